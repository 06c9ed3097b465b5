package floor

import (
	"context"
	"errors"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

const (
	// farthest is how long before a change notice of it may be given.
	farthest = 365 * 24 * time.Hour

	// forRounds is how long notice that is given at several tables, or withdrawn
	// there, may take until all have it: each waits for its round to end.
	forRounds = 2 * time.Minute

	// forSeveral is how long a change at several tables is posted ahead at the
	// least, so that it can be withdrawn for a while.
	forSeveral = 5 * time.Minute
)

// Post gives notice of a change of the rules, 8.3, at this table and those with
// it: at all of them or at none. In the middle of a round it waits until the round
// is over. A change that does not say when it takes effect does so as soon as
// is lawful.
func (t *Table) Post(ctx context.Context, by Party, c table.Change, with ...*Table) (Receipt, error) {
	if r, err := t.confirmed(ctx, by); !errors.Is(err, errNew) {
		return r, err
	}
	needs, err := t.wants(ctx, &c, with)
	if err != nil {
		return Receipt{}, err
	}
	needs = agreedTo(needs, &c)
	p := &proposal{tables: idsOf(append(with, t)), change: c}
	now := t.house.now()
	if c.At.IsZero() {
		p.change.At = now.Add(needs.Ahead + slack(with))
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
		return t.postAll(ctx, by, c, with, end)
	}
	defer end()
	return t.post(ctx, by, c, nil)
}

// errNew says that an order was not carried out before.
var errNew = law.Refuse("", "nothing was ordered under that key")

// confirmed is the receipt of an order that was carried out before, or errNew.
func (t *Table) confirmed(ctx context.Context, by Party) (Receipt, error) {
	if by.Key == "" {
		return Receipt{}, errNew
	}
	return t.give(ctx, &order{by: by, do: func(*sitting) (Receipt, error) { return Receipt{}, errNew }})
}

// post gives notice at the table, which is also given at others.
func (t *Table) post(ctx context.Context, by Party, c table.Change, with []string) (Receipt, error) {
	return t.give(ctx, &order{by: by, rest: true, do: func(s *sitting) (Receipt, error) {
		needs, err := s.live.Table().Needs(&c)
		if err != nil {
			return Receipt{}, err
		}
		needs = agreedTo(needs, &c)
		if c.At.IsZero() {
			c.At = s.now.Add(needs.Ahead)
		}
		c.At = stamp(c.At)
		_, twice := comingAs(s.live.Table().Pending(), c.String(), c.At)
		switch {
		case twice:
			return Receipt{}, law.RefuseFor(law.Notice, "8.3(b)", "notice of that change was given already")
		case c.At.Before(s.now):
			return Receipt{}, law.RefuseFor(law.Notice, needs.By, "the rules do not change in the past: a change that names no time is made as soon as is lawful")
		case c.At.Sub(s.now) > farthest:
			return Receipt{}, law.RefuseFor(law.Notice, needs.By, "notice is given at most a year ahead")
		}
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Noticed, Change: c, Time: s.now}); err != nil {
			return Receipt{}, law.Refuse("8.3(b)", "%s", err)
		}
		if err := s.take(by.Who, s.live.Post(c, s.now)); err != nil {
			return Receipt{}, err
		}
		s.tellHouse(by.Who, journal.Notice{Table: s.id, Change: c.String(), At: c.At, Law: needs.By, Told: c.Told, With: with})
		return Receipt{}, s.did(nil)
	}})
}

// agreedTo is what a change needs if all patrons agreed to it where that is
// enough.
func agreedTo(needs table.Needs, c *table.Change) table.Needs {
	if c.Agreed && needs.Agreed != "" {
		return table.Needs{By: needs.Agreed}
	}
	return needs
}

// tellHouse writes a notice among the house's own records.
func (s *sitting) tellHouse(who string, n journal.Notice) {
	s.batch.Records = append(s.batch.Records, Record{Time: s.now, Who: who, Kind: journal.KindNotice, Data: encode(n)})
}

// comingAs finds the change that a notice was given of among those to come.
func comingAs(list []table.Change, change string, at time.Time) (table.Change, bool) {
	for _, c := range list {
		if c.String() == change && c.At.Equal(at) {
			return c, true
		}
	}
	return table.Change{}, false
}

// Needs says what notice a change would need at the table as it stands and
// those with it, or why it cannot be made.
func (t *Table) Needs(ctx context.Context, c table.Change, with ...*Table) (table.Needs, error) {
	needs, err := t.wants(ctx, &c, with)
	if err != nil {
		return needs, err
	}
	needs.Ahead += slack(with)
	if c.At.IsZero() {
		c.At = t.house.now().Add(needs.Ahead)
	}
	t.house.alike.Lock()
	defer t.house.alike.Unlock()
	if r := t.house.suits(&proposal{tables: idsOf(append(with, t)), change: c}); r != nil {
		return needs, r
	}
	return needs, nil
}

// slack is the time that it takes to give notice at others, too.
func slack(with []*Table) time.Duration {
	if len(with) == 0 {
		return 0
	}
	return forSeveral
}

// wants is the longest notice that any of the tables wants by itself.
func (t *Table) wants(ctx context.Context, c *table.Change, with []*Table) (most table.Needs, err error) {
	for i, one := range append([]*Table{t}, with...) {
		var needs table.Needs
		_, err := one.give(ctx, &order{look: true, do: func(s *sitting) (_ Receipt, err error) {
			needs, err = s.live.Table().Needs(c)
			return Receipt{}, err
		}})
		if err != nil {
			return most, one.saying(err, with)
		}
		if i == 0 || needs.Ahead > most.Ahead || needs.Commission {
			most = needs
		}
	}
	return most, nil
}
