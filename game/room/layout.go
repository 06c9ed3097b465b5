package room

import (
	"strconv"

	"boardwalk/law"
	"boardwalk/table"
)

// The areas: what lies before a player on the way to the pot.
const (
	ante table.Area = iota
	bet
)

// BetArea is where a player's bet lies in a betting round.
const BetArea = bet

// pool is the box of the community cards and of the common card.
const pool table.Box = 0

// newLayout declares what a variant has. All tables of the variant share it.
func newLayout(v *variant) *table.Layout {
	l := &table.Layout{
		OnlyListed: "14.8(b)", MadeWithChips: "14.7(f)2", MostPlayers: v.laws.most, OnlySeated: "14.7(a)",
		CashWagers: "14.7(c)2", CashConfirmed: "house:added-1(c)", OnlyDeclaredCharges: "14.14(b)",
		NothingAdded: "14.7(c)1", NothingTaken: "14.1[table stakes]", LimitsPosted: "14.17[limits]",
		MinimumAgreed: "14.17[agreed raise]", HandsUnshown: "14.1[fold]",
		Wagers: []table.Wager{
			{ID: "ante", Name: "Ante", Law: "14.7(b)1", Made: inTurn, MadeText: "is placed when the round of play begins",
				Pot: true, Supplement: true},
			{ID: "bet", Name: "Bet", Law: "14.7(d)", Made: inTurn, MadeText: "is made in the player's turn", Pot: true},
		},
		Stages: []string{"between rounds", "in turn"},
		Boxes:  []string{"board"}, Shared: "board",
		Acts: acts(), Incidents: incidents(v),
		Offers: []*table.Offer{&showing},
	}
	if v.family == draw {
		l.Offers = append(l.Offers, &drawing)
	}
	l.Offers = append(l.Offers, &v.opening, &v.betting)
	for s := 1; s <= v.seats; s++ {
		l.Boxes = append(l.Boxes, strconv.Itoa(s))
	}
	return l
}

// What a player may do in turn.
const (
	Check table.Choice = "check"
	Fold  table.Choice = "fold"
	Call  table.Choice = "call"
	Bet   table.Choice = "bet"
	Raise table.Choice = "raise"
	Chip  table.Choice = "chip" // puts a single chip in, and says nothing
)

const (
	mayCheck table.Choices = 1 << iota
	mayFold
	mayCall
	mayBet
	mayRaise
	mayChip
)

// bettingOffer is a player's turn. The amount of a bet or raise is what the
// player's bet in this betting round then comes to; that of a chip is its value.
func bettingOffer(by law.Cite) table.Offer {
	return table.Offer{ID: "betting", Law: by, Text: "It is your turn to act",
		Choices: []table.Choice{Check, Fold, Call, Bet, Raise, Chip}, Amounts: mayBet | mayRaise, Totals: mayRaise, Sizes: "14.7(d)",
		Singles: mayChip, Single: "14.7(i)",
		Called: map[table.Choice]string{Chip: "toss in one chip"}}
}

// At the draw.
const (
	Stand   table.Choice = "stand"
	Discard table.Choice = "discard"
)

var drawing = table.Offer{ID: "draw", Law: "14.12(f)", Text: "Do you keep your hand or draw new cards?",
	Choices: []table.Choice{Stand, Discard}, Cards: 1 << 1, Says: map[table.Choice]string{Stand: "stand pat"}}

// At the showdown.
const (
	Show    table.Choice = "show"
	Concede table.Choice = "concede"
)

var showing = table.Offer{ID: "showdown", Law: "14.15(d)[concede]", Text: "Do you show your hand or concede?",
	Choices: []table.Choice{Show, Concede}, Says: map[table.Choice]string{Show: "show the hand"}}
