package pokerodds

import (
	"boardwalk/card"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
)

func playFlop(v *odds.PokerView) bool {
	if len(v.Hand) != 3 {
		return false
	}
	three := [3]card.Card(v.Hand)
	return housepoker.FlopRules[0].Rule(&three)
}

func chartFlop(c *pokerChart) error {
	c.mark("raise", "R", "raise by as much as the ante")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.FlopRules[0].Text)
	return c.list("The three cards", []row{
		{"Pair of twos", "2s 2h 3d"}, {"Jack, and 3 2", "Js 3h 2d"}, {"Three of one suit", "9s 5s 2s"}, {"10 9 8", "Ts 9h 8d"},
		{"9 7 5", "9s 7h 5d"},
		{"6 3 2", "6s 3h 2d"}, {"10 9 5", "Ts 9h 5d"}, {"8 7 3", "8s 7h 3d"}, {"7 3 2, the worst", "7s 3h 2d"},
	})
}
