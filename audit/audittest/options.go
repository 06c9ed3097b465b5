package audittest

import (
	"slices"
	"strconv"

	"boardwalk/game"
	"boardwalk/table"
)

// OptionSets returns sets of options of a game, so few that each value of each option is in one: every word of an option
// that has words, and one number, amount or rate that is not the usual one of every other option. The first set is empty.
// A value that is lawful only together with two others is in none.
func OptionSets(id string) []map[string]string {
	rules, ok := game.Find(id)
	if !ok {
		panic("no game " + id)
	}
	left := OptionValues(rules)
	sets := []map[string]string{{}}
	for len(left) > 0 {
		set, options := map[string]string{}, rules.Options()
		var later []OptionValue
		for _, v := range left {
			_, has := set[v.Name]
			try := rules.Copy(options)
			if has || table.SetOption(try, v.Name, v.Value) != nil || !lawful(rules, try) {
				later = append(later, v)
				continue
			}
			set[v.Name], options = v.Value, try
		}
		if len(set) == 0 {
			if set = together(rules, left); set == nil {
				break
			}
			later = slices.DeleteFunc(later, func(v OptionValue) bool { return set[v.Name] == v.Value })
		}
		left, sets = later, append(sets, set)
	}
	return sets
}

// together returns a set with one of some values that no table can have by itself, and one value of another option with
// which it can; nil if there is none.
func together(rules *table.Rules, left []OptionValue) map[string]string {
	for _, v := range left {
		for _, with := range OptionValues(rules) {
			options := rules.Options()
			if with.Name == v.Name || table.SetOption(options, with.Name, with.Value) != nil ||
				table.SetOption(options, v.Name, v.Value) != nil || !lawful(rules, options) {
				continue
			}
			return map[string]string{with.Name: with.Value, v.Name: v.Value}
		}
	}
	return nil
}

// OptionValue is a value of an option.
type OptionValue struct{ Name, Value string }

// OptionValues returns the values that [OptionSets] is about.
func OptionValues(rules *table.Rules) (list []OptionValue) {
	for _, o := range rules.Options().Declare() {
		words, other := o.Words(), OptionValue{}
		for _, value := range slices.Concat(words, otherValues) {
			options := rules.Options()
			usual := o.Value()
			if table.SetOption(options, o.Name, value) != nil {
				continue
			}
			if value = valueOf(options, o.Name); value == usual { // "0" and "$0" are the same
				continue
			}
			if len(words) > 0 {
				list = append(list, OptionValue{o.Name, value})
				continue
			}
			if other.Name == "" || lawful(rules, options) {
				other = OptionValue{o.Name, value}
			}
			if lawful(rules, options) {
				break // one of them will do
			}
		}
		if other.Name != "" { // perhaps lawful only together with others
			list = append(list, other)
		}
	}
	return list
}

// valueOf returns the value of an option as records have it.
func valueOf(options table.Options, name string) string {
	for _, o := range options.Declare() {
		if o.Name == name {
			return o.Value()
		}
	}
	return ""
}

// lawful reports whether a table can be set up with options.
func lawful(rules *table.Rules, options table.Options) bool {
	_, err := table.New(rules, rules.Copy(options), rules.Terms())
	return err == nil && len(table.Validate(options)) == 0
}

// otherValues are tried as values of options that have no words.
var otherValues = func() []string {
	list := []string{"yes", "no", "5%", "$5", "$10", "$50", "$500", "$20,000", "$1 $2", "$5 $10"}
	for n := range 13 {
		list = append(list, strconv.Itoa(n))
	}
	return append(list, "20", "25", "50", "$50,000")
}()
