package wheel

import (
	"errors"
	"fmt"
)

// Stops is how many stops a big six wheel has.
const Stops = 54

// Makeup is how many stops of a big six wheel bear each of its seven labels.
type Makeup struct{ One, Two, Five, Ten, Twenty, Joker, Flag int }

var (
	// Ones24 is the make-up with 24 stops of $1 and seven of $5.
	Ones24 = Makeup{One: 24, Two: 15, Five: 7, Ten: 4, Twenty: 2, Joker: 1, Flag: 1}
	// Ones23 is the make-up with 23 stops of $1 and eight of $5.
	Ones23 = Makeup{One: 23, Two: 15, Five: 8, Ten: 4, Twenty: 2, Joker: 1, Flag: 1}
)

// Validate says what keeps a wheel from being made up so, if anything does.
func (m Makeup) Validate() error {
	var faults []error
	total := m.Joker + m.Flag
	for _, money := range m.money() {
		if total += money.count; money.count < 0 {
			faults = append(faults, fmt.Errorf("a big six wheel cannot have %d stops of %s", money.count, money.label))
		}
	}
	if m.Joker != 1 || m.Flag != 1 {
		faults = append(faults, fmt.Errorf("a big six wheel has one joker and one flag, not %d and %d", m.Joker, m.Flag))
	}
	if total != Stops {
		faults = append(faults, fmt.Errorf("a big six wheel has %d stops, not %d", Stops, total))
	}
	return errors.Join(faults...)
}

type share struct {
	label string
	count int
}

// money is the stops that show money, the smallest first.
func (m Makeup) money() []share {
	return []share{{"$1", m.One}, {"$2", m.Two}, {"$5", m.Five}, {"$10", m.Ten}, {"$20", m.Twenty}}
}

// BigSix is a big six wheel of that make-up; it panics where Validate finds fault with it.
//
// The make-up fixes how many stops there are of each kind but the excerpt of the regulation
// that we work from fixes no order, and no wager depends on one. So this is our order, the
// same for the same make-up always. The joker is first and the flag opposite. Then the stops
// of money are put on label by label from $1 to $20, each label spread evenly over the stops
// still free: the k-th of n goes (2k-1)/2n of the way through them, rounded down.
// No two equal stops lie next to each other on either of the wheels above.
func BigSix(m Makeup) *Wheel {
	if err := m.Validate(); err != nil {
		panic(err)
	}
	stops := make([]Pocket, Stops)
	stops[0].Label, stops[Stops/2].Label = "joker", "flag"
	for _, money := range m.money() {
		open := free(stops)
		for k := range money.count {
			stops[open[(2*k+1)*len(open)/(2*money.count)]].Label = money.label
		}
	}
	return &Wheel{Name: "big six wheel", Pockets: stops}
}

// free is the indexes of the stops that have no label yet.
func free(stops []Pocket) []int {
	var indexes []int
	for i, stop := range stops {
		if stop.Label == "" {
			indexes = append(indexes, i)
		}
	}
	return indexes
}
