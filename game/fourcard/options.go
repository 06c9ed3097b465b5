package fourcard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 27 leaves to the licensee.
type Options struct {
	AcesUp             string // the payout table of the aces up wager: I to VII
	BonusThree         int    // what three-of-a-kind pays to 1 on the ante
	BonusStraightFlush int    // what a straight flush pays
	BonusFour          int    // what four-of-a-kind pays
	Method             string // of settlement: 1 or 2
	versus.Options
}

// The least that the ante bonus pays, 27.11(a)2, and the most that a licensee can
// choose here. The law names no most.
const (
	leastThree         = 2
	leastStraightFlush = 20
	leastFour          = 25
	mostBonus          = 1000
)

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{AcesUp: "I", BonusThree: leastThree, BonusStraightFlush: leastStraightFlush, BonusFour: leastFour, Method: "1",
		Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	list := []table.Option{
		table.OneOf("aces-up", "27.11(a)3[one table]", &o.AcesUp, []string{"I", "II", "III", "IV", "V", "VI", "VII"},
			"the payout table of the aces up wager").
			Titled("Pay table of aces up"),
		table.Whole("bonus-three-of-a-kind", "27.11(a)2", &o.BonusThree, leastThree, mostBonus, "what three-of-a-kind pays to 1 on the ante").
			Titled("Three of a kind pays on the ante (to 1)"),
		table.Whole("bonus-straight-flush", "27.11(a)2", &o.BonusStraightFlush, leastStraightFlush, mostBonus,
			"what a straight flush pays to 1 on the ante").
			Titled("A straight flush pays on the ante (to 1)"),
		table.Whole("bonus-four-of-a-kind", "27.11(a)2", &o.BonusFour, leastFour, mostBonus, "what four-of-a-kind pays to 1 on the ante").
			Titled("Four of a kind pays on the ante (to 1)"),
		versus.MethodOption("27.10(e)[alternative]", &o.Method),
	}
	return append(list, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&paragraphs.Paragraphs) }

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{
		{By: "27.11(a)3[one table]", Text: "aces up is paid by table " + g.options.AcesUp},
		{By: "27.11(a)2", Text: "ante bonus: " + versus.OddsOf(g.Bonus())},
		versus.MethodNotice("27.10(e)[alternative]", g.options.Method),
	}, g.Table.Notices()...)
}
