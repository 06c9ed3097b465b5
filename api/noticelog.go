package api

import (
	"context"
	"slices"
	"sync"

	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/store"
)

// mostNotices is how many notices an answer has at most.
const mostNotices = 500

// noticeLog is the notices of the record. Few records are notices, so it remembers
// those that it found and reads on where it stopped.
type noticeLog struct {
	mu     sync.Mutex
	shards []noticeShard
}

// noticeShard is the notices of one shard.
type noticeShard struct {
	next uint64 // the record from which to read on
	list []wire.Given
}

// read returns the notices that want accepts, the newest first.
func (g *noticeLog) read(ctx context.Context, from []*store.Reader, want func(*wire.Given) bool) ([]wire.Given, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.shards = append(g.shards, make([]noticeShard, len(from)-len(g.shards))...)
	out := []wire.Given{}
	for i := range g.shards {
		if err := g.shards[i].update(ctx, from[i]); err != nil {
			return nil, err
		}
		for _, n := range slices.Backward(g.shards[i].list) {
			if want(&n) {
				out = append(out, n)
			}
		}
	}
	if len(from) > 1 {
		slices.SortStableFunc(out, func(a, b wire.Given) int { return b.Time.Compare(a.Time) })
	}
	return out[:min(len(out), mostNotices)], nil
}

// update reads what is new.
func (g *noticeShard) update(ctx context.Context, from *store.Reader) error {
	for r, err := range from.TableFrom(ctx, "", g.next) {
		if err != nil {
			return err
		}
		g.next = r.Seq + 1
		if r.Kind != journal.KindNotice {
			continue
		}
		var n journal.Notice
		if err := r.Read(&n); err != nil {
			return err
		}
		if n.Withdraws != 0 {
			g.withdraw(n.Withdraws, wire.Withdrawal{Time: r.Time, Who: r.Who})
			continue
		}
		g.list = append(g.list, wire.Given{Seq: r.Seq, Time: r.Time, Who: r.Who, Table: n.Table, Change: n.Change, At: n.At,
			Law: cite(n.Law), Told: n.Told, With: n.With})
	}
	return nil
}

// withdraw marks a notice as withdrawn.
func (g *noticeShard) withdraw(seq uint64, w wire.Withdrawal) {
	for i := range g.list {
		if g.list[i].Seq == seq {
			g.list[i].Withdrawn = &w
		}
	}
}
