### Les pages en français. Termes : table, place, partie, coup, annuler (un coup), robot, oracle, analyse, revoir,
### graine, empreinte. « Main » ne se dit que des cartes. On dit « vous », sans accorder au masculin.

site = Ludi Romani
claim = Des jeux de société romains, entre amis ou contre des robots qui ne trichent jamais.
skip = Aller au contenu
home = Tous les jeux
language = Langue

## La page d’accueil

you-are = Vous êtes { $name }
your-name = Votre nom
rename = Changer de nom
players = { $fewest } à { $most } joueurs
players-same = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
play-now = Jouer
play-now-of = Jouer à { $game } tout de suite, contre un robot
new-table = Nouvelle table
new-table-of = Nouvelle table { ELIDE("de", $game) }, pour inviter d’autres personnes
rules = Règles
rules-of = Les règles { ELIDE("de", $game) }
own-tables = Vos tables
finished-tables = Vos parties finies
open-tables = Tables publiques
no-tables = Il n’y en a pas pour le moment. Ouvrez-en une !
people = { LIST($names) }
against = contre { LIST($names) }
level-called = { $name } ({ $level })
status-waiting = { $free ->
    [0] va commencer
    [one] attend des joueurs · { $free } place libre
   *[other] attend des joueurs · { $free } places libres
}
status-playing = en cours
status-over = terminée
status-resigned = finie par abandon
status-agreed = arrêtée d’un commun accord
status-abandoned = arrêtée sans résultat
status-closed = fermée
result-won = { $by_points ->
    [no] gagnée
   *[yes] gagnée { $own } à { $other }
}
result-lost = { $by_points ->
    [no] perdue
   *[yes] perdue { $own } à { $other }
}
result-shared = nulle, { $own } à { $other }
result-nobody = sans vainqueur, { $own } à { $other }
result-resigned-won = gagnée par abandon
result-resigned-lost = perdue par abandon
result-among-won = gagnée · { $score }
result-among-shared = victoire partagée · { $score }
result-among = { $place ->
    [1] { $place }er
   *[other] { $place }e
} sur { $among } · { $score }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
ago-months = { $count ->
    [one] il y a un mois
   *[other] il y a { $count } mois
}
ago-years = { $count ->
    [one] il y a un an
   *[other] il y a { $count } ans
}

## Avant le début

invite = Invitez avec ce lien
copy = Copier
copied = Copié.
copy-by-hand = Le navigateur ne permet pas de copier. C’est sélectionné ici, à copier à la main :
seats = Places
seat-open = libre
bot-called = { $name } (robot)
you-called = { $name } (vous)
sit = S’asseoir ici
take-seat = Prendre place
fill = Compléter avec des robots
range = entre { $low } et { $high }
range-refused = Choisissez un nombre entier, entre { $low } et { $high }.
stand = Quitter la place
clear = Libérer la place
seat-bot = Asseoir un robot
change-bot = Changer de robot
level-open = Force du robot à la place { $number }
level-bot = { $name } : force du robot
seats-of = { $game } – combien de joueurs
level-of = { $game } – force des robots
bot-tiro = Tiro – débutant
    .short = Tiro
bot-miles = Miles – amateur
    .short = Miles
bot-optio = Optio – solide
    .short = Optio
bot-centurio = Centurio – fort
    .short = Centurio
bot-legatus = Legatus – notre meilleur
    .short = Legatus
bot-random = joue au hasard
    .short = joue au hasard
bot-heuristic = joue selon des règles simples
    .short = joue selon des règles simples
