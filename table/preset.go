package table

import (
	"cmp"
	"strings"
)

// Preset is some options of a game that belong together, under a name by which
// people know them: "8 decks, surrender".
type Preset struct {
	Name    string
	Text    string            // what it means, in a line
	Options map[string]string // those that differ from the usual ones, by name
}

// Titled returns the option under a name that people use, where that is not its
// own name with capital letter and spaces.
func (o Option) Titled(title string) Option {
	o.title = title
	return o
}

// Title returns what people call the option: "Number of decks".
func (o Option) Title() string {
	return cmp.Or(o.title, strings.ToUpper(o.Name[:1])+strings.ReplaceAll(o.Name[1:], "-", " "))
}

// Procedural returns the option as one that changes how the game is conducted,
// and not what any wager is worth.
func (o Option) Procedural() Option {
	o.procedural = true
	return o
}

// Figures reports whether the option changes what wagers are worth.
func (o Option) Figures() bool { return !o.procedural && o.Audience != Nobody }
