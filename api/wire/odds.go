package wire

import (
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/odds"
)

// Hand is a hand whose choices are to be valued, with the cards that are gone.
type Hand struct {
	Hand     []string `json:"hand" minItems:"2" maxItems:"21" doc:"The cards of the hand, as in Td; at red dog the two that were dealt"`
	Dealer   []string `json:"dealer,omitempty" maxItems:"2" doc:"What is seen of the dealer's, at blackjack"`
	Gone     []string `json:"gone,omitempty" maxItems:"832" doc:"Other cards that will not come"`
	Hands    int      `json:"hands,omitempty" minimum:"0" maximum:"4" doc:"At blackjack: how many hands the box has by now, if a pair was split"`
	Formed   bool     `json:"formed,omitempty" doc:"And whether this is not the first of them"`
	PairPlus int      `json:"pairPlus,omitempty" minimum:"0" maximum:"1000" doc:"At three card poker: so many antes on pair plus"`
}

// OddsSheet is what the wagers of a game are worth, and what the law says against the rules where somebody supposes them.
type OddsSheet struct {
	odds.Sheet
	Unlawful []odds.Unlawful `json:"unlawful,omitempty" doc:"What is not lawful in New Jersey"`
	Lawful   []LawfulFigure  `json:"lawful,omitempty" doc:"What the same wagers are worth as the law has them"`
}

// LawfulFigure is what a wager is worth under lawful rules.
type LawfulFigure struct {
	Wager     string  `json:"wager"`
	Per       string  `json:"per"`
	Strategy  string  `json:"strategy,omitempty"`
	Advantage float64 `json:"house_advantage"`
	Exact     string  `json:"house_advantage_exact,omitempty"`
}

// Choices is what every choice of a hand is worth.
type Choices struct {
	Choices   []counsel.Worth `json:"choices" doc:"The best first"`
	Say       string          `json:"say" doc:"The best as it reads after the word to, as in: to go to war"`
	Of        string          `json:"of" doc:"What the values are fractions of"`
	Insurance *float64        `json:"insurance,omitempty" doc:"What a dollar of insurance is worth, where it is offered"`
}

// Coaching is what the choices of a player's open question are worth, from what
// that player can see and nothing else.
type Coaching struct {
	Event    uint64          `json:"event" doc:"The last event that it takes into account"`
	Question Question        `json:"question"`
	Best     string          `json:"best,omitempty" doc:"None where nothing could be worked out"`
	Say      string          `json:"say,omitempty" doc:"The best as it reads after the word to, as in: to go to war"`
	Amount   money.Cents     `json:"amount,omitempty" doc:"What the best is made with, where that is the player's to say"`
	Cards    string          `json:"cards,omitempty" doc:"The cards that the best is answered with, where it names some, as in: As Td"`
	Values   []counsel.Worth `json:"values" doc:"The best first; none where only the best is known"`
	Of       string          `json:"of,omitempty" doc:"What the values are fractions of"`
	Unit     money.Cents     `json:"unit,omitempty" doc:"How much that is"`
	Basis    string          `json:"basis" doc:"What it rests on, as a sentence"`
	Took     *Took           `json:"took,omitempty" doc:"What was answered, once the round is past"`
	Place    *counsel.Place  `json:"place,omitempty" doc:"Where on the game's chart the hand is, if it has a place there"`
}

// Took is the answer that was given to a question, and what it cost.
type Took struct {
	Choice string   `json:"choice"`
	Cost   *float64 `json:"cost,omitempty" doc:"Against the best, as a fraction of the unit; none where that is not known"`
}

// Equity is the share of the pot that somebody would win on average if all who are in stayed to the end.
type Equity struct {
	Question string  `json:"question" doc:"The id of the question that is open"`
	Share    float64 `json:"share" doc:"From 0 to 1, found by dealing the cards that one does not know many times"`
	Others   int     `json:"others" doc:"How many others are in"`
}

// TableOdds is what the wagers of a table are worth, under its options and
// terms.
type TableOdds struct {
	odds.Sheet
	Areas []AreaOdds `json:"areas" doc:"Those that have figures"`
}

// AreaOdds is an area of the layout: what it pays at this table, and where on
// the sheet its figures are.
type AreaOdds struct {
	Area    string `json:"area"`
	Pays    []Pay  `json:"pays"`
	Figures []int  `json:"figures" doc:"Places in wagers"`
}
