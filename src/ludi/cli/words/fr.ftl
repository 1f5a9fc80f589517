### La ligne de commande en français. Termes : jeu, partie, place, personne, robot, graine (du hasard), donne,
### enregistrer, analyse, coup, annuler.

## Ce qu’on peut taper pendant une partie : le premier mot est montré, les autres sont compris aussi

command-board = plateau
command-rules = règles
command-hint = conseil
command-undo = annuler
command-log = journal
command-all = tout
command-save = enregistrer
command-discards = défausse
command-quit = quitter
command-analyse = analyser analyse
command-help = aide
command-yes = oui o
command-no = non n
switch-on = oui
switch-off = non

## Le lecteur d’arguments

argparse-usage = usage :
argparse-options = options :
argparse-arguments = arguments :
argparse-help = afficher cette aide et quitter
argparse-error = { $prog } : erreur : { $message }
argparse-argument = argument { $argument } : { $message }
argparse-required = il manque : { $what }
argparse-see_help = { $command } donne la liste.
argparse-unknown = arguments inconnus : { $what }
argparse-one = demande une valeur
argparse-at_most_one = prend une valeur au plus
argparse-at_least_one = demande au moins une valeur
argparse-no_value = ne prend pas de valeur, donc pas « { $what } »
argparse-invalid = valeur impossible : « { $value } »
argparse-choice = choix impossible : « { $value } » (au choix : { LIST($choices, join: "or") })
argparse-ambiguous = option ambiguë : { $option } peut être { $matches }

## Ce qui tient lieu de valeur dans l’aide

metavar-command = COMMANDE
metavar-what = QUOI
metavar-game = JEU
metavar-bot = ROBOT
metavar-file = FICHIER
metavar-record = PARTIE
metavar-name = NOM
metavar-option = NOM=VALEUR
metavar-seed = GRAINE
metavar-engine = MOTEUR
metavar-number = NOMBRE
metavar-seconds = SECONDES
metavar-days = JOURS
metavar-language = LANGUE
metavar-url = URL
metavar-table = TABLE
metavar-who = QUI
metavar-shell = SHELL
metavar-guest = INVITÉ

## Les commandes

about = Des jeux de société romains, à jouer, à étudier, à maîtriser.
games = montrer la liste des parties enregistrées
games_most = au plus ce nombre ({ $most } par défaut)
completion = afficher un script qui complète les commandes dans un shell ; voir le manuel
completion_shell = le shell : { LIST($shells, join: "or") }
man = afficher la page de manuel, à montrer par man : ludi man | man -l -
command = ce qu’il faut faire
serve = jouer dans le navigateur : la table en ligne
think = faire réfléchir les robots sur cette machine, pour les serveurs d’une base de données
play = jouer dans le terminal
simulate = jouer beaucoup de parties au hasard, très vite
arena = faire jouer des robots les uns contre les autres, et les comparer
bench = mesurer la vitesse des moteurs
verify = vérifier une partie enregistrée : chaque action, chaque tirage, le résultat
replay = raconter une partie enregistrée
analyse = analyser une partie finie : chances, tournants, hasard et erreurs
backup = sauvegarder dans un fichier tout ce que garde un serveur, même pendant qu’il tourne
restore = remplir une base vide à partir d’une sauvegarde ; aucun serveur ne doit utiliser cette base
admin = s’occuper des tables et des gens d’un serveur, même pendant qu’il tourne

## Les arguments

