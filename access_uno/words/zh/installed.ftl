# 這份遊戲是怎麼來的，以及缺少東西時該怎麼辦。

doctor-installed-clone = 這份遊戲就是原始碼，位於{ $place }。用 git pull 取得最新版本。
doctor-installed-pip = 這份遊戲是用 pip 安裝的，位於{ $place }。要更新，請輸入：{ $newer }
doctor-installed-pipx = 這份遊戲是用 pipx 安裝的。要更新，請輸入：pipx upgrade access-uno
doctor-installed-zip = 這份遊戲來自 zip 檔，位於{ $place }。要更新，請解壓縮新的 zip 檔。
doctor-installed-debian = 這份遊戲是系統的套件，系統也會更新它。
doctor-braille-foreign = { $place }裡有一個叫 braille 的 Python 套件，不是這個遊戲的。{ $remedy }
doctor-voiceover-setting = 要用 VoiceOver 說話，請在 VoiceOver 工具程式的一般頁面，允許以 AppleScript 控制。
doctor-voiceover-permission = macOS 詢問終端機是否可以控制 VoiceOver 時，請同意。
remedy-one = 請輸入：{ $first }
remedy-two = 請輸入：{ $first }，然後輸入：{ $second }
remedy-extract = 請把 zip 檔重新解壓縮到新的資料夾。
remedy-system = 系統的套件管理程式裡有，名稱可能是{ $install }。
braille-foreign = 遊戲不能開始：{ $place }裡有一個叫 braille 的 Python 套件，不是這個遊戲的。{ $remedy }
