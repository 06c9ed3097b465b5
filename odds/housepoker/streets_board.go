package housepoker

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// mostOwn is how many cards of their own the player and the dealer have at most.
const mostOwn = 3

// streetBoard is a whole board, and how every hand fares on it. Most cards of a rank are alike there: a suit matters only if
// enough cards of it lie on the board for a flush. Cards that are alike are a kind, and hands are counted by their kinds.
type streetBoard struct {
	*Streets
	cards  []card.Card // of the board
	kind   [card.Joker]uint8
	kinds  int
	of     [card.Joker][]card.Card // the cards of each kind that are not on the board or gone
	left   int                     // how many cards that are
	own    []kindHand
	dealer []kindHand // own, where the dealer has as many cards, or else theirs
	theirs []kindHand
	at     []uint32 // the place in own of hands by their number, see number

	listed []ownPlace
	order  [2][]uint64 // ranks of own and dealer's hands, the highest first, with their places
	held   []int64     // dealer's hands that have certain cards, by the number of their kinds
	above  []int64     // a copy of held, of hands with which the dealer qualifies
}

// kindHand stands for hands whose cards are of the same kinds.
type kindHand struct {
	kinds [mostOwn]uint8 // in ascending order
	rank  poker.Rank
	line  poker.Class
	fares [allFares]int64 // over all hands of the dealer's
}

func (s *Streets) newBoard() *streetBoard {
	s.prepare()
	return &streetBoard{Streets: s}
}

// deal lays a board. Cards that are gone nobody has.
func (b *streetBoard) deal(board []card.Card, gone card.Set) {
	b.cards = append(b.cards[:0], board...)
	var count [card.Suits]int
	for _, c := range board {
		count[c.Suit()]++
	}
	gone |= card.SetOf(board...)
	var numbers [card.Suits + 1][card.Ranks]uint8
	b.kinds, b.left = 0, 0
	for c := range card.Joker {
		suit := card.Suit(card.Suits)
		if b.Flush == 0 || count[c.Suit()]+max(b.Own, b.Dealers) >= b.Flush {
			suit = c.Suit()
		}
		if gone.Has(c) {
			continue
		}
		number := &numbers[suit][c.Rank()]
		if *number == 0 {
			b.of[b.kinds] = b.of[b.kinds][:0]
			b.kinds++
			*number = uint8(b.kinds)
		}
		k := *number - 1
		b.kind[c], b.of[k], b.left = k, append(b.of[k], c), b.left+1
	}
}

// each lists the hands of so many cards, and ranks them.
func (b *streetBoard) each(list []kindHand, cards int) []kindHand {
	list = list[:0]
	var hand [mostOwn]card.Card
	var h kindHand
	var add func(at, from, same int)
	add = func(at, from, same int) {
		if at == cards {
			h.rank = b.Rank(hand[:cards], b.cards)
			list = append(list, h)
			return
		}
		for k := from; k < b.kinds; k++ {
			if k > from {
				same = 0
			}
			if same < len(b.of[k]) {
				hand[at], h.kinds[at] = b.of[k][same], uint8(k)
				add(at+1, k, same+1)
			}
		}
	}
	add(0, 0, 0)
	return list
}

// number numbers sets of up to three kinds, which may have a kind several times.
func (b *streetBoard) number(kinds []uint8) int {
	k := b.kinds
	switch len(kinds) {
	case 0:
		return 0
	case 1:
		return 1 + int(kinds[0])
	case 2:
		return 1 + k + int(kinds[0]) + int(kinds[1])*(int(kinds[1])+1)/2
	}
	c := int(kinds[2])
	return 1 + k + k*(k+1)/2 + int(kinds[0]) + int(kinds[1])*(int(kinds[1])+1)/2 + c*(c+1)*(c+2)/6
}

// numbers is how many there are.
func (b *streetBoard) numbers(cards int) int {
	last := [mostOwn]uint8{uint8(b.kinds - 1), uint8(b.kinds - 1), uint8(b.kinds - 1)}
	return b.number(last[:cards]) + 1
}

// all finds how every hand fares.
func (b *streetBoard) all() {
	b.own = b.each(b.own, b.Own)
	b.at = append(b.at[:0], make([]uint32, b.numbers(b.Own))...)
	for i := range b.own {
		h := &b.own[i]
		h.fares, h.line = [allFares]int64{}, b.line(h.rank)
		b.at[b.number(h.kinds[:b.Own])] = uint32(i)
	}
	if b.Dealers == 0 {
		for i := range b.own {
			b.own[i].fares[Won] = 1
		}
		return
	}
	b.dealer = b.own
	if b.Dealers != b.Own {
		b.theirs = b.each(b.theirs, b.Dealers)
		b.dealer = b.theirs
	}
	b.sweep()
}

