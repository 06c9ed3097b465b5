package table

import (
	"fmt"

	"cmp"

	"boardwalk/law"
	"boardwalk/money"
)

// Do carries out an act, or returns a [law.Refusal] and changes nothing.
func (t *Table) Do(act Act) error {
	if t.layout.Unasked && t.betUnasked(&act) {
		return nil
	}
	t.act = act // the table's own copy, so that asking the game about it allocates nothing
	a := &t.act
	var r *law.Refusal
	if a.Kind == Make && !a.Late && t.Taken(a.Seat) && uint(a.Area) < uint(len(t.layout.Wagers)) {
		r = t.bet(a) // what is nearly always done, without further questions
	} else {
		r = t.do(a)
	}
	if r == nil {
		return nil
	}
	t.refuse(a, r)
	return r
}

// do finds out what the act is, and carries it out.
func (t *Table) do(a *Act) *law.Refusal {
	if r := t.placeOf(a); r != nil {
		return r
	}
	if a.Late && !t.inRound {
		return t.hold(a)
	}
	switch a.Kind {
	case Sit:
		return t.sit(a)
	case Leave:
		return t.leave(a)
	case Make:
		return t.bet(a)
	case Remove:
		return t.reduce(a)
	case CallOn, CallOff:
		return t.call(a)
	default:
		return t.declared(a)
	}
}

// placeOf refuses acts by nobody and acts on nothing.
func (t *Table) placeOf(a *Act) *law.Refusal {
	staff := a.Seat == House && (a.Kind == Special || a.Kind == Report)
	switch {
	case staff:
	case a.Kind == Sit && int(a.Seat) >= len(t.seats):
		return law.RefuseFor(law.Seat, t.layout.MostPlayers, "there are %d positions at this table and no more", t.Seats())
	case a.Seat == House || int(a.Seat) >= len(t.seats):
		return law.RefuseFor(law.Seat, "", "there is no position %d at this table", a.Seat)
	case a.Kind == Make && !t.seats[a.Seat].taken:
		return law.RefuseFor(law.Seat, t.layout.OnlySeated, "nobody sits at position %d", a.Seat)
	case a.Kind != Sit && !t.seats[a.Seat].taken:
		return law.RefuseFor(law.Seat, "", "nobody sits at position %d", a.Seat)
	}
	switch a.Kind {
	case Make, Remove, CallOn, CallOff:
		if a.Area < 0 || int(a.Area) >= len(t.layout.Wagers) {
			return law.RefuseFor(law.Unknown, t.layout.OnlyListed, "there is no such wager at %s", t.rules.Name)
		}
	}
	return nil
}

// hold keeps a wager that is made while the outcome is in motion until the
// procedure comes to that moment.
func (t *Table) hold(a *Act) *law.Refusal {
	if a.Kind != Make {
		return law.RefuseFor(law.Stage, t.layout.MadeWithChips, "only wagers can be made at that moment")
	}
	if len(t.late) == mostWaiting {
		return law.RefuseFor(law.Limit, "house:added-2(a)", "no more late wagers can be taken")
	}
	t.late = append(t.late, *a)
	return nil
}

func (t *Table) sit(a *Act) *law.Refusal {
	if t.inRound {
		if r := t.atStake(a); r != nil {
			return r
		}
	}
	if r := t.game.Check(t.dealer(), a); r != nil {
		return r
	}
	st := &t.seats[a.Seat]
	if a.Amount < 0 || a.Cash < 0 || a.Coupon < 0 {
		return law.RefuseFor(law.Minimum, "", "nobody brings less than nothing to a table")
	}
	const most = 1_000_000_000 * money.Dollar
	if a.Amount > most || a.Cash > most || a.Coupon > most || st.brought+a.Amount+a.Cash > most {
		return law.RefuseFor(law.Maximum, "", "no more than %s can be brought to a seat", most)
	}
	if !st.taken {
		st.person = a.Person
	}
	st.taken = true
	t.count()
	st.chips += a.Amount
	st.cash += a.Cash
	st.brought += a.Amount + a.Cash
	st.coupons += a.Coupon
	st.issued += a.Coupon
	t.game.After(t.dealer(), a)
	t.emit(Event{Kind: Seated, Seat: a.Seat, Area: NoArea, Amount: a.Amount + a.Cash, Coupon: a.Coupon})
	return nil
}

// atStake refuses to add to what a player has at a game of table stakes, or to
// take from it, while a round is played. Who comes to a free seat adds to nothing:
// that player takes part from the next round on.
func (t *Table) atStake(a *Act) *law.Refusal {
	switch {
	case a.Kind == Sit && t.layout.NothingAdded != "" && t.Taken(a.Seat):
		return law.RefuseFor(law.Stage, t.layout.NothingAdded, "nothing is added to what is on the table during a round of play")
	case a.Kind == Leave && t.layout.NothingTaken != "":
		return law.RefuseFor(law.Stage, t.layout.NothingTaken, "nothing is taken from what is on the table during a round of play")
	}
	return nil
}

