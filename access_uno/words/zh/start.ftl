## The first start, and the first game

first-language-typed = 使用繁體中文，請輸入{ $number }再按 Enter 鍵。
first-terminal-sounding = 由螢幕報讀軟體朗讀，加上音效。
first-terminal-silent = 由螢幕報讀軟體朗讀，沒有音效。
start-first = 新手的第一場遊戲
first-name-ask = 你叫什麼名字？輸入後按{ $take }。
