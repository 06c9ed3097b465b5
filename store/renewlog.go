package store

import (
	"errors"
	"os"

	"boardwalk/store/files"
)

// renewLog readies the write-ahead log of a house that was not closed in good order, before
// the first commit.
func (c *committer) renewLog(found *inspection) error {
	switch {
	case found.fresh:
		return nil
	case found.removed && !c.s.restoring:
		return c.s.emptyHeads(c.log)
	}
	return c.cutTornEnd(&found.log)
}

// cutTornEnd takes away what follows the last whole transaction of the log. SQLite
// writes over it, but perhaps not over all of it; and if the power then fails again,
// the rest of two transactions would look like damage.
func (c *committer) cutTornEnd(log *wal) error {
	size, err := files.Size(walFile(c.s.dir))
	if err != nil || log.end == 0 || size <= log.end || c.at.frames != log.frames { // a migration has written since
		return err
	}
	f, err := os.OpenFile(walFile(c.s.dir), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Truncate(log.end), f.Sync(), f.Close())
}
