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

// WithdrawNotice withdraws a notice of this table's before the change takes effect,
// with the same of others. In the middle of a round it waits until the round is
// over.
func (t *Table) WithdrawNotice(ctx context.Context, by Party, n Notice, with ...Notice) (Receipt, error) {
	if r, err := t.confirmed(ctx, by); !errors.Is(err, sitting.ErrNew) {
		return r, err
	}
	h := t.house
	p := &proposal{tables: []string{t.ID}, withdrawn: true}
	var ok bool
	if p.change, ok = sitting.FindChange(t.Listing().Pending, n.Change, n.At); !ok {
		return Receipt{}, sitting.NoSuchChange()
	}
	others := make([]*Table, len(with))
	for i := range with {
		if others[i], ok = h.Table(with[i].Table); !ok {
			return Receipt{}, sitting.NoSuchChange()
		}
		p.tables = append(p.tables, others[i].ID)
	}
	if len(with) > 0 && n.At.Sub(h.now()) < forRounds {
		return Receipt{}, law.RefuseFor(law.Notice, "8.3(b)", "it is too late: what takes effect at several tables within %.0f minutes is not withdrawn", forRounds.Minutes())
	}
	end, err := h.propose(p)
	if err != nil {
		return Receipt{}, err
	}
	if len(with) == 0 {
		defer end()
		return t.Give(ctx, withdrawal(by, n))
	}
	done := make(chan Outcome, 1)
	if !h.background(func() { // to the end, whoever still waits for it: the tables stay alike
		defer end()
		errs := forEach(others, func(other *Table) error {
			_, err := other.Give(h.ctx, withdrawal(Party{Who: by.Who, Name: by.Name}, with[slices.Index(others, other)]))
			return err
		})
		r, err := t.Give(h.ctx, withdrawal(by, n))
		done <- Outcome{Receipt: r, Err: firstError(append(errs, err))}
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

// withdrawal is the order to withdraw a notice at one table.
func withdrawal(by Party, n Notice) sitting.Order {
	return sitting.WithdrawNotice(by, n.Change, n.At, n.Seq)
}

// withdrawAt withdraws a notice at those of some tables that have it.
func (h *House) withdrawAt(who string, tables []string, change string, at time.Time) {
	h.withdrawAll(who, func(n *journal.Notice) bool {
		return slices.Contains(tables, n.Table) && n.Change == change && n.At.Equal(at)
	})
}

// repairNotices withdraws notices for several tables that some of them do not have:
// the house was closed before all had it, or had it withdrawn.
func (h *House) repairNotices() {
	if !slices.ContainsFunc(h.Lobby(), func(l Listing) bool { return len(l.Pending) > 0 }) {
		return
	}
	now := h.now()
	toCome := func(id string, n *journal.Notice) bool {
		t, ok := h.Table(id)
		if !ok {
			return false
		}
		_, ok = sitting.FindChange(t.Listing().Pending, n.Change, n.At)
		return ok
	}
	h.withdrawAll("dealer", func(n *journal.Notice) bool {
		return n.At.After(now) && slices.ContainsFunc(n.With, func(id string) bool { return !toCome(id, n) })
	})
}

// withdrawAll withdraws all wanted notices that were given and are not withdrawn.
func (h *House) withdrawAll(who string, want func(*journal.Notice) bool) {
	given := map[uint64]Notice{}
	for r, err := range h.config.Log.TableFrom(h.ctx, "", 0) {
		if err != nil {
			slog.Error("notices not read", "err", err)
			return
		}
		var n journal.Notice
		if r.Kind != journal.KindNotice || r.Read(&n) != nil {
			continue
		}
		switch {
		case n.Withdraws != 0:
			delete(given, n.Withdraws)
		case want(&n):
			given[r.Seq] = Notice{r.Seq, n.Table, n.Change, n.At}
		}
	}
	for _, n := range given {
		if t, ok := h.Table(n.Table); ok {
			if _, err := t.Give(h.ctx, withdrawal(Party{Who: who}, n)); err != nil && h.ctx.Err() == nil {
				slog.Error("notice not withdrawn", "table", n.Table, "change", n.Change, "err", err)
			}
		}
	}
}
