### Die Einstellungen eines Servers auf Deutsch. Begriffe: Einstellung, Server, Gast, Tisch, Bot, Proxy.

default = Voreinstellung

## Was jede Einstellung ist

setting-database = wo alles aufbewahrt wird: { $sqlite }DATEI oder { $postgresql }NUTZER@HOST/NAME
setting-host = Adresse, unter der er erreichbar ist; 127.0.0.1: nur für diesen Rechner, 0.0.0.0: für alle
setting-port = Port, an dem er antwortet; 0: 8000 oder der nächste freie
setting-open_browser = beim Start einen Browser öffnen, wo es einen Bildschirm gibt
setting-processes = Prozesse, die antworten
setting-bots_think = ob Bots neben diesem Server denken; wenn nicht, tut es `ludi think`, hier oder anderswo
setting-bot_workers = Prozesse, in denen Bots denken; 0: einer für zwei Kerne des Rechners
setting-bot_pace = Sekunden zwischen den Zügen der Bots, damit man folgen kann
setting-trusted_proxies = Adressen und Netze der Proxys, denen geglaubt wird, wer fragt und ob über HTTPS
setting-allowed_hosts = Namen, unter denen der Server antwortet; keine: unter allen
setting-most_connections = Verbindungen, die gleichzeitig offen sein dürfen
setting-connections_per_address = davon die von einer Adresse
setting-limit_factor = so viele Male die übliche Zahl an Anfragen darf ein Gast stellen; 0: ohne Grenze
setting-keep_finished_days = Tage, nach denen beendete Tische gelöscht werden; 0: nie
setting-keep_abandoned_days = Tage, nach denen Tische gelöscht werden, an denen niemand weiterspielt; 0: nie
setting-log_format = eine Zeile pro Anfrage, als text oder json, oder none für keine; auto: text, im Terminal aber keine
setting-log_level = was protokolliert wird; info: Anfragen und was schiefgeht; warning, error: nur, was schiefgeht
setting-metrics = unter /metrics sagen, wie es dem Server geht
setting-metrics_networks = Adressen und Netze, die /metrics lesen dürfen, ohne einen Proxy dazwischen
setting-metrics_token = wer das als Bearer-Token schickt, darf /metrics von überall lesen; keins: niemand

## Was schiefgeht

error-setting-text = { $shortest ->
    [one] { $where } nimmt einen Text von mindestens einem Zeichen, nicht „{ $value }“.
   *[other] { $where } nimmt einen Text von mindestens { $shortest } Zeichen, nicht „{ $value }“.
}
error-setting-database =
    { $where } nimmt { $sqlite }DATEI (ein vierter Schrägstrich vor einem Pfad von der Wurzel an) oder
    { $postgresql }NUTZER@HOST/NAME.
error-setting-range = { $where } nimmt eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-setting-number = { $where } nimmt eine Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-setting-switch = { $where } ist an oder aus: true oder false, nicht „{ $value }“.
error-setting-choice = { $where } ist { LIST($choices, join: "or") }, nicht „{ $value }“.
error-setting-networks =
    { $where } nimmt Adressen und Netze wie 10.0.0.7 oder 10.0.0.0/8, mit Kommas dazwischen, nicht
    „{ $value }“.
error-setting-hosts =
    { $where } nimmt Namen wie games.example.org, mit Kommas dazwischen, nicht „{ $value }“.
error-setting-unknown =
    { $where } ist keine Einstellung. Meintest du { LIST($near, join: "or") }?
    `ludi serve --settings` zeigt alle.
error-setting-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }
