package sitting

import (
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
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
	return s.isIdle() && (s.rounds > 0 || s.saved != nil || s.actions >= 16 || s.isOutdated() || s.takesCorrections())
}

// setUpAnew closes the table's accounts and sets it up anew, with new cards and
// under the rules that are in effect, in their newest version, so that its records begin anew.
func (s *Sitting) setUpAnew() error {
	t := s.live.Table()
	return s.setUpUnder(Plan{journal.NewSetup(t.Rules(), t.Rules().Newest(t.Options()), t.Terms()), s.planned()})
}

// setUpUnder closes the table's accounts and sets it up anew as planned.
func (s *Sitting) setUpUnder(next Plan) error {
	next.Owner, next.Asked, next.Invited = s.placement.Owner, s.placement.Asked, s.placement.Invited
	s.revealSeeds() // the cards are taken away
	s.addTransfers(len(s.batch.Records)-1, ledger.CloseOut(s.tally.Balance, s.chart)...)
	next.Events, next.Rounds, next.Results, next.Seeds = s.lastEvent, s.seeds.round, s.results, s.seedState()
	next.Corrections = s.carriedCorrections()
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

// IsFree reports whether the rules can change with the opening of the house: no person is at the table, no wager lies
// there and no change is to come.
func (s *Sitting) IsFree() bool { return !s.underway() && s.people() == 0 && s.isIdle() }

// ChangeAtOpening puts the rules of the casino file into effect as part of an opening of the house: the table is set up
// anew under them, and the house's records name every change. It reports false, and the rules stay as they are, if
// somebody is at the table, a wager lies there or another change is to come.
func (s *Sitting) ChangeAtOpening(now time.Time) (bool, error) {
	s.now = now
	if !s.IsFree() {
		return false, nil
	}
	for seat, p := range s.seated() {
		if err := s.leaveNow(seat, p.person); err != nil {
			return false, err
		}
	}
	t := s.live.Table()
	plan := *s.config.Plan
	changes, err := OpeningChanges(t, &plan.Setup)
	if err != nil {
		return false, err
	}
	for _, c := range changes {
		s.recordNotice("server", journal.Notice{Table: s.id, Change: c, At: s.now, Law: "8.3(b)", Told: true, Opening: true})
	}
	return true, s.setUpUnder(plan)
}

// OpeningChanges returns what becomes different if a table is set up anew so, each as a sign would say it.
func OpeningChanges(t *table.Table, next *journal.Setup) ([]string, error) {
	if next.Game != t.Rules().ID {
		return []string{"game: " + next.Game}, nil
	}
	rules, options, terms, err := RulesOf(next)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, c := range table.Changes(rules, table.Posting{Options: t.Options(), Terms: t.Terms()},
		table.Posting{Options: options, Terms: terms}) {
		list = append(list, c.String())
	}
	return list, nil
}
