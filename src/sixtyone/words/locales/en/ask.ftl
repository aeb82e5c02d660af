# What is asked at the prompt. Variables: $name: who is asked; $many: yes where several people play here.

ask-place = { $many ->
    [yes] { $name }, which tile?
   *[no] Which tile?
 }
ask-where = { $tile } fits in several places. Which one?
ask-where-choice = { $where ->
    [half] at the { $value } of { $tile }
    [arm] as an arm of { $tile }
   *[side] at { $tile }
 }
ask-discard = { $many ->
    [yes] { $name }, { $who ->
        [own] to your own crib:
       *[other] to { $dealer }’s crib:
     } { $count ->
        [one] which card?
       *[other] which { $count } cards?
     }
   *[no] { $who ->
        [own] To your own crib:
       *[other] To { $dealer }’s crib:
     } { $count ->
        [one] which card?
       *[other] which { $count } cards?
     }
 }
ask-play = { $many ->
    [yes] { $name }, which card?
   *[no] Which card?
 }
# Only one thing can be done. Variables: $action: go, pass, knock, or the piece in $piece.
ask-only = { $many ->
    [yes] { $name }, { $action ->
        [go] you cannot play: Enter says go.
        [pass] you cannot lay a tile: Enter passes.
        [knock] you cannot lay a tile: Enter knocks.
        [play] only { $piece } fits: Enter plays it.
       *[place] only { $piece } fits, in one place: Enter lays it.
     }
   *[no] { $action ->
        [go] You cannot play: Enter says go.
        [pass] You cannot lay a tile: Enter passes.
        [knock] You cannot lay a tile: Enter knocks.
        [play] Only { $piece } fits: Enter plays it.
       *[place] Only { $piece } fits, in one place: Enter lays it.
     }
 }
ask-count = { $many ->
    [yes] { $name }, how much is it?
   *[no] How much is it?
 }
ask-answer = { $many ->
    [yes] { $name }, muggins? A number, or accept:
   *[no] Muggins? A number, or accept:
 }
ask-cut = { $many ->
    [yes] { $name }, how many cards do you lift, { $least } to { $most }?
   *[no] How many cards do you lift, { $least } to { $most }?
 }
# What is to be counted.
ask-claim = { $what ->
    [starter] The starter { $starter } was turned. Count it: 2 for a jack, else 0.
    [play] You have played { $card }, count { $count }: { $pieces }.
    [crib] Count your crib { $pieces } with the starter { $starter }.
   *[hand] Count your hand { $pieces } with the starter { $starter }.
 }
ask-claimed = { $what ->
    [starter] { $name } counts { $points } for the starter { $starter }.
    [play] { $name } counts { $points } for { $card }, count { $count }: { $pieces }.
    [crib] { $name } counts { $points } for the crib { $pieces } with the starter { $starter }.
   *[hand] { $name } counts { $points } for { $pieces } with the starter { $starter }.
 }
ask-words = { $name }, a few words of yours for the deals (Enter: by chance)
ask-next = { $name }, press Enter.
ask-resign = Give the match up? Type yes to do so.
