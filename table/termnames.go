package table

import (
	"strconv"
	"strings"
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
