package table

// About is what a game says of itself to people who do not know it. Screens,
// the lobby, help and the default casino read it, so that none of them has to
// know a game.
type About struct {
	Description string   // one line: what the game is
	Tips        []string // what a beginner must know, a sentence or two each
	Round       []string // how a round goes, from the first bet to the last payment: five to eight sentences
	Pit         string   // the pit where its tables stand in the default casino

	// Popular is the game's rank among the few that nearly everybody knows; 0 for the others.
	Popular int

	// Known are other names and words by which people look for the game.
	Known string

	// Lies is what lies on the table in a small picture of it: cards by the name of their place on the
	// felt, those of a player under "", "others" (for players against each other, a bar between hands),
	// "dice", "board" (letters of a scoreboard), and "chips" (the wagers where some lie).
	Lies map[string]string

	// Begin is the verb for starting the next round: "roll", "spin", "deal".
	Begin string

	// Examples are wagers as one would type them, good ones first: "pass 10".
	// Empty where no wager is made before the round begins.
	Examples []string

	// Lessons are what is worth doing once, easy ones first.
	Lessons []Lesson
}
