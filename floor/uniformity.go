package floor

import (
	"context"
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

// tableState is a table as it stands, and what is to change there.
type tableState struct {
	casino.Standing
	pending []table.Change
}

// at returns the table as it will be at a time.
func (s *tableState) at(when time.Time) casino.Standing {
	will := s.Standing
	due := slices.SortedStableFunc(slices.Values(s.pending), func(a, b table.Change) int { return a.At.Compare(b.At) })
	for _, c := range due {
		if c.At.After(when) {
			break
		}
		// as a table makes no change that is unlawful by then
		if terms, options, err := c.Made(will.Rules, will.Terms, will.Options); err == nil {
			will.Terms, will.Options = terms, options
		}
	}
	return will
}

// proposal is a change of which notice is about to be given at some tables, or
// withdrawn.
type proposal struct {
	tables    []string
	change    table.Change
	withdrawn bool // it is the withdrawal of the notice
}

// applyTo returns tables as they will be if the proposal is carried out.
func (p *proposal) applyTo(list []tableState) []tableState {
	list = slices.Clone(list)
	for i := range list {
		switch s := &list[i]; {
		case !slices.Contains(p.tables, s.ID):
		case p.withdrawn:
			s.pending = slices.DeleteFunc(slices.Clone(s.pending),
				func(c table.Change) bool { return c.String() == p.change.String() && c.At.Equal(p.change.At) })
		default:
			s.pending = append(slices.Clip(s.pending), p.change)
		}
	}
	return list
}

// tableStates returns the tables of the house, with what is proposed at the moment.
// The caller holds uniform.
func (h *House) tableStates() []tableState {
	h.mu.RLock()
	var list []tableState
	for l := range h.published {
		if l.Rules == nil || l.Rules.Designed() { // it could not be read, and nobody plays there; or it is outside the law
			continue
		}
		list = append(list, tableState{casino.Standing{ID: l.ID, Pit: l.Pit, Rules: l.Rules, Options: l.Options,
			Terms: l.Terms, Meter: l.Meter}, l.Pending})
	}
	h.mu.RUnlock()
	slices.SortFunc(list, func(a, b tableState) int { return strings.Compare(a.ID, b.ID) })
	for _, p := range h.proposals {
		list = p.applyTo(list)
	}
	return list
}

// propose refuses a change that would leave tables unlike. One that would not is
// kept in mind until it is posted or given up, which the caller says with end.
func (h *House) propose(ctx context.Context, p *proposal) (end func(), err error) {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	if err := h.checkProposal(ctx, p); err != nil {
		return nil, err
	}
	h.proposals = append(h.proposals, p)
	return func() {
		h.uniform.Lock()
		defer h.uniform.Unlock()
		h.proposals = slices.DeleteFunc(h.proposals, func(other *proposal) bool { return other == p })
	}, nil
}

// checkProposal refuses a proposal that would leave tables unlike. The caller holds
// uniform.
func (h *House) checkProposal(ctx context.Context, p *proposal) error {
	if err := h.Refresh(ctx); err != nil {
		return err
	}
	before := h.tableStates()
	r := findDifference(before, p.applyTo(before), p.change.At)
	if r == nil {
		return nil
	}
	r.Text += "; a notice may be for several tables, and is withdrawn for all of them"
	return r
}

// findDifference refuses what would make tables differ, at some time from a moment on,
// that the law wants alike. Those that differ already may go on to.
func findDifference(before, after []tableState, from time.Time) *law.Refusal {
	times := []time.Time{from}
	for i := range after {
		for _, c := range after[i].pending {
			if c.At.After(from) {
				times = append(times, c.At)
			}
		}
	}
	for _, when := range times {
		were := casino.Uniform(statesAt(before, when))
		for _, f := range casino.Uniform(statesAt(after, when)) {
			if !slices.Contains(were, f) {
				return law.Refuse(f.By, "%s: %s", f.Where(), f.Text)
			}
		}
	}
	return nil
}

// statesAt returns tables as they will be at a time.
func statesAt(list []tableState, when time.Time) []casino.Standing {
	out := make([]casino.Standing, len(list))
	for i := range list {
		out[i] = list[i].at(when)
	}
	return out
}
