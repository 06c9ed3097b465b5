package room

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// family is the sections' ways of dealing.
type family uint8

const (
	stud family = iota
	community
	draw
	fiveStud
)

// variant is one of the games that 14.8 permits.
type variant struct {
	id, name  string
	about     string // one line
	family    family
	omaha     bool
	seats     int
	down      int        // cards dealt face down at first
	high, low poker.Kind // how hands are ranked for each share of the pot; 0 for no share
	laws      *section
	usual     usual

	// What all tables of the game share, made by rules.
	layout           *table.Layout
	opening, betting table.Offer // in the first betting round, and in the others
}

// usual is how a game is set up whose licensee has said nothing.
type usual struct {
	structure    string
	limit        table.Limit
	ante, forced money.Cents
	blinds       []money.Cents
	raises       int
}

// section is where the games' sections say the same thing.
type section struct {
	offered  law.Cite // the house may offer the game
	governs  law.Cite
	most     law.Cite // how many players
	ante     law.Cite
	deal     law.Cite // the first cards, where all of them lie face down
	first    law.Cite // the first betting round
	later    law.Cite // the others
	showdown law.Cite // what makes a hand
	best     law.Cite // the high hand wins
	lowest   law.Cite // the low hand wins
	split    law.Cite // high and low share the pot
	excess   law.Cite // of a pot that cannot be halved
	highTie  law.Cite // excess of the high share
	lowTie   law.Cite // excess of the low share
	suits    law.Cite // by which suits
	nobody   law.Cite // no hand qualifies for low
	two      law.Cite // a player's high and low hands may be of different cards
	same     law.Cite // or of the same
	straight law.Cite // which then may be a straight
	flush    law.Cite // or a flush
	ace      law.Cite // and an ace high and low at once
	exposed  law.Cite // a card that is turned up in the deal
}

// limit games: small bets at first, large ones later.
var (
	fixedStud = usual{structure: Fixed, limit: table.Limit{Min: 4 * money.Dollar, Max: 8 * money.Dollar},
		ante: money.Dollar, forced: 2 * money.Dollar, raises: 3}
	fixedBlinds = usual{structure: Fixed, limit: table.Limit{Min: 4 * money.Dollar, Max: 8 * money.Dollar},
		blinds: []money.Cents{2 * money.Dollar, 4 * money.Dollar}, raises: 3}
	noLimit = usual{structure: NoLimit, limit: table.Limit{Min: 2 * money.Dollar, Max: 1_000_000 * money.Dollar},
		blinds: []money.Cents{money.Dollar, 2 * money.Dollar}}
	potLimit = usual{structure: PotLimit, limit: noLimit.limit, blinds: noLimit.blinds}
)

func sevenStud(best, lowest law.Cite) *section {
	return &section{
		offered: "14.8(a)1", governs: "14.9(a)", most: "14.9(b)", ante: "14.9(b)[ante]",
		first: "14.9(e)", later: "14.9(g)", showdown: "14.9(i)", best: best, lowest: lowest, split: "14.9(i)2",
		excess: "14.9(i)2i", highTie: "14.9(i)2ii", lowTie: "14.9(i)2iii", suits: "14.9(i)2iv", nobody: "14.9(j)[no low]",
		two: "14.9(k)", same: "14.9(k)", straight: "14.9(k)1", flush: "14.9(k)2", ace: "14.9(l)", exposed: "14.15(n)",
	}
}

func omahaSection(best law.Cite) *section {
	return &section{
		offered: "14.8(a)3", governs: "14.11(a)", most: "14.11(b)", ante: "14.11(b)[ante]", deal: "14.11(d)",
		first: "14.10(f)", later: "14.10(g)[betting]", showdown: "14.11(f)", best: best, lowest: best, split: "14.11(f)2",
		excess: "14.11(f)2i", highTie: "14.11(f)2ii", lowTie: "14.11(f)2iii", suits: "14.11(f)2iv", nobody: "14.11(g)",
		two: "14.11(h)1", same: "14.11(h)2", straight: "14.11(h)2", flush: "14.11(h)2", ace: "14.11(h)3", exposed: "14.15(n)",
	}
}

// Where a section says nothing of what cannot be divided, it goes by suit as in
// 14.9(i)2.
func drawSection(best, lowest law.Cite) *section {
	return &section{
		offered: "14.8(a)4", governs: "14.12(a)", most: "14.12(b)", ante: "14.12(b)[ante]", deal: "14.12(d)",
		first: "14.12(e)", later: "14.12(g)", showdown: "14.6(d)[showdown]", best: best, lowest: lowest,
		highTie: "14.9(i)2ii", lowTie: "14.9(i)2iii", suits: "14.9(i)2iv", exposed: "14.15(o)",
	}
}

