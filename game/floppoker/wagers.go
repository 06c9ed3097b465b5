package floppoker

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	bonus
	pot
	flop
)

// Options are what the book leaves to the licensee.
type Options struct {
	Straight int // what a straight pays on the flop wager: 10 or 11 to 1
	Limit    versus.PayoutLimit
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Straight: 10, Options: versus.DefaultOptions()} }

// Declare lists the options with their rules.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.Whole("straight", "house:flop-7(b)[straight]", &o.Straight, 10, 11, "what a straight pays on the flop wager, to 1").
			Titled("A straight pays (to 1)"),
		o.Limit.Declare("house:flop-7(f)"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the book does not allow.
func (o *Options) Faults() []law.Fault {
	return append(o.Options.Faults(&cards), o.Limit.Faults("house:flop-7(f)")...)
}

// wagers declares those of one position. The pot wager is set by the dealer, so that
// all are alike.
func (o *Options) wagers() []table.Wager {
	limit := o.Limit.Cap("house:flop-7(f)")
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "house:flop-3(a)", OneRoll: true, Made: table.Always,
			Pays: versus.EvenMoney("house:flop-7(a)"), Cap: limit},
		{ID: "bonus", Name: "Three Card Bonus", Group: "bonus", Aliases: []string{"three-card-bonus"}, Law: "house:flop-3(c)", OneRoll: true,
			Made: table.Always, Pays: bonusPays,
			Needs: versus.NeedsAnte("house:flop-3(c)", "a three-card bonus wager needs an ante")},
		{ID: "pot", Name: "Pot", Group: "pot", Law: "house:flop-3(b)", OneRoll: true, MadeText: "is set beside the ante by the dealer",
			Supplement: true, Needs: versus.NeedsAnte("house:flop-3(b)", "a pot wager goes with an ante")},
		{ID: "flop", Name: "Flop", Group: "flop", Law: "house:flop-6(b)", OneRoll: true, MadeText: "is made only when the dealer asks for it",
			Supplement: true, Pays: o.flopPays(), Cap: limit,
			Needs: versus.TimesAnte(1, 1, "house:flop-6(b)", "a flop wager is as much as the ante")},
	}
}

// layout declares the rest of the layout. Every hand is shown in the end, for the pot.
var layout = table.Layout{
	OnlyListed: "house:flop-3(g)", MostPlayers: "house:flop-3(f)", OnlySeated: "house:flop-3(e)",
	Boxes: []string{"community"}, Shared: "community", Offers: []*table.Offer{flopOffer},
}

// flopPays returns what the flop wager pays, from jacks up in the order of the classes.
func (o *Options) flopPays() []table.Pay {
	lines := versus.ExactTable(versus.FromPair("pair of jacks or better"), "house:flop-7(b)", 1, 2, 4, int64(o.Straight), 20,
		30, 100, 500, royalPays)
	if o.Straight == 11 {
		lines[versus.LineFromPair(poker.Straight)].Law = "house:flop-7(b)[straight]"
	}
	return lines
}

// royalPays is what the best hand pays on the flop wager, to 1.
const royalPays = 1000

// MostWin is what a hand wins at most, in antes: 1 to 1 for the ante and the best hand
// for the flop wager.
const MostWin money.Cents = 1 + royalPays

// bonusPays is what three cards pay, the least hand first.
var bonusPays = versus.ExactTable([]string{"pair", "flush", "straight", "three-of-a-kind", "straight flush", "mini royal flush"},
	"house:flop-7(d)", 1, 3, 6, 25, 50, 100)

// bonusLines are the lines by class; that of ace, king and queen of one suit is miniRoyal.
var bonusLines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)

const miniRoyal = 5

// Notices are what the sign at the table says, and how certain the rules are.
func (g *Game) Notices() []table.Notice {
	notices := []table.Notice{
		{By: "house:flop-10(a)", Text: "flop poker is played by house rules: the pay tables are known with high " +
			"confidence, the procedure with medium confidence"},
		{By: "house:flop-10(a)", Text: "flop wager: " + versus.OddsOf(g.options.flopPays())},
		{By: "house:flop-10(a)", Text: "three-card bonus: " + versus.OddsOf(bonusPays)},
		{By: "house:flop-8(a)", Text: "the pot wager is the minimum of the table, and the house takes nothing from the pot"},
	}
	return append(append(notices, g.options.Limit.Notices("house:flop-7(f)")...), g.Table.Notices()...)
}
