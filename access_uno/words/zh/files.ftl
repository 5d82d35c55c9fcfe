# 資料夾和檔案

no-home = 這裡沒有可以放設定和存檔的資料夾。請把 ACCESS_UNO_HOME 設成可以放這些檔案的資料夾。
command-broke = 程式內部出了錯；錯誤的內容寫在檔案{ $path }裡。
