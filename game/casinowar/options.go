package casinowar

import (
	"boardwalk/table"
)

// Options are what the book leaves to the licensee.
type Options struct {
	Decks int  // how many decks are played with
	Bonus bool // a second tie also pays a bonus of as much as the ante
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Decks: 6} }

// Declare lists the options with their rules.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Whole("decks", "house:war-1(a)[decks]", &o.Decks, 1, 8,
			"how many decks are played with").Titled("Number of decks").Noticed("house:war-9(b)"),
		table.Switch("bonus", "house:war-7(e)[bonus]", &o.Bonus, "a second tie also pays a bonus of as much as the ante").
			Titled("Bonus for a second tie").Noticed("house:war-9(b)"),
	}
}

// Notices are what the sign at the table says.
func (g *Game) Notices() []table.Notice {
	bonus, average := "no bonus is paid on a second tie",
		table.Notice{By: "house:war-10(a)", Text: "always going to war loses 2.8771 percent of the ante on average"}
	if g.options.Bonus {
		bonus, average = "a second tie pays a bonus of as much as the ante",
			table.Notice{By: "house:war-10(b)", Text: "always going to war loses 2.3301 percent of the ante on average"}
	}
	sign := []table.Notice{
		{By: "house:war-9(a)", Text: "a winning ante pays 1 to 1, a winning tie wager 10 to 1"},
		{By: "house:war-9(a)", Text: "in a war that is won the war wager pays 1 to 1 and the ante is returned"},
		{By: "house:war-9(a)", Text: "a surrender costs half the ante; " + bonus},
		average, {By: "house:war-10(c)", Text: "the tie wager loses 58/311 of its amount on average"},
	}
	if g.options.Decks != 6 {
		sign = sign[:3] // the averages are those with six decks
	}
	return sign
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Bonus for a second tie", Text: "a tie in the war pays as much as the ante besides",
		Options: map[string]string{"bonus": "yes"}},
	{Name: "8 decks", Text: "8 decks of cards",
		Options: map[string]string{"decks": "8"}},
}
