package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/whatif"
)

// whatIfFlags are the flags of commands that can be asked about rules which need not be lawful.
type whatIfFlags struct {
	WhatIf []string `name:"what-if" sep:"none" placeholder:"TEXT|@FILE" help:"Rules as you suppose them, lawful or not, like 'blackjack pays 6 to 5; decks 12', or the file of such lines; may be repeated. See docs/design.md."`
}

// text joins the texts and files of the flags.
func (f *whatIfFlags) text(read func(string) (string, error)) (string, error) {
	texts := make([]string, len(f.WhatIf))
	for i, text := range f.WhatIf {
		if name, isFile := strings.CutPrefix(text, "@"); isFile {
			var err error
			if text, err = read(name); err != nil {
				return "", misusef("%v", err)
			}
		}
		texts[i] = text
	}
	return strings.Join(texts, "\n"), nil
}

// rulesAsked are the rules that a command is about.
type rulesAsked struct {
	rules    *table.Rules
	options  table.Options
	terms    table.Terms
	unlawful []law.Fault // what the law says against them, where they are supposed
}

// suppose returns the rules as the flags suppose them, or as they are if nothing is supposed.
func (f *whatIfFlags) suppose(a rulesAsked, read func(string) (string, error)) (rulesAsked, error) {
	if len(f.WhatIf) == 0 {
		return a, nil
	}
	text, err := f.text(read)
	if err != nil {
		return a, err
	}
	s, err := whatif.Read(a.rules, a.options, a.terms, text)
	if err != nil {
		return a, misusef("%v", err)
	}
	return rulesAsked{s.Rules, s.Options, s.Terms, s.Unlawful}, nil
}

// unlawfulIn is what the law says against rules, where they are supposed.
func unlawfulIn(rules *table.Rules, options table.Options, terms table.Terms) []law.Fault {
	if rules.Supposed() == nil {
		return nil
	}
	return rules.Unlawful(options, terms)
}

// printUnlawful prints every paragraph that supposed rules break, each once.
func printUnlawful(out io.Writer, faults []law.Fault) {
	said := map[string]bool{}
	for i := range faults {
		text := "Not lawful in New Jersey: " + faults[i].By.Full() + ": " + sentence(faults[i].Sentence())
		if !said[text] {
			said[text] = true
			fmt.Fprint(out, folded(0, 4, text))
		}
	}
	if len(faults) > 0 {
		fmt.Fprintln(out)
	}
}

// rateCard returns a keno rate card as the flags suppose it, or as it is if nothing is supposed.
func (f *whatIfFlags) rateCard(card *keno.Rates, read func(string) (string, error)) (*keno.Rates, error) {
	if len(f.WhatIf) == 0 {
		return card, nil
	}
	text, err := f.text(read)
	if err != nil {
		return nil, err
	}
	supposed, err := card.Suppose(text)
	if err != nil {
		return nil, misusef("%v", err)
	}
	return supposed, nil
}

// unlawfulRates is what the law says against a rate card. What breaks no paragraph is left out.
func unlawfulRates(card *keno.Rates) (faults []law.Fault) {
	for _, f := range card.Check() {
		if !f.By.IsZero() {
			faults = append(faults, law.Fault{By: f.By, Text: f.Text})
		}
	}
	return faults
}

// supposedJSON is a sheet of supposed rules.
type supposedJSON struct {
	odds.Sheet
	Unlawful []odds.Unlawful `json:"unlawful"` // what the law says against them
	Lawful   []lawfulJSON    `json:"lawful"`   // what the wagers are worth under lawful rules, those that there are
}

type lawfulJSON struct {
	Wager          string  `json:"wager"`
	Per            string  `json:"per"`
	Strategy       string  `json:"strategy,omitempty"`
	HouseAdvantage float64 `json:"house_advantage"`
	Exact          string  `json:"house_advantage_exact,omitempty"`
}

// supposedSheet writes a report of supposed rules down.
func supposedSheet(r *odds.Report, took time.Duration, unlawful []law.Fault) supposedJSON {
	return besideSheet(r.Sheet(took), unlawful, r.Figures, r.LawfulOf)
}

// besideSheet puts beside a sheet what the law says against it, and what the figures are under lawful rules.
func besideSheet(sheet odds.Sheet, unlawful []law.Fault, figures []*odds.Figure, lawful func(*odds.Figure) *odds.Figure) supposedJSON {
	j := supposedJSON{Sheet: sheet, Unlawful: odds.UnlawfulOf(unlawful), Lawful: []lawfulJSON{}}
	if j.Unlawful == nil {
		j.Unlawful = []odds.Unlawful{}
	}
	for _, f := range figures {
		if g := lawful(f); g != nil {
			j.Lawful = append(j.Lawful, lawfulJSON{g.Wager, g.Per, g.Strategy, g.HouseAdvantage(), exactly(g)})
		}
	}
	return j
}

// besideLawful puts the figures of the lawful rules beside those of supposed ones, where there are any.
func besideLawful(r *odds.Report, lawful rulesAsked, find func(rulesAsked) (*odds.Report, error)) {
	if found, err := find(lawful); err == nil {
		r.Lawful = found
	}
}
