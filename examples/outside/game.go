package main

import (
	"fmt"

	"boardwalk/money"
	"boardwalk/table"
)

// Rules is a complete game of two dice. The first die is shown, and the player may raise by as much as was wagered. A
// higher second die wins, a six is a push, and everything else loses. The game follows no book of this project, so its
// paragraphs are empty.
var Rules = &table.Rules{
	ID: "higher-die", Name: "Higher Die", Seats: 6,
	About: table.About{
		Description: "Is the second die higher than the first?",
		Tips:        []string{"A six on the second die is a push.", "Raise on a one and on a two."},
		Pit:         "Dice", Begin: "throw", Examples: []string{"main 5"},
	},
	Options: func() table.Options { return &Options{Pays: 1} },
	New:     func(o table.Options) table.Game { return newGame(*o.(*Options)) },
}

// Options are the house's choices.
type Options struct{ Pays int }

// Declare declares them with their lawful values.
func (o *Options) Declare() []table.Option {
	return []table.Option{table.Whole("pays", "", &o.Pays, 1, 3, "what a higher die pays to one")}
}

// The areas of the layout.
const (
	mainArea table.Area = iota
	raiseArea
)

// The choices of the only question.
const (
	Stand table.Choice = "stand"
	Raise table.Choice = "raise"
)

var raiseOffer = &table.Offer{ID: "raise", Text: "Do you raise?", Choices: []table.Choice{Stand, Raise}, Amounts: 1 << 1, AllIn: true}

// Game is a table of it.
type Game struct {
	table.Plain
	layout *table.Layout
	first  int // what the first die shows
}

func newGame(o Options) *Game {
	pays := []table.Pay{{Odds: money.Odds{To: int64(o.Pays), One: 1}}}
	even := money.Odds{To: 1, One: 1}
	return &Game{layout: &table.Layout{
		Wagers: []table.Wager{
			mainArea: {ID: "main", Name: "Main", Made: table.Always, OneRoll: true, Pays: pays},
			raiseArea: {ID: "raise", Name: "Raise", Supplement: true, OneRoll: true, Pays: pays,
				Needs: []table.Need{{Wager: "main", Most: even, Text: "a raise is at most as much as the wager"}}},
		},
		Offers: []*table.Offer{raiseOffer},
	}}
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Notices are none.
func (*Game) Notices() []table.Notice { return nil }

// First is what the first die shows, for players.
func (g *Game) First() int { return g.first }

// Round conducts one throw.
func (g *Game) Round(d *table.Dealer) {
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("", "no wager is made once \"No more bets\" is called")
	roll := d.Throw()
	g.first = int(roll[0])
	d.Announce("first-die-shows", fmt.Sprintf("The first die shows %d", roll[0]))
	for b := range d.Bets {
		if b.Area == mainArea {
			g.offer(d, b)
		}
	}
	d.Shows(fmt.Sprint(roll.Total()), fmt.Sprint(roll.Total()), uint8(roll[0]), uint8(roll[1]))
	for b := range d.Bets {
		switch {
		case roll[1] == 6:
			d.Returns(b, "")
		case roll[1] > roll[0]:
			d.Wins(b, "")
		default:
			d.Loses(b, "")
		}
	}
}

func (g *Game) offer(d *table.Dealer, b *table.Bet) {
	amounts := d.CanAdd(b.Seat, raiseArea, b.Amount)
	if amounts.Most == 0 {
		return // no chips left
	}
	if a := d.AskAmount(b.Seat, 0, 0, raiseOffer, table.AllChoices, amounts); a.Choice == Raise {
		d.Stake(b.Seat, raiseArea, a.Amount, "")
	}
}
