// Package gametest has a game for tests: one in which a rule was corrected, as an older program deals it that knows nothing
// of the correction, and as a newer one does.
//
// Other modules should not build on this package: it may change in every version.
package gametest

import (
	"testing"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// ID is the id of the game.
const ID = "over-seven"

// TrialThrow has the dealer try the dice before each round. So under the same seed the dice fall otherwise.
var TrialThrow = table.Correction{Version: 2, Name: "trial-throw", Was: "the dice were not tried"}

// Older is the game before the correction.
var Older = &table.Rules{
	ID: ID, Name: "Over Seven", Seats: 6, Limit: table.Limit{Min: 5 * money.Dollar, Max: 100 * money.Dollar},
	About: table.About{Description: "Two dice, and a wager that they show more than seven.", Tips: []string{"It pays even money."},
		Pit: "Dice", Begin: "roll", Examples: []string{"over 5"}},
	Options: func() table.Options { return &olderOptions{} },
	New:     func(table.Options) table.Game { return newOverSeven(false) },
}

// Newer is the game with the correction.
var Newer = corrected()

func corrected() *table.Rules {
	r := *Older
	r.Corrections = []table.Correction{TrialThrow}
	r.Options = func() table.Options { return &newerOptions{} }
	r.New = func(o table.Options) table.Game { return newOverSeven(o.(*newerOptions).Has(TrialThrow)) }
	return &r
}

// Deal has the program deal the game by these rules from now on, until the test is over. It is for tests that are not parallel.
func Deal(t testing.TB, rules *table.Rules) {
	t.Helper()
	was := game.All
	t.Cleanup(func() { game.All = was })
	game.All = nil
	for _, r := range was {
		if r.ID != ID {
			game.All = append(game.All, r)
		}
	}
	game.All = append(game.All, rules)
}

type olderOptions struct{}

func (*olderOptions) Declare() []table.Option { return nil }

type newerOptions struct{ table.Edition }

func (*newerOptions) Declare() []table.Option { return nil }

// The areas of the layout.
const (
	over table.Area = iota
	raised
)

// overSeven is a table of the game.
type overSeven struct {
	table.Plain
	layout *table.Layout
	trial  bool
}

var raise = &table.Offer{ID: "raise", Text: "Do you raise?", Choices: []table.Choice{"stay", "raise"}, Amounts: 1 << 1, AllIn: true}

func newOverSeven(trial bool) *overSeven {
	even := money.Odds{To: 1, One: 1}
	return &overSeven{trial: trial, layout: &table.Layout{
		Wagers: []table.Wager{
			over: {ID: "over", Name: "Over", Made: table.Always, OneRoll: true, Pays: []table.Pay{{Odds: even}}},
			raised: {ID: "raise", Name: "Raise", Supplement: true, OneRoll: true, Pays: []table.Pay{{Odds: even}},
				Needs: []table.Need{{Wager: "over", Most: even, Text: "a raise is at most as much as the wager"}}},
		},
		Offers: []*table.Offer{raise},
	}}
}

func (g *overSeven) Layout() *table.Layout { return g.layout }

func (*overSeven) Notices() []table.Notice { return nil }

// Round conducts one throw. Players may raise when they have seen the first die.
func (g *overSeven) Round(d *table.Dealer) {
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("", "no wager is made once \"No more bets\" is called")
	if g.trial {
		d.Throw()
		d.Announce("tried", "The dice are tried")
	}
	roll := d.Throw()
	d.Announce("first-die-shows", "The first die shows "+string(rune('0'+roll[0])))
	for b := range d.Bets {
		if amounts := d.CanAdd(b.Seat, raised, b.Amount); b.Area == over && amounts.Most > 0 {
			if a := d.AskAmount(b.Seat, 0, 0, raise, table.AllChoices, amounts); a.Choice == "raise" {
				d.Stake(b.Seat, raised, a.Amount, "")
			}
		}
	}
	d.Shows("dice", "The dice are shown", uint8(roll[0]), uint8(roll[1]))
	for b := range d.Bets {
		if roll.Total() > 7 {
			d.Wins(b, "")
		} else {
			d.Loses(b, "")
		}
	}
}
