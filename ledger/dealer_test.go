package ledger

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// everything is a game that no regulation knows: in each round the dealer does
// to every wager, and to the pot, one of all the things that a dealer can do.
// The games of the house never do some of them together.
type everything struct {
	table.Plain
	layout *table.Layout
	will   chance.Source
	seen   map[int]bool
	bank   table.Seat // who has the bank in this round, or the house
}

type noOptions struct{}

func (noOptions) Declare() []table.Option { return nil }

func (g *everything) Layout() *table.Layout   { return g.layout }
func (g *everything) Notices() []table.Notice { return nil }

const ( // areas
	plain table.Area = iota
	parted
	point
	pot
)

func newEverything(will chance.Source) *everything {
	even := []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}
	vig := table.Vigorish{Most: 5 * money.Percent, Law: "1.5(a)"}
	return &everything{will: will, seen: map[int]bool{}, layout: &table.Layout{Wagers: []table.Wager{
		{ID: "plain", Name: "plain", Made: table.Always, Coupons: true, Pays: even, Vigorish: vig},
		{ID: "parted", Name: "parted", Made: table.Always, Coupons: true, Parts: 2, Pays: even},
		{ID: "point", Name: "point", Moved: true, Coupons: true, Pays: even, Vigorish: vig},
		{ID: "pot", Name: "pot", Made: table.Always, Pays: even},
	}}}
}

// Round does something to everything.
func (g *everything) Round(d *table.Dealer) {
	g.takeBank(d)
	for b := range d.Bets {
		g.settle(d, b)
	}
	g.divide(d)
	g.settleBank(d)
	if g.will.Draw(8) == 0 {
		g.seen[100] = true
		d.VoidAndReturn("enough")
	}
}

func (g *everything) settle(d *table.Dealer, b *table.Bet) {
	if b.Area == pot {
		g.seen[50] = true
		if g.will.Draw(3) == 0 {
			d.Payments().ReturnsPart(b, b.Amount/2, table.Uncalled, "")
		}
		d.Pots().Gather(b)
		return
	}
	n := g.will.Draw(17)
	g.seen[n] = true
	owes := b.Amount + b.Coupon
	switch n {
	case 0:
		d.Wins(b, "")
	case 1:
		d.Loses(b, "")
	case 2:
		d.Returns(b, "")
	case 3:
		d.Halves(b, "")
	case 4:
		if b.Area == plain && d.Bet(b.Seat, point) == nil {
			d.Layout().Moves(b, point, "")
		}
	case 5:
		d.Layout().TakeDown(b)
	case 6:
		if b.Area == parted {
			d.Payments().WinsPart(b, 1, 0, "")
		}
	case 7:
		if b.Area == parted && b.Coupon == 0 {
			d.Layout().MovesPart(b, 1, pot, "")
		}
	case 8:
		d.Payments().Bonus(b, money.Odds{To: 1, One: 1}, "", "")
	case 9:
		if d.Players().Has(b.Seat, 7) {
			d.Payments().Charge(b.Seat, b.Area, 7, "")
		}
	case 10:
		if d.Players().Has(b.Seat, 2*money.Dollar) && b.Area == parted {
			d.Stake(b.Seat, parted, 2*money.Dollar, "")
		}
	case 11, 12:
		if g.bank != 0 && b.Seat != g.bank && d.Bank().SetAside(g.bank) >= owes {
			d.Bank().Wins([]table.Party{table.Against(g.bank), table.HalfAgainst(g.bank)}[n-11], b, 0, "")
		}
	case 13, 14:
		if g.bank != 0 && b.Seat != g.bank {
			d.Bank().Loses([]table.Party{table.Against(g.bank), table.HalfAgainst(g.bank)}[n-13], b, "")
		}
	case 15:
		if d.Bank().Centre() >= owes {
			d.Bank().Wins(table.TheCentre, b, 0, "")
		} else {
			d.Bank().Loses(table.TheCentre, b, "")
		}
	case 16:
		if g.bank != 0 && b.Seat != g.bank {
			d.Bank().Halves(table.HalfAgainst(g.bank), b, "")
		}
	}
}

