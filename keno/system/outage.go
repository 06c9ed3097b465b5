package system

import (
	"strings"

	"boardwalk/journal"
	"boardwalk/law"
)

// Down makes the order by which a supervisor says that the system is not operational.
func Down(by Party, why string) Order {
	return Order{By: by, do: func(*System) (string, any, error) {
		return KindStop, Stop{Rank: by.Rank, Down: true, Why: strings.TrimSpace(why)}, nil
	}}
}

// Up makes the order by which a supervisor says that the system is operational again.
func Up(by Party) Order {
	return Order{By: by, do: func(*System) (string, any, error) { return KindStop, Stop{Rank: by.Rank}, nil }}
}

// applyStop takes that the system is down, or up again.
func (s *System) applyStop(_ *journal.Record, d *Stop, e *Effect) error {
	switch {
	case !d.Rank.supervises():
		return law.RefuseFor(law.Staff, manualSmall, "a keno supervisor says whether the system is operational")
	case d.Down == (s.down != ""):
		return law.RefuseFor(law.Stage, manualSmall, "the system is %s already", map[bool]string{true: "down", false: "up"}[d.Down])
	case d.Down && (d.Why == "" || len(d.Why) > 200):
		return law.RefuseFor(law.Needs, "house:added-9(b)", "it has to be said why the system is down, in up to 200 letters")
	}
	s.down = d.Why
	e.Event.Law, e.Event.Text = manualSmall, "The keno system is operational again"
	if d.Down {
		e.Event.Text = "The keno system is down: " + d.Why
	}
	return nil
}

// checkOwner refuses an order in somebody else's private game: staff have no say there. But they may say that a system
// is operational again which they once declared down, since its owner cannot.
func (s *System) checkOwner(by *Party, data any) error {
	stop, ok := data.(Stop)
	if s.plan.Owner == "" || by.Who == s.plan.Owner || by.Who == House || ok && !stop.Down {
		return nil
	}
	return law.RefuseFor(law.Staff, "", "this is a private game of somebody else")
}

// refuseDown is the refusal of whatever needs the system while it is down.
func (s *System) refuseDown() *law.Refusal {
	return law.RefuseFor(law.Closed, manualLarge, "the keno system is down: %s", s.down)
}
