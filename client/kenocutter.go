package client

import (
	"context"

	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/journal"
)

// KenoCutter cuts games of keno in which one has a ticket, and opens the cuts when they are
// locked out. Call Cut after a ticket was bought, and give it every status of the lounge's
// stream. With a cut of one's own, nobody who knows the house's seed can know the numbers
// before tickets are no longer sold. A cut that is not opened counts against whoever gave
// it.
type KenoCutter struct {
	*Lounge

	person string
	round  uint64      // the last that was cut for
	secret chance.Seed // what with
	opened bool
}

// Cut cuts the game of a status, once. A refusal is no error: the game may have been locked
// out meanwhile.
func (c *KenoCutter) Cut(ctx context.Context, st *wire.KenoStatus) error {
	if st.Phase != "open" || st.Round == 0 || st.Round == c.round {
		return nil
	}
	if c.person == "" {
		me, err := c.Me(ctx)
		if err != nil {
			return err
		}
		c.person = me.ID
	}
	c.round, c.secret, c.opened = st.Round, chance.NewSeed(), false
	hash := journal.CutOf(c.ID, st.Round, 0, c.person, c.secret)
	_, err := c.Lounge.Cut(ctx, wire.Cut{Round: int64(st.Round), Hash: hash.String()})
	return unlessRefused(err)
}

// Hear opens the cut if a status says that it is time.
func (c *KenoCutter) Hear(ctx context.Context, st *wire.KenoStatus) error {
	if st.Phase != "locked" || st.Opening == nil || st.Round != c.round || c.opened {
		return nil
	}
	c.opened = true
	_, err := c.OpenCut(ctx, wire.Opening{Round: int64(c.round), Secret: c.secret.String()})
	return unlessRefused(err)
}
