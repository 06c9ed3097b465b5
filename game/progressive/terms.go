package progressive

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// TenPercent of the meter is what a straight flush is paid if the licensee says nothing.
const TenPercent = "10%"

// How a casino supervisor validates a payout, which approved internal controls say.
const (
	AtTheTable = "at-the-table" // a supervisor is there, and does it at once
	Called     = "called"       // staff say when it is done, and until then nothing is paid
)

// Terms are what is left to the licensee. The options of a game embed them.
type Terms struct {
	Rate          int         // percent of a wager that goes on the meter
	Start         money.Cents // what the house puts on the meter in the beginning
	Reset         money.Cents // and after it was paid out
	StraightFlush string      // what the wager pays: a share of the meter, or an amount
	Four          money.Cents
	FullHouse     money.Cents
	Flush         money.Cents
	Tray          money.Cents // payouts up to this are paid from the table inventory container, without documents
	Supervisor    string      // how a casino supervisor validates payouts
}

// The least that the wager pays.
const (
	leastFour      = 500 * money.Dollar
	leastFullHouse = 100 * money.Dollar
	leastFlush     = 50 * money.Dollar
	most           = 10_000_000 * money.Dollar // that anybody can count
)

var leastStraightFlush = table.Part{Share: 10 * money.Percent, Amount: 5000 * money.Dollar}

// DefaultTerms are those of a licensee who has said nothing.
func DefaultTerms() Terms {
	return Terms{Rate: 70, Start: 10_000 * money.Dollar, Reset: 10_000 * money.Dollar, StraightFlush: TenPercent,
		Four: leastFour, FullHouse: leastFullHouse, Flush: leastFlush, Tray: leastFour, Supervisor: AtTheTable}
}

// Declare lists them with the game's paragraphs.
func (t *Terms) Declare(p *Paragraphs) []table.Option {
	return []table.Option{
		table.Whole("rate", p.Feed, &t.Rate, 70, 100, "how many percent of a progressive wager go on the meter").
			Titled("Percent of the jackpot bet that goes on the meter"),
		table.Amount("start", p.Seed, &t.Start, most, "what the house puts on the meter in the beginning").
			Titled("Jackpot in the beginning").Approved(p.Seed, t.Start.String()),
		table.Amount("reset", p.Seed, &t.Reset, most, "what the house puts on the meter after it was paid out").
			Titled("Jackpot after a win").Approved(p.Seed, t.Reset.String()),
		table.PartOf("straight-flush", p.StraightFlush, &t.StraightFlush, leastStraightFlush, most,
			"what a straight flush is paid on the progressive wager: a percentage of the meter, or an amount").
			Titled("Jackpot bet: straight flush pays"),
		table.Amount("four", p.Four, &t.Four, most,
			"what four-of-a-kind is paid on the progressive wager").Titled("Jackpot bet: four of a kind pays"),
		table.Amount("full-house", p.FullHouse, &t.FullHouse, most, "what a full house is paid on the progressive wager").
			Titled("Jackpot bet: full house pays"),
		table.Amount("flush", p.Flush, &t.Flush, most, "what a flush is paid on the progressive wager").Titled("Jackpot bet: flush pays"),
		table.Amount("tray", p.Documents.Law, &t.Tray, most,
			"up to which amount a progressive payout is paid from the table inventory container, without documents").Procedural().Internal(),
		table.OneOf("supervisor", p.Validate.Law, &t.Supervisor, []string{AtTheTable, Called},
			"whether a casino supervisor is at the table and validates every "+
				"progressive payout at once, or is called and the payout, and then the cards for its documents, wait until staff say that it is done").
			Procedural().Internal(),
	}
}

// alike are those that all tables have in common that feed one meter.
var alike = []string{"rate", "start", "reset", "straight-flush", "four", "full-house", "flush"}

// Faults are the amounts that are too low.
func (t *Terms) Faults(p *Paragraphs) (faults []law.Fault) {
	for _, least := range []struct {
		name  string
		by    law.Cite
		is, b money.Cents
	}{
		{"start", p.Seed, t.Start, money.Dollar},
		{"reset", p.Seed, t.Reset, money.Dollar},
		{"four", p.Four, t.Four, leastFour},
		{"full-house", p.FullHouse, t.FullHouse, leastFullHouse},
		{"flush", p.Flush, t.Flush, leastFlush},
	} {
		if least.is < least.b {
			faults = append(faults, law.Fault{By: least.by, Where: "option", Name: least.name,
				Text: "must be at least " + least.b.String() + ", not " + least.is.String()})
		}
	}
	return faults
}
