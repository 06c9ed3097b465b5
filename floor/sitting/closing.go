package sitting

import (
	"cmp"

	"boardwalk/casino"
	"boardwalk/law"
)

// checkReason refuses a reason that cannot stand in the record.
func checkReason(why string) *law.Refusal {
	if !casino.Printable(why) {
		return law.Refuse("", "a reason is a text that can be printed, on one line")
	}
	return nil
}

// Close makes the order to end gaming at the table: nobody sits down or wagers any
// more, what lies on the layout is decided, and everybody stands up.
func Close(by Party, why string) Order {
	if r := checkReason(why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		switch {
		case s.closed != "" && s.closed != overTournament: // whose table is closed for good in the end
			return Receipt{}, law.RefuseFor(law.Closed, "", "the table is closed already")
		case why == "":
			return Receipt{}, law.Refuse("", "a table is closed for a reason")
		}
		s.addRecord(KindFloor, by.Who, FloorData{Close: why})
		return Receipt{}, nil
	}}
}

// Reopen makes the order to open the table, again or after the game itself has
// ceased.
func Reopen(by Party, why string) Order {
	if r := checkReason(why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, AtRest: true, mends: true, do: func(s *Sitting) (Receipt, error) {
		switch t := s.placement.Tournament; {
		case !s.isClosed():
			return Receipt{}, law.Refuse("", "the table is open already")
		case t != nil && t.Over:
			return Receipt{}, law.RefuseFor(law.Closed, "", "%s", overTournament)
		}
		s.addRecord(KindFloor, by.Who, FloorData{Open: cmp.Or(why, "staff have opened it")})
		s.refused = nil
		if s.live.Table().IsOpen() {
			return Receipt{}, nil
		}
		return Receipt{}, s.finishAct(s.recordEntries(by.Who, s.live.Open()))
	}}
}

// CloseForFault has the next [Sitting.Advance] close the table because it did what
// cannot be. It then does nothing more until staff open it.
func (s *Sitting) CloseForFault(why string) {
	s.pendingClose = &FloorData{Fault: true, Close: why}
}

// CloseWhenDue has the next [Sitting.Advance] close the table.
func (s *Sitting) CloseWhenDue(why string) { s.pendingClose = &FloorData{Close: why} }

// Faulty reports whether the table is closed for a fault.
func (s *Sitting) Faulty() bool { return s.fault }

// IsGone reports whether the casino file has the table no more although it is
// open and no private one.
func (s *Sitting) IsGone() bool {
	return s.config.Plan == nil && !s.placement.Table.Private && s.closed == ""
}
