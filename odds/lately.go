package odds

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/table"
)

// lately keeps counts that take part of a second, under the rules that were asked about last. Whoever asks for one that is
// being made waits for it.
type lately[T any] struct {
	most  int          // how many are kept: anybody may ask, under rules of their own
	made  atomic.Int64 // how many counts were made
	mu    sync.Mutex
	by    map[string]func() (T, error)
	order []string // the keys, that which was not asked for longest first
}

// get returns the count under a key, and makes it if it is not kept.
func (l *lately[T]) get(key string, count func() (T, error)) (T, error) {
	return l.entry(key, count)()
}

// entry returns what waits for the count of a key, or makes it.
func (l *lately[T]) entry(key string, count func() (T, error)) func() (T, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if i := slices.Index(l.order, key); i >= 0 {
		l.order = append(slices.Delete(l.order, i, i+1), key)
		return l.by[key]
	}
	if l.by == nil {
		l.by = map[string]func() (T, error){}
	}
	if len(l.order) == l.most {
		delete(l.by, l.order[0])
		l.order = slices.Delete(l.order, 0, 1)
	}
	l.by[key] = sync.OnceValues(func() (T, error) {
		l.made.Add(1)
		return count()
	})
	l.order = append(l.order, key)
	return l.by[key]
}

// rulesKey is a text that differs for different rules and numbers of decks.
func rulesKey(rules *table.Rules, options table.Options, terms table.Terms, more ...any) string {
	text := rules.ID
	for _, o := range options.Declare() {
		text += "\x00" + o.Value()
	}
	return text + fmt.Sprint("\x00", terms, more)
}
