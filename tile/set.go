package tile

// Hands is a stack of four tiles as somebody has set it: the high hand and the
// low one.
type Hands struct{ High, Low [2]Tile }

// Split sets a stack: the first tile goes with the tile of that place, 1 to 3,
// and the other two tiles go together. The pair that ranks higher is the high
// hand, 10.1[high hand]; of two that rank alike it is the first tile's.
//
// There are three ways to split four tiles, and a way decides which hand is
// which, so a player who sets the hands names one of three.
func Split(stack [Height]Tile, with int) Hands {
	stack[1], stack[with] = stack[with], stack[1]
	h := Hands{High: [2]Tile(stack[:2]), Low: [2]Tile(stack[2:])}
	if Of(h.High[0], h.High[1]) < Of(h.Low[0], h.Low[1]) {
		h.High, h.Low = h.Low, h.High
	}
	return h
}

// Ranks returns the ranks of the two hands.
func (h Hands) Ranks() (high, low Rank) {
	return Of(h.High[0], h.High[1]), Of(h.Low[0], h.Low[1])
}

// splitRanks are the ranks of the hands that [Split] makes of a stack.
func splitRanks(stack *[Height]Tile, with int) (high, low Rank) {
	one, other := others[with][0], others[with][1]
	a, b := Of(stack[0], stack[with]), Of(stack[one], stack[other])
	return max(a, b), min(a, b)
}

// others are the two tiles of a stack that go together, by the place of the one that
// goes with the first.
var others = [Height][2]int{1: {2, 3}, 2: {1, 3}, 3: {1, 2}}
