package sitting

import (
	"fmt"
	"slices"

	"boardwalk/chance"
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

// Drawn is the present seed of a sitting and what was drawn from it so far.
type Drawn struct {
	Proof    view.SeedProof // without the seed; its hash is empty before the first commitment
	Outcomes []chance.Drawn
}

// Drawn returns the present seed's proof and outcomes. It is to be read only.
func (s *Sitting) Drawn() Drawn {
	d := Drawn{Proof: view.SeedProof{Round: s.seeds.round, Hash: s.seeds.hash, Path: s.seeds.path, Chain: s.seeds.mix.Chain.String(),
		Chained: s.placement.Beacon}, Outcomes: s.seeds.drawn}
	p := &d.Proof
	p.Series, _ = s.seeds.seriesOf(s.seeds.round)
	p.Free = len(s.seeds.drawn) > 0 && !s.seeds.plays
	p.Withheld, p.Sealed = s.live.Table().Withheld(), s.sealed()
	for _, c := range s.seeds.cuts {
		if !c.gone && !p.Free {
			p.Cuts = append(p.Cuts, view.CutProof{Seat: c.seat, Person: c.person, Name: s.nameAt(c.seat), Hash: c.hash, Secret: s.secretOf(c)})
		}
	}
	p.Void, p.Value = s.seeds.void, s.seeds.value
	if s.seeds.closed != nil && !p.Free {
		p.Beacon = s.seeds.closed.Beacon
	}
	return d
}

// secretOf returns what a cut was opened with; "" if it was not.
func (s *Sitting) secretOf(c givenCut) string {
	for _, o := range s.seeds.mix.Cuts {
		if o.Seat == c.seat && o.Person == c.person && c.opened {
			return o.Secret.String()
		}
	}
	return ""
}
