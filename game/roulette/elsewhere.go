package roulette

import "boardwalk/table"

// What becomes of the even money wagers elsewhere when the ball rests in a zero.
const (
	AsHere  = "new-jersey" // half of them is taken on a double zero wheel, and all on a single zero wheel
	LoseAll = "lose"
	GetHalf = "half"

	TripleZeroWheel = "triple-zero"
)

// Foreign are rules of other places.
type Foreign struct {
	Zero string // what becomes of the even money wagers in a zero
}

// Elsewhere declares the rules of other places.
func (o *Options) Elsewhere() []table.Option {
	return []table.Option{
		table.OneOf("even-money-on-zero", "5.2(b)", &o.Zero, []string{AsHere},
			"what becomes of wagers on red, black, odd, even, 1 to 18 and 19 to 36 in a zero").
			Also(LoseAll, GetHalf).
			Only(AsHere, "in New Jersey a double zero wheel takes half of the even money wagers in a zero, and a single zero wheel all").
			Alias("on zero", "zero", "even money on zero", "half back", "la partage", "zero takes"),
	}
}
