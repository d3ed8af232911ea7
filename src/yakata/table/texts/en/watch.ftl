# The page for whoever runs the server.

how-well = well
how-trouble = in trouble
watch-now = Now
watch-tables-waiting = tables that wait for people
watch-tables-playing = tables where a game is played
watch-tables-over = tables whose game is over
watch-sockets = open sockets
watch-bots = bots that remember a game
watch-queue = waiting to be written or thought about
watch-memory = memory of the server’s own process
watch-database = database
watch-since = running since
watch-times = How fast
watch-moves-person = moves of people
watch-moves-bot = moves of bots
watch-requests = requests answered with { $status }
watch-count = how many
watch-half = half of them within
watch-slow = 99 of 100 within
watch-services = Services
watch-how = how
watch-failures = failures
watch-last = the last one
watch-at = when
watch-more = Tables are those in memory; times are of the last two thousand. /metrics has the same for programs. The page looks again by itself.
