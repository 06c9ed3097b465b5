package sitting

import (
	"fmt"
	"slices"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/law"
)

// seeds are the secrets of a table and what it has published of them.
type seeds struct {
	series     []journal.Series       // of rounds that are not revealed, of the present one and the next
	masters    map[uint64]chance.Seed // of those series, by number; empty while records are replayed
	tree       *journal.Tree          // of the present round's series; nil until it is needed
	treeOf     uint64
	chain      journal.Digest // of the last round before the setup
	unrevealed uint64         // the first round whose seed is not revealed
	unopened   journal.UnopenedCuts
}

// SeedState is what a setup has to know of the seeds that were used before it.
type SeedState struct {
	Series     []journal.Series     `json:"series"`
	Chain      string               `json:"chain"`      // to which the next round is chained
	Unrevealed uint64               `json:"unrevealed"` // the first round whose seed is not revealed
	Unopened   journal.UnopenedCuts `json:"unopened,omitempty"`
}

// seedState returns what the next setup has to know, after the present round.
func (s *Sitting) seedState() *SeedState {
	return &SeedState{slices.Clone(s.seeds.series), s.seeds.chainAfter().String(), s.seeds.unrevealed, s.seeds.unopened.Since(s.seeds.round + 1)}
}

// restore takes over what an earlier setup left.
func (s *source) restore(d *SeedState) error {
	chain, err := journal.ParseDigest(d.Chain)
	s.series, s.chain, s.unrevealed, s.unopened = d.Series, chain, d.Unrevealed, d.Unopened
	return err
}

// seriesOf returns the series of a round. A later series that begins at the round
// or before it replaces an earlier one.
func (s *seeds) seriesOf(round uint64) (d journal.Series, ok bool) {
	for _, x := range s.series {
		if x.First <= round {
			d, ok = x, round-x.First < journal.SeriesLen
		}
	}
	return d, ok
}

// addSeries takes a series that was committed to.
func (s *seeds) addSeries(d journal.Series) {
	s.series = append(slices.DeleteFunc(slices.Clone(s.series), func(x journal.Series) bool { return x.First >= d.First }), d)
}

// spent returns the series of which no seed is secret any more.
func (s *seeds) spent() (list []journal.Series) {
	for i := 0; i+1 < len(s.series) && s.series[i+1].First <= s.unrevealed; i++ {
		list = append(list, s.series[i])
	}
	return list
}

// seedOf returns the seed of a round.
func (s *source) seedOf(round uint64) (chance.Seed, error) {
	d, ok := s.seriesOf(round)
	master, known := s.masters[d.Series]
	if !ok || !known {
		return chance.Seed{}, fmt.Errorf("round %d of table %s has no seed", round, s.table)
	}
	return journal.SeedOf(master, s.table, d.Series, round), nil
}

// mustSeed is seedOf at a live table, which has the masters of all its series.
func (s *source) mustSeed(round uint64) chance.Seed {
	seed, err := s.seedOf(round)
	if err != nil {
		panic("sitting: " + err.Error())
	}
	return seed
}

// commitSeed records the commitment to the seed of the next round, and to further
// series if there are not two: the one of the round, and the next.
func (s *Sitting) commitSeed() {
	round, chain := s.seeds.round+1, s.seeds.chainAfter()
	d, ok := s.seeds.seriesOf(round)
	if !ok {
		d = s.commitSeries(round)
	}
	if _, ok := s.seeds.seriesOf(d.First + journal.SeriesLen); !ok {
		s.commitSeries(d.First + journal.SeriesLen)
	}
	if s.seeds.tree == nil || s.seeds.treeOf != d.Series {
		s.seeds.tree, s.seeds.treeOf = journal.NewTree(s.seeds.masters[d.Series], s.id, d.Series, d.First), d.Series
	}
	path := s.seeds.tree.Path(round)
	s.addRecord(journal.KindCommit, "dealer", journal.Commit{Round: round, Series: d.Series,
		Hash: s.seeds.tree.Leaf(round).String(), Path: path.String(), Chain: chain.String()})
}

// commitSeries draws the master of a series and records the root of its seeds.
func (s *Sitting) commitSeries(first uint64) journal.Series {
	d := journal.Series{Series: 1, First: first}
	if n := len(s.seeds.series); n > 0 {
		d.Series = s.seeds.series[n-1].Series + 1
	}
	master := s.config.Seed()
	if s.seeds.masters == nil {
		s.seeds.masters = map[uint64]chance.Seed{}
	}
	s.seeds.masters[d.Series] = master
	s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: d.Series, Seed: master})
	d.Root = journal.NewTree(master, s.id, d.Series, first).Root().String()
	s.addRecord(journal.KindSeries, "dealer", d)
	return d
}

// endSeed is called when the present seed was used, or is not to be used any more.
// Its seed is revealed with all before it, unless a card that nobody was shown
// would follow from them: then they wait until the cards are shuffled.
func (s *Sitting) endSeed() {
	if s.live.Table().Withheld() == "" {
		s.revealSeeds()
	}
}

// sealed returns the paragraph for which the present seed is for auditors alone, because
// a hand went out of its round unseen and would follow from it; "" if none did.
func (s *Sitting) sealed() law.Cite {
	if len(s.seeds.drawn) == 0 || !s.unseen.Any() {
		return ""
	}
	return s.live.Table().Unshown()
}

// revealSeeds records the seeds of all rounds up to the present one, and drops the
// masters that are not needed any more.
func (s *Sitting) revealSeeds() {
	d := journal.Reveal{Round: s.seeds.unrevealed}
	for round := d.Round; round <= s.seeds.round; round++ {
		d.Seeds = append(d.Seeds, s.seeds.mustSeed(round).String())
	}
	if len(d.Seeds) == 0 {
		return
	}
	s.addRecord(journal.KindReveal, "dealer", d)
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

// RenewSeeds makes the order to use no seed any more that the house has committed
// to, because somebody may know them: the house was restored from a copy, and what
// was played after the copy was made is known. It is carried out between two
// rounds. Wagers stay where they lie.
func RenewSeeds(by Party) Order {
	return Order{By: by, AtRest: true, do: func(s *Sitting) (Receipt, error) { return Receipt{}, s.renewSeeds(by.Who) }}
}

func (s *Sitting) renewSeeds(who string) error {
	s.bettingEnds = noTime
	s.addRecord(journal.KindVoid, who, journal.Void{Round: s.seeds.round, Why: journal.VoidRestored})
	s.endSeed()
	next := s.seeds.round + 1
	for _, d := range s.seeds.series {
		if d.First > s.seeds.round {
			s.dropMaster(d)
		}
	}
	d := s.commitSeries(next)
	s.commitSeries(d.First + journal.SeriesLen)
	s.commitSeed()
	return nil
}

// takeMasters takes the masters that were kept beside the records. It returns an
// error unless the present seed is the one that was committed to.
func (s *source) takeMasters(list []Seed) error {
	s.masters = map[uint64]chance.Seed{}
	for _, x := range list {
		s.masters[x.Round] = x.Seed
	}
	for _, d := range s.series {
		if _, ok := s.masters[d.Series]; !ok {
			return fmt.Errorf("the seeds of series %d are missing", d.Series)
		}
	}
	seed, err := s.seedOf(s.round)
	if err != nil {
		return err
	}
	if journal.LeafOf(s.table, s.round, seed) != s.leaf {
		return fmt.Errorf("the seed of round %d is not the one that was promised", s.round)
	}
	return nil
}
