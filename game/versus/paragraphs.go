package versus

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Paragraphs are where a game's subchapter speaks of what the family shares,
// and the numbers of its cards. Each game has one value of it. A step whose
// paragraph is empty is not part of the game.
type Paragraphs struct {
	deal.Paragraphs
	Seats int // betting positions

	// The hands.
	PlayerCards, DealerCards uint8 // how many cards each is dealt
	PlayerUp, DealerUp       uint8 // which of them lie face up: bit 0 is the first card
	CommunityCards           uint8 // how many further cards count in every hand

	// The wagers.
	TwoPositions law.Cite // a player may wager at two adjacent positions, if the licensee says so
	OnePosition  law.Cite // or at one only, whatever the licensee says
	Both         law.Cite // both of the first two wagers are made at a position, where neither needs the other
	NoWagers     law.Cite // cards are dealt to those who have wagered

	// Sides are the wagers that a fold leaves standing, as [Table.FoldBut] says.
	Sides []table.Area

	// The ranking.
	Kind      poker.Kind                 // what a hand is ranked as
	Ranking   Ranking                    // or how, at a game of other hands; the rest of these are then empty but for Least and Compare
	Least     Rank                       // the lowest hand with which the dealer qualifies; 0 if any does
	Ranks     [poker.NoPair + 1]law.Cite // what gives each class its place
	AceLow    law.Cite                   // an ace may end a straight
	Suit      law.Cite                   // what a suit is, told where the cards of a hand are of one
	PairNamed bool                       // the dealer says which pair a hand has
	Royal     string                     // what a royal flush is called, if it has another name
	Compare   law.Cite                   // hands of one class are compared

	Over law.Cite // what a round of play is, told at its end

	// What may go wrong besides.
	HandMisdealt law.Cite // a player's hand with a wrong number of cards is void alone
	Touch        law.Cite // players may not touch cards, or not any more
}

// Incidents declares what may go wrong at a game. What has another outcome the
// game declares itself.
func (p *Paragraphs) Incidents() []table.Declared {
	list := p.Paragraphs.Incidents()
	for _, i := range []table.Declared{
		{ID: HandMisdealt, Law: p.HandMisdealt, Staff: true, Args: aboutPlayer, Help: "a player was dealt a wrong number of cards"},
		{ID: CardTouched, Law: p.Touch, Staff: true, Args: aboutPlayer, Help: "a player touches a card that no player may touch"},
	} {
		if i.Law != "" {
			list = append(list, i)
		}
	}
	return list
}

// RanksOf returns the paragraphs that give the classes of hands of a kind their
// places: one for a hand of no class, and for the others one each, the best first,
// or one for all. Without any they are those of the kind itself.
func RanksOf(k poker.Kind, none law.Cite, by ...law.Cite) (ranks [poker.NoPair + 1]law.Cite) {
	for i, place := range k.Order() {
		switch {
		case place.Class == poker.HighCard:
			ranks[place.Class] = none
		case len(by) == 0:
			ranks[place.Class] = place.Law
		default:
			ranks[place.Class] = by[min(i, len(by)-1)]
		}
	}
	return ranks
}
