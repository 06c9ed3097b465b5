package threedraw

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 42 leaves to the licensee.
type Options struct {
	BonusTable  string // of the in to win/draw bonus: 1 to 3
	First3Table string // of the first 3 bonus wager: 1 to 4
	versus.Options
	FromStub  bool // the dealer's four cards come from the stub, where an automated shoe gives the players' three
	Inscribed bool // rules and odds are inscribed on the layout; on a sign otherwise
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{BonusTable: "1", First3Table: "1", Options: versus.DefaultOptions(), Inscribed: true}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	list := []table.Option{
		table.OneOf("bonus-table", "13:69F-42.11(c)", &o.BonusTable, []string{"1", "2", "3"}, "the pay table of the in to win/draw bonus").
			Titled("Pay table of the bonus"),
		table.OneOf("first-3-table", "13:69F-42.11(d)", &o.First3Table, []string{"1", "2", "3", "4"}, "the pay table of the first 3 bonus wager").
			Titled("Pay table of the first 3 bonus"),
	}
	list = append(list, o.Options.Declare(&paragraphs)...)
	return append(list,
		table.Switch("dealer-from-stub", "13:69F-42.10(d)", &o.FromStub,
			"the dealer's four cards all come from the stub of an automated dealing shoe").Internal(),
		table.Switch("inscribed", "13:69E-1.13BB(c)", &o.Inscribed, "rules and odds are inscribed on the layout and not on a sign").Internal())
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	faults := o.Options.Faults(&cards)
	if o.FromStub && o.Dealing != deal.AutomatedShoe {
		faults = append(faults, law.Fault{By: "13:69F-42.10(d)", Where: "option", Name: "dealer-from-stub",
			Text: "needs an automated dealing shoe"})
	}
	return faults
}

// Notices are the rules in effect that the law leaves to the licensee, and what
// is inscribed on the layout or posted on a sign beside it.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	rules := table.Notice{By: "13:69E-1.13BB(b)2[inscription]", Text: "layout: " + inscription}
	odds := table.Notice{By: "13:69E-1.13BB(b)3", Text: "layout: the odds of all wagers and of the bonus"}
	if !o.Inscribed {
		rules = table.Notice{By: "13:69E-1.13BB(c)", Text: inscription}
		odds = table.Notice{By: "13:69E-1.13BB(d)", Text: "the odds of all wagers and of the bonus are on this sign"}
	}
	notices := []table.Notice{rules, odds,
		{By: "13:69F-42.11(a)", Text: "ante and in to win/draw pay " + evenMoney[0].Odds.String()},
		{By: "13:69F-42.11(c)", Text: "in to win/draw bonus, table " + o.BonusTable + ": " + versus.OddsOf(g.Bonus())},
		{By: "13:69F-42.11(d)", Text: "first 3 bonus, table " + o.First3Table + ": " + versus.OddsOf(g.First3())},
	}
	if o.FromStub {
		notices = append(notices, table.Notice{By: "13:69F-42.10(d)", Text: "the dealer's four cards come from the stub"})
	}
	return append(notices, g.Table.Notices()...)
}

// inscription is what 13:69E-1.13BB(b)2 wants a player to read.
const inscription = "the dealer always qualifies, and in to win/draw must equal the ante"
