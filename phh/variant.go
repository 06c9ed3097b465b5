package phh

// Variant is the code of a game. Codes that are not listed here are read as well, without
// knowing which fields they need.
type Variant string

// The variants of the specification.
const (
	FixedHoldem       Variant = "FT"
	NoLimitHoldem     Variant = "NT"
	ShortDeckHoldem   Variant = "NS"
	PotLimitOmaha     Variant = "PO"
	FixedOmahaEight   Variant = "FO/8"
	FixedStud         Variant = "F7S"
	FixedStudEight    Variant = "F7S/8"
	FixedRazz         Variant = "FR"
	NoLimitSingleDraw Variant = "N2L1D"
	FixedTripleDraw   Variant = "F2L3D"
	FixedBadugi       Variant = "FB"
)

// stakes says which of the fields about forced bets and limits a hand has.
type stakes struct{ blinds, fixed bool }

// variants has what the specification calls each variant and what it asks of it: blinds or
// else a bring-in, and a small and a big bet or else one minimum.
var variants = map[Variant]struct {
	name string
	stakes
}{
	FixedHoldem:       {"fixed-limit Texas hold 'em", stakes{blinds: true, fixed: true}},
	NoLimitHoldem:     {"no-limit Texas hold 'em", stakes{blinds: true}},
	ShortDeckHoldem:   {"no-limit short-deck hold 'em", stakes{blinds: true}},
	PotLimitOmaha:     {"pot-limit Omaha hold 'em", stakes{blinds: true}},
	FixedOmahaEight:   {"fixed-limit Omaha hold 'em high/low-split eight or better", stakes{blinds: true, fixed: true}},
	FixedStud:         {"fixed-limit seven card stud", stakes{fixed: true}},
	FixedStudEight:    {"fixed-limit seven card stud high/low-split eight or better", stakes{fixed: true}},
	FixedRazz:         {"fixed-limit razz", stakes{fixed: true}},
	NoLimitSingleDraw: {"no-limit deuce-to-seven lowball single draw", stakes{blinds: true}},
	FixedTripleDraw:   {"fixed-limit deuce-to-seven lowball triple draw", stakes{blinds: true, fixed: true}},
	FixedBadugi:       {"fixed-limit badugi", stakes{blinds: true, fixed: true}},
}

// Name is what the specification calls the variant, and nothing for a code it does not have.
func (v Variant) Name() string { return variants[v].name }
