// Package reddog is subchapter 6 of the Rules of the Games: red dog.
//
// Its files follow the sections: the cards and their values (6.1) in cards.go,
// the paragraphs of the opening, the shuffle, the cut and the burn (6.2 to 6.4),
// which package deal conducts, in shoe.go, the wagers (6.5(a), (b), (d) and (h)) in wagers.go and their odds
// (6.5(i)) in payouts.go, the round (6.5) in round.go, the raises in raises.go,
// what may go wrong (6.7) in irregularities.go, and what is left to the
// licensee (6.8, 6.9) in options.go.
//
// Other modules should not build on this package: it may change in every version.
package reddog

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Rules is the game of red dog.
var Rules = &table.Rules{
	ID: "red-dog", Name: "Red Dog", Subchapter: "19:47-6", Seats: seats, Tournament: true,
	About: table.About{
		Description: "Two cards and a spread: will the third card fall between them?",
		Known:       "acey-deucey, in between",
		Lies:        map[string]string{"left": "4s", "third": "8d", "right": "Jh"},
		Tips: []string{
			"The spread is how many ranks lie between the first two cards. The smaller it is, the more a win pays.",
			"Two cards next to each other are a push. A pair wins 11 to 1 if the third card makes three of a kind, and cannot lose.",
			"After the first two cards you may raise. Raise on a spread of seven or more.",
		},
		Round: []string{
			"You bet, and two cards are dealt face up for everybody.",
			"The spread is how many ranks lie between them.",
			"If there is a spread you may raise: bet up to as much again.",
			"A third card is dealt, and you win if its rank lies between the first two.",
			"The smaller the spread, the more a win pays.",
			"If the two cards are next to each other, bets come back at once.",
			"If they are a pair, a third card of the same rank pays 11 to 1, and any other gives the bets back.",
		},
		Pit: "Card Games", Begin: "deal",
		Examples: []string{"original 10"},
		Lessons: []table.Lesson{
			{ID: "wide-spread", Name: "A wide spread", Task: "Raise when there is a spread, and win.",
				Why: "With seven or more ranks between the two cards the third falls between them more often than not: then " +
					"the raise is worth making.",
				Offer: raiseOffer.ID, Choice: Raise, Wins: "raise"},
		},
	},
	Corrections: []table.Correction{ValueCall},

	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// seats is how many positions, and so betting areas, the layout has.
const seats = 8

// Game is a red dog table.
type Game struct {
	deal.ShoeKit
	options Options
	layout  *table.Layout
	round
}

// state is what lasts from round to round.
type state struct {
	deal.ShoeState
	round
}

// round is what was dealt last.
type round struct {
	cards [3]card.Card // left, right and middle
	dealt int          // how many of them there were
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
)

// New sets up a red dog table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, layout: newLayout()}
	g.SetUp(&paragraphs, o.Decks, o.Automatic)
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		return g.mayUse(d, a)
	case table.Report:
		if a.Word == touched && !d.Players().Taken(a.SeatArg(0)) {
			return law.Refuse("6.5(d)", "nobody sits at position %d", a.Args[0])
		}
	}
	return g.ShoeKit.Check(d, a)
}

// Cards returns the cards of the last round in the order in which they were
// dealt: left, right and, if there was one, middle.
func (g *Game) Cards() []card.Card { return g.cards[:g.dealt] }

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	if !g.options.MoreAreas {
		return nil
	}
	text := "a player may wager on more than one betting area"
	if g.options.UnusedAreas {
		text += ", unused areas of other players included"
	}
	return []table.Notice{{By: "6.8", Text: text}}
}

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return state{g.ShoeState, g.round} }

// Restore puts it back.
func (g *Game) Restore(s any) { g.ShoeState, g.round = s.(state).ShoeState, s.(state).round }
