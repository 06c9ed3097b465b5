// Package petition writes the petition by which the Commission is asked to approve a game, a variation or a side
// wager, 19:47-8.4: from a text in which the petitioners say what only they can know, and from what the program finds
// out of the design itself.
//
//	petition    Royal Match
//	kind        side wager
//	at          Blackjack
//	petitioner  Example Games
//	address     12 Example Street, Trenton, NJ 08601
//	holds       the rights to the game
//	design      royal-match.wager
//
// [Parse] reads a text, [File.Read] holds it against the game that it names, and [Prepare] finds the figures and makes
// the [Petition]: [Petition.Document] is the paper, and [Petition.Missing] what the law wants and the text does not
// have. Nothing is made up for it: what is missing is listed with its paragraph, and what a person has to do by hand
// has a line to do it on.
//
// The map: keywords.go (what may stand in a text), read.go (reading it), design.go (the game and its options),
// missing.go, document.go and description.go (the paper, in the order of the paragraph), odds.go, equipment.go
// (sketches), annex.go (the design sheet).
//
// Other modules should not build on this package: it may change in every version.
package petition
