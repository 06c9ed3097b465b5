package housepoker

import (
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Caribbean is caribbean stud: five cards against the dealer's five, of which
// one is seen, and a bet of double the ante for who goes on.
type Caribbean struct {
	Ante, Bet money.Cents
	AntePays  money.Cents                       // what an ante wins
	BetPays   [poker.RoyalFlush + 1]money.Cents // what a bet wins, by the player's hand
}

// CaribbeanHand is what a player knows who decides.
type CaribbeanHand struct {
	Cards [5]card.Card
	Rank  poker.Rank
	Up    card.Card // the dealer's
}

// CaribbeanRule is a way to play: it says whether to bet.
type CaribbeanRule func(*CaribbeanHand) bool

// Showdowns is how a hand fares against all that the dealer may have.
type Showdowns struct {
	Won, Lost, Tied int64
	Unqualified     int64 // the dealer's hand does not qualify
}

// Hands returns how many hands there are.
func (s *Showdowns) Hands() int64 { return s.Won + s.Lost + s.Tied + s.Unqualified }

// AceKing is the least hand with which the dealer qualifies at caribbean stud.
var AceKing = sync.OnceValue(func() poker.Rank {
	return poker.Five([5]card.Card{card.New(card.Ace, card.Clubs), card.New(card.King, card.Hearts), card.New(card.Four, card.Clubs),
		card.New(card.Three, card.Clubs), card.New(card.Two, card.Clubs)})
})

// CaribbeanAgainst counts how a hand fares against every hand that the dealer may have,
// of the cards that are not seen.
func CaribbeanAgainst(h *CaribbeanHand, seen card.Set) (s Showdowns) {
	seen |= card.SetOf(h.Cards[:]...) | card.SetOf(h.Up)
	left := unseen(seen)
	least := AceKing()
	d := [5]card.Card{4: h.Up}
	for a := range left {
		d[0] = left[a]
		for b := range left[:a] {
			d[1] = left[b]
			for c := range left[:b] {
				d[2] = left[c]
				for _, last := range left[:c] {
					d[3] = last
					s.count(h.Rank, poker.FiveAt(&d), least)
				}
			}
		}
	}
	return s
}

func (s *Showdowns) count(player, dealer, least poker.Rank) {
	switch {
	case dealer < least:
		s.Unqualified++
	case player > dealer:
		s.Won++
	case player < dealer:
		s.Lost++
	default:
		s.Tied++
	}
}

// unseen are the cards of a deck that are not in a set.
func unseen(seen card.Set) []card.Card {
	left := make([]card.Card, 0, card.Joker)
	for c := range card.Joker {
		if !seen.Has(c) {
			left = append(left, c)
		}
	}
	return left
}

// Value is what the ante and the bet win together, over all of the dealer's
// hands.
func (c *Caribbean) Value(r poker.Rank, s *Showdowns) money.Cents {
	pays := c.BetPays[r.Class()]
	return (c.AntePays+pays)*money.Cents(s.Won) + c.AntePays*money.Cents(s.Unqualified) - (c.Ante+c.Bet)*money.Cents(s.Lost)
}

// Deal is what a rule wins or, below zero, loses with a hand against the five cards of the dealer's.
func (c *Caribbean) Deal(rule CaribbeanRule, h *CaribbeanHand, dealer *[5]card.Card) money.Cents {
	if !rule(h) {
		return -c.Ante
	}
	var s Showdowns
	s.count(h.Rank, poker.FiveAt(dealer), AceKing())
	return c.Value(h.Rank, &s)
}

// caribbeanDeals is how many hands a dealer can have beside an up card.
const caribbeanDeals = 46 * 45 * 44 * 43 / 24

// caribbeanTally counts rounds by the player's class and how they end.
type caribbeanTally [poker.RoyalFlush + 1]struct{ folded, won, unqualified, tied, lost uint64 }

func (t *caribbeanTally) add(class poker.Class, bets bool, s *Showdowns, ways uint64) {
	n := &t[class]
	if !bets {
		n.folded += ways * caribbeanDeals
		return
	}
	n.won += ways * uint64(s.Won)
	n.unqualified += ways * uint64(s.Unqualified)
	n.tied += ways * uint64(s.Tied)
	n.lost += ways * uint64(s.Lost)
}

func (c *Caribbean) ends(t *caribbeanTally) Ends {
	e, all := Ends{}, c.Ante+c.Bet
	for class, n := range t {
		e.Add(-c.Ante, c.Ante, n.folded)
		e.Add(c.AntePays+c.BetPays[class], all, n.won)
		e.Add(c.AntePays, all, n.unqualified)
		e.Add(0, all, n.tied)
		e.Add(-all, all, n.lost)
	}
	return e
}

// Count goes through every hand of the player's and every up card, and returns
// how rounds end by best play and by each rule.
func (c *Caribbean) Count(tell Progress, rules ...CaribbeanRule) (best Ends, by []Ends) {
	tallies := make([][]caribbeanTally, workers())
	for w := range tallies {
		tallies[w] = make([]caribbeanTally, 1+len(rules))
	}
	walkCaribbean(tell, func(worker int, h *CaribbeanHand, s *Showdowns, ways uint64) {
		class := h.Rank.Class()
		tallies[worker][0].add(class, c.Value(h.Rank, s) > -c.Ante*caribbeanDeals, s, ways)
		for i, rule := range rules {
			tallies[worker][1+i].add(class, rule(h), s, ways)
		}
	})
	sums := newSums(1 + len(rules))
	for w := range tallies {
		for i := range tallies[w] {
			sums[w][i] = c.ends(&tallies[w][i])
		}
	}
	return sums.whole()
}
