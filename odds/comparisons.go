package odds

import (
	"slices"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// Comparison is a figure that others have published of a game whose rules are recovered or
// the house's own, and what it can be held against. It says under which rules this program
// finds the same, so that nobody takes a difference in the rules for an error in one of the two.
type Comparison struct {
	Wager     string `json:"wager"`
	Published string `json:"published" doc:"In percent of the wager, to the digits that were printed" example:"0.62"`
	Source    string `json:"source"`
	Options   string `json:"options,omitempty" doc:"The options under which this program finds the same, as the command line takes them" example:"split-hands=2"`
	Differs   bool   `json:"differs,omitempty" doc:"This program finds something else under any options: the note says why"`
	Note      string `json:"note,omitempty"`

	stake money.Cents // for which it is held against this program; zero is the usual one
}

// comparisons are by the id of the game.
var comparisons = map[string][]Comparison{
	"double-attack-blackjack": {{Wager: "main", Published: "0.62", Source: "Wizard of Odds, in casinocitytimes.com of 19 July 2011",
		Options: "split-hands=2 surrender-later=no",
		Note: "the article speaks of a late surrender, which is one of two cards, and not of splitting again; by the recovered rules a pair " +
			"is split into four hands, and any hand may be surrendered"}},
	"spanish-21": {
		{Wager: "main", Published: "0.37", Source: "thetruefacs.biz, six decks", Options: "decks=6", Differs: true, stake: money.Dollar,
			Note: "the source leaves the super bonus out, and without it 0.36 is found by best play and 0.38 by basic strategy"},
		{Wager: "main", Published: "0.38", Source: "thetruefacs.biz, eight decks", Options: "decks=8", stake: money.Dollar,
			Note: "the source leaves the super bonus out, which a wager of $1 does not have"},
		{Wager: "main", Published: "0.76", Source: "Wizard of Odds, the dealer draws to soft 17", Differs: true,
			Note: "the dealer stands on soft 17 in New Jersey, which 19.12(b) says; with doubling again the source has 0.42"},
	},
	"texas-holdem-bonus": {{Wager: "ante", Published: "2.04", Source: "wizardofodds.com/games/texas-hold-em-bonus-poker",
		Options: "ante-pays-on=straight", Note: "where a winning ante is paid with a straight or better; the usual option here is a flush"}},
	"ultimate-texas-holdem": {{Wager: "ante", Published: "2.185", Source: "wizardofodds.com/games/ultimate-texas-hold-em"}},
	"mississippi-stud":      {{Wager: "ante", Published: "4.91", Source: "wizardofodds.com/games/mississippi-stud"}},
	"flop-poker": {{Wager: "ante", Published: "5.4237", Source: "888casino.com/blog, Flop Poker Hole-Card Play", Options: "straight=11",
		Note: "with a straight at 11 to 1 on the flop wager"}},
	"boston-5-stud": {
		{Wager: "bonus", Published: "7.3", Source: "casinocitytimes.com, Poker, Beantown style"},
		{Wager: "bonus", Published: "2.3", Source: "casinocitytimes.com, Poker, Beantown style", Options: "bonus-flush=4"},
	},
	"asia-poker": {{Wager: "wager", Published: "4.82", Source: "atlanticcityweekly.com, Asia poker introduced", Differs: true,
		Note: "it is what copies cost, and how often hands are copies depends on the house way, which no source tells; " +
			"with this house's own way the figure lies between that of best chances and that of the house way"}},
}

// Comparisons are the published figures that those of a game can be held against.
func Comparisons(r *table.Rules) []Comparison { return comparisons[r.ID] }

// Under returns the options by which published figures of the game differ, with the values that they have in the
// report: "ante-pays-on=flush".
func (r *Report) Under() (list []string) {
	var names []string
	for _, c := range Comparisons(r.Rules) {
		for _, option := range strings.Fields(c.Options) {
			name, _, _ := strings.Cut(option, "=")
			names = append(names, name)
		}
	}
	for _, o := range r.Options.Declare() {
		if slices.Contains(names, o.Name) {
			list = append(list, o.Name+"="+o.Value())
		}
	}
	return list
}

// String says what was published, and under which options the program finds the same.
func (c *Comparison) String() string {
	text := c.Wager + ": " + c.Published + "% by " + c.Source
	switch {
	case c.Differs:
		text += " is not found here"
	case c.Options == "":
		text += ", as here with the usual options"
	default:
		text += ", as here with -o " + strings.ReplaceAll(c.Options, " ", " -o ")
		if c.stake > 0 {
			text += " --stake " + strings.TrimPrefix(c.stake.String(), "$")
		}
	}
	if c.Note != "" {
		text += ": " + c.Note
	}
	return text
}
