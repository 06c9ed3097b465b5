// Package threecard is subchapter 20 of the Rules of the Games: three card
// poker, as of about 2007 or, if the licensee's table is run under it, in the
// older wording of 1998.
//
// Its files follow the sections: the deck and its opening (20.2, 20.4) in
// deck.go, the ranking of hands (20.3) in ranking.go, the shuffle and the cut
// (20.5) in shuffle.go, the wagers (20.6) in wagers.go, the three ways of
// dealing (20.7 to 20.9) in dealing.go and the count of the stub in stub.go, the
// round and the players' decision (20.10(a), (b)) in round.go, the settlement
// (20.10(c), (d)) in settle.go, the payout odds (20.11) in payouts.go and what
// may go wrong (20.12) in irregularities.go and devices.go.
package threecard

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of three card poker.
var Rules = &table.Rules{
	ID: "three-card-poker", Name: "Three Card Poker", Subchapter: "19:47-20", Seats: seats,
	About: table.About{
		Description: "Three cards against the dealer's three, and a pay scale for your own.",
		Tips: []string{
			"With three cards a straight beats a flush.",
			"Bet the ante, look at your cards, then play (a second wager as large as the ante) or fold and lose the ante.",
			"Play queen, six, four or better, and fold anything less.",
			"Pair plus pays for a pair or better whatever the dealer has.",
		},
		Pit: "Card Games", Begin: "deal",
		Examples: []string{"ante 10", "pair plus 5"},
	},
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// seats is how many betting positions the layout has.
const seats = 7

// Game is a three card poker table.
type Game struct {
	table.Plain
	options Options
	layout  *table.Layout
	version version
	bonus   [3]table.Pay // the ante bonus: straight, three-of-a-kind, straight flush
	older   bool         // the wording of 1998
	device  bool         // an automated device shuffles, while it is at the table
	source  int          // what the cards are dealt from, while that is there
	method2 bool         // wagers are settled player by player
	ranks   landmarks

	hands   [seats + 1]hand // of the round, by position; the dealer's is 0
	players []table.Box     // the positions still in the round, from the dealer's left on
	places  [seats]table.Box
	found   int  // cards found face up in this deal
	spoiled bool // the deck in play is to leave the table
	state
}

// state is what lasts from round to round.
type state struct {
	decks       [2]card.Shoe
	current     uint8 // the deck in play
	fresh       uint8 // decks that came pre-shuffled and were not used yet, one bit each
	open        bool  // the cards have been brought to the table
	spread      bool  // the cards lie spread on the table until somebody comes
	idle        bool  // they do because everybody left
	cut         bool  // the cards in the stack were cut
	beside      bool  // somebody has wagered at a position next to the own
	uncounted   int   // rounds since the stub was counted
	shufflerOut bool  // the shuffling device was taken from the table
	shoeOut     bool  // the automated dealing shoe was
}

// hand is the three cards of a position, and what rides on them.
type hand struct {
	cards                [3]card.Card
	dealt                uint8      // how many cards lie there
	seat                 table.Seat // whose it is
	class                poker.Class
	result               result // against the dealer
	rank                 poker.Rank
	ante, pairPlus, play *table.Bet  // nil for none
	staked               money.Cents // the ante as it was when the play wager was made, which bears the bonus
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
	_ table.Faulter  = (*Options)(nil)
)

// New sets up a three card poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, older: o.Edition == Edition1998, device: o.Shuffling != ByHand, source: o.source(), method2: o.Method == "2", version: o.version(), bonus: o.bonus(), ranks: newLandmarks()}
	g.layout = newLayout(&o)
	g.decks = [2]card.Shoe{card.NewShoe(1), card.NewShoe(1)}
	g.spread = true // once they are there
	g.players = g.places[:0]
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		return g.mayMake(d, a)
	case table.Remove:
		return g.mayRemove(d, a)
	case table.Special:
		return g.mayDo(a)
	case table.Report:
		return g.mayReport(d, a)
	}
	return nil
}

// After follows what people do.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make:
		if position(a.Area) != table.Box(a.Seat) {
			g.beside = true
		}
	case table.Sit:
		g.arrives(d)
	case table.Leave:
		g.leaves(d)
	case table.Special:
		g.special(d, a)
	}
}

// Hand returns the cards last dealt to a position, the dealer's being 0. It is
// for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [3]card.Card { return g.hands[b].cards }

// Deck returns the deck in play: the cards to come and the discard rack.
func (g *Game) Deck() *card.Shoe { return &g.decks[g.current&1] }

// Bonus returns the ante bonus in effect, the least hand first.
func (g *Game) Bonus() []table.Pay { return g.bonus[:] }

// Uncounted returns how many rounds were played since the stub was counted.
func (g *Game) Uncounted() int { return g.uncounted }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }
