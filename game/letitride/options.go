package letitride

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// leastLimit is the lowest limit of what one hand is paid, 18.11(c).
const leastLimit = 50_000 * money.Dollar

// Options are what subchapter 18 leaves to the licensee.
type Options struct {
	versus.Options
	PayoutLimit money.Cents // the most that is paid on one hand; 0 for no limit
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Options: versus.DefaultOptions()} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	payouts := table.Amount("payout-limit", "18.11(c)", &o.PayoutLimit, money.MaxStake, "the most that is paid on one hand; 0 for no limit").
		Titled("Most paid on one hand").
		Noticed("18.11(c)[notice]")
	if o.PayoutLimit > leastLimit {
		payouts = payouts.Approved("18.11(c)", o.PayoutLimit.String())
	}
	return append(o.Options.Declare(&paragraphs), payouts)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	faults := o.Options.Faults(&cardParagraphs)
	if o.PayoutLimit != 0 && o.PayoutLimit < leastLimit {
		faults = append(faults, law.Fault{By: "18.11(c)", Where: "option", Name: "payout-limit",
			Text: "a limit of what one hand is paid is at least " + leastLimit.String()})
	}
	return faults
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	notices := g.Table.Notices()
	if most := g.options.PayoutLimit; most != 0 {
		notices = append(notices, table.Notice{By: "18.11(c)", Text: "no hand is paid more than " + most.String()})
	}
	return notices
}
