// Package twentyone says what blackjack is worth under every option of
// subchapter 2, and how it is best played: for fresh shoes of one to eight
// decks, for any cards that are left, and for the endless deck of the books.
//
// [Solve] finds the best play by the cards of each hand and the value of every
// choice, [SolveExactly] the same in fractions, [Basic] the best strategy that
// looks only at totals, which [ChartText] and [ChartSVG] draw and
// [Strategy.Players] plays at a real table. [Evaluate] values the choices of one
// hand in the middle of a shoe, for hints. [Additional] and [Insured] are the
// wagers beside the hand.
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
// # How it is checked
//
// On small shoes the real table deals every round there is, to players who play
// to the solution, under each of the options: the mean equals the solution's as
// a fraction. Ten million simulated rounds and the figures that others have
// published agree too.
package twentyone
