package casebook

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"boardwalk/law"
)

// Case is one situation as written.
type Case struct {
	File  string
	Title string
	Law   []law.Cite // the rows that the case proves

	// Read reads a file that the case names: a wager. Nil is for cases that may name none.
	Read  func(name string) (string, error)
	lines []line

	lawLines []line // where each of Law stands
}

// line is one line of a case, cut into words.
type line struct {
	no    int
	verb  string
	words []word
}

// word is a word of a line; quoted if it stood in double quotes.
type word struct {
	text   string
	quoted bool
}

// Error is something wrong with a case, at a line of its file.
type Error struct {
	File string
	Line int
	Text string
}

// Error returns file, line and text.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Text) }

// Errors are all that is wrong with a text that cannot be read as a case.
type Errors []*Error

// Error returns one line for each.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i := range e {
		lines[i] = e[i].Error()
	}
	return strings.Join(lines, "\n")
}

var verbs = []string{
	"law", "game", "wager", "option", "chip", "limit", "pays", "vigorish", "what-if", "seat", "sit", "open",
	"bet", "remove", "on", "off", "leave", "do", "incident", "answer", "refused", "answers", "clock", "notice",
	"dice", "spin", "cards", "deck", "tiles", "wall", "round", "want",
}

// Parse reads a case. The file's name is for errors only, which are [Errors].
func Parse(file string, r io.Reader) (*Case, error) {
	c := &Case{File: file}
	var wrong Errors
	scan := bufio.NewScanner(r)
	no := 1
	fail := func(format string, args ...any) {
		wrong = append(wrong, &Error{file, no, fmt.Sprintf(format, args...)})
	}
	gameless := false
	var wager *wagerText
	for ; scan.Scan(); no++ {
		if wager != nil {
			if wager.add(scan.Text()) {
				wager = nil
			}
			continue
		}
		words, comment, err := cut(scan.Text())
		if c.Title == "" && len(c.lines) == 0 {
			c.Title = comment
		}
		if err != nil {
			fail("%v", err)
			continue
		}
		if len(words) == 0 {
			continue
		}
		l := line{no: no, verb: words[0].text, words: words[1:]}
		switch {
		case words[0].quoted || !slices.Contains(verbs, l.verb):
			fail("expected one of %s, not %q", strings.Join(verbs, ", "), l.verb)
		case l.verb == "law":
			for _, err := range c.parseLaw(l) {
				fail("%v", err)
			}
		case l.verb != "game" && len(c.lines) == 0:
			if !gameless {
				fail("expected a line that names the game first: game craps")
			}
			gameless = true
		case l.verb == "game" && checkEach(l) != nil:
			fail("%v", checkEach(l))
			gameless = true
		case l.verb == "wager" && strings.Contains(scan.Text(), ", at "):
			c.lines = append(c.lines, l)
			wager = &wagerText{line: &c.lines[len(c.lines)-1]}
			wager.begin(scan.Text())
		default:
			c.lines = append(c.lines, l)
		}
	}
	if wager != nil {
		fail("expected the wager to end: otherwise loses")
	}
	if err := scan.Err(); err != nil {
		fail("%v", err)
	} else if len(c.lines) == 0 && len(wrong) == 0 {
		no = 1
		fail("expected a line that names the game: game craps")
	}
	if i := slices.IndexFunc(c.lines, func(l line) bool { return l.verb == "what-if" }); i >= 0 && len(c.Law) > 0 {
		no = c.lines[i].no
		fail("a case of supposed rules shows nothing of what the law asks: leave its law line out")
	}
	if len(wrong) > 0 {
		return nil, wrong
	}
	return c, nil
}

func (c *Case) parseLaw(l line) (wrong []error) {
	for _, w := range l.words {
		for _, s := range splitOutside(w.text, ',') {
			cite := law.Cite(s)
			if !cite.Names() {
				wrong = append(wrong, fmt.Errorf("the index has no paragraph %q", s))
				continue
			}
			c.Law = append(c.Law, cite)
			c.lawLines = append(c.lawLines, l)
		}
	}
	return wrong
}

// cut cuts a line into words. Blanks in double quotes or in square brackets do
// not separate: "No Roll", 1.4(b)[Pass Bet].
func cut(s string) (words []word, comment string, err error) {
	var cur strings.Builder
	depth, quoted := 0, false
	flush := func(q bool) {
		if cur.Len() > 0 || q {
			words = append(words, word{cur.String(), q})
		}
		cur.Reset()
	}
	for i, r := range s {
		switch {
		case quoted && r == '"':
			quoted = false
			flush(true)
		case quoted:
			cur.WriteRune(r)
		case r == '"':
			flush(false)
			quoted = true
		case r == '#' && cur.Len() == 0:
			return words, strings.TrimSpace(s[i+1:]), nil
		case depth == 0 && (r == ' ' || r == '\t' || r == '\r'):
			flush(false)
		case r == ';' && depth == 0:
			flush(false)
			words = append(words, word{text: ";"})
		default:
			if r == '[' {
				depth++
			} else if r == ']' && depth > 0 {
				depth--
			}
			cur.WriteRune(r)
		}
	}
	if quoted {
		return nil, "", fmt.Errorf("expected a closing double quote")
	}
	if depth > 0 {
		return nil, "", fmt.Errorf("expected a closing square bracket")
	}
	flush(false)
	return words, "", nil
}

// splitOutside splits at a separator that is not in square brackets.
func splitOutside(s string, sep rune) []string {
	var parts []string
	depth, start := 0, 0
	for i, r := range s {
		switch {
		case r == '[':
			depth++
		case r == ']':
			depth--
		case r == sep && depth == 0:
			parts = append(parts, s[start:i])
			start = i + len(string(sep))
		}
	}
	parts = append(parts, s[start:])
	return slices.DeleteFunc(parts, func(p string) bool { return p == "" })
}