// The games, in the order of 14.8.
var (
	sevenCardStud = &variant{id: "seven-card-stud", about: "Seven cards, four of them face up.",
		name: "Seven-Card Stud", family: stud, seats: 8, down: 2,
		high: poker.High, laws: sevenStud("14.9(i)1", ""), usual: fixedStud}
	sevenCardStudHighLow = &variant{id: "seven-card-stud-high-low", about: "Seven cards; half the pot is the lowest hand's.",
		name: "Seven-Card Stud High-Low Split", family: stud, seats: 8, down: 2,
		high: poker.High, low: poker.Low, laws: sevenStud("14.9(i)2", "14.9(i)2"), usual: fixedStud}
	sevenCardStudEight = &variant{id: "seven-card-stud-eight-or-better", about: "Seven cards; half the pot is a low hand's, eight or better.",
		name: "Seven-Card Stud High-Low Split Eight or Better", family: stud, seats: 8, down: 2,
		high: poker.High, low: poker.EightOrBetter, laws: sevenStud("14.9(i)2", "14.9(j)"), usual: fixedStud}
	holdEm = &variant{id: "hold-em", about: "Two cards of your own, five for everybody.",
		name: "Hold 'Em", family: community, seats: 11, down: 2,
		high: poker.High, usual: noLimit, laws: &section{
			offered: "14.8(a)2", governs: "14.10(a)", most: "14.10(b)", ante: "14.10(b)[ante]", deal: "14.10(e)",
			first: "14.10(f)", later: "14.10(g)[betting]", showdown: "14.10(j)", best: "14.10(j)",
			highTie: "14.9(i)2ii", suits: "14.9(i)2iv", exposed: "14.15(n)",
		}}
	omahaHigh = &variant{id: "omaha", about: "Four cards of your own, five for everybody.",
		name: "Omaha", family: community, omaha: true, seats: 10, down: 4,
		high: poker.OmahaHigh, laws: omahaSection("14.11(f)1"), usual: potLimit}
	omahaEight = &variant{id: "omaha-eight-or-better", about: "Four cards of your own; half the pot is a low hand's.",
		name: "Omaha High-Low Split Eight or Better", family: community, omaha: true, seats: 10, down: 4,
		high: poker.OmahaHigh, low: poker.OmahaLow, laws: omahaSection("14.11(f)2"), usual: fixedBlinds}
	fiveCardDraw = &variant{id: "five-card-draw", about: "Five cards, and new ones for those you discard.",
		name: "Five-Card Draw", family: draw, seats: 8, down: 5,
		high: poker.High, laws: drawSection("14.12(h)1", ""), usual: fixedBlinds}
	fiveCardDrawLow = &variant{id: "five-card-draw-low", about: "Five cards and a draw; the lowest hand wins.",
		name: "Five-Card Draw Low", family: draw, seats: 8, down: 5,
		low: poker.Low, laws: drawSection("", "14.12(h)2"), usual: fixedBlinds}
	fiveCardStud = &variant{id: "five-card-stud", about: "One card face down and four face up.",
		name: "Five-Card Stud", family: fiveStud, seats: 8, down: 1,
		high: poker.High, usual: fixedStud, laws: &section{
			offered: "14.8(a)5", governs: "14.13(a)", most: "14.13(b)", ante: "14.13(b)[ante]",
			first: "14.13(e)", later: "14.13(f)[opener]", showdown: "14.13(h)", best: "14.13(h)",
			highTie: "14.9(i)2ii", suits: "14.9(i)2iv", exposed: "14.15(n)",
		}}
)

// The nine games of the poker room.
var (
	SevenCardStud        = sevenCardStud.rules()
	SevenCardStudHighLow = sevenCardStudHighLow.rules()
	SevenCardStudEight   = sevenCardStudEight.rules()
	HoldEm               = holdEm.rules()
	Omaha                = omahaHigh.rules()
	OmahaEight           = omahaEight.rules()
	FiveCardDraw         = fiveCardDraw.rules()
	FiveCardDrawLow      = fiveCardDrawLow.rules()
	FiveCardStud         = fiveCardStud.rules()
)

func (v *variant) rules() *table.Rules {
	v.opening, v.betting = bettingOffer(v.laws.first), bettingOffer(v.laws.later)
	v.layout = newLayout(v)
	return &table.Rules{
		ID: v.id, Name: v.name, Subchapter: "19:47-14", Seats: v.seats, Limit: v.usual.limit,
		EachOther: true, Tournament: true, About: v.speaks(),
		Options: func() table.Options { return v.options() },
		New:     func(o table.Options) table.Game { return newGame(v, *o.(*Options)) },
	}
}

// kind is the definition of which hand wins the pot.
func (v *variant) kind() law.Cite {
	switch {
	case v.high == 0:
		return "14.1[low]"
	case v.low == 0:
		return "14.1[high]"
	case v.low == poker.Low:
		return "14.1[high-low split]"
	}
	return "14.1[high-low split eight or better]"
}

// buttoned reports whether a button marks the order of dealing and betting.
func (v *variant) buttoned() bool { return v.family == community || v.family == draw }