// takeBank has the first player take the bank, with some of the chips.
func (g *everything) takeBank(d *table.Dealer) {
	g.bank = 0
	if len(d.Players().Present()) == 0 {
		return
	}
	if s := d.Players().Present()[0]; d.Players().Has(s, 9*money.Dollar) && d.Bank().SetAside(s) == 0 {
		g.bank = s
		d.Bank().Cover(s, 9*money.Dollar, "")
		d.Bank().ToCentre(table.Against(s), money.Dollar, "")
		d.Bank().ToCentre(table.HalfAgainst(s), money.Dollar+1, "")
	}
}

// settleBank empties the centre and gives the bank what is left of its cover.
func (g *everything) settleBank(d *table.Dealer) {
	to := table.TheHouse
	if g.bank != 0 {
		to = table.HalfAgainst(g.bank)
	}
	if d.Bank().Centre() > 0 {
		d.Bank().FromCentre(to, d.Bank().Centre(), "")
	}
	if g.bank != 0 {
		d.Bank().Release(g.bank, "")
	}
}

// divide does something with what lies in the pot.
func (g *everything) divide(d *table.Dealer) {
	for _, s := range d.Players().Present() {
		if d.Players().Stack(s) >= 4*money.Dollar && g.will.Draw(2) == 0 {
			d.Pots().RakeFrom(s, 3*money.Dollar, "", "time charge")
		}
	}
	if d.Pots().Pot() >= 4*money.Dollar && len(d.Players().Present()) > 0 {
		who := d.Players().Present()[0]
		d.Pots().Rake(2*money.Dollar, "", "rake")
		d.Pots().Unrake(money.Dollar, "")
		d.Pots().ReturnsFromPot(who, pot, money.Dollar, "")
		d.Pots().Award(who, 0, d.Pots().Pot(), "", "the pot")
	}
	if g.will.Draw(3) == 0 {
		d.Pots().Deposit("")
	}
}

func TestEverythingADealerCanDo(t *testing.T) {
	will := chance.NewFast(5, 5)
	game := newEverything(will)
	rules := &table.Rules{ID: "everything", Name: "everything", Seats: 3,
		Options: func() table.Options { return noOptions{} }, New: func(table.Options) table.Game { return game }}
	var log table.Log
	tab, err := table.Open(rules, nil, rules.Terms(), table.To(&log), table.From(will))
	if err != nil {
		t.Fatal(err)
	}
	book := NewBook()
	kinds := map[table.EventKind]bool{}
	check := func() {
		t.Helper()
		for _, e := range log {
			kinds[e.Kind] = true
		}
		err := book.Apply(Derive(log, NewChart("x", tab.Seats()), nil))
		if err == nil {
			err = Check(book.Balance, NewChart("x", tab.Seats()), tab)
		}
		if err == nil {
			err = book.Verify()
		}
		if err != nil {
			for _, e := range log {
				t.Logf("%+v", e)
			}
			t.Fatal(err)
		}
		log = log[:0]
	}
	for range 3000 {
		seat := table.Seat(will.Draw(3) + 1)
		switch area := table.Area(will.Draw(4)); will.Draw(8) {
		case 0:
			_ = tab.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: 60 * money.Dollar, Cash: 20 * money.Dollar, Coupon: 10 * money.Dollar})
		case 1:
			if will.Draw(8) == 0 {
				_ = tab.Do(table.Act{Kind: table.Leave, Seat: seat})
			}
		case 2:
			_ = tab.Do(table.Act{Kind: table.Make, Seat: seat, Area: area, Amount: 4 * money.Dollar, Tender: table.Cash, Confirmed: true})
		case 3:
			_ = tab.Do(table.Act{Kind: table.Make, Seat: seat, Area: area, Amount: 2 * money.Dollar, Tender: table.Coupon})
		case 4:
			_ = tab.Do(table.Act{Kind: table.Remove, Seat: seat, Area: area, Amount: 2 * money.Dollar})
		case 5:
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		default:
			_ = tab.Do(table.Act{Kind: table.Make, Seat: seat, Area: area, Amount: 4 * money.Dollar})
		}
		check()
	}
	for n := range 17 {
		if !game.seen[n] {
			t.Errorf("the dealer never did number %d", n)
		}
	}
	for _, k := range []table.EventKind{table.Seated, table.Left, table.Wagered, table.Vigorished, table.Reduced, table.Moved, table.Converted,
		table.Paid, table.Collected, table.Returned, table.Awarded, table.Raked, table.Deposited, table.Voided,
		table.Covered, table.Released, table.Centred} {
		if !kinds[k] {
			t.Errorf("nothing was ever told by %q", k)
		}
	}
}
