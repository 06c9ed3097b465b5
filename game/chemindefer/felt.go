package chemindefer

import "boardwalk/felt"

// Felt draws the layout: the Banker's wager and the areas of those who wager against
// it, with the places of the two hands above them. What a player cannot make now is dimmed.
func (g *Game) Felt(int) *felt.Felt {
	whole := []felt.Cell{
		{Wager: "banco", Label: "BANCO", Sub: "all of it", Look: "player", Wide: 2},
		{Wager: "suivi", Label: "SUIVI", Sub: "all of it again", Look: "player", Wide: 2},
	}
	part := felt.Cell{Wager: "player", Label: "PLAYERS", Sub: "1 to 1", Look: "player", Wide: 2}
	bank := felt.Cell{Wager: "bank", Label: "BANKER", Sub: "1 to 1", Look: "banker", Wide: 2}
	f := draw(39.6, [][]felt.Cell{append([]felt.Cell{part}, append(whole, bank)...)}, 6.4)
	f.Upright = draw(21.6, [][]felt.Cell{{part, bank}, whole}, 8)
	return f
}

// shut is when areas are closed to a player, and what is printed there then.
var shut = map[string]felt.Area{
	"player": {Opens: "bank", For: "others", Shut: "opens with the bank"},
	"banco":  {Opens: "bank", For: "others", Shut: "opens with the bank"},
	"suivi":  {Opens: "suivi", For: "holder", Shut: "after a lost banco"},
	"bank":   {Opens: "bank", For: "holder", Shut: "the Banker's alone"},
}

// bidding is what is printed of the bank between the two hands and the areas.
var bidding = [...]string{"THE HIGHEST BID HAS THE BANK", "all others together wager up to what it has"}

func draw(width float64, rows [][]felt.Cell, height float64) *felt.Felt {
	f := felt.Rows("Chemin de fer layout", width, height, rows, min(1.3, width/19))
	for _, a := range f.Areas {
		a.Below() // the words are too wide to have chips beside them
		s := shut[a.Wager]
		a.Opens, a.For, a.Shut = s.Opens, s.For, s.Shut
	}
	f.Below(2.4)
	size := min(0.85, width/32)
	f.Write(bidding[0], width/2, 0.7, size, "gold")
	f.Write(bidding[1], width/2, 1.75, 0.85*size, "ink")
	f.Above("", "Player", "Banker") // dealerBox has no place of its own
	for _, p := range f.Places {
		p.Squeeze = true
		if p.Area = "player"; p.Name == "Banker" {
			p.Area = "bank"
		}
	}
	f.Holders = []felt.Holder{
		{Fact: "bank", Text: "has the bank", Sign: "BANK", Bank: true},
		{Fact: "suivi", Text: "may call banco suivi"},
		{Fact: "dominant-player", Text: "plays the Player's Hand"},
	}
	return f
}
