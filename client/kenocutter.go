package client

import (
	"context"

	"boardwalk/api/wire"
)

// KenoCutter cuts games of keno in which one has a ticket, and opens the cuts when they are
// locked out. Call Cut after a ticket was bought, and give it every status of the lounge's
// stream. With a cut of one's own, nobody who knows the house's seed can know the numbers
// before tickets are no longer sold. A cut that is not opened counts against whoever gave
// it.
type KenoCutter struct {
	*Lounge
	last cut
}

// Cut cuts the game of a status, once. A refusal is no error: the game may have been locked
// out meanwhile.
func (c *KenoCutter) Cut(ctx context.Context, st *wire.KenoStatus) error {
	if st.Phase != "open" || st.Round == 0 || st.Round == c.last.round {
		return nil
	}
	made, err := c.last.next(ctx, c.Client, c.ID, st.Round, 0)
	if err != nil {
		return err
	}
	_, err = c.Lounge.Cut(ctx, made)
	return unlessRefused(err)
}

// Hear opens the cut if a status says that it is time.
func (c *KenoCutter) Hear(ctx context.Context, st *wire.KenoStatus) error {
	if st.Phase != "locked" || st.Opening == nil || !c.last.opens(st.Round) {
		return nil
	}
	_, err := c.OpenCut(ctx, c.last.opening())
	return unlessRefused(err)
}
