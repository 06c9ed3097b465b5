package system

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/table"
)

// seeds are the secrets of the games, and what is published of them.
type seeds struct {
	rounds   journal.Rounds         // holds series, commitments, draws and reveals against each other
	series   uint64                 // the number of the last series
	round    uint64                 // the number of the last seed that was committed to
	leaf     journal.Digest         // its hash
	chain    journal.Digest         // what it is chained to
	void     bool                   // it is not to be used
	anew     bool                   // nor is any other that was committed to
	masters  map[uint64]chance.Seed // by series; of a live system
	tree     *journal.Tree          // of a series
	treeOf   uint64
	revealed string // the seed of the last game, for its proof
}

// applySeeds takes a record about seeds.
func (s *System) applySeeds(r *journal.Record, e *Effect) error {
	switch r.Kind {
	case journal.KindSeries:
		var d journal.Series
		if err := r.Read(&d); err != nil {
			return wrong("%v", err)
		}
		if err := s.hear(r, nil); err != nil {
			return err
		}
		s.series, e.Event.Hash = d.Series, d.Root
		return nil
	case journal.KindCommit:
		var d journal.Commit
		if err := r.Read(&d); err != nil {
			return wrong("%v", err)
		}
		leaf, err := journal.ParseDigest(d.Hash)
		if err != nil {
			return wrong("%v", err)
		}
		chain, err := journal.ParseDigest(d.Chain)
		if err != nil {
			return wrong("%v", err)
		}
		if err := s.hear(r, nil); err != nil {
			return err
		}
		s.round, s.leaf, s.chain = d.Round, leaf, chain
		e.Event.Law, e.Event.Hash = independent, d.Hash
		return nil
	case journal.KindReveal:
		var d journal.Reveal
		if err := r.Read(&d); err != nil {
			return wrong("%v", err)
		}
		if d.Round != s.round || len(d.Seeds) != 1 {
			return &Wrong{Seed: true, Text: "seeds are revealed one by one, each when its game is drawn"}
		}
		s.revealed = d.Seeds[0]
		e.Event.Law, e.Event.Seed, e.Event.Game = recorder, d.Seeds[0], s.game.Game
	case journal.KindVoid:
		var d journal.Void
		if err := r.Read(&d); err != nil {
			return wrong("%v", err)
		}
		return s.applyVoidSeed(r, &d, e)
	}
	return s.hear(r, nil)
}

// applyVoidSeed takes that nothing is drawn under the present seed. Tickets stay as they
// are, and the game goes on under another one.
func (s *System) applyVoidSeed(r *journal.Record, d *journal.Void, e *Effect) error {
	switch d.Why {
	case journal.VoidServiced:
		if !s.generatorOpen() {
			return wrong("the seed of round %d is void, and nobody has opened the generator", d.Round)
		}
		e.Event.Staff = true
	case journal.VoidRestored:
		e.Event.Staff = true
	case journal.VoidReopened:
		if s.phase != Open {
			return wrong("the seed of round %d is void because game %d was opened again, and it was not", d.Round, s.game.Game)
		}
		e.Event.Text = fmt.Sprintf("game %d is drawn from the next seed, because tickets are sold again after cuts could be opened", s.game.Game)
	case journal.VoidBeacon:
		if s.phase != Locked {
			return wrong("the seed of round %d is void for want of the beacon's value, and game %d is not locked out", d.Round, s.game.Game)
		}
		e.Event.Text = fmt.Sprintf("the beacon's value did not come: game %d is drawn from the next seed", s.game.Game)
	default:
		return wrong("the seed of round %d is void for a reason that keno does not know, %q", d.Round, d.Why)
	}
	if err := s.hear(r, nil); err != nil {
		return err
	}
	s.void, s.anew = true, d.Why == journal.VoidServiced || d.Why == journal.VoidRestored
	e.Event.Game = s.game.Game
	return nil
}

// hear has the followed seeds take a record, and returns the first thing that is
// wrong.
func (s *System) hear(r *journal.Record, e *table.Entry) error {
	faults := s.rounds.Record(r, e)
	if len(faults) == 0 {
		return nil
	}
	f := &faults[0]
	return &Wrong{Seq: f.Seq, Seed: !f.Outcome, Draw: f.Outcome, Text: f.Text}
}

