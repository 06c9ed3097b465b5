package floor

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"time"

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

// Retract takes back a notice of this table's before the change takes effect,
// with the same of others. In the middle of a round it waits until the round is
// over.
func (t *Table) Retract(ctx context.Context, by Party, n Notice, with ...Notice) (Receipt, error) {
	if r, err := t.confirmed(ctx, by); !errors.Is(err, errNew) {
		return r, err
	}
	h := t.house
	p := &proposal{tables: []string{t.ID}, off: true}
	var ok bool
	if p.change, ok = comingAs(t.Listing().Pending, n.Change, n.At); !ok {
		return Receipt{}, notComing()
	}
	others := make([]*Table, len(with))
	for i := range with {
		if others[i], ok = h.Table(with[i].Table); !ok {
			return Receipt{}, notComing()
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
		return t.retract(ctx, by, n)
	}
	done := make(chan Outcome, 1)
	if !h.later(func() { // to the end, whoever still waits for it: the tables stay alike
		defer end()
		errs := each(others, func(other *Table) error {
			_, err := other.retract(h.ctx, Party{Who: by.Who, Name: by.Name}, with[slices.Index(others, other)])
			return err
		})
		r, err := t.retract(h.ctx, by, n)
		done <- Outcome{r, first(append(errs, err))}
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

func notComing() *law.Refusal {
	return law.RefuseFor(law.Unknown, "8.3(b)", "that change is not to come: it is in effect, or its notice was withdrawn")
}

// retract takes back a notice of the table's.
func (t *Table) retract(ctx context.Context, by Party, n Notice) (Receipt, error) {
	return t.give(ctx, &order{by: by, rest: true, do: func(s *sitting) (Receipt, error) {
		c, ok := comingAs(s.live.Table().Pending(), n.Change, n.At)
		if !ok {
			return Receipt{}, notComing()
		}
		c.Withdrawn = true
		if err := s.take(by.Who, s.live.Post(c, s.now)); err != nil {
			return Receipt{}, err
		}
		s.tellHouse(by.Who, journal.Notice{Table: s.id, Change: n.Change, At: n.At, Law: "8.3(b)", Told: c.Told, Withdraws: n.Seq})
		return Receipt{}, s.did(nil)
	}})
}

// takeBack takes back what was posted at some tables.
func (h *House) takeBack(who string, tables []string, change string, at time.Time) {
	h.retractAll(who, func(n *journal.Notice) bool {
		return slices.Contains(tables, n.Table) && n.Change == change && n.At.Equal(at)
	})
}

// mend takes back what was posted for several tables and is not to come at all
// of them: the house was closed before all had it, or had it back.
func (h *House) mend() {
	if !slices.ContainsFunc(h.Lobby(), func(l Listing) bool { return len(l.Pending) > 0 }) {
		return
	}
	now := h.now()
	toCome := func(id string, n *journal.Notice) bool {
		t, ok := h.Table(id)
		if !ok {
			return false
		}
		_, ok = comingAs(t.Listing().Pending, n.Change, n.At)
		return ok
	}
	h.retractAll("dealer", func(n *journal.Notice) bool {
		return n.At.After(now) && slices.ContainsFunc(n.With, func(id string) bool { return !toCome(id, n) })
	})
}

// retractAll takes back those of the notices that were given and not withdrawn
// that are wanted.
func (h *House) retractAll(who string, want func(*journal.Notice) bool) {
	given := map[uint64]Notice{}
	for r, err := range h.log.TableFrom(h.ctx, "", 0) {
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
			if _, err := t.retract(h.ctx, Party{Who: who}, n); err != nil && h.ctx.Err() == nil {
				slog.Error("notice not taken back", "table", n.Table, "change", n.Change, "err", err)
			}
		}
	}
}
