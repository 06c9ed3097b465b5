package evenings

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"boardwalk/audit"
	"boardwalk/card"
	"boardwalk/keno/system"
	"boardwalk/ledger"
	"boardwalk/table"
	"boardwalk/tile"
)

// Told is what an evening tells when it is played again.
type Told struct {
	Facts     []string // a heading for each record, and a line for each event of it
	Sentences []string // a line for each event that has a sentence: the record, and the sentence
}

// Facts are written by the names of fields, and zero values are left out. The first lines have the fields that the program
// knew which dealt the evening. A later program leaves out what it has learned since, so that a new field changes nothing.

// fieldsOf are the fields of which facts are told, of each type that has facts. Sentences lie elsewhere.
func fieldsOf() map[string][]string {
	fields := map[string][]string{}
	for name, v := range map[string]any{
		"event": table.Event{}, "keno": system.Event{}, "receipt": system.Receipt{}, "transfer": ledger.Transfer{},
	} {
		t := reflect.TypeOf(v)
		for i := range t.NumField() {
			if f := t.Field(i); f.IsExported() && f.Name != "Text" {
				fields[name] = append(fields[name], f.Name)
			}
		}
	}
	return fields
}

// headingOf is the line of facts with the fields of a type.
func headingOf(name string, fields []string) string {
	return "fields " + name + " " + strings.Join(fields, " ")
}

// listener writes down what an audit hears.
type listener struct {
	told   Told
	fields map[string][]string
}

// newListener returns one that tells of some fields only, by the first lines of facts; of all fields if there are none.
func newListener(facts []string) *listener {
	l := &listener{fields: fieldsOf()}
	for _, line := range facts {
		if words := strings.Fields(line); len(words) > 1 && words[0] == "fields" {
			l.fields[words[1]] = words[2:]
		}
	}
	for _, name := range []string{"event", "keno", "receipt", "transfer"} {
		l.told.Facts = append(l.told.Facts, headingOf(name, l.fields[name]))
	}
	return l
}

// hear takes what came of a record.
func (l *listener) hear(h *audit.Heard) {
	if len(h.Events) == 0 && h.Effect == nil {
		return
	}
	heading := fmt.Sprintf("record %d %s round %d: %s of %s", h.Record, h.Table, h.Round, h.Kind, h.Who)
	l.told.Facts = append(l.told.Facts, heading)
	for i := range h.Events {
		e := &h.Events[i]
		l.fact(" ", "event", *e, " seen="+seenBy(e, h.Seats))
		l.sentence(h, e.Text)
	}
	if e := h.Effect; e != nil {
		seen := "everybody"
		switch {
		case e.Event.Staff:
			seen = "staff"
		case e.Event.Holder != "":
			seen = "staff,holder"
		}
		l.fact(" keno", "keno", e.Event, " seen="+seen)
		l.sentence(h, e.Event.Text)
		l.fact(" receipt", "receipt", e.Receipt, "")
		for _, t := range e.Transfers {
			l.fact(" transfer", "transfer", t, "")
		}
	}
}

func (l *listener) sentence(h *audit.Heard, text string) {
	if text != "" {
		text = strings.ReplaceAll(text, "\n", " ")
		l.told.Sentences = append(l.told.Sentences, fmt.Sprintf("%d %s: %s", h.Record, h.Table, text))
	}
}

// fact writes the fields of a value that are not zero.
func (l *listener) fact(heading, name string, v any, after string) {
	var line strings.Builder
	line.WriteString(heading)
	of := reflect.ValueOf(v)
	for _, field := range l.fields[name] {
		f := of.FieldByName(field)
		switch {
		case !f.IsValid():
			fmt.Fprintf(&line, " %s=unknown", field)
		case !f.IsZero() || field == "Kind":
			fmt.Fprintf(&line, " %s=%s", field, valueOf(f))
		}
	}
	l.told.Facts = append(l.told.Facts, line.String()+after)
}

// valueOf writes a value so that it means the same in every program: kinds, cards and tiles by name, else numbers and texts.
func valueOf(f reflect.Value) string {
	switch v := f.Interface().(type) {
	case table.EventKind:
		return v.String()
	case card.Card:
		return v.String()
	case tile.Tile:
		return v.String()
	case interface{ MarshalText() ([]byte, error) }:
		text, err := v.MarshalText()
		if err != nil {
			return err.Error()
		}
		return string(text)
	}
	switch f.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(f.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.FormatUint(f.Uint(), 10)
	case reflect.Bool:
		return strconv.FormatBool(f.Bool())
	case reflect.String:
		if text := f.String(); !strings.ContainsAny(text, " =\"\n") {
			return text
		}
		return strconv.Quote(f.String())
	case reflect.Array, reflect.Slice:
		var list []string
		for i := range f.Len() {
			list = append(list, valueOf(f.Index(i)))
		}
		return strings.Join(list, ",")
	case reflect.Struct:
		var list []string
		for i := range f.NumField() {
			list = append(list, valueOf(f.Field(i)))
		}
		return strings.Join(list, ":")
	}
	panic(fmt.Sprintf("evenings: no way to write a %s", f.Type()))
}

// seenBy says who could see an event: "all", or for the spectators and for each seat + if all of it, ? if a part, - if none.
func seenBy(e *table.Event, seats int) string {
	var seen []byte
	for seat := range table.Seat(seats + 1) {
		switch shown, ok := e.For(seat); {
		case !ok:
			seen = append(seen, '-')
		case shown == *e:
			seen = append(seen, '+')
		default:
			seen = append(seen, '?')
		}
	}
	if !slices.ContainsFunc(seen, func(b byte) bool { return b != '+' }) {
		return "all"
	}
	return string(seen)
}
