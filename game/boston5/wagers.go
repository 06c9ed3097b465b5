package boston5

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	bonus
	first
	second
)

// Options are what the book leaves to the licensee.
type Options struct {
	AnteBonus string // the table of the ante bonus: A or B
	Flush     int    // what a flush pays on the three-card bonus: 3 or 4 to 1
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{AnteBonus: "A", Flush: 3, Options: versus.DefaultOptions()}
}

// Declare lists the options with their rules.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.OneOf("ante-bonus", "house:boston-7(c)[B]", &o.AnteBonus, []string{"A", "B"},
			"the table by which two pair or better pays on the ante").
			Titled("Bonus on the ante"),
		table.Whole("bonus-flush", "house:boston-7(d)[flush]", &o.Flush, 3, 4, "what a flush pays on the three-card bonus, to 1").
			Titled("A flush pays on the three-card bonus (to 1)"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the book does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&cards) }

// wagers declares those of one position.
func (o *Options) wagers() []table.Wager {
	further := func(id, name string, by law.Cite, text string) table.Wager {
		return table.Wager{ID: id, Name: name, Group: id, Law: by, OneRoll: true, MadeText: "is made only in the round",
			Supplement: true, Pays: versus.EvenMoney("house:boston-7(a)"), Needs: versus.TimesAnte(2, 2, by, text)}
	}
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "house:boston-3(a)", OneRoll: true, Made: table.Always, Bonus: o.anteBonus()},
		{ID: "bonus", Name: "Three Card Bonus", Group: "bonus", Aliases: []string{"three-card-bonus"}, Law: "house:boston-3(c)", OneRoll: true,
			Made: table.Always, Pays: o.threeCardBonus(),
			Needs: versus.NeedsAnte("house:boston-3(c)", "a three-card bonus wager needs an ante")},
		further("first", "First", "house:boston-3(b)", "a first wager is twice the ante"),
		further("second", "Second", "house:boston-6(b)", "a second wager is as much as the first, which is twice the ante"),
	}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:boston-3(g)", MostPlayers: "house:boston-3(f)", OnlySeated: "house:boston-3(e)",
	HandsUnshown: "house:boston-6(c)",
	Offers:       []*table.Offer{secondOffer},
}

// anteBonus returns the table in effect, the least hand first.
func (o *Options) anteBonus() []table.Pay {
	hands := versus.FromPair("")[1:]
	if o.AnteBonus == "B" {
		return versus.ExactTable(hands, "house:boston-7(c)[B]", 2, 8, 12, 18, 30, 100, 250, 1000)
	}
	return versus.ExactTable(hands, "house:boston-7(c)[A]", 3, 6, 10, 15, 25, 100, 250, 1000)
}

// threeCardBonus returns what the first three cards pay, the least hand first.
func (o *Options) threeCardBonus() []table.Pay {
	lines := versus.ExactTable([]string{"pair", "flush", "straight", "three-of-a-kind", "straight flush"},
		"house:boston-7(d)", 1, int64(o.Flush), 6, 30, 40)
	if o.Flush == 4 {
		lines[bonusLines[poker.Flush]].Law = "house:boston-7(d)[flush]"
	}
	return lines
}

// The lines of the two tables.
var (
	anteLines = versus.LinesOf(poker.TwoPair, poker.ThreeOfAKind, poker.Straight, poker.Flush, poker.FullHouse, poker.FourOfAKind,
		poker.StraightFlush, poker.RoyalFlush)
	bonusLines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)
)

// Notices are what the sign at the table says.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{
		{By: "house:boston-9(a)", Text: "boston 5 stud is played by house rules; the figures of the ante bonus are this house's own"},
		{By: "house:boston-9(a)", Text: "ante bonus, whoever wins: " + versus.OddsOf(g.Bonus())},
		{By: "house:boston-9(a)", Text: "three-card bonus: " + versus.OddsOf(g.options.threeCardBonus())},
	}, g.Table.Notices()...)
}
