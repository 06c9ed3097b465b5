package floor

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/law"
)

// Notice is a notice that was given of a change, as the house's records have it.
type Notice struct {
	Seq    uint64 // the number of the record
	Table  string
	Change string
	At     time.Time
}

// Given is a notice with all that its record says.
type Given struct {
	Seq uint64 // the number of the record
	journal.Notice
}

// WithdrawNotice withdraws a notice before the change takes effect, with the same of
// other tables. In the middle of a round it waits until the round is over.
func (h *House) WithdrawNotice(ctx context.Context, by Party, n Notice, with ...Notice) (Receipt, error) {
	list := append([]Notice{n}, with...)
	p := &proposal{withdrawn: true}
	for _, n := range list {
		p.tables = append(p.tables, n.Table)
	}
	all, err := h.locate(ctx, p.tables...)
	if err != nil {
		return Receipt{}, err
	}
	if r, err := confirmed(ctx, all[0], by); !errors.Is(err, sitting.ErrNew) {
		return r, err
	}
	var ok bool
	if p.change, ok = sitting.FindChange(all[0].Pending, n.Change, n.At); !ok {
		return Receipt{}, sitting.NoSuchChange()
	}
	if len(with) > 0 && n.At.Sub(h.now()) < forRounds {
		return Receipt{}, law.RefuseFor(law.Notice, "house:added-4(c)",
			"it is too late: what takes effect at several tables within %.0f minutes is not withdrawn", forRounds.Minutes())
	}
	end, err := h.propose(ctx, p)
	if err != nil {
		return Receipt{}, err
	}
	if len(with) == 0 {
		defer end()
		return all[0].Withdraw(ctx, by, n)
	}
	done := make(chan Outcome, 1)
	if !h.background(func() { // to the end, whoever still waits for it: the tables stay alike
		errs := forEach(with, func(other Notice) error {
			_, err := all[1+slices.Index(with, other)].Withdraw(h.ctx, Party{Who: by.Who}, other)
			return err
		})
		r, err := all[0].Withdraw(h.ctx, by, n)
		err = firstError(append(errs, err))
		done <- Outcome{Receipt: r, Err: err}
		end()
		if errors.Is(err, ErrSilent) {
			h.repairNotices()
		}
	}) {
		end()
		return Receipt{}, ErrClosed
	}
	select {
	case o := <-done:
		return o.Receipt, o.Err
	case <-ctx.Done():
		return Receipt{}, ctx.Err()
	}
}

// withdrawAt withdraws a notice at those of some tables that have it.
func (h *House) withdrawAt(who string, tables []string, change string, at time.Time) {
	h.withdrawAll(who, func(n *Given) bool {
		return slices.Contains(tables, n.Table) && n.Change == change && n.At.Equal(at)
	})
}

// repairNotices withdraws notices for several tables that some of them do not have:
// the house was closed before all had it, or had it withdrawn. One that is just being
// given or withdrawn is left alone.
func (h *House) repairNotices() {
	toCome := func(id string, n *Given) bool {
		l, ok := h.Listing(id)
		if !ok {
			return false
		}
		_, ok = sitting.FindChange(l.Pending, n.Change, n.At)
		return ok
	}
	h.withdrawAll("dealer", func(n *Given) bool {
		return !slices.ContainsFunc(h.proposals, func(p *proposal) bool { return p.isOf(n) }) &&
			slices.ContainsFunc(n.With, func(id string) bool { return !toCome(id, n) })
	})
}

// isOf reports whether a proposal is of a notice that was given.
func (p *proposal) isOf(n *Given) bool {
	return slices.Contains(p.tables, n.Table) && p.change.String() == n.Change && sitting.Stamp(p.change.At).Equal(n.At)
}

// withdrawAll withdraws all wanted notices of changes to come. What a wing does not answer to is tried
// again until it does.
func (h *House) withdrawAll(who string, want func(*Given) bool) {
	for {
		err := h.tryWithdrawAll(who, want)
		switch {
		case err == nil || h.ctx.Err() != nil:
			return
		case !errors.Is(err, ErrSilent):
			slog.Error("notices not withdrawn", "err", err)
			return
		}
		h.pause(time.Second)
	}
}

// tryWithdrawAll is withdrawAll without patience.
func (h *House) tryWithdrawAll(who string, want func(*Given) bool) error {
	given, err := h.wanted(want)
	if err != nil {
		return err
	}
	return firstError(forEach(given, func(n Given) error {
		h.mu.RLock()
		t, ok := h.spot(n.Table)
		h.mu.RUnlock()
		if !ok { // it has ended
			return nil
		}
		_, err := t.Withdraw(h.ctx, Party{Who: who}, Notice{n.Seq, n.Table, n.Change, n.At})
		return err
	}))
}

// wanted returns the wanted notices of changes to come, here and in all wings.
func (h *House) wanted(want func(*Given) bool) (list []Given, err error) {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	if err := h.Refresh(h.ctx); err != nil {
		return nil, err
	}
	h.mu.RLock()
	pending := false
	for l := range h.published {
		pending = pending || len(l.Pending) > 0
	}
	h.mu.RUnlock()
	if !pending {
		return nil, nil
	}
	if list, err = h.Notices(h.ctx); err != nil {
		return nil, err
	}
	for i := range h.far {
		more, err := h.wings.Notices(h.ctx, i+1)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	return slices.DeleteFunc(list, func(n Given) bool { return !want(&n) }), nil
}

// Notices returns the notices of changes to come that this part of the house's log has and that are
// not withdrawn.
func (h *House) Notices(ctx context.Context) ([]Given, error) {
	var list []Given
	now := h.now()
	for r, err := range h.config.Log.TableFrom(ctx, "", 0) {
		if err != nil {
			return nil, err
		}
		var n journal.Notice
		switch {
		case r.Kind != journal.KindNotice || r.Read(&n) != nil:
		case n.Withdraws != 0:
			list = slices.DeleteFunc(list, func(g Given) bool { return g.Seq == n.Withdraws })
		case n.At.After(now):
			list = append(list, Given{r.Seq, n})
		}
	}
	return list, nil
}