settings = Réglages
how-many = Nombre de places
clock = Temps par coup
clock-value = { $unit ->
    [none] sans limite
    [minutes] { $time } min
   *[seconds] { $time } s
}
clock-here = { $unit ->
    [none] Le temps par coup n’est pas limité.
    [minutes] Temps par coup : { $time } min
   *[seconds] Temps par coup : { $time } s
}
advice = L’oracle peut être consulté
advice-value = { $advice ->
    [bots] seulement contre des robots
    [always] toujours
   *[never] jamais
}
advice-here = { $advice ->
    [bots] L’oracle ne peut être consulté que contre des robots.
    [always] L’oracle peut toujours être consulté.
   *[never] L’oracle ne peut pas être consulté.
}
public = Table publique : annoncée sur la page d’accueil
private = Table privée : on n’y vient qu’avec ce lien
apply = Appliquer
saved = Enregistré.
start = Commencer la partie
start-when = La partie peut commencer dès que toutes les places sont prises.
clear-confirm = Retirer sa place à { $name } ?
unseated = { $by ->
    [you] Vous avez quitté votre place.
   *[host] { $name } a libéré votre place.
}
host-starts = { $name } choisit les réglages et lance la partie.
options-here = Options en vigueur

## Pendant la partie

your-turn = À vous
turn-of = { $count ->
    [one] À { LIST($names) } de jouer
   *[other] { LIST($names) } doivent jouer
}
choices = Ce que vous pouvez faire
undo = Annuler le coup
log = Ce qui s’est passé
chat = Discussion
say = Message
send = Envoyer
no-chat = Personne n’a encore rien dit.
spectator = Vous regardez.
absent = { $name } n’est pas là pour le moment. Au bout d’une minute, un robot prendra le relais.
away = { $why ->
    [clock] { $name } a dépassé son temps ; un robot joue en attendant son retour.
   *[absent] { $name } n’est plus là ; un robot joue en attendant son retour.
}
you-away = { $why ->
    [clock] Votre temps est écoulé ; un robot joue pour vous.
   *[absent] Vous n’étiez plus là ; un robot joue pour vous.
}
take-back-seat = Me revoilà : je reprends

## Arrêter avant la fin

resign = Abandonner
question-head-resign = Abandonner ?
question-means-resign = { $outcome ->
    [lost] La partie s’arrête aussitôt, et { LIST($names) } gagne. Vous ne pourrez pas revenir en arrière.
    [goes_on]
        Un robot joue à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre, ni gagner la partie.
   *[ends]
        Plus personne d’autre ne joue ici : la partie s’arrête aussitôt, sans résultat. Vous ne pourrez pas
        revenir en arrière.
}
question-yes-resign = Abandonner
resigned = abandon
bot-for-good = Vous avez abandonné : un robot joue à votre place.
offer-end = { $alone ->
    [yes] Arrêter la partie
   *[no] Proposer d’arrêter la partie
}
offer-later = Vous avez proposé d’arrêter la partie. Vous pourrez le refaire après votre prochain coup.
question-head-offer = { $outcome ->
    [ends] Arrêter la partie ?
   *[asks] Proposer d’arrêter la partie ?
}
question-means-offer = { $outcome ->
    [ends] La partie s’arrête aussitôt, sans résultat : personne ne gagne. Vous ne pourrez pas revenir en arrière.
   *[asks]
        { $count ->
            [one] Si { LIST($names) } accepte
           *[other] Si { LIST($names) } acceptent
        }, la partie s’arrête sans résultat. La proposition tient tant que personne ne la refuse, et jusqu’à ce
        que vous ayez continué à jouer, et quelqu’un qui ne l’a pas acceptée aussi. Vous pourrez la refaire
        après votre prochain coup.
}
question-yes-offer = { $outcome ->
    [ends] Arrêter la partie
   *[asks] Proposer
}
play-on-after-all = Continuer à jouer
offer-of = { $name } propose d’arrêter la partie sans résultat.
offer-own = Vous proposez d’arrêter la partie sans résultat. La réponse est à { LIST($names) }.
offer-agreed = Vous acceptez d’arrêter la partie. La réponse est à { LIST($names) }.
agree = Accepter
decline = Refuser
withdraw = Retirer
connection-lost = La connexion est perdue ; nouvel essai…
not-sent = Le serveur n’a rien reçu. Essayez encore une fois.
sound = Son
volume = Volume
speed = Mouvement
speed-steps = Pas à pas
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-instant = Aucun
around = Autour de la table
tab-seats = Joueurs
tab-log = Journal
tab-chat = Discussion
tab-more = Plus
close = Fermer
you = vous
more = Plus
keys = Touches : 1 à 9 pour choisir, flèches pour passer d’un choix à l’autre, Entrée pour jouer.
board = La table
to-move = doit jouer
winner = gagne
not-here = n’est pas là
bot-plays = un robot joue

