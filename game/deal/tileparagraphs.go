package deal

import (
	"boardwalk/law"
	"boardwalk/table"
)

// TileParagraphs are where a game's subchapter says how its tiles and the shaker
// are handled. They are all that differs between games that a [TileKit] conducts.
// A step whose paragraph is empty is not part of the game.
type TileParagraphs struct {
	Set       law.Cite // one set of tiles is used
	Dice      law.Cite // three dice lie in the shaker
	DiceHours law.Cite // and no longer than a day

	// The opening.
	Inspect    law.Cite // the dealer sorts and inspects the tiles, and the floorperson verifies it
	Pairs      law.Cite // they are sorted into pairs, and the set is complete
	Alike      law.Cite // they lie side by side, alike in size and shading
	Unmarked   law.Cite // their backs and sides are examined
	Substitute law.Cite // another set comes for one that is not suitable
	Sealed     law.Cite // which goes into a sealed envelope or container
	Spread     law.Cite // the tiles lie face up in pairs for the first player to see
	Wash       law.Cite // and are then turned face down, washed and stacked

	// The shuffle.
	Shuffle    law.Cite // the tiles are washed with both hands
	Stacks     law.Cite // and picked up into stacks of four
	TurnedOver law.Cite // a tile is exposed while they are stacked: all are reshuffled
	After      law.Cite // after a round they are turned face down and shuffled again
	Idle       law.Cite // at a table without play they lie face up in pairs
	Arrival    law.Cite // and are washed and shuffled when a player comes

	// The deal. Games in which a player may have the bank deal a banked round
	// under other paragraphs.
	Deadline    law.Cite // wagers are made before "No more bets"
	DeadlineFor string   // which: "wagers"
	House       TileWay
	Bank        TileWay

	Irregularities TileIrregularities
}

// TileWay is one way of dealing the stacks.
type TileWay struct {
	Announce   law.Cite // "No more bets"
	Shake      law.Cite // the shaker is shaken at least three times
	Lid        law.Cite // only the dealer lifts the lid of a shaker that a player shakes
	Total      law.Cite // the dealer lifts the lid and announces the total of the dice
	Count      law.Cite // the total is counted counterclockwise around the table
	Examples   Examples // totals that the paragraphs give as examples
	DeadCounts bool     // the dead hand is one of the places that are counted
	Deal       law.Cite // from the place where the count ends a stack goes to each place
	Marker     law.Cite // a marker goes on the dealer's stack
	Stake      law.Cite // or the dealer's wager, if the dealer plays against a bank
	Collect    law.Cite // stacks of places without a wager go to the dead hand, unexposed
	Cover      law.Cite // the shaker is covered, shaken once and put away
}

// Examples are the paragraphs that say for a total of three dice, as an example, who
// gets the first stack.
type Examples [19]law.Cite

// TileIrregularities are what may go wrong with the dice and the tiles.
type TileIrregularities struct {
	NotFlat    law.Cite // the dice do not all lie flat in the shaker
	FellOut    law.Cite // a die falls out of it
	WrongTotal law.Cite // the stacks were dealt by a wrong total, and all hands are void
	Player     law.Cite // a tile of a player's stack is exposed, and the player decides
	Others     law.Cite // a tile of another stack is exposed, and all hands are void
	Locked     law.Cite // no wager is touched after "No more bets"
	Stay       law.Cite // a player with tiles stays seated
	Touch      law.Cite // nobody touches a player's tiles but the player, until they are set, and the dealer
	Final      law.Cite // and of two hands the one that is set may not be changed
}

// The answers of a player to whom a tile was dealt that everybody has seen.
const (
	PlayHand table.Choice = "play"
	VoidHand table.Choice = "void"
)

// SaysExposed is how these answers read after the word "to".
var SaysExposed = map[table.Choice]string{PlayHand: "play the hand", VoidHand: "have the hand void"}

// Offers declares what players are asked about the tiles.
func (p *TileParagraphs) Offers() []*table.Offer {
	if p.Irregularities.Player == "" {
		return nil
	}
	return []*table.Offer{{ID: "exposed-tile", Law: p.Irregularities.Player, Choices: []table.Choice{PlayHand, VoidHand},
		Says: SaysExposed,
		Text: "One of your tiles was exposed. Will you play the hand or have it void?"}}
}
