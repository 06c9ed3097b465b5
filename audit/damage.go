package audit

import (
	"context"
	"iter"

	"boardwalk/store"
)

// damageOf returns what is wrong with the files themselves: the write-ahead log, and
// what the database finds of itself.
func damageOf(s *store.Snapshot, dir string) listing[string] {
	return func(ctx context.Context) iter.Seq2[string, error] {
		return func(yield func(string, error) bool) {
			if text, err := store.LogDamage(dir); (text != "" || err != nil) && !yield(text, err) {
				return
			}
			s.Damage(ctx)(yield)
		}
	}
}
