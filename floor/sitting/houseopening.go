package sitting

import (
	"time"

	"boardwalk/journal"
	"boardwalk/table"
)

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
	for _, c := range table.Changes(rules, table.Posting{Options: t.Options(), Terms: t.Terms()}, table.Posting{Options: options, Terms: terms}) {
		list = append(list, c.String())
	}
	return list, nil
}