// leave gives up a position. Wagers that may be taken down are; a position at which one
// is locked is kept until it is decided, since the wager would be removed with it. Whoever
// asks to leave a live table gives the position up then, and need not wait for it.
func (t *Table) leave(a *Act) *law.Refusal {
	if t.inRound {
		if r := t.atStake(a); r != nil {
			return r
		}
	}
	if t.seats[a.Seat].cover > 0 {
		return law.RefuseFor(law.Locked, "", "the bank must be settled first")
	}
	for b := range t.Standing {
		if w := &t.layout.Wagers[b.Area]; b.Seat == a.Seat && w.Locked&t.game.Phase() != 0 {
			return law.RefuseFor(law.Locked, w.LockedLaw, "the %s stays until it is decided, and the position with it", w.Called())
		}
		if b.Seat == a.Seat && t.isAside(b.Area) {
			if r := t.mayAside(&Act{Kind: Remove, Seat: a.Seat, Area: b.Area}); r != nil {
				return r
			}
		}
	}
	for b := range t.Standing {
		if b.Seat == a.Seat {
			t.takeDown(b, b.Amount)
		}
	}
	if l, ok := t.game.(Leaver); ok {
		l.Leaving(t.dealer(), a.Seat)
	}
	st := &t.seats[a.Seat]
	t.emit(Event{Kind: Left, Seat: a.Seat, Area: NoArea, Amount: st.chips + st.cash, Coupon: st.coupons})
	t.gone += st.brought - st.chips - st.cash
	t.spent += st.issued - st.coupons
	st.chips, st.cash, st.coupons, st.brought, st.issued, st.taken, st.person = 0, 0, 0, 0, 0, false, ""
	clear(st.shut)
	t.count()
	t.game.After(t.dealer(), a)
	return nil
}

// call puts an "on" marker button on a wager, or takes it off. Which wagers
// are ever off is the game's to say.
func (t *Table) call(a *Act) *law.Refusal {
	b := &t.seats[a.Seat].bets[a.Area]
	w := &t.layout.Wagers[a.Area]
	switch {
	case t.layout.CalledOn == "":
		return law.RefuseFor(law.Unknown, "", "wagers are never off at %s", t.rules.Name)
	case b.Amount == 0:
		return law.RefuseFor(law.Short, w.Law, "there is no %s to call", w.Called())
	}
	if r := t.check(a); r != nil {
		return r
	}
	b.On = a.Kind == CallOn
	text := "off"
	if b.On {
		text = "on"
	}
	t.emit(Event{Kind: Called, Seat: a.Seat, Area: a.Area, Stake: b.Amount, By: t.layout.CalledOn, On: b.On, Text: text})
	t.after(a)
	return nil
}

// declared carries out an act of the game's own, or takes an incident's
// report, to be dealt with where the procedure comes to it.
func (t *Table) declared(a *Act) *law.Refusal {
	list := t.layout.Acts
	if a.Kind == Report {
		list = t.layout.Incidents
	}
	d, ok := find(list, a.Word)
	if !ok {
		return law.RefuseFor(law.Unknown, "", "nothing called %q happens at %s", a.Word, t.rules.Name)
	}
	if d.Staff && a.Seat != House {
		return law.RefuseFor(law.Staff, d.Law, "only staff may do that")
	}
	if r := t.game.Check(t.dealer(), a); r != nil {
		return r
	}
	if a.Kind == Report {
		if t.inRound {
			if r := t.useless(a); r != nil {
				r.By = cmp.Or(r.By, d.Law)
				return r
			}
		}
		if len(t.incidents) == mostWaiting {
			return law.RefuseFor(law.Limit, "house:added-2(b)", "too much has gone wrong already: play a round first")
		}
		t.incidents = append(t.incidents, *a)
		t.emit(Event{Kind: Reported, Seat: a.Seat, Area: NoArea, By: d.Law, Word: d.ID, Text: d.ID})
		if t.inRound { // a game that has looked for reports already looks again
			t.game.After(t.dealer(), a)
			t.whileOpen()
		}
		return nil
	}
	t.by = d.Law
	if a.Word == ChangeCards || a.Word == ChangeDice {
		t.renewed(a.Word)
	}
	t.game.After(t.dealer(), a)
	return nil
}

// Namer is a game in which what a wager's name means depends on the stage:
// "odds" are those on the present point; or on who says it: "main" is the
// wager on one's own box.
type Namer interface {
	Named(s Seat, name string) (Area, bool)
}

// Area finds a wager by what it is called at this moment by a seat.
func (t *Table) Area(s Seat, name string) (Area, bool) {
	if n, ok := t.game.(Namer); ok {
		if a, ok := n.Named(s, canonical(name)); ok {
			return a, true
		}
	}
	a, ok := t.layout.Area(name)
	if !ok && t.aside != nil { // one beside the game's, on the seat's own position
		if a, ok = t.layout.Area(fmt.Sprint(name, "-", s)); ok && !t.isAside(a) {
			return NoArea, false
		}
	}
	return a, ok
}

// Dismiss has a player give the position up.
func (d *DealerPlayers) Dismiss(s Seat) { (*Table)(d).leave(&Act{Kind: Leave, Seat: s}) }
