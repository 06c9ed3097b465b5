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

// PostNotice gives notice of a change of the rules, 8.3, at this table and those
// with it: at all of them or at none. In the middle of a round it waits until the
// round is over. A change that does not say when it takes effect does so as soon as
// is lawful.
func (t *Table) PostNotice(ctx context.Context, by Party, c table.Change, with ...*Table) (Receipt, error) {
	if r, err := t.confirmed(ctx, by); !errors.Is(err, sitting.ErrNew) {
		return r, err
	}
	needs, err := t.longestNotice(ctx, &c, with)
	if err != nil {
		return Receipt{}, err
	}
	needs = sitting.NeedsAgreed(needs, &c)
	p := &proposal{tables: idsOf(append(with, t)), change: c}
	now := t.house.now()
	if c.At.IsZero() {
		p.change.At = now.Add(needs.Ahead + leastAhead(with))
	}
	if len(with) > 0 {
		if p.change.At.Sub(now) < forSeveral {
			return Receipt{}, law.RefuseFor(law.Notice, needs.By, "the rules at several tables change at the earliest in %.0f minutes, when their rounds are over", forSeveral.Minutes())
		}
		c.At = p.change.At // the same for all
	}
	end, err := t.house.propose(p)
	if err != nil {
		return Receipt{}, err
	}
	if len(with) > 0 {
		return t.postAtAll(ctx, by, c, with, end)
	}
	defer end()
	defer prepareBots(ctx, t)
	return t.Give(ctx, sitting.PostNotice(by, c, nil))
}

// prepareBots has the bots of some tables ready for changes of which notice is given.
func prepareBots(ctx context.Context, tables ...*Table) {
	for _, t := range tables {
		var work func()
		err := t.Look(ctx, func(s *sitting.Sitting) error {
			work = s.BotCounsel()
			return nil
		})
		if err == nil && work != nil {
			t.house.background(work)
		}
	}
}

// confirmed returns the receipt of an order that was carried out before, or
// [sitting.ErrNew].
func (t *Table) confirmed(ctx context.Context, by Party) (Receipt, error) {
	if by.Key == "" {
		return Receipt{}, sitting.ErrNew
	}
	return t.Give(ctx, sitting.Confirm(by))
}

// Needs says what notice a change would need at the table as it stands and
// those with it, or why it cannot be made.
func (t *Table) Needs(ctx context.Context, c table.Change, with ...*Table) (table.NoticeNeeded, error) {
	needs, err := t.longestNotice(ctx, &c, with)
	if err != nil {
		return needs, err
	}
	needs.Ahead += leastAhead(with)
	if c.At.IsZero() {
		c.At = t.house.now().Add(needs.Ahead)
	}
	t.house.uniform.Lock()
	defer t.house.uniform.Unlock()
	if r := t.house.checkProposal(&proposal{tables: idsOf(append(with, t)), change: c}); r != nil {
		return needs, r
	}
	return needs, nil
}

// leastAhead returns how long a change is posted ahead because others have it, too.
func leastAhead(with []*Table) time.Duration {
	if len(with) == 0 {
		return 0
	}
	return forSeveral
}

// longestNotice returns the longest notice that any of the tables needs by itself.
func (t *Table) longestNotice(ctx context.Context, c *table.Change, with []*Table) (most table.NoticeNeeded, err error) {
	for i, one := range append([]*Table{t}, with...) {
		var needs table.NoticeNeeded
		err := one.Look(ctx, func(s *sitting.Sitting) (err error) {
			needs, err = s.Table().NoticeNeeded(c)
			return err
		})
		if err != nil {
			return most, one.naming(err, with)
		}
		if i == 0 || needs.Ahead > most.Ahead || needs.Commission {
			most = needs
		}
	}
	return most, nil
}
