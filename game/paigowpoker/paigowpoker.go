// Package paigowpoker is subchapter 11 of the Rules of the Games: pai gow poker.
//
// Its files follow the sections: the ranking of hands (11.3) in ranking.go, the
// wagers (11.7, 11.13) in wagers.go, the three ways of dealing (11.8, 11.8A, 11.8B)
// in dealing.go, the starting position (11.8C) with the additional wager on it
// (11.13) in starting.go, the setting of hands (11.9) in setting.go and what may go
// wrong (11.11) in irregularities.go. The cards (11.2, 11.5, 11.6) package deal
// conducts. Comparison, payment, the bank and two betting areas (11.9, 11.10, 11.12)
// are in package banked, which pai gow shares.
//
// Other modules should not build on this package: it may change in every version.
package paigowpoker

import (
	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of pai gow poker.
var Rules = &table.Rules{
	ID: "pai-gow-poker", Name: "Pai Gow Poker", Subchapter: "19:47-11", Seats: seats,
	About: table.About{
		Description: "Seven cards make two hands, and both must beat the dealer's.",
		Popular:     6,
		Known:       "joker, two hands",
		Lies:        map[string]string{"Dealer": "?? ?? ?? ?? ?? ?? ??", "": "As Jk Td 7c 5s Kh Kd"},
		Tips: []string{
			"Set two cards as the low hand and five as the high hand: the high hand must rank at least as high, or you lose.",
			"Win both to win, lose both to lose, and one of each is a push. Equal hands go to the dealer.",
			"The joker is an ace, or completes a straight or a flush. A-2-3-4-5 is the second highest straight.",
			"A win pays even money less 5%. When in doubt, have the dealer set your cards: the house way.",
		},
		Round: []string{
			"You bet, and everybody gets seven cards of a deck with one joker.",
			"Set two cards as the low hand and five as the high hand; the high hand must rank at least as high.",
			"The joker counts as an ace, or fills a straight or a flush.",
			"The dealer sets seven cards by fixed rules, the house way.",
			"Your high hand is compared with the dealer's high hand, and your low hand with the low hand.",
			"You win if both are higher, lose if neither is, and get your bet back if there is one of each.",
			"Equal hands go to the dealer, and a win pays a commission to the house.",
		},
		Pit: "Card Games", Begin: "deal",
		Examples: []string{"wager 10"},
		Lessons: []table.Lesson{
			{ID: "own-setting", Name: "Set your own hand", Task: "Set your two hands yourself, and win.",
				Why:   "Both hands have to win, so a strong hand is better divided than kept together. The house way is a good guide.",
				Offer: setOffer.ID, Choice: SetHand, Wins: "wager"},
		},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

const (
	seats = 6         // betting positions
	boxes = seats + 1 // places that get cards: the dealer's is 0
	dealt = 7         // cards of a hand
)

// Game is a pai gow poker table.
type Game struct {
	banked.Table
	deal.Kit
	options Options
	layout  *table.Layout
	ranking *poker.JokerHands // nil until the first hand; see Ranking
	way     poker.Way         // how the dealer's hands are set
	number  bool              // a random number generator selects the starting position
	hands   [boxes]hand
	order   [boxes]table.Box // who plays, clockwise from the starting position
	dealing way              // how the cards of this round are dealt
	stacked bool             // the seven stacks of this round are dealt

	diceless bool // the table is closed, as there are not three dice in the shaker
}

// hand is the seven cards of a box.
type hand struct {
	cards [dealt]card.Card // as they were dealt; once the hand is set, the high hand first
	low   int              // how many of them lie in the low hand; 0 until it is set
	blind bool             // its player has looked at none of its cards yet
	poker.Setting
}

var (
	_ table.Game       = (*Game)(nil)
	_ table.Namer      = (*Game)(nil)
	_ table.Verifier   = (*Game)(nil)
	_ table.Interluder = (*Game)(nil)
	_ table.Shower     = (*Game)(nil)
	_ table.Carded     = (*Game)(nil)
	_ table.Diced      = (*Game)(nil)
	_ table.Setter     = (*Game)(nil)
	_ table.Worther    = (*Game)(nil)
	_ table.Faulter    = (*Options)(nil)
	_ banked.Pieces    = (*Game)(nil)
)

// New sets up a pai gow poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, number: o.Starting == Generator}
	g.way = g.options.way()
	g.Table.SetUp(&bankedParagraphs, &g.options.Options, mainWager, g)
	g.Kit.SetUp(&cardParagraphs, &g.options.Cards)
	g.Kit.Voiding = g.Table.Voiding
	g.layout = g.newLayout()
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Open brings the cards and the dice to the table.
func (g *Game) Open(d *table.Dealer) {
	if g.options.Jokers == TwoJokers {
		deal.Step(d, "11.5(a)[second joker]",
			"second-joker-discarded", "the deck was made with two jokers: one is torn in half and discarded")
	}
	if !g.number {
		if _, ok := d.Reports().Reported(deal.ShakerFault); ok {
			g.diceless = true
		}
		if g.diceless {
			deal.NoShaker(d, shakerLaw)
			return
		}
		deal.Step(d, shakerLaw, "three-dice-in-shaker", "three dice lie in the shaker")
	}
	g.Kit.Open(d)
}

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if r := g.mayMakeAdditional(d, a); r != nil {
			return r
		}
		return g.MayMake(d, a)
	case table.Remove:
		return g.mayRemove(d, a)
	case table.Special:
		if r := g.MayDo(a); r != nil {
			return r
		}
	case table.Report:
		if r := g.mayReport(d, a); r != nil {
			return r
		}
	}
	return g.Kit.Check(d, a)
}

// After follows what people do.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	g.Table.After(a)
	switch {
	case a.Kind == table.Special && a.Word == table.ChangeDice:
		g.diceless = false
		d.Note("three-new-dice", "three new dice are put into the shaker")
	case a.Kind == table.Special && a.Word == banked.PassBank:
		d.NoteAt(a.Seat, "gives-bank-back-to-house", "gives the bank back: the round is played against the house")
	default:
		g.Kit.After(d, a)
	}
}

// DiceHours says when the dice in the shaker must be changed, if there are any.
func (g *Game) DiceHours() (hours int, by law.Cite) {
	if g.number {
		return 0, ""
	}
	return 24, "11.4(a)2"
}

// Verify says whether the cards and what lies on the layout can be so between two
// rounds.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.Kit.Verify(d); err != nil {
		return err
	}
	return g.Table.Verify(d)
}

// State is what lasts from round to round.
type State struct {
	Cards    deal.State
	Banked   banked.State
	Diceless bool
}

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return State{g.Kit.State, g.Saved(), g.diceless} }

// Restore puts it back.
func (g *Game) Restore(s any) {
	saved := s.(State)
	g.Kit.Restore(saved.Cards)
	g.diceless = saved.Diceless
	g.Resume(saved.Banked)
}

// Hand returns the cards of a box as they lie: as they were dealt or, once they are
// set, the high hand first. It is for strategies and tests; screens show what events
// tell them.
func (g *Game) Hand(b table.Box) [dealt]card.Card { return g.hands[b].cards }

// Ranking returns how hands are ranked under the options. Its tables take longer to build
// than many a question about a table takes to answer, so they wait for the first hand.
func (g *Game) Ranking() *poker.JokerHands {
	if g.ranking == nil {
		g.ranking = poker.WithJoker(g.options.AceLow)
	}
	return g.ranking
}

// HouseWay returns how the dealer's hands are set.
func (g *Game) HouseWay() poker.Way { return g.way }
