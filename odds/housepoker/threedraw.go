package housepoker

import (
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// ThreeDraw is three card draw: three cards, of which one may be replaced unseen,
// against the dealer's best three of four.
type ThreeDraw struct {
	Ante  money.Cents
	Bonus ThreePays // of who goes on, win or lose

	First     money.Cents // the first 3 bonus wager; zero for none
	FirstNets ThreePays   // what it brings: less than zero where it loses
}

// ThreePays is what hands of three cards are paid, by their class. The royal flush
// is the mini royal: ace, king and queen of one suit.
type ThreePays [poker.RoyalFlush + 1]money.Cents

// On is what a hand is paid.
func (p *ThreePays) On(r poker.Rank) money.Cents {
	if r == miniRoyal() {
		return p[poker.RoyalFlush]
	}
	return p[r.Class()]
}

var miniRoyal = sync.OnceValue(MiniRoyal)

// What a player may do with three cards at three card draw. Any other choice is
// the place of the card that is replaced.
const (
	DrawFold = -2
	DrawStay = -1
)

// ThreeDrawRule says what to do with three cards.
type ThreeDrawRule func(*[3]card.Card) int

// DrawEnds is how rounds end for each of the wagers, and for all of them together.
type DrawEnds struct{ Ante, First, All Ends }

// Draws counts the dealer's hands.
type Draws struct {
	of   *places
	to   [][]uint32 // by the class of the cards contained: hands that are worth no more than each rank
	ids  map[card.Set]int32
	id1  [card.Joker]int32
	id2  [allPairs]int32
	id3  []int32
	none int32
}

var draws = sync.OnceValue(newDraws)

func newDraws() *Draws {
	d := &Draws{of: threePlaces(), ids: map[card.Set]int32{}, id3: make([]int32, 22100)}
	number := func(cards ...card.Card) int32 {
		key := nameless(card.SetOf(cards...))
		id, ok := d.ids[key]
		if !ok {
			id = int32(len(d.ids))
			d.ids[key] = id
			d.to = append(d.to, make([]uint32, len(d.of.ranks)))
		}
		return id
	}
	ways := map[int32]uint32{}
	d.none = number()
	ways[d.none] = 1
	for a := range card.Joker {
		d.id1[a] = number(a)
		ways[d.id1[a]]++
		for b := range a {
			d.id2[pair(a, b)] = number(a, b)
			ways[d.id2[pair(a, b)]]++
			for c := range b {
				id := number(a, b, c)
				d.id3[triple(a, b, c)] = id
				ways[id]++
			}
		}
	}
	for a := range card.Joker {
		for b := range a {
			for c := range b {
				for e := range c {
					at := d.best(a, b, c, e)
					d.to[d.none][at]++
					for _, x := range [...]card.Card{a, b, c, e} {
						d.to[d.id1[x]][at]++
					}
					for _, x := range [...]int{pair(a, b), pair(a, c), pair(a, e), pair(b, c), pair(b, e), pair(c, e)} {
						d.to[d.id2[x]][at]++
					}
					for _, x := range [...]int{triple(a, b, c), triple(a, b, e), triple(a, c, e), triple(b, c, e)} {
						d.to[d.id3[x]][at]++
					}
				}
			}
		}
	}
	for id, list := range d.to {
		sum := uint32(0)
		for i := range list { // each hand was counted for all sets of the class
			sum += list[i] / ways[int32(id)]
			list[i] = sum
		}
	}
	return d
}

// nameless is the set of cards that stands for all that differ only in the names
// of the suits.
func nameless(s card.Set) card.Set {
	var m [card.Suits]card.Set
	for i := range m {
		m[i] = s >> (card.Ranks * i) & (1<<card.Ranks - 1)
	}
	for _, i := range [...]int{0, 1, 2, 0, 1, 0} {
		if m[i] < m[i+1] {
			m[i], m[i+1] = m[i+1], m[i]
		}
	}
	return m[0] | m[1]<<card.Ranks | m[2]<<(2*card.Ranks) | m[3]<<(3*card.Ranks)
}

// triple numbers three cards, in descending order.
func triple(a, b, c card.Card) int {
	return int(a)*(int(a)-1)*(int(a)-2)/6 + int(b)*(int(b)-1)/2 + int(c)
}

// best is the place of the best three of four cards.
func (d *Draws) best(a, b, c, e card.Card) uint16 {
	return max(d.of.of[a][b][c], d.of.of[a][b][e], d.of.of[a][c][e], d.of.of[b][c][e])
}

// avoiding counts the dealer's hands that have none of three or four cards and
// are worth no more than a rank, by its place.
func (d *Draws) avoiding(cards []card.Card, at int) int64 {
	if at < 0 {
		return 0
	}
	down(cards)
	n := int64(d.to[d.none][at])
	for i, a := range cards {
		n -= int64(d.to[d.id1[a]][at])
		for j, b := range cards[i+1:] {
			n += int64(d.to[d.id2[pair(a, b)]][at])
			for _, c := range cards[i+j+2:] {
				n -= int64(d.to[d.id3[triple(a, b, c)]][at])
			}
		}
	}
	if len(cards) == 4 && int(d.best(cards[0], cards[1], cards[2], cards[3])) <= at {
		n++
	}
	return n
}

// down puts a few cards in descending order.
func down(cards []card.Card) {
	for i := range cards {
		for j := i; j > 0 && cards[j] > cards[j-1]; j-- {
			cards[j], cards[j-1] = cards[j-1], cards[j]
		}
	}
}

// drawOutcome is how a final hand fares.
type drawOutcome struct {
	rank            poker.Rank
	won, lost, tied int64
}

// final counts how a hand fares, with other cards gone.
func (d *Draws) final(hand [3]card.Card, gone ...card.Card) drawOutcome {
	at := int(d.of.of[hand[0]][hand[1]][hand[2]])
	cards := append(append(make([]card.Card, 0, 4), hand[:]...), gone...)
	left := 52 - len(cards)
	to, below := d.avoiding(cards, at), d.avoiding(cards, at-1)
	return drawOutcome{d.of.ranks[at], below, choose[left][4] - to, to - below}
}

// Deal is what a rule wins or, below zero, loses with three cards and a draw card against the dealer's four: the ante with the wager
// beside it and the bonus, and the first 3 bonus.
func (t *ThreeDraw) Deal(rule ThreeDrawRule, hand *[3]card.Card, drawn card.Card, dealer [4]card.Card) (ante, first money.Cents) {
	choice := rule(hand)
	first = t.first(hand, choice)
	final := *hand
	switch choice {
	case DrawFold:
		return -t.Ante, first
	case DrawStay:
	default:
		final[choice] = drawn
	}
	d := draws()
	mine, theirs := d.of.of[final[0]][final[1]][final[2]], d.best(dealer[0], dealer[1], dealer[2], dealer[3])
	o := drawOutcome{rank: d.of.ranks[mine]}
	o.compare(mine, theirs)
	return t.value(o), first
}
