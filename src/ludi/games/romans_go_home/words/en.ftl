### Romans Go Home! in English. Terms: clan, warrior, strength, total, fort, the Wall, place, round, turn,
### plan, reveal, face up, hidden, capture (of a fort), discard, put aside, charm, tie, tax, neutral clan.
### A warrior of whom nothing else is known is “it”; Qween, Filchy and Horsie are “she”, Dru’hid, Zvord, Axx
### and Arch’r “he”. Dru’hid takes the fort of his choice; otherwise forts are captured, not taken.
### term: capture; not: take* a fort, take* forts, take* nothing, took nothing, fort is taken, has to take, seiz*, conquer*

title = Romans Go Home!
tagline = Storm Hadrian’s Wall, fort by fort, and stay out of the other clans’ way.

## The clans

piece-gold = Gold
piece-green = Green
piece-violet = Violet
piece-red = Red

## The warriors, and what they do

piece-qween = Qween
piece-druhid = Dru’hid
piece-zvord = Zvord
piece-axx = Axx
piece-archr = Arch’r
piece-filchy = Filchy
piece-horsie = Horsie
piece-chariott = Ch’ariott

about-qween =
    Strength 1. On the turn she is revealed she charms a warrior that another clan reveals on that turn:
    until the turn ends its strength counts for you, on top of hers, and not for its own clan. She must if
    she can; but two or more Qweens at once, a neutral clan’s included, cancel each other out.
about-druhid =
    Strength 2. If you capture on the turn he is revealed, you may take any fort of the Wall; the leftmost
    one stays in the Wall. The fort you take has its effect. A neutral clan’s Dru’hid does nothing.
about-zvord =
    Strength 3. On the turn he is revealed, after the capture, you may put your hidden warriors into any
    order, in secret. A neutral clan’s Zvord does nothing.
about-axx =
    Strength 4. If you capture on the turn he is revealed, you may keep him face up; your other warriors go.
    At a Signal Fort he can stay only if another warrior of yours was face up to pay for him.
about-archr =
    Strength 5. On the turn he is revealed he wins a tie for the highest total, unless another of the tied
    clans reveals Arch’r too. He does so even if his strength was charmed away.
about-filchy =
    Strength 6. On the turn she is revealed your clan cannot capture, and its total counts for nothing: it
    neither wins nor ties. Her strength counts from the next turn on.
about-horsie =
    Strength 7. If you capture nothing on the turn she is revealed, a tie included, you discard another
    face-up warrior, or Horsie herself if there is none.
about-chariott =
    Strength 9. If two or more clans reveal one on the same turn, all of those are lost before strength is
    counted. Those from earlier turns are safe. Every clan has two.

## The forts, and what they do

piece-legion-1 = Legion Fort −1
piece-legion-2 = Legion Fort −2
piece-legion-3 = Legion Fort −3
piece-unwary = Unwary Fort
piece-signal = Signal Fort
piece-tax = Tax-Collector’s Fort
piece-dinary-1 = Fort-Dinary 1
piece-dinary-3 = Fort-Dinary 3
piece-dinary-4 = Fort-Dinary 4
piece-dinary-5 = Fort-Dinary 5
piece-dinary-6 = Fort-Dinary 6

-three-legions =
    But a person who captures a fort and then holds three Legion Forts wins the game at once; one given up
    to pay the tax no longer counts.
about-legion-1 = Costs 1 point. { -three-legions }
about-legion-2 = Costs 2 points. { -three-legions }
about-legion-3 = Costs 3 points. { -three-legions }
about-unwary =
    Worth 2 points. You may keep the weakest of your face-up warriors, by printed strength; with an Axx
    revealed this turn, him too.
about-signal =
    Worth 4 points. Every clan with a face-up warrior discards one of its choice, the winner too, before the
    winner’s other warriors go.
about-tax =
    Worth 8 points. The tax: at the end of the turn you give up one of your forts, this one or another. If
    this is your only one, it goes.
