### What the adapters for learners refuse, read by programmers. Terms: seat, bot, observation.

shown-illegal = { $illegal-is ->
    [text] “{ $illegal }”
   *[other] { $illegal }
}
shown-opponents = { $opponents-is ->
    [text] “{ $opponents }”
   *[other] { $opponents }
}
shown-mode = { $mode-is ->
    [text] “{ $mode }”
   *[other] { $mode }
}

error-adapter-missing = This needs { $module }: pip install 'ludi-romani[{ $extra }]'.
error-adapter-render_mode = There is no render mode { shown-mode }; the modes are { LIST($modes) }.
error-adapter-not_begun = No game has begun: call reset() first.
error-adapter-illegal = An illegal action can lead to { LIST($possible, join: "or") }, not to { shown-illegal }.
error-adapter-no_opponents = One seat needs opponents; to play all seats, take { $maker } or PettingZoo.
error-adapter-options = A reset takes only the option “seat”, not { $options }.
error-adapter-opponents = { $count ->
    [one] Name one bot for the other seat, not { $found }.
   *[other] Name one bot for all other seats, or one for each of the { $count }, not { $found }.
}
error-adapter-answering =
    Many games at once are played against { LIST($possible, join: "or") }, or by oneself (None), not
    against { shown-opponents }.
error-adapter-self_play = In self-play every seat is asked: give no seat, not { shown-seat }.
error-observation-size =
    An observation of this game has { $size } numbers in its last dimension, not the shape ({ LIST($shape, join: "comma") }).
error-openspiel-observer =
    Observers show what one player knows, public and own: no other kind, and no parameters.
error-openspiel-amid_draw =
    Worlds are sampled where somebody chooses, not while something is drawn.
