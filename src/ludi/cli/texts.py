"""What the command line says, in English and French."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludi.core.sentences import ENGLISH, LANGUAGES, filled

TEXTS: Mapping[str, Mapping[str, str]] = {
    "about": {
        "en": "Roman table games, played, studied and mastered.",
        "fr": "Des jeux de table romains, à jouer, à étudier, à maîtriser.",
    },
    "command": {"en": "what to do", "fr": "que faire"},
    "serve": {"en": "play in the browser: the web table", "fr": "jouer dans le navigateur"},
    "think": {
        "en": "bots’ work on this machine, for the servers of a database",
        "fr": "faire réfléchir les robots ici, pour les serveurs d’une base de données",
    },
    "thinks_for": {
        "en": "Thinking for the servers of {database}. Ctrl+C ends it.",
        "fr": "Réflexion pour les serveurs de {database}. Ctrl+C y met fin.",
    },
    "settings": {
        "en": "show all settings, their values and where these come from, and end",
        "fr": "montrer tous les réglages, leurs valeurs et d’où elles viennent, et quitter",
    },
    "settings_file": {
        "en": "file with settings (default: ludi.toml, where there is one)",
        "fr": "fichier de réglages (par défaut : ludi.toml, s’il y en a un)",
    },
    "serve_settings": {
        "en": "All of these can also stand in the environment (LUDI_PORT=8080) or in the settings "
        "file\n(port = 8080). Flags count before the environment, and that before the file.",
        "fr": "Tout cela peut aussi être donné par l’environnement (LUDI_PORT=8080) ou par le "
        "fichier de\nréglages (port = 8080). Les options passent avant l’environnement, et lui "
        "avant le fichier.",
    },
    "serving": {
        "en": "Ludi Romani is at {address} (Ctrl+C to stop)",
        "fr": "Ludi Romani est à {address} (Ctrl+C pour arrêter)",
    },
    "no_address": {
        "en": "The server cannot listen on {at}: {why}",
        "fr": "Le serveur ne peut pas écouter sur {at} : {why}",
    },
    "db_unreachable": {
        "en": "The database cannot be opened: {why}",
        "fr": "La base de données ne s’ouvre pas : {why}",
    },
    "backup": {
        "en": "write all that a server keeps to a file, also while it runs",
        "fr": "écrire tout ce que garde un serveur dans un fichier, même quand il tourne",
    },
    "backup_file": {"en": "the file to write", "fr": "le fichier à écrire"},
    "restore": {
        "en": "fill an empty database from a backup; no server may run on it",
        "fr": "remplir une base vide à partir d’une sauvegarde ; aucun serveur ne doit y tourner",
    },
    "restore_file": {"en": "a backup", "fr": "une sauvegarde"},
    "restore_replace": {
        "en": "delete all that is in the database first",
        "fr": "effacer d’abord tout ce qui est dans la base",
    },
    "which_db": {
        "en": "the database (default: the one that `ludi serve` would take here)",
        "fr": "la base de données (par défaut : celle que `ludi serve` prendrait ici)",
    },
    "backed_up": {
        "en": "{path}: {tables} tables with {entries} entries, {guests} guests.",
        "fr": "{path} : {tables} tables avec {entries} lignes, {guests} invités.",
    },
    "restored": {
        "en": "Restored from {path}: {tables} tables with {entries} entries, {guests} guests.",
        "fr": "Restauré depuis {path} : {tables} tables avec {entries} lignes, {guests} invités.",
    },
    "admin": {
        "en": "look after a server’s tables and people, also while it runs",
        "fr": "s’occuper des tables et des gens d’un serveur, même quand il tourne",
    },
    "admin_tables": {
        "en": "list tables, those that changed last first",
        "fr": "lister les tables, d’abord celles qui ont changé en dernier",
    },
    "admin_status": {"en": "only those that are so", "fr": "seulement celles dans cet état"},
    "admin_guest": {
        "en": "only those where this guest sits (an id)",
        "fr": "seulement celles où cet invité est assis (un identifiant)",
    },
    "admin_unchanged": {
        "en": "only those that have not changed for so many days",
        "fr": "seulement celles qui n’ont pas changé depuis tant de jours",
    },
    "admin_most": {"en": "at most so many (default 100)", "fr": "au plus autant (100 par défaut)"},
    "admin_close": {
        "en": "end a table that waits or is played, without a result",
        "fr": "terminer sans résultat une table qui attend ou qui joue",
    },
    "admin_delete": {
        "en": "delete a table for good",
        "fr": "supprimer une table pour toujours",
    },
    "admin_table_word": {"en": "the id of a table", "fr": "l’identifiant d’une table"},
    "admin_tidy": {
        "en": "delete old tables now, by the settings keep_finished_days and keep_abandoned_days",
        "fr": "supprimer maintenant les vieilles tables, d’après les réglages keep_finished_days "
        "et keep_abandoned_days",
    },
    "admin_people": {
        "en": "list guests, by a part of their name",
        "fr": "lister les invités, par une partie de leur nom",
    },
    "admin_name": {
        "en": "a part of a name, or an id (default: all)",
        "fr": "une partie d’un nom, ou un identifiant (par défaut : tous)",
    },
    "admin_mute": {
        "en": "take the chat from a guest, who can play on",
        "fr": "retirer la discussion à un invité, qui peut jouer",
    },
    "admin_unmute": {"en": "give the chat back", "fr": "rendre la discussion"},
    "admin_ban": {
        "en": "bar a guest or an address: they can look on, and do nothing",
        "fr": "exclure un invité ou une adresse : on peut regarder, sans rien faire",
    },
    "admin_unban": {
        "en": "let a guest or an address in again",
        "fr": "laisser revenir un invité ou une adresse",
    },
    "admin_revoke": {
        "en": "make all cookies, tokens and codes of a guest void, that others may have",
        "fr": "annuler tous les cookies, jetons et codes d’un invité, que d’autres peuvent avoir",
    },
    "admin_erase": {
        "en": "erase a guest’s name, words and keys everywhere; matches stay",
        "fr": "effacer partout le nom, les mots et les clés d’un invité ; les parties restent",
    },
    "admin_who_word": {
        "en": "the id of a guest; for ban also an address or a network",
        "fr": "l’identifiant d’un invité ; pour ban aussi une adresse ou un réseau",
    },
    "admin_days": {"en": "for so many days (default: for good)", "fr": "pour tant de jours"},
    "tables_found": {"en": "Tables: {count}", "fr": "Tables : {count}"},
    "people_found": {"en": "Guests: {count}", "fr": "Invités : {count}"},
    "is_ban": {"en": "[banned]", "fr": "[exclu]"},
    "is_mute": {"en": "[mute]", "fr": "[muet]"},
    "table_closed": {"en": "Table {table} is closed.", "fr": "La table {table} est fermée."},
    "table_deleted": {"en": "Table {table} is deleted.", "fr": "La table {table} est supprimée."},
    "tidied": {"en": "Deleted tables: {count}", "fr": "Tables supprimées : {count}"},
    "tidy_never": {
        "en": "Nothing is to be deleted: keep_finished_days and keep_abandoned_days are 0.",
        "fr": "Rien n’est à supprimer : keep_finished_days et keep_abandoned_days valent 0.",
    },
    "done_ban": {"en": "{who} is banned.", "fr": "{who} est exclu."},
    "done_ban_days": {
        "en": "{who} is banned. Days: {days}.",
        "fr": "{who} est exclu. Jours : {days}.",
    },
    "undone_ban": {"en": "{who} may come back.", "fr": "{who} peut revenir."},
    "never_ban": {"en": "{who} was not banned.", "fr": "{who} n’était pas exclu."},
    "done_mute": {"en": "{who} is mute.", "fr": "{who} est muet."},
    "done_mute_days": {
        "en": "{who} is mute. Days: {days}.",
        "fr": "{who} est muet. Jours : {days}.",
    },
    "undone_mute": {"en": "{who} may talk again.", "fr": "{who} peut parler à nouveau."},
    "never_mute": {"en": "{who} was not mute.", "fr": "{who} n’était pas muet."},
    "revoked": {
        "en": "All cookies, tokens and codes of {who} are void.",
        "fr": "Tous les cookies, jetons et codes de {who} sont annulés.",
    },
    "code_to_send": {
        "en": "Send this code to whom it belongs: {code}. Entered on the page “You” within "
        "{minutes} minutes, it lets them come back, once.",
        "fr": "Envoyez ce code à qui il revient : {code}. Tapé sur la page « Vous » dans les "
        "{minutes} minutes, il lui permet de revenir, une fois.",
    },
    "erased": {
        "en": "{who} is erased. Tables: {count}.",
        "fr": "{who} est effacé. Tables : {count}.",
    },
    "play": {"en": "play a game in the terminal", "fr": "jouer dans le terminal"},
    "simulate": {
        "en": "play many games at random, fast",
        "fr": "jouer beaucoup de parties au hasard, vite",
    },
    "arena": {
        "en": "let bots play each other, and compare them",
        "fr": "faire jouer des robots les uns contre les autres, et les comparer",
    },
    "bench": {"en": "measure the speed of the engines", "fr": "mesurer la vitesse des moteurs"},
    "verify": {
        "en": "check a record: every action, every roll, the result",
        "fr": "vérifier une partie : chaque action, chaque dé, le résultat",
    },
    "replay": {"en": "tell a recorded game", "fr": "raconter une partie enregistrée"},
    "analyse": {
        "en": "review a finished game: chances, turning points, luck and mistakes",
        "fr": "analyser une partie finie : chances, tournants, hasard et erreurs",
    },
    "analyse_seat": {
        "en": "show only this seat, counted from 1",
        "fr": "ne montrer que cette place, comptée à partir de 1",
    },
    "analyse_budget": {
        "en": "how many games are played from each moment (default 2000)",
        "fr": "nombre de parties jouées à partir de chaque moment (2000 par défaut)",
    },
    "analyse.unfinished": {
        "en": "{path}: this game is not finished; only a finished one can be reviewed.",
        "fr": "{path} : cette partie n’est pas finie ; on ne peut analyser qu’une partie finie.",
    },
    "analyse.no_seat": {
        "en": "There is no seat {seat}; the seats are 1 to {last}.",
        "fr": "Il n’y a pas de place {seat} ; les places vont de 1 à {last}.",
    },
    "analyse.looking": {"en": "Reviewing", "fr": "Analyse en cours"},
    "analyse.title": {"en": "{game}: the review", "fr": "{game} : l’analyse"},
    "analyse.curves": {
        "en": "The chance to win over time, all cards open, from {games} games at each moment:",
        "fr": "La chance de gagner au fil de la partie, cartes ouvertes, d’après {games} parties "
        "à chaque moment :",
    },
    "analyse.turns": {
        "en": "Turning points (after so many actions)",
        "fr": "Tournants (après tant d’actions)",
    },
    "analyse.no_turns": {
        "en": "There was no turning point.",
        "fr": "Il n’y a pas eu de tournant.",
    },
    "analyse.turn": {
        "en": "{player}: {before} → {after} ({cause})",
        "fr": "{player} : {before} → {after} ({cause})",
    },
    "analyse.luck": {"en": "luck", "fr": "hasard"},
    "analyse.decision": {"en": "a decision", "fr": "une décision"},
    "analyse.both": {"en": "a decision and luck", "fr": "une décision et le hasard"},
    "analyse.luck_without_luck": {"en": "unforeseen", "fr": "imprévu"},
    "analyse.both_without_luck": {
        "en": "a decision, and what was unforeseen",
        "fr": "une décision, et de l’imprévu",
    },
    "analyse.better": {
        "en": "{player} chose “{played}” ({chance}). Better: “{best}” ({best_chance}).",
        "fr": "{player} a choisi « {played} » ({chance}). Mieux : « {best} » ({best_chance}).",
    },
    "analyse.worst": {
        "en": "The worst decision of {player}, after {actions} actions:",
        "fr": "La plus mauvaise décision de {player}, après {actions} actions :",
    },
    "analyse.of_decisions": {
        "en": "{mistakes} of {decisions}",
        "fr": "{mistakes} sur {decisions}",
    },
    "analyse.explained": {
        "en": "Hundredths of a chance to win. A decision is judged by what its seat could know, "
        "and counts as a mistake only where something else was better beyond doubt. Luck is all "
        "the rest: dice, draws, and what was hidden.",
        "fr": "En centièmes de chance de gagner. Une décision est jugée d’après ce que sa place "
        "pouvait savoir, et n’est une erreur que si autre chose valait mieux sans aucun doute. Le "
        "hasard est tout le reste : dés, tirages, et ce qui était caché.",
    },
    "analyse.explained_without_luck": {
        "en": "Hundredths of a chance to win. A decision counts as a mistake only where something "
        "else was better beyond doubt. Unforeseen is all the rest: in this game nothing is left "
        "to chance, but chances are estimated by playing on.",
        "fr": "En centièmes de chance de gagner. Une décision n’est une erreur que si autre chose "
        "valait mieux sans aucun doute. L’imprévu est tout le reste : dans ce jeu rien n’est "
        "laissé au hasard, mais les chances sont estimées en continuant la partie.",
    },
    **{
        f"analyse.{key}": {"en": english, "fr": french}
        for key, english, french in (
            ("player", "player", "joueur"),
            ("begin", "begin", "début"),
            ("own", "own mistakes", "ses erreurs"),
            ("others", "others’ mistakes", "erreurs des autres"),
            ("end", "end", "fin"),
            ("mistakes", "mistakes", "erreurs"),
        )
    },
    "game": {"en": "one of: {games}", "fr": "un jeu : {games}"},
    "lang": {"en": "language: en or fr", "fr": "langue : en ou fr"},
    "seats": {"en": "how many seats (default 2)", "fr": "nombre de places (2 par défaut)"},
    "people": {
        "en": "how many seats are people at this terminal (default 1; bots take the others)",
        "fr": "nombre de personnes à ce terminal (1 par défaut ; des robots pour les autres)",
    },
    "bot": {
        "en": "who plays the other seats: {bots} (default optio)",
        "fr": "qui joue les autres places : {bots} (optio par défaut)",
    },
    "name": {
        "en": "your name; repeat it for the others at this terminal",
        "fr": "votre nom ; à répéter pour les autres à ce terminal",
    },
    "seed": {"en": "seed of all chance", "fr": "graine du hasard"},
    "option": {
        "en": "a match option, NAME or NAME=VALUE; may be repeated (GAME --help explains them)",
        "fr": "une option, NOM ou NOM=VALEUR ; répétable (GAME --help les explique)",
    },
    "option_range": {"en": "{name}={low} to {high}", "fr": "{name}={low} à {high}"},
    "options_of": {"en": "Options of {game}:", "fr": "Options du jeu {game} :"},
    "record": {
        "en": "file to save the game to (default: your data folder)",
        "fr": "fichier où enregistrer la partie (par défaut : votre dossier de données)",
    },
    "resume": {
        "en": "go on with a recorded game, or with the latest one",
        "fr": "continuer une partie enregistrée, ou la dernière",
    },
    "record_file": {"en": "a record", "fr": "une partie enregistrée"},
    "games_count": {"en": "how many games", "fr": "nombre de parties"},
    "engine": {"en": "python, cpu or cuda", "fr": "python, cpu ou cuda"},
    "threads": {
        "en": "cores to use on cpu (default all)",
        "fr": "cœurs pour cpu (défaut : tous)",
    },
    "arena_bot": {
        "en": "{bots}, or one of your own: file.py:NAME, module:NAME or 'program:COMMAND' "
        "(docs/bots.md tells how to write one)",
        "fr": "{bots}, ou un des vôtres : fichier.py:NOM, module:NOM ou 'program:COMMANDE' "
        "(docs/bots.md dit comment en écrire un)",
    },
    "deals": {
        "en": "how many deals (default 100); each is played once for every rotation of the bots",
        "fr": "nombre de donnes (100 par défaut) ; chacune se joue une fois par rotation des "
        "robots",
    },
    "arena_threads": {
        "en": "processes to play in (default: one a core)",
        "fr": "processus de jeu (défaut : un par cœur)",
    },
    "html": {
        "en": "write a page with plots to this file",
        "fr": "écrire une page avec des graphiques dans ce fichier",
    },
    "not_written": {
        "en": "{path} cannot be written: {why}.",
        "fr": "{path} ne peut pas être écrit : {why}.",
    },
    "arena.title": {"en": "{game}: the arena", "fr": "{game} : l’arène"},
    "arena.settings": {
        "en": "{games} games: {deals} deals at {seats} seats, each played from every seat. "
        "Seed {seed}, options: {options}.",
        "fr": "{games} parties : {deals} donnes à {seats} places, chacune jouée de chaque place. "
        "Graine {seed}, options : {options}.",
    },
    "arena.run": {
        "en": "{seconds} s in {threads} processes: {rate} games per second.",
        "fr": "{seconds} s en {threads} processus : {rate} parties par seconde.",
    },
    "arena.usual": {"en": "as usual", "fr": "celles d’usage"},
    "arena.explained": {
        "en": "In brackets: where the true value lies in 95 cases of 100, by deals. A shared win "
        "counts as its part. Points are a mean.",
        "fr": "Entre parenthèses : où se trouve la vraie valeur dans 95 cas sur 100, par donnes. "
        "Une victoire partagée compte pour sa part. Les points sont une moyenne.",
    },
    "arena.playing": {"en": "Playing", "fr": "Jeu en cours"},
    **{
        f"arena.{key}": {"en": english, "fr": french}
        for key, english, french in (
            ("bot", "bot", "robot"),
            ("games", "games", "parties"),
            ("wins", "wins", "gagnées"),
            ("draws", "shared", "partagées"),
            ("share", "share of wins", "part gagnée"),
            ("points", "points", "points"),
            ("rating", "Elo rating", "cote Elo"),
            ("difference", "mean difference of points", "écart de points moyen"),
            ("pairs", "Pair by pair", "Paire par paire"),
            ("differences", "Points of {a} minus points of {b}", "Points de {a} moins ceux de {b}"),
        )
    },
    "json": {"en": "print JSON", "fr": "écrire du JSON"},
    "bench_seconds": {"en": "about how long a measurement takes", "fr": "durée d’une mesure"},
    "which_game": {"en": "Which game?", "fr": "Quel jeu ?"},
    "guest": {"en": "Guest", "fr": "Invité"},
    "person": {"en": "Player {number}", "fr": "Joueur {number}"},
    "bot_name": {"en": "{name} (bot)", "fr": "{name} (robot)"},
    "turn_of": {"en": "{player}:", "fr": "{player} :"},
    "hash": {
        "en": "Chance is fixed in advance; the hash of its seed is {hash}.",
        "fr": "Le hasard est fixé d’avance ; l’empreinte de sa graine est {hash}.",
    },
    "intro": {
        "en": "Type a number from the list, or the words beside it. [bold]?[/bold] explains.",
        "fr": "Tapez un numéro de la liste, ou les mots à côté. [bold]?[/bold] explique.",
    },
    "prompt": {"en": "Your choice", "fr": "Votre choix"},
    "help_head": {"en": "What you can do now:", "fr": "Ce que vous pouvez faire :"},
    "help_commands": {
        "en": (
            "Any time: [bold]?[/bold] this help · [bold]board[/bold] · [bold]rules[/bold] · "
            "[bold]hint[/bold] · [bold]undo[/bold] · [bold]log[/bold] (the last "
            "turns), [bold]log all[/bold] · [bold]discards[/bold] · [bold]save[/bold] · "
            "[bold]quit[/bold]"
        ),
        "fr": (
            "À tout moment : [bold]?[/bold] cette aide · [bold]plateau[/bold] · "
            "[bold]règles[/bold] · [bold]conseil[/bold] · [bold]annuler[/bold] · "
            "[bold]journal[/bold] (les derniers tours), [bold]journal tout[/bold] · "
            "[bold]défausse[/bold] · [bold]enregistrer[/bold] · [bold]quitter[/bold]"
        ),
    },
    "help_values": {
        "en": "Where a line leaves something to choose, add it after the number: "
        "“{number} {value}”.",
        "fr": "Si une ligne laisse un choix, ajoutez-le après le numéro : « {number} {value} ».",
    },
    "help_enter": {
        "en": "Enter alone plays when there is only one choice.",
        "fr": "Entrée seule joue s’il n’y a qu’un choix.",
    },
    "any_of_these": {"en": "any of those above", "fr": "n’importe laquelle de celles ci-dessus"},
    "it_would_be": {
        "en": "[italic]So it would be:[/italic]",
        "fr": "[italic]Cela donnerait :[/italic]",
    },
    "discards": {"en": "Discards: {cards}.", "fr": "Défausse : {cards}."},
    "none": {"en": "none", "fr": "aucune carte"},
    "no_discards": {
        "en": "This game has no discards to look at.",
        "fr": "Ce jeu n’a pas de défausse à consulter.",
    },
    "q_is_quit": {
        "en": "Type “quit” to leave the game; it is saved.",
        "fr": "Tapez « quitter » pour quitter la partie ; elle est enregistrée.",
    },
    "help_pieces": {
        "en": "[bold]? NAME[/bold] explains what a card or piece does, as in “? {example}”.",
        "fr": "[bold]? NOM[/bold] explique une carte ou une pièce : « ? {example} ».",
    },
    "explained": {"en": "[bold]{name}[/bold]: {what}", "fr": "[bold]{name}[/bold] : {what}"},
    "not_explained": {
        "en": "“{text}” is no piece of this game; “rules” explains its words. "
        "Explained are: {pieces}.",
        "fr": "« {text} » n’est pas une pièce de ce jeu ; « règles » en explique les mots. "
        "Sont expliqués : {pieces}.",
    },
    "nothing_explained": {
        "en": "This game explains itself by “rules”, not piece by piece.",
        "fr": "Ce jeu s’explique par « règles », pas pièce par pièce.",
    },
    "undone": {"en": "Taken back.", "fr": "Coup annulé."},
    "undo_handed_over": {
        "en": "Nothing can be taken back: the terminal has changed hands since.",
        "fr": "Rien ne peut être annulé : le terminal a changé de mains depuis.",
    },
    "undo_revealed": {
        "en": "What has been revealed cannot be taken back.",
        "fr": "Ce qui a été révélé ne peut être annulé.",
    },
    "undo_bot": {
        "en": "Nothing can be taken back: {player} has acted since.",
        "fr": "Rien ne peut être annulé : {player} a joué depuis.",
    },
    "hand_over": {
        "en": "Pass to {player}. {player}, press [bold]Enter[/bold] when nobody else is looking.",
        "fr": "À {player}. {player}, appuyez sur [bold]Entrée[/bold] à l’abri des regards.",
    },
    "before_bots": {
        "en": "{move}\n[bold]Enter[/bold] to play it, [bold]no[/bold] to choose again.",
        "fr": "{move}\n[bold]Entrée[/bold] pour jouer ce coup, [bold]non[/bold] pour choisir à "
        "nouveau.",
    },
    "confirm_or_undo": {
        "en": "Press Enter to play the move, or type no.",
        "fr": "Appuyez sur Entrée pour jouer le coup, ou tapez non.",
    },
    "one_too_many": {
        "en": "That is more than can be played at once. Nothing was played.",
        "fr": "C’est plus qu’on ne peut jouer d’un coup. Rien n’a été joué.",
    },
    "ends_game": {"en": "This ends the game.", "fr": "La partie sera finie."},
    "nothing_played": {"en": "Nothing was played.", "fr": "Rien n’a été joué."},
    "read_on": {
        "en": "[bold]Enter[/bold] to read on, [bold]q[/bold] to read no further.",
        "fr": "[bold]Entrée[/bold] pour lire la suite, [bold]q[/bold] pour ne plus lire.",
    },
    "no_hint": {
        "en": "There is no choice to make now.",
        "fr": "Il n’y a pas de choix à faire maintenant.",
    },
    "not_here": {
        "en": "“{text}” means nothing here.",
        "fr": "« {text} » n’a pas de sens ici.",
    },
    "thinking": {"en": "{player} is thinking…", "fr": "{player} réfléchit…"},
    "hint_is": {"en": "A sensible choice: {action}.", "fr": "Un choix raisonnable : {action}."},
    "not_understood": {
        "en": "“{text}” is no choice here. Type a line’s number, or its words, as in “{example}”.",
        "fr": "« {text} » n’est pas un choix. Tapez un numéro, ou des mots : « {example} ».",
    },
    "which_last": {
        "en": "“{text}” followed by what: {values}?",
        "fr": "« {text} » suivi de quoi : {values} ?",
    },
    "which_value": {
        "en": "That line leaves a choice; add one of these: {values}.",
        "fr": "Cette ligne laisse un choix ; ajoutez l’un d’eux : {values}.",
    },
    "no_value": {
        "en": "That line takes no value: type {number} alone.",
        "fr": "Cette ligne ne prend pas de valeur : tapez {number} seul.",
    },
    "ambiguous": {
        "en": "“{text}” could mean: {choices}.",
        "fr": "« {text} » peut vouloir dire : {choices}.",
    },
    "choose_one": {
        "en": "There are several choices; type one.",
        "fr": "Il y a plusieurs choix ; tapez-en un.",
    },
    "saved": {
        "en": "Saved: {path}\nCheck it with: {ludi} verify {path}",
        "fr": "Partie enregistrée : {path}\nPour la vérifier : {ludi} verify {path}",
    },
    "resume_with": {
        "en": "Saved: {path}\nGo on with: {ludi} play --resume {path}",
        "fr": "Partie enregistrée : {path}\nPour continuer : {ludi} play --resume {path}",
    },
    "already_over": {
        "en": "This game is finished; here is how it ended.",
        "fr": "Cette partie est finie ; voici comment.",
    },
    "not_confirmed": {
        "en": "The last move was not confirmed, and is not played.",
        "fr": "Le dernier coup n’a pas été confirmé : il n’est pas joué.",
    },
    "not_saved": {
        "en": "The game could not be saved to {path}: {why}.",
        "fr": "La partie n’a pas pu être enregistrée dans {path} : {why}.",
    },
    "won": {"en": "{players} wins.", "fr": "{players} gagne."},
    "shared": {"en": "{players} share the win.", "fr": "{players} se partagent la victoire."},
    "nobody_won": {"en": "Nobody wins.", "fr": "Personne ne gagne."},
    "and": {"en": " and ", "fr": " et "},
    "points": {"en": "{player}: {points}", "fr": "{player} : {points}"},
    "seed_was": {"en": "The seed was {seed}.", "fr": "La graine était {seed}."},
    "bye": {"en": "Until next time. Vale!", "fr": "À la prochaine. Vale !"},
    "valid": {
        "en": "Every action is legal, and every draw follows from the seed: "
        "{actions} actions, {draws} draws.",
        "fr": "Chaque action est permise, et chaque tirage vient de la graine : "
        "{actions} actions, {draws} tirages.",
    },
    "given": {
        "en": "But {given} draws were given by hand, not drawn.",
        "fr": "Mais {given} tirages ont été donnés à la main, pas tirés.",
    },
    "compare_hash": {
        "en": "It is the game of this hash if the same one was shown at its start: {hash}",
        "fr": "C’est la partie de cette empreinte si la même a été montrée au début : {hash}",
    },
    "options_are": {"en": "Options: {options}", "fr": "Options : {options}"},
    "no_record": {
        "en": "There is no recorded game to go on with.",
        "fr": "Il n’y a pas de partie enregistrée à continuer.",
    },
    "resume_alone": {
        "en": "--resume takes the game as it was recorded; leave out {words}.",
        "fr": "--resume prend la partie telle qu’enregistrée ; sans {words}.",
    },
    "record_exists": {
        "en": "{path} exists already; name another file, or go on with it by --resume.",
        "fr": "{path} existe déjà ; nommez un autre fichier, ou continuez-le avec --resume.",
    },
    "unfinished": {"en": "The game is not finished.", "fr": "La partie n’est pas finie."},
    "speed": {
        "en": "{game}, {seats} seats, {engine}: {rate:,.2f} million decisions per second",
        "fr": "{game}, {seats} places, {engine} : {rate:,.2f} millions de décisions par seconde",
    },
    **{
        f"simulation.{key}": {"en": english, "fr": french}
        for key, english, french in (
            ("game", "game", "jeu"),
            ("seats", "seats", "places"),
            ("options", "options", "options"),
            ("seed", "seed", "graine"),
            ("engine", "engine", "moteur"),
            ("device", "device", "appareil"),
            ("games", "games", "parties"),
            ("decisions", "decisions", "décisions"),
            ("seconds", "seconds", "secondes"),
            ("decisions_per_second", "decisions per second", "décisions par seconde"),
            ("points", "points by seat", "points par place"),
            ("wins", "wins by seat", "victoires par place"),
            ("digest", "digest", "condensé"),
        )
    },
    "interpreted_ratio": {
        "en": "{ratio:.0f} times the interpreted speed",
        "fr": "{ratio:.0f} fois la vitesse interprétée",
    },
    "positive": {
        "en": "a whole number from 1 on, not {word}",
        "fr": "un nombre entier à partir de 1, pas {word}",
    },
    "option_form": {
        "en": "An option reads NAME or NAME=VALUE, not {text!r}.",
        "fr": "Une option s’écrit NOM ou NOM=VALEUR, pas {text!r}.",
    },
    "too_many_names": {
        "en": "{names} names are too many: the people at this terminal are {people}.",
        "fr": "{names} noms, c’est trop : il y a {people} personne(s) à ce terminal.",
    },
    "people_range": {
        "en": "From 0 to {seats} people can sit at {seats} seats, not {people}.",
        "fr": "De 0 à {seats} personnes peuvent prendre {seats} places, pas {people}.",
    },
}


def text(key: str, language: str, **values: object) -> str:
    return filled(TEXTS[key][language], language, values)


def system_language() -> str:
    """The language of the environment where we speak it; English otherwise."""
    for variable in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else ENGLISH
    return ENGLISH
