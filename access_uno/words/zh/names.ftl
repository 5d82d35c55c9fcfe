# 人的名字

error-name-bare-accent = 名字開頭的附加符號，前面必須有字母。
