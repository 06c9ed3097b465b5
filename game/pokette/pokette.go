// Package pokette is subchapter 12 of the Rules of the Games: a wheel of 52
// cards and two jokers, wagers on the next card, and wagers on the poker hand
// that the cards of two or three spins make.
//
// Its files follow the sections: the cards and their order (12.1, 12.2) in
// cards.go, the opening (12.3) in opening.go, the chips (12.4) in chips.go, the
// wagers (12.5) in wagers.go and layout.go, the odds (12.6) in payouts.go, the
// spin (12.7) in spin.go, the poker hand wagers (12.8) in hands.go and the
// irregularities (12.9) in clapper.go.
//
// Other modules should not build on this package: it may change in every version.
package pokette

import (
	"boardwalk/card"
	"boardwalk/game/nonvalue"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/wheel"
)

// Rules is the game of pokette.
var Rules = &table.Rules{
	ID: "pokette", Name: "Pokette", Subchapter: "19:47-12", Seats: nonvalue.Seats,
	About: table.About{
		Description: "A wheel of cards: bet on the next card, or on the poker hand of three spins.",
		Known:       "wheel of cards",
		Lies:        map[string]string{"chips": "straight-as red"},
		Tips: []string{
			"A card alone pays 50 to 1, a rank or a corner 12 to 1, a suit 3 to 1, red or black 1 to 1. A joker is neither red nor black.",
			"The card of each spin goes on the stand. With one card there you may bet on a pair in two, with two cards on " +
				"what the third may make of them.",
			"A joker leaves poker hand wagers as they are. Wagers on cards cost 2 in 54; a single card, a split and a double rank cost more.",
			"Once two cards of one suit are on the stand, a flush at 3 to 1 costs nothing at all.",
		},
		Round: []string{
			"You bet on the card at which the wheel will stop: the card itself, its rank, its suit or its color.",
			"The dealer spins the wheel, and the card where it stops wins.",
			"Bets on cards are settled after each spin.",
			"The winning card goes on the card stand, where up to three spins make a poker hand.",
			"With one or two cards on the stand you may also bet on what the next one makes of them: a pair, a straight, a flush and so on.",
			"A joker goes to no hand: bets on poker hands stay as they are.",
			"After the third card the stand is cleared, and a new hand begins.",
		},
		Pit: "Wheels", Begin: "spin",
		Examples: []string{"red 5", "qh 2", "split qh kh 5", "corner as ac ks kc 5", "rank q 5", "double k q 5", "hearts 10", "jacer 5"},
	},
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Game is a pokette table.
type Game struct {
	options   Options
	chipRules nonvalue.Rules
	wheel     *wheel.Wheel
	layout    *table.Layout
	faces     [sections]card.Card // of each section of the wheel
	state
}

// sections is how many sections the wheel has.
const sections = 54

// state is what lasts from spin to spin besides the wagers.
type state struct {
	spun   bool
	last   int             // the section of the last valid spin
	stand  [3]card.Card    // the cards on the card stand, or the last three that were
	posted uint8           // how many of them are on the stand
	shown  bool            // three cards were on the stand, and none has come since
	stage  table.Phase     // which poker hand wagers are open
	chips  nonvalue.Issued // non-value chips, by seat
	opened bool            // the decks of the card stand have passed the inspection
	fault  law.Cite        // what they failed by; empty if nothing
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Shower   = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
)

// New sets up a pokette table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, chipRules: chipRules(&o), wheel: wheel.Cards()}
	for i, p := range g.wheel.Pockets {
		g.faces[i], _ = card.Parse(p.Label)
	}
	g.layout = newLayout(&o, g.chipRules.Act(), newDecks)
	g.stage = noCard
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Wheel returns the wheel at the table.
func (g *Game) Wheel() *wheel.Wheel { return g.wheel }

// Last returns the section of the wheel that won last, and whether there is one.
func (g *Game) Last() (section int, ok bool) { return g.last, g.spun }

// Stand returns the cards on the card stand.
func (g *Game) Stand() []card.Card { return g.stand[:g.posted] }

// Phase says which poker hand wagers are open.
func (g *Game) Phase() table.Phase { return g.stage }

// Snapshot copies what lasts from spin to spin.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	return []table.Notice{
		{By: "12.4(c)", Text: "each player answers for the place of his or her wagers on the layout, also when the dealer helps"},
		spin.Notice(g.options.Clapper),
	}
}
