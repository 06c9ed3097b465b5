package wire

import (
	"time"

	"boardwalk/odds"
	"boardwalk/study"
)

// DesignText is the text of a design.
type DesignText struct {
	Text string `json:"text" maxLength:"8192" doc:"Lines that begin with design, game and what-if, and wagers; docs/design.md describes them" example:"game craps\nwhat-if field on 12: 3"`
}

// DesignChecked is what a design says, and what is wrong with it.
type DesignChecked struct {
	Name     string          `json:"name,omitempty"`
	Fault    *DesignFault    `json:"fault,omitempty" doc:"Why it cannot be read; then there is nothing else"`
	Unlawful []odds.Unlawful `json:"unlawful" doc:"What is not lawful in New Jersey"`
	Deals    *Game           `json:"deals,omitempty" doc:"The game as designed, with the wagers beside its own"`
	Options  []DesignedValue `json:"options" doc:"The options of the game, those of other places too"`
	Wagers   []DesignWager   `json:"wagers" doc:"Those of one's own"`
	Case     string          `json:"case,omitempty" doc:"The design as the beginning of a case"`
}

// DesignFault is what is wrong at a line of a text.
type DesignFault struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// DesignedValue is an option under a design.
type DesignedValue struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	Value    string   `json:"value"`
	Usual    string   `json:"usual" doc:"What it is if nobody says otherwise"`
	Possible []string `json:"possible,omitempty" doc:"The values that it can have, where they are words"`
	Lawful   string   `json:"lawful" doc:"The lawful values, or the only lawful one"`
	Says     string   `json:"says,omitempty" doc:"What New Jersey does, where the option is of other places"`
	Law      string   `json:"law,omitempty"`
}

// DesignWager is a wager from a text.
type DesignWager struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Line int    `json:"line" doc:"The first of its lines in the design"`
}

// DesignOdds is what a design is worth.
type DesignOdds struct {
	Name     string          `json:"name,omitempty"`
	Unlawful []odds.Unlawful `json:"unlawful"`
	Game     study.Compared  `json:"game" doc:"The wagers of the game, as designed"`
	Lawful   study.Compared  `json:"lawful" doc:"The same as the law has them"`
	Wagers   []DesignedWorth `json:"wagers" doc:"Those of one's own"`
}

// DesignedWorth is what a wager from a text is worth.
type DesignedWorth struct {
	DesignWager
	Error     string              `json:"error,omitempty" doc:"Why there are no figures"`
	Method    string              `json:"method,omitempty"`
	Cards     string              `json:"cards,omitempty"`
	Lines     []DesignedWorthLine `json:"lines"`
	Total     string              `json:"ways,omitempty"`
	House     float64             `json:"house_advantage"`
	Exact     string              `json:"house_advantage_exact,omitempty"`
	Hit       float64             `json:"hit_frequency"`
	Deviation float64             `json:"standard_deviation"`
	Rounds    int64               `json:"rounds,omitempty" doc:"That were simulated; none of a figure that is exact"`
	Interval  []float64           `json:"interval_95,omitempty"`
	Faults    []DesignFault       `json:"faults" doc:"Lines that can never be reached"`
	Shared    []string            `json:"shared" doc:"Hands that two lines share"`
}

// DesignedWorthLine is how often a line of a wager comes about; the last is that none does.
type DesignedWorthLine struct {
	Line        string  `json:"line"`
	Pays        string  `json:"pays"`
	Ways        string  `json:"ways,omitempty"`
	Exact       string  `json:"probability_exact,omitempty"`
	Probability float64 `json:"probability"`
}

// DesignSheet is a design sheet as a page.
type DesignSheet struct {
	Title string `json:"title"`
	HTML  string `json:"html" doc:"A page that needs nothing but itself"`
}

// KeptDesign is a design that is kept with an account, or one of the library.
type KeptDesign struct {
	Name    string     `json:"name"`
	Game    string     `json:"game,omitempty" doc:"Of the library"`
	Text    string     `json:"text"`
	Changed *time.Time `json:"changed,omitempty"`
}
