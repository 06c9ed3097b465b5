package audit

import (
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// meter takes the record of a progressive meter that the house starts. It is
// started once; after that it is only fed, paid out and refilled by the tables
// that are linked to it.
func (v *verifier) meter(l *line, e *entered) {
	var d journal.MeterStart
	if err := l.rec.Read(&d); err != nil || d.Meter == "" || d.Amount <= 0 {
		v.find(at(l.seq(), "", 0, Lines, "it starts no meter: %v", err))
		return
	}
	if v.meters[d.Meter] {
		v.find(at(l.seq(), "", 0, Meters, "the meter %q is started a second time", d.Meter))
	}
	v.meters[d.Meter] = true
	e.want = append(e.want, ledger.Transfer{From: ledger.Cage, To: ledger.Meter(d.Meter), Amount: d.Amount, Memo: journal.KindMeter})
}

// metered holds the reading by which a hand is paid against what the meter read at
// that moment: all that any table put on it or took off before, in the order of the
// records, and what this table has done in the round until then.
func (s *sitting) metered(l *line) {
	if l.rec.Who != "dealer" {
		s.fault(l, Seats, "a reading is the dealer's and not %q's", l.rec.Who)
	}
	if s.stage == nil {
		return
	}
	if w := &s.stage.wants; w.kind != reading || w.meter != l.entry.Meter {
		s.fault(l, Meters, "a reading of the meter %q that nothing asked for", l.entry.Meter)
		s.lose()
		return
	}
	s.report.Readings++
	if s.house != nil {
		if reads := s.reads(); reads != l.entry.Amount {
			s.fault(l, Meters, "the meter is said to read %s, and read %s", l.entry.Amount, reads)
		}
	}
	s.play(l)
}

// reads returns what the table's meter reads at this moment of the entry that is
// being played. The transfers of the entry stand at its first record and are counted
// already, so they are taken off again, and those that the table has told of so far
// are put on.
func (s *sitting) reads() money.Cents {
	sum := s.house.meters[s.chart.Meter()]
	for i := range s.open {
		for j := range s.open[i].got {
			sum -= s.onMeter(&s.open[i].got[j].Transfer)
		}
	}
	told := ledger.Derive(s.stage.told, s.chart, s.whose())
	for i := range told {
		sum += s.onMeter(&told[i])
	}
	return sum
}

// onMeter returns what a transfer puts on the table's meter; less than nothing if it
// takes something off.
func (s *sitting) onMeter(t *ledger.Transfer) money.Cents {
	switch s.chart.Meter() {
	case t.To:
		return t.Amount
	case t.From:
		return -t.Amount
	}
	return 0
}
