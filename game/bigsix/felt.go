package bigsix

import (
	"strings"

	"boardwalk/felt"
)

// Felt draws the layout, an area for each insignia, with the wheel beside it.
func (g *Game) Felt(int) *felt.Felt {
	f := g.drawFelt(4)
	f.Upright = g.drawFelt(2)
	return f
}

// insignia are how the labels of stops are painted on the wheel, and their
// colours.
var insignia = map[string]felt.Stop{
	"$1": {Sign: "1", Look: "black"}, "$2": {Sign: "2", Look: "green"}, "$5": {Sign: "5", Look: "red"},
	"$10": {Sign: "10", Look: "blue"}, "$20": {Sign: "20", Look: "purple"},
	"joker": {Sign: "★", Look: "purple"}, "flag": {Sign: "⚑", Look: "purple"},
}

func (g *Game) drawFelt(across int) *felt.Felt {
	lights := map[string][]string{}
	labels := map[string]string{} // of the stops, by the wager that they decide
	stops := make([]felt.Stop, 0, len(g.wheel.Pockets))
	for i, p := range g.wheel.Pockets {
		s := insignia[p.Label]
		s.Label = p.Label
		stops = append(stops, s)
		id := g.layout.Wagers[g.winner[i]].ID
		lights[p.Label] = []string{id}
		labels[id] = p.Label
		if !strings.HasPrefix(p.Label, "$") {
			labels[id] = s.Sign + " " + strings.ToUpper(p.Label[:1]) + p.Label[1:]
		}
	}
	var rows [][]felt.Cell
	for i := range g.layout.Wagers {
		if i%across == 0 {
			rows = append(rows, nil)
		}
		w := &g.layout.Wagers[i]
		rows[len(rows)-1] = append(rows[len(rows)-1], felt.Cell{Wager: w.ID, Label: labels[w.ID], Sub: "pays " + w.OnlyOdds()})
	}
	high, size := 7.4, 1.3 // as high as the wheel beside it
	if across < 4 {
		high, size = 4.15, 0.95 // so that all are in sight on a phone
	}
	f := felt.Rows("Big six layout", 7.0*float64(across), high, rows, size)
	for _, a := range f.Areas {
		a.Below()
	}
	f.Map = felt.WheelMap
	f.Beside = []*felt.Beside{{Kind: felt.Wheel, Name: "Big six wheel", Stops: stops}}
	f.Lights = &felt.Lights{On: lights}
	return f
}
