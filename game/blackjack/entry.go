package blackjack

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// entry is what 2.3(i) asks of a person, since the last shuffle. It is the person's
// and not the chair's: whoever stands up and sits down again, there or elsewhere at
// the table, has the same one, and so have two chairs of one person.
type entry struct {
	first    bool // wagered on the first round
	wagered  bool // wagered on some round
	out      bool // and sat a later one out
	reserved bool // away for a while, with the spot held
}

// seats is a set of seats, one bit each.
type seats uint16

func (s seats) has(x table.Seat) bool { return s>>x&1 != 0 }

// entries are the entries of those who sit at the table, by what they say: they
// are brought up to date in every round, and so for all seats at once.
type entries struct{ first, wagered, out, reserved seats }

func (e *entries) of(s table.Seat) entry {
	return entry{e.first.has(s), e.wagered.has(s), e.out.has(s), e.reserved.has(s)}
}

func (e *entries) set(s table.Seat, x entry) {
	for _, part := range []struct {
		all *seats
		in  bool
	}{{&e.first, x.first}, {&e.wagered, x.wagered}, {&e.out, x.out}, {&e.reserved, x.reserved}} {
		*part.all &^= 1 << s
		if part.in {
			*part.all |= 1 << s
		}
	}
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
	if g.free || g.rounds == 0 || g.due != nothing || g.automatic {
		return nil
	}
	e := g.entries.of(a.Seat)
	least := d.Posted().Limit(a.Area).Min
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
	e, wagering := &g.entries, g.wagering
	for _, s := range d.Players().Present() {
		if other := otherChair(d, s); other != table.House && g.wagering.has(other) {
			wagering |= 1 << s
		}
	}
	if g.rounds == 0 {
		e.first |= wagering
	}
	e.out |= e.wagered &^ wagering &^ e.reserved
	e.wagered |= wagering
	e.reserved &^= wagering
}

// otherChair returns another seat of the person who sits at a seat, or [table.House].
func otherChair(d *table.Dealer, s table.Seat) table.Seat {
	who := d.Players().Person(s)
	if who == "" {
		return table.House
	}
	for _, other := range d.Players().Present() {
		if other != s && d.Players().Person(other) == who {
			return other
		}
	}
	return table.House
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
	e := g.entries.of(s)
	e.reserved = false
	if p := d.Players().Person(s); p != "" && e != (entry{}) && otherChair(d, s) == table.House {
		g.absent = append(slices.Clone(g.absent), absent{p, e})
	}
}

// comesBack gives a person who sits down the entry of the person's other chair, or
// the one from before, if there is one.
func (g *Game) comesBack(d *table.Dealer, s table.Seat) {
	if other := otherChair(d, s); other != table.House {
		e := g.entries.of(other)
		e.reserved = false
		g.entries.set(s, e)
		return
	}
	if len(g.absent) == 0 || d.Players().Person(s) == "" {
		return
	}
	if i := slices.IndexFunc(g.absent, func(a absent) bool { return a.person == d.Players().Person(s) }); i >= 0 {
		g.entries.set(s, g.absent[i].entry)
		if g.absent = slices.Delete(slices.Clone(g.absent), i, i+1); len(g.absent) == 0 {
			g.absent = nil
		}
	}
}

// mayReserve says whether the licensee may hold a player's spot.
func (g *Game) mayReserve(d *table.Dealer, s int) *law.Refusal {
	switch {
	case !g.options.ReservedSeats || g.options.SittingOut == free:
		return law.Refuse(g.p.Reserved, "no spots are held at this table")
	case !d.Players().Taken(table.SeatNumber(s)):
		return law.Refuse(g.p.Reserved, "say whose spot is held: a seat that is taken")
	case g.entries.out.has(table.SeatNumber(s)):
		return law.Refuse(g.p.Reserved, "a spot is held for a person who leaves, not for one who has sat a round out")
	}
	return nil
}
