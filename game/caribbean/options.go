package caribbean

import (
	"fmt"
	"slices"

	"boardwalk/game/progressive"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 16 leaves to the licensee.
type Options struct {
	versus.Options
	TurnAll bool // players' cards are turned over although the dealer does not qualify
	progressive.Terms
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Options: versus.DefaultOptions(), TurnAll: true, Terms: progressive.DefaultTerms()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	turn := table.Switch("turn-all", "16.10(f)1", &o.TurnAll,
		"the players' cards are turned over although the dealer does not qualify").Internal()
	return slices.Concat([]table.Option{turn}, o.Terms.Declare(&jackpot), o.Options.Declare(&paragraphs))
}

// Faults are the values and combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	return append(o.Terms.Faults(&jackpot), o.Options.Faults(&paragraphs.Paragraphs)...)
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	turned := table.Notice{By: "16.10(f)1", Text: "if the dealer does not qualify, only the cards of players with a " +
		"progressive wager are turned over"}
	if o.TurnAll {
		turned.Text = "if the dealer does not qualify, all players' cards are turned over all the same"
	}
	return append([]table.Notice{
		{By: "16.12(d)", Text: "no bet wager is paid more than $5,000"},
		{By: "16.12(f)", Text: fmt.Sprintf("%d%% of every progressive wager goes on the meter", o.Rate)},
		{By: "16.12(f)[seed]", Text: "the meter is reset to " + o.Reset.String()},
		turned,
	}, g.Table.Notices()...)
}
