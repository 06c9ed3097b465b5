package deal

import "boardwalk/table"

// maxSeats is how many positions a table has at most that asks who came first.
const maxSeats = 16

// Arrivals remember in what order the players came to the table.
type Arrivals struct {
	count uint32
	came  [maxSeats + 1]uint32 // who of those present came when, from 1 on
}

// Comes notes that a player took a position.
func (a *Arrivals) Comes(s table.Seat) {
	if a.came[s] == 0 {
		a.count++
		a.came[s] = a.count
	}
}

// Goes notes that a player gave the position up.
func (a *Arrivals) Goes(s table.Seat) { a.came[s] = 0 }

// First returns who of those present came first, or 0 if nobody is there.
func (a *Arrivals) First(present []table.Seat) table.Seat {
	first := table.House
	for _, s := range present {
		if first == table.House || a.came[s] < a.came[first] {
			first = s
		}
	}
	return first
}