about-dinary-1 = Worth 1 point, and nothing else.
about-dinary-3 = Worth 3 points, and nothing else.
about-dinary-4 = Worth 4 points, and nothing else.
about-dinary-5 = Worth 5 points, and nothing else.
about-dinary-6 = Worth 6 points, and nothing else.

# A fort where there is little room.
short-legion = Legion
short-unwary = Unwary
short-signal = Signal
short-tax = Tax
short-dinary = Dinary

# A fort by its name and its value, which most names say already; and the same within a sentence.
fort-valued = { $named ->
    [by-value] { PIECE($fort) }
   *[apart] { PIECE($fort) } ({ $value })
}
the-fort = { $named ->
    [by-value] { PIECE($fort) }
   *[apart] the { PIECE($fort) } ({ $value })
}

## What one may do

action-place = Place { PIECE($warrior) } ({ $strength })
action-charm = { $case ->
    [seen] Charm { PIECE($clan) }’s { PIECE($warrior) } ({ $strength }): your total becomes { $total }
   *[unseen] Charm the warrior that { PIECE($clan) } has revealed
}
action-take = { $case ->
    [by-value] Take { PIECE($fort) } (place { $place })
    [apart] Take the { PIECE($fort) } ({ $value }, place { $place })
   *[unseen] Take the fort at place { $place }
}
action-keep = { $case ->
    [nobody] Keep nobody: discard all your face-up warriors
    [nobody-one-goes] Keep nobody: discard { PIECE($gone) } ({ $gone_strength })
    [axx] Keep Axx ({ $axx }); discard the others
    [axx-one-goes] Keep Axx ({ $axx }); discard { PIECE($gone) } ({ $gone_strength })
    [axx-none-goes] Keep Axx ({ $axx })
    [weakest] Keep { PIECE($kept) } ({ $kept_strength }), your weakest; discard the others
    [weakest-one-goes]
        Keep { PIECE($kept) } ({ $kept_strength }), your weakest;
        discard { PIECE($gone) } ({ $gone_strength })
    [weakest-none-goes] Keep { PIECE($kept) } ({ $kept_strength }), your weakest
    [weakest-unseen] Keep your weakest warrior; discard the others
    [both]
        Keep Axx ({ $axx }) and { PIECE($kept) } ({ $kept_strength }), your weakest;
        discard the others
    [both-one-goes]
        Keep Axx ({ $axx }) and { PIECE($kept) } ({ $kept_strength }), your weakest;
        discard { PIECE($gone) } ({ $gone_strength })
    [both-none-goes] Keep Axx ({ $axx }) and { PIECE($kept) } ({ $kept_strength }), your weakest
   *[both-unseen] Keep Axx and your weakest warrior; discard the others
}
action-discard = Discard { PIECE($warrior) } ({ $strength })
action-raze = Pay the tax with { the-fort }

## What happens

event-round_began = Round { $round } begins.
event-fort_built = At place { $place } of the Wall: { the-fort }.
event-warrior_drawn = { PIECE($clan) } draws { PIECE($warrior) }.
event-warrior_placed = { PIECE($clan) } puts { PIECE($warrior) } at place { $place }.
event-warrior_put_aside = { PIECE($clan) } puts { PIECE($warrior) } aside.
event-plan_sealed = { PIECE($clan) } has a plan.
event-turn_began = Turn { $turn }: the clans fight for { the-fort }.
event-warrior_revealed = { PIECE($clan) } reveals { PIECE($warrior) } ({ $strength }).
event-chariott_wrecked = { PIECE($clan) }’s Ch’ariott is wrecked in the clash.
event-qweens_cancelled = The Qweens cancel each other out: nobody is charmed.
event-qween_idle = { PIECE($clan) }’s Qween charms nobody.
event-warrior_charmed = { PIECE($clan) }’s Qween charms { PIECE($target) }’s { PIECE($warrior) } ({ $strength }).
event-total_counted = { PIECE($clan) }’s total is { $total }.
event-clan_filched = { PIECE($clan) } has revealed Filchy and cannot capture.
event-attack_tied = The highest total, { $total }, is tied: nobody captures.
event-tie_broken = Arch’r breaks the tie for { PIECE($clan) }.
event-nobody_eligible = No clan is able to capture.
event-fort_swapped = { PIECE($clan) }’s Dru’hid takes the fort at place { $place }; { the-fort } takes its place.
event-forts_slid =
    { PIECE($clan) }’s Dru’hid takes the fort at place { $place }; those to its left move one place to the
    right.
