"""Roma in French."""

from __future__ import annotations

from typing import Final

from ludi.core.phrases import Phrases
from ludi.core.sentences import typeset
from ludi.games.roma.cards import BASILICA_ADDS, GIVEN, MERCATOR_PRICE
from ludi.games.roma.words.facts import (
    NAMES,
    PRINTED,
    Table,
    Values,
    acting_in,
    attacked_card,
    can_only_end,
    cost_of,
    count_drawn,
    covered_by,
    defence_of,
    drawn_by,
    forum_pays,
    gifts_left,
    is_character,
    lays_characters,
    money_of,
    other_card,
    other_defence,
    own_card,
    phase_of,
    price_of,
    reason_against,
    signed,
    strike_in,
)

# --- Choices ------------------------------------------------------------------------------------


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number <= 1 else more}"


def _money(number: int) -> str:
    return _counted(number, "sesterce", "sesterces")


def _limit(turns: int) -> str:
    return f"La limite de {_counted(turns, 'tour', 'tours')} est dépassée : partie nulle."


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _lay(values: Values) -> str:
    card, disc, phase = values["card"], values["disc"], phase_of(values)
    if phase == "setting":
        return f"Poser {NAMES[card]} face cachée au disque {disc}"
    cost = f" pour {_money(cost_of(card))}" if phase == "acting" else ""
    covered = own_card(values)
    over = f", en recouvrant {NAMES[covered]}" if covered else ""
    return f"Poser {NAMES[card]}{cost} au disque {disc}{over}"


def _take_money(values: Values) -> str:
    return f"Prendre {_money(values['die'])} (dé {values['die']})"


def _draw_cards(values: Values) -> str:
    count = drawn_by(values)
    if count == 1:
        return f"Piocher une carte (dé {values['die']})"
    return f"Regarder {count} cartes et en garder une (dé {values['die']})"


def _activate(values: Values) -> str:
    die, card = values["die"], own_card(values)
    if card is None:
        return f"Activer la carte du disque {die} (dé {die})"
    attacked = attacked_card(values)
    if attacked is None:
        return f"Activer {NAMES[card]} au disque {die} (dé {die})"
    defence = other_defence(values["table"], die)
    return (
        f"Activer {NAMES[card]} au disque {die} (dé {die}) contre {NAMES[attacked]}, "
        f"défense {defence}"
    )


def _take(values: Values) -> str:
    card, acting = NAMES[values["card"]], acting_in(values)
    if phase_of(values) != "taking":
        return f"Prendre {card}"
    cost = f" (coût {cost_of(values['card'])})"
    if acting == "aesculapinum":
        return f"Prendre {card}{cost} dans la défausse"
    if acting == "haruspex":
        return f"Prendre {card}{cost} dans la pioche"
    drawn = count_drawn(values["table"])
    rest = "" if drawn == 1 else ", défausser l’autre" if drawn == 2 else ", défausser les autres"
    return f"Garder {card}{rest}"


_STRIKES: Final = {
    "battle": "Attaquer",
    "return": "Renvoyer",
    "sacrifice": "Faire défausser",
}


def _aim(values: Values) -> str:
    disc, card, strike = values["disc"], other_card(values), strike_in(values)
    if card is None:
        return f"Viser la carte du disque {disc}"
    is_battle = strike == "battle"
    defence = f", défense {other_defence(values['table'], disc)}" if is_battle else ""
    return f"{_STRIKES.get(strike, 'Viser')} {NAMES[card]} (disque {disc}{defence})"


def _copy(values: Values) -> str:
    card, disc = own_card(values), values["disc"]
    return f"Copier {NAMES[card]} (disque {disc})" if card else f"Copier le disque {disc}"


def _block(values: Values) -> str:
    if values.get("table") is None:
        return f"Bloquer le disque {values['disc']}"
    card = other_card(values)
    return f"Bloquer le disque {values['disc']} ({NAMES[card] if card else 'sans carte'})"


def _use(values: Values) -> str:
    die, table, phase = values["die"], values.get("table"), phase_of(values)
    if table is None or phase not in ("forum", "templum", "adding"):
        return f"Utiliser le dé {die}"
    if phase == "adding":
        defence = other_defence(table, table["target"])
        return f"Utiliser le dé {die} : {table['tally'] + die} contre {defence}"
    return f"Utiliser le dé {die} : {_forum(table, die)}"