// sweep counts, from the best hand of the dealer's down, how many are better than one of the player's and as good, and how many
// qualify, that have no card in common with it.
func (b *streetBoard) sweep() {
	b.order[0] = ordered(b.order[0], b.own)
	if b.order[1] = b.order[0]; b.Dealers != b.Own {
		b.order[1] = ordered(nil, b.dealer)
	}
	b.held = append(b.held[:0], make([]int64, b.numbers(min(b.Own, b.Dealers)))...)
	own, dealer, qualify := b.order[0], b.order[1], false
	take := func(least poker.Rank) { // takes the dealer's hands from a rank up
		for len(dealer) > 0 && b.dealer[uint32(dealer[0])].rank >= least {
			h := &b.dealer[uint32(dealer[0])]
			if !qualify && h.rank < b.Least {
				qualify, b.above = true, append(b.above[:0], b.held...)
			}
			b.hold(h)
			dealer = dealer[1:]
		}
	}
	for from := 0; from < len(own); {
		rank, to := b.own[uint32(own[from])].rank, from
		take(rank + 1)
		for ; to < len(own) && b.own[uint32(own[to])].rank == rank; to++ {
			h := &b.own[uint32(own[to])]
			h.fares[Lost] = b.without(b.held, h)
		}
		take(rank)
		for ; from < to; from++ {
			h := &b.own[uint32(own[from])]
			h.fares[Tied] = b.without(b.held, h) - h.fares[Lost]
		}
	}
	take(0)
	if !qualify { // all do
		b.above = append(b.above[:0], b.held...)
	}
	all := choose[b.left-b.Own][b.Dealers]
	for i := range b.own {
		h := &b.own[i]
		f, with := &h.fares, b.without(b.above, h)
		if h.rank >= b.Least { // all that are as good or better qualify
			f[Won], f[WonFree] = with-f[Lost]-f[Tied], all-with
			continue
		}
		f[WonFree], f[TiedFree], f[LostFree] = all-f[Lost]-f[Tied], f[Tied], f[Lost]-with
		f[Lost], f[Tied] = with, 0
	}
}

// ordered is the order of some hands, the best first: the places of hands behind their ranks.
func ordered(order []uint64, list []kindHand) []uint64 {
	order = order[:0]
	for at := range list {
		order = append(order, uint64(^uint32(list[at].rank))<<32|uint64(at))
	}
	slices.Sort(order)
	return order
}

// hold counts the dealer's hands of some kinds for every few cards that they have, up to as many as the player has.
func (b *streetBoard) hold(h *kindHand) {
	if b.Own >= 2 && b.Dealers == 2 {
		x, y := int(h.kinds[0]), int(h.kinds[1])
		n, m, again := int64(len(b.of[x])), int64(len(b.of[y])), 1+b.kinds+x+y*(y+1)/2
		b.held[again]++
		if x == y {
			b.held[0] += n * (n - 1) / 2
			b.held[1+x] += n - 1
			return
		}
		b.held[0] += n * m
		b.held[1+x] += m
		b.held[1+y] += n
		return
	}
	var part [mostOwn]uint8
	for mask := range 1 << b.Dealers {
		ways, n := int64(1), 0
		for i := 0; i < b.Dealers; { // kind by kind
			k, has, taken := h.kinds[i], 0, 0
			for ; i < b.Dealers && h.kinds[i] == k; i++ {
				if has++; mask>>i&1 != 0 {
					if taken < has-1 { // of cards that are alike the first are taken
						ways = 0
					}
					part[n] = k
					taken, n = taken+1, n+1
				}
			}
			ways *= choose[len(b.of[k])-taken][has-taken]
		}
		if ways > 0 && n <= b.Own {
			b.held[b.number(part[:n])] += ways
		}
	}
}

// without is how many of the dealer's hands that were counted have none of the player's cards, by inclusion and exclusion.
func (b *streetBoard) without(held []int64, h *kindHand) (n int64) {
	if b.Own == 2 && b.Dealers >= 2 {
		return held[0] - held[1+h.kinds[0]] - held[1+h.kinds[1]] + held[b.number(h.kinds[:2])]
	}
	var part [mostOwn]uint8
	for mask := range 1 << b.Own {
		size, sign := 0, int64(1)
		for i := range b.Own {
			if mask>>i&1 != 0 {
				part[size] = h.kinds[i]
				size, sign = size+1, -sign
			}
		}
		if size <= b.Dealers {
			n += sign * held[b.number(part[:size])]
		}
	}
	return n
}

// one finds how one hand fares, whose cards are not gone.
func (b *streetBoard) one(own []card.Card) (h kindHand) {
	h.rank = b.Rank(own, b.cards)
	h.line = b.line(h.rank)
	if b.Dealers == 0 {
		h.fares[Won] = 1
		return h
	}
	b.theirs = b.each(b.theirs, b.Dealers)
	var mine [card.Joker]int
	for _, c := range own {
		mine[b.kind[c]]++
	}
	for i := range b.theirs {
		d, ways := &b.theirs[i], int64(1)
		for at := 0; at < b.Dealers; {
			k, has := d.kinds[at], 0
			for ; at < b.Dealers && d.kinds[at] == k; at++ {
				has++
			}
			ways *= choose[len(b.of[k])-mine[k]][has]
		}
		h.fares[b.meet(h.rank, d.rank)] += ways
	}
	return h
}

// meet is how a hand fares against one of the dealer's.
func (s *Streets) meet(own, dealers poker.Rank) (how Fare) {
	switch how = Tied; {
	case own > dealers:
		how = Won
	case own < dealers:
		how = Lost
	}
	if dealers < s.Least {
		how += WonFree - Won
	}
	return how
}
