package floor

import (
	"context"
	"errors"
	"slices"
	"sync"

	"boardwalk/law"
	"boardwalk/table"
)

// Every table is at rest at a time of its own, so a notice for several is given
// at one after another. Nothing of it takes effect before all have it; if one
// refuses, or the house closes meanwhile, it is taken back at the others.

// postAll gives notice at this table and others. The key of the order is this
// table's, which comes last: what it has, all have.
func (t *Table) postAll(ctx context.Context, by Party, c table.Change, with []*Table, end func()) (Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, forRounds)
	defer cancel()
	all := append(slices.Clip(with), t)
	errs := each(with, func(other *Table) error {
		_, err := other.post(ctx, Party{Who: by.Who, Name: by.Name}, c, others(all, other))
		return other.saying(err, with)
	})
	receipt, err := Receipt{}, first(errs)
	if err == nil {
		receipt, err = t.post(ctx, by, c, others(all, t))
		errs = append(errs, err)
	}
	if err == nil {
		end()
		return receipt, nil
	}
	var back []string
	for i, err := range errs {
		if err == nil || ctx.Err() != nil && errors.Is(err, ctx.Err()) { // which may have come too late
			back = append(back, all[i].ID)
		}
	}
	t.house.later(func() {
		defer end()
		t.house.takeBack(by.Who, back, c.String(), stamp(c.At))
	})
	return Receipt{}, err
}

// each has some tables do something, and waits for all.
func each(tables []*Table, do func(*Table) error) []error {
	errs := make([]error, len(tables))
	var wait sync.WaitGroup
	for i, t := range tables {
		wait.Go(func() { errs[i] = do(t) })
	}
	wait.Wait()
	return errs
}

func first(errs []error) error {
	if i := slices.IndexFunc(errs, func(err error) bool { return err != nil }); i >= 0 {
		return errs[i]
	}
	return nil
}

// saying has a refusal say which of several tables it is of.
func (t *Table) saying(err error, with []*Table) error {
	var r *law.Refusal
	if len(with) > 0 && errors.As(err, &r) {
		return law.RefuseFor(r.Reason, r.By, "at table %s: %s", t.ID, r.Text)
	}
	return err
}

// idsOf are the ids of tables, and others those of all but one.
func idsOf(tables []*Table) []string { return others(tables, nil) }

func others(tables []*Table, but *Table) []string {
	var ids []string
	for _, t := range tables {
		if t != but {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// later has something done beside the tables, while the house is open.
func (h *House) later(do func()) bool {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if h.closed {
		return false
	}
	h.wait.Go(do)
	return true
}
