package play

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"boardwalk/law"
)

// plainWidth is where plain text is wrapped.
const plainWidth = 100

// printer writes a session as plain text, and remembers the first error.
type printer struct {
	out  io.Writer
	told int
	err  error
}

func (p *printer) line(text string) {
	if p.err == nil {
		_, p.err = fmt.Fprintln(p.out, text)
	}
}

// log prints what has happened since it was last called.
func (p *printer) log(s *Session) {
	for _, e := range s.Log()[p.told:] {
		for i, line := range wrap(e.String(), plainWidth-5) {
			number := "    "
			if i == 0 {
				number = fmt.Sprintf("%3d ", e.N)
			}
			p.line(number + " " + line)
		}
	}
	p.told = len(s.Log())
}

// question prints what the person is asked, if anything.
func (p *printer) question(s *Session) {
	for _, ask := range []string{s.Summary(), s.Ask()} {
		if ask == "" {
			continue
		}
		for _, l := range wrap("    "+strings.ReplaceAll(ask, "\n", "\n    "), plainWidth) {
			p.line(l)
		}
	}
}

func (p *printer) page(r Reply) {
	if len(r.Page) == 0 {
		return
	}
	p.line("-- " + r.Title)
	for _, line := range r.Page {
		for _, l := range wrap(line, plainWidth) {
			p.line(l)
		}
	}
}

// Plain plays a session line by line: every line of in is a command, and what
// comes of it is printed to out. It ends at the end of in or at quit.
func Plain(s *Session, in io.Reader, out io.Writer) error {
	p := &printer{out: out}
	how := "a wager and an amount, or an empty line for the next round"
	if s.contest != nil {
		how = "or an empty line to be dealt the next round"
	}
	p.line(s.Title() + ". Type help for help, " + how + ".")
	p.log(s)
	p.question(s)
	lines := bufio.NewScanner(in)
	for p.err == nil && lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if strings.HasPrefix(line, "#") {
			continue // a comment in a script
		}
		p.line(strings.TrimRight("> "+line, " "))
		reply := s.Do(line)
		p.log(s)
		p.page(reply)
		if reply.Quit {
			break
		}
		p.question(s)
	}
	for _, line := range s.Farewell() {
		p.line(line)
	}
	if p.err != nil {
		return p.err
	}
	return lines.Err()
}

// Title names the game and its posted limits.
func (s *Session) Title() string {
	t := s.Table()
	lim := t.Terms().Limit
	name := t.Rules().Name
	if by := law.Cite(t.Rules().Subchapter); by != "" {
		name += " (" + by.Text() + ")"
	}
	return name + ", " + stakesOf(t.Rules(), t.Options(), lim)
}

// wrap breaks each line of a text into lines of at most width characters. Those after the first
// are indented as the first is and two columns more or, where the line is a row of a
// table, up to its second column.
func wrap(text string, width int) []string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		lines = append(lines, wrapLine(line, width)...)
	}
	return lines
}

func wrapLine(text string, width int) []string {
	indent := text[:len(text)-len(strings.TrimLeft(text, " "))]
	next := strings.Repeat(" ", secondColumn(text, len(indent)+2, width))
	var lines []string
	line, n := indent, len(indent)
	fresh := true
	for i, word := range strings.Split(text[len(indent):], " ") {
		w := len([]rune(word))
		if !fresh && n+1+w > width {
			lines = append(lines, line)
			line, n, fresh = next, len(next), true
		}
		if !fresh || i > 0 && word == "" {
			line, n = line+" ", n+1
		}
		line, n, fresh = line+word, n+w, false
	}
	return append(lines, line)
}

// secondColumn is where the second column of a row begins, after two blanks or more.
// It returns usual for a text that has none near its beginning.
func secondColumn(text string, usual, width int) int {
	const near = 26
	trimmed := strings.TrimLeft(text, " ")
	first, rest, found := strings.Cut(trimmed, "  ")
	if !found {
		return usual
	}
	rest = strings.TrimLeft(rest, " ")
	at := len([]rune(text)) - len([]rune(rest))
	if at > near || at > width/2 || first == "" || rest == "" {
		return usual
	}
	return at
}
