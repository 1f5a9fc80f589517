"""What the pages say, in English and French."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Final

from ludi.core.sentences import ENGLISH, LANGUAGES, filled

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "site": {"en": "Ludi Romani", "fr": "Ludi Romani"},
    "claim": {
        "en": "Roman table games, with friends and against bots that never cheat.",
        "fr": "Des jeux de table romains, entre amis et contre des robots qui ne trichent jamais.",
    },
    "skip": {"en": "To the content", "fr": "Aller au contenu"},
    "home": {"en": "All games", "fr": "Tous les jeux"},
    "language": {"en": "Language", "fr": "Langue"},
    "you_are": {"en": "You are {name}", "fr": "Vous êtes {name}"},
    "your_name": {"en": "Your name", "fr": "Votre nom"},
    "rename": {"en": "Change name", "fr": "Changer de nom"},
    "players": {"en": "{fewest}–{most} players", "fr": "{fewest} à {most} joueurs"},
    "players_same": {"en": "{fewest} players", "fr": "{fewest} joueurs"},
    "minutes": {"en": "about {minutes} minutes", "fr": "environ {minutes} minutes"},
    "play_now": {"en": "Play now", "fr": "Jouer tout de suite"},
    "play_now_of": {
        "en": "Play {game} now, against a bot",
        "fr": "Jouer à {game} tout de suite, contre un robot",
    },
    "new_table": {"en": "New table", "fr": "Nouvelle table"},
    "new_table_of": {
        "en": "New table of {game}, to invite others",
        "fr": "Nouvelle table : {game}, pour inviter",
    },
    "rules": {"en": "Rules", "fr": "Règles"},
    "rules_of": {"en": "The rules of {game}", "fr": "Règles : {game}"},
    "open_tables": {"en": "Public tables", "fr": "Tables publiques"},
    "no_tables": {
        "en": "There is none at the moment. Open one!",
        "fr": "Il n’y en a pas pour le moment. Ouvrez-en une !",
    },
    "seats_free": {"en": "{count} free", "fr": "{count} libres"},
    "waiting": {"en": "waiting for players", "fr": "attend des joueurs"},
    "ready": {"en": "about to start", "fr": "va commencer"},
    "setting": {"en": "{label}: {value}", "fr": "{label} : {value}"},
    "playing": {"en": "being played", "fr": "en cours"},
    "over": {"en": "finished", "fr": "terminée"},
    # --- Before the start ---
    "invite": {"en": "Invite with this link", "fr": "Invitez avec ce lien"},
    "copy": {"en": "Copy", "fr": "Copier"},
    "copied": {"en": "Copied.", "fr": "Copié."},
    "seats": {"en": "Seats", "fr": "Places"},
    "seat_number": {"en": "Seat {number}", "fr": "Place {number}"},
    "seat_open": {"en": "open", "fr": "libre"},
    "bot_called": {"en": "{name} (bot)", "fr": "{name} (robot)"},
    "you_called": {"en": "{name} (you)", "fr": "{name} (vous)"},
    "sit": {"en": "Sit here", "fr": "S’asseoir ici"},
    "stand": {"en": "Leave the seat", "fr": "Quitter la place"},
    "clear": {"en": "Open the seat", "fr": "Libérer la place"},
    "seat_bot": {"en": "Seat a bot", "fr": "Asseoir un robot"},
    "change_bot": {"en": "Change the bot", "fr": "Changer de robot"},
    "level": {"en": "{seat}: how strong a bot", "fr": "{seat} : force du robot"},
    "level_of": {"en": "{game}: how strong the bots", "fr": "{game} : force des robots"},
    "bot_tiro": {"en": "Tiro – beginner", "fr": "Tiro – débutant"},
    "bot_miles": {"en": "Miles – casual", "fr": "Miles – amateur"},
    "bot_optio": {"en": "Optio – solid", "fr": "Optio – solide"},
    "bot_centurio": {"en": "Centurio – strong", "fr": "Centurio – fort"},
    "bot_legatus": {"en": "Legatus – our best", "fr": "Legatus – notre meilleur"},
    "bot_random": {"en": "plays at random", "fr": "joue au hasard"},
    "bot_heuristic": {"en": "plays by rules of thumb", "fr": "joue à vue de nez"},
    "settings": {"en": "Settings", "fr": "Réglages"},
    "how_many": {"en": "How many seats", "fr": "Nombre de places"},
    "clock": {"en": "Time for a move", "fr": "Temps par coup"},
    "clock_none": {"en": "no limit", "fr": "sans limite"},
    "clock_seconds": {"en": "{seconds} s", "fr": "{seconds} s"},
    "clock_minutes": {"en": "{minutes} min", "fr": "{minutes} min"},
    "public": {
        "en": "Public: listed on the front page",
        "fr": "Publique : annoncée sur la page d’accueil",
    },
    "private": {"en": "Only for those who have the link", "fr": "Réservée à ceux qui ont le lien"},
    "apply": {"en": "Apply", "fr": "Appliquer"},
    "start": {"en": "Start the match", "fr": "Commencer la partie"},
    "start_when": {
        "en": "The match can start when every seat is taken.",
        "fr": "La partie peut commencer quand chaque place est prise.",
    },
    "clear_confirm": {
        "en": "Take the seat away from {name}?",
        "fr": "Retirer sa place à {name} ?",
    },
    "unseated": {
        "en": "Your seat was opened again by who set up the table.",
        "fr": "Votre place a été libérée par la personne qui règle la table.",
    },
    "host_starts": {
        "en": "{name} sets up the table and starts the match.",
        "fr": "{name} règle la table et lance la partie.",
    },
    # --- During the match ---
    "your_turn": {"en": "Your turn", "fr": "À vous"},
    "turn_of": {"en": "{names} to move", "fr": "À {names} de jouer"},
    "and": {"en": " and ", "fr": " et "},
    "choices": {"en": "What you can do", "fr": "Ce que vous pouvez faire"},
    "undo": {"en": "Take back", "fr": "Annuler le coup"},
    "log": {"en": "What happened", "fr": "Ce qui s’est passé"},
    "chat": {"en": "Chat", "fr": "Discussion"},
    "say": {"en": "Message", "fr": "Message"},
    "send": {"en": "Send", "fr": "Envoyer"},
    "no_chat": {"en": "Nobody has said anything yet.", "fr": "Personne n’a encore rien dit."},
    "spectator": {"en": "You are watching.", "fr": "Vous regardez."},
    "away_clock": {
        "en": "{name} ran out of time; a bot plays until they are back.",
        "fr": "{name} a dépassé son temps ; un robot joue en attendant son retour.",
    },
    "away_absent": {
        "en": "{name} is away; a bot plays until they are back.",
        "fr": "{name} n’est plus là ; un robot joue en attendant son retour.",
    },
    "you_away_clock": {
        "en": "Your time ran out; a bot plays for you.",
        "fr": "Votre temps est écoulé ; un robot joue pour vous.",
    },
    "you_away_absent": {
        "en": "You were away; a bot plays for you.",
        "fr": "Vous étiez absent ; un robot joue pour vous.",
    },
    # What the log tells besides the match.
    "note_clock": {
        "en": "{name} has run out of time: a bot plays for them.",
        "fr": "{name} a dépassé son temps : un robot joue à sa place.",
    },
    "note_absent": {
        "en": "{name} is away: a bot plays for them.",
        "fr": "{name} n’est plus là : un robot joue à sa place.",
    },
    "note_back": {
        "en": "{name} is back and plays on.",
        "fr": "{name} est de retour et reprend la partie.",
    },
    "note_undone": {
        "en": "{name} takes the last move back.",
        "fr": "{name} annule son dernier coup.",
    },
    "own_tables": {"en": "Your tables", "fr": "Vos tables"},
    "finished_tables": {"en": "Your finished games", "fr": "Vos parties finies"},
    "take_back_seat": {"en": "I am back: let me play", "fr": "Je suis là : je reprends"},
    "connection_lost": {
        "en": "The connection is lost; trying again…",
        "fr": "La connexion est perdue ; nouvel essai…",
    },
    "sound": {"en": "Sound at your turn", "fr": "Son quand c’est à vous"},
    "board": {"en": "The table", "fr": "La table"},
    "options_here": {"en": "Options in force", "fr": "Options en vigueur"},
    # --- The oracle ---
    "ask_oracle": {"en": "Ask the oracle", "fr": "Consulter l’oracle"},
    "oracle_thinks": {
        "en": "The oracle is thinking… The first time it may take a minute.",
        "fr": "L’oracle réfléchit… La première fois, cela peut prendre une minute.",
    },
    "oracle_says": {"en": "The oracle’s advice", "fr": "L’avis de l’oracle"},
    "oracle_close": {"en": "Put the advice away", "fr": "Ranger l’avis"},
    "oracle_first": {"en": "what our best bot plays", "fr": "le coup de notre meilleur robot"},
    "oracle_chance": {
        "en": "{chance} to win ({low} to {high})",
        "fr": "{chance} de gagner ({low} à {high})",
    },
    "oracle_how": {
        "en": "Chances are from thousands of ways the game may go on, played quickly; our best bot "
        "may know better. It knows what you know; everybody is told that you asked. A click plays "
        "the move.",
        "fr": "Les chances viennent de milliers de suites possibles, jouées vite ; notre meilleur "
        "robot peut savoir mieux. Il sait ce que vous savez ; tout le monde apprend que vous "
        "l’avez consulté. Un clic joue le coup.",
    },
    "note_advised": {
        "en": "{name} asks the oracle.",
        "fr": "{name} consulte l’oracle.",
    },
    "advice": {"en": "The oracle may be asked", "fr": "L’oracle peut être consulté"},
    "advice_bots": {"en": "against bots only", "fr": "contre des robots seulement"},
    "advice_always": {"en": "always", "fr": "toujours"},
    "advice_never": {"en": "never", "fr": "jamais"},
    "review": {"en": "Review the game", "fr": "Analyser la partie"},
    "review_of": {"en": "{game}: the review", "fr": "{game} : l’analyse"},
    "review_how": {
        "en": "The oracle plays the game on from every moment, thousands of times, and compares "
        "every decision with the best one. That takes up to a minute, and once only.",
        "fr": "L’oracle continue la partie à partir de chaque moment, des milliers de fois, et "
        "compare chaque décision à la meilleure. Cela prend jusqu’à une minute, une seule fois.",
    },
    "review_working": {
        "en": "The oracle is looking at the game…",
        "fr": "L’oracle examine la partie…",
    },
    "review_progress": {"en": "Done: {progress}", "fr": "Fait : {progress}"},
    "review_curve": {"en": "The chance to win", "fr": "La chance de gagner"},
    "review_curve_how": {
        "en": "All cards open, from {games} games at each moment; the band shows where the chance "
        "lies in 95 cases of 100. The numbers are the turning points below.",
        "fr": "Cartes ouvertes, d’après {games} parties à chaque moment ; la bande montre où la "
        "chance se trouve dans 95 cas sur 100. Les numéros sont les tournants ci-dessous.",
    },
    "review_table": {"en": "The curve as a table", "fr": "La courbe en tableau"},
    "review_moment": {"en": "Action", "fr": "Action"},
    "review_turns": {"en": "Turning points", "fr": "Tournants"},
    "review_no_turns": {"en": "There was none.", "fr": "Il n’y en a pas eu."},
    "review_turn": {
        "en": "{name}: {before} → {after}",
        "fr": "{name} : {before} → {after}",
    },
    "review_luck": {"en": "luck", "fr": "hasard"},
    "review_decision": {"en": "a decision", "fr": "une décision"},
    "review_both": {"en": "a decision and luck", "fr": "une décision et le hasard"},
    "review_luck_without_luck": {"en": "unforeseen", "fr": "imprévu"},
    "review_both_without_luck": {
        "en": "a decision, and what was unforeseen",
        "fr": "une décision, et de l’imprévu",
    },
    "review_better": {
        "en": "{name} chose “{played}” ({chance}). Better: “{best}” ({best_chance}).",
        "fr": "{name} a choisi « {played} » ({chance}). Mieux : « {best} » ({best_chance}).",
    },
    "review_see": {"en": "See this moment", "fr": "Voir ce moment"},
    "review_see_number": {
        "en": "See turning point {number}",
        "fr": "Voir le tournant {number}",
    },
    "review_people": {"en": "Luck and skill", "fr": "Hasard et adresse"},
    "review_people_without_luck": {"en": "Skill", "fr": "Adresse"},
    "review_own": {"en": "Own mistakes", "fr": "Ses erreurs"},
    "review_others": {"en": "Others’ mistakes", "fr": "Erreurs des autres"},
    "review_mistakes": {
        "en": "{count} of {decisions} decisions",
        "fr": "{count} sur {decisions} décisions",
    },
    "review_worst": {"en": "Worst decision", "fr": "Plus mauvaise décision"},
    "review_explained": {
        "en": "In hundredths of a chance to win; together they are what the chance changed from "
        "beginning to end. A decision is judged by what its player could know, and counts as a "
        "mistake only where something else was better beyond doubt. Luck is all the rest: dice, "
        "draws, and what was hidden.",
        "fr": "En centièmes de chance de gagner ; ensemble, ils font tout le changement du début "
        "à la fin. Une décision est jugée d’après ce que son joueur pouvait savoir, et n’est une "
        "erreur que si autre chose valait mieux sans aucun doute. Le hasard est tout le reste : "
        "dés, tirages, et ce qui était caché.",
    },
    "review_explained_without_luck": {
        "en": "In hundredths of a chance to win; together they are what the chance changed from "
        "beginning to end. A decision counts as a mistake only where something else was better "
        "beyond doubt. Unforeseen is all the rest: in this game nothing is left to chance, but "
        "chances are estimated by playing on.",
        "fr": "En centièmes de chance de gagner ; ensemble, ils font tout le changement du début "
        "à la fin. Une décision n’est une erreur que si autre chose valait mieux sans aucun doute. "
        "L’imprévu est tout le reste : dans ce jeu rien n’est laissé au hasard, mais les chances "
        "sont estimées en continuant la partie.",
    },
    # --- After the end ---
    "won": {"en": "{names} wins.", "fr": "{names} gagne."},
    "you_won": {"en": "You win!", "fr": "Vous gagnez !"},
    "shared": {"en": "{names} share the win.", "fr": "{names} se partagent la victoire."},
    "nobody_won": {"en": "Nobody wins.", "fr": "Personne ne gagne."},
    "score": {"en": "{name}: {points}", "fr": "{name} : {points}"},
    "was_closed": {"en": "closed", "fr": "fermée"},
    "actions": {"en": "What was played", "fr": "Ce qui a été joué"},
    "no_actions": {"en": "Nobody had acted yet.", "fr": "Personne n’avait encore joué."},
    "closed": {
        "en": "Whoever runs this server has closed the table. Nobody has won.",
        "fr": "Qui gère ce serveur a fermé la table. Personne n’a gagné.",
    },
    "rematch": {"en": "Rematch", "fr": "Revanche"},
    "to_rematch": {"en": "To the rematch", "fr": "Vers la revanche"},
    "record": {"en": "Download the record", "fr": "Télécharger la partie"},
    "verify": {"en": "Verify the match", "fr": "Vérifier la partie"},
    # --- Lessons ---
    "learn": {"en": "Learn it", "fr": "Apprendre"},
    "learn_of": {
        "en": "Learn {game} in a few minutes",
        "fr": "Apprendre {game} en quelques minutes",
    },
    "lesson_of": {"en": "{game}: a lesson", "fr": "{game} : une leçon"},
    "teacher": {"en": "The teacher", "fr": "Le maître"},
    "step_at": {"en": "Step {number} of {last}", "fr": "Étape {number} sur {last}"},
    "step_on": {"en": "Go on", "fr": "Continuer"},
    "step_back": {"en": "Back", "fr": "Retour"},
    "not_this": {"en": "Not this one. Try again.", "fr": "Pas celle-ci. Essayez encore."},
    "first_game": {
        "en": "Play a first game against an easy bot",
        "fr": "Jouer une première partie contre un robot facile",
    },
    # --- What pieces say about themselves ---
    "ruling_on": {"en": "In force here: {words}", "fr": "En vigueur ici : {words}"},
    "its_rules": {"en": "In the rules", "fr": "Dans les règles"},
    "replay": {"en": "Watch the replay", "fr": "Revoir la partie"},
    "replay_of": {"en": "{game}: the replay", "fr": "{game} : revoir la partie"},
    "replay_more": {"en": "Share, or play on", "fr": "Partager, ou continuer à jouer"},
    "story": {"en": "What just happened", "fr": "Ce qui vient d’arriver"},
    "story_next": {"en": "Go on", "fr": "Continuer"},
    "story_skip": {"en": "Skip", "fr": "Passer"},
    "moment": {"en": "Moment of the match", "fr": "Moment de la partie"},
    "to_first": {"en": "To the beginning", "fr": "Au début"},
    "to_before": {"en": "One step back", "fr": "Un pas en arrière"},
    "to_next": {"en": "One step on", "fr": "Un pas en avant"},
    "to_last": {"en": "To the end", "fr": "À la fin"},
    "run": {"en": "Let it run", "fr": "Laisser défiler"},
    "pause": {"en": "Pause", "fr": "Pause"},
    "seen_by": {"en": "As seen by", "fr": "Vue par"},
    "sight_open": {"en": "everybody: open cards", "fr": "tous : cartes ouvertes"},
    "sight_table": {"en": "a spectator", "fr": "le public"},
    "copy_link": {"en": "Copy the link to this moment", "fr": "Copier le lien de ce moment"},
    "to_table": {"en": "To the table", "fr": "À la table"},
    "play_on_as": {"en": "From here, in the seat of", "fr": "D’ici, à la place de"},
    "play_on": {"en": "Play on against bots", "fr": "Continuer contre des robots"},
    "fair_hash": {
        "en": "Chance was fixed before the first move; the hash of its seed is",
        "fr": "Le hasard a été fixé avant le premier coup ; l’empreinte de sa graine est",
    },
    "fair": {"en": "Fair chance", "fr": "Hasard loyal"},
    "fair_seed": {"en": "The seed was", "fr": "La graine était"},
    "verified": {
        "en": "Every action is legal, and every draw follows from the seed: {actions} actions, "
        "{draws} draws.",
        "fr": "Chaque action est permise, et chaque tirage vient de la graine : {actions} actions, "
        "{draws} tirages.",
    },
    "verify_how": {
        "en": "The server has played the record again from its first draw. You need not believe "
        "it: download the record and run",
        "fr": "Le serveur a rejoué la partie depuis son premier tirage. Inutile de le croire : "
        "téléchargez la partie et lancez",
    },
    # --- Me ---
    "me": {"en": "You", "fr": "Vous"},
    "carry": {"en": "Continue on another device", "fr": "Continuer sur un autre appareil"},
    "carry_how": {
        "en": "A code works once, for ten minutes. On the other device, open this page and enter "
        "it.",
        "fr": "Un code sert une fois, pendant dix minutes. Sur l’autre appareil, ouvrez cette page "
        "et tapez-le.",
    },
    "make_code": {"en": "Make a code", "fr": "Créer un code"},
    "your_code": {"en": "Your code: {code}", "fr": "Votre code : {code}"},
    "enter_code": {
        "en": "Enter a code from another device",
        "fr": "Taper un code d’un autre appareil",
    },
    "use_code": {"en": "Use the code", "fr": "Utiliser le code"},
    "bots_of_yours": {"en": "A bot of your own", "fr": "Un robot à vous"},
    "bots_how": {
        "en": "A program can take a seat through the API, with a token that is shown only once.",
        "fr": "Un programme peut prendre place par l’API, avec un jeton montré une seule fois.",
    },
    "make_token": {"en": "Make a token", "fr": "Créer un jeton"},
    "saved": {"en": "Saved.", "fr": "Enregistré."},
    # --- What goes wrong ---
    "wrong": {"en": "That did not work", "fr": "Cela n’a pas marché"},
    "go_back": {"en": "Back", "fr": "Retour"},
    # --- Marks on the page ---
    "to_move": {"en": "to move", "fr": "doit jouer"},
    "winner": {"en": "winner", "fr": "gagne"},
    "not_here": {"en": "not here", "fr": "absent"},
    "bot_plays": {"en": "a bot plays", "fr": "un robot joue"},
    "absent": {
        "en": "{name} is not here at the moment. After a minute a bot plays on for them.",
        "fr": "{name} n’est pas là pour le moment. Au bout d’une minute, un robot prend la suite.",
    },
    "keys": {
        "en": "Keys: 1 to 9 choose, arrows go on, Enter plays.",
        "fr": "Touches : 1 à 9 pour choisir, flèches pour continuer, Entrée pour jouer.",
    },
    "not_sent": {
        "en": "That did not reach the server. Please try once more.",
        "fr": "Le serveur n’a rien reçu. Essayez encore une fois.",
    },
}


@lru_cache(maxsize=4096, typed=True)
def text(key: str, language: str, /, **values: Hashable) -> str:
    return filled(TEXTS[key][language], language, values)


def language_of(cookie: str | None, accepted: str | None) -> str:
    """What was chosen, or the first of the browser's languages that we speak."""
    if cookie in LANGUAGES:
        return str(cookie)
    for wanted in (accepted or "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return ENGLISH