## Ce que le journal dit en plus de la partie

note-clock = { $name } a dépassé son temps : un robot joue à sa place.
note-absent = { $name } n’est plus là : un robot joue à sa place.
note-back = { $name } est de retour et reprend la partie.
note-undone = { $name } annule son dernier coup.
note-advised = { $name } consulte l’oracle.
note-resigned = { $name } a abandonné.
note-stopped = { $name } a arrêté la partie.
note-offered = { $name } propose d’arrêter la partie sans résultat.
note-agreed = { $name } accepte d’arrêter la partie.
note-declined = { $name } refuse : la partie continue.
note-withdrawn = { $name } retire sa proposition : la partie continue.
note-lapsed = La partie a continué : { $name } ne propose plus de l’arrêter.

## L’oracle

ask-oracle = Consulter l’oracle
oracle-thinks = L’oracle réfléchit… La première fois, cela peut prendre une minute.
oracle-says = L’avis de l’oracle
oracle-close = Fermer l’avis
oracle-first = le coup de notre meilleur robot
oracle-chance = { $chance } % de chances de gagner (entre { $low } % et { $high } %)
oracle-how =
    Les chances sont estimées sur des milliers de suites possibles, jouées rapidement ; notre meilleur
    robot peut en juger mieux. L’oracle ne sait que ce que vous savez, et tout le monde apprend que
    vous l’avez consulté. Un clic joue le coup.

## L’analyse

review = Analyser la partie
    .short = Analyse
review-tells = { $cause ->
    [luck-without-luck]
        L’analyse montre quelles décisions ont coûté des chances de gagner, et ce qui aurait été mieux. Cela
        prend une minute au plus.
   *[luck]
        L’analyse distingue l’habileté de la chance : quelles décisions ont coûté des chances de gagner, ce qui
        aurait été mieux, et la part de la chance. Cela prend une minute au plus.
}
review-unit = En points de pourcentage de la chance de gagner.
review-of = { $game } – l’analyse
review-how =
    L’oracle continue la partie à partir de chaque moment, des milliers de fois, et compare chaque
    décision à la meilleure. Cela prend jusqu’à une minute, une seule fois.
review-working = L’oracle examine la partie…
review-waits = L’oracle se prépare. Il examine une partie après l’autre : d’autres passent peut-être avant.
review-stay = Inutile d’attendre ici : l’analyse se fait toute seule, et vous la retrouverez à la table.
review-progress = Progression : { $percent } %
review-curve = Les chances de gagner
review-curve-how =
    Toutes cartes visibles, d’après { $games } parties à chaque moment ; la bande montre où se trouvent les
    chances dans 95 cas sur 100. Les numéros renvoient aux tournants ci-dessous.
review-table = La courbe en tableau
review-moment = Action
review-chance = { $chance } % ({ $low }–{ $high })
review-turns = Tournants
review-no-turns = Il n’y en a pas eu.
review-turn = { $name } : { $before } % → { $after } %
review-change = { $way ->
    [gained] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [lost] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[same] 0
}
review-cause = { $cause ->
    [decision] une décision
    [both] une décision et le hasard
    [both-without-luck] une décision et de l’imprévu
    [luck-without-luck] imprévu
   *[luck] hasard
}
review-by-bot = { $name } (un robot à sa place)
review-better = { $name } a choisi « { $played } » ({ $chance } %). Mieux : « { $best } » ({ $best_chance } %).
review-see = Voir ce moment
review-see-number = Voir le tournant { $number }
review-see-worst = Voir la plus mauvaise décision { ELIDE("de", $name) }
review-people = { $cause ->
    [luck-without-luck] Habileté
   *[luck] Hasard et habileté
}
review-own = Ses erreurs
review-others = Erreurs des autres
review-rest = { $cause ->
    [luck-without-luck] Imprévu
   *[luck] Hasard
}
review-mistakes = { $decisions ->
    [one] { $count } sur { $decisions } décision
   *[other] { $count } sur { $decisions } décisions
}
review-worst = Plus mauvaise décision
review-explained = { $cause ->
    [luck-without-luck]
        En points de pourcentage de chances de gagner ; leur somme donne l’écart entre le début et la fin. Une décision
        ne compte comme erreur que si autre chose valait mieux sans aucun doute. L’imprévu est tout le
        reste : dans ce jeu, rien n’est laissé au hasard, mais les chances sont estimées en continuant
        la partie.
   *[luck]
        En points de pourcentage de chances de gagner ; leur somme donne l’écart entre le début et la fin. Une décision
        est jugée d’après ce qu’on pouvait savoir à cette place, et ne compte comme erreur que si autre
        chose valait mieux sans aucun doute. Le hasard est tout le reste : dés, tirages, et ce qui était
        caché.
}

