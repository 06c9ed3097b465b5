package mississippi

import (
	"fmt"

	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// mostTimes is how many times the ante a street wager may be at most.
const mostTimes = 3

// Options are what the rules leave to the licensee.
type Options struct {
	MostTimes int // how many times the ante a street wager is at most
	Limit     versus.PayoutLimit
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{MostTimes: mostTimes, Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.Whole("most-times", "house:mississippi-6(f)[most]", &o.MostTimes, 1, mostTimes,
			"how many times the ante a street wager is at most").
			Titled("Largest street bet, in antes"),
		o.Limit.Declare("house:mississippi-10(c)"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the rules do not allow.
func (o *Options) Faults() []law.Fault {
	return append(o.Options.Faults(&cards), o.Limit.Faults("house:mississippi-10(c)")...)
}

// Notices are the rules in effect that are the licensee's, and how certain the
// recovered ones are.
func (g *Game) Notices() []table.Notice {
	notices := []table.Notice{
		{By: "house:mississippi-1(a)", Text: "mississippi stud is played by house rules: the text of subchapter 35 is not held; " +
			"the pay table is recovered with medium confidence, the number of positions with low confidence"},
		{By: "house:mississippi-6(f)[most]", Text: fmt.Sprintf("a street wager is at most %d times the ante", g.options.MostTimes)},
		{By: "house:mississippi-10(b)[tens]", Text: "a pair of sixes to tens comes back"},
	}
	return append(append(notices, g.options.Limit.Notices("house:mississippi-10(c)")...), g.Table.Notices()...)
}
