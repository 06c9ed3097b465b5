package witness

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/tlog"
)

// Target is where checkpoints are published.
type Target interface {
	// Name is what the target is called when something goes wrong.
	Name() string

	// Publish passes a signed checkpoint on. The hashes are those of the house's log,
	// for proofs.
	Publish(ctx context.Context, note string, hashes tlog.HashReader) error
}

// Publisher passes checkpoints on to targets, each at its own pace. A target that is
// slow or gone keeps nobody from playing: it gets the newest checkpoint when it can.
type Publisher struct {
	log          *slog.Logger
	targets      []*queue
	wait         sync.WaitGroup
	stop         context.CancelFunc
	closed       sync.Once
	sent, failed atomic.Uint64
}

// queue is a target with the checkpoint that it is to get next.
type queue struct {
	Target
	todo    chan checkpoint
	failing bool
}

// checkpoint is a signed checkpoint, with the hashes of its log.
type checkpoint struct {
	note   string
	hashes tlog.HashReader
}

// patience is how long a target may take, and how long the house waits for all of them
// when it closes.
const patience = 10 * time.Second

// NewPublisher starts a publisher. Failures are counted, and the first in a row is
// logged.
func NewPublisher(log *slog.Logger, targets ...Target) *Publisher {
	ctx, stop := context.WithCancel(context.Background())
	p := &Publisher{log: log, stop: stop}
	for _, t := range targets {
		q := &queue{Target: t, todo: make(chan checkpoint, 1)}
		p.targets = append(p.targets, q)
		p.wait.Go(func() {
			for c := range q.todo {
				p.pass(ctx, q, c)
			}
		})
	}
	return p
}

// Publish passes a checkpoint on. It does not wait.
func (p *Publisher) Publish(note string, hashes tlog.HashReader) {
	for _, q := range p.targets {
		for sent := false; !sent; {
			select {
			case q.todo <- checkpoint{note, hashes}:
				sent = true
			case <-q.todo: // it is overtaken
			}
		}
	}
}

// pass passes a checkpoint on to one target.
func (p *Publisher) pass(ctx context.Context, q *queue, c checkpoint) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	err := q.Publish(ctx, c.note, c.hashes)
	if err == nil {
		p.sent.Add(1)
		if q.failing {
			p.log.Info("checkpoints are published again", "to", q.Name())
		}
		q.failing = false
		return
	}
	p.failed.Add(1)
	if !q.failing {
		p.log.Warn("a checkpoint was not published", "to", q.Name(), "err", err)
	}
	q.failing = true
}

// Counts returns how many checkpoints were published, and how many times that failed.
func (p *Publisher) Counts() (sent, failed uint64) { return p.sent.Load(), p.failed.Load() }

// Close passes on what still waits, as far as that is possible soon, and ends the
// publisher. Publish must not be called any more.
func (p *Publisher) Close() {
	p.closed.Do(func() {
		for _, q := range p.targets {
			close(q.todo)
		}
		timer := time.AfterFunc(patience, p.stop)
		defer timer.Stop()
		p.wait.Wait()
		p.stop()
	})
}
