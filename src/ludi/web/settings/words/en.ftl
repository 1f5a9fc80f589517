### The settings of a server in English, for whoever runs one. Terms: setting, server, guest, table, bot, proxy.

default = default

## What each setting is

setting-database = where everything is kept: { $sqlite }FILE or { $postgresql }USER@HOST/NAME
setting-host = address to listen on; 127.0.0.1: this machine only, 0.0.0.0: everybody
setting-port = port to listen on; 0: 8000, or the next one free
setting-open_browser = open a browser at the start, where there is a screen
setting-processes = processes that answer people’s requests
setting-bots_think = whether bots think alongside this server; if not, `ludi think` does it, here or elsewhere
setting-bot_workers = processes in which bots think; 0: one for every two cores of the machine
setting-bot_pace = seconds between what bots do, so that people can follow; who is alone with bots waits only before the first
setting-trusted_proxies =
    addresses and networks of proxies that are trusted to say who asks, and whether by HTTPS
setting-allowed_hosts = names under which the server answers; none: under any
setting-most_connections = connections that may be open at once
setting-connections_per_address = how many of these may come from one address
setting-limit_factor = how many times the usual number of requests a guest may send; 0: no limit
setting-keep_finished_days = days after which finished tables are deleted; 0: never
setting-keep_abandoned_days = days after which tables that nobody goes on with are deleted; 0: never
setting-log_format = a line for every request, as text or json, or none; auto: text, but none at a terminal
setting-log_level = what is logged; info: requests and what goes wrong; warning, error: only what goes wrong
setting-metrics = show at /metrics how the server is doing
setting-metrics_networks = addresses and networks that may read /metrics, without a proxy in between
setting-metrics_token = whoever sends this as a bearer token may read /metrics from anywhere; none: nobody may

## What goes wrong

error-setting-text = { $shortest ->
    [one] { $where } takes text of 1 or more characters, not “{ $value }”.
   *[other] { $where } takes text of { $shortest } or more characters, not “{ $value }”.
}
error-setting-database =
    { $where } takes { $sqlite }FILE (a fourth slash before a path from the root) or
    { $postgresql }USER@HOST/NAME.
error-setting-range = { $where } takes a whole number from { $low } to { $high }, not “{ $value }”.
error-setting-number = { $where } takes a number from { $low } to { $high }, not “{ $value }”.
error-setting-switch = { $where } is either on or off: true or false, not “{ $value }”.
error-setting-choice = { $where } is { LIST($choices, join: "or") }, not “{ $value }”.
error-setting-networks =
    { $where } takes addresses and networks such as 10.0.0.7 or 10.0.0.0/8, with commas between them,
    not “{ $value }”.
error-setting-hosts =
    { $where } takes names such as games.example.org, with commas between them, not “{ $value }”.
error-setting-unknown =
    { $where } is not a setting. Did you mean { LIST($near, join: "or") }? `ludi serve --settings` shows all.
error-setting-file = { $trouble ->
    [absent] The settings file { $path } does not exist.
    [folder] The settings cannot be read: { $path } is a folder, not a file.
    [denied] The settings in { $path } cannot be read: permission is missing.
    [contents] The settings in { $path } cannot be read: { $why }
   *[other] The settings in { $path } cannot be read.
}
