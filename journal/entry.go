package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"
	"unicode/utf8"

	"boardwalk/chance"
	"boardwalk/table"
)

// MarshalEntry writes an entry of a table's journal as the data of a record. It
// reads what it is about to write: an entry that would not come back the same is
// an error now, and not when somebody needs it.
func MarshalEntry(e *table.Entry) (json.RawMessage, error) {
	var w entryForm
	if err := w.of(e); err != nil {
		return nil, err
	}
	back, err := w.read()
	if err != nil {
		return nil, err
	}
	if !same(e, &back) || !isText(e.Act.Word, e.Act.Person, e.Meter, string(e.Answer.Choice), e.Change.Name, e.Change.Value) {
		return nil, fmt.Errorf("an entry that cannot be written: %+v", *e)
	}
	return w.text(make([]byte, 0, 160))
}

// isText reports whether JSON can say all of some strings.
func isText(list ...string) bool {
	for _, s := range list {
		if !utf8.ValidString(s) {
			return false
		}
	}
	return true
}

// UnmarshalEntry reads what [MarshalEntry] wrote, and nothing else.
func UnmarshalEntry(data json.RawMessage) (table.Entry, error) {
	if e, ok := scanEntry(data); ok {
		return e, nil
	}
	e, err := decode(data)
	if err != nil {
		return table.Entry{}, fmt.Errorf("no entry of a table's journal: %w", err)
	}
	if again, err := MarshalEntry(&e); err != nil || !bytes.Equal(data, again) {
		return table.Entry{}, errors.New("an entry of a table's journal that is not in the canonical form")
	}
	return e, nil
}

// ParseWithEntry reads a line as [Parse] does, and the entry in it as [UnmarshalEntry] does if its kind is [KindEntry]. The
// data of the record may be a part of the line, which must not change any more.
func ParseWithEntry(line []byte) (r Record, e table.Entry, err error) {
	r, ok := scan(line)
	ok = ok && r.begins(line)
	if ok && r.Kind == KindEntry {
		if e, ok := scanEntry(r.Data); ok { // so the data is compact JSON
			return r, e, nil
		}
	}
	if !ok || !isCompact(r.Data) {
		r, err = parseAny(line)
	}
	if err == nil && r.Kind == KindEntry {
		e, err = UnmarshalEntry(r.Data)
	}
	return r, e, err
}

// same reports whether two entries are the same but for how they hold a time.
func same(a, b *table.Entry) bool {
	x, y := *a, *b
	if !sameTime(x.Time, y.Time) || !sameTime(x.Change.At, y.Change.At) {
		return false
	}
	x.Time, y.Time, x.Change.At, y.Change.At = time.Time{}, time.Time{}, time.Time{}, time.Time{}
	return x == y
}

func sameTime(a, b time.Time) bool {
	_, x := a.Zone()
	_, y := b.Zone()
	return a.Equal(b) && (x == y || a.IsZero())
}

// entryForm is an entry as it is written, together with its parts.
type entryForm struct {
	entry
	act    act
	answer answer
	drawn  [2]int
	args   [2]int
}

// of makes it that of an entry.
func (w *entryForm) of(e *table.Entry) error {
	kind, err := word(entryWords, "entry", e.Kind)
	if err != nil {
		return err
	}
	w.entry = entry{V: EntryForm, Kind: kind, Refused: e.Refused, Seat: e.Seat, Question: e.Question, Meter: e.Meter, Amount: e.Amount}
	w.Drawn = nonzero(&w.drawn, [2]int{e.Drawn.N, e.Drawn.Got})
	if e.Kind == table.Acted || e.Act != (table.Act{}) {
		if err := w.writeAct(&e.Act); err != nil {
			return err
		}
	}
	if err := w.writeAnswer(&e.Answer); err != nil {
		return err
	}
	if w.Change, err = writeChange(&e.Change); err != nil {
		return err
	}
	w.Time, err = instant(e.Time)
	return err
}

func decode(data json.RawMessage) (table.Entry, error) {
	var w entry
	if err := strict(data, &w); err != nil {
		return table.Entry{}, err
	}
	if w.V != EntryForm {
		return table.Entry{}, fmt.Errorf("it is of form %d, and this program reads form %d", w.V, EntryForm)
	}
	return w.read()
}

func (w *entry) read() (e table.Entry, err error) {
	drawn := zeroed(w.Drawn)
	e = table.Entry{Refused: w.Refused, Drawn: chance.Drawn{N: drawn[0], Got: drawn[1]}, Seat: w.Seat,
		Question: w.Question, Time: zeroed(w.Time),
		Meter: w.Meter, Amount: w.Amount}
	if e.Kind, err = meaning[table.EntryKind](entryWords, "entry", w.Kind); err != nil {
		return e, err
	}
	if e.Kind == table.Drew && !canBeDrawn(e.Drawn) {
		return e, fmt.Errorf("%d of %d outcomes cannot be drawn", drawn[1], drawn[0])
	}
	if w.Act != nil {
		if e.Act, err = w.Act.read(); err != nil {
			return e, err
		}
	} else if e.Kind == table.Acted {
		return e, errors.New("an act is missing")
	}
	if w.Answer != nil {
		if e.Answer, err = w.Answer.read(); err != nil {
			return e, err
		}
	}
	if w.Change != nil {
		e.Change, err = w.Change.read()
	}
	return e, err
}

// canBeDrawn reports whether an outcome is one of those among which it was drawn.
func canBeDrawn(d chance.Drawn) bool {
	return d.N >= 1 && d.N <= math.MaxInt32 && d.Got >= 0 && d.Got < d.N
}
