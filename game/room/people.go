package room

import (
	"fmt"
	"slices"

	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// What players and staff do between rounds of play.
const (
	sitOut  = "sit-out"
	sitIn   = "sit-in"
	rotate  = "rotate-decks"
	wait    = "wait"
	unwait  = "stop-waiting"
	vacancy = "announce-vacancy"
	removal = "remove-player"
	ruling  = "ruling"
	dayEnd  = "end-gaming-day"
)

func acts() []table.Declared {
	change := deal.ChangeAct
	change.Law = "14.2(b)[four hours]"
	return []table.Declared{
		change,
		{ID: sitOut, Law: "14.7(a)", Help: "stay at the table and be dealt no cards"},
		{ID: sitIn, Law: "14.7(a)", Help: "be dealt cards again"},
		{ID: rotate, Law: "14.2(b)[two hours]", Staff: true, Help: "put the other deck into play"},
		{ID: wait, Law: "14.18[list]", Staff: true, Args: "PATRON", Help: "put a patron, by number, on the waiting list"},
		{ID: unwait, Law: "14.18[list]", Staff: true, Args: "PATRON", Help: "take a patron off the waiting list who no longer wants a seat"},
		{ID: vacancy, Law: "14.18[announce]", Staff: true, Help: "announce a vacant seat to those on the waiting list"},
		{ID: removal, Law: "14.16(b)", Staff: true, Args: "SEAT", Help: "have a player leave who is believed to help or to be helped by another"},
		{ID: ruling, Law: "14.15(b)", Staff: true, Args: "SEAT",
			Help: "the poker shift supervisor decides a dispute over the last round for a player"},
		{ID: dayEnd, Law: "14.19[record]", Staff: true, Args: "DOLLARS",
			Help: "end the gaming day, for which the Master Game Report shows so much revenue"},
	}
}

// mayAct says whether an act makes sense.
func (g *Game) mayAct(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case sitOut:
		if g.out.has(a.Seat) {
			return law.Refuse("14.7(a)", "the player is sitting out already")
		}
	case sitIn:
		if !g.out.has(a.Seat) {
			return law.Refuse("14.7(a)", "the player is not sitting out")
		}
	case wait:
		switch {
		case !g.options.List:
			return law.Refuse("14.18[list]", "no waiting list is kept here")
		case a.Args[0] < 1:
			return law.Refuse("14.18[list]", "a patron has a number above zero")
		case slices.Contains(g.list(), a.Args[0]):
			return law.Refuse("14.18[list]", "patron %d is on the waiting list already", a.Args[0])
		case int(g.waits) == len(g.waiting):
			return law.Refuse("house:added-8(a)", "the waiting list is full")
		}
	case unwait:
		if !slices.Contains(g.list(), a.Args[0]) {
			return law.Refuse("14.18[list]", "patron %d is not on the waiting list", a.Args[0])
		}
	case vacancy:
		switch {
		case g.waits == 0:
			return law.Refuse("14.18[announce]", "vacancies are announced only for those on a waiting list")
		case len(d.Players().Present()) == g.seats:
			return law.Refuse("14.18[announce]", "no seat is vacant")
		}
	case removal, ruling:
		if !d.Players().Taken(a.SeatArg(0)) {
			return law.Refuse("", "nobody sits at position %d", a.Args[0])
		}
		if a.Word == ruling && g.ruled != 0 {
			return law.Refuse("14.15(b)", "the dispute was decided for position %d, and the decision is final", g.ruled)
		}
	case dayEnd:
		if a.Args[0] < 0 || a.Args[0] > 1_000_000_000 {
			return law.Refuse("14.19[record]", "revenue of %d dollars cannot be", a.Args[0])
		}
	}
	return nil
}

func (g *Game) act(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeCards:
		d.Cite("14.2(b)[four hours]")
		g.replace(d)
	case sitOut:
		g.out |= bit(a.Seat)
		d.Cite("14.7(a)")
		d.Notes().Remark(a.Seat, "sits-out", "sits out")
	case sitIn:
		g.out &^= bit(a.Seat)
		d.Cite("14.7(a)")
		d.Notes().Remark(a.Seat, "takes-part-again", "takes part again")
	case rotate:
		g.rotate(d)
	case wait:
		g.waiting[g.waits] = a.Args[0]
		g.waits++
		d.Cite("14.18[list]")
		d.Note("put-on-waiting-list", fmt.Sprintf("patron %d is put on the waiting list", a.Args[0]))
	case unwait:
		g.strike(a.Args[0])
		d.Cite("14.18[list]")
		d.Note("taken-off-waiting-list", fmt.Sprintf("patron %d is taken off the waiting list", a.Args[0]))
	case vacancy:
		d.Cite("14.18[announce]")
		d.Announce("seat-vacant", fmt.Sprintf("A seat is vacant for patron %d", g.waiting[0]))
	case removal:
		d.Cite("14.16(b)")
		d.Notes().Remark(a.SeatArg(0), "has-to-leave", "has to leave the game, and the Commission and the Division are notified")
		d.Players().Dismiss(a.SeatArg(0))
	case ruling:
		g.ruled = a.SeatArg(0)
		d.Cite("14.15(b)")
		d.Notes().Remark(a.SeatArg(0), "given-right", "is given right by the poker shift supervisor, whose decision is final")
	case dayEnd:
		g.endDay(d, money.Cents(a.Args[0])*money.Dollar)
	}
}

// maySit is 14.18: seats are filled in the order of the waiting list.
func (g *Game) maySit(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case g.waits == 0:
	case d.Players().Taken(a.Seat):
		if slices.Contains(g.list(), a.Args[0]) {
			return law.Refuse("14.18[order]", "patron %d waits for a vacant seat, and position %d is taken", a.Args[0], a.Seat)
		}
	case a.Args[0] != g.waiting[0]:
		return law.Refuse("14.18[order]", "patron %d is first on the waiting list", g.waiting[0])
	}
	return nil
}

// list is who waits for a seat, the first first.
func (g *Game) list() []int { return g.waiting[:g.waits] }

// strike takes a patron off the list.
func (g *Game) strike(patron int) {
	kept := slices.DeleteFunc(g.list(), func(p int) bool { return p == patron })
	g.waits = uint8(len(kept))
}

func (g *Game) seated(d *table.Dealer, a *table.Act) {
	if g.waits > 0 && a.Args[0] == g.waiting[0] {
		g.strike(a.Args[0])
		d.Cite("14.18[order]")
		d.NoteAt(a.Seat, "seated-from-list", "is seated as the first on the waiting list")
	}
	g.inspected(d)
}

// endDay is 14.19: the projected revenue of a gaming day goes on record, to the
// casino accounting department, and a variance to those who have to know.
func (g *Game) endDay(d *table.Dealer, reported money.Cents) {
	d.Cite("14.19[record]")
	d.Notes().NoteAmount(table.House, table.NoArea, g.projected,
		"projected-revenue", "projected poker revenue of the gaming day at this table")
	d.Cite("14.19[forward]")
	d.Notes().NoteAmount(table.House, table.NoArea, g.projected,
		"copy-to-accounting", "a copy goes to the casino accounting department, to be compared with the Master Game Report")
	variance := max(reported-g.projected, g.projected-reported)
	if variance*significant > g.projected {
		d.Cite("14.19[variance]")
		d.Notes().NoteAmount(table.House, table.NoArea, variance,
			"variance-reported", "a significant variance is reported to the supervisor of the poker unit, the casino controller and the Commission")
	}
	g.projected = 0
}

// significant: a variance of more than one part in so many is.
const significant = 100
