package beside

// hand is what has been thrown since a hand of dice began: a bit for every total from 2 to 12, one for every point
// that was made, the point that is on, and how many rolls there were. It is zero before the first roll.
type hand uint64

const (
	madeAt  = 11 // where the points that were made begin
	pointAt = 17 // where the point that is on stands
	rollsAt = 21 // where the rolls are counted
	maxRoll = 1<<11 - 1
)

// points are the numbers that can be a point, in the order of their bits.
var points = [...]int{4, 5, 6, 8, 9, 10}

func (h hand) totals() uint16 { return uint16(h & (1<<madeAt - 1)) }
func (h hand) made() uint8    { return uint8(h >> madeAt & (1<<len(points) - 1)) }
func (h hand) point() int     { return int(h >> pointAt & 15) }
func (h hand) rolls() int     { return int(h >> rollsAt) }

// totalBit is the bit of a total that was thrown.
func totalBit(n int) uint16 { return 1 << (n - 2) }

// roll goes on with a roll of two dice, and reports whether the hand is over: with any seven, or only with one while
// a point is on.
func (h hand) roll(total int, until Of) (next hand, over bool) {
	h |= hand(totalBit(total))
	if h.rolls() < maxRoll {
		h += 1 << rollsAt
	}
	on := h.point()
	switch {
	case total == 7 && (until == Hand || on != 0):
		return h, true
	case on == total:
		return h.off() | h.bit(total), false
	case on == 0:
		for _, p := range points {
			if p == total {
				return h | hand(total)<<pointAt, false
			}
		}
	}
	return h, false
}

// off takes the point off.
func (h hand) off() hand { return h &^ (15 << pointAt) }

// bit is the mark of a point that was made.
func (h hand) bit(point int) hand {
	for i, p := range points {
		if p == point {
			return 1 << (madeAt + i)
		}
	}
	return 0
}

// Dice is a hand of dice as far as a wager's conditions look at it.
type Dice struct{ hand hand }

// Dice returns a hand before its first roll.
func (w *Wager) Dice() Dice { return Dice{} }

// Throw goes on with a roll of two dice. When the wager is decided it returns the line that fits, or -1.
func (w *Wager) Throw(d Dice, total int) (next Dice, line int, over bool) {
	of := w.Looks[0].Of
	h, over := d.hand.roll(total, of)
	s := &seen{hand: h}
	if over {
		_, line = w.judge(s)
		return Dice{}, line, true
	}
	if first := &w.Lines[0]; first.fits.rises && first.fits.holds(s) {
		return Dice{}, 0, true
	}
	return Dice{w.kept(h, of)}, 0, false
}

// kept is a hand without what no condition looks at.
func (w *Wager) kept(h hand, of Of) hand {
	needs := w.Needs()
	totals, rolls := uint16(0), 0
	for _, set := range needs.RankSet {
		totals |= set
	}
	for _, n := range needs.SuitSet {
		rolls = max(rolls, int(n))
	}
	kept := hand(h.totals()&totals) | hand(min(h.rolls(), rolls))<<rollsAt
	if needs.Values {
		kept |= hand(h.made()) << madeAt
	}
	if needs.Values || of == Shooter {
		kept |= hand(h.point()) << pointAt
	}
	return kept
}
