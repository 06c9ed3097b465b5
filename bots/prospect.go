package bots

import (
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/game/room"
	"boardwalk/poker"
	"boardwalk/table"
)

// Prospect is a round of play as one seat knows it: the cards that it may see,
// and how many are to come. The first hand is its own.
type Prospect struct {
	plan      room.Plan
	high, low poker.Kind
	board     []card.Card
	hands     []unseen
	deck      []card.Card // every card that the seat has not seen
}

// unseen is a hand of which some cards are not known, or not dealt yet.
type unseen struct {
	seat  table.Seat
	known []card.Card
	draws bool // may exchange cards, or has done so without being seen
	pat   bool // has kept all five
	tries int  // it is the best of so many deals, because its player has bet on it; 0 is one
}

// NewProspect returns the round as a seat knows it by the cards that it sees, against
// those of the others who are taken to stay in it.
func (r *Ring) NewProspect(in counsel.Hands, mine table.Seat, stays func(table.Seat) bool) *Prospect {
	p := &Prospect{plan: r.Plan, high: r.High, low: r.Low, board: in.Of(0, 0)}
	drawn := r.Round.Streets > 0 // at draw, the exchange follows the first betting round
	own := in.Of(mine.Box(), 0)
	p.hands = append(p.hands, unseen{known: own, draws: p.plan.Draws && !drawn})
	var seen card.Set
	for _, h := range in {
		for _, c := range h.Cards {
			if c != card.Unknown {
				seen |= card.SetOf(c)
			}
		}
		if seat := h.Box.Seat(); seat != mine && stays(seat) {
			them := r.Round.At(seat)
			p.hands = append(p.hands, unseen{seat: seat, draws: p.plan.Draws, pat: p.plan.Draws && drawn && them.Drew == 0,
				known: slices.DeleteFunc(slices.Clone(h.Cards), func(c card.Card) bool { return c == card.Unknown })})
		}
	}
	for c := range card.Joker {
		if !seen.Has(c) {
			p.deck = append(p.deck, c)
		}
	}
	return p
}

// Others returns how many hands there are besides the own.
func (p *Prospect) Others() int { return len(p.hands) - 1 }

// Share is the part of the pot that the first hand would win on average if
// everybody stayed to the end, found by dealing the rest a number of times.
func (p *Prospect) Share(source chance.Source, deals int) float64 {
	sum := 0.0
	d := dealing{Prospect: p, source: source}
	for range deals {
		sum += d.deal()
	}
	return sum / float64(deals)
}

// dealing deals the cards that are not known.
type dealing struct {
	*Prospect
	source chance.Source
	next   int // the first card of the deck that is not dealt
	board7 [7]card.Card
	cards  [9]card.Card
}

func (d *dealing) draw() (card.Card, bool) {
	if d.next >= len(d.deck) {
		return card.Unknown, false
	}
	at := d.next + d.source.Draw(len(d.deck)-d.next)
	d.deck[d.next], d.deck[at] = d.deck[at], d.deck[d.next]
	d.next++
	return d.deck[d.next-1], true
}

// fill completes cards to a number.
func (d *dealing) fill(cards []card.Card, number int) []card.Card {
	for len(cards) < number {
		c, ok := d.draw()
		if !ok {
			break
		}
		cards = append(cards, c)
	}
	return cards
}

// deal deals the rest once and returns the share of the first hand.
func (d *dealing) deal() float64 {
	d.next = 0
	board := d.fill(append(d.board7[:0], d.board...), d.plan.Board)
	own := d.plan.Own
	if d.plan.Board == 0 {
		own -= len(board) // a common card stands for one of each
	}
	var high, low [2]best
	for i, h := range d.hands {
		all := append(d.best(h, own, board), board...)
		at := min(i, 1)
		if d.high != 0 {
			r, _ := d.high.Rank(all...)
			high[at].add(r)
		}
		if d.low != 0 {
			r, _ := d.low.Rank(all...)
			low[at].add(r)
		}
	}
	return shareOf(high[0], high[1], low[0], low[1])
}

// shareOf is the share of the pot of one who has the best of some hands, for
// high and for low, against the best of others.
func shareOf(high, othersHigh, low, othersLow best) float64 {
	switch {
	case high.rank == 0 && othersHigh.rank == 0: // played for low only
		return low.against(othersLow)
	case low.rank == 0 && othersLow.rank == 0: // none that counts
		return high.against(othersHigh)
	}
	return (high.against(othersHigh) + low.against(othersLow)) / 2
}

