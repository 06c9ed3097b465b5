package cli

import (
	"context"
	"log/slog"
	"time"

	"boardwalk/store"
)

// archiving is the flag of serve that has a house archive its old months by itself.
type archiving struct {
	KeepMonths int `name:"keep-months" default:"0" placeholder:"N" help:"Move months to archives when so many are over that are younger (boardwalk archive --help); 0 for never."`
}

// archiveEvery is how often an open house looks for a month that is over.
const archiveEvery = 6 * time.Hour

// archive moves the lines of old months until the house closes.
func (a *archiving) archive(ctx context.Context, st *store.Store, log *slog.Logger) {
	if a.KeepMonths <= 0 {
		return
	}
	look := time.NewTicker(archiveEvery)
	defer look.Stop()
	for {
		err := st.Archive(ctx, keepsFrom(st.Now(), a.KeepMonths), func(done store.Archived) {
			log.Info("a month was archived", "file", done.Name, "records", done.Until-done.From, "moved", done.Moved)
		})
		if err != nil && ctx.Err() == nil {
			log.Error("old months cannot be archived, and it is tried again in six hours", "err", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-look.C:
		}
	}
}

// keepsFrom returns the beginning of the first month that stays in the database.
func keepsFrom(now time.Time, months int) time.Time {
	now = now.UTC()
	return time.Date(now.Year(), now.Month()-time.Month(months), 1, 0, 0, 0, 0, time.UTC)
}
