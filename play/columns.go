package play

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

// fill adds empty lines up to rows, and cuts what is beyond.
func fill(lines []string, rows int) []string {
	for len(lines) < rows {
		lines = append(lines, "")
	}
	return lines[:max(0, rows)]
}

// beside puts two columns side by side, the second from column x on.
func beside(a, b []string, x int) []string {
	var lines []string
	for i := range max(len(a), len(b)) {
		var l, r string
		if i < len(a) {
			l = ansi.Truncate(a[i], x, "")
		}
		if i < len(b) {
			r = b[i]
		}
		lines = append(lines, l+strings.Repeat(" ", max(0, x-lipgloss.Width(l)))+r)
	}
	return lines
}

// aligned puts the cells of rows below each other, with two blanks between the columns.
func aligned(rows [][]string) []string {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			if i < len(row)-1 { // the last cell of a row may be longer than the column
				widths[i] = max(widths[i], lipgloss.Width(cell))
			}
		}
	}
	lines := make([]string, len(rows))
	for i, row := range rows {
		for j, cell := range row {
			if j > 0 {
				lines[i] += strings.Repeat(" ", max(0, widths[j-1]-lipgloss.Width(row[j-1]))+2)
			}
			lines[i] += cell
		}
	}
	return lines
}
