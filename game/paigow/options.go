package paigow

import (
	"boardwalk/game/banked"
	"boardwalk/table"
	"boardwalk/tile"
)

// How the dealer's hands are set where 10.7(d) leaves a choice.
const (
	LowFirst  = "standard"       // the low hand is made as strong as it can be
	HighFirst = "strongest-high" // or the high hand
)

// Options are what subchapter 10 leaves to the licensee.
type Options struct {
	HouseWay string // how the dealer's hands are set
	banked.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{HouseWay: LowFirst, Options: banked.DefaultOptions()} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.OneOf("house-way", "10.7(e)", &o.HouseWay, []string{LowFirst, HighFirst},
			"how the dealer's hands are set where 10.7(d) leaves a choice: so that the low hand is as strong as it can be, or the high hand").
			Approved("10.7(e)", LowFirst, HighFirst),
	}, o.Options.Declare(&paragraphs)...)
}

// way is how the dealer's hands are set.
func (o *Options) way() tile.Way {
	if o.HouseWay == HighFirst {
		return tile.HighWay
	}
	return tile.HouseWay
}

// wayText says it in words.
func (o *Options) wayText() string {
	if o.HouseWay == HighFirst {
		return "by the rules, and then the strongest high hand"
	}
	return "by the rules, and then the strongest low hand"
}
