package analysis

import (
	"errors"
	"fmt"
	"net/http"
	"strings"

	"boardwalk/api/wire"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/whatif"
)

// Rules are a game under a licensee's options and posted terms.
type Rules struct {
	Game    *table.Rules
	Options table.Options
	Terms   table.Terms

	Unlawful []odds.Unlawful // what the law says against them, where somebody supposes them

	posted bool   // they are those of a table
	lawful *Rules // of which they were supposed; nil for those of the law
}

// ParseRules reads options (NAME=VALUE) and posted odds (WAGER=ODDS) and checks them
// against the law. What is not said is as usual at the game.
func ParseRules(game *table.Rules, options, pays []string) (*Rules, error) {
	set, err := ParseOptions(game, options)
	if err != nil {
		return nil, err
	}
	out := &Rules{Game: game, Options: set, Terms: game.Terms()}
	out.Terms.Pays = map[string]money.Odds{}
	for _, word := range pays {
		name, text, ok := strings.Cut(word, "=")
		paid, err := money.ParseOdds(strings.TrimSpace(text))
		if !ok || err != nil {
			return nil, wire.NewProblem(http.StatusUnprocessableEntity, "posted odds are written WAGER=ODDS, like field on 12=3 to 1")
		}
		out.Terms.Pays[strings.TrimSpace(name)] = paid
	}
	// Making a table of these options and terms checks them.
	if _, err := table.New(game, game.Copy(set), out.Terms); err != nil {
		return nil, refusalOf(err)
	}
	return out, nil
}

// Suppose returns the rules as a text supposes them, lawful or not.
func (r *Rules) Suppose(text string) (*Rules, error) {
	x, err := whatif.Read(r.Game, r.Options, r.Terms, text)
	if err != nil {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
	}
	return &Rules{Game: x.Rules, Options: x.Options, Terms: x.Terms, Unlawful: odds.UnlawfulOf(x.Unlawful), lawful: r}, nil
}

// ParseOptions reads options of a game (NAME=VALUE). What is not said is as usual.
func ParseOptions(game *table.Rules, words []string) (table.Options, error) {
	o := game.Options()
	for _, word := range words {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, wire.NewProblem(http.StatusUnprocessableEntity, "an option is written NAME=VALUE")
		}
		if err := table.SetOption(o, name, value); err != nil {
			return nil, refusalOf(err)
		}
	}
	return o, nil
}

// TableRules are the rules of a table, with the values of its options by name.
func TableRules(game *table.Rules, options map[string]string, terms table.Terms) (*Rules, error) {
	r := &Rules{Game: game, Options: game.Options(), Terms: terms, posted: true}
	for name, value := range options {
		if err := table.SetOption(r.Options, name, value); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// DesignedRules are those of a table that deals what somebody designed.
func DesignedRules(game *table.Rules, o table.Options, terms table.Terms) *Rules {
	return &Rules{Game: game, Options: game.Copy(o), Terms: terms}
}

// usual reports whether the rules are those of a table, or have the options that a game has if nobody says otherwise.
func (r *Rules) usual() bool {
	usual := Rules{Game: r.Game, Options: r.Game.Options(), Terms: r.Terms}
	return r.posted || !r.Game.Designed() && r.key() == usual.key()
}

// asUsual reports whether options and terms are those that a game has if nobody says otherwise.
func (r *Rules) asUsual() bool {
	usual := Rules{Game: r.Game, Options: r.Game.Options(), Terms: r.Game.Terms()}
	return !r.Game.Designed() && r.key() == usual.key()
}

// key returns a text that differs for different rules.
func (r *Rules) key() string {
	text := r.Game.ID
	if x := r.Game.Supposed(); x != nil {
		text += "\x00what if " + x.Text
	}
	for _, b := range r.Game.Beside {
		text += "\x00" + b.Written()
	}
	for _, o := range r.Options.Declare() {
		text += "\x00" + o.Value()
	}
	return text + fmt.Sprint("\x00", r.Terms)
}

// refusalOf makes a refusal of an error about options or terms. Of several faults it
// takes the first.
func refusalOf(err error) error {
	var fault *law.Fault
	var faults table.Faults
	switch {
	case errors.As(err, &faults) && len(faults) > 0:
		fault = &faults[0]
	case !errors.As(err, &fault):
		return law.Refuse("", "%s", err)
	}
	return law.Refuse(fault.By, "%s", fault.Sentence())
}