def _forum(table: Table, die: int = 0) -> str:
    """What Forum pays, and its parts if a Basilica adds to it."""
    bonus = table["bonus"]
    parts = f" ({table['tally'] + die}, et {bonus} pour Basilica)" if bonus else ""
    return f"{forum_pays(table, die)} PV{parts}"


def _buy(values: Values) -> str:
    return f"Acheter {values['points']} PV pour {_money(price_of(values['points']))}"


def _stop(values: Values) -> str:
    phase = phase_of(values)
    if phase == "templum":
        return f"Ne plus utiliser de dé : {_forum(values['table'])}"
    stops = {
        "rerolling": "Garder les dés tels quels",
        "laying": "Ne plus poser de carte",
        "adding": "N’ajouter aucun dé",
    }
    return stops.get(phase, "S’arrêter là")


def _end(values: Values) -> str:
    table = values.get("table")
    if table is None or not table["dice"]:
        return "Finir le tour"
    left = "dé restant" if len(table["dice"]) == 1 else "dés restants"
    return f"Finir le tour ({left} : {_listed(table['dice'])})"


# --- Events -------------------------------------------------------------------------------------


def _card_laid(values: Values) -> str:
    price = f"pour {_money(values['cost'])}" if values["cost"] else "sans payer"
    return f"{values['seat']} pose {NAMES[values['card']]} au disque {values['disc']} {price}."


def _discs_paid(values: Values) -> str:
    discs = _counted(values["discs"], "disque sans carte", "disques sans carte")
    if values["points"] < values["discs"]:
        return f"{values['seat']} doit {values['discs']} PV et n’en a que {values['points']}."
    return f"{values['seat']} paie {values['points']} PV pour {discs}."


def _dice_rolled(values: Values) -> str:
    dice = f"{values['first']}, {values['second']} et {values['third']}"
    return f"{values['seat']} {'relance :' if values['again'] else 'lance'} {dice}."


def _cards_looked_at(values: Values) -> str:
    return f"{values['seat']} regarde {_counted(values['count'], 'carte', 'cartes')} de la pioche."


def _points_gained(values: Values) -> str:
    gained = f"{values['seat']} reçoit {values['points']} PV"
    if values["credited"]:
        return f"{gained} ; il en manque {values['credited']} dans la réserve."
    return f"{gained} de la réserve."


def _points_bought(values: Values) -> str:
    return f"{values['seat']} achète {values['points']} PV pour {_money(values['money'])}."


def _battle_fought(values: Values) -> str:
    return (
        f"{values['seat']} attaque {NAMES[values['card']]} au disque {values['disc']} : "
        f"{values['strength']} contre {signed(values['defence'])}, "
        f"{'victoire' if values['won'] else 'en vain'}."
    )


def _cards_taken_up(values: Values) -> str:
    cards = _counted(values["count"], "carte", "cartes")
    return f"{values['seat']} relève {cards}, à reposer."


# --- Questions ----------------------------------------------------------------------------------


def _ask_gift(table: Table) -> str:
    left = gifts_left(table)
    if left == GIVEN:
        return "Deux de vos cartes vont à l’autre joueur. Laquelle d’abord ?"
    return "Quelle seconde carte donnez-vous ?" if left else "Chaque joueur donne deux cartes."


def _ask_action(table: Table) -> str:
    if can_only_end(table):
        return "Plus de dés, ni de carte que vous puissiez payer : finissez le tour."
    if table["dice"]:
        return "Utilisez un dé, posez une carte ou finissez le tour."
    return "Plus de dés : poser une carte, ou finir ?"


def _ask_taking(table: Table) -> str:
    if table["acting"] == "aesculapinum":
        return "Quel personnage prenez-vous dans la défausse ?"
    if table["acting"] == "haruspex":
        return "Quelle carte prenez-vous dans la pioche ?"
    if count_drawn(table) == 1:
        return "Vous piochez une carte et la gardez."
    return "Laquelle des cartes piochées gardez-vous ?"


_AIMS: Final = {
    "sicarius": "Quel personnage Sicarius fait-il défausser ?",
    "gladiator": "Quel personnage Gladiator renvoie-t-il dans la main adverse ?",
    "velites": "Quel personnage vos Velites attaquent-ils ?",
    "nero": "Quel bâtiment Nero fait-il défausser ?",
    "onager": "Quel bâtiment Onager attaque-t-il ?",
}


def _ask_target(table: Table) -> str:
    return _AIMS.get(table["acting"] or "", "Quelle carte visez-vous ?")


