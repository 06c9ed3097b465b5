package bigsix

import (
	"boardwalk/game/clapper"
	"boardwalk/table"
)

// spin is the wheel and its clapper, by 5.6(b) to (d).
var spin = clapper.Paragraphs{
	Spin: "5.6(b)", Short: "5.6(b)", Previous: "5.6(c)1", Respin: "5.6(c)2", Sign: "5.6(d)", Section: "number",
}

// Notices say which of the ways of 5.6(c) is in effect.
func (g *Game) Notices() []table.Notice { return []table.Notice{spin.Notice(g.options.Clapper)} }
