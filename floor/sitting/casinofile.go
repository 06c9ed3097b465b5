package sitting

import (
	"maps"
	"slices"

	"boardwalk/casino"
	"boardwalk/table"
)

// What the casino file says of the rules at a table, it says of a table that opens. One that was there before goes on
// under the rules that were posted, 8.3: they change as part of an opening of the house, if nobody is there and no wager
// lies, and otherwise by notice. Both are recorded. What is no rule of the game (bots, times, the name) the table takes
// over whenever it is empty.

// sameRules reports whether the casino file says the same of the rules at both tables.
func (p *Placement) sameRules(q *Placement) bool {
	a, b := &p.Table, &q.Table
	return a.Game == b.Game && a.Chip == b.Chip && a.Limit == b.Limit && a.HouseWay == b.HouseWay && maps.Equal(a.Options, b.Options) &&
		maps.Equal(a.Limits, b.Limits) && maps.Equal(a.Pays, b.Pays) && maps.Equal(a.Vigorish, b.Vigorish)
}

// withRulesOf returns what the casino file says of a table, with the rules of another.
func withRulesOf(t, other casino.Table) casino.Table {
	t.Game, t.Options, t.HouseWay = other.Game, other.Options, other.HouseWay
	t.Chip, t.Limit, t.Limits, t.Pays, t.Vigorish = other.Chip, other.Limit, other.Limits, other.Pays, other.Vigorish
	return t
}

// PlannedGame returns the name of the game that the casino file has the table deal from now on; "" if it is the same.
func (s *Sitting) PlannedGame() string {
	if p := s.config.Plan; p != nil && p.Game != s.live.Table().Rules().ID {
		return p.Game
	}
	return ""
}

// PlannedChanges returns how the casino file changes the rules at the table: from those in effect, with what notice was
// given of, to those of the file. A file that says the same of them as when the table was set up changes nothing,
// whatever was changed by notice since.
func (s *Sitting) PlannedChanges() []table.Change {
	p := s.config.Plan
	if p == nil || p.sameRules(&s.placement) || s.PlannedGame() != "" {
		return nil
	}
	rules, options, terms, err := RulesOf(&p.Setup)
	if err != nil {
		return nil // the file was checked
	}
	return table.Changes(rules, s.announced(), table.Posting{Options: options, Terms: terms})
}

// announced returns what the table is run under once all changes are in effect of which notice was given.
func (s *Sitting) announced() table.Posting {
	t := s.live.Table()
	now := table.Posting{Options: t.Options(), Terms: t.Terms()}
	due := slices.SortedStableFunc(slices.Values(t.Pending()), func(a, b table.Change) int { return a.At.Compare(b.At) })
	for _, c := range due {
		if terms, options, err := c.Made(t.Rules(), now.Terms, now.Options); err == nil { // as a table makes no change that is unlawful by then
			now = table.Posting{Options: options, Terms: terms}
		}
	}
	return now
}

// Noticeable returns the planned changes in the order in which notice can be given of them, or false if they are lawful
// only all together, so that no notice of a single one can be given.
func (s *Sitting) Noticeable() ([]table.Change, bool) {
	list := s.PlannedChanges()
	for i := range list {
		if _, err := s.live.Table().NoticeNeeded(&list[i]); err != nil {
			return list, false
		}
	}
	return table.InOrder(s.live.Table().Rules(), s.announced(), list)
}

// planned returns the placement that the casino file has for the table now, with the rules that it is set up under where
// the file changes them.
func (s *Sitting) planned() Placement {
	p := s.config.Plan
	switch {
	case p == nil || s.PlannedGame() != "":
		return s.placement
	case len(s.PlannedChanges()) == 0:
		return p.Placement
	}
	next := p.Placement
	next.Table = withRulesOf(next.Table, s.placement.Table)
	return next
}

// isOutdated reports whether the casino file now says something else of the table that it can take over.
func (s *Sitting) isOutdated() bool {
	next := s.planned()
	return !next.same(&s.placement)
}