def _ask_purchase(table: Table) -> str:
    return (
        f"Mercator : combien de PV achetez-vous ? Chacun coûte {MERCATOR_PRICE} sesterces, que "
        f"reçoit l’autre joueur. Vous avez {_money(money_of(table))}."
    )


def _ask_free_card(table: Table) -> str:
    kind = "personnage" if lays_characters(table) else "bâtiment"
    return f"Quel {kind} posez-vous, sans payer, et où ?"


def _ask_relaying(table: Table) -> str:
    left = sum(table["taken_up"].values())
    return (
        "Quelle carte reposez-vous, et où ? C’est gratuit ; jamais deux au même disque "
        f"(encore {left})."
    )


def _ask_templum(table: Table) -> str:
    return f"Forum rapporte {_forum(table)}. Templum : le dernier dé aussi ?"


def _ask_addition(table: Table) -> str:
    rolled, defence = table["tally"], other_defence(table, table["target"])
    return f"Centurio : {rolled} contre une défense de {defence}. Quel dé ajoutez-vous ?"


# --- What is not possible, and what may be overlooked -------------------------------------------

_REFUSALS: Final = {
    "unfinished": "Terminez d’abord l’effet en cours : {acting}.",
    "choose_first": "Gardez d’abord une des cartes piochées.",
    "not_in_hand": "{card} n’est pas dans votre main.",
    "no_other": "Vous n’avez pas d’autre {card}.",
    "disc_taken": "Le disque {disc} est pris : jamais deux cartes au même disque.",
    "too_dear": "{card} coûte {cost}, et vous avez {money}.",
    "only_characters": "{card} est un bâtiment ; il faut ici un personnage.",
    "only_buildings": "{card} est un personnage ; il faut ici un bâtiment.",
    "one_at_least": "Posez au moins une carte.",
    "not_taken_up": "{card} n’est pas parmi les cartes relevées.",
    "all_laid_again": "Toutes les cartes relevées sont à reposer.",
    "unequal": "Seuls trois dés égaux se relancent.",
    "no_die": "Aucun dé non utilisé ne montre {die}.",
    "no_cards": "Il ne reste aucune carte à piocher.",
    "no_card": "Vous n’avez pas de carte au disque {disc}.",
    "passive": "{card} : son effet est permanent, cette carte ne s’active jamais.",
    "blocked": "Le disque {disc} est bloqué ce tour-ci.",
    "idle": "{card} ne pourrait rien faire maintenant : il lui faut {needs}.",
    "not_drawn": "{card} n’est pas parmi les cartes piochées.",
    "not_in_discards": "{card} n’est pas dans la défausse.",
    "not_in_pile": "{card} n’est pas dans la pioche.",
    "no_other_card": "L’autre joueur n’a pas de carte au disque {disc}.",
    "no_scaenicus": "Scaenicus ne peut pas copier un Scaenicus.",
    "blocked_already": "Le disque {disc} est déjà bloqué.",
    "highest": "Un {die} ne peut pas monter.",
    "lowest": "Un {die} ne peut pas descendre.",
    "too_many": "{points} PV coûtent {price}, et vous avez {money}.",
    "not_held": "L’autre joueur n’a que {held} PV.",
    "over_three": "Ici, un Mercator achète au plus trois PV à la fois.",
}


_NEEDS: Final = {
    "card opposite": "une carte juste en face",
    "opposing card": "une carte adverse",
    "opposing character": "un personnage adverse",
    "opposing building": "un bâtiment adverse",
    "another die": "un autre dé non utilisé",
    "character in hand": "un personnage dans votre main",
    "building in hand": "un bâtiment dans votre main",
    "money": "de quoi payer au moins un PV",
    "disc to block": "un disque qui ne soit pas encore bloqué",
    "card to find": "une carte dans la pioche ou dans la défausse",
    "discarded character": "un personnage dans la défausse",
    "another character": "un autre de vos personnages qui puisse agir à son disque",
}


def _refusal(name: str, values: Values, table: Table) -> str:
    return reason_against(name, values, table, _REFUSALS, _NEEDS, "fr")


def _warning(name: str, values: Values, table: Table) -> str:
    if name == "end" and table["dice"]:
        return "Les dés restants seront perdus."
    covered = covered_by(name, values, table)
    return f"{NAMES[covered]} ira à la défausse." if covered else ""


