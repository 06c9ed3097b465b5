package study

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"boardwalk/internal/nearest"
	"boardwalk/table"
)

// MostSets is how many rule sets are looked at together, at most.
const MostSets = 100_000

// mostWhole is up to which whole number values are tried.
const mostWhole = 100

// Values are the lawful values of an option, those that are words, yes or no, or whole numbers up to a hundred; otherwise only
// the present one.
func Values(o table.Option) []string {
	usual := o.Value()
	tries := append(slices.Clone(o.Words()), "no", "yes")
	if _, err := strconv.Atoi(usual); err == nil {
		for n := range mostWhole + 1 {
			tries = append(tries, strconv.Itoa(n))
		}
	}
	var values []string
	for _, v := range tries {
		if o.Set(v) == nil && o.Value() == v && !slices.Contains(values, v) {
			values = append(values, v)
		}
	}
	_ = o.Set(usual)
	if !slices.Contains(values, usual) {
		return []string{usual}
	}
	return values
}

// Every lists all lawful combinations of some options, each as a rule set like the given one. Without names they are all options
// that change what a wager is worth by themselves. Combinations that the law forbids are left out.
func Every(s *RuleSet, names []string, wager string) ([]RuleSet, error) {
	r, err := s.Read()
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		if names, err = r.matter(wager); err != nil {
			return nil, err
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("no option of %s changes what its wagers are worth", r.Rules.Name)
		}
	}
	values := make([][]string, len(names))
	all := 1
	declared := r.Choice().Declare()
	for i, name := range names {
		at := slices.IndexFunc(declared, func(o table.Option) bool { return o.Name == name })
		if at < 0 {
			return nil, fmt.Errorf("there is no option %q at %s; nearest: %s", name, r.Rules.Name,
				strings.Join(nearest.Names(name, optionNames(declared), nearest.Any), ", "))
		}
		values[i] = Values(declared[at])
		if all *= len(values[i]); all > MostSets {
			return nil, fmt.Errorf("these options have more than %d combinations: name fewer (%s)", MostSets, strings.Join(names, ", "))
		}
	}
	var list []RuleSet
	choice := make([]int, len(names))
	for {
		if set, lawful := r.with(names, values, choice); lawful {
			list = append(list, set)
		}
		at := len(choice) - 1
		for ; at >= 0; at-- {
			if choice[at]++; choice[at] < len(values[at]) {
				break
			}
			choice[at] = 0
		}
		if at < 0 {
			return list, nil
		}
	}
}

// with is the set with one value for each of some options, and whether their combination is lawful.
func (r *Ready) with(names []string, values [][]string, choice []int) (RuleSet, bool) {
	set := r.RuleSet
	set.Name, set.Options = "", maps.Clone(r.RuleSet.Options)
	if set.Options == nil {
		set.Options = map[string]string{}
	}
	o := r.game.Options()
	for name, value := range r.RuleSet.Options {
		_ = table.SetOption(o, name, value) // which was done before
	}
	for i, name := range names {
		set.Options[name] = values[i][choice[i]]
		if table.SetOption(o, name, values[i][choice[i]]) != nil {
			return set, false
		}
	}
	return set, len(table.Validate(o)) == 0
}

// matter are the options of which another lawful value alone changes what a wager is worth.
func (r *Ready) matter(wager string) (names []string, err error) {
	usual, err := r.worths(wager)
	if err != nil {
		return nil, err
	}
	for _, o := range r.Choice().Declare() {
		if !o.Figures() {
			continue
		}
		for _, value := range Values(o) {
			if value == o.Value() {
				continue
			}
			set := r.RuleSet
			set.Options = maps.Clone(r.RuleSet.Options)
			if set.Options == nil {
				set.Options = map[string]string{}
			}
			set.Options[o.Name] = value
			other, err := set.ReadAt(r.game)
			if err != nil || len(table.Validate(other.Choice())) > 0 && len(r.Unlawful) == 0 {
				continue
			}
			if now, err := other.worths(wager); err == nil && now != usual {
				names = append(names, o.Name)
				break
			}
		}
	}
	return names, nil
}

// worths writes down what the wagers are worth, to be compared.
func (r *Ready) worths(wager string) (string, error) {
	figures, err := r.figures(wager, false)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, f := range figures {
		fmt.Fprintln(&b, f.Wager, f.Per, f.Strategy, f.HouseAdvantage())
	}
	return b.String(), nil
}

func optionNames(list []table.Option) (names []string) {
	for _, o := range list {
		names = append(names, o.Name)
	}
	return names
}
