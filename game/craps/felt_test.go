package craps

import (
	"math"
	"testing"

	"boardwalk/felt"
	"boardwalk/table"
)

// The puck lies beside the number that is the point, and covers no letter of it.
func TestThePuckCoversNoNumber(t *testing.T) {
	for _, rules := range []*table.Rules{Rules, Mini} {
		f := rules.Felt(nil, 0)
		for _, drawn := range []*felt.Felt{f, f.Upright} {
			radius := drawn.Marks[0].Size/2 + unit // with its edge
			for point, at := range drawn.Marks[0].At {
				for _, word := range drawn.Texts {
					wide, high := felt.WidthOf(word.Text)*word.Size/2, 0.36*word.Size // capitals are so high
					dx, dy := math.Max(0, math.Abs(at.X-word.X)-wide), math.Max(0, math.Abs(at.Y-word.Y)-high)
					if math.Hypot(dx, dy) < radius {
						t.Errorf("%s, %v inches wide: the puck on %s covers %q", rules.ID, drawn.Width, point, word.Text)
					}
				}
			}
		}
	}
}
