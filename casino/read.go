package casino

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"boardwalk/internal/nearest"
	"boardwalk/money"
	"boardwalk/table"
)

// reader reads the keys of one table of the file. What it is not asked for by
// the end is not known there.
type reader struct {
	spot
	faults *faults
	values map[string]any
	known  []string
}

// read reads a key, if it is there and of the kind that is wanted.
func read[V any](r *reader, key, kind string, to func(spot, V)) {
	r.known = append(r.known, key)
	v, ok := r.values[key]
	if !ok {
		return
	}
	s := r.under(key)
	if wanted, ok := v.(V); ok {
		to(s, wanted)
		return
	}
	r.faults.add(s, "", "must be %s, not %s", kind, kindOf(v))
}

func (r *reader) text(key string, p *string) {
	read(r, key, "text in quotes", func(_ spot, v string) { *p = v })
}

func (r *reader) flag(key string, p *bool) {
	read(r, key, "true or false", func(_ spot, v bool) { *p = v })
}

func (r *reader) whole(key string, p *int, low, high int) {
	read(r, key, "a whole number", func(s spot, v int64) {
		if v < int64(low) || v > int64(high) {
			r.faults.add(s, "", "must be from %d to %d, not %d", low, high, v)
			return
		}
		*p = int(v)
	})
}

func (r *reader) seconds(key string, p *time.Duration) {
	r.secondsFrom(key, p, shortestTime, longestTime)
}

func (r *reader) secondsFrom(key string, p *time.Duration, least, most time.Duration) {
	var n int
	r.whole(key, &n, int(least/time.Second), int(most/time.Second))
	if n != 0 {
		*p = time.Duration(n) * time.Second
	}
}

func (r *reader) times(key string, p *Times) {
	r.below(key, func(r *reader) {
		r.seconds("betting", &p.Betting)
		r.seconds("decision", &p.Decision)
		r.secondsFrom("opening", &p.Opening, shortestOpening, longestOpening)
	})
}

// words is a list of texts.
func (r *reader) words(key string, p *[]string) {
	read(r, key, "a list of names", func(s spot, list []any) {
		if len(list) == 0 {
			r.faults.add(s, "", "has no name in it; to mean all of them, leave it out")
		}
		for i, v := range list {
			word, ok := v.(string)
			if !ok {
				r.faults.add(s.item(i), "", "must be a list of names, and not have %s in it", kindOf(v))
				continue
			}
			*p = append(*p, word)
		}
	})
}

// amount reads dollars: 5, 2.50 or "$2.50".
func (r *reader) amount(key string, p *money.Cents, least money.Cents) {
	read(r, key, "an amount", func(s spot, v any) {
		if c, ok := r.cents(s, v, least); ok {
			*p = c
		}
	})
}

func (r *reader) cents(s spot, v any, least money.Cents) (money.Cents, bool) {
	c, err := money.Parse(single(v))
	switch {
	case err != nil:
		r.faults.add(s, "", "%s is not an amount of money: write it like 25, 2.50 or \"$1,000\"", kindOf(v))
	case c < least:
		r.faults.add(s, "", "must be at least %s, not %s", least, c)
	case c > money.MaxStake:
		r.faults.add(s, "", "must be at most %s, not %s", money.MaxStake, c)
	default:
		return c, true
	}
	return 0, false
}

// limit reads [minimum, maximum].
func (r *reader) limit(s spot, v any) (table.Limit, bool) {
	list, ok := v.([]any)
	if !ok || len(list) != 2 {
		r.faults.add(s, "", "must be a minimum and a maximum, like [5, 500], not %s", kindOf(v))
		return table.Limit{}, false
	}
	least, okMin := r.cents(s, list[0], money.Cent)
	most, okMax := r.cents(s, list[1], money.Cent)
	return table.Limit{Min: least, Max: most}, okMin && okMax
}

// named reads a table whose keys are names that the file chooses.
func named[V any](r *reader, key string, p *map[string]V, value func(spot, any) (V, bool)) {
	read(r, key, "a table of names and values", func(s spot, m map[string]any) {
		*p = make(map[string]V, len(m))
		for _, name := range slices.Sorted(maps.Keys(m)) {
			if v, ok := value(s.under(name), m[name]); ok {
				(*p)[name] = v
			}
		}
	})
}

// below reads a table under a key.
func (r *reader) below(key string, to func(*reader)) {
	read(r, key, "a table of keys", func(s spot, m map[string]any) {
		inner := &reader{spot: s, faults: r.faults, values: m}
		to(inner)
		inner.rest()
	})
}

// each reads a list of tables; the spot of an item is up to the caller.
func (r *reader) each(key string, to func(i int, values map[string]any)) {
	read(r, key, "a list of tables", func(s spot, v any) {
		switch list := v.(type) {
		case []map[string]any:
			for i, m := range list {
				to(i, m)
			}
		case []any:
			for i, item := range list {
				m, ok := item.(map[string]any)
				if !ok {
					r.faults.add(s.item(i), "", "must be a list of tables, and not have %s in it", kindOf(item))
					m = map[string]any{}
				}
				to(i, m)
			}
		default:
			if r.pit != "" {
				key = "pit." + key
			}
			r.faults.add(s, "", "must be a list of tables, each under [[%s]], not %s", key, kindOf(v))
		}
	})
}

// rest faults the keys that nobody asked for.
func (r *reader) rest() {
	unknown := slices.DeleteFunc(slices.Collect(maps.Keys(r.values)), func(key string) bool { return slices.Contains(r.known, key) })
	slices.SortFunc(unknown, func(a, b string) int {
		return cmp.Or(cmp.Compare(r.at.under(a).at(), r.at.under(b).at()), cmp.Compare(a, b))
	})
	for _, key := range unknown {
		if r.faults.full() {
			r.faults.more = true
			return
		}
		r.faults.add(r.under(key), "", "there is no key %q here; nearest: %s", shorten(key), near(key, r.known))
	}
}

// near names what somebody may have meant.
func near(wrote string, names []string) string {
	return strings.Join(nearest.Names(shorten(wrote), names, nearest.Any), ", ")
}
