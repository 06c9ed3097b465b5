// Package twentyone says what blackjack is worth under every option of
// subchapter 2, and how it is best played: for fresh shoes of one to eight
// decks, for any cards that are left, and for the endless deck of the books.
//
// [Solve] finds the best play by the cards of each hand and the value of every
// choice, [SolveExactly] the same in fractions, [Basic] the best strategy that
// looks only at totals, which [ChartText] and [ChartSVG] draw and
// [Strategy.Players] plays at a real table. [Solution.Results] is the chance of
// each net result of a round, splitting included, and [Solution.ExactResults] the
// same in fractions. [Evaluate] values the choices of one hand in the middle of a
// shoe, for hints. [Additional] and [Insured] are the wagers beside the hand.
//
// # What is counted
//
// Values are for each dollar of the first wager. A value of a round is that of
// the first round from the cards given, without insurance. Cards are known by
// what they count; where 2.3(e)1 and 3 pay on suits, one card in four is taken
// to be of a suit, which is exact as long as nobody has looked at the suits of
// the cards that are gone. The hole card of 2.6(j) and the card of 2.6(h) are
// the same to a player, and so are the two or three hands of the dealer's in
// 2.18. A double shoe deals a round from one side, which is a shoe of its own.
// Rounds in which the cards run out (2.15(f)) are not counted: [Solve] refuses
// shoes that are so small.
//
// # The class of strategies for split pairs
//
// What is best for a hand that was not split is best without reservation: the
// player uses the hand's own cards, the dealer's, and the cards that were known
// before. Of hands of a split pair the best is found among strategies that play
// each of them by its own cards, by which pair was split, and by whether the
// original wager lies on it, where a dealer's blackjack may yet take that one
// alone (2.11(d)); not by what the other hands have drawn. The play is that
// which is best when the pair has been split once, and is kept if pairs are
// split again; how many hands to split up to is chosen as is best for the pair
// and the dealer's card. Others call this CDP1. For such strategies all values
// are exact: the hands get the same cards with the same chances, whatever order
// they are dealt in.
//
// A [Strategy] plays hands of split pairs as it plays others, and splits a pair
// again as often as may be, or never.
//
// # Results
//
// The hands of a split pair depend on each other: they draw from the same cards,
// and meet the same dealer. Of two hands every end of the one is taken with every
// end of the other, so that the chances of results, and the variance, are exact.
// For three and four hands there are too many such sets of cards. There each hand
// is played exactly with what is known of the others, and for each of the
// dealer's scores the hands are then taken to be independent. That keeps the mean
// exact. With six decks even two hands, taken so, would be off by less than one in
// a hundred thousand in the chance of any result, and three are much rarer. The
// hands of the kin of blackjack end in so many more ways that two of them are
// taken so, too.
//
// Hands of a split pair that go over 21 are not followed: the chance of that is
// what the other ends of the hand leave, and so it is exact, too.
//
// Whole decks are counted in whole numbers: the chances are found modulo a few
// large primes, each as quickly as in floating point, and put together.
//
// # How it is checked
//
// On small shoes the real table deals every round there is, to players who play
// to the solution, under each of the options: the mean equals the solution's as
// a fraction, and with two hands so does the chance of every result. Ten million
// simulated rounds and the figures that others have published agree too.
package twentyone
