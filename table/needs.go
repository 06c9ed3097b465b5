package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Need says that a wager needs another wager of the same player, and how much
// of it. The table refuses what breaks it, wherever a wager is made, raised or
// reduced; signs, bots and screens read it.
type Need struct {
	Wager string     // the id of the other wager
	Least money.Odds // at least so many times the other: 1 to 2 is half of it; zero for any amount
	Most  money.Odds // at most so many times the other; zero for any amount
	Both  bool       // the amounts are held against each other only if both wagers lie there
	Law   law.Cite
	Text  string // what a refusal says: "a pair plus wager needs an ante"
}

// allows reports whether an amount is lawful beside so much of the other wager.
func (n *Need) allows(amount, other money.Cents) bool {
	switch {
	case amount == 0:
		return true
	case other == 0:
		return n.Both
	case n.Least != money.Odds{} && int64(amount)*n.Least.One < int64(other)*n.Least.To:
		return false
	}
	return n.Most == money.Odds{} || int64(amount)*n.Most.One <= int64(other)*n.Most.To
}

// needs are the needs of all wagers of a layout, found by area.
type needs struct {
	any bool
	of  [][]need // by the area of the wager that needs another
	by  [][]need // by the area of the wager that is needed
}

type need struct {
	*Need
	area  Area // of the wager that needs another
	other Area // of the other
}

// needs finds the areas that the declared needs speak of.
func (l *Layout) needs() needs {
	n := needs{of: make([][]need, len(l.Wagers)), by: make([][]need, len(l.Wagers))}
	for i := range l.Wagers {
		for j := range l.Wagers[i].Needs {
			declared := &l.Wagers[i].Needs[j]
			x := need{declared, Area(i), l.MustArea(declared.Wager)}
			n.of[i] = append(n.of[i], x)
			n.by[x.other] = append(n.by[x.other], x)
			n.any = true
		}
	}
	return n
}

// mayNeed refuses an amount on an area that breaks a need: its own, or that of
// a wager that lies beside it.
func (t *Table) mayNeed(s Seat, a Area, total money.Cents) *law.Refusal {
	bets := t.seats[s].bets
	for _, n := range t.needs.of[a] {
		if !n.allows(total, bets[n.other].Amount) {
			return law.RefuseFor(law.Needs, n.Law, "%s", n.Text)
		}
	}
	for _, n := range t.needs.by[a] {
		if !n.allows(bets[n.area].Amount, total) {
			return law.RefuseFor(law.Needs, n.Law, "%s", n.Text)
		}
	}
	return nil
}

// Needed returns from how much to how much a player may put on an area beside
// what the wagers that it needs allow. The most is zero if one of them is
// missing.
func (d *Dealer) Needed(s Seat, a Area) (least, most money.Cents) {
	t := d.table()
	least, most = 0, money.MaxStake
	for _, n := range t.needs.of[a] {
		other := t.seats[s].bets[n.other].Amount
		if other == 0 && !n.Both {
			return 0, 0
		}
		if n.Least != (money.Odds{}) {
			least = max(least, n.Least.Owes(other))
		}
		if n.Most != (money.Odds{}) {
			low, _ := n.Most.Pays(other)
			most = min(most, low)
		}
	}
	return least, most
}
