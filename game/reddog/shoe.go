package reddog

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// paragraphs are what the subchapter says of the cards: 6.2 to 6.4, 6.5(k), 6.7
// and 6.9. The cutting card goes a quarter of the way from the back.
var paragraphs = deal.ShoeParagraphs{
	Opening: deal.Opening{Inspect: "6.2(a)", Spread: "6.2(b)", Wash: "6.2(c)"},
	Cutting: deal.Cutting{
		Shuffle: "6.3(a)",
		Offer: &table.Offer{ID: "cut", Law: "6.3(b)", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths,
			Text: "Will you cut the cards? Say how many cards from the top, at least ten from either end."},
		Pass: "6.3(b)[refusal]", Dealer: "6.3(b)[refusal]",
		Depth: "6.3(c)", Move: "6.3(c)", Insert: "6.3(c)[cutting card]",
	},
	Behind:    4,
	Reshuffle: "6.3(a)[after round]",
	Burn:      "6.4(a)", NewDealer: "6.4(a)[new dealer]", Disclose: "6.4(a)[disclose]",
	Came:   "6.5(k)",
	FaceUp: "6.7(a)", InError: "6.7(b)",
	Automatic: "6.9",
}