// hearDraw has the followed seeds take the outcomes of a draw.
func (s *System) hearDraw(r *journal.Record, places []int) error {
	entry := *r
	entry.Kind = journal.KindEntry
	if err := s.hear(&entry, &table.Entry{Kind: table.Played}); err != nil {
		return err
	}
	for i, got := range places {
		if err := s.hear(&entry, &table.Entry{Kind: table.Drew, Drawn: chance.Drawn{N: keno.Numbers - i, Got: got}}); err != nil {
			return err
		}
	}
	return nil
}

// seriesOf returns the series of a round, if it is committed to.
func (s *System) seriesOf(round uint64) (d journal.Series, ok bool) {
	for _, x := range s.rounds.InForce() {
		if x.First <= round {
			d, ok = x, round-x.First < journal.SeriesLen
		}
	}
	return d, ok
}

// commitSeed commits to the seed of the next round, and to the series after its own.
func (s *System) commitSeed() error {
	round := s.round + 1
	d, ok := s.seriesOf(round)
	if !ok || s.anew {
		var err error
		if d, err = s.commitSeries(round); err != nil {
			return err
		}
	}
	if _, ok := s.seriesOf(d.First + journal.SeriesLen); !ok {
		if _, err := s.commitSeries(d.First + journal.SeriesLen); err != nil {
			return err
		}
	}
	if s.tree == nil || s.treeOf != d.Series {
		s.tree, s.treeOf = journal.NewTree(s.masters[d.Series], s.id, d.Series, d.First), d.Series
	}
	path, chain := s.tree.Path(round), s.rounds.Next()
	if chain == (journal.Digest{}) {
		chain = journal.FirstChain(s.id)
	}
	return s.put(House, journal.KindCommit, journal.Commit{Round: round, Series: d.Series,
		Hash: s.tree.Leaf(round).String(), Path: path.String(), Chain: chain.String()})
}

// commitSeries draws the master of a series and commits to its seeds.
func (s *System) commitSeries(first uint64) (journal.Series, error) {
	d := journal.Series{Series: s.series + 1, First: first}
	master := s.config.Seed()
	if s.masters == nil {
		s.masters = map[uint64]chance.Seed{}
	}
	s.masters[d.Series] = master
	s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: d.Series, Seed: master})
	d.Root = journal.NewTree(master, s.id, d.Series, first).Root().String()
	return d, s.put(House, journal.KindSeries, d)
}

// seed returns the present seed.
func (s *System) seed() (chance.Seed, error) {
	d, ok := s.seriesOf(s.round)
	master, known := s.masters[d.Series]
	if !ok || !known {
		return chance.Seed{}, fmt.Errorf("round %d of lounge %s has no seed", s.round, s.id)
	}
	return journal.SeedOf(master, s.id, d.Series, s.round), nil
}

// dropMasters drops the masters of series of which no seed is secret any more.
func (s *System) dropMasters() {
	for series := range s.masters {
		if !s.rounds.Keeps(series) {
			delete(s.masters, series)
			s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: series, Revealed: true})
		}
	}
}

// takeMasters takes the masters that were kept beside the records. It returns an error
// unless the present seed is the one that was committed to.
func (s *System) takeMasters(list []Seed) error {
	s.masters = map[uint64]chance.Seed{}
	for _, x := range list {
		s.masters[x.Round] = x.Seed
	}
	for _, d := range s.rounds.InForce() {
		if _, ok := s.masters[d.Series]; !ok {
			return fmt.Errorf("the seeds of series %d of lounge %s are missing", d.Series, s.id)
		}
	}
	if s.phase == Shut {
		return nil // its seed is revealed
	}
	seed, err := s.seed()
	if err == nil && journal.LeafOf(s.id, s.round, seed) != s.leaf {
		err = fmt.Errorf("the seed of round %d of lounge %s is not the one that was committed to", s.round, s.id)
	}
	return err
}

// Rounds returns what is followed of the seeds, for auditors.
func (s *System) Rounds() *journal.Rounds { return &s.rounds }

// Round returns the number of the last seed that was committed to.
func (s *System) Round() uint64 { return s.round }

// Renews reports whether the seeds that were committed to are not to be used: the next game, or
// the present one, goes on under new ones.
func (s *System) Renews() bool { return s.void }
