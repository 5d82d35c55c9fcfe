# 回合進行到一半的局面：紀錄檔可以怎麼寫，又有哪些錯誤。

error-no-position = 還沒翻開第一張牌時，以及兩輪之間，沒有局面可以寫下來。
error-not-catchable = 不能抓{ $seat }：只能抓手上剩一張牌、又沒有喊 UNO 的玩家，而且忘了喊要有懲罰。
error-nobody-finishes = 依這套規則，有人出完牌，這一輪就結束，所以不能寫 finished。
error-not-finished = { $seat }還沒出完牌：出完牌的玩家手上不能有牌，不會再輪到，也只能寫一次。
error-round-is-over = 這麼多人出完了牌，這一輪已經結束了。
error-drawn-elsewhere = { $seat }手上必須有剛抽到的{ CARD($card) }，而且不能有罰抽要回應。
error-penalty-impossible = 以這樣的棄牌堆和手牌，不可能有這樣的罰抽。
error-penalty-incomplete = 罰抽必須有 penalty、penalty-from 和 penalty-then 這三行。
error-no-yes-or-no = 這裡只能寫 yes 或 no，不能寫成{ $text }。
error-no-card-before = penalty-before 這一行要寫顏色、要配的牌或顏色，以及張數，像 red R5 6，不能寫成{ $text }。
usage-position-alone = 選項 --position 不能和 --json 或 --for 一起用。
usage-position-of-one = 選項 --position 只能用一個檔案。
help-option-position = 輸出一份新的紀錄檔，從原來的紀錄結束的地方接著玩。
