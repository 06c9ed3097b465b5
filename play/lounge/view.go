package lounge

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"boardwalk/keno"
	"boardwalk/play/canvas"
)

// text draws the whole screen.
func (m *screen) text() string {
	var b strings.Builder
	head := fmt.Sprintf(" Keno · next game %d · you have %s ", m.s.Game, m.s.Cash)
	b.WriteString(canvas.Header.Paint(head) + "\n\n")
	lit := m.lit()
	for n := 1; n <= keno.Numbers; n++ {
		b.WriteString(m.cell(n, lit))
		if n%10 == 0 {
			b.WriteByte('\n')
		}
		if n == keno.Numbers/2 {
			b.WriteByte('\n')
		}
	}
	b.WriteString("\n" + m.balls() + "\n\n" + m.offer() + "\n")
	if m.typing {
		b.WriteString(m.typed + "_\n")
	}
	b.WriteString("\n" + ansi.Wordwrap(m.says, m.w, ""))
	for _, line := range m.s.Unlawful() {
		b.WriteString("\n" + canvas.Warns.Paint(ansi.Wordwrap(line, m.w, "")))
	}
	return b.String()
}

// lit returns the numbers that are on the board.
func (m *screen) lit() keno.Set {
	if m.s.Last == nil {
		return keno.Set{}
	}
	return keno.NewSet(m.s.Last.List()[:m.shown]...)
}

// cell draws one number: the cursor in angle brackets, drawn numbers in square
// ones, and before a marked number the letter of its group.
func (m *screen) cell(n int, lit keno.Set) string {
	mark := m.letter(n)
	left, right := " ", " "
	switch {
	case n == m.cursor:
		left, right = "<", ">"
	case lit.Has(n):
		left, right = "[", "]"
	}
	text := fmt.Sprintf("%1s%s%2d%s ", mark, left, n, right)
	switch {
	case lit.Has(n) && mark != "":
		return canvas.Winning.Paint(text)
	case lit.Has(n):
		return canvas.Called.Paint(text)
	case mark != "":
		return canvas.Own.Paint(text)
	}
	return text
}

// letter returns what stands before a marked number.
func (m *screen) letter(n int) string {
	if m.kings.Has(n) {
		return "K"
	}
	for i, g := range m.groups {
		if g.Has(n) && len(m.groups) == 1 && m.kings.IsEmpty() {
			return "x"
		}
		if g.Has(n) {
			return keno.GroupName(i)
		}
	}
	return ""
}

// balls says which numbers have come.
func (m *screen) balls() string {
	if m.s.Last == nil {
		return "No game has been drawn yet."
	}
	list := make([]string, m.shown)
	for i, n := range m.s.Last.List()[:m.shown] {
		list[i] = fmt.Sprint(n)
	}
	return fmt.Sprintf("Game %d, %d of %d: %s", m.s.Game-1, m.shown, keno.Drawn, strings.Join(list, " "))
}

// offer says what is marked and what it costs, or what is missing.
func (m *screen) offer() string {
	if m.marked().IsEmpty() {
		return fmt.Sprintf("Nothing is marked. Wager %s, %s.", m.rate, things(m.races, "game"))
	}
	t, err := m.ticket()
	if err != nil {
		return canvas.Warns.Paint(m.request() + "\n" + sentence(err))
	}
	return t.String() + "\n" + describe(t) + "."
}
