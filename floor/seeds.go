package floor

import (
	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/store"
	"boardwalk/table"
)

// commit commits to the seed of the coming round.
func (s *sitting) commit() {
	seed := s.house.seed()
	round := s.src.round + 1
	s.src.seed = seed
	s.batch.Seeds = append(s.batch.Seeds, store.Seed{Table: s.id, Round: round, Seed: seed})
	s.record(journal.KindCommit, "dealer", journal.Commit{Round: round, Hash: journal.Commitment(seed)})
}

// reveal publishes the seed of what is over.
func (s *sitting) reveal() {
	s.batch.Seeds = append(s.batch.Seeds, store.Seed{Table: s.id, Round: s.src.round, Revealed: true})
	s.record(journal.KindReveal, "dealer", journal.Reveal{Round: s.src.round, Seed: s.src.seed.String()})
}

const (
	longestCut = 64 // bytes
	mostCuts   = 64 // a round
)

// cut adds to the seed of the coming round.
func (s *sitting) cut(seat table.Seat, text string) error {
	switch {
	case s.live.Question() != nil:
		return law.RefuseFor(law.Stage, "", "the cards are cut before the round of play, not in its course")
	case text == "" || len(text) > longestCut || !casino.Printable(text):
		return law.Refuse("", "a cut is a text of 1 to %d bytes that can be printed", longestCut)
	case len(s.src.cuts) >= mostCuts:
		return law.RefuseFor(law.Limit, "", "enough was cut for this round")
	}
	s.record(journal.KindCut, s.by.Who, journal.Cut{Round: s.src.round, Seat: seat, Text: text})
	return nil
}
