package journal

import (
	"fmt"
	"slices"
)

// takeSeries takes the root of a series.
func (r *Rounds) takeSeries(rec *Record, d *Series) {
	if _, err := ParseDigest(d.Root); err != nil {
		r.fault(rec, "%v", err)
	}
	n := len(r.series)
	switch {
	case r.lost:
	case n == 0:
		if d.Series != 1 || d.First != 1 {
			r.fault(rec, "the first series is number 1 and begins with round 1")
		}
	case d.Series != r.series[n-1].Series+1:
		r.fault(rec, "series %d is committed to, and series %d is next", d.Series, r.series[n-1].Series+1)
	case r.renewed && d.First != r.round+1:
		r.fault(rec, "series %d begins with round %d, and round %d is next", d.Series, d.First, r.round+1)
	case !r.renewed && d.First != r.series[n-1].First+SeriesLen:
		r.fault(rec, "series %d begins with round %d, and the one before it ends with round %d", d.Series, d.First,
			r.series[n-1].First+SeriesLen-1)
	}
	if r.renewed { // what was to come of the others is not used
		r.series = slices.DeleteFunc(r.series, func(s Series) bool { return s.First >= d.First })
		r.renewed = false
	}
	r.series = append(slices.Clone(r.InForce()), *d)
}

// holds reports whether a round is one of the series.
func (d *Series) holds(round uint64) bool { return round >= d.First && round-d.First < SeriesLen }

// takeCommit takes the commitment to a round.
func (r *Rounds) takeCommit(rec *Record, d *Commit) {
	if d.Round != r.round+1 && !r.lost {
		r.fault(rec, "the seed of round %d is committed to, and that of round %d is next", d.Round, r.round+1)
	}
	switch {
	case r.present != nil:
		r.finish()
	case r.chain == (Digest{}):
		r.chain = FirstChain(rec.Table)
	}
	leaf, err := r.checkCommit(d)
	if err != nil && !r.lost {
		r.fault(rec, "%v", err)
	}
	r.round = d.Round
	if r.lost {
		r.from = d.Round
	}
	if chain, err := ParseDigest(d.Chain); err == nil {
		r.chain = chain
	}
	r.present = &roundDraws{number: d.Round, leaf: leaf, seq: rec.Seq, mix: Mix{Chain: r.chain}}
	r.unopened = r.unopened.Since(d.Round)
}

// checkCommit holds a commitment against its series and the chain.
func (r *Rounds) checkCommit(d *Commit) (Digest, error) {
	leaf, err := ParseDigest(d.Hash)
	if err != nil {
		return leaf, err
	}
	path, err := ParsePath(d.Path)
	if err != nil {
		return leaf, err
	}
	i := slices.IndexFunc(r.series, func(s Series) bool { return s.Series == d.Series })
	switch {
	case i < 0:
		return leaf, fmt.Errorf("round %d is of series %d, which was not committed to", d.Round, d.Series)
	case !r.series[i].holds(d.Round):
		return leaf, fmt.Errorf("round %d is not of series %d", d.Round, d.Series)
	case i+1 == len(r.series):
		return leaf, fmt.Errorf("round %d begins, and the series after its own is not committed to", d.Round)
	case d.Chain != r.chain.String():
		return leaf, fmt.Errorf("round %d is not chained to the one before", d.Round)
	}
	if root, err := ParseDigest(r.series[i].Root); err == nil && !path.Leads(leaf, d.Round-r.series[i].First, root) {
		return leaf, fmt.Errorf("the seed of round %d is not the one that series %d committed to", d.Round, d.Series)
	}
	return leaf, nil
}

// finish moves the present round among those that are over.
func (r *Rounds) finish() {
	if p := r.present; p != nil {
		r.chain = ChainOf(p.leaf, &p.mix)
		if !p.revealed {
			r.over = append(r.over, p)
		}
	}
}

// takeVoid takes note that nothing is dealt under a seed.
func (r *Rounds) takeVoid(rec *Record, d *Void) {
	p := r.present
	if p == nil || d.Round != p.number || p.void {
		r.fault(rec, "round %d is void, which is not the one to come", d.Round)
		return
	}
	switch {
	case d.Why == VoidUnopened && !p.left:
		r.fault(rec, "round %d is void for cuts that are not unopened", d.Round)
	case d.Why == VoidBeacon && (p.closed == nil || p.closed.Beacon == 0 || p.mix.Beacon.Round != 0):
		r.fault(rec, "round %d is void for want of a beacon's value that it did not wait for", d.Round)
	case d.Why == VoidReopened && p.closed == nil:
		r.fault(rec, "round %d is void because its wagers were opened again, and they were not closed", d.Round)
	case d.Why == VoidRefused && p.closed == nil:
		r.fault(rec, "round %d is void because it was refused, and its wagers were not closed", d.Round)
	case !slices.Contains([]string{VoidUnopened, VoidBeacon, VoidRefused, VoidRestored, VoidServiced, VoidReopened}, d.Why):
		r.fault(rec, "round %d is void for no known reason, %q", d.Round, d.Why)
	case p.played && d.Why != VoidRestored:
		r.fault(rec, "round %d is void after it was played", d.Round)
	}
	p.void = true
	r.renewed = d.Why == VoidRestored || d.Why == VoidServiced
}

// takeReveal holds revealed seeds against what was committed to, and draws all
// outcomes again.
func (r *Rounds) takeReveal(rec *Record, d *Reveal) {
	if len(d.Seeds) == 0 {
		r.fault(rec, "no seed is revealed")
	}
	for i, s := range d.Seeds {
		round := d.Round + uint64(i)
		var p *roundDraws
		switch {
		case len(r.over) > 0 && r.over[0].number == round:
			p, r.over = r.over[0], r.over[1:]
		case len(r.over) == 0 && r.present != nil && r.present.number == round && !r.present.revealed:
			p = r.present
		case round < r.from || r.lost:
			continue // the round is not known
		default:
			r.fault(rec, "the seed of round %d is revealed out of turn", round)
			continue
		}
		r.reveal(rec, p, s)
		p.drawn, p.revealed = nil, true
	}
}

// reveal draws a round again.
func (r *Rounds) reveal(rec *Record, p *roundDraws, s string) {
	seed, err := ParseSecret(s)
	switch {
	case err != nil:
		r.fault(rec, "%v", err)
		return
	case LeafOf(rec.Table, p.number, seed) != p.leaf:
		r.fault(rec, "the seed of round %d is not the one that was committed to in record %d", p.number, p.seq)
		return
	}
	r.Checked += len(p.drawn)
	source := NewRound(seed, rec.Table, p.number, &p.mix)
	first, differ, gave := -1, 0, 0
	for i, d := range p.drawn {
		if got := source.Draw(d.N); got != d.Got {
			if differ++; first < 0 {
				first, gave = i, got
			}
		}
	}
	if first >= 0 {
		d := p.drawn[first]
		r.faults = append(r.faults, SeedFault{Seq: d.seq, Outcome: true, Text: fmt.Sprintf(
			"outcome %d of the round is recorded as %v, and the seed gives %d (%d of %d outcomes differ)", first+1, d.Drawn,
			gave, differ, len(p.drawn))})
	}
}