# --- Why a game ended so ------------------------------------------------------------------------


def _result(table: Table, players: tuple[str, ...]) -> str:
    """ROM-7.1, ROM-7.3, ROM-7.4"""
    if table["phase"] != "over":
        return ""
    points = [player["vp"] for player in table["players"]]
    if table["limit_passed"]:
        return _limit(table["turn_limit"])
    if 0 in points:
        return f"{players[points.index(0)]} n’a plus de PV."
    if points[0] == points[1]:
        return f"La réserve est vide, et chacun a {points[0]} PV."
    return f"La réserve est vide : {max(points)} PV à {min(points)}."


# --- The pieces and the rules -------------------------------------------------------------------

_EXPLANATIONS: Final = {
    "sicarius": "Fait défausser un personnage adverse de votre choix, puis part lui-même ; la "
    "défense ne joue pas. Tous deux sont à la défausse, où Aesculapinum les trouve. Il faut un "
    "personnage à viser.",
    "architectus": "Vous posez des bâtiments de votre main sans payer, autant que vous voulez et "
    "l’un après l’autre, devant n’importe lesquels de vos disques, même sur Architectus. Il faut "
    "un bâtiment en main ; après le premier, on s’arrête quand on veut.",
    "consiliarius": "Vous relevez tous vos personnages, Consiliarius aussi, et les reposez tous "
    "sans payer, jamais deux au même disque. Un bâtiment déjà devant ce disque est recouvert et "
    "défaussé.",
    "legat": "Rapporte 1 PV de la réserve par disque où l’autre joueur n’a pas de carte ; cela "
    "peut faire 0.",
    "gladiator": "Un personnage adverse de votre choix retourne dans la main de son propriétaire ; "
    "la défense ne joue pas. Il faut un personnage à viser.",
    "mercator": "Vous achetez des PV à l’autre joueur, à 2 sesterces chacun, qui lui reviennent : "
    "au moins un, et autant que le permettent votre argent et ses PV.",
    "consul": "Change d’un point un autre de vos dés non utilisés, vers le haut ou vers le bas : "
    "un 1 ne peut que monter, un 6 que descendre. Sans autre dé, Consul ne s’active pas.",
    "legionarius": "Attaque la carte juste en face, personnage ou bâtiment. Le dé de combat doit "
    "atteindre sa défense.",
    "nero": "Fait défausser un bâtiment adverse de votre choix, puis part lui-même ; la défense ne "
    "joue pas. Il faut un bâtiment à viser.",
    "praetorianus": "Bloque un disque numéroté : à son prochain tour, l’autre joueur ne peut y "
    "activer de carte. On peut bloquer un disque sans carte, et plusieurs disques à la fois. Les "
    "effets permanents, la pose et les attaques ne sont pas gênés, et le blocage dure même si "
    "Praetorianus s’en va.",
    "scaenicus": "Fait ce que fait un autre de vos personnages, comme si celui-ci était à son "
    "disque ; ce que l’autre se ferait à lui-même arrive à Scaenicus. Il ne peut copier ni un "
    "Scaenicus ni un personnage qui ne pourrait rien faire à son disque ; il peut en revanche "
    "copier un personnage bloqué.",
    "haruspex": "Vous regardez toute la pioche, y prenez une carte de votre choix sans la montrer, "
    "et la mélangez. Une pioche vide est d’abord refaite avec la défausse. Vous connaissez alors "
    "aussi la main de l’autre.",
    "senator": "Vous posez des personnages de votre main sans payer, autant que vous voulez et "
    "l’un après l’autre, devant n’importe lesquels de vos disques, même sur Senator. Il faut un "
    "personnage en main ; après le premier, on s’arrête quand on veut.",
    "velites": "Attaquent un personnage adverse de votre choix, où qu’il soit. Le dé de combat "
    "doit atteindre sa défense.",
    "essedum": "Jusqu’à la fin de votre tour, la défense de toutes les cartes adverses baisse de "
    "2, même si Essedum s’en va ; activé deux fois, de 4. Il faut une carte adverse.",
    "tribunus-plebis": "Prend 1 PV à l’autre joueur.",
    "centurio": "Attaque la carte juste en face. Si le dé de combat n’atteint pas sa défense, vous "
    "pouvez ajouter un de vos dés non utilisés, qui est alors dépensé.",
    "aesculapinum": "Vous prenez en main un personnage de votre choix dans la défausse. L’autre "
    "joueur voit lequel.",
    "basilica": "Ne s’active jamais : un de vos Forums devant un disque voisin rapporte "
    f"{BASILICA_ADDS} PV de plus de la réserve chaque fois qu’il est activé ; avec une Basilica de "
    f"chaque côté, {2 * BASILICA_ADDS} de plus. Les disques 1 et 6 ne sont pas voisins.",
    "machina": "Vous relevez tous vos bâtiments, Machina aussi, et les reposez tous sans payer, "
    "jamais deux au même disque. Un personnage déjà devant ce disque est recouvert et défaussé.",
    "forum": "Demande deux dés : un qui montre son disque, et un autre de votre choix, dont vous "
    "recevez la valeur en PV de la réserve.",
    "mercatus": "Prend 1 PV à l’autre joueur pour chaque Forum de son côté, au plus ce qu’il a ; "
    "cela peut faire 0.",
    "onager": "Attaque un bâtiment adverse de votre choix, où qu’il soit. Le dé de combat doit "
    "atteindre sa défense.",
    "templum": "Ne s’active jamais : quand un de vos Forums devant un disque voisin est activé, "
    "vous pouvez utiliser aussi le troisième dé, s’il n’a pas encore servi, et en recevez de même "
    "la valeur en PV. Deux Templum ne rapportent pas plus qu’un.",
    "turris": "Ne s’active jamais : tant qu’elle est là, toutes vos autres cartes ont 1 de défense "
    "en plus. Avec deux, chaque Turris a 1 de plus et les autres cartes 2.",
}


