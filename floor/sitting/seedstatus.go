package sitting

import (
	"fmt"
	"slices"

	"boardwalk/floor/view"
	"boardwalk/journal"
)

// seedStatus returns what everybody may know of the seed of the coming round.
func (s *Sitting) seedStatus() view.SeedStatus {
	st := view.SeedStatus{Chain: s.seeds.mix.Chain, Unopened: s.unopenedCounts()}
	st.Series, _ = s.seeds.seriesOf(s.seeds.round)
	st.Next, _ = s.seeds.seriesOf(st.Series.First + journal.SeriesLen)
	for _, c := range s.seeds.cuts {
		if !c.gone {
			st.Cuts = append(st.Cuts, view.CutStatus{Seat: c.seat, Person: c.person, Hash: c.hash, Opened: c.opened})
		}
	}
	st.Beacon, st.BeaconDue = s.AwaitedBeacon()
	if s.seeds.unopened.Alert() {
		st.Alert = fmt.Sprintf("%d cuts were not opened in the last %d rounds", len(s.seeds.unopened), journal.UnopenedWindow)
	}
	return st
}

// unopenedCounts counts by seat and person the cuts that were not opened lately.
func (s *Sitting) unopenedCounts() (list []view.UnopenedCount) {
	for _, l := range s.seeds.unopened {
		i := slices.IndexFunc(list, func(c view.UnopenedCount) bool { return c.Seat == l.Seat && c.Person == l.Person })
		if i < 0 {
			i = len(list)
			list = append(list, view.UnopenedCount{Seat: l.Seat, Person: l.Person})
			if p := s.players[l.Seat]; p != nil && p.person == l.Person {
				list[i].Name = p.name
			}
		}
		list[i].Count++
	}
	return list
}
