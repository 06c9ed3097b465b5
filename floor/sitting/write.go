package sitting

import (
	"encoding/json"
	"errors"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/table"
)

// addRecord adds a record of the floor's own to the batch and does what it says.
func (s *Sitting) addRecord(kind, who string, data any) {
	r := Record{Table: s.id, At: s.nextAt, Time: s.now, Who: who, Kind: kind, Data: encode(data)}
	r.Key, r.Print = s.takeKey()
	s.batch.Records = append(s.batch.Records, r)
	if err := s.apply(&r, data); err != nil {
		panic("sitting: a record that was just written: " + err.Error())
	}
}

// takeKey returns the key and the print of the order that is being carried out,
// for its first record; for further records both are empty.
func (s *Sitting) takeKey() (key, print string) {
	if key = s.by.Key; key != "" {
		s.by.Key, print = "", s.by.Print
	}
	return key, print
}

// addTransfers adds transfers that follow from a record of this batch.
func (s *Sitting) addTransfers(record int, transfers ...ledger.Transfer) {
	for _, t := range transfers {
		t.Record = uint64(record)
		s.batch.Transfers = append(s.batch.Transfers, t)
		s.tally.Enter(&t)
	}
}

// recordEntries makes records of what a call of the live table added to its
// journal, with the transfers and events that follow. Err is what the call
// returned. The call may have been refused in its course, which is part of what
// happened; what was refused at once left no entry, and its refusal is returned.
func (s *Sitting) recordEntries(who string, err error) error {
	entries := s.live.Since(s.entries)
	told := s.told
	s.told = s.told[:0]
	if len(entries) == 0 {
		if err == nil {
			err = errors.New("the table did nothing")
		}
		return err
	}
	first := len(s.batch.Records)
	for i := range entries {
		by := who
		if entries[i].Kind.IsOutcome() {
			by = "dealer"
		}
		r := Record{Table: s.id, At: s.nextAt, Time: s.now, Who: by, Kind: journal.KindEntry, Data: entryData(&entries[i])}
		r.Key, r.Print = s.takeKey()
		s.batch.Records = append(s.batch.Records, r)
		s.nextAt++
	}
	moved := ledger.Derive(told, s.chart, s.whose())
	if err := s.postReserved(moved); err != nil {
		return err
	}
	s.addTransfers(first, moved...)
	s.follow(who, entries, told, s.now, s.nextAt-uint64(len(entries)))
	var refusal *law.Refusal
	if err != nil && !errors.As(err, &refusal) {
		return err
	}
	return nil
}

// entryData writes an entry of the table's journal.
func entryData(e *table.Entry) json.RawMessage {
	data, err := journal.MarshalEntry(e)
	if err != nil {
		panic("sitting: an entry that was let pass: " + err.Error())
	}
	return data
}

// recordNotice writes a notice among the house's own records.
func (s *Sitting) recordNotice(who string, n journal.Notice) {
	s.batch.Records = append(s.batch.Records, Record{Time: s.now, Who: who, Kind: journal.KindNotice, Data: encode(n)})
}

// Batch returns what is to become durable. It is valid until [Sitting.Committed].
func (s *Sitting) Batch() *Batch { return &s.batch }

// Committed tells the sitting that its batch is durable. It reports whether
// something became due by that: what was reserved can be decided only then.
func (s *Sitting) Committed() (due bool) {
	if len(s.batch.Records) > 0 {
		s.live.Forget()
	}
	due = s.takeTransferNumbers()
	s.events = s.events[:0]
	b := &s.batch
	*b = Batch{Records: b.Records[:0], Transfers: b.Transfers[:0], Seeds: b.Seeds[:0], Results: b.Results[:0]}
	return due
}
