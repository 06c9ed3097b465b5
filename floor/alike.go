package floor

import (
	"slices"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/table"
)

// The law wants some things alike at all tables of a pit or of the casino. The
// casino file is held against that when it is read; what follows holds notices
// and private tables against it, with all that is to come.

// standing is a table as it stands, and what is to change there.
type standing struct {
	casino.Standing
	coming []table.Change
}

// at is the table as it will be at a time.
func (s *standing) at(when time.Time) casino.Standing {
	will := s.Standing
	due := slices.SortedStableFunc(slices.Values(s.coming), func(a, b table.Change) int { return a.At.Compare(b.At) })
	for _, c := range due {
		if c.At.After(when) {
			break
		}
		if terms, options, err := c.Made(will.Rules, will.Terms, will.Options); err == nil { // as a table makes no change that is unlawful by then
			will.Terms, will.Options = terms, options
		}
	}
	return will
}

// proposal is a change that is about to be posted at some tables, or of which
// the notice is about to be taken back.
type proposal struct {
	tables []string
	change table.Change
	off    bool
}

// on are tables as they will be if the proposal is carried out.
func (p *proposal) on(list []standing) []standing {
	list = slices.Clone(list)
	for i := range list {
		switch s := &list[i]; {
		case !slices.Contains(p.tables, s.ID):
		case p.off:
			s.coming = slices.DeleteFunc(slices.Clone(s.coming), func(c table.Change) bool { return c.String() == p.change.String() && c.At.Equal(p.change.At) })
		default:
			s.coming = append(slices.Clip(s.coming), p.change)
		}
	}
	return list
}

// standings are the tables of the house, with what is proposed at the moment.
// The caller holds alike.
func (h *House) standings() []standing {
	h.mu.RLock()
	list := make([]standing, 0, len(h.tables))
	for _, t := range h.tables {
		l := t.listing.Load()
		if l.Rules == nil { // it could not be read, and nobody plays there
			continue
		}
		list = append(list, standing{casino.Standing{ID: l.ID, Pit: l.Pit, Rules: l.Rules, Options: l.Options, Terms: l.Terms}, l.Pending})
	}
	h.mu.RUnlock()
	slices.SortFunc(list, func(a, b standing) int { return strings.Compare(a.ID, b.ID) })
	for _, p := range h.proposals {
		list = p.on(list)
	}
	return list
}

// propose refuses a change that would leave tables unlike. One that would not is
// kept in mind until it is posted or given up, which the caller says with end.
func (h *House) propose(p *proposal) (end func(), err error) {
	h.alike.Lock()
	defer h.alike.Unlock()
	if r := h.suits(p); r != nil {
		return nil, r
	}
	h.proposals = append(h.proposals, p)
	return func() {
		h.alike.Lock()
		defer h.alike.Unlock()
		h.proposals = slices.DeleteFunc(h.proposals, func(other *proposal) bool { return other == p })
	}, nil
}

// suits refuses a proposal that would leave tables unlike. The caller holds
// alike.
func (h *House) suits(p *proposal) *law.Refusal {
	before := h.standings()
	r := unlike(before, p.on(before), p.change.At)
	if r != nil {
		r.Text += "; a notice may be for several tables, and is withdrawn for all of them"
	}
	return r
}

// unlike refuses what would make tables differ, at some time from a moment on,
// that the law wants alike. Those that differ already may go on to.
func unlike(before, after []standing, from time.Time) *law.Refusal {
	times := []time.Time{from}
	for i := range after {
		for _, c := range after[i].coming {
			if c.At.After(from) {
				times = append(times, c.At)
			}
		}
	}
	for _, when := range times {
		were := casino.Uniform(allAt(before, when))
		for _, f := range casino.Uniform(allAt(after, when)) {
			if !slices.Contains(were, f) {
				return law.Refuse(f.By, "%s: %s", f.Where(), f.Text)
			}
		}
	}
	return nil
}

func allAt(list []standing, when time.Time) []casino.Standing {
	out := make([]casino.Standing, len(list))
	for i := range list {
		out[i] = list[i].at(when)
	}
	return out
}
