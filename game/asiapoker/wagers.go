package asiapoker

import (
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

// layout declares the rest of the layout. Every hand that is dealt to a player is shown in
// the end.
var layout = table.Layout{
	OnlyListed: "house:asia-3(e)", MostPlayers: "house:asia-3(d)", OnlySeated: "house:asia-3(c)",
	LeastOdds: "house:asia-7(a)", Offers: []*table.Offer{setOffer},
	Hands:     []string{"high hand", "medium hand", "low hand"},
	Incidents: []table.Declared{{ID: misset, Law: "house:asia-9(f)", Staff: true, Help: "the dealer sets the hands otherwise than by the house way"}},
}

// Notices are what the sign at the table says, and how certain the rules are.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{
		{By: "house:asia-10(a)", Text: "asia poker is played by house rules: of high confidence for the deal, of medium confidence for the hands"},
		{By: "house:asia-8(a)", Text: "the house way is this house's own: a pair in the medium hand, or else in the high hand, and the highest low hand"},
		{By: "house:asia-7(c)", Text: "a win pays 1 to 1 without commission, and the dealer wins copies"},
	}, g.Table.Notices()...)
}