event-fort_captured = { PIECE($clan) } captures { the-fort }.
event-fort_razed = { $named ->
    [by-value] { PIECE($fort) } is discarded.
   *[apart] The { PIECE($fort) } ({ $value }) is discarded.
}
event-fort_stood = { $named ->
    [by-value] { PIECE($fort) } stands, to be fought for again.
   *[apart] The { PIECE($fort) } ({ $value }) stands, to be fought for again.
}
event-warrior_kept = { PIECE($clan) } keeps { PIECE($warrior) }.
event-signal_fired = The signal fire is lit: every clan with a face-up warrior discards one.
event-warrior_discarded = { PIECE($clan) } discards { PIECE($warrior) }.
event-horsie_raged = { PIECE($clan) }’s Horsie has captured nothing: a warrior of her clan must go.
event-horsie_left = { PIECE($clan) }’s Horsie has captured nothing and stands alone, so she goes herself.
event-choice_made = { PIECE($clan) } has chosen.
event-order_taken_up =
    { PIECE($clan) }’s hidden warriors until now, from place { $place } on:
    { LIST($warriors, of: "piece", join: "comma") }.
event-tax_paid = { PIECE($clan) } pays the tax with { the-fort }.
event-legions_won = { PIECE($clan) } holds three Legion Forts and wins at once.
event-game_ended = The game is over.

## What is asked

prompt-planning = { $case ->
    [placing] Who goes to place { $place }, { fort-valued }? One is put aside.
   *[waiting] The clans are laying out their warriors.
}
prompt-charming = Whose warrior does your Qween charm?
prompt-taking = Dru’hid lets you take any fort. Which one?
prompt-keeping = { $taken ->
    [signal] The fort is yours; its signal fire is about to be lit. Who stays face up?
   *[other-fort] The fort is yours. Who stays face up?
}
prompt-signalling = The signal fire is lit. Which face-up warrior do you discard?
prompt-horsing = Horsie has captured nothing. Which face-up warrior do you discard?
prompt-reordering = { $case ->
    [placing] Zvord lets you reorder: who goes to place { $place }, { fort-valued }?
   *[waiting] The clans are laying out their warriors.
}
prompt-taxing = The Tax-Collector’s Fort: which of your forts do you give up?
prompt-over = The game is over.

hint-planning = (Or type “plan” and six names.)

## Why it ended

forts-counted = { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
}
# How two clans stand, up to what tells them apart: behind a colon.
compared = { $apart ->
    [points] { score } to { $its }
    [count] { score } each, but { forts-counted } to { $its }
    [highest] { score } and { forts-counted } each, but { $own } to { $its } on the { $rank ->
        [1] highest fort
        [2] second-highest fort
        [3] third-highest fort
        [4] fourth-highest fort
        [5] fifth-highest fort
        [6] sixth-highest fort
        [7] seventh-highest fort
        [8] eighth-highest fort
       *[other] fort number { $rank }
    }
    [no-fort] { score } each, and no fort
   *[nowhere] { score } and { forts-counted } each, equal fort by fort
}
result-legions = { $name } holds three Legion Forts: that wins at once, whatever the points.
result-neutral_legions =
    The neutral clan { PIECE($clan) } holds three Legion Forts: that wins at once, whatever the points.
