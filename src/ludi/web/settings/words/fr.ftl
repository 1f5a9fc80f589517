### Les réglages d’un serveur en français. Termes : réglage, serveur, invité, table, robot, mandataire.

default = par défaut

## Ce qu’est chaque réglage

setting-database = où tout est gardé : { $sqlite }FICHIER ou { $postgresql }UTILISATEUR@HÔTE/NOM
setting-host = adresse d’écoute ; 127.0.0.1 : pour cette machine seule, 0.0.0.0 : pour tout le monde
setting-port = port d’écoute ; 0 : 8000, ou le prochain qui est libre
setting-open_browser = ouvrir un navigateur au démarrage, s’il y a un écran
setting-processes = nombre de processus qui répondent aux requêtes
setting-bots_think = faire réfléchir les robots à côté de ce serveur ; sinon, c’est `ludi think` qui le fait, ici ou ailleurs
setting-bot_workers = nombre de processus où réfléchissent les robots ; 0 : un pour deux cœurs de la machine
setting-bot_pace = secondes entre les coups des robots, pour qu’on puisse suivre ; qui joue seul contre eux n’attend que le premier
setting-trusted_proxies = adresses et réseaux des mandataires (proxys) de confiance : on les croit quand ils disent de qui vient une requête, et si elle est en HTTPS
setting-allowed_hosts = noms sous lesquels le serveur répond ; aucun : sous tous
setting-most_connections = nombre de connexions qui peuvent être ouvertes en même temps
setting-connections_per_address = nombre de connexions qu’une même adresse peut ouvrir en même temps
setting-limit_factor = multiplie le nombre habituel de requêtes permises à un invité ; 0 : sans limite
setting-keep_finished_days = jours après lesquels les tables finies sont supprimées ; 0 : jamais
setting-keep_abandoned_days = jours après lesquels sont supprimées les tables que personne ne continue ; 0 : jamais
setting-log_format = une ligne par requête, text ou json, ou none pour aucune ; auto : text, mais aucune dans un terminal
setting-log_level = ce qui est noté dans le journal ; info : les requêtes et ce qui va mal ; warning, error : seulement ce qui va mal
setting-metrics = publier l’état du serveur à l’adresse /metrics
setting-metrics_networks = adresses et réseaux qui peuvent lire /metrics, sans mandataire entre les deux
setting-metrics_token = qui envoie ce jeton (bearer) peut lire /metrics de partout ; aucun : personne

## Ce qui ne va pas

error-setting-text = { $shortest ->
    [one] { $where } prend un texte d’au moins { $shortest } caractère, pas « { $value } ».
   *[other] { $where } prend un texte d’au moins { $shortest } caractères, pas « { $value } ».
}
error-setting-database =
    { $where } prend { $sqlite }FICHIER (une quatrième barre devant un chemin depuis la racine) ou
    { $postgresql }UTILISATEUR@HÔTE/NOM.
error-setting-range = { $where } prend un nombre entier entre { $low } et { $high }, pas « { $value } ».
error-setting-number = { $where } prend un nombre entre { $low } et { $high }, pas « { $value } ».
error-setting-switch = { $where } est actif ou non : true ou false, pas « { $value } ».
error-setting-choice = { $where } vaut { LIST($choices, join: "or") }, pas « { $value } ».
error-setting-networks =
    { $where } prend des adresses et des réseaux comme 10.0.0.7 ou 10.0.0.0/8, séparés par des virgules,
    pas « { $value } ».
error-setting-hosts =
    { $where } prend des noms comme games.example.org, séparés par des virgules, pas « { $value } ».
error-setting-unknown =
    { $where } n’est pas un réglage. Vouliez-vous dire { LIST($near, join: "or") } ?
    `ludi serve --settings` les montre tous.
error-setting-file = { $trouble ->
    [absent] Le fichier de réglages { $path } n’existe pas.
    [folder] Les réglages ne se lisent pas : { $path } est un dossier, et non un fichier.
    [denied] Les réglages du fichier { $path } ne se lisent pas : il n’est pas permis de le lire.
    [contents] Les réglages du fichier { $path } ne se lisent pas : { $why }
   *[other] Les réglages du fichier { $path } ne se lisent pas.
}
