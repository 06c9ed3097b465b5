package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// optionsText lists the options of a game: the value that a table has if nobody says
// otherwise, the lawful values, and what each of them changes.
func optionsText(r *table.Rules) (text string) {
	usual := r.Options()
	for _, o := range usual.Declare() {
		text += folded(2, 6, fmt.Sprintf("%s: %s", o.Name, o.Value()))
		text += folded(6, 6, cited(sentence(o.Help), o.Law))
		text += folded(6, 6, "Lawful: "+o.Lawful+".")
		if row, ok := law.Lookup(o.Law); ok {
			if level, why := row.Confidence(); level != "" {
				text += folded(6, 6, "Of "+level+" confidence: "+why+".")
			}
		}
		switch {
		case o.Audience == table.Surveillance:
			text += folded(6, 6, cited("The Commission and surveillance are told of a change in writing, half an hour ahead.", o.Notice))
		case o.Notice != "":
			text += folded(6, 6, cited("A change is announced half an hour ahead.", o.Notice))
		}
		for _, value := range otherValues(r, o.Name) {
			text += effectText(r, o.Name, value)
		}
	}
	return text
}

// mostWhole is the largest whole number that is tried as a value.
const mostWhole = 12

// otherValues lists the lawful values of an option besides the usual one, where they
// are words, yes or no, or a few whole numbers.
func otherValues(r *table.Rules, name string) []string {
	o := optionOf(r.Options(), name)
	usual := o.Value()
	tries := append(slices.Clone(o.Words()), "yes", "no")
	if _, err := strconv.Atoi(usual); err == nil {
		for n := range mostWhole + 1 {
			tries = append(tries, strconv.Itoa(n))
		}
	}
	var values []string
	for _, v := range tries {
		if v != usual && o.Set(v) == nil && o.Value() == v && !slices.Contains(values, v) {
			values = append(values, v)
		}
	}
	return values
}

func optionOf(options table.Options, name string) table.Option {
	list := options.Declare()
	return list[slices.IndexFunc(list, func(o table.Option) bool { return o.Name == name })]
}

// effectText says what a value of an option changes in the declarations of the
// wagers and on the sign at the table, compared with the usual options.
func effectText(r *table.Rules, name, value string) string {
	options := r.Options()
	if err := optionOf(options, name).Set(value); err != nil {
		return ""
	}
	usual := r.New(r.Options())
	text := ""
	for _, f := range table.Validate(options) {
		text += folded(10, 12, cited("Not by itself: "+sentence(f.Text), f.By))
	}
	changed := r.New(options)
	before := map[string][]string{}
	var told []string // of wagers, which the sign may repeat
	for i := range usual.Layout().Wagers {
		w := &usual.Layout().Wagers[i]
		before[w.ID] = append(wagerTerms(usual.Layout(), w), payLines(w)...)
	}
	for _, f := range families(changed.Layout()) {
		for _, c := range f.changes(before) {
			text += folded(10, 12, c.id+": "+strings.Join(c.lines, " "))
			told = append(told, c.lines...)
		}
	}
	var signs, now []string
	for _, n := range usual.Notices() {
		signs = append(signs, cited(sentence(n.Text), n.By))
	}
	for _, n := range changed.Notices() {
		now = append(now, cited(sentence(n.Text), n.By))
	}
	for _, line := range without(now, append(signs, told...)) {
		text += folded(10, 12, "Posted: "+line)
	}
	if text == "" {
		return ""
	}
	return folded(8, 10, "With "+name+" "+value+":") + text
}

// change is what is declared of a wager, or of all wagers of a family, that was not
// declared before.
type change struct {
	id    string
	lines []string
}

// changes are those of a family, in one if they are the same for all of it.
func (f *family) changes(before map[string][]string) []change {
	var list []change
	alike := true
	for _, w := range f.wagers {
		c := change{w.ID, without(append(slices.Clone(f.terms), payLines(w)...), before[w.ID])}
		alike = alike && (len(list) == 0 || slices.Equal(c.lines, list[0].lines))
		list = append(list, c)
	}
	if alike {
		list = []change{{f.id(), list[0].lines}}
	}
	return slices.DeleteFunc(list, func(c change) bool { return len(c.lines) == 0 })
}

// without returns the lines that are not among others.
func without(lines, others []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return slices.Contains(others, l) })
}