result-lead = { $name } is ahead by { $lead }: { compared }.
result-tie = { $name } wins the tie: { compared }.
result-shared = Nothing tells { LIST($names) } apart: { compared }.
result-ahead_of_all =
    { $name } is ahead of every neutral clan: { score } to { PIECE($clan) }’s { $its } and
    { PIECE($other) }’s { $others }.
result-ahead = { $name } is ahead of the neutral clan { PIECE($clan) }: { compared }.
result-not_ahead = { $name } is not ahead of the neutral clan { PIECE($clan) }: { compared }.
result-shared_with_neutral = { $name } shares the win with the neutral clan { PIECE($clan) }: { compared }.
result-neutral = The neutral clan { PIECE($clan) } wins: { compared }.

## Options

option-neutrals = How many neutral clans take part; nobody plays them.
    .chosen = Neutral clans: { $value }
option-clan_0 = The clan of seat 1.
    .chosen = Clan of seat 1: { $value }
option-clan_1 = The clan of seat 2.
    .chosen = Clan of seat 2: { $value }
option-clan_2 = The clan of seat 3.
    .chosen = Clan of seat 3: { $value }
option-clan_3 = The clan of seat 4.
    .chosen = Clan of seat 4: { $value }
option-horsie_may_go =
    A Horsie who captures nothing may be discarded herself, even if another warrior could be.
option-signal_after_discard =
    A Signal Fort works after the winner’s discards, so the winner cannot keep Axx.
option-neutrals_can_win = With one person, neutral clans are ranked too, and can win by Legion Forts.
option-ties_keep_fort =
    After a tie the fort stays and the rightmost one is discarded; on the last turn the fort is lost.
option-druhid_slides = When Dru’hid takes another fort, those to its left slide right.

-first-free = the first free one
value-clan_0-0 = { -first-free }
value-clan_0-1 = { piece-gold }
value-clan_0-2 = { piece-green }
value-clan_0-3 = { piece-violet }
value-clan_0-4 = { piece-red }
value-clan_1-0 = { -first-free }
value-clan_1-1 = { piece-gold }
value-clan_1-2 = { piece-green }
value-clan_1-3 = { piece-violet }
value-clan_1-4 = { piece-red }
value-clan_2-0 = { -first-free }
value-clan_2-1 = { piece-gold }
value-clan_2-2 = { piece-green }
value-clan_2-3 = { piece-violet }
value-clan_2-4 = { piece-red }
value-clan_3-0 = { -first-free }
value-clan_3-1 = { piece-gold }
value-clan_3-2 = { piece-green }
value-clan_3-3 = { piece-violet }
value-clan_3-4 = { piece-red }

## For who types: the words, and what actions do

type-raze = pay
type-piece-nothing = nobody

help-place =
    Lay a warrior face down in the next free place, from left to right; or give the whole order in one
    line: plan and the warriors’ names, first place first, without the card that is put aside. With Zvord:
    plan and all your hidden warriors.
help-charm = Qween: that warrior’s strength counts for you this turn, not for its clan.
help-take = Dru’hid: take any fort, by the number of its place; the leftmost one stays in the Wall.
help-keep = Some of your face-up warriors may stay after the capture; the others go.
help-discard = Give up a face-up warrior. Choices are shown once all are in.
help-raze =
    The tax, due for a Tax-Collector’s Fort: one of your forts leaves the game, this one or another.

## The rules in short

