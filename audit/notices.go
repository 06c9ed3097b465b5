package audit

import (
	"slices"
	"time"

	floorsitting "boardwalk/floor/sitting"
	"boardwalk/journal"
)

// notice takes a notice of a change. A notice that withdraws another must name it and
// be of the same change.
func (v *verifier) notice(l *line) {
	var n journal.Notice
	if err := l.rec.Read(&n); err != nil {
		v.find(at(l.seq(), "", 0, Lines, "%v", err))
		return
	}
	if n.Opening {
		v.opens(l, &n)
		return
	}
	if n.Withdraws == 0 {
		v.notices[l.rec.Seq] = n
		return
	}
	was, ok := v.notices[n.Withdraws]
	if !ok || was.Table != n.Table || was.Change != n.Change || !was.At.Equal(n.At) {
		v.find(at(l.seq(), n.Table, 0, Order, "it withdraws record %d, which is no notice of that change or was withdrawn before", n.Withdraws))
	}
	delete(v.notices, n.Withdraws)
}

// opens takes a change that is part of an opening of the house. The table must be there, and be set up anew so next.
func (v *verifier) opens(l *line, n *journal.Notice) {
	s := v.tables[n.Table]
	switch {
	case s == nil:
		v.find(at(l.seq(), n.Table, 0, Order, "the rules change with an opening of the house at a table that there is not"))
	case !n.At.Equal(l.rec.Time) || n.Withdraws != 0 || len(n.With) > 0:
		v.find(at(l.seq(), n.Table, 0, Order, "a change with an opening of the house is of that table alone and takes effect at once"))
	default:
		v.waves.do(s.follower, func() { s.opening = append(s.opening, opened{n.Change, n.At}) })
	}
}

// opened is a change that the house's records name as part of an opening.
type opened struct {
	change string
	at     time.Time
}

// reposts checks the rules of a table that is set up anew against those that it had: they are the same, or other ones with an
// opening of the house, 8.3(b), whose records name every change.
func (s *sitting) reposts(l *line, setup *journal.Setup) {
	named := s.opening
	s.opening = nil
	changes, err := floorsitting.OpeningChanges(s.stage.table, setup)
	if err != nil {
		return // the table cannot be set up, which is found below
	}
	for _, c := range changes {
		i := slices.IndexFunc(named, func(o opened) bool { return o.change == c && o.at.Equal(l.rec.Time) })
		if i < 0 {
			s.fault(l, Rules, "the rules change with neither notice nor a recorded opening of the house, 8.3(b): %s", c)
			continue
		}
		named = slices.Delete(named, i, i+1)
	}
	for _, o := range named {
		s.fault(l, Rules, "the opening of the house is said to change what it does not, or at another time: %s", o.change)
	}
	if len(changes) > 0 {
		for range s.stage.table.Standing {
			s.fault(l, Rules, "the rules change with an opening of the house while a wager lies, 8.3(b)")
			return
		}
	}
}
