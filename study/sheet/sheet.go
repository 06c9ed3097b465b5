// Package sheet makes the design sheet of rules: one page with everything that a laboratory asks for, as a value, as JSON
// and as a page that needs nothing else. [Make] finds it, [Sheet.HTML] writes it.
package sheet

import (
	"boardwalk/odds"
	"boardwalk/study"
	"boardwalk/version"
)

// Sheet is all that is said of a design.
type Sheet struct {
	Title    string          `json:"title"`
	Set      study.RuleSet   `json:"set"`
	GameName string          `json:"game_name"`
	Lawful   bool            `json:"lawful" doc:"Whether a table in New Jersey may be set up so"`
	Unlawful []odds.Unlawful `json:"unlawful,omitempty"`

	Rules    []Rule              `json:"rules" doc:"The rules in words"`
	Options  []Option            `json:"options"`
	Wagers   []Wager             `json:"wagers"`
	Play     []Play              `json:"play,omitempty" doc:"Best play, and what simple play costs"`
	Moves    []study.Sensitivity `json:"sensitivity,omitempty"`
	Counting []study.Counting    `json:"counting,omitempty"`
	Checks   []Check             `json:"simulation,omitempty" doc:"The figures against a simulation"`
	Layout   string              `json:"layout_svg,omitempty" doc:"The layout as a picture"`

	Made    Made     `json:"made"`
	Notes   []string `json:"notes,omitempty" doc:"What could not be found, and why"`
	Seconds float64  `json:"seconds"`
}

// Rule is a rule in words, with its paragraph.
type Rule struct {
	Text string `json:"text"`
	Law  string `json:"law,omitempty"`
}

// Option is an option and its value.
type Option struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Value string `json:"value"`
	Law   string `json:"law,omitempty"`
	Help  string `json:"help,omitempty"`
}

// Wager is a wager, what it pays and what it is worth.
type Wager struct {
	ID      string          `json:"wager"`
	Name    string          `json:"name"`
	Law     string          `json:"law,omitempty"`
	Made    string          `json:"made,omitempty" doc:"When it may be made"`
	Alike   []string        `json:"alike,omitempty" doc:"Other wagers with the same lines and figures"`
	Pays    []PayLine       `json:"pays"`
	Figures []study.Figures `json:"figures"`
}

// PayLine is a line of a pay table.
type PayLine struct {
	On     string  `json:"on,omitempty"`
	Pays   string  `json:"pays"`
	Law    string  `json:"law,omitempty"`
	Ways   string  `json:"ways,omitempty" doc:"Out of the total of the first figure"`
	Chance float64 `json:"probability,omitempty"`
	Exact  string  `json:"probability_exact,omitempty"`
	Bonus  bool    `json:"bonus,omitempty" doc:"Paid besides, whatever becomes of the wager"`
}

// Play is a way to play a wager, and what it costs against the best.
type Play struct {
	Wager string  `json:"wager"`
	Text  string  `json:"text"`
	House float64 `json:"house_advantage"`
	Cost  float64 `json:"cost" doc:"Above the best play"`
	Exact string  `json:"house_advantage_exact,omitempty"`
}

// Check holds a figure against a simulation of the same rules.
type Check struct {
	Wager     string  `json:"wager"`
	Strategy  string  `json:"strategy,omitempty"`
	Rounds    int64   `json:"rounds"`
	Seed      uint64  `json:"seed"`
	Exact     float64 `json:"figure"`
	Simulated float64 `json:"simulated"`
	Error     float64 `json:"standard_error"`
	Z         float64 `json:"z" doc:"The difference in standard errors"`
	Command   string  `json:"command" doc:"That repeats it"`
}

// Made is by what a sheet was made, so that anybody can make it again.
type Made struct {
	Program version.Program `json:"program"`
	Rules   int             `json:"rules_version" doc:"The version of the game's rules"`
	Design  string          `json:"design_sha256" doc:"Of the text of the design"`
	Figures string          `json:"figures_sha256" doc:"Of all that is on the sheet but the time and the program"`
	Text    string          `json:"text" doc:"The design, as the command takes it"`
	Command string          `json:"command" doc:"That makes this sheet"`
}
