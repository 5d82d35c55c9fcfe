# 人的名字

error-name-bare-accent = 名字不能以前面沒有字母的附加符號開頭。