def _explained(card: str, what: str) -> str:
    kind = "Personnage" if is_character(card) else "Bâtiment"
    return f"{kind}, coût {cost_of(card)}, défense {defence_of(card)}. {what}"


_RULES = """\
Deux joueurs, six disques numérotés entre eux, et de part et d’autre de chacun une place pour une \
carte. Chacun commence avec 10 points de victoire (PV) ; 16 sont dans la réserve. Qui n’a plus de \
PV a perdu. Quand la réserve est vide, celui qui a le plus de PV gagne.

Mise en place. Vous recevez quatre cartes et en donnez deux à l’autre joueur ; lui de même. Le \
premier joueur pose quatre cartes face cachée devant quatre disques différents, sans payer, puis \
le second ; toutes sont retournées.

Un tour. D’abord, vous payez 1 PV à la réserve pour chacun de vos disques sans carte. Puis vous \
lancez trois dés ; s’ils sont égaux, vous pouvez les relancer, une fois (*). Ensuite, vous faites \
tout ce que vous voulez, dans n’importe quel ordre ; chaque dé sert une fois :
  Poser    Payez le coût d’une carte et posez-la devant un de vos disques.
           Celle qui s’y trouve est défaussée. Il ne faut pas de dé.
  Argent   Prenez autant de sesterces que montre un dé.
  Cartes   Regardez autant de cartes que montre un dé, gardez-en une,
           défaussez le reste.
  Activer  Utilisez un dé pour votre carte au disque de ce numéro.

Combat. L’attaquant lance le dé de combat. S’il atteint la défense de la carte attaquée, elle est \
défaussée ; sinon, il ne se passe rien.

Les personnages, avec coût et défense :
  {sicarius:<21}Défaussez un personnage adverse, et Sicarius.
  {architectus:<21}Posez des bâtiments de votre main, sans payer.
  {consiliarius:<21}Relevez vos personnages et reposez-les.
  {legat:<21}Recevez 1 PV de la réserve par disque où l’autre
                       joueur n’a pas de carte.
  {gladiator:<21}Un personnage adverse retourne dans la main adverse.
  {mercator:<21}Achetez des PV à l’autre, {mercator_price} sesterces chacun (*).
  {consul:<21}Changez d’un point un autre dé non utilisé.
  {legionarius:<21}Attaquez la carte d’en face.
  {nero:<21}Défaussez un bâtiment adverse, et Nero.
  {praetorianus:<21}Bloquez un disque : rien ne s’y active au prochain tour
                       de l’autre.
  {scaenicus:<21}Faites ce que fait un autre de vos personnages.
  {haruspex:<21}Prenez une carte de votre choix dans la pioche.
  {senator:<21}Posez des personnages de votre main, sans payer.
  {velites:<21}Attaquez n’importe quel personnage adverse.
  {essedum:<21}Les cartes adverses ont {essedum_lowers} de défense en moins ce tour.
  {tribunus-plebis:<21}Prenez 1 PV à l’autre joueur.
  {centurio:<21}Attaquez la carte d’en face ; vous pouvez ajouter un dé
                       non utilisé.

Les bâtiments :
  {aesculapinum:<21}Prenez en main un personnage de la défausse.
  {basilica:<21}Permanent : un Forum voisin rapporte {basilica_adds} PV de plus.
  {machina:<21}Relevez vos bâtiments et reposez-les.
  {forum:<21}Avec un second dé : sa valeur en PV de la réserve.
  {mercatus:<21}Prenez 1 PV à l’autre joueur pour chacun de ses Forums.
  {onager:<21}Attaquez n’importe quel bâtiment adverse.
  {templum:<21}Permanent : un Forum voisin peut utiliser aussi le
                       troisième dé.
  {turris:<21}Permanent : vos autres cartes ont 1 de défense en plus.

Une carte ne s’active que si elle peut faire quelque chose ; Consiliarius, Legat, Machina, \
Mercatus et Tribunus Plebis peuvent agir même s’ils ne rapportent rien. La partie s’arrête \
aussitôt qu’un joueur n’a plus de PV ou que la réserve est vide. Ce qui manque à la réserve pour \
le dernier paiement est crédité tout de même. À PV égaux, la partie est nulle ; elle l’est aussi \
quand elle dépasse sa limite de tours (*).

Sur le plateau, le nombre qui suit une carte en main est son coût : Forum (5). Sous une carte en \
jeu se lit sa défense ; si elle a changé, celle qui est imprimée suit : déf. 4 (3).

(*) Une option peut changer cela. Les options en vigueur sont annoncées au début de la partie, et \
passent avant ce qui est dit ici."""

