package proof

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// Sets are the sets of options under which a game has certificates, the usual ones first: those under which all ways are
// counted, and those of published figures. A game whose wagers have no worth of their own has none.
func Sets(rules *table.Rules) []string {
	of := odds.Of(rules)
	if of.Figures == nil && rules.EachOther {
		return nil
	}
	list := append([]string{""}, of.Counted...)
	for _, p := range of.Published {
		list = append(list, p.Options)
	}
	for _, c := range of.Comparisons {
		list = append(list, c.Options)
	}
	var sets []string
	for _, set := range list {
		if o, err := setOptions(rules, set); err == nil {
			usual := slices.ContainsFunc(sets, func(s string) bool { return same(rules, s, o) })
			if !usual {
				sets = append(sets, set)
			}
		}
	}
	return sets
}

// same reports whether a set comes to the same options.
func same(rules *table.Rules, set string, o table.Options) bool {
	other, err := setOptions(rules, set)
	return err == nil && values(other) == values(o)
}

// values writes down all options.
func values(o table.Options) string {
	var b strings.Builder
	for _, d := range o.Declare() {
		fmt.Fprintf(&b, "%s=%s ", d.Name, d.Value())
	}
	return b.String()
}

// setOptions reads a set of options.
func setOptions(rules *table.Rules, set string) (table.Options, error) {
	o := rules.Options()
	for word := range strings.FieldsSeq(set) {
		name, value, _ := strings.Cut(word, "=")
		if err := table.SetOption(o, name, value); err != nil {
			return nil, fmt.Errorf("%s: %w", rules.ID, err)
		}
	}
	if faults := table.Validate(o); len(faults) > 0 {
		return nil, fmt.Errorf("%s %s: %w", rules.ID, set, table.Faults(faults))
	}
	return o, nil
}

// freshShoe returns the options under which every round is dealt from a fresh shoe, as the exact figures suppose, and what
// was changed for it. A game that has no such option is played as it is.
func freshShoe(rules *table.Rules, o table.Options) (fresh table.Options, changed string) {
	const name, value = "shuffle", "automatic"
	fresh = rules.Copy(o)
	if m, ok := rules.Mathematics.(sim.Played); !ok || m.Simulation() == nil || strings.Contains(values(o), name+"="+value) {
		return o, ""
	}
	if table.SetOption(fresh, name, value) != nil || len(table.Validate(fresh)) > 0 {
		return o, ""
	}
	return fresh, name + "=" + value
}

// fileName is the file of a certificate.
func fileName(id, set string) string {
	name := id
	if set != "" {
		name += "," + strings.NewReplacer(" ", ",", "%", "pc", "$", "").Replace(set)
	}
	return name + ".json"
}