rules =
    Clans of Caledonians storm Hadrian’s Wall, and mostly get in each other’s way. A game is three rounds.
    In each, six forts form the Wall: the highest positive one goes to the right end, then the lowest
    positive one to the left end.

    Planning. You draw seven of your nine warriors. Place six of them face down along the Wall, from left
    to right; the seventh is put aside. All plan at the same time, in secret.

    Six turns follow, one for each place. Every clan turns up its leftmost hidden warrior, who stays face
    up. A clan’s total is the strength of all its face-up warriors. The highest total captures the leftmost
    fort, and that clan discards all its face-up warriors; the others keep theirs. If the highest total is
    tied, nobody captures and all warriors stay; the fort is discarded (*).

    A warrior’s effect works only on the turn it is revealed; its strength lasts while it is face up:
      Qween 1      Takes over the strength of a rival warrior revealed this turn,
                   for this turn. Two or more Qweens cancel each other out.
      Dru’hid 2    If you capture, take any fort of the Wall; the leftmost one
                   stays in the Wall, at the place of the one you took (*).
      Zvord 3      After the capture, put your hidden warriors into any order.
      Axx 4        If you capture, you may keep him face up.
      Arch’r 5     Wins a tie for the highest total, unless another tied clan
                   reveals Arch’r too.
      Filchy 6     Your clan cannot capture this turn, and its total counts for
                   nothing.
      Horsie 7     If you capture nothing, discard another face-up warrior, or
                   Horsie herself if there is none (*).
      Ch’ariott 9  (two in each clan) If two or more clans reveal one together,
                   those are lost before strength is counted.

    A fort’s effect works when it is captured:
      Unwary Fort (2)           You may keep your weakest face-up warrior.
      Signal Fort (4)           Every clan with a face-up warrior discards one of
                                its choice, the winner too, before the winner’s
                                discards (*).
      Tax-Collector’s Fort (8)  The tax: give up one of your forts, this one or
                                another.
      Legion Fort (−1 to −3)    Costs points, but holding three of the four wins
                                at once.
      Fort-Dinary (1 to 6)      Points only.

    A neutral clan plays six warriors at random. Its Qween, Dru’hid and Zvord do nothing special, except
    that its Qween cancels others. It can capture forts, but not win the game (*).

    After three rounds the highest sum of fort values wins; if tied, the most forts, then the highest fort,
    the second-highest and so on. A person playing alone wins by being ahead of every neutral clan.

    (*) An option can change this. Those in force are listed below, and override what is said here.

## The board

board-lay_out_anew = Zvord: put your hidden warriors in a new order, or confirm them as they are.
board-lay_out = Lay out your warriors along the Wall, one at each fort.
board-round = Round { $number } of { $all }
board-round_over = Round { $number } is over
board-turn = Turn { $number } of { $all }
board-planning = Planning
board-over = The end
board-pile = Forts to come: { $count }
board-wall = The Wall
board-place = At place { $place }
board-now = now
board-fought_for = The clans fight for it now.
board-gone = Nothing stands here any more
board-taken_by = went to { PIECE($clan) }
board-nobody_took = nobody’s
board-tie = a tie
board-danger = { PIECE($clan) } holds two Legion Forts: a third one wins the game.

# Planning

board-your_warriors = Your warriors
board-only_you = Only you see them
board-free = free
board-how_plain = Choose who goes to place { $place }.
board-how_arranged = Tap or drag a warrior, or tap its place first; tap two to swap them.
board-one_left = The one left over is put aside.
board-how_keys = Keys: 1 to 6 sends the warrior to that place, ← → move on, Backspace takes it back.
board-aside = Put aside
board-confirm = Confirm the plan
board-take_back = Clear the plan
board-said_placed = { $piece }: place { $place }
board-said_in_hand = { $piece }: in hand
board-warrior = { PIECE($warrior) } ({ $strength })
board-is_planning = is planning
board-has_plan = has a plan

# The clans

board-clans = The clans
board-neutral = neutral clan
board-strength = strength
board-discarded = discarded
board-hidden = hidden
board-forts = Forts
board-no_fort = no fort yet
board-took_none = no fort
board-on_turn = to choose
board-your_choice = your choice
board-captures = captures
board-charmed_by = charmed by { PIECE($clan) }
board-charmed_now = Charmed: the strength counts for { PIECE($clan) } this turn.
board-lends = { PIECE($clan) }’s { PIECE($warrior) } counts here this turn
board-revealed_now = Revealed this turn: the effect works now.
board-earlier_now = Face up since an earlier turn: only the strength counts.
board-chosen = You discard { PIECE($warrior) } (not shown yet)
board-legions = Legions { $count } of { $all }
board-keep = keep
board-keep_both = keep both
board-keep_nothing = keep nobody
board-discard = discard
board-charm = charm
board-take = take
board-raze = pay