// best completes a hand as often as its player's bets suggest, and returns the best.
func (d *dealing) best(h unseen, own int, board []card.Card) []card.Card {
	from := d.next
	hand := d.hand(h, own)
	if h.tries < 2 {
		return hand
	}
	kind := d.high
	if kind == 0 || d.low != 0 && d.source.Draw(2) == 0 { // either half may be what the player bets on
		kind = d.low
	}
	var kept [9]card.Card
	n := copy(kept[:], hand)
	top, _ := kind.Rank(append(hand, board...)...)
	for range h.tries - 1 {
		d.next = from
		hand = d.hand(h, own)
		if r, _ := kind.Rank(append(hand, board...)...); r > top {
			top, n = r, copy(kept[:], hand)
		}
	}
	d.next = from
	for _, c := range kept[:n] { // nobody else is dealt these
		if at := slices.Index(d.deck[d.next:], c); at >= 0 {
			at += d.next
			d.deck[d.next], d.deck[at] = d.deck[at], d.deck[d.next]
			d.next++
		}
	}
	return append(d.cards[:0], kept[:n]...)
}

// hand completes one hand, with an exchange where there is one.
func (d *dealing) hand(h unseen, number int) []card.Card {
	from := d.next
	hand := d.fill(append(d.cards[:0], h.known...), number)
	for range 6 { // who stood pat was likely dealt something
		if !h.pat || Keeps(d.low != 0, hand) == card.SetOf(hand...) {
			break
		}
		d.next = from
		hand = d.fill(hand[:len(h.known)], number)
	}
	if h.draws && !h.pat && len(hand) == number {
		keep := Keeps(d.low != 0, hand)
		hand = slices.DeleteFunc(hand, func(c card.Card) bool { return !keep.Has(c) })
		hand = d.fill(hand, number)
	}
	return hand
}

// best is the best of some hands, and how many have it.
type best struct {
	rank poker.Rank
	with int
}

func (b *best) add(r poker.Rank) {
	switch {
	case r > b.rank:
		b.rank, b.with = r, 1
	case r == b.rank:
		b.with++
	}
}

// against is the share that one hand wins against the best of others.
func (b best) against(others best) float64 {
	switch {
	case b.rank == 0 || b.rank < others.rank:
		return 0
	case b.rank > others.rank:
		return 1
	}
	return 1 / float64(1+others.with)
}

// Keeps are the cards of five that one who draws would rather keep.
func Keeps(forLow bool, hand []card.Card) card.Set {
	if forLow {
		return keepsLow(hand)
	}
	if len(hand) == 5 && poker.HighOf(hand).Class() >= poker.Straight {
		return card.SetOf(hand...)
	}
	var alike, top card.Set
	var suits [card.Suits]card.Set
	var ranks uint
	for _, c := range hand {
		suits[c.Suit()] |= card.SetOf(c)
		ranks |= 1 << c.Rank()
		if c.Rank() >= card.Queen {
			top |= card.SetOf(c)
		}
		for _, x := range hand {
			if x != c && x.Rank() == c.Rank() {
				alike |= card.SetOf(c)
			}
		}
	}
	if alike != 0 {
		return alike
	}
	for _, s := range suits {
		if s.Len() == 4 {
			return s
		}
	}
	for low := card.Two; low <= card.Ten; low++ { // four in a row, open at both ends
		if ranks>>low&15 == 15 {
			return set(hand, func(c card.Card) bool { return c.Rank() >= low && c.Rank() < low+4 })
		}
	}
	return top
}

// keepsLow keeps one card of each rank up to the eight, or a nine where all
// five are good.
func keepsLow(hand []card.Card) card.Set {
	worth := func(most card.Rank) card.Set {
		var taken uint
		return set(hand, func(c card.Card) bool {
			low := (c.Rank() + 1) % card.Ranks // the ace is the lowest
			keep := low <= (most+1)%card.Ranks && taken>>low&1 == 0
			if keep {
				taken |= 1 << low
			}
			return keep
		})
	}
	if nine := worth(card.Nine); nine.Len() == 5 {
		return nine
	}
	return worth(card.Eight)
}

func set(cards []card.Card, in func(card.Card) bool) card.Set {
	var s card.Set
	for _, c := range cards {
		if in(c) {
			s |= card.SetOf(c)
		}
	}
	return s
}
