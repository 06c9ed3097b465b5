package tile

import "boardwalk/law"

// Way is how a house has its dealers set a stack. It must return the same hands for
// the same four tiles in any order.
type Way func(stack [Height]Tile) Hands

// HouseWay sets a stack as 10.7(d) has the dealer set it, and where that leaves a
// choice, so that the low hand is as strong as it can be.
//
// Of two settings with equally strong low hands it takes the stronger high hand. Hands
// that rank alike in both settings differ by nothing that matters, such as which of
// the two nines a wong is made with; HouseWay then still sets them alike every time.
func HouseWay(stack [Height]Tile) Hands { return houseWay(stack, false) }

// HighWay is [HouseWay] for a house that makes the high hand as strong as it can be
// where 10.7(d) leaves a choice, and only then the low hand.
func HighWay(stack [Height]Tile) Hands { return houseWay(stack, true) }

// houseWay follows 10.7(d), and takes the strongest of the settings that it leaves open.
func houseWay(stack [Height]Tile, highFirst bool) Hands {
	with, only := strongest(&stack, highFirst)
	if !only { // the order of the tiles must not decide
		stack = sorted(stack)
		with, _ = strongest(&stack, highFirst)
	}
	h := Split(stack, with)
	return Hands{High: ordered(h.High), Low: ordered(h.Low)}
}

// strongest returns with which tile the first one goes in the strongest setting that
// 10.7(d) allows, and whether no other is as strong and its hands do not rank alike.
func strongest(stack *[Height]Tile, highFirst bool) (with int, only bool) {
	least, _ := houseRule(stack)
	if least == 0 {
		return withExtreme(stack), true
	}
	most := uint32(0)
	for i := 1; i < Height; i++ {
		high, low := splitRanks(stack, i)
		if high < least {
			continue
		}
		worth := uint32(low)<<16 | uint32(high)
		if highFirst {
			worth = uint32(high)<<16 | uint32(low)
		}
		if worth > most {
			with, most, only = i, worth, high != low
		} else if worth == most {
			only = false
		}
	}
	return with, only
}

// withExtreme returns with which tile the first one goes if the highest tile goes with
// the lowest.
func withExtreme(stack *[Height]Tile) int {
	high, low := 0, 0
	for i := 1; i < Height; i++ {
		if stack[i] < stack[high] {
			high = i
		}
		if stack[i] > stack[low] {
			low = i
		}
	}
	switch {
	case high == 0:
		return low
	case low == 0:
		return high
	}
	return 6 - high - low // neither is the first tile: it goes with the one that is left of 1, 2 and 3
}

// ordered returns the tiles of a hand, the higher one first.
func ordered(hand [2]Tile) [2]Tile {
	return [2]Tile{min(hand[0], hand[1]), max(hand[0], hand[1])}
}

// HouseRule returns which rule of 10.7(d) says how the dealer sets a stack.
func HouseRule(stack [Height]Tile) law.Cite {
	_, by := houseRule(&stack)
	return by
}

// houseRule returns the rule of 10.7(d) that is for a stack, and the least rank that
// one of the two hands must have by it. The rank is 0 for the last rule, which is about
// single tiles.
func houseRule(stack *[Height]Tile) (least Rank, by law.Cite) {
	top := Rank(0)
	for with := 1; with < Height; with++ {
		high, _ := splitRanks(stack, with)
		top = max(top, high)
	}
	switch {
	case top == pairRank(Supreme):
		return top, "10.7(d)1"
	case top >= pairRank(TwoGong):
		return pairRank(TwoGong), "10.7(d)2"
	case top >= valueRank(7):
		return valueRank(7), "10.7(d)3"
	}
	return 0, "10.7(d)4"
}

// Follows reports whether two hands of a stack are set as 10.7(d) says. A licensee
// whose way sets some stacks otherwise notes them as exceptions in its submission,
// 10.7(e).
func Follows(h Hands) bool {
	stack := sorted([Height]Tile{h.High[0], h.High[1], h.Low[0], h.Low[1]})
	least, _ := houseRule(&stack)
	if least == 0 {
		extreme := [2]Tile{stack[0], stack[3]}
		return ordered(h.High) == extreme || ordered(h.Low) == extreme
	}
	high, low := h.Ranks()
	return max(high, low) >= least
}

// sorted returns the tiles by their faces, which is by their rank as single tiles.
func sorted(s [Height]Tile) [Height]Tile {
	s[0], s[1] = min(s[0], s[1]), max(s[0], s[1])
	s[2], s[3] = min(s[2], s[3]), max(s[2], s[3])
	s[0], s[2] = min(s[0], s[2]), max(s[0], s[2])
	s[1], s[3] = min(s[1], s[3]), max(s[1], s[3])
	s[1], s[2] = min(s[1], s[2]), max(s[1], s[2])
	return s
}
