package journal

import (
	"encoding/json"
	"strconv"

	"boardwalk/money"
)

// text writes an entry as JSON, as [marshal] would and several times faster. What
// comes seldom is left to it.
func (w *entry) text() (json.RawMessage, error) {
	if w.Change != nil || w.Time != nil {
		return marshal(w)
	}
	o := object{make([]byte, 0, 160)}
	o.number("v", int64(w.V))
	o.string("kind", w.Kind)
	o.truth("refused", w.Refused)
	if w.Act != nil {
		o.open("act")
		w.Act.text(&o)
		o.close()
	}
	o.pair("drawn", w.Drawn)
	o.whole("seat", int64(w.Seat))
	if a := w.Answer; a != nil {
		o.open("answer")
		o.word("choice", string(a.Choice))
		o.whole("amount", int64(a.Amount))
		o.word("cards", a.Cards)
		o.close()
	}
	o.close()
	return o.bytes, nil
}

func (w *act) text(o *object) {
	o.string("kind", w.Kind)
	o.whole("seat", int64(w.Seat))
	o.word("tender", w.Tender)
	o.truth("late", w.Late)
	o.truth("confirmed", w.Confirmed)
	o.truth("accepted", w.Accepted)
	o.whole("area", int64(w.Area))
	for _, m := range [3]struct {
		name   string
		amount money.Cents
	}{{"amount", w.Amount}, {"cash", w.Cash}, {"coupon", w.Coupon}} {
		o.whole(m.name, int64(m.amount))
	}
	o.word("word", w.Word)
	o.pair("args", w.Args)
}

// object writes an object of JSON, member by member.
type object struct{ bytes []byte }

// name begins a member.
func (o *object) name(name string) {
	switch n := len(o.bytes); {
	case n == 0:
		o.bytes = append(o.bytes, '{')
	case o.bytes[n-1] != '{':
		o.bytes = append(o.bytes, ',')
	}
	o.bytes = append(append(append(o.bytes, '"'), name...), '"', ':')
}

// open begins an object that is a member.
func (o *object) open(name string) {
	o.name(name)
	o.bytes = append(o.bytes, '{')
}

func (o *object) close() { o.bytes = append(o.bytes, '}') }

func (o *object) number(name string, n int64) {
	o.name(name)
	o.bytes = strconv.AppendInt(o.bytes, n, 10)
}

func (o *object) string(name, text string) {
	o.name(name)
	o.bytes = quote(o.bytes, text)
}

// whole, word, truth and pair leave out what is zero.
func (o *object) whole(name string, n int64) {
	if n != 0 {
		o.number(name, n)
	}
}

func (o *object) word(name, text string) {
	if text != "" {
		o.string(name, text)
	}
}

func (o *object) truth(name string, v bool) {
	if v {
		o.name(name)
		o.bytes = append(o.bytes, "true"...)
	}
}

func (o *object) pair(name string, v *[2]int) {
	if v != nil {
		o.name(name)
		o.bytes = strconv.AppendInt(append(o.bytes, '['), int64(v[0]), 10)
		o.bytes = strconv.AppendInt(append(o.bytes, ','), int64(v[1]), 10)
		o.bytes = append(o.bytes, ']')
	}
}
