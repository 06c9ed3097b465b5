package floor

import (
	"context"
	"errors"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/law"
	"boardwalk/table"
)

const (
	// forRounds is how long it may take until a notice at several tables is given or
	// withdrawn at all of them: each waits for its round to end.
	forRounds = 2 * time.Minute

	// forSeveral is how long a change at several tables is posted ahead at the
	// least, so that it can be withdrawn for a while.
	forSeveral = 5 * time.Minute
)

// PostNotice gives notice of a change of the rules, 8.3, at a table and those
// with it: at all of them or at none. In the middle of a round it waits until the
// round is over. A change that does not say when it takes effect does so as soon as
// is lawful. The key of the order is the first table's.
func (h *House) PostNotice(ctx context.Context, by Party, c table.Change, at string, with ...string) (Receipt, error) {
	all, err := h.locate(ctx, append([]string{at}, with...)...)
	if err != nil {
		return Receipt{}, err
	}
	if r, err := confirmed(ctx, all[0], by); !errors.Is(err, sitting.ErrNew) {
		return r, err
	}
	needs, err := longestNotice(ctx, c, all)
	if err != nil {
		return Receipt{}, err
	}
	needs = sitting.NeedsAgreed(needs, &c)
	p := &proposal{tables: idsOf(all), change: c}
	now := h.now()
	if c.At.IsZero() {
		p.change.At = now.Add(needs.Ahead + leastAhead(all))
	}
	if len(with) > 0 {
		if p.change.At.Sub(now) < forSeveral {
			return Receipt{}, law.RefuseFor(law.Notice, "house:added-4(b)",
				"the rules at several tables change at the earliest in %.0f minutes, when their rounds are over", forSeveral.Minutes())
		}
		c.At = p.change.At // the same for all
	}
	end, err := h.propose(ctx, p)
	if err != nil {
		return Receipt{}, err
	}
	if len(with) > 0 {
		return h.postAtAll(ctx, by, c, all, end)
	}
	defer end()
	return all[0].Post(ctx, by, c, nil)
}

// confirmed returns the receipt of an order that was carried out before, or
// [sitting.ErrNew].
func confirmed(ctx context.Context, t spot, by Party) (Receipt, error) {
	if by.Key == "" {
		return Receipt{}, sitting.ErrNew
	}
	return t.Confirm(ctx, by)
}

// Needs says what notice a change would need at a table as it stands and
// those with it, or why it cannot be made.
func (h *House) Needs(ctx context.Context, c table.Change, at string, with ...string) (table.NoticeNeeded, error) {
	all, err := h.locate(ctx, append([]string{at}, with...)...)
	if err != nil {
		return table.NoticeNeeded{}, err
	}
	needs, err := longestNotice(ctx, c, all)
	if err != nil {
		return needs, err
	}
	needs.Ahead += leastAhead(all)
	if c.At.IsZero() {
		c.At = h.now().Add(needs.Ahead)
	}
	h.uniform.Lock()
	defer h.uniform.Unlock()
	return needs, h.checkProposal(ctx, &proposal{tables: idsOf(all), change: c})
}

// leastAhead returns how long a change is posted ahead because several tables have it.
func leastAhead(all []spot) time.Duration {
	if len(all) == 1 {
		return 0
	}
	return forSeveral
}

// longestNotice returns the longest notice that any of the tables needs by itself.
func longestNotice(ctx context.Context, c table.Change, all []spot) (most table.NoticeNeeded, err error) {
	for i, one := range all {
		needs, err := one.NoticeNeeded(ctx, c)
		if err != nil {
			return most, one.naming(err, all)
		}
		if i == 0 || needs.Ahead > most.Ahead || needs.Commission {
			most = needs
		}
	}
	return most, nil
}
