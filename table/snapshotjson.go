package table

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
)

// MarshalJSON writes a snapshot in one form: what is zero is left out, and the
// rest stands under the names of its fields in their order. So two snapshots
// are the same exactly if they are written alike.
func (s *Snapshot) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("{")
	for i, part := range s.parts(s.game) {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, "%q:", part.name)
		if err := writePlain(&b, part.value); err != nil {
			return nil, fmt.Errorf("%s: %w", part.name, err)
		}
	}
	b.WriteString("}")
	return b.Bytes(), nil
}

type part struct {
	name  string
	value reflect.Value
}

// parts are what a snapshot is written as; game is what the game keeps, or a
// pointer to it.
func (s *Snapshot) parts(game any) []part {
	list := []part{{"table", reflect.ValueOf(&s.state).Elem()}, {"seats", reflect.ValueOf(&s.seats).Elem()},
		{"bets", reflect.ValueOf(&s.bets).Elem()},
		{"late", reflect.ValueOf(&s.late).Elem()}, {"incidents", reflect.ValueOf(&s.incidents).Elem()}}
	if game != nil {
		list = append(list, part{"game", reflect.Indirect(reflect.ValueOf(game))})
	}
	return list
}

// Resume puts a table that is just set up to where another one stood, of the
// same rules and under the same options, from what its snapshot was written as.
func (t *Table) Resume(saved []byte) error {
	var text map[string]json.RawMessage
	if err := json.Unmarshal(saved, &text); err != nil {
		return err
	}
	fresh := t.Snapshot()
	s := &Snapshot{}
	var game any // addressable, unlike what an interface holds
	if fresh.game != nil {
		game = reflect.New(reflect.TypeOf(fresh.game)).Interface()
	}
	for _, part := range s.parts(game) {
		if err := readPlain(text[part.name], part.value); err != nil {
			return fmt.Errorf("%s: %w", part.name, err)
		}
		delete(text, part.name)
	}
	if len(text) > 0 || len(s.seats) != len(t.seats) {
		return fmt.Errorf("it is of another game: %d seats, and %d parts too many", len(s.seats), len(text))
	}
	for i := range s.bets {
		if b := &s.bets[i]; int(b.Seat) >= len(t.seats) || b.Area < 0 || int(b.Area) >= len(t.layout.Wagers) {
			return fmt.Errorf("a wager of seat %d lies on area %d, which there is not", b.Seat, b.Area)
		}
	}
	if game != nil {
		s.game = reflect.ValueOf(game).Elem().Interface()
	}
	t.Restore(s)
	return nil
}
