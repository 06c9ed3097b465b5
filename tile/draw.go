package tile

import "strings"

// ends are the rows of one end of a tile, by its spots.
var ends = [7][3]string{
	1: {"     ", "  ●  ", "     "},
	2: {"●    ", "     ", "    ●"},
	3: {"●    ", "  ●  ", "    ●"},
	4: {"●   ●", "     ", "●   ●"},
	5: {"●   ●", "  ●  ", "●   ●"},
	6: {"●   ●", "●   ●", "●   ●"},
}

// back is a row of a tile that lies face down.
const back = "▒▒▒▒▒"

// Draw draws tiles side by side, each upright with its fewer spots at the top
// and an unknown one face down. Every line ends with a line break.
func Draw(tiles ...Tile) string {
	var b strings.Builder
	row := func(cell func(t Tile) string) {
		for i, t := range tiles {
			if i > 0 {
				b.WriteString(" ")
			}
			b.WriteString(cell(t))
		}
		b.WriteString("\n")
	}
	edge := func(s string) func(Tile) string { return func(Tile) string { return s } }
	half := func(spots func(Tile) uint8) {
		for i := range 3 {
			row(func(t Tile) string {
				if !t.Known() {
					return "│" + back + "│"
				}
				return "│" + ends[spots(t)][i] + "│"
			})
		}
	}
	row(edge("┌─────┐"))
	half(func(t Tile) uint8 { return faces[t].low })
	row(edge("├─────┤"))
	half(func(t Tile) uint8 { return faces[t].high })
	row(edge("└─────┘"))
	return b.String()
}
