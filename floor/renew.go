package floor

import (
	"boardwalk/journal"
	"boardwalk/ledger"
)

// renewable reports whether the table can be set up anew: nobody is there,
// nothing is to come of what was, and there is something to be forgotten.
func (s *sitting) renewable() bool {
	if len(s.changes) > 0 || len(s.asides) > 0 || s.closed != "" || s.draining || !s.live.Table().IsOpen() {
		return false
	}
	for range s.players() {
		return false
	}
	for range s.live.Table().Standing {
		return false
	}
	return s.rounds > 0 || s.state != nil || s.deeds >= 16 || s.outdated()
}

// outdated reports whether the casino file now has the table otherwise.
func (s *sitting) outdated() bool {
	p, ok := s.house.plans[s.id]
	return ok && !p.same(&s.post)
}

// renew counts the table out and sets it up anew, with new cards and under the
// rules that are in effect, so that its journal begins anew.
func (s *sitting) renew() error {
	t := s.live.Table()
	next := plan{journal.NewSetup(t.Rules(), t.Options(), t.Terms()), s.post}
	if s.outdated() {
		next = s.house.plans[s.id]
		next.Owner, next.Invited = s.post.Owner, s.post.Invited
	}
	s.reveal()
	s.move(len(s.batch.Records)-1, ledger.CloseOut(s.tally.Balance, s.chart)...)
	next.Events, next.Rounds, next.Last = s.events, s.src.round, s.last
	return s.open(next, "dealer")
}

// open sets the table up, commits to a seed and opens.
func (s *sitting) open(p plan, who string) error {
	s.at = 0
	s.record(journal.KindTable, who, p.Setup)
	s.record(kindFloor, who, matter{Post: &p.post})
	s.commit()
	return s.did(s.take("dealer", s.live.Open()))
}
