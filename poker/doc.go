// Package poker says what poker hands are worth.
//
// The answer is a [Rank], a number: the better hand has the higher rank, and equal hands have the
// same. For each [Kind] of hand a list in the regulation's order says which hands there are and
// which beats which (order.go). A few lines apply that list to the cards held (holding.go). They
// are the rule. [Three], [Five], [Six] and [Seven] look their answers up in tables that are filled
// by that rule at first use.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - Kinds, classes and ranks: class.go (what a hand is called), order.go (which class beats
//     which), rank.go (the worth of a hand), kind.go (the kinds of hands), words.go (a rank in
//     words).
//   - The rule: holding.go (the cards held, against the order).
//   - Fast tables: place.go (where a hand is in a table), table.go (a table that is filled at first
//     use), poker.go (hands of three, five, six and seven cards), many.go (many of them at once),
//     suitless.go (without suits), four.go (of four cards), low.go (for low), best.go (the cards
//     that make a hand), once.go (ranks without tables), showing.go (cards that lie face up).
//   - Games with hands of their own: omaha.go, minitex.go, joker.go (pai gow poker, with a joker),
//     asia.go (asia poker).
package poker