version = afficher la version et quitter
lang = langue : { LIST($languages, join: "or") }
game = un de ces jeux : { LIST($games, join: "comma") }
seats = nombre de places (2 par défaut)
people = nombre de personnes à ce terminal (1 par défaut ; des robots prennent les autres places)
bot = qui joue aux autres places : { LIST($bots, join: "comma") } (optio par défaut)
name = votre nom ; à répéter pour les autres personnes à ce terminal
seed = graine du hasard
option = une option de la partie, NOM ou NOM=VALEUR ; répétable (ludi play { metavar-game } --help les explique)
option_range = { $name }={ $low } à { $high }
option_value = { $value } ({ $called })
option_values = Valeurs : { LIST($values, join: "comma") }.
options_of = Options du jeu { $game } :
record = fichier où enregistrer la partie (par défaut : dans votre dossier de données)
resume = continuer une partie enregistrée : la dernière qui n’est pas finie, ou une autre par son numéro dans ludi games ou par son fichier
record_files = des enregistrements, un ou plusieurs : fichiers, ou numéros dans ludi games ; - est l’entrée standard
record_file = une partie enregistrée : un fichier, ou un numéro dans ludi games ; - est l’entrée standard
games_count = nombre de parties (1000 par défaut)
engine = python, cpu ou cuda (cpu par défaut)
threads = cœurs à utiliser avec cpu (par défaut : tous)
json_lines = afficher du JSON, une ligne par enregistrement
json = afficher du JSON
bench_seconds = durée approximative d’une mesure, en secondes (2 par défaut)
arena_bot =
    { LIST($bots, join: "comma") }, ou un des vôtres : { LIST($forms, join: "or") } (docs/bots.md explique
    comment en écrire un)
deals = nombre de donnes (100 par défaut) ; chacune se joue une fois par rotation des robots
arena_threads = nombre de processus (par défaut : un par cœur)
html = écrire une page avec des graphiques dans ce fichier
analyse_seat = ne montrer que cette place (la première est 1)
analyse_budget = nombre de parties jouées à partir de chaque moment (2000 par défaut)
settings = afficher tous les réglages, leurs valeurs et d’où elles viennent, et quitter
settings_file = fichier de réglages (par défaut : ludi.toml, s’il existe)
serve_settings =
    Tout cela peut aussi être donné par l’environnement (LUDI_PORT=8080) ou par le fichier de réglages
    (port = 8080). Les options passent avant l’environnement, et l’environnement avant le fichier.
backup_file = le fichier à écrire
restore_file = une sauvegarde
restore_replace = effacer d’abord tout ce que contient la base
which_db = la base de données (par défaut : celle que `ludi serve` prendrait ici)
admin_tables = lister les tables, les dernières modifiées d’abord
admin_status = seulement celles dans cet état
admin_guest = seulement celles où cet invité est assis (un identifiant)
admin_unchanged = seulement celles qui n’ont pas changé depuis tant de jours
admin_most = au plus ce nombre (100 par défaut)
admin_close = fermer sans résultat une table qui attend ou où l’on joue
admin_delete = supprimer une table pour toujours
admin_table_word = l’identifiant d’une table
admin_tidy = supprimer maintenant les vieilles tables, d’après les réglages { LIST($settings) }
admin_people = lister les invités, au besoin d’après une partie de leur nom
admin_name = une partie d’un nom, ou un identifiant (par défaut : tous)
admin_mute = retirer à un invité l’accès à la discussion ; il peut continuer à jouer
admin_unmute = rendre à un invité l’accès à la discussion
admin_ban = exclure un invité ou une adresse, qui ne peut plus que regarder
admin_unban = laisser revenir un invité ou une adresse
admin_revoke = révoquer tous les cookies, jetons et codes d’un invité, si d’autres ont pu les obtenir
admin_erase = effacer partout le nom, les messages et les clés d’un invité ; les parties restent
admin_who_word = l’identifiant d’un invité ; pour ban, aussi une adresse ou un réseau
admin_days = pour tant de jours (par défaut : pour toujours)

## Un serveur

