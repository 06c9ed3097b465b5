package sitting

import (
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
)

// New sets a table up that there was not before.
func New(id string, config Config, p Plan, who string, now time.Time) (*Sitting, error) {
	s := &Sitting{id: id, config: config, now: now}
	if err := s.setUp(p, who); err != nil {
		return nil, err
	}
	return s, nil
}

// canBeSetUpAnew reports whether the table can be set up anew: nobody is there,
// nothing is still to come, and there are records that need not be read again.
func (s *Sitting) canBeSetUpAnew() bool {
	for range s.seated() {
		return false
	}
	return s.isIdle() && (s.rounds > 0 || s.saved != nil || s.actions >= 16 || s.isOutdated())
}

// setUpAnew closes the table's accounts and sets it up anew, with new cards and
// under the rules that are in effect, so that its records begin anew.
func (s *Sitting) setUpAnew() error {
	t := s.live.Table()
	return s.setUpUnder(Plan{journal.NewSetup(t.Rules(), t.Options(), t.Terms()), s.planned()})
}

// setUpUnder closes the table's accounts and sets it up anew as planned.
func (s *Sitting) setUpUnder(next Plan) error {
	next.Owner, next.Asked, next.Invited = s.placement.Owner, s.placement.Asked, s.placement.Invited
	s.revealSeeds() // the cards are taken away
	s.addTransfers(len(s.batch.Records)-1, ledger.CloseOut(s.tally.Balance, s.chart)...)
	next.Events, next.Rounds, next.Results, next.Seeds = s.lastEvent, s.seeds.round, s.results, s.seedState()
	s.seeds.tree = nil // nobody is there: it is made anew when it is needed
	return s.setUp(next, "dealer")
}

// setUp sets the table up, commits to a seed and opens the game.
func (s *Sitting) setUp(p Plan, who string) error {
	s.nextAt = 0
	p.Beacon = s.config.Chain
	s.addRecord(journal.KindTable, who, p.Setup)
	s.addRecord(KindFloor, who, FloorData{Placement: &p.Placement})
	s.commitSeed()
	return s.finishAct(s.recordEntries("dealer", s.live.Open()))
}
