package sitting

import (
	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// commitSeed draws the seed of the coming round and records its hash.
func (s *Sitting) commitSeed() {
	seed := s.config.Seed()
	round := s.seeds.round + 1
	s.seeds.seed = seed
	s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: round, Seed: seed})
	s.addRecord(journal.KindCommit, "dealer", journal.Commit{Round: round, Hash: journal.Commitment(seed)})
}

// revealSeed records the seed of what is over.
func (s *Sitting) revealSeed() {
	s.batch.Seeds = append(s.batch.Seeds, Seed{Table: s.id, Round: s.seeds.round, Revealed: true})
	s.addRecord(journal.KindReveal, "dealer", journal.Reveal{Round: s.seeds.round, Seed: s.seeds.seed.String()})
}

const (
	longestCut = 64 // bytes
	mostCuts   = 64 // a round
)

// addCut adds a text to the seed of the coming round.
func (s *Sitting) addCut(seat table.Seat, text string) error {
	switch {
	case s.live.Question() != nil:
		return law.RefuseFor(law.Stage, "", "the cards are cut before the round of play, not in its course")
	case text == "" || len(text) > longestCut || !casino.Printable(text):
		return law.Refuse("", "a cut is a text of 1 to %d bytes that can be printed", longestCut)
	case len(s.seeds.cuts) >= mostCuts:
		return law.RefuseFor(law.Limit, "", "enough was cut for this round")
	}
	s.addRecord(journal.KindCut, s.by.Who, journal.Cut{Round: s.seeds.round, Seat: seat, Text: text})
	return nil
}
