package ultimatetexas

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what the rules leave to the licensee.
type Options struct {
	Blind string // the payout table of the blind wager: A or B
	Trips string // the payout table of the trips wager: A to D
	Limit versus.PayoutLimit
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Blind: "A", Trips: "A", Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.OneOf("blind", "house:ultimate-10(b)[table B]", &o.Blind, []string{"A", "B"}, "the payout table of the blind wager").
			Titled("Pay table of the blind"),
		table.OneOf("trips", "house:ultimate-10(c)[one table]", &o.Trips, []string{"A", "B", "C", "D"}, "the payout table of the trips wager").
			Titled("Pay table of trips"),
		o.Limit.Declare("house:ultimate-10(d)"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the rules do not allow.
func (o *Options) Faults() []law.Fault {
	return append(o.Options.Faults(&cards), o.Limit.Faults("house:ultimate-10(d)")...)
}

// Notices are the rules in effect that are the licensee's, and how certain the
// recovered ones are.
func (g *Game) Notices() []table.Notice {
	notices := []table.Notice{
		{By: "house:ultimate-1(a)", Text: "ultimate texas hold 'em is played by house rules: the text of subchapter 32 " +
			"is not held; the pay tables are recovered " +
			"with medium confidence, and what becomes of a trips wager after a fold with low confidence"},
		{By: "house:ultimate-10(b)[table B]", Text: "the blind is paid by table " + g.options.Blind},
		{By: "house:ultimate-10(c)[one table]", Text: "trips is paid by table " + g.options.Trips},
		{By: "house:ultimate-9(g)[pair]", Text: "the dealer qualifies with a pair or better; otherwise antes come back"},
	}
	return append(append(notices, g.options.Limit.Notices("house:ultimate-10(d)")...), g.Table.Notices()...)
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Trips by table B", Text: "another pay table of the trips bet",
		Options: map[string]string{"trips": "B"}},
	{Name: "Blind by table B", Text: "another pay table of the blind bet",
		Options: map[string]string{"blind": "B"}},
}
