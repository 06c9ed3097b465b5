package pokerodds

import "sync"

// remembered has what takes a tenth of a second or longer to find, each found once: checksums of rules, and counts by what
// rounds pay.
type remembered[K comparable, V any] struct {
	mu sync.Mutex
	by map[K]V
}

// mostRemembered is how many are kept. A game has two or three kinds of rules.
const mostRemembered = 16

// of returns what belongs to a key, and finds it if it is not there. Whoever asks meanwhile waits for it.
func (r *remembered[K, V]) of(key K, find func() V) V {
	r.mu.Lock()
	defer r.mu.Unlock()
	v, ok := r.by[key]
	if !ok {
		if v = find(); r.by == nil || len(r.by) == mostRemembered {
			r.by = map[K]V{}
		}
		r.by[key] = v
	}
	return v
}
