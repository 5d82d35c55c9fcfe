# 人的名字

error-name-bare-accent = 名字不能以單獨的附加符號開頭。
