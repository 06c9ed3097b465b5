package texasbonus

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// The least hands with which a winning ante may be paid.
const (
	OnFlush    = "flush"
	OnStraight = "straight"
)

// Options are what the rules leave to the licensee.
type Options struct {
	AntePaysOn string // the least hand with which a winning ante is paid
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{AntePaysOn: OnFlush, Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.OneOf("ante-pays-on", "house:texas-11(c)[straight]", &o.AntePaysOn, []string{OnFlush, OnStraight},
			"the least hand with which a winning ante is paid and does not just come back").Titled("Ante pays from"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&cards) }

// Notices are the rules in effect that the law leaves to the licensee, and how
// certain the recovered ones are.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{
		{By: "house:texas-1(a)", Text: "the rules beyond 19:47-28.2 are recovered from other sources: the odds with medium confidence, " +
			"and what becomes of a bonus wager after a fold with low confidence"},
		{By: "house:texas-11(a)", Text: "winning wagers pay " + evenMoney[0].Odds.String()},
		{By: g.antePays(), Text: "a winning ante is paid with a " + g.options.AntePaysOn + " or better, and comes back with less"},
		{By: "house:texas-11(d)", Text: "bonus: " + versus.OddsOf(bonusTable)},
	}, g.Table.Notices()...)
}

// antePays is the rule by which a winning ante is paid or comes back.
func (g *Game) antePays() law.Cite {
	if g.options.AntePaysOn == OnStraight {
		return "house:texas-11(c)[straight]"
	}
	return "house:texas-11(c)[flush]"
}
