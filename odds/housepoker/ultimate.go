package housepoker

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Ultimate is ultimate texas hold 'em: an ante and an equal blind wager on two cards of
// one's own and five of the board against the dealer's two, and one play wager of four
// times the ante before the flop, twice after it, or once at the end.
type Ultimate struct {
	Ante  money.Cents
	Blind [poker.RoyalFlush + 1]money.Odds // what the blind of a winning hand pays by its class; zero where it comes back
	Most  money.Cents                      // the most that a hand is paid, for [Ultimate.Values]; zero for no limit
}

// UltimateDeals is how many rounds are counted: hole cards, a flop, two more cards of
// the board, and a hand of the dealer's.
const UltimateDeals = 1326 * 19600 * 1081 * texasDeals

// How a hand of the player's comes out, by whether the dealer qualifies.
const (
	wonQualified = iota
	wonUnqualified
	lostQualified
	lostUnqualified
	drawn
	fares
)

// ultimateFare is how a pair of kinds fares on a board.
type ultimateFare struct {
	a, b  uint8
	class poker.Class
	ways  [fares]int64
}

// halves is what the blind pays in halves of the ante.
func (u *Ultimate) halves(c poker.Class) int64 {
	if o := u.Blind[c]; o.One > 0 {
		return 2 * o.To / o.One
	}
	return 0
}

// value is what ante and blind win together, and how many more hands win than lose, in
// halves of the ante.
func (u *Ultimate) value(f *ultimateFare) (base, diff int64) {
	w := f.ways[wonQualified] + f.ways[wonUnqualified]
	l := f.ways[lostQualified] + f.ways[lostUnqualified]
	return u.halves(f.class)*w - 2*l + 2*(f.ways[wonQualified]-f.ways[lostQualified]), 2 * (w - l)
}

// ultimateBoard is a board of five cards and how every pair of kinds fares.
type ultimateBoard struct {
	*texasBoard
	pair  uint16 // the least place with which the dealer qualifies
	fares []ultimateFare
}

func newUltimateBoard() *ultimateBoard {
	t := newTexasBoard(leastPair())
	return &ultimateBoard{texasBoard: t, pair: t.paid}
}

// fare finds how every pair of kinds fares on a board. Cards that are gone nobody can
// have.
func (t *ultimateBoard) fare(board *[5]card.Card, gone card.Set) []ultimateFare {
	suit, suited := t.kindsOf(board, gone)
	t.rank(board, suit, suited)
	t.fares = t.fares[:0]
	var better, equal, above [kinds]int // pairs with a certain card of a kind; above are those that qualify
	sum, cards, qualified := 0, 0, -1
	for _, n := range t.left {
		cards += n
	}
	all := (cards - 2) * (cards - 3) / 2
	for i := len(t.occupied) - 1; i >= 0; i-- {
		for set := t.occupied[i]; set != 0; {
			top := 63 - bits.LeadingZeros64(set)
			set &^= 1 << top
			place := uint16(i*64 + top)
			if place < t.pair && qualified < 0 {
				qualified, above = sum, better
			}
			same := 0
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				if p.a == p.b {
					same += t.left[p.a] * (t.left[p.a] - 1) / 2
					equal[p.a] += t.left[p.a] - 1
					continue
				}
				same += t.left[p.a] * t.left[p.b]
				equal[p.a] += t.left[p.b]
				equal[p.b] += t.left[p.a]
			}
			class := t.ranks[place].Class()
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				f := ultimateFare{a: p.a, b: p.b, class: class}
				f.ways[lostQualified] = int64(sum - better[p.a] - better[p.b])
				f.ways[drawn] = int64(same - equal[p.a] - equal[p.b] + 1)
				f.ways[wonQualified] = int64(all) - f.ways[lostQualified] - f.ways[drawn]
				t.fares = append(t.fares, f)
			}
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				for _, k := range [...]uint8{p.a, p.b} {
					better[k] += equal[k]
					equal[k] = 0
				}
			}
			sum += same
		}
	}
	if qualified >= 0 {
		t.unqualified(sum-qualified, cards, &above)
	}
	return t.fares
}