# What has just happened

board-story = What just happened
board-no_news = Once every clan has a plan, the fight begins.
board-told_turn = Turn { $turn }
board-left_out = left out
board-razed = Forts out of the game: { $count }

# The end

board-ranking = The ranking
board-triumph = Three Legion Forts for { PIECE($clan) }: the game is won!
board-victory = The Wall falls to { PIECE($clan) }!
board-shared_victory = The Wall falls: a shared win!
board-winner = winner
board-fort_count = Forts: { $count }
board-highest = highest: { $value }
board-how_ranked = The sum of all forts counts; if tied, the most forts, then the highest fort.
board-how_legions = Three Legion Forts win at once, whatever the points.

## The terminal

terminal-round = Round { $number }/{ $all }
terminal-turn = turn { $number }/{ $all }
terminal-planning = planning
terminal-over = game over
terminal-pile = forts to come: { $count }
terminal-razed = Discarded:
terminal-legions = Legions { $count }/{ $all }
terminal-danger = { PIECE($clan) } holds two Legion Forts: a third one from the Wall wins the game.
terminal-plan = your plan
terminal-neutral = (neutral clan)
terminal-you = (you)
terminal-reveals = reveals { PIECE($warrior) } { $strength }
terminal-charms = charms
terminal-charmed_one = { PIECE($clan) }’s { PIECE($warrior) } { $strength }: total { $total }
terminal-lends = lends
terminal-lent_one = { PIECE($warrior) } { $strength } to { PIECE($clan) }’s Qween: total { $total }
terminal-captures = captures
terminal-wins = wins
terminal-by_legions = by Legion Forts
terminal-shown = face up { $strength }
terminal-lost = gone
terminal-forts = forts
terminal-hand = In hand:
terminal-aside = Put aside:
terminal-choice = Chosen:

## The lesson

lesson-begin =
    Hadrian has built a wall, and your clan, Gold, wants it gone. Six forts stand in the Wall; the number
    on a fort is what it is worth. Capture forts! After three rounds the most points win.
lesson-warriors =
    Every clan has the same nine warriors: seven with strengths from 1 to 7, and two Ch’ariotts with 9. For
    each round you draw seven of your nine at random; the other two sit it out. Six of the seven go to the
    Wall, and one is put aside. Here four lie at the Wall already, three are still in your hand.
lesson-plan =
    A round begins with a plan: a warrior at each fort, face down. The number on a warrior is its strength.
    Tap Filchy, then Ch’ariott: the strongest for the fort worth 8. Qween is left over and put aside. Then
    tap “{ board-confirm }”.
    .hint = Tap Filchy first: she goes to place 5. Then Ch’ariott, to place 6; then “{ board-confirm }”.
lesson-axx =
    Turn 1: all clans turned up their first warrior. Your 4 beats 2 and 2: the leftmost fort is yours! A
    winner’s face-up warriors then go. But each warrior has an effect, and Axx’s is that he may stay. Keep
    him.
    .hint = In your clan’s box, tap Axx, the one marked “{ board-keep }”.
lesson-adding =
    Turn 2: strength adds up. You have 4 + 3 = 7, but Green has 2 + 7 = 9 and captures the fort. Its
    warriors now go, except one: this fort lets Green keep its weakest. You and Red captured nothing, so
    your warriors stay: their strength counts again next turn. Losing is saving up!
