package table

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Limit is the least and the most that may lie on one area.
type Limit struct{ Min, Max money.Cents }

// Terms are what the licensee posts at one table besides the options of the
// game: the smallest chip, the limits, and odds higher than the regulation's.
type Terms struct {
	Chip   money.Cents           // every amount is a multiple of it
	Limit  Limit                 // for wagers that have no limit of their own
	Limits map[string]Limit      // by wager or group of wagers, 8.2(b)1
	Pays   map[string]money.Odds // by wager or group, or "field on 12" for one line of odds
	Charge map[string]money.Rate // vigorish, by wager or group; the most that is lawful if not said

	// Tournament says that the chips are those of a tournament. They are no money, so that the house takes
	// no rake from them.
	Tournament bool
}

// DefaultTerms are the terms of a table whose licensee has said nothing.
func DefaultTerms() Terms {
	return Terms{Chip: money.Dollar, Limit: Limit{Min: money.Dollar, Max: 10_000 * money.Dollar}}
}

// limit returns the limits of a wager, its own before its group's before the
// table's, and the paragraph that lets the licensee set them so.
func (t *Terms) limit(w *Wager) (Limit, law.Cite) {
	if w.Exactly != 0 {
		return Limit{Min: w.Exactly, Max: w.Exactly}, w.Law
	}
	if l, ok := t.Limits[w.ID]; ok {
		return l, "8.2(b)1"
	}
	if l, ok := t.Limits[w.group()]; ok {
		return l, "8.2(b)1"
	}
	if w.Supplement {
		return Limit{Max: money.MaxStake}, "8.2(a)" // limited by the wager that it supports
	}
	return t.Limit, "8.2(a)"
}

// pays returns the odds of a wager as posted.
func (t *Terms) pays(w *Wager) []Pay {
	posted := slices.Clone(w.Pays)
	for i := range posted {
		if o, ok := t.posted(w, i); ok {
			posted[i].Odds = o
		}
	}
	return posted
}

// posted returns the odds that are posted for a line of a wager: its own
// before its group's, and those of another wager where it is paid as that.
func (t *Terms) posted(w *Wager, i int) (money.Odds, bool) {
	p := &w.Pays[i]
	if p.As != "" {
		o, ok := t.Pays[p.As]
		return o, ok
	}
	if o, ok := t.Pays[w.lineKey(w.ID, i)]; ok {
		return o, true
	}
	o, ok := t.Pays[w.lineKey(w.group(), i)]
	return o, ok
}

// charge returns the rate of vigorish on a wager.
func (t *Terms) charge(w *Wager) money.Rate {
	if r, ok := t.Charge[w.ID]; ok {
		return r
	}
	if r, ok := t.Charge[w.group()]; ok {
		return r
	}
	return w.Vigorish.Most
}

// lineKey names a line of odds: "field" for the first, "field on 12" for
// another.
func (w *Wager) lineKey(name string, i int) string {
	if i == 0 {
		return name
	}
	return name + " on " + w.Pays[i].On
}

// Validate holds the terms against the law and returns every fault, under the
// name that the licensee wrote.
func (t *Terms) Validate(l *Layout) []law.Fault {
	named, written, faults := t.named(l)
	faults = append(faults, named.validate(l)...)
	for i := range faults {
		if name, ok := written[term{faults[i].Where, faults[i].Name}]; ok {
			faults[i].Name = name
		}
	}
	return faults
}

func (t *Terms) validate(l *Layout) []law.Fault {
	var faults []law.Fault
	fault := func(by law.Cite, at term, format string, args ...any) {
		faults = append(faults, law.Fault{By: by, Where: at.what, Name: at.key, Text: fmt.Sprintf(format, args...)})
	}
	if t.Chip <= 0 {
		fault("8.2(a)", term{what: "chip"}, "the smallest chip must be worth something")
		return faults
	}
	known := map[string]bool{}
	lines := map[string]bool{}
	apart := map[string]*Wager{} // paid as other wagers are
	for i := range l.Wagers {
		w := &l.Wagers[i]
		known[w.ID], known[w.group()] = true, true
		for j := range w.Pays {
			if w.Pays[j].As == "" {
				lines[w.lineKey(w.ID, j)], lines[w.lineKey(w.group(), j)] = true, true
			} else {
				apart[w.lineKey(w.ID, j)], apart[w.lineKey(w.group(), j)] = w, w
			}
			t.checkOdds(l, w, j, fault)
		}
		t.checkLimit(w, fault)
		t.checkCharge(l, w, fault)
	}
	for _, name := range sortedKeys(t.Charge) {
		if !known[name] {
			fault(l.OnlyListed, term{"vigorish", name}, "there is no such wager at this game")
		}
	}
	for _, name := range sortedKeys(t.Limits) {
		if !known[name] {
			fault(l.OnlyListed, term{"limit", name}, "there is no such wager at this game")
		}
	}
	for _, name := range sortedKeys(t.Pays) {
		if w := apart[name]; w != nil && !lines[name] {
			fault(w.PartLaw, term{"pays", name}, "%s is paid as the wagers that it stands for", w.One())
		} else if !lines[name] {
			fault(l.OnlyListed, term{"pays", name}, "there is no such wager at this game")
		}
	}
	return dedupe(faults)
}

// term is a place in the terms: "limit", "pays", "vigorish" or "chip", and
// the key that the licensee posted it under. The limit of the whole table has no key.
type term struct{ what, key string }

// keyOf returns the first of some names under which something is posted, or "".
func keyOf[V any](terms map[string]V, names ...string) string {
	for _, name := range names {
		if _, ok := terms[name]; ok {
			return name
		}
	}
	return ""
}

