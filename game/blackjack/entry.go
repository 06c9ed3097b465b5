package blackjack

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// entry is what 2.3(i) asks of a person, since the last shuffle. It is the person's
// and not the chair's: whoever stands up and sits down again, there or elsewhere at
// the table, has the same one.
type entry struct {
	first    bool // wagered on the first round
	wagered  bool // wagered on some round
	out      bool // and sat a later one out
	reserved bool // away for a while, with the spot held
}

// absent is the entry of a person who has left the table since the last shuffle.
type absent struct {
	person string
	entry
}

var entryNotices = map[string]string{
	"reshuffle": "may not wager until the next shuffle",
	"minimum":   "may wager no more than the minimum until the next shuffle",
}

// mayEnter refuses a wager that an entry limit forbids.
func (g *Game) mayEnter(d *table.Dealer, a *table.Act, total money.Cents) *law.Refusal {
	if g.free || g.rounds == 0 || g.due != nothing || g.options.Shuffle == Automatic {
		return nil
	}
	e := &g.entries[a.Seat]
	least := d.Limit(a.Area).Min
	switch late, out := g.options.LateEntry, g.options.SittingOut; {
	case !e.first && late == "reshuffle":
		return law.Refuse(g.p.EntryNone, "who did not wager on the first round waits for the next shuffle")
	case !e.first && late == "minimum" && total > least:
		return law.Refuse(g.p.EntryMinimum, "who did not wager on the first round wagers %s until the next shuffle", least)
	case e.out && out == "reshuffle":
		return law.Refuse(g.p.AbsenceNone, "who sat a round out waits for the next shuffle")
	case e.out && out == "minimum" && total > least:
		return law.Refuse(g.p.AbsenceMinimum, "who sat a round out wagers %s until the next shuffle", least)
	}
	return nil
}

// enter notes who wagers on this round, and who does not: also where nobody's
// entry is limited, since a limit may be adopted in the middle of a shoe.
func (g *Game) enter(d *table.Dealer) {
	if len(g.absent) > 0 {
		g.missRound()
	}
	for _, s := range d.Present() {
		e := &g.entries[s]
		switch {
		case g.wagers(d, s):
			e.first = e.first || g.rounds == 0
			e.wagered, e.reserved = true, false
		case e.wagered && !e.reserved:
			e.out = true
		}
	}
}

// missRound notes a round that those who have left do not wager on.
func (g *Game) missRound() {
	list := slices.Clone(g.absent) // the slice may be a snapshot's too
	for i := range list {
		list[i].out = list[i].wagered
	}
	g.absent = list
}

// Leaving keeps the entry of a person who leaves; no spot is held any longer.
// Somebody whom the host does not name cannot be known again.
func (g *Game) Leaving(d *table.Dealer, s table.Seat) {
	e := g.entries[s]
	e.reserved = false
	if p := d.Person(s); p != "" && e != (entry{}) {
		g.absent = append(slices.Clone(g.absent), absent{p, e})
	}
}

// comesBack gives a person who sits down the entry from before, if there is one.
func (g *Game) comesBack(d *table.Dealer, s table.Seat) {
	if len(g.absent) == 0 || d.Person(s) == "" {
		return
	}
	if i := slices.IndexFunc(g.absent, func(a absent) bool { return a.person == d.Person(s) }); i >= 0 {
		g.entries[s] = g.absent[i].entry
		if g.absent = slices.Delete(slices.Clone(g.absent), i, i+1); len(g.absent) == 0 {
			g.absent = nil
		}
	}
}

// wagers reports whether a seat has a wager on any box.
func (g *Game) wagers(d *table.Dealer, s table.Seat) bool {
	if g.own {
		return d.Amount(s, mainAt(uint8(s), 0, 0)) > 0
	}
	for box := uint8(1); box <= boxes; box++ {
		if d.Amount(s, mainAt(box, 0, 0)) > 0 {
			return true
		}
	}
	return false
}

// mayReserve says whether the licensee may hold a player's spot.
func (g *Game) mayReserve(d *table.Dealer, s int) *law.Refusal {
	switch {
	case !g.options.ReservedSeats || g.options.SittingOut == free:
		return law.Refuse(g.p.Reserved, "no spots are held at this table")
	case !d.Taken(table.SeatNumber(s)):
		return law.Refuse(g.p.Reserved, "say whose spot is held: a seat that is taken")
	case g.entries[s].out:
		return law.Refuse(g.p.Reserved, "a spot is held for a person who leaves, not for one who has sat a round out")
	}
	return nil
}
