package paper

import (
	"fmt"
	"strings"

	"boardwalk/keno"
)

// width is how many characters of text stand in a line of prose.
const width = 64

// Text prints the paper as plain text. Marked numbers have the letter of their
// group before them if there are several, and an x otherwise; drawn numbers stand
// in brackets.
func (s *Sheet) Text() string {
	var b strings.Builder
	b.WriteString(s.Title + "\n\n")
	if s.Grid != nil {
		b.WriteString(s.Grid.Text() + "\n")
	}
	longest := 0
	for _, l := range s.Lines {
		longest = max(longest, len(l.Label))
	}
	for _, l := range s.Lines {
		text := l.Text
		if text == "" {
			text = "____________"
		}
		for i, part := range wrap(text, width) {
			label := l.Label
			if i > 0 {
				label = ""
			}
			fmt.Fprintf(&b, "%-*s  %s\n", longest, label, part)
		}
	}
	if len(s.Table) > 0 {
		b.WriteString("\n" + tableText(s.Table))
	}
	for i, n := range s.Notes {
		if i == 0 {
			b.WriteByte('\n')
		}
		for _, part := range wrap(n.Text, width+longest) {
			b.WriteString(part + "\n")
		}
	}
	return b.String()
}

// Text prints the grid in eight rows of ten, with a line between 40 and 41.
func (g *Grid) Text() string {
	single := len(g.Groups) <= 1 && g.Kings.IsEmpty()
	var b strings.Builder
	for n := 1; n <= keno.Numbers; n++ {
		mark := g.Mark(n)
		if single && mark != "" {
			mark = "x"
		}
		cell := fmt.Sprintf("%2s%2d ", mark, n)
		if g.Lit.Has(n) {
			cell = fmt.Sprintf("%1s[%2d]", mark, n)
		}
		b.WriteString(cell)
		if n%10 == 0 {
			b.WriteByte('\n')
		}
		if n == keno.Numbers/2 {
			b.WriteString(strings.Repeat("-", 50) + "\n")
		}
	}
	return b.String()
}

// tableText prints what the spots pay, four numbers of spots beside each other.
func tableText(table []Column) string {
	const across, wide = 4, 19
	var b strings.Builder
	for from := 0; from < len(table); from += across {
		part := table[from:min(from+across, len(table))]
		rows := 0
		for _, c := range part {
			rows = max(rows, len(c.Pays))
		}
		for row := -1; row < rows; row++ {
			line := ""
			for _, c := range part {
				cell := ""
				switch {
				case row < 0 && c.Spots == 1:
					cell = "1 spot"
				case row < 0:
					cell = fmt.Sprintf("%d spots", c.Spots)
				case row < len(c.Pays):
					cell = fmt.Sprintf("%2d pays %8s", c.Pays[row].Caught, c.Pays[row].Pays)
				}
				line += fmt.Sprintf("%-*s", wide, cell)
			}
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
		if from+across < len(table) {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// wrap breaks a text into lines at its spaces.
func wrap(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
