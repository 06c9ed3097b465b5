// Package versus is what games have in common in which each player plays a poker hand against the
// house: three card poker, caribbean stud, let it ride and others.
//
// A game of this family declares itself with [Rules] and embeds a [Table]. It gives the Table
// ([Table.SetUp]) its [Paragraphs], its layout and the wagers of one position. The Table then has
// the betting positions, the hands of a round and, through [deal.Kit], the cards. The game's Round
// stays straight-line code in the order of its subchapter and calls the steps of the family where
// they come:
//
//	g.Gather(d, nil)      // who plays
//	g.Begin(d)            // the cards are cut
//	g.NoMoreBets(d)
//	g.DealInTurn(d)       // dealing.go
//	g.PutStubAway(d)
//	g.AfterDeal(d)        // irregularities
//	for h := range g.Players {
//		if !g.Ask(d, h, offer, play, ante, "20.1[play wager]") { … }  // deciding.go
//	}
//	g.Show(d, g.Dealer()) // showing.go
//	g.StepByStep(d, …)    // settlement.go
//	g.End(d)
//
// Each step has its paragraph from Paragraphs or as an argument.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What a game declares: paragraphs.go (where its subchapter speaks of what the family shares),
//     options.go (what the house may choose), rules.go (the declaration), wagers.go (which wagers
//     there are and when they are made), payouts.go (pay tables), payoutlimit.go (the most that is
//     paid on a hand).
//   - The table: versus.go (the table and its state), positions.go (the betting positions),
//     ranking.go (what hands are worth at a game that is not poker), hand.go
//     (a hand and what rides on it).
//   - A round: dealing.go (the cards are dealt), deciding.go (a player is asked), best.go (the best
//     cards of a hand), showing.go (hands are shown and announced), settlement.go (wagers are
//     settled).
//   - Tables with community cards: holdem.go.
//   - What goes wrong: irregularities.go.
//   - For screens and odds: worth.go (what a hand is worth).
package versus