interrupted = Interrompu.
starting = Le serveur démarre…
usual_port_taken = Un autre programme écoute sur le port { $port } ; le serveur en prend un autre.
serving = Ludi Romani est à { $address } (Ctrl+C pour arrêter)
thinks_for = Réflexion pour les serveurs de la base { $database }. Ctrl+C y met fin.
no_address = { $why ->
    [taken] Le serveur ne peut pas écouter sur { $at } : un autre programme y écoute déjà.
    [elsewhere] Le serveur ne peut pas écouter sur { $at } : cette machine n’a pas cette adresse.
    [denied] Le serveur ne peut pas écouter sur { $at } : il n’en a pas le droit.
    [unknown] Le serveur ne peut pas écouter sur { $at } : ce nom est inconnu.
   *[other] Le serveur ne peut pas écouter sur { $at }.
}
db_unreachable = La base de données ne s’ouvre pas : { $why }
backed_up =
    { $path } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] { $entries } ligne
       *[other] { $entries } lignes
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }.
restored =
    Sauvegarde restaurée ({ $path }) : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] { $entries } ligne
       *[other] { $entries } lignes
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }.
tables_found = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
people_found = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
is_ban = [exclu]
is_mute = [muet]
table_closed = La table { $table } est fermée.
table_deleted = La table { $table } est supprimée.
tidied = { $count ->
    [0] Aucune table n’était assez ancienne pour être supprimée.
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
tidy_never = Rien n’est à supprimer : { LIST($settings) } valent 0.
done_ban = { $who } est exclu.
done_ban_days = { $days ->
    [one] { $who } est exclu pour { $days } jour.
   *[other] { $who } est exclu pour { $days } jours.
}
undone_ban = { $who } peut revenir.
never_ban = { $who } n’était pas exclu.
done_mute = { $who } est privé de discussion.
done_mute_days = { $days ->
    [one] { $who } est privé de discussion pour { $days } jour.
   *[other] { $who } est privé de discussion pour { $days } jours.
}
undone_mute = { $who } peut de nouveau parler.
never_mute = { $who } n’était pas privé de discussion.
revoked = Tous les cookies, jetons et codes { ELIDE("de", $who) } sont révoqués.
code_to_send =
    Envoyez ce code à qui il revient : { $code }. Saisi sur la page « Vous » dans les { $minutes } minutes,
    il lui permet de revenir, une seule fois.
erased = { $count ->
    [0] { $who } est effacé.
    [one] { $who } est effacé ; son nom a disparu { ELIDE("de", $count) } table.
   *[other] { $who } est effacé ; son nom a disparu { ELIDE("de", $count) } tables.
}

## Une partie dans le terminal

which = Jeu
which_game_is_asked = Tapez un nombre de 1 à { $last } ou le nom d’un jeu.
no_such_game = Il n’y a pas de jeu « { $text } ».
which_game = Quel jeu ?
guest = Invité
person = Joueur { $number }
bot_name = { $name } (robot)
turn_of = { $player } :
hash = Le hasard est fixé d’avance ; l’empreinte de sa graine est { $hash }.
intro = Tapez un numéro de la liste, ou les mots à côté. { $key } : l’aide ; { $quit } : fin.
prompt = Votre choix
help_head = Ce que vous pouvez faire maintenant :
help_commands =
    À tout moment : { $key } cette aide · { $board } · { $rules } · { $hint } · { $undo } · { $log } (les
    derniers tours), { $log_all } · { $has_discards ->
        [yes] { $discards } ·{" "}
       *[no] {""}
    }{ $save } · { $quit }
help_values = Si une ligne laisse un choix, ajoutez-le après le numéro : « { $number } { $value } ».
help_enter = La touche Entrée seule suffit s’il n’y a qu’un choix.
help_asked =
    Avant un coup qui se voit sur le plateau et ne peut pas être annulé, on vous le demande encore une
    fois ; avant de lancer ou de tirer, seulement si ce qui précède ne peut plus être annulé ensuite.
help_pieces = { $key } explique une carte ou une pièce, par exemple « { $example } ».
help_name = NOM
any_of_these = n’importe laquelle de celles ci-dessus
too_narrow = Cet écran a { $columns } colonnes ; il en faut { $needed } pour le plateau : mieux vaut l’élargir.
it_would_be = [italic]Cela donnerait :[/italic]
not_undone = Cela ne pourra pas être annulé.
discards = { $count ->
    [0] Défausse : aucune carte.
   *[other] Défausse : { LIST($cards, join: "comma") }.
}
no_discards = Il n’y a rien à voir ici de plus que sur le plateau.
q_is_quit = Tapez « { $quit } » pour quitter la partie ; elle reste enregistrée.
explained = [bold]{ LIST($names, join: "comma") }.[/bold] { $what }
not_explained = { $others ->
    [yes] « { $text } » n’est pas une pièce de ce jeu ; « { $rules } » en explique les mots. Sont expliqués entre
        autres : { LIST($pieces) }.
   *[no] « { $text } » n’est pas une pièce de ce jeu ; « { $rules } » en explique les mots. Sont expliqués :
        { LIST($pieces) }.
}
nothing_explained = Ce jeu s’explique par « { $rules } », pas pièce par pièce.
undone = Coup annulé.
undo_handed_over = Rien ne peut être annulé : le terminal a changé de mains depuis.
undo_revealed = Ce qui a été révélé ne peut pas être annulé.
undo_bot = Rien ne peut être annulé : { $player } a joué depuis.
hand_over =
    Passez le terminal à { $player }. { $player }, appuyez sur [bold]Entrée[/bold] à l’abri des regards.
before_bots = [bold]Entrée[/bold] pour jouer ce coup, [bold]{ $no }[/bold] pour choisir à nouveau.
confirm_or_undo = Appuyez sur Entrée pour jouer le coup, ou tapez « { $no } ».
one_too_many = C’est plus qu’on ne peut jouer en une fois. Rien n’a été joué.
ends_game = La partie sera finie.
nothing_played = Rien n’a été joué.
read_on = [bold]Entrée[/bold] pour lire la suite, [bold]q[/bold] pour sauter le reste.
no_hint = Il n’y a pas de choix à faire maintenant.
not_here = « { $text } » n’est pas possible ici.
thinking = { $player } réfléchit…
hint_is = Un choix raisonnable : « { $action } ». Pour le jouer, tapez « { $typed } ».
not_understood =
    « { $text } » n’est pas un choix possible. Tapez le numéro d’une ligne, ou ses mots, par exemple
    « { $example } ».
which_last = « { $text } » suivi de quoi : { LIST($values, join: "or") } ?
which_value =
    Cette ligne laisse un choix ; ajoutez une de ces valeurs : { LIST($values, join: "comma") }. Tapez par exemple
    « { $example } ».
no_value = Cette ligne ne prend pas de valeur : tapez { $number } tout seul.
ambiguous = { $others ->
    [yes] « { $text } » peut vouloir dire : { LIST($choices, join: "comma") } ou autre chose encore.
   *[no] « { $text } » peut vouloir dire : { LIST($choices, join: "comma") }.
}
choose_one = Il y a plusieurs choix ; tapez-en un.

## La fin d’une partie, et les enregistrements

saved = Partie enregistrée : { $path }
saved_as = Partie enregistrée sous le numéro { $number } ; { $command } les liste toutes.
not_begun = Rien n’a été joué : rien n’est gardé.
review_with = Pour la revoir, avec le hasard et les erreurs : { $command }
review_now =
    Tapez [bold]{ $analyse }[/bold] pour voir l’analyse : chances, tournants, hasard et erreurs ;
    Entrée seule quitte.
reading = Lecture
check_with = Pour la vérifier : { $command }
resume_with = Pour continuer : { $command }
already_over = Cette partie est finie ; voici comment elle s’est terminée.
not_confirmed = Le dernier coup n’a pas été confirmé : il n’est pas joué.
not_saved = { $why ->
    [absent] La partie n’a pas pu être enregistrée dans { $path } : ce dossier n’existe pas.
    [folder] La partie n’a pas pu être enregistrée dans { $path } : c’est un dossier.
    [denied] La partie n’a pas pu être enregistrée dans { $path } : vous n’avez pas le droit d’y écrire.
    [full] La partie n’a pas pu être enregistrée dans { $path } : il n’y a plus de place.
   *[other] La partie n’a pas pu être enregistrée dans { $path }.
}
won = { $count ->
    [0] Personne ne gagne.
    [one] { LIST($players) } gagne.
   *[other] { LIST($players) } se partagent la victoire.
}
points = { $player } : { $points }
seed_was = La graine était { $seed }.
bye = À la prochaine. Vale !
valid =
    Chaque action est permise, et chaque tirage vient de la graine. Actions : { $actions }, tirages :
    { $draws }.
given = { $given ->
    [one] Mais { $given } tirage a été donné à la main, et non tiré.
   *[other] Mais { $given } tirages ont été donnés à la main, et non tirés.
}
compare_hash =
    L’empreinte doit être celle qui a été montrée au début de la partie : { $hash }
options_usual = Les options sont celles d’usage.
options_are = Options choisies :
unfinished = La partie n’est pas finie.
no_such_record = Il n’y a pas de partie enregistrée { $number } ; { $command } liste celles qu’il y a.
game_number = La partie { $number }
in_use = { $game } se joue dans un autre terminal ; quittez-la là-bas avec « { $quit } », puis continuez-la ici.
games-none = Aucune partie n’est enregistrée dans { $folder }.
games-number = nº
games-day = jouée le
games-game = jeu
games-players = joueurs
games-actions = actions
games-state = état
games-state-over = terminée
games-state-open = en cours
games-state-played = on y joue
games-state-unread = illisible
games-resume = Pour en continuer une, donnez son numéro : { $command }
games-review = Pour en revoir une, donnez son numéro : { $command }
games-others = { $count ->
    [one] Il y en a une autre ; pour les voir toutes : { $command }
   *[other] Il y en a { $count } autres ; pour les voir toutes : { $command }
}
games-folder = Elles sont dans { $folder }.
no_record = Il n’y a pas de partie inachevée à continuer.
resume_alone = --resume reprend la partie telle qu’elle a été enregistrée ; enlevez { LIST($words) }.
record_exists = { $path } existe déjà ; choisissez un autre fichier, ou continuez cette partie avec --resume.
not_written = { $why ->
    [absent] { $path } ne peut pas être écrit : ce dossier n’existe pas.
    [folder] { $path } ne peut pas être écrit : c’est un dossier.
    [denied] { $path } ne peut pas être écrit : vous n’en avez pas le droit.
    [full] { $path } ne peut pas être écrit : il n’y a plus de place.
   *[other] { $path } ne peut pas être écrit.
}
option_form = Une option s’écrit NOM ou NOM=VALEUR, et non « { $text } ».
empty_name = --name demande un nom de 1 à { $most } caractères.
same_names = Deux personnes s’appellent « { $name } » ; donnez à chacune un nom à elle.
option_value_needed = L’option { $name } demande une valeur, par exemple { $name }={ $low }.
too_many_names = { $people ->
    [0] Il n’y a personne à ce terminal ; on ne peut donc donner aucun nom (noms donnés : { $names }).
    [one] Il n’y a qu’une personne à ce terminal : { $names } noms, c’est trop.
   *[other] Il y a { $people } personnes à ce terminal : { $names } noms, c’est trop.
}
people_range = À { $seats } places, il peut y avoir de 0 à { $seats } personnes, et non { $people }.
above_zero = doit être un nombre de secondes supérieur à 0, au plus { $most }, et non « { $word } »
positive = { $is_number ->
    [yes] un nombre entier à partir de 1, et non { $word }
   *[no] un nombre entier à partir de 1, et non « { $word } »
}

## Simulations et vitesse

simulating = Parties
measuring = Mesure : { $game }
looking_through = Examen des textes
speed =
    { $game }, { $seats } places, { $engine } :
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } millions de décisions par seconde
    ({ $device })
