package whatif

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"boardwalk/internal/nearest"
	"boardwalk/money"
	"boardwalk/table"
)

// reader reads a text against what a game declares.
type reader struct {
	rules   *table.Rules
	options table.Options
	terms   table.Terms
	layout  *table.Layout // under the options that were read
	pays    []table.SupposedPay
	cap     *money.Cents
}

// copyTerms returns terms whose maps are their own.
func copyTerms(t table.Terms) table.Terms {
	t.Limits, t.Pays, t.Charge = maps.Clone(t.Limits), maps.Clone(t.Pays), maps.Clone(t.Charge)
	return t
}

// declared are all options of the game, those of other places too.
func (r *reader) declared() []table.Option {
	list := r.options.Declare()
	if s, ok := r.options.(table.Strange); ok {
		list = append(list, s.Elsewhere()...)
	}
	return list
}

// option reads a line that sets an option, and reports false if it begins with no option's name.
func (r *reader) option(text string) (bool, error) {
	text = strings.TrimSpace(strings.Replace(text, "=", " ", 1))
	for front, rest := range splits(strings.Replace(text, ":", " ", 1)) {
		name := fold(front)
		for _, d := range r.declared() {
			if fold(d.Name) != name && fold(d.Title()) != name && !slices.ContainsFunc(d.Known(), func(k string) bool { return fold(k) == name }) {
				continue
			}
			if r.isLine(d, name, rest) {
				return false, nil
			}
			return true, set(d, rest)
		}
	}
	return false, nil
}

// isLine reports whether what begins like an option is about a wager: "vigorish on buy bets 5 %".
func (r *reader) isLine(d table.Option, name, rest string) bool {
	return strings.HasPrefix(rest, "on ") && !d.Take(rest)
}

// between are the words that may stand between an option and its value.
var between = []string{"is", "are", "of", "at", "with", "to", "as", "up to"}

// set sets an option to a value as people write it.
func set(d table.Option, value string) error {
	value = strings.TrimSpace(value)
	for _, w := range between {
		value = strings.TrimSpace(strings.TrimPrefix(value, w+" "))
	}
	if value == "" && d.IsSwitch() {
		value = "yes"
	}
	if d.IsOdds() {
		if odds, ok := parseOdds(value); ok {
			value = fmt.Sprintf("%d-to-%d", odds.To, odds.One)
		}
	}
	for _, v := range []string{value, strings.ReplaceAll(value, " ", ""), strings.ReplaceAll(strings.ToLower(value), " ", "-")} {
		if d.Take(v) {
			return nil
		}
	}
	for _, w := range d.Possible() {
		if fold(w) == fold(value) && d.Take(w) {
			return nil
		}
	}
	return fmt.Errorf("%s is %s, not %q", d.Name, d.Shape(), value)
}

// read reads a line that is about wagers, limits or caps.
func (r *reader) read(text string) error {
	word, rest, _ := strings.Cut(text, " ")
	switch strings.ToLower(strings.TrimSuffix(word, ":")) {
	case "limit", "limits":
		return r.limit(rest)
	case "chip":
		return r.chip(rest)
	case "cap":
		return r.capped(rest)
	case "vigorish", "vig", "commission", "charge":
		return r.charge(rest)
	}
	if front, rest, ok := strings.Cut(text, ": "); ok {
		return r.payLines(front, rest)
	}
	return r.payLine(text)
}

// limit reads "1 to 5000" and "pass 5 to 500".
func (r *reader) limit(text string) error {
	for front, rest := range splitsFromStart(text) {
		low, high, ok := parseRange(rest)
		if !ok {
			continue
		}
		limit := table.Limit{Min: low, Max: high}
		if low <= 0 || high < low || high > money.MaxStake {
			return fmt.Errorf("a limit is from an amount above zero up to %s at most", money.MaxStake)
		}
		if front == "" {
			r.terms.Limit = limit
			return nil
		}
		w, err := r.wager(strings.TrimPrefix(front, "on "))
		if err != nil {
			return err
		}
		for _, key := range w.keys {
			put(&r.terms.Limits, key, limit)
		}
		return nil
	}
	return fmt.Errorf("a limit is written like: limit 1 to 5000, or: limit pass 5 to 500")
}

func (r *reader) chip(text string) error {
	c, err := money.Parse(strings.TrimSpace(text))
	if err != nil || c <= 0 {
		return fmt.Errorf("the smallest chip is an amount above zero, like: chip 0.25")
	}
	r.terms.Chip = c
	return nil
}

// capped reads "none" and an amount. A game that lets the licensee choose a limit has an option for it.
func (r *reader) capped(text string) error {
	c, err := money.Parse(strings.TrimSpace(text))
	if strings.EqualFold(strings.TrimSpace(text), "none") {
		c, err = 0, nil
	}
	if err != nil || c < 0 || c > money.MaxStake {
		return fmt.Errorf("a cap is written like: cap 100000, or: cap none")
	}
	for _, d := range r.declared() {
		if d.Name == "payout-limit" {
			return set(d, c.String())
		}
	}
	if !slices.ContainsFunc(r.layout.Wagers, func(w table.Wager) bool { return w.Cap != nil }) {
		if c == 0 {
			return nil
		}
		return fmt.Errorf("%s has no limit of what a hand is paid", r.rules.Name)
	}
	r.cap = &c
	return nil
}

