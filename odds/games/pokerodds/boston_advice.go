package pokerodds

import "boardwalk/odds/housepoker"

func chartBoston(c *pokerChart) error {
	c.mark("raise", "R", "make the second wager")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.BostonRules[0].Text)
	return c.list("The first three cards", []row{
		{"7 3 2, the worst", "7s 3h 2d"}, {"7 4 2", "7s 4h 2d"}, {"9 6 2", "9s 6h 2d"}, {"J 7 4", "Js 7h 4d"},
		{"Q 8 3", "Qs 8h 3d"}, {"A 9 4", "As 9h 4d"},
		{"Pair of twos", "2s 2h 9d"}, {"Pair of aces", "As Ah 9d"}, {"Three of one suit", "9s 6s 2s"}, {"Three twos", "2s 2h 2d"},
	})
}
