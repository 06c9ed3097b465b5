package kenoview

import (
	"context"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
)

// Desk describes a lounge for its staff.
func Desk(ctx context.Context, l *lounge.Lounge, at time.Time) (wire.KenoDesk, error) {
	b := l.Board()
	out := wire.KenoDesk{Stations: []wire.KenoStation{}, Waiting: []wire.KenoWaiting{}, Keys: []string{}, Down: b.Down, Status: Status(b, at)}
	for _, who := range b.Keys {
		if who != "" {
			out.Keys = append(out.Keys, who)
		}
	}
	err := l.Look(ctx, func(now *system.System) error {
		for _, n := range b.Signs {
			if t, ok := now.Ticket(n); ok {
				out.Waiting = append(out.Waiting, wire.KenoWaiting{Ticket: n, Amount: t.Won})
			}
		}
		for _, booth := range b.Booths {
			for _, st := range booth.Stations {
				one := wire.KenoStation{Number: st.Number, Booth: booth.Name, Satellite: booth.Satellite, Auto: st.Auto,
					Voided: append([]uint64{}, now.Voided(st.Number)...)}
				if st.Open {
					one.Drawer = &wire.KenoDrawer{Writer: st.Writer, Cash: st.Cash, Sold: st.Sold, Retained: st.Retained}
				}
				out.Stations = append(out.Stations, one)
			}
		}
		return nil
	})
	return out, err
}