// charge reads "on buy 5 %", and "4 %" for every wager that is charged for.
func (r *reader) charge(text string) error {
	for front, rest := range splitsFromStart(strings.TrimPrefix(text, "on ")) {
		rate, err := money.ParseRate(strings.ReplaceAll(rest, " ", ""))
		if err != nil {
			continue
		}
		if front != "" {
			w, err := r.wager(front)
			if err != nil {
				return err
			}
			for _, key := range w.keys {
				put(&r.terms.Charge, key, rate)
			}
			return nil
		}
		charged := false
		for i := range r.layout.Wagers {
			if w := &r.layout.Wagers[i]; w.Vigorish.Most > 0 {
				put(&r.terms.Charge, w.ID, rate)
				charged = true
			}
		}
		if !charged {
			return fmt.Errorf("no wager of %s is charged for: name one, like: vigorish on %s 5 %%", r.rules.Name, r.layout.Wagers[0].ID)
		}
		return nil
	}
	return fmt.Errorf("a charge is written like: vigorish 4 %%, or: vigorish on buy 5 %%")
}

// splitsFromStart yields every way to take a line apart between two words, the shortest beginning first.
func splitsFromStart(text string) func(yield func(front, rest string) bool) {
	words := strings.Fields(text)
	return func(yield func(front, rest string) bool) {
		for n := range words {
			if !yield(strings.Join(words[:n], " "), strings.Join(words[n:], " ")) {
				return
			}
		}
	}
}

func put[V any](m *map[string]V, k string, v V) {
	if *m == nil {
		*m = map[string]V{}
	}
	(*m)[k] = v
}

// wager returns the wager that people call so.
func (r *reader) wager(name string) (*meant, error) {
	if w := r.find(name); w != nil {
		return w, nil
	}
	return nil, r.unknown("wager", name, r.wagers())
}

// meant is what a name means: a wager by itself, or the first of a group whose name it is.
type meant struct {
	*table.Wager
	keys []string // the group, or the ids of the wager at all positions that have it
}

// find finds the wager that is called so: by id or name, with or without the number of its position, or by its group. One
// of several wagers of a group is meant alone, "place-4", but those of all positions are one wager.
func (r *reader) find(name string) *meant {
	known, _ := r.layout.TermName(strings.TrimSpace(name), false)
	wanted := fold(name)
	group := func(is func(group string) bool) *meant {
		for i := range r.layout.Wagers {
			if w := &r.layout.Wagers[i]; !w.Absent && w.Group != "" && is(w.Group) {
				return &meant{w, []string{w.Group}}
			}
		}
		return nil
	}
	if m := group(func(g string) bool { return g == known && fold(g) == wanted }); m != nil {
		return m
	}
	for i := range r.layout.Wagers {
		if w := &r.layout.Wagers[i]; !w.Absent && w.ID == known {
			return r.alone(w)
		}
	}
	if m := group(func(g string) bool { return fold(g) == wanted }); m != nil {
		return m
	}
	for i := range r.layout.Wagers {
		w := &r.layout.Wagers[i]
		if w.Absent {
			continue
		}
		for _, n := range append([]string{w.ID, w.Name, w.Called(), unnumbered(w)}, w.Aliases...) {
			if n != "" && fold(n) == wanted {
				return r.alone(w)
			}
		}
	}
	return group(func(g string) bool { return g == known })
}

// unnumbered is the id of a wager without the number of its position.
func unnumbered(w *table.Wager) string {
	return strings.Replace(w.ID, "-"+strconv.Itoa(int(w.Position)), "", 1)
}

// alone is a wager that is meant by itself, at every position that has it: the group, if it has no other wagers.
func (r *reader) alone(w *table.Wager) *meant {
	if w.Position == table.House {
		return &meant{w, []string{w.ID}}
	}
	var ids []string
	others := w.Group == ""
	for i := range r.layout.Wagers {
		x := &r.layout.Wagers[i]
		if x.Position != table.House && unnumbered(x) == unnumbered(w) {
			ids = append(ids, x.ID)
		} else if x.Group == w.Group && !x.Absent {
			others = true
		}
	}
	if others {
		return &meant{w, ids}
	}
	return &meant{w, []string{w.Group}}
}

// wagers are what the wagers are called.
func (r *reader) wagers() (names []string) {
	for i := range r.layout.Wagers {
		if w := &r.layout.Wagers[i]; !w.Absent {
			names = append(names, cmp.Or(w.Group, w.ID))
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// unknown says that there is nothing of a name, and what is nearest to it.
func (r *reader) unknown(kind, name string, names []string) error {
	return fmt.Errorf("there is no %s %q at %s; nearest: %s", kind, name, r.rules.Name,
		strings.Join(nearest.Names(strings.ToLower(name), names, nearest.Any), ", "))
}
