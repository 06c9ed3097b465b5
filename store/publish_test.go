package store

import (
	"sync/atomic"
	"testing"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/internal/postgrestest"
)

// told counts the checkpoints that are published, until it is closed.
type told struct {
	t      *testing.T
	notes  atomic.Int64
	closed atomic.Bool
}

func (p *told) Publish(string, tlog.HashReader) {
	if p.notes.Add(1); p.closed.Load() {
		p.t.Error("published after it was closed")
	}
}
func (p *told) Counts() (sent, failed uint64) { return uint64(p.notes.Load()), 0 }
func (p *told) Close()                        { p.closed.Store(true) }

// TestANodePublishesAgain has a node lose a house and get it back: each time it publishes anew.
func TestANodePublishesAgain(t *testing.T) {
	var started []*told
	n := join(t, postgrestest.Dir(t), "a", InShards(1), Publishing(func() Publisher {
		started = append(started, &told{t: t})
		return started[len(started)-1]
	}))
	for turn := 1; turn <= 2; turn++ {
		take(t, n, 1)
		add(t, take(t, n, 0), gift("ada", 100))
		for _, shard := range []int{0, 1} {
			if err := n.Give(shard); err != nil {
				t.Fatal(err)
			}
		}
		if len(started) != turn || started[turn-1].notes.Load() == 0 || !started[turn-1].closed.Load() {
			t.Fatalf("turn %d: %d publishers", turn, len(started))
		}
	}
}
