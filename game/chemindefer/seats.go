package chemindefer

import (
	"boardwalk/law"
	"boardwalk/table"
)

// inTurn lists the participants counterclockwise from the right of a position,
// without that position itself. The slice is overwritten by the next call.
func (g *Game) inTurn(d *table.Dealer, from table.Seat) []table.Seat {
	present := d.Players().Present()
	first := len(present) - 1 // the highest position, unless somebody sits further right of from
	for i, s := range present {
		if s >= from {
			break
		}
		first = i
	}
	n := 0
	for i := range present {
		at := first - i
		if at < 0 {
			at += len(present)
		}
		if s := present[at]; s != from {
			g.order[n] = s
			n++
		}
	}
	return g.order[:n]
}

// mayAct refuses to pass a shoe that is somebody else's, and to offer one that
// somebody has.
func (g *Game) mayAct(a *table.Act) *law.Refusal {
	switch a.Word {
	case "offer-shoe":
		if g.bank != 0 {
			return law.RefuseFor(law.Stage, "4.5(b)", "position %d has the bank", g.bank)
		}
	case "pass-shoe":
		if a.Seat != g.bank || g.bank == 0 {
			return law.RefuseFor(law.Turn, "4.11(a)", "only the Banker may pass the shoe")
		}
	case "order-pass":
		switch {
		case g.bank == 0:
			return law.RefuseFor(law.Stage, "4.11(a)2", "nobody has the bank")
		case a.Args[0] < 1 || a.Args[0] > len(orders):
			return law.Refuse("4.11(a)2", "an order needs a reason: 1 delay, 2 invalid deals, 3 breach of the law")
		}
	}
	return nil
}

var orders = [...]string{
	"is ordered to pass the shoe for unreasonable delay",
	"is ordered to pass the shoe for repeated invalid deals",
	"is ordered to pass the shoe for a breach of the law",
}

// After follows what was done.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		g.sits(d, a.Seat)
	case table.Leave:
		g.leaves(d, a.Seat)
	case table.Special:
		g.special(d, a)
	}
}

func (g *Game) special(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeCards:
		g.changeCards(d)
	case "offer-shoe":
		g.settled = false
		d.NoteAt(a.Seat, "asks-shoe-offered-again", "asks for the shoe to be offered again")
	case "pass-shoe":
		d.NoteAt(g.bank, "passes-shoe", "passes the shoe")
		g.returnWagers(d, "4.11(a)")
		g.passByWill()
	case "order-pass":
		d.NoteAt(g.bank, "ordered-to-pass", orders[a.Args[0]-1])
		g.returnWagers(d, "4.11(a)2")
		g.giveUp(table.House)
	}
}

// sits follows somebody who sits down or brings more chips. If nobody has the bank,
// the shoe is offered again. Who comes from another position nearer to the bank
// misses a turn.
func (g *Game) sits(d *table.Dealer, s table.Seat) {
	if g.bank == 0 {
		g.settled = false
	}
	if g.present>>s&1 != 0 {
		return
	}
	g.present |= 1 << s
	g.missing &^= 1 << s
	who := d.Players().Person(s)
	for old := range g.left {
		if who == "" || g.left[old] != who {
			continue
		}
		g.left[old] = ""
		if g.turnOf(s) < g.turnOf(table.Seat(old)) {
			g.missing |= 1 << s
			d.Cite("4.11(e)")
			d.NoteAt(s, "will-miss-turn", "has come nearer to the bank by a change of seats and will miss a turn")
		}
	}
}

// turnOf counts positions counterclockwise from the bank, or from where it is
// offered: 1 is at its right, and the Banker's own comes last.
func (g *Game) turnOf(s table.Seat) int {
	bank := max(g.bank, g.from)
	if turn := (int(bank) - int(s) + most) % most; turn > 0 && bank != 0 {
		return turn
	}
	return most
}

// Leaving remembers who leaves a position, because a change of seats may cost a turn.
func (g *Game) Leaving(d *table.Dealer, s table.Seat) { g.left[s] = d.Players().Person(s) }

// leaves follows somebody who leaves. If it is the Banker, the wagers against the
// bank go back, and it is offered to the others.
func (g *Game) leaves(d *table.Dealer, s table.Seat) {
	g.present &^= 1 << s
	g.missing &^= 1 << s
	if s == g.suivi {
		g.suivi = 0
	}
	switch g.bank {
	case s:
		g.returnWagers(d, "4.11(b)")
		g.giveUp(table.House)
	case 0:
		g.settled = false
	}
}

// returnWagers gives all wagers back because there is no bank any more to play
// against.
func (g *Game) returnWagers(d *table.Dealer, by law.Cite) {
	d.Cite(by)
	for b := range d.Bets {
		d.Returns(b, by)
	}
}
