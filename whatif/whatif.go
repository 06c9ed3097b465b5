// Package whatif reads what somebody supposes of a game's rules, lawful in New Jersey or not, from a text:
//
//	pair-plus: straight flush 50, flush 3
//	decks 12
//	vigorish 4 %
//	limit 1 to 5000
//
// [Read] holds the text against what the game declares, and returns rules, options and terms with which tables are set
// up as with lawful ones. What the law says against them goes with everything that is found at such a table.
//
// Supposed rules are for figures, simulations, cases and private tables. Nothing that opens a table to the public reads
// one.
package whatif

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"boardwalk/law"
	"boardwalk/table"
)

// Supposed are rules as somebody supposes them to be.
type Supposed struct {
	Text     string // as it was asked, so that it can be read again
	Rules    *table.Rules
	Options  table.Options
	Terms    table.Terms
	Unlawful []law.Fault // what the law says against them; none if they are lawful
}

// MostText is how long a text may be.
const MostText = 16 << 10

// Fault is what is wrong with a line of a text.
type Fault struct {
	Line int    // from 1
	Text string // the line
	Says string
}

// Error names the line.
func (f *Fault) Error() string {
	return fmt.Sprintf("what if, line %d, %q: %s", f.Line, f.Text, f.Says)
}

// Read reads a text, whose lines end with a line's end or a semicolon. The options and terms are those of which nothing
// else is said; nil options are the usual ones. Neither is changed.
func Read(rules *table.Rules, options table.Options, terms table.Terms, text string) (*Supposed, error) {
	if len(text) > MostText {
		return nil, fmt.Errorf("a what-if has at most %d bytes", MostText)
	}
	if rules.Supposed() != nil {
		return nil, fmt.Errorf("the rules of %s are supposed already", rules.Name)
	}
	r := &reader{rules: rules, options: rules.Copy(options), terms: copyTerms(terms)}
	var later []line
	for _, l := range lines(text) { // options first: they decide which pay lines there are
		var done bool
		if done, l.noOption = r.option(l.text); !done || l.noOption != nil {
			later = append(later, l)
		}
	}
	var err error
	if r.layout, err = layoutOf(rules, r.options); err != nil {
		return nil, err
	}
	for _, l := range later {
		if err := r.read(l.text); err != nil {
			return nil, l.fault(cmp.Or(l.noOption, err))
		}
	}
	supposed, err := table.Suppose(rules, r.options, r.terms, &table.Supposition{Text: text, Pays: r.pays, Cap: r.cap})
	if err != nil {
		return nil, err
	}
	return &Supposed{Text: text, Rules: supposed, Options: r.options, Terms: r.terms,
		Unlawful: supposed.Unlawful(r.options, r.terms)}, nil
}

// line is a line of a text.
type line struct {
	number   int
	text     string
	noOption error // why it sets none of the options whose name it begins with
}

func (l *line) fault(err error) error { return &Fault{l.number, l.text, err.Error()} }

// remark is what follows a number sign, up to the end of its line.
var remark = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)#.*$`) })

// lines takes a text apart. Blank lines and remarks are left out.
func lines(text string) []line {
	var list []line
	for i, whole := range strings.Split(remark().ReplaceAllString(text, ""), "\n") {
		for part := range strings.SplitSeq(whole, ";") {
			if part = strings.TrimSuffix(strings.TrimSpace(part), "."); part != "" {
				list = append(list, line{number: i + 1, text: part})
			}
		}
	}
	return list
}

// layoutOf returns what a game lays out, or why it cannot be played under such options.
func layoutOf(rules *table.Rules, o table.Options) (l *table.Layout, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%s cannot be played so: %v", rules.Name, cause)
		}
	}()
	return rules.New(rules.Copy(o)).Layout(), nil
}
