package baccarat

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The kinds of vigorish.
const (
	FivePercent = "5%"         // of what a Banker wager wins
	FourPercent = "4%"         // likewise
	OnTie       = "25%-on-tie" // of the Banker wager on a tie; minibaccarat only
)

// What becomes of an amount of vigorish.
const (
	RoundedUp = "up"    // to the next multiple of the coin that the paragraph names
	Exact     = "exact" // to the cent, and so as never to exceed the rate

	AtOnce   = "at-once"
	Deferred = "deferred" // owed on a marker button until the reshuffle at the latest
)

// The direction in which the seats are numbered, as the dealer sees them. The
// shoe always goes counterclockwise, and the cut clockwise.
const (
	Clockwise        = "clockwise"        // the shoe goes from seat one to the highest
	Counterclockwise = "counterclockwise" // the shoe goes from seat one to seat two
)

// Options are what the subchapters leave to the licensee. They know which of
// the two games they are for; [PuntoBancoOptions] and [MinibaccaratOptions]
// make them.
type Options struct {
	Decks       int    // decks in the shoe
	CuttingCard int    // cards behind the cutting card
	Reshuffle   bool   // shuffle some or all cards again after the lacing
	Vigorish    string // its kind and rate
	Rounding    string // how it is rounded
	Collection  string // when it is collected
	Procedure   string // in which order winners are paid and vigorish is collected: 1 to 4
	Dealing     string // in which of two ways the first cards are dealt; minibaccarat only
	Device      bool   // an approved device shuffles continuously; minibaccarat only
	SeatNumbers string // in which direction the seats are numbered; punto banco only

	Foreign
	at *subchapter
}

// PuntoBancoOptions are the options of a punto banco licensee who has said
// nothing.
func PuntoBancoOptions() *Options { return defaults(&puntoBanco) }

// MinibaccaratOptions are the options of a minibaccarat licensee who has said
// nothing.
func MinibaccaratOptions() *Options { return defaults(&minibaccarat) }

func defaults(at *subchapter) *Options {
	return &Options{Decks: 8, CuttingCard: 14, Vigorish: FivePercent, Rounding: RoundedUp, Collection: AtOnce,
		Procedure: "1", Dealing: "1", SeatNumbers: Clockwise, at: at, Foreign: Foreign{BankerSix: EvenMoney, BankerSeven: EvenMoney}}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	at, kinds := o.at, []string{FivePercent, FourPercent}
	if at.onTie != "" {
		kinds = append(kinds, OnTie)
	}
	list := []table.Option{
		table.Whole("decks", at.decks, &o.Decks, least, card.MaxDecks, "how many decks are in the shoe").Titled("Number of decks"),
		table.Whole("cutting-card", at.cuttingCard, &o.CuttingCard, 14, mostBehind, "how many cards are behind the cutting card").Internal(),
		table.Switch("reshuffle", at.reshuffle, &o.Reshuffle,
			"some or all cards are shuffled again after the lacing, at all tables of a pit").Procedural().InWriting(at.reshuffleNotice),
		table.OneOf("vigorish", at.rate, &o.Vigorish, kinds,
			"the vigorish: a share of what a Banker wager wins, or at minibaccarat of the wager on a tie").Also(NoVigorish).Titled("Commission").
			NoticedIf(at.notice, func(from, to string) bool { return from != FivePercent || to != FourPercent }), // an increase, or another type
		table.OneOf("rounding", at.rounding, &o.Rounding, []string{RoundedUp, Exact},
			"how vigorish is rounded: up to the coin that the paragraph names, or to the cent").Titled("Rounding of the commission"),
		table.OneOf("collection", at.collection, &o.Collection, []string{AtOnce, Deferred},
			"when vigorish is collected: as winners are paid, or by marker button before the reshuffle").Titled("When the commission is collected"),
		table.OneOf("procedure", at.procedure, &o.Procedure, []string{"1", "2", "3", "4"},
			"how winners are paid: 1 pay all, then vigorish of all; 2 vigorish of all, then pay all; 3 pay each and its "+
				"vigorish; 4 vigorish of each and its pay").
			Procedural().InWriting(at.procedureNotice),
	}
	if at.dealFaceUp != "" {
		list = append(list, table.OneOf("dealing", at.deal, &o.Dealing, []string{"1", "2"},
			"how the first four cards are dealt: 1 face up, 2 face down until each hand is called").Procedural())
	}
	if at.device != "" {
		list = append(list, table.Switch("device", at.device, &o.Device,
			"a dealing shoe or device that the Commission has approved reshuffles the cards continuously").Procedural().Approved(at.device, "yes"))
	}
	if at.curated() {
		list = append(list, table.OneOf("seat-numbers", at.shoeOffer, &o.SeatNumbers, []string{Clockwise, Counterclockwise},
			"the direction in which the seats are numbered: the shoe goes counterclockwise, so from seat one"+
				" to the highest, or to seat two; the cut goes the other way").
			Procedural())
	}
	return list
}

// Faults finds options that are not lawful together: vigorish cannot wait for
// the reshuffle where the cards are reshuffled all the time.
func (o *Options) Faults() []law.Fault {
	if o.Device && o.Collection == Deferred {
		return []law.Fault{{By: o.at.collection, Where: "option", Name: "collection",
			Text: "vigorish is collected before the cards are reshuffled, and the device reshuffles them after every round"}}
	}
	return nil
}

// procedure counts the procedures of settlement from 0.
func (o *Options) procedure() int { return int(o.Procedure[0] - '1') }

// faceDown reports whether the first cards lie face down until each hand is
// called, as they always do where the licensee has no choice.
func (o *Options) faceDown() bool { return o.at.dealFaceUp == "" || o.Dealing == "2" }

// setVigorish works out what the options say of vigorish.
func (g *Game) setVigorish(o *Options) {
	g.deferred = o.Collection == Deferred
	switch o.Vigorish {
	case OnTie:
		g.onTie = true
	case NoVigorish:
		g.rate, g.unit = 0, 0
	case FourPercent:
		g.rate, g.unit = 4*money.Percent, o.at.at4
	default:
		g.rate, g.unit = 5*money.Percent, o.at.at5
	}
	if o.Rounding == Exact {
		g.unit = 0
	}
}

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	at := g.at
	kind := g.rate.String() + " of what it wins is taken from a wager on the Banker's Hand"
	if g.onTie {
		kind = "25% of a wager on the Banker's Hand is taken if the Point Counts are equal, and nothing if it wins"
	}
	return []table.Notice{
		{By: at.notice, Text: "vigorish: " + kind},
		{By: at.uniform, Text: "the vigorish is the same for all players at this table"},
	}
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "6 decks", Text: "6 decks in the shoe",
		Options: map[string]string{"decks": "6"}},
	{Name: "Commission of 4%", Text: "4% of what the Banker's Hand wins, and not 5%",
		Options: map[string]string{"vigorish": "4%"}},
}
