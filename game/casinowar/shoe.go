package casinowar

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// paragraphs are what the book says of the cards: rules 1, 2 and 8. The
// cutting card goes a quarter of the way in from the back.
var paragraphs = deal.ShoeParagraphs{
	Opening: deal.Opening{Inspect: "house:war-2(a)[inspect]", Spread: "house:war-2(a)[inspect]", Wash: "house:war-2(a)[shuffle]"},
	Cutting: deal.Cutting{
		Shuffle: "house:war-2(a)[shuffle]",
		Offer: &table.Offer{ID: "cut", Law: "house:war-2(b)[cut]", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths,
			Text: "Will you cut the cards? Say how many cards from the top, at least ten from either end."},
		Pass: "house:war-2(b)[cut]", Dealer: "house:war-2(b)[cut]",
		Depth: "house:war-2(b)[depth]", Move: "house:war-2(b)[cut]", Insert: "house:war-2(b)[cutting card]",
	},
	Behind: 4,
	Burn:   "house:war-2(c)",
	Came:   "house:war-2(d)",
	FaceUp: "house:war-8(a)", Stray: "house:war-8(b)", Short: "house:war-8(c)",
}

// Open brings the cards to the table.
func (g *Game) Open(d *table.Dealer) {
	g.ShoeKit.Open(d)
	deal.Step(d, "house:war-1(a)[alike]", "backs-alike", "the backs of all decks are of one design and color")
	deal.Step(d, "house:war-1(b)", "dealt-face-up", "the cards are dealt from the shoe, face up")
}
