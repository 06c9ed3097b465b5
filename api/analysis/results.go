package analysis

import (
	"context"
	"slices"
	"sync"
)

// results are those that are remembered, by their key.
type results struct {
	mu    sync.Mutex
	by    map[string]any
	order []string // the keys of those that may be forgotten, that which was not asked for longest first
}

// mostKnown is how many results are remembered.
const mostKnown = 256

func newResults() results { return results{by: map[string]any{}} }

// remember returns the result that is known under a key. If there is none it does the work when its turn has come, and
// remembers the result.
func remember[T any](ctx context.Context, q *queue, by Asker, key string, work func() (T, error)) (v T, err error) {
	if known, ok := q.known.get(key); ok {
		return known.(T), nil
	}
	return share(ctx, q, by, key, func() (v T, err error) {
		if known, ok := q.known.get(key); ok { // it was found in the meantime
			return known.(T), nil
		}
		if v, err = work(); err == nil {
			q.known.keep(key, v, by.usual)
		}
		return v, err
	})
}

// share does some work when its turn has come, once for all who ask for it meanwhile. The result is not remembered.
func share[T any](ctx context.Context, q *queue, by Asker, key string, work func() (T, error)) (v T, err error) {
	found, err := q.do(ctx, by, key, func() (any, error) { return work() })
	if err != nil {
		return v, err
	}
	return found.(T), nil
}

// get returns the result that is known under a key, if there is one.
func (r *results) get(key string) (any, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if i := slices.Index(r.order, key); i >= 0 {
		r.order = append(slices.Delete(r.order, i, i+1), key)
	}
	v, ok := r.by[key]
	return v, ok
}

// keep remembers a result: for good, or until there are too many, and it was not asked for longest.
func (r *results) keep(key string, v any, forGood bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.by[key] = v; forGood {
		return
	}
	if len(r.order) >= mostKnown {
		delete(r.by, r.order[0])
		r.order = slices.Delete(r.order, 0, 1)
	}
	r.order = append(r.order, key)
}
