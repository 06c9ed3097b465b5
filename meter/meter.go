// Package meter orders the tables that share a progressive jackpot.
//
// A [Meter] is an account of the house ([boardwalk/ledger.Meter]): each progressive
// wager at a linked table puts a part of itself there, and winning hands are paid
// from it. What the account holds is what the meter reads. All that a table does to
// it is durable together with the table's own records, so a house that is killed
// loses no cent and makes none.
//
// Many tables may feed a meter at the same time, but a hand is paid by what the
// meter reads at that moment (19:47-16.12(g)), so nobody may feed it between the
// reading and the payment. A table therefore shares the meter ([Meter.Share]) while
// it may feed it, and holds it ([Meter.Hold]) while it is paid from it. Two winners
// at two tables are paid one after the other, in the order in which they hold it.
//
//	m := meters.Named("stud")
//	end := m.Hold()
//	// read the ledger, play the round, commit
//	end()
//	m.Moved()
//
// Other modules should not build on this package: it may change in every version.
package meter

import "sync"

// Meter is the progressive jackpot of linked tables. Its methods are for any
// goroutine.
type Meter struct {
	Name string

	gate sync.RWMutex // read-locked by tables that feed the meter, locked by the one that is paid

	mu    sync.Mutex
	shows map[*shower]bool
}

type shower struct{ moved func() }

// Share lets the caller feed the meter until it calls end. Others may feed it at the
// same time; nobody reads it.
func (m *Meter) Share() (end func()) {
	m.gate.RLock()
	return m.gate.RUnlock
}

// Hold lets the caller read the meter and be paid from it until it calls end. Nobody
// else feeds it meanwhile. Whoever shares the meter must end that first.
func (m *Meter) Hold() (end func()) {
	m.gate.Lock()
	return m.gate.Unlock
}

// Show has moved called whenever the meter may read another amount, until the caller
// calls end. It must not wait for anything.
func (m *Meter) Show(moved func()) (end func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := &shower{moved}
	m.shows[s] = true
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.shows, s)
	}
}

// Moved tells all who show the meter that it may read another amount now.
func (m *Meter) Moved() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for s := range m.shows {
		s.moved()
	}
}

// Meters are the meters of a house, by name. The zero value has none.
type Meters struct {
	mu     sync.Mutex
	byName map[string]*Meter
}

// Named returns the meter of that name, the same for all who ask.
func (l *Meters) Named(name string) *Meter {
	l.mu.Lock()
	defer l.mu.Unlock()
	m := l.byName[name]
	if m == nil {
		m = &Meter{Name: name, shows: map[*shower]bool{}}
		if l.byName == nil {
			l.byName = map[string]*Meter{}
		}
		l.byName[name] = m
	}
	return m
}
