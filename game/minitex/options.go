package minitex

import (
	"fmt"

	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 36 leaves to the licensee.
type Options struct {
	Pocket    string // the payout table of the pocket poker wager: A to C
	AceTwo    bool   // ace and two are consecutive in a pocket poker hand
	AnteBonus int    // what ace, king and queen of one suit pay to 1 on the ante; 0 if there is no bonus
	versus.Options
}

// mostBonus is the most that the ante bonus may pay to 1, 36.11(d), and usualBonus
// what it pays where the licensee has said nothing. With the most the house has an
// advantage of 0.07 percent of the ante against best play, which no house would offer;
// with 10 to 1 it has 3.33 percent, as at three card poker.
const (
	mostBonus  = 30
	usualBonus = 10
)

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Pocket: "A", AceTwo: true, AnteBonus: usualBonus, Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	list := []table.Option{
		table.OneOf("pocket-poker", "36.11(c)", &o.Pocket, []string{"A", "B", "C"}, "the payout table of the pocket poker wager").
			Titled("Pay table of pocket poker"),
		table.Switch("ace-two", "36.5(d)3", &o.AceTwo, "ace and two are consecutive in a pocket poker hand").Titled("Ace and two are a straight"),
		table.Whole("ante-bonus", "36.11(d)", &o.AnteBonus, 0, mostBonus,
			"what ace, king and queen of one suit pay to 1 on the ante; 0 for no bonus. "+
				"Against best play the house keeps 3.3% of the ante with 10, as at three card poker, 5.0% without a bonus and 0.07% with 30").
			Titled("Bonus on the ante"),
	}
	return append(list, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&paragraphs.Paragraphs) }

// Notices are the rules in effect that the law leaves to the licensee, and what
// is inscribed on the layout.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	notices := append(o.inscriptions(), table.Notice{By: "19:46-1.13Y(c)", Text: "flop, river and play pay 1 to 1"},
		table.Notice{By: "36.11(c)", Text: "pocket poker is paid by table " + o.Pocket},
		table.Notice{By: "36.5(d)3", Text: "ace and two of one suit are a pocket straight flush, and of two suits a straight"})
	if !o.AceTwo {
		notices[len(notices)-1].Text = "ace and two are not consecutive in a pocket poker hand"
	}
	if o.AnteBonus > 0 {
		notices = append(notices, table.Notice{By: "36.1[ante bonus]",
			Text: fmt.Sprintf("ante bonus: ace, king and queen of one suit %d to 1", o.AnteBonus)})
	}
	return append(notices, g.Table.Notices()...)
}
