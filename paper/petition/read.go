package petition

import (
	"fmt"
	"strings"

	"boardwalk/internal/nearest"
)

// MostText is how long a text may be, in bytes.
const MostText = 256 << 10

// File is what a text says.
type File struct {
	Name Text
	Kind Text
	At   []Text // the authorized games that it is a variation or a composite of, as the closed list calls them

	Petitioners []Petitioner

	Objective, Play, Wagers Text // the summary
	Draft                   []Rule
	Book                    bool // the draft is the book of house rules that the program deals the game by
	Layout                  Text // a picture of it, "none", or empty for what the design lays out
	Equipment               []Equipment

	Property, Offered, Release []Text
	Ruling, Experiment         bool // a declaratory ruling and a test are asked for
	Material                   []Text

	Test Test

	Game   Text // the id of a game of the program, for a petition without a design of its own
	Option []Text
	Design Text // the design itself, or the file that has it
	Inline bool // the design stands in the text
}

// Text is a text, and the line on which it begins.
type Text struct {
	Line int
	Text string
}

// Petitioner is who asks.
type Petitioner struct {
	Name, Address, Holds, Agrees Text
}

// Rule is a section of the draft rules.
type Rule struct{ Title, Text Text }

// Equipment is a thing that the game is played with.
type Equipment struct{ Name, Text, Picture Text }

// Test is what is submitted for a test of the game.
type Test struct {
	Casinos, Times, Tables, Signs, Criteria, Methods, Forms, Material []Text
}

// Fault is what is wrong with a text, at a line of it.
type Fault struct {
	Line int
	Text string
}

// Error names the line.
func (f *Fault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Text) }

func faultf(line int, format string, args ...any) error {
	return &Fault{line, fmt.Sprintf(format, args...)}
}

// Parse reads a text. Its errors are of type [*Fault].
//
// Each line begins with a keyword. A line that is indented goes on with the one above; after an empty line it begins a
// paragraph. Lines that begin with # are remarks.
func Parse(text string) (*File, error) {
	if len(text) > MostText {
		return nil, faultf(1, "a petition has at most %d characters", MostText)
	}
	f := &File{}
	r := &reader{file: f}
	no := 0
	for line := range strings.Lines(text) {
		no++
		if err := r.line(no, strings.TrimRight(line, " \t\r\n")); err != nil {
			return nil, err
		}
	}
	if err := r.done(); err != nil {
		return nil, err
	}
	if f.Name.Text == "" {
		return nil, faultf(1, "expected the name of what is to be approved: petition NAME")
	}
	return f, nil
}

// reader reads the lines of a petition.
type reader struct {
	file  *File
	key   string // of the entry that is being read; empty for none
	entry Text
	gap   int // empty lines since the last line of the entry
}

func (r *reader) line(no int, line string) error {
	bare := strings.TrimLeft(line, " \t")
	switch {
	case bare == "":
		r.gap++
		return nil
	case r.key == "design" && bare != line: // as it stands, so that faults can name its lines
		r.entry.Text += strings.Repeat("\n", r.gap+1) + line
		r.gap = 0
		return nil
	case bare[0] == '#':
		if r.key == "design" {
			r.gap++
		}
		return nil
	case bare != line && r.key == "":
		return faultf(no, "an indented line goes on with the one above, and there is none")
	case bare != line:
		joint := " "
		if r.gap > 0 {
			joint = "\n"
		}
		r.entry.Text = strings.TrimLeft(r.entry.Text+joint+bare, " \n")
		r.gap = 0
		return nil
	}
	if err := r.done(); err != nil {
		return err
	}
	key, rest, _ := strings.Cut(bare, " ")
	if keys := subKeywords(key); keys != nil {
		var sub string
		sub, rest, _ = strings.Cut(strings.TrimSpace(rest), " ")
		if key += " " + sub; keywords[key] == nil {
			return faultf(no, "expected after %s one of %s, not %q", strings.Fields(key)[0], strings.Join(keys, ", "), sub)
		}
	}
	if keywords[key] == nil {
		return faultf(no, "there is no line %q; nearest: %s", key, strings.Join(nearest.Names(key, allKeywords(),
			nearest.Any), ", "))
	}
	r.key, r.entry, r.gap = key, Text{no, strings.TrimSpace(rest)}, 0
	return nil
}

// done takes the entry that was read.
func (r *reader) done() error {
	if r.key == "" {
		return nil
	}
	key, entry := r.key, r.entry
	r.key = ""
	if entry.Text == "" {
		return faultf(entry.Line, "expected something after %s", key)
	}
	return keywords[key](r.file, entry)
}
