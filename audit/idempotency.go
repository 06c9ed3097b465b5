package audit

import (
	"bytes"
	"hash/maphash"
	"slices"
	"time"

	"boardwalk/floor"
	floorsitting "boardwalk/floor/sitting"
	"boardwalk/table"
)

// keys are the idempotency keys of the orders of the last day. An order that was sent
// twice in that time must have been carried out once. Older keys are dropped, as the
// house drops them.
type keys struct {
	used  map[keyHash]*use
	order []keyHash
}

// keyHash is two hashes of a table and a key, which take less memory than most keys. Their seeds are drawn when the program
// starts, so nobody can make up two keys that have the same.
type keyHash [2]uint64

var keySeeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

// use is an order that carried a key, as the records have it.
type use struct {
	table string
	seq   int64
	at    uint64
	time  time.Time
	kept  bool // the house remembers it
	who   string
	print string // of what was asked
	aside bool   // it is of no seat: who is invited
	data  []byte // of an order at the cage: the record's own
	keno  bool   // it was given at a keno lounge

	lounge []byte // the receipt that followed from it there; nil if the lounge could not be followed
	came   came
}

const day = 24 * time.Hour

// keyOf returns the hashes of a table and a key.
func keyOf(table, name string) (h keyHash) {
	for i, seed := range keySeeds {
		h[i] = maphash.Comparable(seed, [2]string{table, name})
	}
	return h
}

// record takes a record, and returns the order that begins with it, or nil.
func (k *keys) record(f *findings, l *line) *use {
	r := &l.rec
	if r.Key == "" {
		return nil
	}
	for len(k.order) > 0 && r.Time.Sub(k.used[k.order[0]].time) > day {
		delete(k.used, k.order[0])
		k.order = k.order[1:]
	}
	h := keyOf(r.Table, r.Who+" "+r.Key)
	if before, twice := k.used[h]; twice {
		f.find(at(l.seq(), r.Table, 0, Keys, "the order %q of %s was carried out already, in record %d", r.Key, r.Who, before.seq))
		return nil
	}
	u := &use{table: r.Table, seq: l.seq(), at: r.At, time: r.Time, who: r.Who, print: r.Print,
		aside: r.Kind == floor.KindFloor && bytes.Contains(r.Data, []byte(`"invite":`))}
	if r.Table == "" {
		u.data = bytes.Clone(r.Data)
	}
	k.used[h] = u
	k.order = append(k.order, h)
	return u
}

// result checks the kept result of an order against its record. Results whose time is
// over may be missing.
func (k *keys) result(f *findings, row *resultRow, now time.Time) {
	wrong := func(format string, args ...any) {
		f.find(beside(row.table, Keys, "the result of order %q: "+format, append([]any{row.key}, args...)...))
	}
	if row.odd != "" {
		wrong("%s", row.odd)
	}
	u, ok := k.used[keyOf(row.table, row.key)]
	if !ok {
		if row.until > now.UnixMicro() {
			wrong("no record says that it was given")
		}
		return
	}
	u.kept = true
	if row.table == "" {
		if row.until != u.time.Add(day).UnixMicro() || !bytes.Equal(row.data, u.data) {
			wrong("it is not what came of record %d", u.seq)
		}
		return
	}
	if u.keno {
		if row.until != u.time.Add(day).UnixMicro() || u.lounge != nil && !bytes.Equal(row.data, u.lounge) {
			wrong("it is not what came of record %d", u.seq)
		}
		return
	}
	r, err := floorsitting.ReadReceipt(row.data)
	switch {
	case row.until != u.time.Add(day).UnixMicro():
		wrong("it is kept until another time than a day after record %d", u.seq)
	case err != nil:
		wrong("%v", err)
	case r.Table != row.table || r.At != u.at && r.At != u.at-u.came.room || r.Repeated || r.Print != u.print:
		wrong("it is not what came of record %d", u.seq)
	case len(u.came.events) == 0: // its table could not be followed
	case r.Question != u.came.question:
		wrong("question %q was not the one that record %d answered", r.Question, u.seq)
	case !slices.Contains(u.came.events, r.Event):
		wrong("event %d was not the last one after record %d", r.Event, u.seq)
	case r.Amount != 0 && !slices.Contains(u.came.amounts, r.Amount):
		wrong("nobody stood up with %s after record %d", r.Amount, u.seq)
	case u.came.corrects != nil:
		if r.Seat != *u.came.corrects {
			wrong("seat %d was not the one whose payment record %d corrects", r.Seat, u.seq)
		}
	case u.came.seated() && !u.aside && (r.Seat == table.House || !slices.Contains(u.came.seats, r.Seat)):
		wrong("seat %d was not that of %s", r.Seat, u.who)
	}
}

// forgotten reports the orders whose results are missing although their time is not
// over: if such an order is sent again, the house would carry it out twice. The house
// deletes old results when it signs, soon after a record.
func (k *keys) forgotten(f *findings, now time.Time) {
	for _, h := range k.order {
		if u := k.used[h]; !u.kept && u.time.Add(day).After(now.Add(slack)) {
			f.find(at(u.seq, u.table, 0, Keys, "nothing is kept of what came of it, and %s could give the same order again", u.who))
		}
	}
}
