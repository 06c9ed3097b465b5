package sitting

import (
	"fmt"
	"slices"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// applyCommit begins the next round's seed.
func (s *Sitting) applyCommit(d *journal.Commit, e *view.Event) error {
	leaf, err := journal.ParseDigest(d.Hash)
	if err != nil {
		return err
	}
	chain, err := journal.ParseDigest(d.Chain)
	if err != nil {
		return err
	}
	s.seeds.seeding = seeding{round: d.Round, number: d.Series, hash: d.Hash, leaf: leaf, path: d.Path, mix: journal.Mix{Chain: chain}}
	s.seeds.unopened = s.seeds.unopened.Since(d.Round)
	e.Round, e.Text = d.Round, d.Hash
	e.Seed = &view.SeedNews{Series: d.Series, Path: d.Path, Chain: d.Chain}
	return nil
}

// applySeeds does what a record about seeds, cuts and the beacon says. The event
// that tells of it is completed.
func (s *Sitting) applySeeds(r *Record, data any, e *view.Event) error {
	switch r.Kind {
	case journal.KindSeries:
		return applied(r, data, func(d *journal.Series) error {
			s.seeds.addSeries(*d)
			s.dropMasters()
			e.Round, e.Text, e.Seed = d.First, d.Root, &view.SeedNews{Series: d.Series}
			return nil
		})
	case journal.KindReveal:
		d, err := Decode[journal.Reveal](r)
		if err != nil {
			return err
		}
		s.seeds.unrevealed = d.Last() + 1
		s.dropMasters()
		e.Round, e.Sealed, e.Seed = d.Round, s.sealed() != "", &view.SeedNews{Seeds: d.Seeds}
	case journal.KindCut:
		return applied(r, data, func(d *journal.Cut) error {
			s.seeds.cuts = append(s.seeds.cuts, givenCut{seat: d.Seat, person: r.Who, hash: d.Hash})
			slices.SortStableFunc(s.seeds.cuts, func(a, b givenCut) int { return int(a.seat) - int(b.seat) })
			e.Round, e.Seat, e.Name, e.Text = d.Round, d.Seat, s.nameAt(d.Seat), d.Hash
			return nil
		})
	case journal.KindNoMoreBets:
		d, err := Decode[journal.NoMoreBets](r)
		if err != nil {
			return err
		}
		s.seeds.closed = &d
		s.bettingEnds = noTime
		e.Round, e.Text = d.Round, "no more bets"
		e.Seed = &view.SeedNews{Until: d.Until, Beacon: d.Beacon, Seats: seatsOf(s.seeds.waitedFor())}
	case journal.KindOpen:
		return applied(r, data, func(d *journal.Opening) error { return s.applyOpening(d, r.Who, e) })
	case journal.KindBeacon:
		return applied(r, data, func(d *journal.BeaconSpoke) error {
			value, err := journal.ParseSignature(d.Value)
			s.seeds.value = d.Value
			s.seeds.mix.Beacon = journal.BeaconOf(d.Beacon, value)
			e.Round, e.Text, e.Seed = d.Round, d.Value, &view.SeedNews{Beacon: d.Beacon}
			return err
		})
	case journal.KindUnopened:
		d, err := Decode[journal.Unopened](r)
		if err != nil {
			return err
		}
		s.seeds.left, s.seeds.unopened = true, s.seeds.unopened.Add(&d)
		e.Round, e.Text, e.Seed = d.Round, "cuts were not opened in time", &view.SeedNews{Seats: seatsOf(d.Cuts)}
	case journal.KindVoid:
		return applied(r, data, func(d *journal.Void) error {
			s.seeds.void = d.Why
			e.Round, e.Text, e.Seed = d.Round, voidText(d.Why), &view.SeedNews{Why: d.Why}
			return nil
		})
	default:
		return fmt.Errorf("nothing is known of records of kind %q", r.Kind)
	}
	return nil
}

// applied does something with the data of a record that holds no pointers.
func applied[T any](r *Record, data any, do func(*T) error) error {
	d, err := dataOf[T](r, data)
	if err != nil {
		return err
	}
	return do(&d)
}

// applyOpening takes the secret of a cut.
func (s *Sitting) applyOpening(d *journal.Opening, who string, e *view.Event) error {
	secret, err := journal.ParseSecret(d.Secret)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(s.seeds.cuts, func(c givenCut) bool { return c.seat == d.Seat && c.person == who && !c.gone })
	if i < 0 {
		return fmt.Errorf("%s has given no cut at seat %d", who, d.Seat)
	}
	s.seeds.cuts[i].opened = true
	s.seeds.mix.Cuts = append(s.seeds.mix.Cuts, journal.Opened{Seat: d.Seat, Person: who, Secret: secret})
	slices.SortFunc(s.seeds.mix.Cuts, func(a, b journal.Opened) int { return int(a.Seat) - int(b.Seat) })
	e.Round, e.Seat, e.Name, e.Text = d.Round, d.Seat, s.nameAt(d.Seat), d.Secret
	return nil
}

// seatsOf returns the seats of cuts.
func seatsOf(cuts []journal.UnopenedCut) (list []table.Seat) {
	for _, c := range cuts {
		list = append(list, c.Seat)
	}
	return list
}

// voidText says why nothing is dealt under a seed.
func voidText(why string) string {
	switch why {
	case journal.VoidUnopened:
		return "a cut was not opened: nothing is dealt, and wagers may be taken down"
	case journal.VoidBeacon:
		return "the beacon's value did not come: nothing is dealt, and wagers may be taken down"
	case journal.VoidRefused:
		return "the round cannot begin: nothing is dealt"
	}
	return "the house was restored from a copy: the seed is not used"
}

// sealed returns the paragraph for which the present seed is for auditors alone, because
// a hand went out of its round unseen and would follow from it; "" if none did.
func (s *Sitting) sealed() law.Cite {
	if len(s.seeds.drawn) == 0 || !s.unseen.Any() {
		return ""
	}
	return s.live.Table().Unshown()
}

// dropMasters forgets the masters of series of which nothing is secret any more.
func (s *Sitting) dropMasters() {
	for _, d := range s.seeds.spent() {
		s.dropMaster(d)
	}
	s.seeds.series = slices.Clone(s.seeds.series[len(s.seeds.spent()):])
}

func (s *Sitting) dropMaster(d journal.Series) {
	if _, ok := s.seeds.masters[d.Series]; ok { // not while records are replayed
		delete(s.seeds.masters, d.Series)
		s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: d.Series, Revealed: true})
	}
}
