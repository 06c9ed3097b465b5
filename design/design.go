package design

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"unicode"

	"boardwalk/beside"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/whatif"
)

// Bounds of a design, so that nobody keeps the house busy with one.
const (
	MostText = 8 << 10 // bytes
	MostName = 60      // characters of a name
)

// Design is what a text says.
type Design struct {
	Name   string // as its first line has it; that of its wager, or empty, if there is none
	Game   string // the id of a game
	WhatIf []Part // a line each
	Wagers []Part // a wager each

	gameLine int
}

// Part is a part of the text, and the number of its first line.
type Part struct {
	Line int
	Text string
}

// Fault is what is wrong with a text, at a line of it.
type Fault struct {
	Line int
	Text string
}

// Error names the line.
func (f *Fault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Text) }

// Parse reads a text. Its errors are of type [*Fault]. Whether the game has what the lines name [Design.Read] says.
func Parse(text string) (*Design, error) {
	if len(text) > MostText {
		return nil, &Fault{1, fmt.Sprintf("a design has at most %d characters", MostText)}
	}
	r := &reader{d: &Design{}}
	no := 0
	for line := range strings.Lines(text) {
		no++
		if err := r.line(no, strings.TrimRight(line, "\r\n")); err != nil {
			return nil, &Fault{no, err.Error()}
		}
	}
	if r.wager != nil { // it ends in the middle of a wager, and whoever reads that says so
		r.d.Wagers = append(r.d.Wagers, *r.wager)
	}
	return r.d, r.finish()
}

// reader reads the lines of a design.
type reader struct {
	d     *Design
	wager *Part // that is being read
}

func (r *reader) line(no int, line string) error {
	bare, _, _ := strings.Cut(line, "#")
	bare = strings.TrimSpace(bare)
	first, rest, _ := strings.Cut(bare, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case r.wager != nil:
		r.wager.Text += line + "\n"
		if first == "otherwise" {
			r.d.Wagers = append(r.d.Wagers, *r.wager)
			r.wager = nil
		}
		return nil
	case bare == "":
		return nil
	case first == "wager":
		r.wager = &Part{no, line + "\n"}
		return nil
	case rest == "" && (first == "design" || first == "game" || first == "what-if"):
		return fmt.Errorf("expected something after %s", first)
	}
	switch first {
	case "design":
		if r.d.Name != "" {
			return errors.New("a design has one name")
		}
		r.d.Name = strings.Join(strings.Fields(rest), " ")
		return CheckName(r.d.Name)
	case "game":
		if r.d.Game != "" {
			return errors.New("a design is for one game")
		}
		r.d.Game, r.d.gameLine = rest, no
		return nil
	case "what-if":
		r.d.WhatIf = append(r.d.WhatIf, Part{no, rest})
		return nil
	}
	return fmt.Errorf("expected a line that begins with design, game, what-if or wager, not %q", first)
}

// CheckName says what is wrong with the name of a design.
func CheckName(name string) error {
	switch {
	case name == "" || len([]rune(name)) > MostName:
		return fmt.Errorf("a name has 1 to %d characters", MostName)
	case strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) || strings.ContainsAny(name, "/#"):
		return errors.New("a name is a text that can be printed, without / and #")
	}
	return nil
}

// finish takes name and game from the wager where nothing else says them.
func (r *reader) finish() error {
	d := r.d
	if d.Game != "" {
		return nil
	}
	if len(d.Wagers) == 0 {
		return &Fault{1, "expected a game: game blackjack"}
	}
	w, err := d.parseWager(0)
	if err != nil {
		return err
	}
	d.Game, d.gameLine = w.Games[0], d.Wagers[0].Line
	if d.Name == "" {
		d.Name = w.Name
	}
	return nil
}

// parseWager reads a wager. A fault has the line of the design.
func (d *Design) parseWager(i int) (*beside.Wager, error) {
	w, err := beside.Parse("", d.Wagers[i].Text)
	if f := (*beside.Fault)(nil); errors.As(err, &f) {
		return nil, &Fault{d.Wagers[i].Line + f.Line - 1, f.Text}
	}
	return w, err
}

