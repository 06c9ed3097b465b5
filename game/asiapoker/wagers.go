package asiapoker

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// wager is the one wager of a betting position.
var wager = table.Wager{ID: "wager", Name: "Wager", Group: "wager", Law: "house:asia-3(a)", OneRoll: true, Made: table.Always,
	Aliases: []string{"bet"}, Pays: versus.EvenMoney("house:asia-7(a)")}

// Options are what the book leaves to the licensee.
type Options struct {
	AceLow bool // ace-two-three-four is the lowest straight
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Options: versus.DefaultOptions()} }

// Declare lists the options with their rules.
func (o *Options) Declare() []table.Option {
	return append([]table.Option{
		table.Switch("ace-low", "house:asia-4(d)[lowest]", &o.AceLow, "ace-two-three-four is the lowest straight, and not the second highest").
			Titled("Rank of the lowest straight"),
	}, o.Options.Declare(&paragraphs)...)
}

// Faults are the combinations that the book does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&cards) }

// misset is the incident that the dealer's hands are set in another way than the house's.
const misset = "dealer-sets-wrongly"

// layout declares the rest of the layout. Every hand that is dealt to a player is shown in the end.
var layout = table.Layout{
	OnlyListed: "house:asia-3(e)", MostPlayers: "house:asia-3(d)", OnlySeated: "house:asia-3(c)",
	Offers: []*table.Offer{setOffer},
	Hands:  []string{"high hand", "medium hand", "low hand"},
	Incidents: []table.Declared{{ID: misset, Law: "house:asia-9(f)", Staff: true,
		Help: "the dealer sets the hands otherwise than by the house way"}},
}

// Notices are what the sign at the table says, and how certain the rules are.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{
		{By: "house:asia-10(a)", Text: "asia poker is played by house rules: of high confidence for the deal, of medium " +
			"confidence for the hands"},
		{By: "house:asia-8(a)", Text: "the house way is this house's own: a pair in the medium hand, or else in the " +
			"high hand, and the highest low hand"},
		{By: "house:asia-7(c)", Text: "a win pays 1 to 1 without commission, and the dealer wins copies"},
	}, g.Table.Notices()...)
}

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: dealt, DealerCards: dealt,
	OnePosition: "house:asia-3(c)", NoWagers: "house:asia-3(a)",
}

// cards are the house rules 1, 2, 5 and 9, which package deal conducts.
var cards = deal.Paragraphs{
	Pack: card.WithJoker, Cards: "seven", Deck: "house:asia-1(a)",
	Inspect: "house:asia-2(a)", Spread: "house:asia-2(a)", Wash: "house:asia-2(b)", Washed: "house:asia-2(b)",
	Shuffle: "house:asia-2(c)", Stack: "house:asia-2(c)", NoCut: "house:asia-2(d)", MustCut: "house:asia-2(d)",
	Cut: deal.DealerCut{Take: "house:asia-2(d)"}, Recut: "house:asia-2(d)", Idle: "house:asia-2(e)", Arrival: "house:asia-2(e)",
	Deadline: "house:asia-5(a)", DeadlineFor: "wagers", Stub: deal.Stub{Misdeal: "house:asia-9(d)", BadDeck: "house:asia-9(e)"},
	Manual: deal.Way{
		Notice: "house:asia-1(b)", Load: "house:asia-1(b)", Announce: "house:asia-5(a)", Player: "house:asia-5(c)", Dealer: "house:asia-5(c)",
	},
	Irregularities: deal.Irregularities{FaceUp: "house:asia-9(a)", FaceUpMore: "house:asia-9(b)", InError: "house:asia-9(c)",
		WrongNumber: "house:asia-9(d)", Locked: "house:asia-3(b)"},
}
