"""How a position of Romans Go Home! is refused, and what may be left out of it is filled in."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from ludi.core.errors import BadPosition
from ludi.core.sentences import add_sentences
from ludi.games.romans_go_home.state import PHASES, State

_FIELDS: Final = {field.name: field for field in State.fields}


def settle(state: State, absent: Collection[str], name: str, right: int) -> None:
    """A field for which all others leave one value: fill it in, or refuse another one."""
    found = getattr(state, name)
    if name in absent:
        setattr(state, name, right)
    elif found != right:
        raise BadPosition(
            "romans.value", field=name, right=_word(name, right), found=_word(name, found)
        )


def _word(name: str, value: int) -> Any:
    field = _FIELDS[name]
    if field.members:
        return [member for bit, member in enumerate(field.members) if value >> bit & 1]
    return field.names[value] if field.names else value


def demand_fit(state: State, fits: Mapping[str, bool]) -> None:
    """Refuse the first field that does not fit the rest."""
    for field, is_right in fits.items():
        if not is_right:
            raise BadPosition("romans.phase", field=field, phase=PHASES[state.phase])


add_sentences(
    {
        "romans.forts": {
            "en": "{field}: there are {copies} forts {fort}, and {there} are accounted for.",
            "fr": "{field} : il y a {copies} forts {fort}, et {there} sont comptés.",
        },
        "romans.warriors": {
            "en": "{field}: a clan has {copies} of {warrior}, not {there}.",
            "fr": "{field} : un clan a {copies} {warrior}, pas {there}.",
        },
        "romans.cards": {
            "en": "{field}: {expected} warriors take part in a round, not {there}.",
            "fr": "{field} : {expected} guerriers prennent part à une manche, pas {there}.",
        },
        "romans.colours": {
            "en": "{field}: by the options the clans are {right}.",
            "fr": "{field} : selon les options, les clans sont {right}.",
        },
        "romans.absent": {
            "en": "{field}: is blank, for only {clans} clans play.",
            "fr": "{field} : reste vide, car seuls {clans} clans jouent.",
        },
        "romans.gap": {
            "en": "{field}: forts stand without a gap; none comes after the last.",
            "fr": "{field} : les forts se suivent sans trou ; none vient après le dernier.",
        },
        "romans.pile": {
            "en": "{field}: every round takes six forts; 12, 6 or none are left, not {there}.",
            "fr": "{field} : chaque manche prend six forts ; il en reste 12, 6 ou aucun, "
            "pas {there}.",
        },
        "romans.wall": {
            "en": "{field}: {there} forts in the Wall do not fit the phase {phase}.",
            "fr": "{field} : {there} forts dans le mur ne vont pas avec la phase {phase}.",
        },
        "romans.order": {
            "en": "{field}: could not stand so. The highest fort begins at the right end, the "
            "lowest positive one at the left end, and only a Dru’hid that was seen can have moved "
            "them.",
            "fr": "{field} : ne peut être ainsi. Le fort le plus haut commence à droite, le plus "
            "bas des positifs à gauche, et seul un Dru’hid que l’on a vu a pu les déplacer.",
        },
        "romans.lost": {
            "en": "{field}: nothing can have cost this clan a warrior: "
            "neither a capture nor Horsie, a Signal Fort or Ch’ariotts that met.",
            "fr": "{field} : rien n’a pu coûter un guerrier à ce clan : "
            "ni un fort remporté, ni Horsie, ni un Fort Signal, ni des Ch’ariotts qui se croisent.",
        },
        "romans.untaxed": {
            "en": "{field}: each Tax-Collector’s Fort that was captured cost a fort; "
            "{least} or more are discarded, not {there}.",
            "fr": "{field} : chaque Coffre Fort remporté a coûté un fort ; "
            "il y en a {least} ou plus de défaussés, pas {there}.",
        },
        "romans.not_ended": {
            "en": "{field}: the game is not over: "
            "nobody has three Legion Forts, and rounds are left to play.",
            "fr": "{field} : la partie n’est pas finie : "
            "personne n’a trois Forts Tifiés, et il reste des manches à jouer.",
        },
        "romans.value": {
            "en": "{field}: with all else as it is, takes {right}, not {found}.",
            "fr": "{field} : tout le reste étant ce qu’il est, prend {right}, pas {found}.",
        },
        "romans.phase": {
            "en": "{field}: does not fit the phase {phase} and what lies on the table.",
            "fr": "{field} : ne va pas avec la phase {phase} et ce qui est sur la table.",
        },
        "romans.nobody": {
            "en": "{field}: as the table lies, nobody would be asked anything in {phase}.",
            "fr": "{field} : la table étant ainsi, rien ne serait demandé à personne en {phase}.",
        },
        "romans.answered": {
            "en": "{field}: everybody would have answered already; somebody is still asked.",
            "fr": "{field} : tous auraient déjà répondu ; il reste toujours quelqu’un à qui "
            "demander.",
        },
    }
)
