package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// lastName is the file with the last signed checkpoint. It is beside the database, so
// that a database that is cut off or exchanged does not take its own evidence with it.
const lastName = "checkpoint.last"

// lastOf names the file of a shard.
func lastOf(shard int) string {
	if shard == 0 {
		return lastName
	}
	return fmt.Sprintf("%s.%d", lastName, shard)
}

// keeper writes the last checkpoint into its file, beside the committer so that nobody
// waits for it.
type keeper struct {
	s    *Store
	todo chan string // the newest checkpoint; older ones are left out
	done chan struct{}
	once sync.Once
}

// keepCheckpoints starts a keeper.
func keepCheckpoints(s *Store) *keeper {
	k := &keeper{s: s, todo: make(chan string, 1), done: make(chan struct{})}
	if s.publish != nil {
		s.outside = s.publish()
	}
	go k.run()
	return k
}

// signed takes a checkpoint that is durable in the database.
func (k *keeper) signed(note string) {
	for {
		select {
		case k.todo <- note:
			return
		case <-k.todo: // it is overtaken
		}
	}
}

// keepPause is how long the keeper rests at least between two checkpoints. A house
// under load signs many times a second.
const keepPause = time.Second

// run keeps checkpoints until the keeper is closed.
func (k *keeper) run() {
	defer close(k.done)
	for note := range k.todo {
		if err := k.keep(note); err != nil {
			k.s.fail(err)
			return
		}
		select {
		case <-time.After(keepPause):
		case <-k.s.closing:
		}
	}
}

// keep writes a checkpoint and makes the heads durable, and tells whoever publishes
// checkpoints.
func (k *keeper) keep(note string) error {
	if err := k.s.told.Replace(k.s.dir, lastOf(k.s.shard), []byte(note)); err != nil {
		return fmt.Errorf("the last checkpoint: %w", err)
	}
	if err := k.s.engine.kept(); err != nil {
		return err
	}
	if k.s.outside != nil {
		k.s.outside.Publish(note, k.s.Hashes(context.Background()))
	}
	return nil
}

// close has the last checkpoint written and ends the keeper.
func (k *keeper) close() {
	k.once.Do(func() { close(k.todo) })
	<-k.done
	if k.s.outside != nil {
		k.s.outside.Close()
	}
}

// Published returns how many checkpoints were published outside of the house, and how
// many times that failed.
func (s *Store) Published() (sent, failed uint64) {
	if s.outside == nil {
		return 0, 0
	}
	return s.outside.Counts()
}