// Supposed is the text of all that is supposed, with each line where the design has it, so that faults name that line.
func (d *Design) Supposed() string {
	if len(d.WhatIf) == 0 {
		return ""
	}
	var b strings.Builder
	at := 1
	for _, p := range d.WhatIf {
		for ; at < p.Line; at++ {
			b.WriteByte('\n')
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

// Ready is a design that was held against its game.
type Ready struct {
	*Design
	Lawful   *table.Rules // the game as the law has it
	Supposed *whatif.Supposed
	Own      []*beside.Wager
	Rules    *table.Rules // as designed, with the wagers beside the game's
}

// Read holds a design against its game, which find finds by the id. An error is a [*Fault], or what cannot be.
func (d *Design) Read(find func(id string) (*table.Rules, bool)) (*Ready, error) {
	rules, ok := find(d.Game)
	if !ok {
		return nil, &Fault{d.gameLine, fmt.Sprintf("there is no game %q", d.Game)}
	}
	r := &Ready{Design: d, Lawful: rules}
	var err error
	if r.Supposed, err = whatif.Read(rules, nil, rules.Terms(), d.Supposed()); err != nil {
		if f := (*whatif.Fault)(nil); errors.As(err, &f) {
			return nil, &Fault{f.Line, f.Says}
		}
		return nil, &Fault{d.gameLine, err.Error()}
	}
	r.Rules = rules
	if len(d.WhatIf) > 0 {
		r.Rules = r.Supposed.Rules
	}
	for i := range d.Wagers {
		w, err := d.parseWager(i)
		if err != nil {
			return nil, err
		}
		joined, err := beside.Join(r.Rules, w)
		if err != nil {
			return nil, &Fault{d.Wagers[i].Line, err.Error()}
		}
		r.Own, r.Rules = append(r.Own, w), joined
	}
	return r, nil
}

// Lines are the lines of what is supposed, as a table's record keeps them.
func (d *Design) Lines() string {
	lines := make([]string, len(d.WhatIf))
	for i, p := range d.WhatIf {
		lines[i] = p.Text
	}
	return strings.Join(lines, "\n")
}

// Texts are those of the wagers.
func (d *Design) Texts() (list []string) {
	for _, p := range d.Wagers {
		list = append(list, p.Text)
	}
	return list
}

// Written writes a design of rules, under a name.
func Written(name string, rules *table.Rules) string {
	var b strings.Builder
	if CheckName(name) == nil {
		fmt.Fprintf(&b, "design  %s\n", name)
	}
	fmt.Fprintf(&b, "game    %s\n", rules.ID)
	if x := rules.Supposed(); x != nil {
		for line := range strings.Lines(x.Text) {
			if line = strings.TrimSpace(line); line != "" {
				fmt.Fprintf(&b, "what-if %s\n", line)
			}
		}
	}
	for _, w := range rules.Beside {
		b.WriteString(strings.TrimRight(w.Written(), "\n") + "\n")
	}
	return b.String()
}

// Unlawful is what the law says against rules with options and terms, the wagers beside the game's among them.
func Unlawful(rules *table.Rules, o table.Options, terms table.Terms) []law.Fault {
	if !rules.Designed() {
		return nil
	}
	var faults []law.Fault
	if rules.Supposed() != nil {
		faults = rules.Unlawful(o, terms)
	}
	for _, b := range rules.Beside {
		if w, ok := b.(*beside.Wager); ok {
			l := rules.Layout(o)
			faults = append(faults, law.Fault{By: cmp.Or(l.OnlyListed, l.MadeWithChips), Where: "wager", Name: w.Name,
				Text: "is none of the wagers of " + rules.Name})
		}
	}
	return faults
}

// Unlawful is what the law says against the design.
func (r *Ready) Unlawful() []law.Fault {
	return Unlawful(r.Rules, r.Supposed.Options, r.Supposed.Terms)
}

// Case writes the design as the beginning of a case: how the table is set up. Hands are added below.
func (d *Design) Case() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\ngame    %s\n", d.Name, d.Game)
	for _, p := range d.WhatIf {
		fmt.Fprintf(&b, "what-if %s\n", p.Text)
	}
	for _, p := range d.Wagers {
		b.WriteString(p.Text)
	}
	return b.String()
}
