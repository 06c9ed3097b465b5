package room

import (
	"cmp"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// ledger is a second settlement of a round of play, as simple as can be, from
// what was put in and what lies on the table. It shares no arithmetic and no
// ranking of hands with the game: it divides what each player has put in by
// layers, and tries every five cards.
type ledger struct {
	game   *Game
	chip   money.Cents
	button table.Seat
	put    [maxSeats + 1]money.Cents
	pots   []layer
	total  money.Cents // in the pots, before any rake
	raked  money.Cents
	levels int
}

// layer is the part of everybody's money between two amounts.
type layer struct {
	upTo       money.Cents // of what each player has put in; 0 for no end
	sum, raked money.Cents
}

func (l *ledger) unit() money.Cents { return min(l.chip, money.Dollar) }

// anted is before the first bet: the antes are in the pot, and no rake is taken
// of them.
func (l *ledger) anted(put [maxSeats + 1]money.Cents) {
	l.put = put
	l.pots = []layer{{sum: total(put[:])}}
	l.total = total(put[:])
}

// betting is what a betting round comes to: layers up to what each all-in
// player has in, and rake of what is new in each.
func (l *ledger) betting(put [maxSeats + 1]money.Cents, allIn, folded seats) {
	l.put = put
	ends := []money.Cents{}
	for s := range (allIn &^ folded).each {
		ends = append(ends, put[s])
	}
	for _, p := range l.pots { // of a player, perhaps, who has lost the hand since
		if p.upTo != 0 {
			ends = append(ends, p.upTo)
		}
	}
	slices.Sort(ends)
	ends = append(slices.Compact(ends), 0)
	before, below := l.pots, money.Cents(0)
	l.pots = nil
	for i, end := range ends {
		p := layer{upTo: end}
		for _, in := range put {
			if end != 0 {
				in = min(in, end)
			}
			p.sum += max(in-below, 0)
		}
		if p.sum == 0 {
			break
		}
		fresh := p.sum
		if i < len(before) {
			fresh -= before[i].sum
			p.raked = before[i].raked
		}
		l.total += fresh
		percent := money.Cents(l.game.options.Percent / money.Percent)
		l.rake(&p, fresh*percent/100/l.unit()*l.unit())
		l.pots = append(l.pots, p)
		below = end
	}
	for list := l.game.options.RakeLevels; l.levels+1 < len(list) && l.total >= list[l.levels]; l.levels += 2 {
		left := list[l.levels+1]
		for i := len(l.pots) - 1; i >= 0; i-- {
			left -= l.rake(&l.pots[i], left)
		}
	}
}

// rake takes an amount, but no more than a pot has and no more than a round of
// play may be charged.
func (l *ledger) rake(p *layer, take money.Cents) money.Cents {
	if most := l.game.options.MostRake; most > 0 {
		take = min(take, most-l.raked)
	}
	take = max(min(take, p.sum-p.raked), 0)
	p.raked += take
	l.raked += take
	return take
}

// awards is what every player gets in the end who is still in the round.
func (l *ledger) awards(live seats) (won [maxSeats + 1]money.Cents) {
	below := money.Cents(0)
	var reach seats
	amount := money.Cents(0)
	for _, p := range l.pots {
		var in seats
		for s, put := range l.put {
			if put > below && live.has(table.Seat(s)) {
				in |= bit(table.Seat(s))
			}
		}
		if in != reach && in != 0 { // or it is one pot, now that others have folded
			l.award(&won, reach, amount)
			reach, amount = in, 0
		}
		amount += p.sum - p.raked
		below = p.upTo
	}
	if reach == 0 { // who wins a forced bet may have put nothing in
		reach = live
	}
	l.award(&won, reach, amount)
	return won
}

func (l *ledger) award(won *[maxSeats + 1]money.Cents, in seats, amount money.Cents) {
	if amount == 0 {
		return
	}
	if in.count() == 1 {
		won[next(0, in)] += amount
		return
	}
	high, low := l.best(in, l.game.high), l.best(in, l.game.low)
	switch {
	case len(low) == 0:
		l.divide(won, high, amount)
	case len(high) == 0:
		l.divide(won, low, amount)
	default:
		half := amount / 2 / l.unit() * l.unit()
		if amount-2*half > l.unit() { // what is given to the high hand in excess may not be more
			half = amount - half - l.unit()
		}
		l.divide(won, high, amount-half)
		l.divide(won, low, half)
	}
}

// divide gives each the same, and then a unit each until nothing is left.
func (l *ledger) divide(won *[maxSeats + 1]money.Cents, tied []table.Seat, amount money.Cents) {
	n := money.Cents(len(tied))
	each := amount / n / l.unit() * l.unit()
	rest := amount - each*n
	for _, s := range tied {
		odd := min(rest, l.unit())
		rest -= odd
		won[s] += each + odd
	}
}

// best returns who has the best hand of a kind, in the order in which they get
// what cannot be divided.
func (l *ledger) best(in seats, kind poker.Kind) []table.Seat {
	type entry struct {
		seat  table.Seat
		worth []int
		suits []int
	}
	var list []entry
	for s := range in.each {
		if kind == 0 {
			break
		}
		if worth, suits := l.hand(s, kind); worth != nil {
			list = append(list, entry{s, worth, suits})
		}
	}
	slices.SortFunc(list, func(a, b entry) int {
		worth, suits := slices.Compare(b.worth, a.worth), slices.Compare(b.suits, a.suits)
		if l.game.options.OddChip == ByPosition {
			suits = 0
		}
		return cmp.Or(worth, suits, cmp.Compare(l.place(a.seat), l.place(b.seat)))
	})
	var tied []table.Seat
	for _, e := range list {
		if slices.Equal(e.worth, list[0].worth) {
			tied = append(tied, e.seat)
		}
	}
	return tied
}

// place is how far from the button, or from the dealer, a player sits.
func (l *ledger) place(s table.Seat) int {
	if l.button == 0 {
		return int(s)
	}
	return (int(s) - int(l.button) - 1 + 2*maxSeats) % maxSeats
}

// hand tries all fives of a player's cards. It returns what the best is worth,
// and its cards from the one that goes first when hands are tied.
func (l *ledger) hand(s table.Seat, kind poker.Kind) (worth, suits []int) {
	own := l.game.Hand(s)
	all := append(slices.Clone(own), l.game.Board()...)
	omaha := kind == poker.OmahaHigh || kind == poker.OmahaLow
	low := kind == poker.Low || kind == poker.EightOrBetter || kind == poker.OmahaLow
	for set := range 1 << len(all) {
		var five []card.Card
		mine := 0
		for i, c := range all {
			if set>>i&1 != 0 {
				five = append(five, c)
				if i < len(own) {
					mine++
				}
			}
		}
		if len(five) != 5 || omaha && mine != 2 {
			continue
		}
		w, order := worthHigh(five), bySuits(five, false)
		if low {
			w, order = worthLow(five), bySuits(five, true)
			if kind != poker.Low && (w[0] != 0 || w[1] < -8) { // eight or better
				continue
			}
		}
		if c := slices.Compare(w, worth); worth == nil || c > 0 || c == 0 && slices.Compare(order, suits) > 0 {
			worth, suits = w, order
		}
	}
	return worth, suits
}

func total(list []money.Cents) (sum money.Cents) {
	for _, c := range list {
		sum += c
	}
	return sum
}
