package letitride

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 18 leaves to the licensee.
type Options struct {
	versus.Options
	Limit versus.PayoutLimit
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Options: versus.DefaultOptions()} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	limit := o.Limit.Declare("18.11(c)").NoticedIf("18.11(c)[notice]", versus.LowersLimit)
	if o.Limit.Most > versus.LeastPayoutLimit {
		limit = limit.Approved("18.11(c)", o.Limit.Most.String())
	}
	return append(o.Options.Declare(&paragraphs), limit)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	return append(o.Options.Faults(&cardParagraphs), o.Limit.Faults("18.11(c)")...)
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	notices := g.Table.Notices()
	if most := g.options.Limit.Most; most != 0 {
		notices = append(notices, table.Notice{By: "18.11(c)", Text: "no hand is paid more than " + most.String()})
	}
	return notices
}
