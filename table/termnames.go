package table

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"boardwalk/law"
)

// TermName returns the name under which terms keep what is posted for a wager or
// a group of wagers and, if odds is set, for one line of odds: "field on 12". It
// understands ids, names, aliases, groups and ids without the number of a position, however they are capitalised and
// whether words are joined by blanks or hyphens, and reports false for a name
// that is none of them.
func (l *Layout) TermName(name string, odds bool) (string, bool) {
	if known, ok := l.wagerOrGroup(name); ok {
		return known, true
	}
	lower := strings.ToLower(name)
	for at := strings.LastIndex(lower, " on "); odds && at > 0; at = strings.LastIndex(lower[:at], " on ") {
		if known, ok := l.wagerOrGroup(name[:at]); ok {
			return l.lineName(known, name[at+len(" on "):])
		}
	}
	return "", false
}

// wagerOrGroup finds the id of a wager, or the name of a group.
func (l *Layout) wagerOrGroup(name string) (string, bool) {
	for i := range l.Wagers { // most names are written as they are kept
		if w := &l.Wagers[i]; w.ID == name || w.group() == name {
			return name, true
		}
	}
	written := canonical(name)
	for i := range l.Wagers {
		if group := l.Wagers[i].group(); canonical(group) == written {
			return group, true
		}
	}
	for i := range l.Wagers { // as "first-3" or "First 3 Bonus", of which there is one at each position: "first-3-1"
		w := &l.Wagers[i]
		base, ok := strings.CutSuffix(w.ID, "-"+strconv.Itoa(int(w.Position)))
		if w.Position != House && (ok && canonical(base) == written || canonical(w.Called()) == written) {
			return w.group(), true
		}
	}
	if a, ok := l.Area(name); ok {
		return l.Wagers[a].ID, true
	}
	return "", false
}

// lineName returns the name of the line of odds that a wager or group has for an
// outcome.
func (l *Layout) lineName(name, outcome string) (string, bool) {
	for i := range l.Wagers {
		w := &l.Wagers[i]
		if w.ID != name && w.group() != name {
			continue
		}
		for j := range w.Pays {
			if on := w.Pays[j].On; on != "" && canonical(on) == canonical(outcome) {
				return w.lineKey(name, j), true
			}
		}
	}
	return "", false
}

// named returns the terms with everything under the names that [Layout.TermName]
// returns, what each was written as, and a fault for what is written twice. Names
// that there are not stay as they are.
func (t *Terms) named(l *Layout) (named Terms, written map[term]string, faults []law.Fault) {
	named, written = *t, map[term]string{}
	again := func(what, name string) {
		faults = append(faults, law.Fault{By: l.OnlyListed, Where: what, Name: name, Text: fmt.Sprintf("is the same as %q: say it once", written[term{what, name}])})
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
