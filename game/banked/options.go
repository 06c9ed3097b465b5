package banked

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	NoBank     = "none"    // the house has the bank always
	WithBank   = "bank"    // a player may have it
	WithCoBank = "co-bank" // alone, or together with the house

	LastWager = "last-wager" // what the player last wagered against the dealer

	RoundedUp = "up-to-25-cents"
	Exact     = "to-the-cent"
)

// Coin is what vigorish is rounded up to.
const Coin = 25 * money.Cent

// Rate is the vigorish.
const Rate = 5 * money.Percent

// Options are what the games of the family leave to the licensee. The options of a
// game embed them.
type Options struct {
	Banking  string // whether players may have the bank, and together with the house
	TwoAreas bool   // a player may wager on two adjacent areas
	Rounding string // of vigorish
	Dealer   string // what the dealer wagers against a player's bank: [LastWager], a share of that, or an amount
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() Options {
	return Options{Banking: NoBank, Rounding: RoundedUp, Dealer: LastWager}
}

// Declare lists the options, each with the game's paragraph.
func (o *Options) Declare(p *Paragraphs) []table.Option {
	dealer := table.PartOf("dealer-wager", p.Bank.Stake, &o.Dealer, table.Part{Share: money.Percent, Amount: money.Dollar}, money.MaxStake,
		"what the dealer wagers against a player who has the bank: what that player last wagered against the dealer, a "+
			"percentage of it, or an amount",
		LastWager).Titled("Dealer's bet against a player's bank").Procedural()
	if o.Dealer != LastWager {
		dealer = dealer.Approved(p.Bank.Stake, o.Dealer)
	}
	return []table.Option{dealer,
		table.OneOf("banking", p.Bank.Option, &o.Banking, []string{NoBank, WithBank, WithCoBank},
			"whether the players are offered the bank, and whether the house covers half of it for those who ask").Titled("Players may be the bank"),
		table.Switch("two-areas", p.TwoAreas, &o.TwoAreas, "a player may wager on two adjacent betting areas").Procedural().Permits(),
		table.OneOf("rounding", p.Rounding, &o.Rounding, []string{RoundedUp, Exact},
			"how vigorish is rounded: up to the next 25 cents, or down to the cent").
			Titled("Rounding of the commission"),
	}
}

// Notices are the rules in effect that the law leaves to the licensee.
func (t *Table) Notices() []table.Notice {
	notices := []table.Notice{{By: t.p.Vigorish, Text: "vigorish: 5% of what a wager wins"}}
	if t.unit != 0 {
		notices = append(notices, table.Notice{By: t.p.Rounding, Text: "vigorish is rounded up to the next 25 cents"})
	}
	if t.o.Banking != NoBank {
		notices = append(notices, table.Notice{By: t.p.Bank.Option, Text: "the players are offered the bank"})
	}
	if t.o.Banking != NoBank && t.o.Dealer != LastWager {
		notices = append(notices, table.Notice{By: t.p.Bank.Stake, Text: "the dealer wagers against a player's bank: " + t.o.Dealer})
	}
	if t.o.Banking == WithCoBank {
		notices = append(notices, table.Notice{By: t.p.Bank.CoOption, Text: "a player who has the bank may have the house cover half of it"})
	}
	if t.o.TwoAreas {
		notices = append(notices, table.Notice{By: t.p.TwoAreas, Text: "a player may wager on two adjacent betting areas"})
	}
	return notices
}

// vigorish is what is charged on an amount won, and under which paragraph: the
// rate, or the rounding where that makes a difference. Rounded up it could be more
// than a very small wager wins; as we read it, vigorish comes out of the amount won
// and so is never more.
func (t *Table) vigorish(won money.Cents, rate law.Cite) (money.Cents, law.Cite) {
	exact := Rate.Down(won, money.Cent)
	if t.unit == 0 {
		return exact, rate
	}
	owed := min(Rate.Up(won, t.unit), won)
	if owed != exact {
		return owed, t.p.Rounding
	}
	return owed, rate
}

// charge takes the vigorish on what a player has won.
func (t *Table) charge(d *table.Dealer, s table.Seat, a table.Area, won money.Cents, rate law.Cite) {
	if owed, by := t.vigorish(won, rate); owed > 0 {
		d.Payments().Charge(s, a, owed, by)
	}
}

// Vigorish returns what is charged on an amount won, by a player or by the bank.
func (t *Table) Vigorish(won money.Cents) money.Cents {
	owed, _ := t.vigorish(won, t.p.Vigorish)
	return owed
}
