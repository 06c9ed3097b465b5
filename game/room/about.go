package room

import (
	"boardwalk/poker"
	"boardwalk/table"
)

// speaks returns what the game says of itself to a beginner.
func (v *variant) speaks() table.About {
	tips := []string{"Players play against each other for the pot. In your turn you check, bet, call, raise or " +
		"fold; whoever folds is out of the hand."}
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
	popular, known := 0, "poker, poquer"
	if v.family == community && !v.omaha {
		popular, known = 4, "texas, holdem, poker, poquer"
	}
	return table.About{Description: v.about, Popular: popular, Known: known, Lies: lying[v.id], Tips: tips,
		Round: v.roundOfPlay(), Pit: "Poker Room", Begin: "deal", Lessons: lessons}
}

// lessons are the same at all games of the room.
var lessons = []table.Lesson{
	{ID: "first-pot", Name: "The first pot", Task: "Win a pot, or a part of one.",
		Why: "The pot goes to the best hand, or to the last player who has not folded: a bet can win it without any hand at all.", Pot: true},
	{ID: "patience", Name: "Patience", Task: "Fold in ten hands.",
		Why:   "Good players fold most of their hands. What you do not lose with bad cards is worth as much as what you win with good ones.",
		Offer: "betting", Choice: Fold, Times: 10},
}

// roundOfPlay says how a hand goes, in a few sentences.
func (v *variant) roundOfPlay() []string {
	var round []string
	switch v.family {
	case community:
		round = []string{
			"The two players left of the button put in blind bets, so that there is something to play for.",
			"Everybody gets two cards face down and looks at them.",
			"In turn you fold, call the highest bet, or raise it; a round of betting ends when all bets are equal.",
			"Three community cards, the flop, are turned up, and there is another round of betting.",
			"The same happens with a fourth card, the turn, and with a fifth, the river.",
		}
		if v.omaha {
			round[1] = "Everybody gets four cards face down and looks at them."
		}
	case stud:
		round = []string{
			"Everybody puts in an ante and gets two cards face down and one face up.",
			"The lowest card that lies face up has to make the first bet; after that the highest hand showing speaks first.",
			"In turn you fold, call the highest bet, or raise it; a round of betting ends when all bets are equal.",
			"Three more cards come face up and the seventh face down, with a round of betting after each.",
		}
		if v.low == poker.Low {
			round[1] = "The highest card that lies face up has to make the first bet; after that the highest hand showing speaks first."
		}
	case draw:
		round = []string{
			"The two players left of the button put in blind bets, so that there is something to play for.",
			"Everybody gets five cards face down and looks at them.",
			"In turn you fold, call the highest bet, or raise it; a round of betting ends when all bets are equal.",
			"Who is still in discards any cards and gets as many new ones.",
			"There is a second round of betting.",
		}
	default:
		round = []string{
			"Everybody puts in an ante and gets one card face down and one face up.",
			"The lowest card that lies face up has to make the first bet; after that the highest hand showing speaks first.",
			"In turn you fold, call the highest bet, or raise it; a round of betting ends when all bets are equal.",
			"Three more cards come face up, with a round of betting after each.",
		}
	}
	last := "Who is still in shows the cards, and the best hand wins the pot."
	switch {
	case v.high == 0:
		last = "Who is still in shows the cards, and the lowest hand wins the pot."
	case v.low == poker.Low:
		last = "Who is still in shows the cards; the highest hand and the lowest hand share the pot."
	case v.low != 0:
		last = "Who is still in shows the cards; the highest hand and the lowest hand of eight or lower share the pot."
	}
	return append(round, "If all others fold, you win the pot without showing your cards.", last)
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

// lying is what lies on the tables in small pictures of them.
var lying = map[string]map[string]string{
	"seven-card-stud":                 {"": "As ?? Kd Ah 9c", "others": "?? ?? Qd|?? ?? 7s 7d|?? ?? Jh"},
	"seven-card-stud-high-low":        {"": "?? ?? Ac 4d 5h", "others": "?? ?? Kh|?? ?? 6s 3c"},
	"seven-card-stud-eight-or-better": {"": "2s 8h Ad 6c 3d", "others": "?? ?? 8c|?? ?? Td Ts"},
	"hold-em":                         {"Board": "Qs Jh 4d Ts", "": "As Ks", "others": "?? ??"},
	"omaha":                           {"Board": "9h 9c Kd 5s", "": "Ad Kh 9d Jc", "others": "?? ?? ?? ??"},
	"omaha-eight-or-better":           {"Board": "2h 7d 4c", "": "As 3s Kd Qd", "others": "?? ?? ?? ??"},
	"five-card-draw":                  {"": "Kc Kd Kh 8s 3c", "others": "?? ?? ?? ?? ??"},
	"five-card-draw-low":              {"": "5h 4c 3s 2d Ac", "others": "?? ?? ?? ?? ??"},
	"five-card-stud":                  {"": "?? Qh Qs 6d", "others": "?? Kd 9s|?? 5h 5c"},
}
