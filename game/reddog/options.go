package reddog

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 6 leaves to the licensee, besides odds above the
// list, which are among the table's terms.
type Options struct {
	table.Edition
	Decks       int  // how many decks are played with
	MoreAreas   bool // a player may wager on more than one betting area
	UnusedAreas bool // and also on one at which somebody sits who has not wagered there
	Automatic   bool // a device reshuffles the cards after every round
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Decks: 1} }

// Faults are options that are lawful only together.
func (o *Options) Faults() []law.Fault {
	if o.UnusedAreas && !o.MoreAreas {
		return []law.Fault{{By: "6.8", Where: "option", Name: "unused-areas",
			Text: "needs a table at which a player may wager on more than one betting area"}}
	}
	return nil
}

// Declare lists the options with their paragraphs. The law has no most for the
// decks; ours is what a shoe of the program holds.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Whole("decks", "6.1(a)", &o.Decks, 1, card.MaxDecks, "how many decks are played with").Titled("Number of decks"),
		table.Switch("more-areas", "6.8", &o.MoreAreas, "a player may wager on more than one betting area").Procedural().Permits(),
		table.Switch("unused-areas", "6.8", &o.UnusedAreas,
			"where a player may wager on more than one betting area: also on that of a player who has not wagered in the round").
			Procedural().Permits(),
		table.Switch("automatic", "6.9", &o.Automatic,
			"an approved device reshuffles the cards automatically: no shuffle, cut or burn by the dealer").
			Procedural().Approved("6.9", "yes"),
	}
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "8 decks", Text: "8 decks of cards",
		Options: map[string]string{"decks": "8"}},
	{Name: "4 decks", Text: "4 decks of cards",
		Options: map[string]string{"decks": "4"}},
}
