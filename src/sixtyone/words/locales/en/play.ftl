# Around a match at the prompt.

play-against = At the table: { $names }.
play-commitment = The deals are fixed by a seed. Its commitment: { $commitment }
play-by-seed = The deals come from the seed text that was given: whoever knows it knows them all.
play-help = Type ? at any time for what you can do.
play-kept = The match is kept in { $file } as it goes. Who reads the file can look ahead: it holds the seed.
play-resumed = { $actions ->
    [one] Going on with the match in { $file }, after one action.
   *[other] Going on with the match in { $file }, after { NUMBER($actions, useGrouping: 0) } actions.
 }
play-next = Next: { $name }.
play-undone = { $who ->
    [you] Taken back.
   *[other] { $name } takes back.
 }
play-saved = Kept in { $file } from now on.
play-quit-kept = The match is kept in { $file }. To go on: sixtyone play --record { $file }
play-quit-again = This match is not kept: type quit again to leave, or save FILE to keep it.
play-quit-lost = The match was not kept.
play-not-resigned = The match goes on.
play-seed = The seed was { $seed }, the words of the players: { $words }.
play-seed-none = The seed was { $seed }.
play-verify = To check every deal: sixtyone verify { $file }
play-verify-next = With --record FILE the match is kept, and sixtyone verify FILE checks every deal.
play-no-log = Nothing has happened yet.
# What a file holds that must not be overwritten.
play-another = one that was begun before
