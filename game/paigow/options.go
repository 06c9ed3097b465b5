package paigow

import (
	"boardwalk/game/banked"
	"boardwalk/houseway"
	"boardwalk/table"
	"boardwalk/tile"
)

// Options are what subchapter 10 leaves to the licensee.
type Options struct {
	HouseWay string // how the dealer's hands are set: a name or a text that package houseway reads
	banked.Options
}

// DefaultOptions are the options of a licensee who has said nothing. The house way is
// New Zealand's: by 10.7(d) alone the house would lose to a player who knows it.
func DefaultOptions() *Options {
	return &Options{HouseWay: houseway.NewZealand, Options: banked.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.Text("house-way", "10.7(e)", &o.HouseWay, houseway.CheckTiles,
			"how the dealer's hands are set: as New Zealand has published it (new-zealand); by 10.7(d), and where that leaves a choice "+
				"the strongest low hand (standard) or the strongest high hand (strongest-high); or by the rules of a text").
			Approved("10.7(e)"),
	}, o.Options.Declare(&paragraphs)...)
}

// way is how the dealer's hands are set. Options that are not lawful open no table.
func (o *Options) way() tile.Way {
	way, err := houseway.ForTiles(o.HouseWay)
	if err != nil {
		return tile.HouseWay
	}
	return way.Set
}

// wayText says it in words.
func (o *Options) wayText() string {
	switch o.HouseWay {
	case houseway.StrongestHigh:
		return "by the rules, and then the strongest high hand"
	case houseway.NewZealand:
		return "as New Zealand has published it, but for the supreme pair, which is never split"
	case "", houseway.Standard:
		return "by the rules, and then the strongest low hand"
	}
	return "as the licensee has submitted"
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Players may be the bank", Text: "the bank is offered around the table",
		Options: map[string]string{"banking": "bank"}},
}
