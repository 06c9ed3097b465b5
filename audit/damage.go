package audit

import (
	"context"
	"iter"

	"boardwalk/store"
)

// damageOf is what is wrong with the files themselves.
func damageOf(s *store.Snapshot, dir string) listing[string] {
	return func(ctx context.Context) iter.Seq2[string, error] {
		return func(yield func(string, error) bool) {
			if text, err := walDamage(dir); (text != "" || err != nil) && !yield(text, err) {
				return
			}
			s.Damage(ctx)(yield)
		}
	}
}