// checkOdds refuses posted odds below the list, and any change where the law
// fixes the odds.
func (t *Terms) checkOdds(l *Layout, w *Wager, i int, fault func(law.Cite, term, string, ...any)) {
	odds, ok := t.posted(w, i)
	if !ok || w.Pays[i].As != "" {
		return
	}
	p := &w.Pays[i]
	where := term{"pays", keyOf(t.Pays, w.lineKey(w.ID, i), w.lineKey(w.group(), i))}
	name := w.Name
	if where.key != w.lineKey(w.ID, i) {
		name = "the group " + w.group()
	}
	least := cmp.Or(l.LeastOdds, p.Law)
	switch {
	case p.Odds.IsZero():
		fault(least, where, "%s is paid %s and has no odds", name, p)
	case odds.To <= 0 || odds.One <= 0:
		fault(least, where, "odds are two whole numbers above zero")
	case l.OddsForAllPlayers != "" && w.ID != w.group() && t.Pays[w.lineKey(w.ID, i)] != money.Odds{}:
		fault(l.OddsForAllPlayers, where, "odds above the list are for all players at the table: post them for %s", w.lineKey(w.group(), i))
	case p.Fixed && odds.Cmp(p.Odds) != 0:
		fault(p.Law, where, "%s is paid at exactly %s", name, p.Odds)
	case odds.Cmp(p.Odds) < 0:
		fault(least, where, "%s may not be paid at less than %s", name, p.Odds)
	}
}

// checkLimit refuses limits that leave no room for a wager, and a maximum
// below ten times a small minimum.
func (t *Terms) checkLimit(w *Wager, fault func(law.Cite, term, string, ...any)) {
	if w.Supplement || w.Exactly != 0 {
		return // its limits follow from the wager it supports, or from the law
	}
	lim, _ := t.limit(w)
	where := term{"limit", keyOf(t.Limits, w.ID, w.group())}
	if w.Most > 0 && w.Most < lim.Max && w.Made != 0 {
		lim.Max, where = w.Most, term{"option", w.MostOption}
	}
	switch {
	case lim.Min <= 0 || lim.Max < lim.Min:
		fault("8.2(a)", where, "needs a minimum above zero and a maximum not below it, not %s to %s", lim.Min, lim.Max)
	case lim.Min <= 100*money.Dollar && lim.Max < 10*lim.Min && t.smallOdds(w):
		fault("8.2(a)[10 times]", where, "a minimum of %s needs a maximum of at least %s, not %s", lim.Min, 10*lim.Min, lim.Max)
	}
}

// checkCharge refuses vigorish beyond what the declaration allows.
func (t *Terms) checkCharge(l *Layout, w *Wager, fault func(law.Cite, term, string, ...any)) {
	rate := t.charge(w)
	where := term{"vigorish", keyOf(t.Charge, w.ID, w.group())}
	switch {
	case rate < 0:
		fault(w.Vigorish.Law, where, "a charge cannot be less than nothing")
	case rate > 0 && w.Vigorish.Most == 0:
		fault(l.OnlyDeclaredCharges, where, "no vigorish may be charged on %s", w.One())
	case rate > w.Vigorish.Most:
		fault(w.Vigorish.Law, where, "at most %s may be charged, not %s", w.Vigorish.Most, rate)
	}
}

// smallOdds reports whether a wager pays 5 to 1 or less on some outcome.
func (t *Terms) smallOdds(w *Wager) bool {
	for _, p := range t.pays(w) {
		if !p.Odds.IsZero() && p.Odds.Cmp(money.Odds{To: 5, One: 1}) <= 0 {
			return true
		}
	}
	return false
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// dedupe keeps the first fault of everything that is posted: the wagers of a
// group share their limit and their odds, and so one fault.
func dedupe(faults []law.Fault) []law.Fault {
	seen := map[term]bool{}
	return slices.DeleteFunc(faults, func(f law.Fault) bool {
		at := term{f.Where, f.Name}
		again := seen[at]
		seen[at] = true
		return again
	})
}

// Faults is a list of faults as one error, a line each.
type Faults []law.Fault

func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i := range f {
		lines[i] = f[i].Error()
	}
	return strings.Join(lines, "\n")
}

// named returns the terms with everything under the names that [Layout.TermName]
// returns, what each was written as, and a fault for what is written twice. Names
// that there are not stay as they are.
func (t *Terms) named(l *Layout) (named Terms, written map[term]string, faults []law.Fault) {
	named, written = *t, map[term]string{}
	again := func(what, name string) {
		faults = append(faults, law.Fault{By: l.OnlyListed, Where: what, Name: name,
			Text: fmt.Sprintf("is the same as %q: say it once", written[term{what, name}])})
	}
	named.Limits = rename(l, t.Limits, "limit", written, again)
	named.Pays = rename(l, t.Pays, "pays", written, again)
	named.Charge = rename(l, t.Charge, "vigorish", written, again)
	return named, written, faults
}

func rename[V any](l *Layout, m map[string]V, what string, written map[term]string, again func(what, name string)) map[string]V {
	renamed := maps.Clone(m)
	for _, key := range sortedKeys(m) {
		name, ok := l.TermName(key, what == "pays")
		if !ok || name == key {
			continue
		}
		delete(renamed, key)
		_, twice := renamed[name]
		written[term{what, name}] = key
		if twice {
			again(what, name)
			continue
		}
		renamed[name] = m[key]
	}
	return renamed
}
