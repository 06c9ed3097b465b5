package chemindefer

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// The rates of vigorish.
const (
	FivePercent = "5%"
	FourPercent = "4%"
)

// How vigorish is rounded.
const (
	RoundedUp = "up"    // to the next multiple of 25 cents, or of 20 cents at 4 percent
	Exact     = "exact" // to the cent, and so as never to exceed the rate
)

// What a Banker with five does against a third card of four.
const (
	MustDraw      = "draw"
	BankersOption = "option"
)

// Options are what the subchapter leaves to the licensee, and what our copy of it
// leaves open.
type Options struct {
	Decks           int    // decks in the shoe
	CuttingCard     int    // cards behind the cutting card
	Reshuffle       bool   // shuffle some or all cards again after the lacing
	Vigorish        string // its rate
	Rounding        string // how it is rounded
	FiveAgainstFour string // whether the Banker must draw with five against a third card of four
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Decks: 6, CuttingCard: 14, Vigorish: FivePercent, Rounding: RoundedUp, FiveAgainstFour: MustDraw}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Whole("decks", "4.1(a)", &o.Decks, leastDecks, card.MaxDecks, "how many decks are in the shoe").Titled("Number of decks"),
		table.Whole("cutting-card", "4.4(d)[cutting cards]", &o.CuttingCard, 14, mostBehind,
			"how many cards are behind the cutting card").Internal(),
		table.Switch("reshuffle", "4.4(b)[reshuffle option]", &o.Reshuffle,
			"some or all cards are shuffled again after the lacing, at all tables of a pit").Procedural().InWriting("4.4(b)[notice]"),
		table.OneOf("vigorish", "4.10(c)", &o.Vigorish, []string{FivePercent, FourPercent},
			"the vigorish: a share of what the Banker wins").Titled("Commission").
			NoticedIf("4.10(d)", func(from, to string) bool { return from != FivePercent || to != FourPercent }), // an increase
		table.OneOf("rounding", "4.10(c)[rounding]", &o.Rounding, []string{RoundedUp, Exact},
			"how vigorish is rounded: up to 25 cents (20 at 4 percent) or its next multiple, or to the cent").Titled("Rounding of the commission"),
		table.OneOf("five-against-four", "4.9(c)[5]", &o.FiveAgainstFour, []string{MustDraw, BankersOption},
			"what the Banker does with five against a third card of four, which our copy of Table 3 has lost: must draw, or has the option").
			Titled("Banker with 5 against a drawn 4"),
	}
}

// setVigorish works out what the options say of vigorish.
func (g *Game) setVigorish(o *Options) {
	g.rate, g.unit = 5*money.Percent, 25
	if o.Vigorish == FourPercent {
		g.rate, g.unit = 4*money.Percent, 20
	}
	if o.Rounding == Exact {
		g.unit = 0
	}
}

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	return []table.Notice{
		{By: "4.10(d)", Text: "vigorish: " + g.rate.String() + " of what the Banker wins"},
		{By: "4.10(d)[uniform]", Text: "the vigorish is the same for all players at this table"},
	}
}

// alike wants the tables of one pit to shuffle alike.
var alike = &table.Alike{PitOnly: true, Compare: comparePit}

// comparePit returns a difference for each table of a pit that shuffles the cards
// again after lacing where the first does not, or the other way round.
func comparePit(pit []table.Peer) []table.Difference {
	var list []table.Difference
	for i, t := range pit {
		if t.Options.(*Options).Reshuffle != pit[0].Options.(*Options).Reshuffle {
			list = append(list, table.Difference{Table: i, Option: "reshuffle", By: "4.4(b)[reshuffle option]",
				Text: "the cards are shuffled again after lacing at all tables of a pit or at none"})
		}
	}
	return list
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "8 decks", Text: "8 decks in the shoe",
		Options: map[string]string{"decks": "8"}},
	{Name: "Commission of 4%", Text: "4% of what the bank wins, and not 5%",
		Options: map[string]string{"vigorish": "4%"}},
}
