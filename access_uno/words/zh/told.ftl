# 哪些事情要說出來，以及可以輸入哪些字來選擇。

command-told = 打開設定，選擇哪些事情要說出來。
typed-told = 播報, 說什麼, 要說什麼
told-menu = 哪些事情要說出來
told-reset = 恢復成全部都說出來
told-reset-done = 現在全部都會說出來。

told-plays = 出牌
told-draws = 抽牌
told-turns = 輪到誰
told-directions = 換方向
# same as: lesson-call
told-calls = 喊 UNO
told-penalties = 罰抽
told-challenges = 質疑
told-scores = 分數
told-people = 誰來了、誰走了
told-talk = 聊天
told-hints = 按鍵提示和警告

told-all = 全部
told-me = 你的
told-before = 你上家的
told-others = 其他人的

told-said = 說出來
told-kept = 只留在紀錄裡
told-never = 完全不說
# 「說出來：你的和你上家的」
told-how = { $how }：{ $whose }
told-same = { $what }：{ $how }

setting-own-turn = { $value ->
    [fits] 輪到你時，先說可以出的牌。
   *[top] 輪到你時，先說最上面的牌。
}
setting-own-turn-ask = 輪到你時，要先說什麼？

## 輸入的句子，例如「別人抽牌不要說」

typed-telling-tell = 說, 講, 報, 告訴我, 說出來, 唸, 念, 留, 留在, 放, 告訴, 說給我聽, 報告
typed-telling-also = 的, 我要, 請, 在, 裡, 只, 和, 把, 時候, 時, 都, 跟, 出來, 什麼, 誰, 每, 有, 人, 了, 關於, 事, 要, 再, 一直, 可以, 嗎, 吧, 啦, 啊, 喔, 輪到我的時候, 輪到我時, 換我的時候
typed-telling-plays = 出牌, 出的牌, 打牌, 出了什麼, 出什麼牌
typed-telling-draws = 抽牌, 抽的牌, 抽了牌, 抽幾張, 抽了幾張
typed-telling-turns = 輪次, 輪到誰, 跳過, 順序
typed-telling-directions = 換方向, 方向, 反轉
typed-telling-calls = 喊uno, 喊 uno, 喊牌, 喊了uno, 喊了 uno
typed-telling-penalties = 罰抽, 罰牌
typed-telling-challenges = 質疑, 提出質疑
typed-telling-scores = 分數, 得分, 積分
typed-telling-people = 人員, 誰來了誰走了, 進出
typed-telling-talk = 聊天, 談話
typed-telling-hints = 提示
typed-telling-everything = 全部, 一切, 所有事情
typed-telling-everyone = 所有人, 大家, 每個人
typed-telling-me = 我, 我的, 自己
typed-telling-before = 上家, 我的上家, 前一位, 前一家
typed-telling-others = 別人, 其他人, 其他玩家, 別家, 對手
typed-telling-said = 一定, 總是, 每次
typed-telling-kept = 紀錄, 歷史
typed-telling-never = 不要, 別, 從不, 不再, 完全不, 不, 永遠不
typed-telling-top-first = 先說最上面的牌, 先說最上面
typed-telling-fits-first = 先說可以出的牌, 先說能出的牌, 先說能出什麼
typed-telling-mute = 靜音, 省略, 隱藏
