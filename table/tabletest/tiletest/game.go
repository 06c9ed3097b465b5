// Package tiletest is a small game with tiles for tests of hosts and of
// [deal.TileKit]. No casino deals it. It has what games with tiles need of a host:
// tiles dealt face down from stacks by three dice, two hands that all players set
// at once and unseen, stacks that nobody looks at, and what may go wrong.
//
// The game is "two hands". A stack of four tiles goes to everybody, and every
// player divides the own one into a high hand and a low hand. The wager wins even
// money if both hands are higher than the dealer's, loses if neither is, and is
// otherwise a push.
//
// [Rules] is the game. [Install] lets tests find it by its id.
//
// Other modules should not build on this package: it may change in every version.
package tiletest

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// ID is the id of the game.
const ID = "tile-test"

// Seats is how many positions the table has.
const Seats = 6

// Rules is the game.
var Rules = &table.Rules{
	ID: ID, Name: "Two Hands of Tiles", Seats: Seats, Petition: "a game of tests",
	About:   table.About{Description: "Two hands of tiles against the dealer's.", Begin: "deal"},
	Options: func() table.Options { return &Options{} },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Options are the choices of a table. No table can set them: they are for tests
// that enumerate.
type Options struct {
	Wall     tile.Wall // what is dealt from; a set of 32 tiles if it is zero
	NoDealer bool      // the dealer plays no stack, and every wager is a push
}

// Declare declares none.
func (o *Options) Declare() []table.Option { return nil }

// OfferSet is asked of all who have tiles, at once: which of the other tiles goes
// with the first.
var OfferSet = &table.Offer{ID: "set", Text: "Which tile goes with your first one?", Choices: []table.Choice{"second", "third", "fourth"}}

// Wager is the only wager.
const Wager table.Area = 0

// Game is a table of the game.
type Game struct {
	deal.TileKit
	options   Options
	layout    *table.Layout
	questions []table.Question
}

// New sets a table up.
func New(o Options) *Game {
	if o.Wall.Total() == 0 {
		o.Wall = tile.NewWall()
	}
	g := &Game{options: o}
	g.HandVoid = func(d *table.Dealer, box table.Box) {
		d.Returns(d.Bet(box.Seat(), Wager), paragraphs.Irregularities.Player)
	}
	g.SetUp(paragraphs, Seats, o.Wall)
	g.layout = &table.Layout{
		Wagers: []table.Wager{{ID: "wager", Name: "Wager", Made: table.Always, OneRoll: true,
			Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}}},
		Boxes:     g.Boxes(),
		Offers:    append(g.Offers(), OfferSet),
		Acts:      paragraphs.Acts(),
		Incidents: paragraphs.Incidents(),
	}
	return g
}

// Layout declares the wager.
func (g *Game) Layout() *table.Layout { return g.layout }

// TileWorth says what two tiles are worth.
func (g *Game) TileWorth(_ table.Box, _ uint8, tiles []tile.Tile) string {
	if len(tiles) != 2 || !tiles[0].Known() || !tiles[1].Known() {
		return ""
	}
	return tile.Of(tiles[0], tiles[1]).String()
}

// Settings returns the three ways to set a stack.
func (g *Game) Settings(q *table.Question, _ []card.Card, tiles []tile.Tile) []table.Setting {
	if q.Offer != OfferSet {
		return nil
	}
	return deal.TileSettings([3]table.Choice(OfferSet.Choices), tiles, nil)
}

// Round deals, has everybody set the hands at once, and settles.
func (g *Game) Round(d *table.Dealer) {
	way := &paragraphs.House
	g.Begin(d, way)
	g.Deal(d, way, g.Shake(d, way, table.House), func(box table.Box) (table.Seat, bool) {
		if box == 0 {
			return table.House, !g.options.NoDealer
		}
		return box.Seat(), d.Amount(box.Seat(), Wager) > 0
	})
	g.set(d)
	if g.InUse(0) {
		g.TurnUp(d, 0, setBy)
		g.Set(d, 0, tile.Split(g.Stack(0), 1), card.Up, setBy)
	}
	for box := table.Box(Seats); box > 0; box-- {
		if g.InUse(box) {
			g.settle(d, box)
		}
	}
	g.End(d)
}

// set asks all players at once and sets their hands.
func (g *Game) set(d *table.Dealer) {
	g.questions = g.questions[:0]
	for box := table.Box(1); box <= Seats; box++ {
		if g.InUse(box) {
			g.questions = append(g.questions, table.Question{Seat: box.Seat(), Box: box, Offer: OfferSet, Open: table.AllChoices})
		}
	}
	if len(g.questions) == 0 {
		return
	}
	answers := d.AskAll(g.questions)
	for i, q := range g.questions {
		with := 1
		for answers[i].Choice != OfferSet.Choices[with-1] {
			with++
		}
		g.Set(d, q.Box, tile.Split(g.Stack(q.Box), with), card.Down, setBy)
	}
}

// settle turns a player's hands and compares them with the dealer's.
func (g *Game) settle(d *table.Dealer, box table.Box) {
	g.TurnUp(d, box, setBy)
	higher := 1
	if g.InUse(0) {
		higher = Higher(g.Hands(box), g.Hands(0))
	}
	switch b := d.Bet(box.Seat(), Wager); higher {
	case 2:
		d.Wins(b, setBy)
	case 0:
		d.Loses(b, setBy)
	default:
		d.Returns(b, setBy)
	}
	g.PickUp(d, box, card.Up, setBy)
}

// Higher is how many of a player's two hands are higher than the dealer's.
func Higher(player, dealer tile.Hands) int {
	rank := func(h [2]tile.Tile) tile.Rank { return tile.Of(h[0], h[1]) }
	n := 0
	if rank(player.High) > rank(dealer.High) {
		n++
	}
	if rank(player.Low) > rank(dealer.Low) {
		n++
	}
	return n
}

// setBy is the paragraph of what the game does itself. It has none.
const setBy law.Cite = ""
