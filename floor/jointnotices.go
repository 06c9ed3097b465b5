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

// postAtAll gives notice at some tables. The key of the order is the first table's,
// which comes last: what it has, all have. When the notice is given or withdrawn
// everywhere, postAtAll calls end.
func (h *House) postAtAll(ctx context.Context, by Party, c table.Change, all []spot, end func()) (Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, forRounds)
	defer cancel()
	errs := forEach(all[1:], func(other spot) error {
		_, err := other.Post(ctx, Party{Who: by.Who}, c, idsExcept(all, other.ID))
		return other.naming(err, all)
	})
	receipt, err := Receipt{}, firstError(errs)
	if err == nil {
		receipt, err = all[0].Post(ctx, by, c, idsExcept(all, all[0].ID))
		errs = append(errs, err)
	}
	if err == nil {
		end()
		return receipt, nil
	}
	var posted []string
	for i, err := range errs {
		if err == nil || ctx.Err() != nil && errors.Is(err, ctx.Err()) || errors.Is(err, ErrSilent) { // it may be posted all the same
			posted = append(posted, all[(i+1)%len(all)].ID)
		}
	}
	h.background(func() {
		defer end()
		h.withdrawAt(by.Who, posted, c.String(), sitting.Stamp(c.At))
	})
	return Receipt{}, err
}

// forEach does something for each of some things at the same time, and waits for all.
func forEach[T any](list []T, do func(T) error) []error {
	errs := make([]error, len(list))
	var wait sync.WaitGroup
	for i, one := range list {
		wait.Go(func() { errs[i] = do(one) })
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
func (s spot) naming(err error, all []spot) error {
	var r *law.Refusal
	if len(all) > 1 && errors.As(err, &r) {
		return law.RefuseFor(r.Reason, r.By, "at table %s: %s", s.ID, r.Text)
	}
	return err
}

// idsOf returns the ids of tables.
func idsOf(tables []spot) []string { return idsExcept(tables, "") }

// idsExcept returns the ids of all tables but one.
func idsExcept(tables []spot, but string) []string {
	var ids []string
	for _, t := range tables {
		if t.ID != but {
			ids = append(ids, t.ID)
		}
	}
	return ids
}
