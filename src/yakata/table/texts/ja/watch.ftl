# サーバーを動かす人のためのページ

how-well = 順調
how-trouble = 不調
watch-now = いま
watch-tables-waiting = 人を待っている卓
watch-tables-playing = 対局中の卓
watch-tables-over = 終わった卓
watch-sockets = 開いているソケット
watch-bots = 対局を覚えているボット
watch-queue = 書きこみと思考の待ち
watch-memory = サーバー本体のメモリ
watch-database = データベース
watch-since = 起動
watch-times = 速さ
watch-moves-person = 人の手
watch-moves-bot = ボットの手
watch-requests = { $status }で答えたリクエスト
watch-count = 回数
watch-half = 半数がこれ以内
watch-slow = 100のうち99がこれ以内
watch-services = サービス
watch-how = 状態
watch-failures = 失敗
watch-last = 最後の失敗
watch-at = 時刻
watch-more = 卓はメモリにあるものだけ、時間は最近の2000回。/metricsには、同じものがプログラム向けにある。このページはひとりでに読み直される。
