// Package banktest is a small game for tests of hosts. No casino deals it. It has
// what a host must be able to do beyond the simplest game: a player who has the
// bank, chips set aside to cover the wagers of others, money that goes through the
// centre of the table, a question between two rounds, and one question that several
// players are asked at once.
//
// The game is "high card with a bank". Between two rounds the bank is offered around
// the table; whoever had it in the round before does not get it again at once, in
// whatever chair. If nobody takes it, the house has it. Then the others wager. Each
// player is dealt two cards face down, and all are asked at once which one to keep.
// The higher card wins even money, and equal ranks are a push.
//
// [Rules] is the game. [Install] lets tests find it by its id.
//
// Other modules should not build on this package: it may change in every version.
package banktest

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// ID is the id of the game.
const ID = "bank-test"

// Rules is the game.
var Rules = &table.Rules{
	ID: ID, Name: "High Card With a Bank", Seats: 6, Petition: "a game of tests",
	About:   table.About{Description: "High card against a player who has the bank.", Begin: "deal"},
	Options: func() table.Options { return &Options{Bank: Player} },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Who pays and collects when a player has the bank.
const (
	Player = "player" // that player alone
	Half   = "half"   // that player and the house, half each
	Centre = "centre" // that player, through the centre of the table, and the house charges 5 % of what the bank gains
)

// Options are the choices of a table.
type Options struct {
	Bank string
	Pack card.Pack // what is dealt from, for tests that enumerate; no table can set it
}

// Declare declares them.
func (o *Options) Declare() []table.Option {
	return []table.Option{table.OneOf("bank", "", &o.Bank, []string{Player, Half, Centre}, "who pays when a player has the bank")}
}

// OfferBank is asked between two rounds, one player after the other.
var OfferBank = &table.Offer{ID: "bank", Text: "Do you take the bank?", Choices: []table.Choice{"pass", "accept"}}

// OfferKeep is asked of all who have cards, at once.
var OfferKeep = &table.Offer{ID: "keep", Text: "Which card do you keep?", Choices: []table.Choice{"first", "second"}}

// Wager is the only wager.
const Wager table.Area = 0

// charge is what the house takes of the bank's gain in a round.
const charge = 5 * money.Percent

// Game is a table of the game.
type Game struct {
	table.Plain
	options Options
	layout  *table.Layout
	state
}

// state is what lasts between rounds.
type state struct {
	shoe    card.Shoe
	settled bool       // it is settled who has the bank of the coming round
	bank    table.Seat // who has it; the house's seat for the house
	banked  string     // who had it in the round before
	present uint32     // which seats are taken, one bit each
}

// New sets a table up.
func New(o Options) *Game {
	g := &Game{options: o}
	g.shoe = o.Pack.Shoe(1)
	g.layout = &table.Layout{
		Wagers: []table.Wager{{ID: "wager", Name: "Wager", Made: table.Always, OneRoll: true,
			Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}}},
		Boxes:  []string{"dealer", "1", "2", "3", "4", "5", "6"},
		Offers: []*table.Offer{OfferBank, OfferKeep},
	}
	return g
}

// Layout declares the wager.
func (g *Game) Layout() *table.Layout { return g.layout }

// Notices has nothing to post.
func (g *Game) Notices() []table.Notice { return nil }

// Snapshot copies what lasts between rounds.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Facts says who has the bank.
func (g *Game) Facts() []table.Fact {
	if g.bank == table.House {
		return nil
	}
	return []table.Fact{table.At("bank", g.bank)}
}

// Check refuses a wager of the player who has the bank.
func (g *Game) Check(_ *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Make && a.Seat == g.bank {
		return law.Refuse("", "whoever has the bank makes no wager")
	}
	return nil
}

// After follows who comes and goes. If the bank leaves, it is offered again.
func (g *Game) After(_ *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		g.present |= 1 << a.Seat
	case table.Leave:
		g.present &^= 1 << a.Seat
		if a.Seat == g.bank {
			g.bank, g.settled = table.House, false
		}
	}
}

// InterludeDue reports whether the bank is to be offered: there is nobody to offer
// it to unless two players are there.
func (g *Game) InterludeDue() bool { return !g.settled && g.present&(g.present-1) != 0 }

// Interlude offers the bank around the table.
func (g *Game) Interlude(d *table.Dealer) {
	g.settled, g.bank = true, table.House
	for _, s := range d.Players().Present() {
		if who(d, s) == g.banked {
			d.NoteAt(s, "had-bank", "had the bank in the round before")
			continue
		}
		if d.Players().Has(s, d.Posted().Limit(Wager).Min) && d.Amount(s, Wager) == 0 && d.Offer(s, OfferBank) == "accept" {
			g.bank = s
			d.NoteAt(s, "has-bank", "has the bank")
			return
		}
	}
}

// who is the person at a seat, or the seat if the host does not say.
func who(d *table.Dealer, s table.Seat) string {
	if p := d.Players().Person(s); p != "" {
		return p
	}
	return fmt.Sprintf("seat %d", s)
}
