package journal

import (
	"slices"
)

// takeCut takes a cut that is given as a hash. In a keno lounge nobody has a seat: there the
// seat of every cut is 0, and cuts are mixed in as they were opened.
func (r *Rounds) takeCut(rec *Record, d *Cut) {
	p := r.present
	hash, err := ParseDigest(d.Hash)
	switch {
	case p == nil || d.Round != p.number:
		r.fault(rec, "a cut for round %d, which is not the one to come", d.Round)
		return
	case err != nil:
		r.fault(rec, "%v", err)
	case p.closed != nil || len(p.drawn) > 0:
		r.fault(rec, "a cut after the wagers of its round were closed")
	case r.unopened.Bars(rec.Who, p.number) > 0:
		r.fault(rec, "%s cuts, and left a cut unopened less than %d rounds before", rec.Who, noCutsAfter)
	}
	for _, c := range p.cuts {
		if c.person == rec.Who || c.seat == d.Seat && d.Seat != 0 && !c.gone {
			r.fault(rec, "a second cut of %s or of seat %d in one round", rec.Who, d.Seat)
			break
		}
	}
	p.cuts = append(p.cuts, givenCut{seat: d.Seat, person: rec.Who, hash: hash})
	slices.SortStableFunc(p.cuts, func(a, b givenCut) int { return int(a.seat) - int(b.seat) })
}

// takeStand drops the cut of somebody who leaves while wagers are made.
func (r *Rounds) takeStand(rec *Record, d *Seating) {
	if p := r.present; p != nil && p.closed == nil {
		for i := range p.cuts {
			if c := &p.cuts[i]; c.seat == d.Seat && c.person == d.Person {
				c.gone = true
			}
		}
	}
}

// takeNoMoreBets closes the wagers of the round. It may come a second time with
// more time for the cuts, after the house was closed in between; with a beacon it
// may not, because the beacon's round would be another one.
func (r *Rounds) takeNoMoreBets(rec *Record, d *NoMoreBets) {
	p := r.present
	if p == nil || d.Round != p.number {
		r.fault(rec, "the wagers of round %d are closed, which is not the one to come", d.Round)
		return
	}
	switch {
	case p.played && p.closed != nil || len(p.drawn) > 0 || p.void:
		r.fault(rec, "the wagers of round %d are closed after it was played", d.Round)
	case p.closed != nil && (p.closed.Beacon != 0 || p.left):
		r.fault(rec, "the wagers of round %d are closed twice", d.Round)
	case !d.Until.After(rec.Time):
		r.fault(rec, "the cuts of round %d have no time to be opened", d.Round)
	case r.Beacon != nil && d.Beacon != r.Beacon.At(d.Until)+1:
		r.fault(rec, "round %d takes the beacon's round %d, and %d is the first that is due after its cuts were opened",
			d.Round, d.Beacon, r.Beacon.At(d.Until)+1)
	case r.Beacon == nil && (d.Beacon != 0) != r.AnyBeacon:
		r.fault(rec, "round %d takes the beacon's round %d, which is not as the table's setup says", d.Round, d.Beacon)
	}
	p.closed, p.played = d, false // a round may have begun before of which nothing came
}

// takeOpening holds an opened cut against its hash.
func (r *Rounds) takeOpening(rec *Record, d *Opening) {
	p := r.present
	if p == nil || d.Round != p.number || p.closed == nil || p.played || p.left || p.void {
		r.fault(rec, "a cut of round %d is opened at another time than between no more bets and its first outcome", d.Round)
		return
	}
	if rec.Time.After(p.closed.Until) {
		r.fault(rec, "a cut of round %d is opened when the time for it was over", d.Round)
	}
	secret, err := ParseSecret(d.Secret)
	if err != nil {
		r.fault(rec, "%v", err)
		return
	}
	for i := range p.cuts {
		c := &p.cuts[i]
		if c.seat != d.Seat || c.person != rec.Who || c.gone {
			continue
		}
		switch {
		case c.opened:
			r.fault(rec, "the cut of seat %d is opened twice", d.Seat)
		case CutOf(rec.Table, d.Round, d.Seat, c.person, secret) != c.hash:
			r.fault(rec, "the cut of seat %d is not opened as it was given", d.Seat)
		}
		c.opened = true
		p.mix.Cuts = append(p.mix.Cuts, Opened{Seat: d.Seat, Person: c.person, Secret: secret})
		return
	}
	r.fault(rec, "%s opens a cut of seat %d that was not given", rec.Who, d.Seat)
}

// takeBeacon takes the beacon's value.
func (r *Rounds) takeBeacon(rec *Record, d *BeaconSpoke) {
	p := r.present
	if p == nil || d.Round != p.number || p.closed == nil || p.played || p.mix.Beacon.Round != 0 || d.Beacon == 0 ||
		d.Beacon != p.closed.Beacon {
		r.fault(rec, "a value of the beacon's round %d, which round %d of the table does not wait for", d.Beacon, d.Round)
		return
	}
	value, err := ParseSignature(d.Value)
	if err == nil && r.Beacon != nil {
		err = r.Beacon.Verify(d.Beacon, value)
	}
	if err != nil {
		r.fault(rec, "the value of the beacon's round %d: %v", d.Beacon, err)
	}
	p.mix.Beacon = BeaconOf(d.Beacon, value)
}

// takeUnopened holds the list of unopened cuts against those that are.
func (r *Rounds) takeUnopened(rec *Record, d *Unopened) {
	p := r.present
	if p == nil || d.Round != p.number || p.closed == nil || p.played || p.left {
		r.fault(rec, "unopened cuts of round %d at another time than after they could be opened", d.Round)
		return
	}
	switch {
	case !slices.Equal(d.Cuts, p.unopenedCuts()) || len(d.Cuts) == 0:
		r.fault(rec, "the unopened cuts of round %d are others than those that are recorded", d.Round)
	case rec.Time.Before(p.closed.Until):
		r.fault(rec, "the cuts of round %d are taken to be unopened before their time was over", d.Round)
	}
	p.left = true
	r.unopened = r.unopened.Add(d)
	if r.unopened.Incident(d.Round) != d.Incident {
		r.fault(rec, "whether the unopened cuts of round %d are an incident is not as the rounds before it say", d.Round)
	}
}