lesson-zvord =
    You revealed Zvord: now you may reorder your hidden warriors. The next fort, −2, would cost you points!
    On the turn you reveal Filchy you cannot capture a fort, and her strength stays. Tap Filchy and Arch’r
    to swap them, then confirm.
    .hint =
        Tap Filchy, then Arch’r: they change places. Leave the others, and tap “{ board-confirm }”.
lesson-filchy =
    Turn 3: it worked. You have 13, the most, but with Filchy just revealed it does not count. So Red, with
    11, has to capture the −2. Red’s warriors go, except Axx: Red may keep him, as you did. Yours all stay.
lesson-druhid =
    Turn 4: 4 + 3 + 6 + 2 = 15, the highest. And if you win on the turn you reveal Dru’hid, you may take any
    fort of the Wall; the one that was due, here the 4, moves to its place. Take the one worth 8, at place
    6.
    .hint = In the Wall, tap the fort at the right end, worth 8.
lesson-tax =
    The 4 now stands at place 6. Some forts have an effect as well, when they are captured: yours, the
    Tax-Collector’s Fort, costs you a fort, this one or another. Pay with the 1. (Hold the pointer or a
    finger on any warrior or fort, and it tells you what it does.)
    .hint = Your forts lie in the head of your clan’s row. Tap the one worth 1.
lesson-qween =
    We leave that round. Another situation: a new game, turn 1, and you have revealed Qween. She has only
    1, but this turn she charms a rival revealed with her: that strength counts for you, not for its clan;
    its effect stays with its owner. Charm Green’s Arch’r: 1 + 5 = 6 wins.
    .hint = Tap Arch’r in Green’s box, the one marked “{ board-charm }”.
lesson-chariotts =
    The fort was yours, and Qween has gone: the line over the Wall tells the last turn, and all of them if
    you tap it. Here is turn 2: Green and Red each revealed a Ch’ariott, a mighty 9. But Ch’ariotts that meet are wrecked before
    anything is counted: Green is left with 5, Red with 2.
lesson-archr =
    Your Arch’r has 5 too: a tie! But on the turn he is revealed Arch’r wins ties (unless two tied clans
    reveal theirs at once: then the tie stands). Green’s was revealed earlier. So you capture the Unwary
    Fort, which lets your weakest face-up warrior stay. Keep Arch’r.
    .hint = In your clan’s box, tap Arch’r, the one marked “{ board-keep }”.
lesson-tie =
    Turn 3: you and Green both have 5 + 4 = 9. In a tie nobody captures the fort: it is lost, and all
    warriors stay. Your Arch’r is no help any more: an effect works only on the turn its warrior is
    revealed, while strength lasts. (Red has revealed Zvord, and reorders its hidden warriors.)
lesson-signal =
    Turn 4: Green, with 18, captures the Signal Fort. Now every clan with face-up warriors discards one, the
    winner too; but Green’s go anyway, for it has won. Discard your weakest, Dru’hid.
    .hint = Allowed, but Dru’hid is the smallest loss: tap him in your clan’s box.
lesson-horsie =
    Turn 5: you revealed Horsie, 7, who hates to lose: if you capture nothing on the turn she is revealed,
    she costs you another warrior. Your 16 lost to Red’s 17, and all Red got for it is a Legion Fort, −1.
    Discard Axx.
    .hint = Arch’r is worth more: tap Axx in your clan’s box.
lesson-own_plan =
    Turn 6 gave you the 6, and round 2 begins: a new Wall, all nine warriors back, and seven drawn again.
    Forts stay yours. Plan a round yourself! The best fort is always at the right end: save up strength for
    it. Filchy is good against −2. Any plan will do; the lesson does not play it out.
    .hint = Tap six warriors, or drag them to the forts; then tap “{ board-confirm }”.
lesson-legions =
    In a game your plan would now be played, fort by fort, as you have seen. Another situation: round 3,
    turn 3. Legion Forts cost points, but whoever holds three wins at once! Here you have two, and are far
    behind. You have won this turn with Dru’hid, so any fort is yours: leave the 5 and take the −3.
    .hint = In the Wall, tap the fort at place 4, the one with −3.
