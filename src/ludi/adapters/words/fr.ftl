### Ce que refusent les adaptateurs pour l’apprentissage, lu par qui programme. Termes : place, robot,
### observation.

shown-illegal = { $illegal-is ->
    [text] « { $illegal } »
   *[other] { $illegal }
}
shown-opponents = { $opponents-is ->
    [text] « { $opponents } »
   *[other] { $opponents }
}
shown-mode = { $mode-is ->
    [text] « { $mode } »
   *[other] { $mode }
}

error-adapter-missing = Il faut { $module } : pip install 'ludi-romani[{ $extra }]'.
error-adapter-render_mode =
    Il n’y a pas de mode d’affichage { shown-mode } ; les modes sont { LIST($modes) }.
error-adapter-not_begun = Aucune partie n’a commencé : appelez d’abord reset().
error-adapter-illegal =
    La suite d’une action illégale est { LIST($possible, join: "or") }, et non { shown-illegal }.
error-adapter-no_opponents =
    Une place seule a besoin d’adversaires ; pour jouer toutes les places, prenez { $maker } ou
    PettingZoo.
error-adapter-options = Une remise à zéro ne prend que l’option « seat », et non { $options }.
error-adapter-opponents = { $count ->
    [one] Nommez un robot pour l’autre place, et non { $found }.
   *[other] Nommez un robot pour toutes les autres places, ou un pour chacune des { $count }, et non
        { $found }.
}
error-adapter-answering =
    Beaucoup de parties à la fois se jouent contre { LIST($possible, join: "or") }, ou contre soi-même
    (None), et non contre { shown-opponents }.
error-adapter-self_play =
    Contre soi-même, chaque place est appelée à jouer : ne donnez pas de place, et donc pas
    { shown-seat }.
error-observation-size =
    Une observation de ce jeu a { $size } nombres dans sa dernière dimension, et non la forme ({ LIST($shape, join: "comma") }).
error-openspiel-observer =
    Les observateurs montrent ce que sait un joueur, le public et le sien : rien d’autre, et sans
    paramètres.
error-openspiel-amid_draw =
    Les mondes s’échantillonnent là où quelqu’un choisit, pas au milieu d’un tirage.