## Après la fin

won = { LIST($names) } gagne.
you-won = Vous gagnez !
shared = { LIST($names) } se partagent la victoire.
nobody-won = Personne ne gagne.
ended-agreed = La partie s’est arrêtée d’un commun accord, sans résultat.
ended-abandoned = La partie s’est arrêtée sans résultat.
ended-by-you-resigned = Vous avez abandonné.
ended-by-you-stopped = Vous l’avez arrêtée.
resigned-cannot-win = { $count ->
    [one] { LIST($names) } a abandonné et ne peut pas gagner.
   *[other] { LIST($names) } ont abandonné et ne peuvent pas gagner.
}
points-of = { $name } : { $points }
closed = L’administration de ce serveur a fermé la table. Personne n’a gagné.
actions = Ce qui a été joué
no-actions = Personne n’avait encore joué.
action-of = { $name } : { $action }
rematch = Revanche
to-rematch = Aller à la revanche
share = Partager
share-text = { $game } : { $result }
share-told = Le résultat et le lien pour revoir la partie sont copiés.
record = Télécharger la partie
verify = Vérifier la partie

## Revoir une partie

result = Résultat
replay = Revoir la partie
    .short = Revoir
replay-of = { $game } – revoir la partie
replay-more = Partager, ou rejouer à partir d’ici
story-next = Continuer
story-skip = Passer
moment = Moment de la partie
to-first = Au début
to-before = Un pas en arrière
to-next = Un pas en avant
to-last = À la fin
run = Laisser défiler
pause = Pause
seen-by = Vue par
sight-open = tous, cartes visibles
sight-table = le public
copy-link = Copier le lien de ce moment
to-table = Aller à la table
play-on-as = Place à reprendre à partir d’ici
play-on = Continuer contre des robots

## Un hasard vérifiable

fair = Hasard vérifiable
fair-means =
    Dés et tirages découlent tous d’un nombre, la graine, tiré avant le premier coup. Son empreinte figure ici
    dès le début, la graine elle-même à la fin : chacun peut ainsi vérifier que personne n’a rien changé, pas
    même nous.
fair-hash = Le hasard a été fixé avant le premier coup. L’empreinte de sa graine :
fair-seed = La graine :
verified =
    Chaque action est permise, et chaque tirage découle de la graine : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }.
verify-how =
    Le serveur a rejoué la partie depuis son premier tirage. Ne nous croyez pas sur parole :
    téléchargez la partie et lancez :

## Leçons

learn = Apprendre
learn-of = Apprendre à jouer à { $game } en quelques minutes
lesson-of = { $game } – une leçon
teacher = Le maître
step-at = Étape { $number } sur { $last }
step-on = Continuer
step-back = Retour
not-this = Ce n’est pas ça. Essayez encore.
first-game = Jouer une première partie contre un robot facile

## Ce que les pièces disent d’elles-mêmes

ruling-on = En vigueur ici : { $words }
its-rules = Dans les règles

## Soi-même

