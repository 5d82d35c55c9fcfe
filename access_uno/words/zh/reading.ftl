# 長篇文字：標題與搜尋。

reader-help-headings = { $next-heading }或{ $page-down }到下一個標題，{ $previous-heading }或{ $page-up }到上一個標題，{ $headings }會列出所有標題。
reader-help-search = { $search }搜尋字詞，{ $next-hit }到下一個符合的地方，{ $previous-hit }到上一個。
reader-help-typed-search = 要搜尋，請輸入搜尋兩個字，後面加要找的字詞；接著可以輸入找下一個或找上一個。
reader-help-typed-headings = 可以輸入下一個標題或上一個標題；要選擇標題，請輸入標題清單。
reader-how = 下一段：{ $next }。其他按鍵：{ $help }。
reader-how-typed = 下一段：Enter 鍵。其他指令：輸入說明。
reader-headings = 要到哪一個標題？
reader-no-headings = 這篇文字沒有標題。
reader-no-heading-after = 後面沒有標題了。
reader-no-heading-before = 前面沒有標題了。
reader-search-ask = 要搜尋什麼字詞？
reader-nothing-searched = 還沒有搜尋過任何字詞。
reader-not-found = 這篇文字裡沒有{ $text }。
reader-from-start = 從頭再找。
reader-from-end = 從結尾再找。
typed-reader-heading = 下一個標題, 標題, 下個標題, 下一章, 下一節, 下一篇, 下一個章節, 下個章節, 到下一個標題, 跳到下一個標題, 跳下一個標題, 跳到下一章
typed-reader-heading-before = 上一個標題, 上個標題, 前一個標題, 上一章, 上一節, 前一章, 上一個章節, 回上一個標題, 回到上一個標題, 跳到上一個標題
typed-reader-headings = 標題清單, 目錄, 所有標題, 有哪些標題, 列出標題, 標題列表, 章節, 所有章節, 有哪些章節, 大綱, 看目錄, 看標題
typed-reader-search = 搜尋, 尋找, 找一下, 幫我找, 我要找, 查詢, 查找, 查, 搜索, 找
typed-reader-hit = 找下一個, 下一個符合, 繼續搜尋, 下一個結果, 下一筆, 再找, 再找一次, 再找一個, 繼續找, 往下找, 往後找, 下一處
typed-reader-hit-before = 找上一個, 上一個符合, 上一個結果, 上一筆, 往上找, 往前找, 往回找, 上一處
