package journal

import (
	"encoding/json"

	"boardwalk/internal/jsontext"
)

// text adds an entry as JSON to a text, as the library would write it and several times faster. What
// comes seldom is left to the library.
func (w *entry) text(to []byte) (json.RawMessage, error) {
	if w.Change != nil || w.Time != nil {
		text, err := jsontext.Marshal(w)
		return append(to, text...), err
	}
	o := jsontext.Begin(to)
	o.Int("v", int64(w.V))
	o.String("kind", w.Kind)
	o.True("refused", w.Refused)
	if w.Act != nil {
		o.Open("act")
		w.Act.text(&o)
		o.Close()
	}
	if w.Drawn != nil {
		o.Ints("drawn", w.Drawn[:]...)
	}
	o.SomeInt("seat", int64(w.Seat))
	o.SomeInt("question", int64(w.Question))
	if a := w.Answer; a != nil {
		o.Open("answer")
		o.SomeString("choice", string(a.Choice))
		o.SomeInt("amount", int64(a.Amount))
		o.SomeString("cards", a.Cards)
		o.Close()
	}
	o.SomeString("meter", w.Meter)
	o.SomeInt("amount", int64(w.Amount))
	o.Close()
	return o.Text, nil
}

func (w *act) text(o *jsontext.Object) {
	o.String("kind", w.Kind)
	o.SomeInt("seat", int64(w.Seat))
	o.SomeString("tender", w.Tender)
	o.True("late", w.Late)
	o.True("confirmed", w.Confirmed)
	o.True("accepted", w.Accepted)
	o.SomeInt("area", int64(w.Area))
	o.SomeInt("amount", int64(w.Amount))
	o.SomeInt("cash", int64(w.Cash))
	o.SomeInt("coupon", int64(w.Coupon))
	o.SomeString("person", w.Person)
	o.SomeString("word", w.Word)
	if w.Args != nil {
		o.Ints("args", w.Args[:]...)
	}
}