speed_ratio =
    { $game }, { $seats } places, { $engine } :
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } millions de décisions par seconde,
    { NUMBER($ratio, maximumFractionDigits: 0) } fois la vitesse interprétée ({ $device })
simulation-game = jeu
simulation-seats = places
simulation-options = options
simulation-seed = graine
simulation-engine = moteur
simulation-device = appareil
simulation-games = parties
simulation-decisions = décisions
simulation-seconds = secondes
simulation-decisions_per_second = décisions par seconde
simulation-points = points par place
simulation-wins = victoires par place
simulation-digest = condensé

## L’arène

arena-title = { $game } – l’arène
arena-settings = { $options ->
    [none] { $deals ->
        [one] { $games } parties : une donne à { $seats } places, jouée depuis chaque place. Graine { $seed },
            options habituelles.
       *[other] { $games } parties : { $deals } donnes à { $seats } places, chacune jouée depuis chaque place.
            Graine { $seed }, options habituelles.
    }
   *[some] { $deals ->
        [one] { $games } parties : une donne à { $seats } places, jouée depuis chaque place. Graine { $seed },
            options : { $changed }.
       *[other] { $games } parties : { $deals } donnes à { $seats } places, chacune jouée depuis chaque place.
            Graine { $seed }, options : { $changed }.
    }
}
arena-run = { $threads ->
    [one] { $seconds } s en { $threads } processus : { $rate } parties par seconde.
   *[other] { $seconds } s en { $threads } processus : { $rate } parties par seconde.
}
arena-explained =
    { $has_ranges ->
        [yes] Entre parenthèses : où se trouve la vraie valeur dans 95 cas sur 100, par donnes.{" "}
       *[no] {""}
    }Une victoire partagée compte pour sa part. Les points sont une moyenne.
