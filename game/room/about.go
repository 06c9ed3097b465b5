package room

import (
	"boardwalk/poker"
	"boardwalk/table"
)

// speaks returns what the game says of itself to a beginner.
func (v *variant) speaks() table.About {
	tips := []string{"Players play against each other for the pot. In your turn you check, bet, call, raise or fold; whoever folds is out of the hand."}
	switch {
	case v.omaha:
		tips = append(tips, "Your hand is exactly two of your own four cards with three of the board's five.")
	case v.family == community:
		tips = append(tips, "Your hand is the best five of your own two cards and the five on the board.")
	case v.family == draw:
		tips = append(tips, "After the first betting round you may discard any of your cards and get new ones for them.")
	case v.family == stud:
		tips = append(tips, "Your hand is the best five of your seven cards. Watch what lies face up before the others.")
	default:
		tips = append(tips, "Four of your five cards lie face up, so that everybody can see most of everybody's hand.")
	}
	switch {
	case v.high == 0:
		tips = append(tips, "The lowest hand wins. Straights and flushes do not count, and five, four, three, two, ace is the best.")
	case v.low == poker.Low:
		tips = append(tips, "The highest hand and the lowest hand share the pot; one player may win both halves.")
	case v.low != 0:
		tips = append(tips, "The highest hand and the lowest hand share the pot, if somebody has five different cards of eight or lower.")
	}
	return table.About{Description: v.about, Tips: tips, Pit: "Poker Room", Begin: "deal"}
}

// Plan is how many cards there are in the end, and how often is bet.
type Plan struct {
	Own   int  // cards of each player
	Board int  // cards for everybody
	Draws bool // players exchange cards
	Bets  int  // betting rounds
}

// Plan returns the game's plan.
func (g *Game) Plan() Plan {
	switch g.family {
	case stud:
		return Plan{Own: 7, Bets: 5}
	case community:
		return Plan{Own: g.down, Board: 5, Bets: 4}
	case draw:
		return Plan{Own: g.down, Draws: true, Bets: 2}
	}
	return Plan{Own: 5, Bets: 4}
}
