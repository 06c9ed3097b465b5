package twentyone

import (
	"bytes"
	"encoding/binary"
	"maps"
	"math"

	"boardwalk/game/blackjack"
)

// FoundStrategy is a strategy as it is kept.
type FoundStrategy struct {
	EV      float64
	Columns map[int][]byte // each as a foundColumn
	Attacks [values]bool
}

// foundColumn is a column as it is kept.
type foundColumn struct {
	Total     [2][22]act
	Surrender [2][22]bool
	Split     [values]bool
	Draws     [2][22]uint8
	Aces      [22]bool
	SuperFrom int64
}

// Found returns the strategy as it is kept.
func (s *Strategy) Found() *FoundStrategy {
	f := &FoundStrategy{EV: s.ev, Columns: map[int][]byte{}, Attacks: s.attacks}
	for i, c := range s.columns {
		if c != nil {
			f.Columns[i], _ = binary.Append(nil, binary.LittleEndian, // of a size that is known
				&foundColumn{c.total, c.surrender, c.split, c.draws, c.aces, int64(c.superFrom)})
		}
	}
	return f
}

// Strategy returns the strategy, for options under which it was found; nil if it is damaged.
func (f *FoundStrategy) Strategy(o *blackjack.Options) *Strategy {
	s := &Strategy{options: *o, ev: f.EV, attacks: f.Attacks}
	for i, data := range f.Columns {
		var c foundColumn
		if n, err := binary.Decode(data, binary.LittleEndian, &c); err != nil || n != len(data) || i < 0 || i >= columns {
			return nil
		}
		s.columns[i] = &column{c.Total, c.Surrender, c.Split, c.Draws, c.Aces, int(c.SuperFrom)}
	}
	return s
}

// Whole reports whether the strategy is there.
func (f *FoundStrategy) Whole() bool {
	return len(f.Columns) > 0 && f.Strategy(blackjack.DefaultOptions()) != nil
}

// Same reports whether two strategies are the same, and worth the same but for the last digits.
func (f *FoundStrategy) Same(g *FoundStrategy) bool {
	return maps.EqualFunc(f.Columns, g.Columns, bytes.Equal) && f.Attacks == g.Attacks && math.Abs(f.EV-g.EV) < 1e-12
}

// BasicKept returns under which checksum the best strategy by totals is kept.
func (b *BySize) BasicKept() (sum string, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if err := b.begin(true); err != nil {
		return "", err
	}
	return checksum("twenty-one by totals, counted as of 1", b.begun.rules), nil
}
