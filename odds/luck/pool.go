// Package luck tells luck with cards from the rest, for controls of simulations: how much better a card made a round than the
// mean of all cards that could have come. Package sim says what for.
//
// [Pool] is the cards that are to come, and [Drift] what those that are gone make of the rounds that follow.
//
// Other modules should not build on this package: it may change in every version.
package luck

import "boardwalk/card"

// Classes is how many kinds of cards a game tells apart, at most: by what they count.
const Classes = 10

// Pool is the cards of a shoe that are to come, by their class and one by one.
type Pool struct {
	Count [Classes]int32
	Cards [64]int32
	Total int

	shoe  func() *card.Shoe
	class *[256]uint8 // of each card
}

// NewPool returns the pool of the shoe that is dealt from. It is empty until the first card comes.
func NewPool(shoe func() *card.Shoe, class *[256]uint8) Pool { return Pool{shoe: shoe, class: class} }

// NewRankPool returns the pool of a shoe of whose cards the ranks count.
func NewRankPool(shoe func() *card.Shoe) Pool { return NewPool(shoe, new([256]uint8)) }

// Ranks is how many cards of each rank are to come.
func (p *Pool) Ranks() (n [card.Ranks]int32) {
	for c := range card.Joker {
		n[c.Rank()] += p.Cards[c]
	}
	return n
}

// Before sees to it that the pool is as it was before a card was dealt. Cards that were burned or shuffled meanwhile show in
// the number of those that are left. It reports whether all cards have come again since the last one.
func (p *Pool) Before(dealt card.Card) (shuffled bool) {
	shoe := p.shoe()
	if p.Total == shoe.Left()+1 {
		return false
	}
	shuffled = shoe.Left()+1 > p.Total
	p.Count, p.Cards, p.Total = [Classes]int32{}, [64]int32{}, shoe.Left()+1
	if p.Total == shoe.Total() {
		full, decks := shoe.Pack().Set(), int32(shoe.Decks())
		for c := range p.Cards {
			if full.Has(card.Card(c)) {
				p.Cards[c], p.Count[p.class[c]] = decks, p.Count[p.class[c]]+decks
			}
		}
		return shuffled
	}
	p.put(dealt)
	for _, c := range shoe.ToCome() {
		p.put(c)
	}
	return shuffled
}

func (p *Pool) put(c card.Card) {
	p.Cards[c]++
	p.Count[p.class[c]]++
}

// Take takes a card that was dealt.
func (p *Pool) Take(c card.Card) {
	p.Cards[c]--
	p.Count[p.class[c]]--
	p.Total--
}

// Of returns how much better a card of a class made something than the mean of all cards to come, by what each makes of it.
func (p *Pool) Of(class int, worth *[Classes]float64) float64 {
	mean := 0.0
	for x, n := range p.Count {
		mean += float64(n) * worth[x]
	}
	return worth[class] - mean/float64(p.Total)
}
