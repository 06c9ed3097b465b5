package sitting

import (
	"errors"
	"slices"

	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/ledger"
	"boardwalk/money"
)

// meter reads the progressive meter for the live table: first the readings that
// were recorded, then what the ledger says.
type meter struct {
	s     *Sitting
	given []money.Cents // recorded, and still to be played
}

// ErrMeterNotHeld is the error of a table that pays from its meter while others may
// feed it. The caller drops the sitting, holds the meter and tries again.
var ErrMeterNotHeld = errors.New("the meter is not held")

// Reading returns what the meter reads at this moment of the round.
func (m *meter) Reading(string) money.Cents {
	if len(m.given) > 0 {
		read := m.given[0]
		m.given = m.given[1:]
		return read
	}
	if m.s.config.Books == nil { // it is replayed, and the record has no more readings
		panic(&chance.Exhausted{})
	}
	if m.s.config.Holds == nil || !m.s.config.Holds(m.s.MeterName()) {
		panic(ErrMeterNotHeld)
	}
	read, err := m.s.config.Books.Balance(m.s.chart.Meter())
	if err != nil {
		panic(err)
	}
	return read.Posted + m.s.unwritten()
}

// unwritten is what the batch and the round under way have put on the meter so
// far, less what they took off.
func (s *Sitting) unwritten() (sum money.Cents) {
	list := slices.Concat(s.batch.Transfers, ledger.Derive(s.told, s.chart, s.whose()))
	for i := range list {
		switch s.chart.Meter() {
		case list[i].To:
			sum += list[i].Amount
		case list[i].From:
			sum -= list[i].Amount
		}
	}
	return sum
}

// MeterName returns the name of the meter that the table feeds; "" at a game that
// has none.
func (s *Sitting) MeterName() string {
	if len(s.live.Table().Layout().Meters) == 0 {
		return ""
	}
	if s.placement.Table.Meter != "" {
		return s.placement.Table.Meter
	}
	return s.id
}

// FeedsMeter reports whether the batch moves money on the meter or off it.
func (s *Sitting) FeedsMeter() bool {
	return s.MeterName() != "" && slices.ContainsFunc(s.batch.Transfers, func(t ledger.Transfer) bool {
		return t.From == s.chart.Meter() || t.To == s.chart.Meter()
	})
}

// meterStatus returns what the table's meter reads, as everybody sees it: what is
// durable.
func (s *Sitting) meterStatus() view.Meter {
	if s.MeterName() == "" || s.config.Books == nil {
		return view.Meter{}
	}
	held, err := s.config.Books.Balance(s.chart.Meter())
	if err != nil {
		return view.Meter{}
	}
	return view.Meter{Name: s.live.Table().Layout().Meters[0].Name, Reading: held.Posted}
}
