package paigowpoker

import (
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/houseway"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	Dice      = "dice"      // 11.8C(b)
	Generator = "generator" // 11.8C(c): a random number generator

	NoAdditional = "none"

	OneJoker  = "one"
	TwoJokers = "two-one-discarded"
)

// The additional wager pays from 5 1/4 to 1 up to 6 to 1, 11.13(b)6.
var leastAdditional, mostAdditional = money.Odds{To: 21, One: 4}, money.Odds{To: 6, One: 1}

// Options are what subchapter 11 leaves to the licensee.
type Options struct {
	banked.Options
	Cards      deal.Options
	AceLow     bool   // ace-two-three-four-five is the lowest straight
	Starting   string // what selects the starting position
	Marked     bool   // it is marked
	Additional string // the odds of the additional wager; none if it is not offered
	Jokers     string // with how many jokers the decks are made
	HouseWay   string // how the dealer's hands are set: a name or a text that package houseway reads
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Options: banked.DefaultOptions(), Cards: deal.DefaultOptions(), Starting: Dice,
		Additional: NoAdditional, Jokers: OneJoker, HouseWay: houseway.Standard}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	list := append(o.Options.Declare(&bankedParagraphs),
		table.Switch("ace-low", "11.3(d)", &o.AceLow, "ace-two-three-four-five is the lowest straight, and not the second highest").
			Titled("Rank of the lowest straight"),
		table.OneOf("starting-position", "11.8C(a)", &o.Starting, []string{Dice, Generator},
			"what selects who gets the first card: three dice in a shaker, or a random number generator").
			Procedural().Approved("11.8C(c)", Generator),
		table.Switch("mark-starting-position", "11.8C(d)", &o.Marked, "the starting position is marked with an additional cut card").Internal(),
		table.OddsFrom("additional-wager", "11.13(b)6", &o.Additional, leastAdditional, mostAdditional,
			"the odds of an additional wager on the number that the generator selects").
			Titled("Side bet on the starting number"),
		table.Text("house-way", "11.9(d)", &o.HouseWay, houseway.CheckCards,
			"how the dealer's hands are set: by the way that is published most often (standard), or by the rules of a text").
			Approved("11.9(d)"),
		table.OneOf("jokers", "11.5(a)[second joker]", &o.Jokers, []string{OneJoker, TwoJokers},
			"with how many jokers the decks are made").Internal(),
	)
	return append(list, o.Cards.Declare(&cardParagraphs)...)
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	faults := o.Cards.Faults(&cardParagraphs)
	if o.Additional != NoAdditional && o.Starting != Generator {
		faults = append(faults, law.Fault{By: "11.13(a)", Where: "option", Name: "additional-wager",
			Text: "the additional wager is offered only where a random number generator selects the starting position"})
	}
	return faults
}

// odds are those of the additional wager, zero if it is not offered.
func (o *Options) odds() money.Odds {
	odds, _ := table.ParseOddsOption(o.Additional) // which was checked when it was set
	return odds
}

// way is how the dealer's hands are set. Options that are not lawful open no table.
func (o *Options) way() poker.Way {
	way, err := houseway.ForCards(o.HouseWay, o.AceLow)
	if err != nil {
		return poker.PlainWay{Hands: poker.WithJoker(o.AceLow)}
	}
	return way
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	way := "the dealer sets the hands by the house way"
	if g.options.HouseWay != "" && g.options.HouseWay != houseway.Standard {
		way = "the dealer sets the hands by a house way of the licensee's own, as the licensee has submitted it"
	}
	notices := []table.Notice{{By: "11.9(d)", Text: way}}
	if g.options.AceLow {
		notices = append(notices, table.Notice{By: "11.3(d)", Text: "ace-two-three-four-five is the lowest straight and straight flush"})
	}
	if g.number {
		notices = append(notices, table.Notice{By: "11.4(b)", Text: "a random number generator is used in place of the shaker and dice"},
			table.Notice{By: "11.8C(a)", Text: "the starting position is selected by a random number generator"})
	} else {
		notices = append(notices, table.Notice{By: "11.8C(a)", Text: "the starting position is selected by three dice"})
	}
	if g.options.Additional != NoAdditional {
		notices = append(notices, table.Notice{By: "11.13(a)", Text: "an additional wager on the starting position pays " +
			g.options.odds().String()})
	}
	notices = append(notices, g.Table.Notices()...)
	return append(notices, g.Kit.Notices()...)
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Players may be the bank", Text: "the bank is offered around the table",
		Options: map[string]string{"banking": "bank"}},
	{Name: "Lowest wheel", Text: "A-2-3-4-5 is the lowest straight",
		Options: map[string]string{"ace-low": "yes"}},
}
