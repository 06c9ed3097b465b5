package audit

import (
	"context"
	"iter"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/store"
)

// damageOf returns everything for which a house, or a shard of it, would refuse to open, and what is wrong with
// the schema of the database.
func damageOf(found *store.Inspection, s *store.Snapshot, shard int, key note.Verifier) listing[string] {
	return func(ctx context.Context) iter.Seq2[string, error] {
		return func(yield func(string, error) bool) {
			list, err := found.Faults(ctx, s, shard, key)
			for _, text := range list {
				if !yield(text, nil) {
					return
				}
			}
			if err != nil && !yield("", err) {
				return
			}
			s.Damage(ctx)(yield)
		}
	}
}

// ownFaults has the database look for what is wrong with its own files, beside everything else: that takes an eighth of
// all the work, and nothing waits for it. It returns the faults once they are all found. End them with stop.
func (v *verifier) ownFaults(ctx context.Context) (found func() []Fault, stop func()) {
	if v.data.ownFaults == nil {
		return func() []Fault { return nil }, func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var list []Fault
	done := make(chan struct{})
	go func() {
		defer close(done)
		for text, err := range v.data.ownFaults(ctx) {
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				text = err.Error()
			}
			list = append(list, beside("", Database, "%s", text))
		}
	}()
	return func() []Fault { <-done; return list }, func() { cancel(); <-done }
}
