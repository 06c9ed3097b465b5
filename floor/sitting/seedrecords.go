package sitting

import (
	"slices"

	"boardwalk/chance"
	"boardwalk/journal"
)

// seedState returns what the next setup has to know, after the present round.
func (s *Sitting) seedState() *SeedState {
	return &SeedState{slices.Clone(s.seeds.series), s.seeds.chainAfter().String(), s.seeds.unrevealed,
		s.seeds.unopened.Since(s.seeds.round + 1)}
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
