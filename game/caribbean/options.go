package caribbean

import (
	"fmt"

	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// What a straight flush may be paid on the progressive wager.
const (
	TenPercent   = "10%" // of the meter
	FiveThousand = "5000"
)

// How a casino supervisor validates a progressive payout: 16.11(b)3 leaves that to
// approved internal controls.
const (
	AtTheTable = "at-the-table" // a supervisor is there, and does it at once
	Called     = "called"       // staff say when it is done, and until then nothing is paid
)

// Options are what subchapter 16 leaves to the licensee.
type Options struct {
	versus.Options
	TurnAll       bool        // players' cards are turned over although the dealer does not qualify
	Rate          int         // percent of a progressive wager that goes on the meter
	Start         money.Cents // what the house puts on the meter in the beginning
	Reset         money.Cents // and after it was paid out
	StraightFlush string      // what the progressive wager pays
	Four          money.Cents
	FullHouse     money.Cents
	Flush         money.Cents
	Tray          money.Cents // progressive payouts up to this are paid from the table inventory container, without documents
	Supervisor    string      // how a casino supervisor validates progressive payouts
}

// The least that the progressive wager pays: 16.12(e).
const (
	leastFour      = 500 * money.Dollar
	leastFullHouse = 100 * money.Dollar
	leastFlush     = 50 * money.Dollar
	mostJackpot    = 10_000_000 * money.Dollar // that anybody can count
)

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Options: versus.DefaultOptions(), TurnAll: true, Rate: 70, Start: 10_000 * money.Dollar, Reset: 10_000 * money.Dollar,
		StraightFlush: TenPercent, Four: leastFour, FullHouse: leastFullHouse, Flush: leastFlush, Tray: leastFour,
		Supervisor: AtTheTable}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	seed := law.Cite("16.12(f)[seed]")
	list := []table.Option{
		table.Switch("turn-all", "16.10(f)1", &o.TurnAll, "the players' cards are turned over although the dealer does not qualify").Internal(),
		table.Whole("rate", "16.12(f)", &o.Rate, 70, 100, "how many percent of a progressive wager go on the meter"),
		table.Amount("start", seed, &o.Start, mostJackpot, "what the house puts on the meter in the beginning").Approved(seed, o.Start.String()),
		table.Amount("reset", seed, &o.Reset, mostJackpot, "what the house puts on the meter after it was paid out").Approved(seed, o.Reset.String()),
		table.OneOf("straight-flush", "16.12(e)[straight flush]", &o.StraightFlush, []string{TenPercent, FiveThousand},
			"what a straight flush is paid on the progressive wager: 10% of the meter, or $5,000"),
		table.Amount("four", "16.12(e)[four-of-a-kind]", &o.Four, mostJackpot, "what four-of-a-kind is paid on the progressive wager"),
		table.Amount("full-house", "16.12(e)[full house]", &o.FullHouse, mostJackpot, "what a full house is paid on the progressive wager"),
		table.Amount("flush", "16.12(e)[flush]", &o.Flush, mostJackpot, "what a flush is paid on the progressive wager"),
		table.Amount("tray", "16.10(e)3[cards]", &o.Tray, mostJackpot,
			"up to which amount a progressive payout is paid from the table inventory container, without documents").Internal(),
		table.OneOf("supervisor", "16.11(b)3", &o.Supervisor, []string{AtTheTable, Called}, "whether a casino supervisor is at the table and validates every "+
			"progressive payout at once, or is called and the payout, and then the cards for its documents, wait until staff say that it is done").Internal(),
	}
	return append(list, o.Options.Declare(&paragraphs)...)
}

// meterOptions are those that all tables have in common that feed one meter.
var meterOptions = []string{"rate", "start", "reset", "straight-flush", "four", "full-house", "flush"}

// Faults are the values and combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	var faults []law.Fault
	for _, least := range []struct {
		name  string
		by    law.Cite
		is, b money.Cents
	}{
		{"start", "16.12(f)[seed]", o.Start, money.Dollar},
		{"reset", "16.12(f)[seed]", o.Reset, money.Dollar},
		{"four", "16.12(e)[four-of-a-kind]", o.Four, leastFour},
		{"full-house", "16.12(e)[full house]", o.FullHouse, leastFullHouse},
		{"flush", "16.12(e)[flush]", o.Flush, leastFlush},
	} {
		if least.is < least.b {
			faults = append(faults, law.Fault{By: least.by, Where: "option", Name: least.name,
				Text: "must be at least " + least.b.String() + ", not " + least.is.String()})
		}
	}
	return append(faults, o.Options.Faults(&paragraphs.Paragraphs)...)
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	turned := table.Notice{By: "16.10(f)1", Text: "if the dealer does not qualify, only the cards of players with a progressive wager are turned over"}
	if o.TurnAll {
		turned.Text = "if the dealer does not qualify, all players' cards are turned over all the same"
	}
	return append([]table.Notice{
		{By: "16.12(d)", Text: "no bet wager is paid more than $5,000"},
		{By: "16.12(f)", Text: fmt.Sprintf("%d%% of every progressive wager go on the meter", o.Rate)},
		{By: "16.12(f)[seed]", Text: "the meter is reset to " + o.Reset.String()},
		turned,
	}, g.Table.Notices()...)
}