arena-playing = Parties en cours
arena-bot = robot
arena-games = parties
arena-wins = gagnées
arena-draws = partagées
arena-share = part gagnée
arena-points = points
arena-rating = cote Elo
arena-difference = écart de points moyen
arena-pairs = Paire par paire
arena-differences = Points { ELIDE("de", $a) } moins points { ELIDE("de", $b) }

## L’analyse

analyse-unfinished =
    { $path } : cette partie n’est pas finie ; on ne peut analyser qu’une partie finie.
analyse-no_seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $last }.
analyse-looking = Analyse en cours
analyse-title = { $game } – l’analyse
analyse-curves = { $games ->
    [one] Les chances de gagner au fil de la partie, cartes visibles, d’après { $games } partie à chaque
        moment :
   *[other] Les chances de gagner au fil de la partie, cartes visibles, d’après { $games } parties à chaque
        moment :
}
analyse-turns = Tournants (après tant d’actions)
analyse-no_turns = Il n’y a pas eu de tournant.
analyse-turn = { $cause ->
    [decision] { $player } : { $before } → { $after } (une décision)
    [luck] { $player } : { $before } → { $after } (le hasard)
    [unforeseen] { $player } : { $before } → { $after } (l’imprévu)
    [both] { $player } : { $before } → { $after } (une décision et le hasard)
   *[both-unforeseen] { $player } : { $before } → { $after } (une décision et l’imprévu)
}
analyse-better =
    { $player } a choisi « { $played } » ({ $chance }). Mieux : « { $best } » ({ $best_chance }).
