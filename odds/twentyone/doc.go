// Package twentyone says what blackjack is worth under every option of subchapter 2, and how it is
// best played: from fresh shoes of one to eight decks, from any cards that are left, and from an
// endless deck as books assume it.
//
//   - [Solve] finds the best play by the cards of each hand, and the value of every choice.
//     [SolveExactly] does the same in fractions.
//   - [Basic] finds the best strategy that looks only at totals. [ChartText] and [ChartSVG] draw
//     it, and [Strategy.Players] plays it at a real table.
//   - [Solution.Results] has the chance of each net result of a round, splitting included.
//     [Solution.ExactResults] has the same in fractions.
//   - [Evaluate] values the choices of one hand in the middle of a shoe, for hints.
//   - [Additional] and [Insured] are the wagers beside the hand.
//
// # What is counted
//
// Values are for each dollar of the first wager. The value of a round is that of the first round
// from the cards given, without insurance.
//
// Cards are known by what they count. Where 2.3(e)1 and 3 pay on suits, one card in four is taken
// to be of a suit; that is exact as long as nobody has looked at the suits of the cards that are
// gone. To a player the hole card of 2.6(j) and the card of 2.6(h) are the same, and so are the two
// or three hands of the dealer in 2.18. A double shoe deals a round from one side, which is a shoe
// of its own. Rounds in which the cards run out (2.15(f)) are not counted: [Solve] refuses shoes
// that are so small.
//
// # Strategies for split pairs
//
// For a hand that was not split, the best play found is the best there is: the player uses the
// hand's own cards, the dealer's, and the cards that were known before.
//
// For the hands of a split pair, the best play is found among strategies that look at the hand's
// own cards, at which pair was split, and at whether the original wager lies on the hand, where a
// dealer's blackjack may take that wager alone (2.11(d)). They do not look at what the other hands
// have drawn. The play is the one that is best when the pair has been split once, and it is kept if
// pairs are split again. How many hands to split up to is chosen as is best for the pair and the
// dealer's card. Others call this CDP1. For such strategies all values are exact: the hands get the
// same cards with the same chances, in whatever order they are dealt.
//
// A [Strategy] plays hands of split pairs as it plays others, and splits a pair again as often as
// it may, or never.
//
// # Results
//
// The hands of a split pair depend on each other: they draw from the same cards and meet the same
// dealer. For two hands every end of one is combined with every end of the other, so the chances of
// results and the variance are exact. For three and four hands there are too many combinations.
// There each hand is played exactly with what is known of the others, and then the hands are taken
// to be independent for each of the dealer's scores. The mean stays exact. With six decks even two
// hands, computed in this way, would be off by less than one in a hundred thousand in the chance of
// any result, and three hands are much rarer. In the other games of blackjack's family hands end in
// so many more ways that two of them are computed in this way too.
//
// Hands of a split pair that go over 21 are not followed. The chance of that is what the other ends
// of the hand leave, so it is exact too.
//
// Whole decks are counted in whole numbers: the chances are found modulo a few large primes, each
// as fast as in floating point, and put together.
//
// # How it is checked
//
// On small shoes the real table deals every possible round to players who follow the solution,
// under each of the options. The mean equals the solution's as a fraction, and with two hands so
// does the chance of every result. Ten million simulated rounds and the figures that others have
// published agree too.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - Numbers and cards: arithmetic.go (floating point or fractions), residues.go (whole numbers
//     modulo primes), composition.go (the cards that are left), hands.go (a hand by what its cards
//     count).
//   - The rules: rules.go (what the options come down to), kin.go (what other games of the family
//     do otherwise), super.go (their super bonus), dealer.go (how the dealer's hand comes out).
//   - The best play: outcomes.go (the dealer's outcomes by cards that are out), against.go (what
//     does not depend on how the player plays), player.go (a hand that may draw), split.go (a split
//     pair), versus.go (all choices against one dealer's card), solution.go (all of it),
//     bysize.go (for wagers of every size), found.go and foundbasic.go (what is kept of that),
//     position.go (one decision in the middle of a shoe).
//   - The chances of results: worths.go (what hands come to), last.go (how the dealer's hand may
//     end), script.go (all that a player does), setindex.go (sets of cards by number), rounds.go,
//     rounds_hands.go and rounds_more.go (rounds are added up; the last for three and four hands),
//     count.go (in whole numbers), results.go.
//   - Strategies to learn: strategy.go (by totals), bycards.go (from how many cards on it does
//     otherwise), basic.go (the best by totals), chart.go (a strategy as a chart), grid.go (as rows
//     and columns), svg.go (as a picture).
//   - At a real table: players.go (players who follow a solution).
//   - In simulations: control_worth.go (what hands are worth, roughly), control.go (the luck of each
//     card), control_sides.go (of wagers beside the hand); package luck has the shoe.
//   - Wagers beside the hand: beside.go (of other games of the family), additional.go (of
//     blackjack, and insurance).
package twentyone
