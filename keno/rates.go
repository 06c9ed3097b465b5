package keno

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardwalk/law"
	"boardwalk/money"
)

// Rates is the rate card of a licensee: what may be wagered, and what every
// number of spots pays. It is read with [ParseRates] and not changed afterwards,
// so any number of tickets may share it.
type Rates struct {
	Name    string
	Minimum money.Cents // the least that is wagered on one way (15.3(d))
	Maximum money.Cents // the most
	Step    money.Cents // wagers go up from the minimum by this
	Limit   money.Cents // the most that all winners of a game are paid together; 0 for no limit
	Most    money.Cents // the most that one wager is paid; 0 for no limit of its own
	Sharing Sharing     // how winners share the limit
	Races   int         // the most games of one ticket
	Claim   Claim       // how long a winning ticket is valid
	Kinds   []Kind      // the types of tickets that are offered

	pays  [Numbers + 1][Drawn + 1]money.Cents // by spots and catches, for the minimum wager
	spots Set                                 // the numbers of spots that are offered
	file  string                              // where it was read from
	lines map[string]int                      // by keyword: the line that set it
}

// MostSpots returns the largest number of spots that may be played (15.2(b)).
func (c *Rates) MostSpots() int {
	most := 0
	for n := range c.spots.All() {
		most = n
	}
	return most
}

// Base returns what so many spots pay for so many caught, for the minimum wager.
func (c *Rates) Base(spots, caught int) money.Cents { return c.pays[spots][caught] }

// Offers reports whether tickets of a type are on the rate card.
func (c *Rates) Offers(k Kind) bool { return slices.Contains(c.Kinds, k) }

// Pay is one line of a rate card: what is paid for a catch.
type Pay struct {
	Caught int
	Pays   money.Cents // for the minimum wager
}

// PaysFor returns what so many spots pay, for the minimum wager: a line for each
// catch that pays, the smallest catch first.
func (c *Rates) PaysFor(spots int) []Pay {
	var list []Pay
	for caught, pays := range c.pays[spots] {
		if pays > 0 {
			list = append(list, Pay{caught, pays})
		}
	}
	return list
}

// String writes the rate card as [ParseRates] reads it.
func (c *Rates) String() string {
	var b strings.Builder
	line := func(word, format string, args ...any) {
		fmt.Fprintf(&b, "%-9s "+format+"\n", append([]any{word}, args...)...)
	}
	fmt.Fprintf(&b, "keno rates %s\n", c.Name)
	line("minimum", "%s", c.Minimum)
	line("maximum", "%s", c.Maximum)
	line("step", "%s", c.Step)
	if c.Limit > 0 {
		line("limit", "%s", c.Limit)
		line("share", "%s", c.Sharing)
	}
	if c.Most > 0 {
		line("most", "%s", c.Most)
	}
	line("races", "%d", c.Races)
	line("claim", "%s", c.Claim)
	var offers []string
	for _, k := range c.Kinds {
		offers = append(offers, k.String())
	}
	line("offers", "%s", strings.Join(offers, ", "))
	for n := range c.spots.All() {
		var pays []string
		for _, p := range c.PaysFor(n) {
			pays = append(pays, fmt.Sprintf("%d pays %s", p.Caught, p.Pays))
		}
		line(fmt.Sprintf("spots %d", n), "%s", strings.Join(pays, "; "))
	}
	return b.String()
}

//go:embed standard.rates
var standardText string

// StandardText is the text of the rate card that a house without one of its own
// uses.
func StandardText() string { return standardText }

// Standard returns the rate card that a house without one of its own uses.
var Standard = sync.OnceValue(func() *Rates {
	c, err := ParseRates("standard.rates", standardText)
	if err != nil {
		panic(err)
	}
	return c
})

// Fault is something wrong with a rate card.
type Fault struct {
	File string
	Line int      // from 1; 0 for what is missing altogether
	By   law.Cite // the paragraph that it breaks; empty where no law is broken
	Text string   // what is wrong, as a sentence without a full stop
}

// Error returns the fault in one line, as in "my.rates:12: what is wrong
// (19:47-15.3(d))".
func (f *Fault) Error() string {
	s := f.Text
	switch {
	case f.File != "" && f.Line > 0:
		s = fmt.Sprintf("%s:%d: %s", f.File, f.Line, s)
	case f.File != "":
		s = f.File + ": " + s
	}
	if !f.By.IsZero() {
		s += " (" + f.By.Full() + ")"
	}
	return s
}

// Faults are everything wrong with a rate card, by line.
type Faults []Fault

// Error returns the faults, one a line.
func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i := range f {
		lines[i] = f[i].Error()
	}
	return strings.Join(lines, "\n")
}
