// Package roulette is the first half of subchapter 5 of the Rules of the
// Games: roulette.
//
// Its files follow the sections: the wagers and their places on the layout
// (5.1) in wagers.go and layout.go, the chips they are made with (5.1(b)) in
// chips.go, the odds and what 0 and 00 do to them (5.2) in payouts.go, the
// spin (5.3) in spin.go and what may go wrong with it (5.4) in
// irregularities.go.
//
// Other modules should not build on this package: it may change in every version.
package roulette

import (
	"boardwalk/game/nonvalue"
	"boardwalk/table"
	"boardwalk/wheel"
)

// Rules is the game of roulette.
var Rules = &table.Rules{
	ID: "roulette", Name: "Roulette", Subchapter: "19:47-5", Seats: nonvalue.Seats,
	About: table.About{
		Description: "One ball, 38 pockets: numbers, splits, columns, dozens, red and black.",
		Popular:     3,
		Known:       "wheel, ball, ruleta",
		Lies:        map[string]string{"chips": "straight-17 red straight-5"},
		Tips: []string{
			"A number alone pays 35 to 1, a dozen or a column 2 to 1, red or black, odd or even, low or high 1 to 1.",
			"0 and 00 are neither red nor black, odd nor even: that is the advantage of the house.",
			"Every wager costs the same on average, except the first five numbers (0, 00, 1, 2, 3), which cost more.",
		},
		Round: []string{
			"You put chips on numbers, on lines between them, or on the fields outside.",
			"The dealer spins the wheel and the ball, and calls \"No more bets\".",
			"The ball comes to rest in one pocket, and its number wins.",
			"A bet wins if it covers that number: the fewer numbers it covers, the more it pays.",
			"Bets on red or black, odd or even, low or high pay even money.",
			"A zero wins for the bets that cover it; the even-money bets do not.",
			"The dealer takes the losing chips first, then pays the winners.",
		},
		Pit: "Wheels", Begin: "spin",
		Examples: []string{"red 5", "17 2", "split 17 20 5", "corner 1 2 4 5 5", "street 13 5", "dozen 1 10", "column 2 10", "low 5"},
		Lessons: []table.Lesson{
			{ID: "straight-up", Name: "One number", Task: "Win on a single number.",
				Why:  "It pays 35 to 1, but the wheel has more than 36 pockets. That difference is the whole edge of the house.",
				Wins: "straight"},
		},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Game is a roulette table.
type Game struct {
	table.Plain
	options   Options
	chipRules nonvalue.Rules
	wheel     *wheel.Wheel
	layout    *table.Layout
	spots     [numberOfAreas]spot
	numbers   [len(calls)]Number // of each pocket of the wheel
	state
}

// state is what lasts from spin to spin besides the wagers.
type state struct {
	spun  bool
	last  Number          // the number of the last valid spin
	chips nonvalue.Issued // non-value chips, by seat
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
)

// New sets up a roulette table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, chipRules: chipRules(&o), wheel: wheel.DoubleZero()}
	switch o.Wheel {
	case SingleZeroWheel:
		g.wheel = wheel.SingleZero()
	case TripleZeroWheel:
		g.wheel = wheel.TripleZero()
	}
	for i, p := range g.wheel.Pockets {
		g.numbers[i] = numberOf(p.Label)
	}
	g.spots = drawn.spots
	g.placeReplica()
	g.layout = newLayout(&o, g.chipRules.Act())
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Wheel returns the wheel at the table.
func (g *Game) Wheel() *wheel.Wheel { return g.wheel }

// Last returns the number on which the crown was last placed, and false if
// there has been no valid spin.
func (g *Game) Last() (n Number, ok bool) { return g.last, g.spun }

// Covers returns the numbers on which a wager on the area wins.
func (g *Game) Covers(a table.Area) Numbers { return g.spots[a].covers }

// Snapshot copies what lasts from spin to spin.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	notices := []table.Notice{
		{By: "5.1(c)", Text: "each player answers for the place of his or her wagers on the layout, also when the dealer helps"},
	}
	switch g.options.Wheel {
	case DoubleZeroWheel:
		notices = append(notices, table.Notice{By: "5.2(b)[notice]",
			Text: "0 and 00 take half of each wager on red, black, odd, even, 1 to 18 and 19 to 36; the player takes the other half back"})
	case DoubleZeroAsSingle:
		notices = append(notices, table.Notice{By: "5.2(d)1",
			Text: "this double zero wheel is used as a single zero wheel: 00 is no spin; red, black, odd, even, 1 to 18 and 19 to 36 lose on 0"})
	}
	if g.options.FiveAdjacent {
		notices = append(notices, table.Notice{By: "5.1(e)1i(1)",
			Text: "five adjacent numbers: an approved layout with a replica of the wheel is in use"})
	}
	if g.options.SevenNumbers {
		notices = append(notices, table.Notice{By: "5.1(f)1",
			Text: "seven numbers: a layout approved by the Commission is in use"})
	}
	return notices
}
