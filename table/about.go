package table

// About is what a game says of itself to people who do not know it. Screens,
// the lobby, help and the default casino read it, so that none of them has to
// know a game.
type About struct {
	Description string   // one line: what the game is
	Tips        []string // what a beginner must know, a sentence or two each
	Round       []string // how a round goes, from the first bet to the last payment: five to eight sentences
	Pit         string   // the pit where its tables stand in the default casino

	// Begin is the verb for starting the next round: "roll", "spin", "deal".
	Begin string

	// Examples are wagers as one would type them, good ones first: "pass 10".
	// Empty where no wager is made before the round begins.
	Examples []string

	// Lessons are what is worth doing once, easy ones first.
	Lessons []Lesson
}
