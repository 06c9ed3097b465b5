package floor

import (
	"context"
	"fmt"
	"time"

	"boardwalk/chance"
	"boardwalk/floor/actor"
	"boardwalk/floor/history"
	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/store"
	"boardwalk/version"
)

// Restored is what was done to have a house go on from a copy.
type Restored struct {
	journal.Server
	Tables    int // whose seeds were renewed
	Abandoned int // rounds that were under way
}

// Restore has a house go on from data that is a copy, or of which something is lost:
// somebody may know what came after it. The order is a record, the rounds under way are
// abandoned and no seed is used that was committed to before, all of it in one commit.
// The store must have been opened with [store.Restoring]; settings are those of [Open].
func Restore(ctx context.Context, st *store.Store, settings ...Setting) (Restored, error) {
	r := Restored{Server: st.Restored(ctx)}
	h := &House{ctx: ctx, program: version.Current(),
		config: &actor.Config{Context: ctx, Log: st, Clock: st.Now, Seed: chance.NewSeed, Plans: map[string]*sitting.Plan{},
			Away: 2 * time.Minute, MaxLen: maxLen, Pace: &stream.Pace{}, History: history.NewReader(st)}}
	for _, set := range settings {
		set(h)
	}
	data, err := journal.Data(opened(r.Server, h.program))
	if err != nil {
		return r, err
	}
	all := sitting.Batch{Records: []journal.Record{{Time: h.config.Now(), Who: restorer, Kind: journal.KindServer, Data: data}}}
	tables, err := st.Tables(ctx)
	if err != nil {
		return r, err
	}
	for _, id := range tables {
		if ended, err := h.hasEnded(id); err != nil {
			return r, err
		} else if ended {
			continue // nobody plays there any more
		}
		b, err := actor.Restore(h.config, id, restorer)
		if err != nil {
			return r, err
		}
		r.Tables++
		for _, rec := range b.Records {
			if rec.Kind == journal.KindEntry {
				r.Abandoned++
			}
		}
		appendBatch(&all, b)
	}
	var batch store.Batch
	actor.Fill(&batch, &all)
	if err := restoreLounges(ctx, st, h.config.Now(), &batch); err != nil {
		return r, err
	}
	_, err = st.Append(&batch)
	return r, err
}

// restoreLounges has every keno lounge use other seeds than those that were committed to.
func restoreLounges(ctx context.Context, st *store.Store, now time.Time, batch *store.Batch) error {
	ids, err := st.Begun(ctx, system.KindSetup)
	if err != nil {
		return err
	}
	for _, id := range ids {
		records, err := st.SinceLast(ctx, id, system.KindSetup)
		if err != nil {
			return err
		}
		s, err := system.Load(id, records)
		if err == nil {
			err = s.Restore(restorer, now)
		}
		if err != nil {
			return fmt.Errorf("lounge %s: %w", id, err)
		}
		batch.Records = append(batch.Records, s.Batch().Records...)
	}
	return nil
}

// restorer is who does what a restored house owes its players. Nobody else has that id.
const restorer = "server"

// appendBatch adds the records of a table, with the transfers that follow from them, to
// those of others.
func appendBatch(all, b *sitting.Batch) {
	for _, x := range b.Transfers {
		x.Record += uint64(len(all.Records))
		all.Transfers = append(all.Transfers, x)
	}
	all.Records, all.Seeds = append(all.Records, b.Records...), append(all.Seeds, b.Seeds...)
}
