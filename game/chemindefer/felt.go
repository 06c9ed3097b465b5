package chemindefer

import "boardwalk/felt"

// Felt draws the layout: the Banker's wager and the areas of those who wager against
// it, with the places of the two hands above them.
func (g *Game) Felt(int) *felt.Felt {
	whole := []felt.Cell{
		{Wager: "banco", Label: "BANCO", Sub: "all of it", Look: "player", Wide: 2},
		{Wager: "suivi", Label: "SUIVI", Sub: "again", Look: "player", Wide: 2},
	}
	part := felt.Cell{Wager: "player", Label: "PLAYERS", Sub: "1 to 1", Look: "player", Wide: 2}
	bank := felt.Cell{Wager: "bank", Label: "BANKER", Sub: "1 to 1", Look: "banker", Wide: 2}
	f := draw(39.6, [][]felt.Cell{append([]felt.Cell{part}, append(whole, bank)...)}, 7.2)
	f.Upright = draw(21.6, [][]felt.Cell{{part, bank}, whole}, 6)
	return f
}

func draw(width float64, rows [][]felt.Cell, height float64) *felt.Felt {
	f := felt.Rows("Chemin de fer layout", width, height, rows, min(1.3, width/19))
	for _, a := range f.Areas {
		a.Below() // the words are too wide to have chips beside them
	}
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