me = Vous
carry = Continuer sur un autre appareil
carry-how = Un code sert une seule fois et reste valable dix minutes. Sur l’autre appareil, ouvrez cette page et tapez-le.
new-code = Créer un code
your-code = Votre code : { $code }
enter-code = Taper un code d’un autre appareil
use-code = Utiliser le code
bots-of-yours = Un robot à vous
bots-how = Un programme peut prendre place par l’API, avec un jeton montré une seule fois.
new-token = Créer un jeton

## Ce qui ne va pas

wrong = Cela n’a pas fonctionné
go-back = Retour

error-page-missing = Cette page n’existe pas.
error-table-missing = Cette table n’existe pas.

error-guest-unknown = Dites qui vous êtes : par le cookie d’une page, ou par un jeton.
error-guest-forged = Le formulaire n’est plus valable ; rechargez la page.
error-guest-name = Un nom compte de 1 à { $most } lettres ou signes, sans retour à la ligne ni rien de caché.
error-guest-code = Ce code est faux, déjà utilisé ou trop ancien.
error-guest-banned =
    L’administration de ce serveur vous a retiré le droit de jouer : vous pouvez seulement regarder.
error-guest-banned_until =
    L’administration de ce serveur vous a retiré le droit de jouer jusqu’au { $until } (UTC) : d’ici
    là, vous pouvez seulement regarder.
error-guest-muted =
    L’administration de ce serveur vous a retiré l’accès à la discussion ; vous pouvez continuer à jouer.
error-guest-missing =
    Il n’y a pas d’invité { $who }, et ce n’est pas une adresse. `ludi admin people` trouve les invités.

error-table-host_only = Seule la personne qui a ouvert la table peut le faire.
error-table-not_yours = Vous n’avez pas de place à cette table.
error-table-seat_taken = Cette place est prise par { $name }.
error-table-no_seat = Il n’y a pas de place { $seat } ; la dernière est la place { $last }.
error-table-started = La partie a commencé.
error-table-not_started = La partie n’a pas encore commencé.
error-table-at_the_end = La partie est déjà terminée à ce moment-là ; choisissez-en un autre, plus tôt.
error-table-not_over = La partie n’est pas encore finie.
error-table-open_seats = Des places sont encore libres : faites-y asseoir quelqu’un, ou un robot.
error-table-hurry = D’autres jouent aussi ici : les robots gardent le rythme pour tous.
error-table-nobody = Il faut au moins une personne pour jouer ; il n’y a que des robots.
error-table-stale = La table a changé entre-temps ; regardez à nouveau.
error-table-future = La table en est à la version { $present }, pas encore à la version { $version }.
error-table-older_rules =
    Cette partie a commencé avec d’anciennes règles du jeu : elle ne peut ni continuer, ni être montrée
    sur le plateau. Ce qui a été joué peut être lu et téléchargé.
error-table-newer_rules =
    Cette partie a commencé avec des règles du jeu plus récentes que celles que connaît ce serveur.
error-table-not_away = Personne ne joue à votre place.
error-table-away = Un robot joue pour vous ; reprenez d’abord votre place.
error-table-clock =
    Le temps par coup, en secondes, vaut { LIST($clocks, join: "or") } ; 0 veut dire sans limite.
error-table-advice = L’oracle peut être consulté : { LIST($values, join: "or") }.
error-table-full =
    Il s’est passé tant de choses à cette table, coups et messages (au moins { $most }), qu’on ne peut
    plus rien y dire ni annuler.
error-table-closed = L’administration de ce serveur a fermé la table ; personne n’a gagné.
error-table-resigned = Vous avez abandonné ; un robot joue à votre place.
error-table-offered = { $name } a déjà proposé d’arrêter la partie : acceptez ou refusez.
error-table-offer_again = Vous avez déjà proposé d’arrêter la partie ; vous pourrez le refaire après votre prochain coup.
error-table-no_offer = Cette proposition d’arrêter la partie ne tient plus.
error-table-ended = La table { $table } est déjà terminée.
error-chat-text = Un message compte de 1 à { $most } lettres ou signes.

error-oracle-forbidden = À cette table, l’oracle ne peut pas être consulté.
error-oracle-not_asked = L’oracle ne répond que quand vous avez quelque chose à décider.
error-oracle-busy = L’oracle est très demandé ; consultez-le de nouveau dans { $seconds } s.
error-oracle-unfinished = Cette partie n’a pas été jouée jusqu’au bout ; seule une partie terminée peut être analysée.

