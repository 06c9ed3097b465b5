package study

// Counting is what the cards that are gone tell somebody who counts them at a wager.
type Counting struct {
	Wager string    `json:"wager"`
	Name  string    `json:"name,omitempty"`
	Cards int       `json:"cards" doc:"From how many the wager is dealt when the shoe is full"`
	Full  float64   `json:"full" doc:"What a dollar brings the player on average from the full shoe"`
	Exact string    `json:"full_exact,omitempty"`
	Ranks []Removal `json:"ranks" doc:"What changes if one card is gone, for every kind of card"`

	Counts []Count `json:"counts" doc:"Counts by which the player can follow it; the first is the best linear one"`
}

// Removal is what changes for the player when one card is removed from the full shoe.
type Removal struct {
	Cards  string  `json:"cards" doc:"The cards for which it is the same" example:"T J Q K"`
	Number int     `json:"number" doc:"How many of them a deck has"`
	Effect float64 `json:"effect" doc:"On what a dollar brings the player on average"`
	Exact  string  `json:"effect_exact,omitempty"`
}

// Count is a way to follow the cards: so much for every card that is gone.
type Count struct {
	Name        string    `json:"name" doc:"The name that players know it by" example:"hi-lo"`
	Tags        []float64 `json:"tags" doc:"For the cards of the ranks, in their order"`
	Correlation float64   `json:"correlation" doc:"With the effects of removal"`

	// Gain is found with so many cards dealt before the shoe is shuffled, by wagering only where the count says that it pays.
	Dealt      int     `json:"dealt" doc:"Cards that are dealt before the shoe is shuffled"`
	Often      float64 `json:"often" doc:"How often the count says that it pays"`
	Gain       float64 `json:"gain" doc:"What is won on average for each dollar wagered then"`
	PerHundred float64 `json:"per_hundred" doc:"What a player wins who wagers one dollar then, in a hundred rounds"`
	Method     string  `json:"method"`
}