FRENCH: Final = Phrases(
    language="fr",
    title="Roma",
    tagline="Les dés réveillent vos cartes autour de six disques : forums, tours et assassins.",
    names=NAMES,
    verbs={
        "give": "donner",
        "reroll": "relancer",
        "lay": "poser",
        "money": "argent",
        "cards": "cartes",
        "activate": "activer",
        "take": "prendre",
        "aim": "viser",
        "copy": "copier",
        "block": "bloquer",
        "raise": "augmenter",
        "lower": "diminuer",
        "use": "utiliser",
        "buy": "acheter",
        "stop": "arrêter",
        "end": "finir",
    },
    actions={
        "give": "Donner {card}",
        "reroll": "Relancer les trois dés",
        "lay": _lay,
        "money": _take_money,
        "cards": _draw_cards,
        "activate": _activate,
        "take": _take,
        "aim": _aim,
        "copy": _copy,
        "block": _block,
        "raise": lambda values: f"Passer le dé de {values['die']} à {values['die'] + 1}",
        "lower": lambda values: f"Passer le dé de {values['die']} à {values['die'] - 1}",
        "use": _use,
        "buy": _buy,
        "stop": _stop,
        "end": _end,
    },
    events={
        "starter_chosen": "{seat} commence.",
        "card_dealt": "{seat} reçoit {card} à la donne.",
        "gift_chosen": "{seat} donne {card}.",
        "gifts_ready": "{seat} a choisi deux cartes à donner.",
        "card_received": "{seat} reçoit {card}.",
        "card_set": "{seat} pose {card} face cachée au disque {disc}.",
        "card_set (hidden)": "{seat} pose une carte face cachée au disque {disc}.",
        "card_turned_up": "{seat} retourne {card} au disque {disc}.",
        "turn_began": "Tour {turn} : {seat}.",
        "discs_paid": _discs_paid,
        "dice_rolled": _dice_rolled,
        "card_laid": _card_laid,
        "card_covered": "{seat} recouvre {card} au disque {disc} : la carte est défaussée.",
        "money_taken": lambda values: f"{values['seat']} prend {_money(values['money'])}.",
        "pile_refilled": "La pioche est épuisée : la défausse, mélangée, en fait une nouvelle.",
        "card_looked_at": "{seat} pioche {card}.",
        "cards_looked_at": _cards_looked_at,
        "card_kept": "{seat} prend {card} en main.",
        "card_kept (hidden)": "{seat} prend une carte en main.",
        "card_thrown": "{seat} défausse {card}.",
        "card_activated": "{seat} active {card} au disque {disc}.",
        "card_copied": "{seat} fait copier {card} par Scaenicus.",
        "card_discarded": "{seat} perd {card} au disque {disc} : la carte est défaussée.",
        "card_returned": "{seat} : {card} retourne du disque {disc} dans sa main.",
        "points_gained": _points_gained,
        "points_taken": "{seat} prend {points} PV à l’autre joueur.",
        "points_bought": _points_bought,
        "die_changed": "{seat} fait passer un dé de {before} à {after}.",
        "die_used": "{seat} utilise un dé qui montre {die}.",
        "battle_fought": _battle_fought,
        "disc_blocked": "{seat} ne pourra activer de carte au disque {disc} au prochain tour.",
        "defences_lowered": "{seat} baisse de {points} la défense de toutes les cartes adverses "
        "pour ce tour.",
        "card_fetched": "{seat} prend {card} dans la défausse.",
        "cards_taken_up": _cards_taken_up,
        "limit_reached": lambda values: _limit(values["turns"]),
        "game_ended": "La partie est terminée.",
    },
    options={
        "first": "Qui commence : 0 au hasard, 1 la première place, 2 la seconde.",
        "reroll_triples_again": "Trois dés égaux peuvent être relancés chaque fois qu’ils sortent.",
        "mercator_max_3": "Un Mercator achète au plus trois PV à la fois.",
        "turn_limit": "Après tant de tours, des deux joueurs ensemble, la partie est nulle.",
    },
    prompts={
        "giving": _ask_gift,
        "setting": "Quelle carte posez-vous face cachée, et devant quel disque ?",
        "beginning": "Un tour commence.",
        "rolling": "Les dés roulent.",
        "rerolling": "Trois dés égaux. Les relancer ?",
        "acting": _ask_action,
        "taking": _ask_taking,
        "aiming": _ask_target,
        "copying": "Lequel de vos personnages Scaenicus copie-t-il ?",
        "blocking": "Praetorianus : quel disque bloquez-vous à l’autre joueur ?",
        "changing": "Consul : quel dé augmentez-vous ou diminuez-vous ?",
        "buying": _ask_purchase,
        "laying": _ask_free_card,
        "relaying": _ask_relaying,
        "forum": "Forum : quel dé rapporte sa valeur en PV ?",
        "templum": _ask_templum,
        "adding": _ask_addition,
        "over": "La partie est terminée.",
    },
    help={
        "give": "Donner une carte de votre main à l’autre joueur, sans la montrer : deux en tout, "
        "aussi à la fois : donner nero legat.",
        "reroll": "Relancer les trois dés, puisqu’ils sont égaux.",
        "lay": "Poser une carte devant un de vos disques : poser, la carte, le disque. Vous en "
        "payez le coût, sauf si un effet ou la mise en place la pose gratuitement ; on peut alors "
        "en poser plusieurs à la fois : poser forum 2 turris 4. La carte qui s’y trouve est "
        "défaussée.",
        "money": "Utiliser un dé pour prendre autant de sesterces qu’il montre.",
        "cards": "Utiliser un dé pour regarder autant de cartes qu’il montre ; vous en gardez une.",
        "activate": "Utiliser un dé pour activer votre carte au disque de ce numéro.",
        "take": "Prendre une carte en main : parmi les piochées, dans la défausse ou la pioche.",
        "aim": "Choisir la carte adverse, par son disque, que votre carte attaque ou chasse.",
        "copy": "Scaenicus : choisir, par son disque, le personnage dont il fait l’action.",
        "block": "Praetorianus : aucune carte de ce disque ne s’active au prochain tour de "
        "l’autre.",
        "raise": "Consul : un dé non utilisé de cette valeur montre un point de plus.",
        "lower": "Consul : un dé non utilisé de cette valeur montre un point de moins.",
        "use": "Utiliser un dé de plus : pour Forum, pour Templum, ou pour l’attaque de Centurio.",
        "buy": "Mercator : acheter tant de PV à l’autre joueur, à 2 sesterces chacun.",
        "stop": "Garder les dés tels quels, ne plus poser de carte, ou ne plus utiliser de dé.",
        "end": "Finir votre tour. Les dés qui restent sont perdus ; cartes et argent restent.",
    },
    rules=_RULES.format(**PRINTED),
    explanations={card: _explained(card, what) for card, what in _EXPLANATIONS.items()},
    result=lambda table, players: typeset(_result(table, players), "fr"),
    refusal=_refusal,
    warning=_warning,
    score=lambda points: f"{points} PV",
)
