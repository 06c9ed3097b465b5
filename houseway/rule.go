package houseway

import (
	"fmt"
	"strings"
)

// Fault is what is wrong with the text of a house way.
type Fault struct {
	File string // empty for a text that is no file
	Line int    // zero where it is about no line
	Text string
}

// Error says the fault with its place: "my.way:3: there is no condition …".
func (f Fault) Error() string {
	switch {
	case f.Line == 0 && f.File == "":
		return f.Text
	case f.Line == 0:
		return f.File + ": " + f.Text
	case f.File == "":
		return fmt.Sprintf("line %d: %s", f.Line, f.Text)
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// settings is a set of the ways in which one hand can be set, one bit each.
type settings uint32

// condition says whether a rule is for a hand.
type condition[H any] func(*H) bool

// wish leaves those of some settings that fulfil it.
type wish[H any] func(*H, settings) settings

// rule is one line of a house way.
type rule[H any] struct {
	line int
	when []condition[H]
	play []wish[H]
}

// leaves returns which of some settings the rule leaves; none if it does not cover the hand.
func (r *rule[H]) leaves(h *H, all settings) settings {
	for _, holds := range r.when {
		if !holds(h) {
			return 0
		}
	}
	for _, wanted := range r.play {
		all = wanted(h, all)
	}
	return all
}

// decide returns what the first rule that covers a hand leaves, and which rule that is: -1 if none does.
func decide[H any](rules []rule[H], h *H, all settings) (settings, int) {
	for i := range rules {
		if left := rules[i].leaves(h, all); left != 0 {
			return left, i
		}
	}
	return 0, -1
}

// vocabulary is the words of one game. Each function returns nil for words that it does not know.
type vocabulary[H any] struct {
	game       string
	condition  func(words string) condition[H]
	wish       func(words string) wish[H]
	conditions string // those that there are, for errors
	wishes     string
}

// The games that have a house way, by their ids.
const (
	TileGame = "pai-gow"
	CardGame = "pai-gow-poker"
)

// head begins the first line of a house way.
const head = "house way of "

// MostBytes and mostRules are more than any house way needs.
const (
	MostBytes = 32 << 10
	mostRules = 500
)

// Game returns the id of the game that a text is a house way of, and false if it is the text of something else.
func Game(text string) (string, bool) {
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if line, _, _ = strings.Cut(line, ";"); strings.TrimSpace(line) != "" {
			game, ok := strings.CutPrefix(strings.TrimSpace(line), head)
			return strings.TrimSpace(game), ok
		}
	}
	return "", false
}

// parse reads the rules of a text. A semicolon ends a rule as the end of a line does.
func parse[H any](file, text string, v *vocabulary[H]) (rules []rule[H], faults []Fault) {
	fault := func(line int, format string, args ...any) {
		faults = append(faults, Fault{file, line, fmt.Sprintf(format, args...)})
	}
	if len(text) > MostBytes {
		fault(0, "a house way has at most %d bytes", MostBytes)
		return nil, faults
	}
	begun := false
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		for part := range strings.SplitSeq(line, ";") {
			switch part = strings.Join(strings.Fields(part), " "); {
			case part == "":
			case !begun:
				begun = true
				if game, ok := strings.CutPrefix(part, head); !ok || game != v.game {
					fault(i+1, "the first line of this house way must be %q, not %q", head+v.game, part)
					return nil, faults
				}
			default:
				rules = append(rules, v.rule(part, i+1, fault))
			}
		}
	}
	switch {
	case !begun:
		fault(0, "a house way begins with %q", head+v.game)
	case len(rules) == 0:
		fault(0, "there is no rule in this house way")
	case len(rules) > mostRules:
		fault(0, "a house way has at most %d rules", mostRules)
	}
	return rules, faults
}

// rule reads one rule.
func (v *vocabulary[H]) rule(text string, line int, fault func(int, string, ...any)) rule[H] {
	r := rule[H]{line: line}
	when, play, ok := strings.Cut(text, ":")
	if !ok {
		fault(line, "a rule is written CONDITIONS: WISHES, and there is no colon in %q", text)
		return r
	}
	for words := range strings.SplitSeq(when, ",") {
		words = strings.TrimSpace(words)
		plain, negated := strings.CutPrefix(words, "no ")
		holds := v.condition(plain)
		switch {
		case holds == nil:
			fault(line, "there is no condition %q; there are %s, and \"no\" before one of them", words, v.conditions)
		case negated:
			r.when = append(r.when, func(h *H) bool { return !holds(h) })
		default:
			r.when = append(r.when, holds)
		}
	}
	for words := range strings.SplitSeq(play, ",") {
		words = strings.TrimSpace(words)
		wanted := v.wish(words)
		if wanted == nil {
			fault(line, "there is no wish %q; there are %s", words, v.wishes)
			continue
		}
		r.play = append(r.play, wanted)
	}
	return r
}

// always is the condition "any hand".
func always[H any](*H) bool { return true }

// keep makes a wish of what a setting must fulfil.
func keep[H any](fulfils func(h *H, setting int) bool) wish[H] {
	return func(h *H, all settings) (left settings) {
		for rest := all; rest != 0; rest &= rest - 1 {
			if i := rest.first(); fulfils(h, i) {
				left |= 1 << i
			}
		}
		return left
	}
}

// most makes a wish of what is to be as high as it can be.
func most[H any](rank func(h *H, setting int) uint32) wish[H] {
	return func(h *H, all settings) (left settings) {
		best := uint32(0)
		for rest := all; rest != 0; rest &= rest - 1 {
			i := rest.first()
			switch r := rank(h, i); {
			case r > best || left == 0:
				best, left = r, 1<<i
			case r == best:
				left |= 1 << i
			}
		}
		return left
	}
}
