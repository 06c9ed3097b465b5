package sitting

import (
	"boardwalk/chance"
	"boardwalk/floor/view"
)

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
