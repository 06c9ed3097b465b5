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