analyse-worst = La plus mauvaise décision { ELIDE("de", $player) }, action { $action } :
analyse-worst_above = La plus mauvaise décision { ELIDE("de", $player) } est l’action { $action }, déjà vue plus haut.
analyse-of_decisions = { $mistakes } sur { $decisions }
analyse-explained =
    En points de pourcentage de chances de gagner. Une décision est jugée d’après ce que l’on pouvait savoir à
    cette place, et n’est une erreur que si autre chose valait mieux sans aucun doute. Le hasard est tout le reste : dés,
    tirages, et ce qui était caché.
analyse-explained_without_luck =
    En points de pourcentage de chances de gagner. Une décision n’est une erreur que si autre chose valait mieux sans
    aucun doute. L’imprévu est tout le reste : dans ce jeu, rien n’est laissé au hasard, mais les chances
    sont estimées en continuant la partie.
analyse-player = joueur
analyse-begin = début
analyse-own = ses erreurs
analyse-others = erreurs des autres
analyse-luck = hasard
analyse-luck_without_luck = imprévu
analyse-end = fin
analyse-mistakes = erreurs

## Ce qui manque à une langue

words = dire ce qui manque à une langue : fichiers, messages, données, pages de règles
words_language = une langue, par exemple « it » (par défaut : toutes celles qui sont commencées)
words_game = seulement les textes de ce jeu
words-no_language = « { $wanted } » n’est pas un code de langue ; « it » en serait un.
words-complete = { $wanted } : complet.
words-incomplete = { $wanted } : incomplet.
words-no_file = { $count ->
    [one] Le fichier manque ; { $english } a { $count } message.
   *[other] Le fichier manque ; { $english } a { $count } messages.
}
words-no_page = { $count ->
    [one] La page de règles manque ; { $english } a { $count } règle.
   *[other] La page de règles manque ; { $english } a { $count } règles.
}
words-unread = Illisible : { $why }
words-missing = Il manque : { LIST($names, join: "comma") }
words-left_over = Absents de l’anglais, donc inutiles : { LIST($names, join: "comma") }
words-lacks = { $message } ne nomme pas ce que l’anglais nomme : { LIST($facts, join: "comma") }
words-adds = { $message } nomme ce que l’anglais ne nomme pas : { LIST($facts, join: "comma") }
words-no_rules = Règles qui manquent : { LIST($names, join: "comma") }
words-left_rules = Règles absentes de l’anglais : { LIST($names, join: "comma") }
words-synonym = { $at ->
    [line] La ligne { $place } dit « { $said } » ; le terme est « { $term } ».
   *[message] { $place } dit « { $said } » ; le terme est « { $term } ».
}

