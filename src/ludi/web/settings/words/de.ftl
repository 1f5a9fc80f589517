### Die Einstellungen eines Servers auf Deutsch. Begriffe: Einstellung, Vorgabe, Server, Gast, Tisch, Bot, Proxy.

default = Vorgabe

## Was jede Einstellung ist

setting-database = wo alles aufbewahrt wird: { $sqlite }DATEI oder { $postgresql }NUTZER@HOST/NAME
setting-host = Adresse, unter der der Server erreichbar ist; 127.0.0.1: nur für diesen Rechner, 0.0.0.0: für alle
setting-port = Port, auf dem der Server antwortet; 0: 8000 oder der nächste freie
setting-open_browser = beim Start einen Browser öffnen, sofern es einen Bildschirm gibt
setting-processes = Zahl der Prozesse, die antworten
setting-bots_think = ob Bots neben diesem Server denken; wenn nicht, tut es `ludi think`, hier oder anderswo
setting-bot_workers = Zahl der Prozesse, in denen Bots denken; 0: einer für je zwei Kerne des Rechners
setting-bot_pace = Sekunden zwischen den Zügen der Bots, damit man folgen kann; wer allein mit ihnen spielt, wartet nur auf den ersten
setting-trusted_proxies = Adressen und Netze der Proxys, denen geglaubt wird, wer anfragt und ob über HTTPS
setting-allowed_hosts = Namen, unter denen der Server antwortet; keine: unter allen
setting-most_connections = wie viele Verbindungen gleichzeitig offen sein dürfen
setting-connections_per_address = wie viele davon von derselben Adresse kommen dürfen
setting-limit_factor = das Wievielfache der üblichen Zahl an Anfragen ein Gast stellen darf; 0: ohne Grenze
setting-keep_finished_days = Tage, nach denen beendete Tische gelöscht werden; 0: nie
setting-keep_abandoned_days = Tage, nach denen Tische gelöscht werden, an denen niemand weiterspielt; 0: nie
setting-log_format = eine Zeile pro Anfrage, als text oder json, oder none für keine; auto: text, im Terminal aber keine
setting-log_level = was protokolliert wird; info: Anfragen und was schiefgeht; warning, error: nur, was schiefgeht
setting-metrics = unter /metrics sagen, wie es dem Server geht
setting-metrics_networks = Adressen und Netze, die /metrics lesen dürfen, ohne einen Proxy dazwischen
setting-metrics_token = wer das als Bearer-Token schickt, darf /metrics von überall lesen; keins: niemand

## Was schiefgeht

error-setting-text = { $shortest ->
    [one] { $where } braucht einen Text von mindestens einem Zeichen, nicht „{ $value }“.
   *[other] { $where } braucht einen Text von mindestens { $shortest } Zeichen, nicht „{ $value }“.
}
error-setting-database =
    { $where } braucht { $sqlite }DATEI (mit einem vierten Schrägstrich vor einem absoluten Pfad) oder
    { $postgresql }NUTZER@HOST/NAME.
error-setting-range = { $where } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-setting-number = { $where } braucht eine Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-setting-switch = { $where } ist an oder aus: true oder false, nicht „{ $value }“.
error-setting-choice = { $where } ist { LIST($choices, join: "or") }, nicht „{ $value }“.
error-setting-networks =
    { $where } braucht Adressen und Netze wie 10.0.0.7 oder 10.0.0.0/8, mit Kommas dazwischen, nicht
    „{ $value }“.
error-setting-hosts =
    { $where } braucht Namen wie games.example.org, mit Kommas dazwischen, nicht „{ $value }“.
error-setting-unknown =
    { $where } ist keine Einstellung. Meintest du { LIST($near, join: "or") }?
    `ludi serve --settings` zeigt alle.
error-setting-file = { $trouble ->
    [absent] Die Einstellungsdatei { $path } gibt es nicht.
    [folder] Die Einstellungen lassen sich nicht lesen: { $path } ist ein Ordner, keine Datei.
    [denied] Die Einstellungen in { $path } lassen sich nicht lesen: Die Datei darf nicht gelesen werden.
    [contents] Die Einstellungen in { $path } lassen sich nicht lesen: { $why }
   *[other] Die Einstellungen in { $path } lassen sich nicht lesen.
}
