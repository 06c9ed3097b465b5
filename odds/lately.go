package odds

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/table"
)

// Lately keeps counts that take part of a second, under the rules that were asked about last. Whoever asks for one that is
// being made waits for it.
type Lately[T any] struct {
	Most  int          // how many are kept: anybody may ask, under rules of their own
	made  atomic.Int64 // how many counts were made
	mu    sync.Mutex
	by    map[string]func() (T, error)
	order []string // the keys, that which was not asked for longest first
}

// Get returns the count under a key, and makes it if it is not kept.
func (l *Lately[T]) Get(key string, count func() (T, error)) (T, error) {
	return l.entry(key, count)()
}

// entry returns what waits for the count of a key, or makes it.
func (l *Lately[T]) entry(key string, count func() (T, error)) func() (T, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if i := slices.Index(l.order, key); i >= 0 {
		l.order = append(slices.Delete(l.order, i, i+1), key)
		return l.by[key]
	}
	if l.by == nil {
		l.by = map[string]func() (T, error){}
	}
	if len(l.order) == l.Most {
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

// Made is how many counts were made: those that were asked for again and kept are not among them.
func (l *Lately[T]) Made() int64 { return l.made.Load() }

// Key is a text that differs for different rules, whatever the game is called: a copy of a game may pay otherwise.
func (a *Asked) Key(more ...any) string {
	text := a.Rules.ID
	for _, o := range a.Options.Declare() {
		text += "\x00" + o.Value()
	}
	if s, ok := a.Options.(table.Strange); ok {
		for _, o := range s.Elsewhere() {
			text += "\x00" + o.Value()
		}
	}
	for _, w := range a.Rules.New(a.Rules.Copy(a.Options)).Layout().Wagers {
		text += fmt.Sprint("\x00", w.ID, w.Pays, w.Bonus)
	}
	return text + fmt.Sprint("\x00", a.Terms, a.Dead, more)
}
