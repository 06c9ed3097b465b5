package meter_test

import (
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/wheel"
)

// The toy is a game that does nothing but feed a meter and be paid from it, as
// often as once in two rounds: each dollar wager spins a wheel of its own for the
// whole meter, a tenth of it, or $20.
var toy = &table.Rules{
	ID: "toy", Name: "Toy", Seats: 3, Petition: "a game of tests",
	Options: func() table.Options { return toyOptions{} },
	New:     func(table.Options) table.Game { return &toyGame{layout: newToyLayout()} },
}

func init() { game.All = append(game.All, toy) }

type toyOptions struct{}

func (toyOptions) Declare() []table.Option { return nil }

type toyGame struct {
	table.Plain
	layout *table.Layout
}

const (
	jackpot  = "jackpot"
	starting = 100 * money.Dollar
	feeds    = 70 * money.Cent
	small    = 20 * money.Dollar
)

// validated is asked of the house before the whole meter is paid.
var validated = &table.Offer{ID: "validate", Text: "Is the payout validated?", Choices: []table.Choice{"done"}}

var stop = &table.Offer{ID: "spin", Text: "Shall the wheel be spun?", Choices: []table.Choice{"spin"}}

func newToyLayout() *table.Layout {
	return &table.Layout{
		Meters: []table.Meter{{ID: jackpot, Name: "Jackpot", Start: starting}},
		Offers: []*table.Offer{stop, validated},
		Wagers: []table.Wager{{ID: "dollar", Name: "Dollar", Made: table.Always, OneRoll: true, Exactly: money.Dollar,
			Pays: []table.Pay{
				{On: "all", Meter: jackpot, Share: 100 * money.Percent},
				{On: "tenth", Meter: jackpot, Share: 10 * money.Percent},
				{On: "small", Amount: small},
			}}},
	}
}

func (g *toyGame) Layout() *table.Layout { return g.layout }

func (*toyGame) Notices() []table.Notice { return nil }

// Round feeds the meter for every wager, asks the first player to go on, so that
// others may play meanwhile, and then spins the wheel for each.
func (g *toyGame) Round(d *table.Dealer) {
	first := table.House
	for b := range d.Bets {
		d.Meters().Feed(jackpot, b.Seat, feeds, "")
		if first == table.House {
			first = b.Seat
		}
	}
	if first != table.House {
		d.Ask(first, 0, 0, stop, table.AllChoices)
	}
	for b := range d.Bets {
		if line := d.Spin(stops); line < 3 {
			g.pay(d, b, line)
		}
		d.Loses(b, "")
	}
}

func (g *toyGame) pay(d *table.Dealer, b *table.Bet, line int) {
	if line == 0 {
		d.Ask(table.House, 0, 0, validated, table.AllChoices)
	}
	reads := d.Meters().Reading(jackpot)
	owed := min([]money.Cents{reads, reads / 10, small}[line], reads)
	d.Meters().Draw(jackpot, b.Seat, owed, "")
	if owed == reads {
		d.Meters().Refill(jackpot, starting, "")
	}
	d.Payments().Amount(b, line, owed, "")
}

var stops = &wheel.Wheel{Name: "toy", Pockets: make([]wheel.Pocket, 8)}