## Ce qu’on a pu vouloir dire

did_you_mean = Vouliez-vous dire « { $word } » ?
standard_input = l’entrée standard

## Le manuel

man-name = nom
man-synopsis = synopsis
man-options = options
man-commands = commandes
man-statuses = code de retour
man-files = fichiers
man-description = description
man-games = options des jeux
man-examples = exemples
man-environment = environnement
man-see = voir aussi
man-about =
    Sauf commande contraire, tout se passe sur cette machine : parties contre des robots dans le terminal ou dans le
    navigateur, leur analyse, et ce qu’il faut aux robots et à leurs auteurs. D’une partie on enregistre le germe du
    hasard et les actions : chacun peut la rejouer et la vérifier.
man-also = ludi COMMANDE --help donne les arguments d’une commande ; ludi play JEU --help, les options d’un jeu.
man-example-play = Choisir un jeu et y jouer contre un robot.
man-example-resume = Continuer la dernière partie qui n’est pas finie.
man-example-people = Deux personnes jouent tour à tour au même terminal.
man-example-analyse = Analyser la partie qui a le numéro 1 dans ludi games.
man-example-serve = Jouer dans le navigateur.
man-environment-lang = La langue, avant celle du système.
man-environment-data = L’endroit des données ; voir plus bas.
man-environment-colour = Si cette variable existe, rien n’est en couleur.
man-environment-settings = Un réglage de serve et de think, comme LUDI_PORT.
man-status-0 = Tout s’est bien passé. Aussi quand le lecteur de la sortie en a assez, comme dans : ludi replay PARTIE | head
man-status-1 =
    Cela n’a pas pu se faire : un fichier absent, un enregistrement qui ne tient pas, une adresse déjà prise ; ou il
    manque quelque chose dans une langue (words).
man-status-2 = Ce qui a été tapé ne peut pas être compris : une commande, un jeu, un robot ou une option qui n’existe pas, ou trop de places.
man-status-130 = La commande a été interrompue, par Ctrl+C ; une partie est tout de même enregistrée.
man-kept =
    Les parties sont enregistrées dans $XDG_DATA_HOME/ludi-romani/records, ou dans ~/.local/share/ludi-romani/records
    sans cette variable. Pour compléter les mots : eval "$(ludi completion bash)" ; pour fish : ludi completion fish | source