error-key-length = Une clé compte de 8 à 64 lettres, chiffres, tirets ou soulignés.
error-key-used =
    Cette clé a déjà servi, à quelqu’un d’autre ou il y a longtemps ; prenez-en une nouvelle pour
    chaque action.

error-limit-rate = Trop de demandes à la fois ; attendez { $seconds } s.
error-limit-busy = Le serveur est très demandé en ce moment ; réessayez dans { $seconds } s.
error-limit-size = L’envoi est trop volumineux : { $most } octets au plus.
error-limit-streams =
    Trop de pages de la même table sont ouvertes ; fermez-en une et attendez { $seconds } s.
error-limit-all_streams = Trop de pages sont ouvertes à la fois ; fermez-en quelques-unes.
error-limit-connections = Trop de connexions sont ouvertes ; réessayez dans { $seconds } s.
error-limit-time = La requête a mis trop de temps à arriver ; renvoyez-la.
error-limit-head = Les en-têtes de la requête sont trop longs : { $most } octets au plus.
error-limit-tables = Trop de tables à la fois : { $most } au plus.

error-database-away =
    Le serveur n’a pas accès à ses données pour le moment. Rien de ce qu’il avait confirmé n’est perdu ;
    réessayez dans un instant.
error-database-newer =
    La base de données a été mise à jour par une version plus récente de Ludi Romani (étape { $found } ;
    cette version connaît les étapes jusqu’à { $known }). Démarrez cette version plus récente, ou
    restaurez une sauvegarde antérieure.
error-database-older =
    La base de données en est à l’étape { $found } ; cette version demande l’étape { $needed }. Démarrez
    une fois le serveur : il la met à jour.
error-database-none = Il n’y a pas de base de données de Ludi Romani à { $database }.
error-database-unreachable = La base de données ne s’ouvre pas : { $why }
error-database-in_use = Un serveur tourne sur cette base de données ; arrêtez-le d’abord.
error-database-not_empty =
    La base de données n’est pas vide (tables : { $tables }, invités : { $guests }). Restaurez dans une
    base vide, ou ajoutez --replace, qui efface tout ce qui y est.

error-backup-foreign = { $path } n’est pas une sauvegarde de Ludi Romani.
error-backup-damaged = Le fichier { $path } est abîmé ; rien n’a été changé. Prenez une autre sauvegarde.
error-backup-newer =
    Le fichier { $path } vient d’une version plus récente de Ludi Romani ({ $program }) ; restaurez-le
    avec cette version.
error-backup-file = { $why ->
    [absent] Le fichier { $path } n’existe pas.
    [folder] { $path } est un dossier, pas un fichier.
    [denied] { $path } : vous n’avez pas le droit de lire ou d’écrire à cet endroit.
    [full] Le fichier { $path } ne peut pas être écrit : le disque est plein.
   *[other] Le fichier { $path } ne peut être ni lu ni écrit.
}

error-server-broken =
    Une erreur s’est produite de notre côté. La table est comme avant. L’administration du serveur en
    trouvera la trace sous { $request }.

error-input-wrong = { $field } n’est pas valable ; le document { $document } dit ce qu’il faut.
error-input-missing = { $field } manque.
error-input-extra = { $field } est inconnu ici.
error-input-json = Le corps n’est pas du JSON.
error-input-form = Le formulaire est illisible ; rechargez la page.
error-input-type = Ce qu’on envoie ici doit avoir le Content-Type { $right }.
error-input-method = Cette adresse ne permet pas cela ; elle accepte { $methods }.
error-input-http = Le serveur ne comprend pas cette requête.
error-host-wrong = L’en-tête Host doit nommer un seul hôte, comme example.org.
error-host-unknown = Ce serveur ne s’appelle pas « { $host } ».
error-proxy-address =
    Un mandataire de confiance est une adresse ou un réseau, comme 10.0.0.7 ou 10.0.0.0/8, et non
    « { $found } ».