// unqualified splits what was won and lost by whether the dealer qualifies. Without are how
// many pairs do not, and above how many with a card of each kind do.
func (t *ultimateBoard) unqualified(without, cards int, above *[kinds]int) {
	for i := range t.fares {
		f := &t.fares[i]
		n := int64(without - (cards - 1 - above[f.a]) - (cards - 1 - above[f.b]))
		if f.class > poker.HighCard { // all of them lose
			f.ways[wonQualified] -= n
			f.ways[wonUnqualified] = n
			continue
		}
		n++ // the player's own pair was taken off twice
		f.ways[wonUnqualified], f.ways[wonQualified] = f.ways[wonQualified], 0
		f.ways[lostUnqualified] = n - f.ways[wonUnqualified] - f.ways[drawn]
		f.ways[lostQualified] -= f.ways[lostUnqualified]
	}
}

// net is what a round wins in halves of the ante, with a play wager of so many antes.
func (u *Ultimate) net(times, outcome int, class poker.Class) int64 {
	switch outcome {
	case wonQualified:
		return int64(2*times+2) + u.halves(class)
	case wonUnqualified:
		return int64(2*times) + u.halves(class)
	case lostQualified:
		return -int64(2*times + 4)
	case lostUnqualified:
		return -int64(2*times + 2)
	}
	return 0
}

// ultimateStreets are when a play wager may be made, and of how many antes.
var ultimateStreets = [...]struct{ shown, times int }{{0, 4}, {3, 2}, {5, 1}}

// Deal is what a rule wins or, below zero, loses with two cards on a board against the dealer's two, in halves of the ante.
func (u *Ultimate) Deal(rule UltimateRule, h *UltimateHand, dealer [2]card.Card) int64 {
	for _, s := range ultimateStreets {
		if h.Shown = s.shown; !rule(h) {
			continue
		}
		b := &h.Board
		own := poker.Seven([7]card.Card{h.Hole[0], h.Hole[1], b[0], b[1], b[2], b[3], b[4]})
		others := poker.Seven([7]card.Card{dealer[0], dealer[1], b[0], b[1], b[2], b[3], b[4]})
		outcome := drawn
		switch qualifies := others >= leastPair(); {
		case own > others && qualifies:
			outcome = wonQualified
		case own > others:
			outcome = wonUnqualified
		case own < others && qualifies:
			outcome = lostQualified
		case own < others:
			outcome = lostUnqualified
		}
		return u.net(s.times, outcome, own.Class())
	}
	return ultimateFolded
}

// ultimateFolded is what who folds loses, ante and blind, in halves of the ante.
const ultimateFolded = -4

// wins is what a hand wins with a play wager of so many antes over all hands of the dealer's, in halves of a cent.
func (u *Ultimate) wins(f *ultimateFare, times int) (sum int64) {
	for outcome, ways := range f.ways {
		net := u.net(times, outcome, f.class) * int64(u.Ante)
		if u.Most > 0 {
			net = min(net, 2*int64(u.Most))
		}
		sum += ways * net
	}
	return sum
}

// Values returns what it is worth to check or fold, and to bet, after the flop or after the
// river card, in halves of a cent over so many deals. Cards in gone will not come.
func (u *Ultimate) Values(hole [2]card.Card, board []card.Card, gone card.Set) (pass, bet, deals int64) {
	t := newUltimateBoard()
	gone &^= card.SetOf(hole[:]...) | card.SetOf(board...)
	one := func(five *[5]card.Card, checked bool) {
		for _, f := range t.fare(five, gone) {
			if a, b := t.kind[hole[0]], t.kind[hole[1]]; f.a == a && f.b == b || f.a == b && f.b == a {
				n := f.ways[0] + f.ways[1] + f.ways[2] + f.ways[3] + f.ways[4]
				deals += n
				fold, once := -4*n*int64(u.Ante), u.wins(&f, 1)
				if checked {
					pass, bet = pass+max(fold, once), bet+u.wins(&f, 2)
				} else {
					pass, bet = pass+fold, bet+once
				}
				return
			}
		}
	}
	if len(board) == 5 {
		five := [5]card.Card(board)
		one(&five, false)
		return pass, bet, deals
	}
	left := unseen(gone | card.SetOf(hole[:]...) | card.SetOf(board...))
	for i, turn := range left {
		for _, river := range left[:i] {
			one(&[5]card.Card{board[0], board[1], board[2], turn, river}, true)
		}
	}
	return pass, bet, deals
}
