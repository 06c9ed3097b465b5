package floor

import (
	"context"
	"errors"
	"slices"
	"sync"

	"boardwalk/floor/sitting"
	"boardwalk/law"
	"boardwalk/table"
)

// Every table is at rest at a time of its own, so a notice for several is given
// at one after another. Nothing of it takes effect before all have it; if one
// refuses, or the house closes meanwhile, it is withdrawn at the others.

// postAtAll gives notice at this table and others. The key of the order is this
// table's, which comes last: what it has, all have. When the notice is given or
// withdrawn everywhere, postAtAll calls end.
func (t *Table) postAtAll(ctx context.Context, by Party, c table.Change, with []*Table, end func()) (Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, forRounds)
	defer cancel()
	all := append(slices.Clip(with), t)
	errs := forEach(with, func(other *Table) error {
		_, err := other.Give(ctx, sitting.PostNotice(Party{Who: by.Who, Name: by.Name}, c, idsExcept(all, other)))
		return other.naming(err, with)
	})
	receipt, err := Receipt{}, firstError(errs)
	if err == nil {
		receipt, err = t.Give(ctx, sitting.PostNotice(by, c, idsExcept(all, t)))
		errs = append(errs, err)
	}
	if err == nil {
		end()
		prepareBots(ctx, all...)
		return receipt, nil
	}
	var posted []string
	for i, err := range errs {
		if err == nil || ctx.Err() != nil && errors.Is(err, ctx.Err()) { // it may be posted all the same
			posted = append(posted, all[i].ID)
		}
	}
	t.house.background(func() {
		defer end()
		t.house.withdrawAt(by.Who, posted, c.String(), sitting.Stamp(c.At))
	})
	return Receipt{}, err
}

// forEach has some tables do something at the same time, and waits for all.
func forEach(tables []*Table, do func(*Table) error) []error {
	errs := make([]error, len(tables))
	var wait sync.WaitGroup
	for i, t := range tables {
		wait.Go(func() { errs[i] = do(t) })
	}
	wait.Wait()
	return errs
}

// firstError returns the first error that is not nil, or nil.
func firstError(errs []error) error {
	if i := slices.IndexFunc(errs, func(err error) bool { return err != nil }); i >= 0 {
		return errs[i]
	}
	return nil
}

// naming has a refusal name the table that it is of, where there are several.
func (t *Table) naming(err error, with []*Table) error {
	var r *law.Refusal
	if len(with) > 0 && errors.As(err, &r) {
		return law.RefuseFor(r.Reason, r.By, "at table %s: %s", t.ID, r.Text)
	}
	return err
}

// idsOf returns the ids of tables.
func idsOf(tables []*Table) []string { return idsExcept(tables, nil) }

// idsExcept returns the ids of all tables but one.
func idsExcept(tables []*Table, but *Table) []string {
	var ids []string
	for _, t := range tables {
		if t != but {
			ids = append(ids, t.ID)
		}
	}
	return ids
}
