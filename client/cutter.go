package client

import (
	"context"
	"errors"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/table"
)

// Cutter cuts in every round of a table at which one sits, and opens the cuts when
// no more bets are accepted. Give it every message of the table's stream:
//
//	cutter := &client.Cutter{Table: t}
//	t.Follow(ctx, 0, func(m client.Message) error { return cutter.Hear(ctx, m) })
//
// With a cut of one's own, nobody who knows the house's seeds can know or choose
// what comes. A cut that is not opened counts against whoever gave it, so keep
// following the table until the round begins.
type Cutter struct {
	*Table

	person string
	round  uint64      // the last that was cut for
	secret chance.Seed // what with
	opened bool
}

// Hear cuts or opens a cut if a message says that it is time. A refusal of the table
// is no error: somebody may have been too late.
func (c *Cutter) Hear(ctx context.Context, m Message) error {
	st := m.Status
	switch {
	case st == nil:
		return nil
	case st.Phase == "opening" && st.Round == c.round && !c.opened:
		c.opened = true
		_, err := c.OpenCut(ctx, wire.Opening{Round: int64(c.round), Secret: c.secret.String()})
		return unlessRefused(err)
	case (st.Phase == "idle" || st.Phase == "betting") && st.Round > c.round:
		return c.cut(ctx, st.Round)
	}
	return nil
}

// cut gives a cut for a round, if one has a seat.
func (c *Cutter) cut(ctx context.Context, round uint64) error {
	if c.person == "" {
		me, err := c.Me(ctx)
		if err != nil {
			return err
		}
		c.person = me.ID
	}
	v, err := c.View(ctx)
	if err != nil || v.Seat == 0 {
		return err
	}
	c.round, c.secret, c.opened = round, chance.NewSeed(), false
	hash := journal.CutOf(c.ID, round, table.Seat(v.Seat), c.person, c.secret)
	_, err = c.Cut(ctx, wire.Cut{Round: int64(round), Hash: hash.String()})
	return unlessRefused(err)
}

// unlessRefused returns an error unless it is a refusal of the table.
func unlessRefused(err error) error {
	var problem *wire.Problem
	if errors.As(err, &problem) && problem.Status == http.StatusConflict {
		return nil
	}
	return err
}
