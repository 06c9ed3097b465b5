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
	last cut
}

// Hear cuts or opens a cut if a message says that it is time. A refusal of the table
// is no error: somebody may have been too late.
func (c *Cutter) Hear(ctx context.Context, m Message) error {
	st := m.Status
	switch {
	case st == nil:
		return nil
	case st.Phase == "opening" && c.last.opens(st.Round):
		_, err := c.OpenCut(ctx, c.last.opening())
		return unlessRefused(err)
	case (st.Phase == "idle" || st.Phase == "betting") && st.Round > c.last.round:
		return c.cut(ctx, st.Round)
	}
	return nil
}

// cut gives a cut for a round, if one has a seat.
func (c *Cutter) cut(ctx context.Context, round uint64) error {
	v, err := c.View(ctx)
	if err != nil || v.Seat == 0 {
		return err
	}
	made, err := c.last.next(ctx, c.Client, c.ID, round, table.Seat(v.Seat))
	if err != nil {
		return err
	}
	_, err = c.Cut(ctx, made)
	return unlessRefused(err)
}

// cut is the last cut that somebody gave at a table or in a keno lounge.
type cut struct {
	person string // who gives it; empty before the first
	round  uint64
	secret chance.Seed
	opened bool
}

// next makes the cut for a round. In a keno lounge there is no seat.
func (c *cut) next(ctx context.Context, me *Client, at string, round uint64, seat table.Seat) (wire.Cut, error) {
	if c.person == "" {
		p, err := me.Me(ctx)
		if err != nil {
			return wire.Cut{}, err
		}
		c.person = p.ID
	}
	c.round, c.secret, c.opened = round, chance.NewSeed(), false
	return wire.Cut{Round: int64(round), Hash: journal.CutOf(at, round, seat, c.person, c.secret).String()}, nil
}

// opens reports whether the cut of a round is still to be opened.
func (c *cut) opens(round uint64) bool { return c.round == round && !c.opened }

// opening shows the secret of the cut.
func (c *cut) opening() wire.Opening {
	c.opened = true
	return wire.Opening{Round: int64(c.round), Secret: c.secret.String()}
}

// unlessRefused returns an error unless it is a refusal of the table.
func unlessRefused(err error) error {
	var problem *wire.Problem
	if errors.As(err, &problem) && problem.Status == http.StatusConflict {
		return nil
	}
	return err
}