lesson-won =
    You have won, with −5 points! Usually, though, a game lasts three rounds. Then the sum of your forts
    counts; if tied, the most forts, then the highest fort.
lesson-end =
    That is all. Everybody has the same nine warriors and has drawn seven of them: think of what the others
    may send, and where. Neutral clans, if there are any, play at random and cannot win. Now storm your first
    Wall!

## What is refused

# Whole plans

error-romans-plan_name = “{ $name }” is not a warrior; names are typed as in the list of choices.
error-romans-plan_length = { $places ->
    [one] A plan needs one warrior now; you gave { $given }.
   *[other] A plan needs { $places } warriors; you gave { $given }.
}
error-romans-plan_not_held =
    You do not hold { PIECE($warrior) }; a plan takes its warriors from your hand.
error-romans-plan_twice = { $given ->
    [2] Your plan has { PIECE($warrior) } twice; you hold { $held }.
   *[other] Your plan has { PIECE($warrior) } { $given } times; you hold { $held }.
}

# Seats and options

error-romans-clans = { $most ->
    [0] There are 4 clans, not { $clans }: with { $seats } people, none can be neutral (option neutrals).
    [one] There are 4 clans, not { $clans }: with { $seats } people, one at most can be neutral (option neutrals).
   *[other]
        There are 4 clans, not { $clans }: with { $seats } people, { $most } at most can be neutral (option
        neutrals).
}
error-romans-alone =
    It takes 2 to 4 clans, and 1 person is only one: add a neutral clan (option neutrals) or a seat.
error-romans-same_clan = Two people cannot have the same clan.
error-romans-neutrals_can_win = Neutral clans can win only where one person plays alone.

# Positions

error-romans-forts =
    { $field }: of { PIECE($fort) } the game has { $copies }, and { $there } are accounted for.
error-romans-warriors = { $field }: of { PIECE($warrior) } a clan has { $copies }, not { $there }.
error-romans-cards = { $expected ->
    [0] { $field }: all warriors have gone home; there are still { $there }.
   *[other] { $field }: { $expected } warriors take part in a round, not { $there }.
}
error-romans-colours =
    { $field }: by the options the clans are { LIST($right, of: "piece") }, in this order.
error-romans-absent = { $field }: is blank, for only { $clans } clans play.
error-romans-gap = { $field }: forts stand without a gap; “none” comes after the last.
error-romans-pile = { $field }: every round takes six forts; 12, 6 or none are left, not { $there }.
error-romans-wall = { $there ->
    [one] { $field }: one fort in the Wall does not fit the phase “{ $phase }”.
   *[other] { $field }: { $there } forts in the Wall do not fit the phase “{ $phase }”.
}
error-romans-order =
    { $field }: could not stand so. The highest fort begins at the right end, the lowest positive one at the
    left end, and only a Dru’hid that was seen can have moved them.
error-romans-lost =
    { $field }: nothing can have cost this clan a warrior: neither a capture nor Horsie, a Signal Fort or
    Ch’ariotts that met.
error-romans-untaxed =
    { $field }: each Tax-Collector’s Fort that was captured cost a fort; at least { $least } must be out of
    the game, not { $there }.
error-romans-not_ended =
    { $field }: the game is not over: nobody has three Legion Forts, and rounds are left to play.
error-romans-value = { $field }: with all else as it is, takes “{ $right }”, not “{ $found }”.
error-romans-phase = { $field }: does not fit the phase “{ $phase }” and what lies on the table.
error-romans-nobody = { $field }: as the table lies, nobody would be asked anything in “{ $phase }”.
error-romans-answered = { $field }: everybody would have answered already; somebody is still asked.

## What chance gives something of

drawn-the-pile-of-forts = the pile of forts
drawn-a-clan-s-warriors = a clan’s warriors
