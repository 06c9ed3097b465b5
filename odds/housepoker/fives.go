package housepoker

import (
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// fives are the ranks of hands of five cards, from the lowest up, and the place of
// each among them by a hash.
type fives struct {
	ranks []poker.Rank
	hash  [1 << fiveBits]struct {
		rank  poker.Rank
		place uint16
	}
	flush [1 << card.Ranks]uint16 // places of five to seven cards of one suit
}

const fiveBits = 15

// fivePlaces are found once.
var fivePlaces = sync.OnceValue(func() *fives {
	p := new(fives)
	for _, m := range multisets(5, card.Suits) {
		p.ranks = append(p.ranks, poker.Five([5]card.Card(m.unsuited())))
	}
	for set := range uint16(1 << card.Ranks) {
		if cards := suitedCards(set); len(cards) == 5 {
			p.ranks = append(p.ranks, poker.Five([5]card.Card(cards)))
		}
	}
	slices.Sort(p.ranks)
	p.ranks = slices.Compact(p.ranks)
	for i, r := range p.ranks {
		at := fiveHash(r)
		for p.hash[at].rank != 0 {
			at = (at + 1) % (1 << fiveBits)
		}
		p.hash[at].rank, p.hash[at].place = r, uint16(i)
	}
	for set := range uint16(1 << card.Ranks) {
		if cards := suitedCards(set); len(cards) >= 5 && len(cards) <= 7 {
			p.flush[set] = p.place(poker.HighOf(cards))
		}
	}
	return p
})

func fiveHash(r poker.Rank) uint32 { return uint32(r) * 0x9e3779b1 >> (32 - fiveBits) }

// place is that of a rank.
func (p *fives) place(r poker.Rank) uint16 {
	at := fiveHash(r)
	for p.hash[at].rank != r {
		at = (at + 1) % (1 << fiveBits)
	}
	return p.hash[at].place
}

// FiveRanks are the ranks of all hands of five cards, from the lowest up.
func FiveRanks() []poker.Rank { return fivePlaces().ranks }
