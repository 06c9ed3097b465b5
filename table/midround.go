package table

import (
	"cmp"

	"boardwalk/law"
)

// NotNow returns why an act has to be refused while a question is open, or nil if
// none is. A wager is refused for good, under the paragraph that closed the betting
// if that has been called. What can be done when the round is over is refused with
// the reason [law.Waiting].
func (l *Live) NotNow(a *Act) *law.Refusal {
	if l.open == nil || a.Kind == Report {
		return nil
	}
	t := l.table
	if a.Kind != Sit {
		if r := t.placeOf(a); r != nil {
			return r
		}
	}
	if r := t.atStake(a); r != nil {
		return r
	}
	switch a.Kind {
	case Make, Remove, CallOn, CallOff:
		return l.wagerNotNow(a)
	case Leave:
		return law.RefuseFor(law.Waiting, t.layout.StaySeated, "a round is being played: a player stays until it is over")
	}
	return law.RefuseFor(law.Waiting, t.layout.MadeWithChips, "a round is being played: that waits until it is over")
}

// wagerNotNow refuses a wager, or a change of one.
func (l *Live) wagerNotNow(a *Act) *law.Refusal {
	w, general := &l.table.layout.Wagers[a.Area], l.table.layout.MadeWithChips
	reason, by := law.Stage, general
	if l.closedBy != "" {
		by = cmp.Or(w.LockedLaw, l.closedBy)
	}
	if a.Kind != Make {
		reason = law.Locked
	}
	switch {
	case l.pause:
		return law.RefuseFor(reason, general, "the next round is still being prepared: no wager is made before nobody is asked any more")
	case l.closedBy == "":
		return law.RefuseFor(reason, general, "a round is being played: no wager is made or changed until it is over")
	}
	return law.RefuseFor(reason, by, "a round is being played: no wager is made, raised or taken down until it is over")
}
