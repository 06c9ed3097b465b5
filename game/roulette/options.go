package roulette

import (
	"boardwalk/game/nonvalue"
	"boardwalk/table"
)

// The wheels that section 5.2 knows.
const (
	DoubleZeroWheel    = "double-zero"
	SingleZeroWheel    = "single-zero"
	DoubleZeroAsSingle = "double-zero-as-single" // 00 is no spin
)

// Options are what sections 5.1 and 5.2 leave to the licensee.
type Options struct {
	Wheel        string // which wheel, and how it is used
	FiveAdjacent bool   // offer five straight wagers at once, on adjacent numbers of the wheel
	SevenNumbers bool   // offer the wager on 10 to 15 and 33
	Foreign
	Designs int // designs of chips: plain, and others that tell chips of one color apart
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Wheel: DoubleZeroWheel, Designs: 1, Foreign: Foreign{Zero: AsHere}}
}

// Declare lists the options with their paragraphs. The wheel has no paragraph
// of its own: 5.2(b), (c) and (d) each speak of one, and 5.2(b) of the default.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.OneOf("wheel", "5.2(b)", &o.Wheel, []string{DoubleZeroWheel, SingleZeroWheel, DoubleZeroAsSingle},
			"the wheel at the table: double zero, single zero, or double zero used as single zero").Also(TripleZeroWheel),
		table.Switch("five-adjacent", "5.1(e)1i", &o.FiveAdjacent,
			"offer five straight wagers at once, on five adjacent numbers of the wheel").Titled("Bet on five neighbors of the wheel").Permits(),
		table.Switch("seven-numbers", "5.1(f)", &o.SevenNumbers,
			"offer the seven numbers wager, on 10, 11, 12, 13, 14, 15 and 33").Titled("Bet on seven numbers").Permits().Approved("5.1(f)1", "yes"),
		nonvalue.Option("5.1(b)", &o.Designs),
	}
}

// doubleZero reports whether 00 is a number of the game, so that the layout
// has a box for it.
func (o *Options) doubleZero() bool { return o.Wheel == DoubleZeroWheel || o.Wheel == TripleZeroWheel }

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "One zero", Text: "a wheel of 37 numbers, as in Europe",
		Options: map[string]string{"wheel": "single-zero"}},
	{Name: "Two zeros and more bets", Text: "with bets on five neighbors of the wheel and on seven numbers",
		Options: map[string]string{"five-adjacent": "yes", "seven-numbers": "yes"}},
}
