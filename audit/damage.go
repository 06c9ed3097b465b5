package audit

import (
	"context"
	"iter"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/store"
)

// damageOf returns everything for which a house, or a shard of it, would refuse to open, and what the
// database finds wrong with itself.
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
