package proof

import (
	"fmt"
	"math"
	"math/big"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
	"boardwalk/version"
)

// form is the number of the form in which certificates are written. One of another form is refused.
const form = 1

// Most is how many standard errors a simulation may lie from its figure.
const Most = 3.5

// Certificate is all that holds the figures of a game under one set of options.
type Certificate struct {
	Form     int    `json:"form"`
	Game     string `json:"game"`
	Set      string `json:"set" doc:"The options that are not the usual ones: decks=6 vigorish=4%"`
	Program  string `json:"program" doc:"The version of the program that made it"`
	Rules    int    `json:"rules_version"`
	Declared string `json:"rules_declared" doc:"The hash of all that the game declares"`
	Played   string `json:"rules_played" doc:"The hash of what happens in random play from a fixed seed"`
	Command  string `json:"command" doc:"That makes it again, in the sources"`

	Options map[string]string `json:"options"`

	Method    string      `json:"method"`
	Figures   []Figure    `json:"figures"`
	Second    Second      `json:"second_method"`
	Simulated []Trial     `json:"simulations" doc:"Empty if none was run"`
	Unplayed  []string    `json:"not_simulated,omitempty" doc:"What was not simulated, and why"`
	Published []Published `json:"published,omitempty"`
}

// Figure is what some wagers are worth that are alike.
type Figure struct {
	Wagers   []string `json:"wagers"`
	Per      string   `json:"per"`
	Strategy string   `json:"strategy,omitempty"`
	House    string   `json:"house_advantage" doc:"A fraction, or a number with twelve digits where it was found in floating point"`
	Percent  string   `json:"percent"`
	Variance string   `json:"variance,omitempty"`
	Drawn    string   `json:"standard_error,omitempty" doc:"Of a figure that was found by drawing deals"`
	Total    string   `json:"total_ways,omitempty"`
	Deals    string   `json:"deals,omitempty" doc:"The known number of deals, of which the ways are a whole part"`
	Known    string   `json:"deals_are,omitempty" doc:"How that number is made up"`
	Results  []string `json:"results,omitempty" doc:"What a dollar wins or, below zero, loses, and in how many ways: 3/2: 188"`
}

// Second is another way to the same figures.
type Second struct {
	How    string   `json:"how,omitempty" doc:"What was done when the certificate was made; empty if nothing"`
	Agree  []string `json:"agree,omitempty" doc:"The wagers of which it found the same"`
	Differ []string `json:"differ,omitempty" doc:"The wagers of which it found something else"`
	HeldBy []string `json:"held_by_tests,omitempty" doc:"Tests that hold the same count against another way"`
}

// Published is a figure that others printed.
type Published struct {
	Wager  string `json:"wager"`
	Per    string `json:"per,omitempty"`
	Stake  int64  `json:"stake_cents,omitempty"`
	Figure string `json:"figure" doc:"In percent, or as a fraction"`
	Source string `json:"source,omitempty"`
	Found  string `json:"found" doc:"What this program finds, to the same digits; the nearest of several ways to play"`
	Agrees bool   `json:"agrees"`
	Note   string `json:"note,omitempty"`
}

// Trial is one run of rounds through the real game.
type Trial struct {
	Wager    string `json:"wager"`
	Strategy string `json:"strategy,omitempty"`
	Under    string `json:"under,omitempty" doc:"Options that the run has besides: figures are those of a fresh shoe"`
	Seed     uint64 `json:"seed"`
	Rounds   int64  `json:"rounds" doc:"That really ran"`
	Stake    int64  `json:"stake_cents"`
	Opening  Sums   `json:"first_rounds" doc:"What the first 16,384 rounds came to"`
	Sums     Sums   `json:"sums"`
	Figure   string `json:"figure"`
	House    string `json:"simulated"`
	Error    string `json:"standard_error"`
	Z        string `json:"z" doc:"The difference in standard errors"`
	Command  string `json:"command" doc:"That repeats the run"`
}

// Sums is what wagers came to, in whole numbers.
type Sums struct {
	Bets    int64  `json:"bets"`
	Won     int64  `json:"won"`
	Lost    int64  `json:"lost"`
	Net     int64  `json:"net_cents"`
	Squares string `json:"squares" doc:"Of the net of each, in square cents"`
}

// sums are those of package sim.
func (s *Sums) sums() *sim.Sums {
	sums := &sim.Sums{Bets: s.Bets, Won: s.Won, Lost: s.Lost, Net: money.Cents(s.Net)}
	if squares, ok := new(big.Int).SetString(s.Squares, 10); ok && squares.Sign() >= 0 && squares.BitLen() <= 128 {
		high := new(big.Int).Rsh(squares, 64)
		sums.Squares.Add(high.Uint64(), new(big.Int).Sub(squares, high.Lsh(high, 64)).Uint64())
	}
	return sums
}

// noted writes sums down.
func noted(s *sim.Sums) Sums {
	return Sums{s.Bets, s.Won, s.Lost, int64(s.Net), s.Squares.Big().String()}
}

// begin returns a certificate that says of which rules it is.
func begin(rules *table.Rules, o table.Options, set string) *Certificate {
	c := &Certificate{Form: form, Game: rules.ID, Set: set, Program: version.Current().Version, Options: map[string]string{},
		Simulated: []Trial{}}
	v := versionOf(rules.ID)
	c.Rules, c.Declared, c.Played = v.Version, v.Declared, v.Played
	for _, d := range o.Declare() {
		c.Options[d.Name] = d.Value()
	}
	return c
}

// versionOf is the version of a game's rules in this program.
func versionOf(id string) game.Version {
	for _, v := range game.Versions() {
		if v.Game == id {
			return v
		}
	}
	return game.Version{}
}

// short writes a number with ten digits, the same on every machine.
func short(f float64) string {
	if f == 0 || math.IsNaN(f) {
		return "0"
	}
	return fmt.Sprintf("%.10g", f)
}
