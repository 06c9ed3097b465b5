package sitting

import (
	"bytes"
	"encoding/json"
	"errors"

	"boardwalk/internal/jsontext"
	"boardwalk/money"
	"boardwalk/table"
)

// text returns the receipt as encoding/json would write it.
func (r *Receipt) text() []byte { return r.appendTo(make([]byte, 0, 96)) }

// appendTo adds the receipt to a text.
func (r *Receipt) appendTo(text []byte) []byte {
	o := jsontext.Begin(text)
	o.String("table", r.Table)
	o.Uint("at", r.At)
	o.Uint("event", r.Event)
	o.SomeInt("seat", int64(r.Seat))
	o.SomeInt("amount", int64(r.Amount))
	o.True("waits", r.Waits)
	o.SomeString("question", r.Question)
	o.True("repeated", r.Repeated)
	o.SomeString("print", r.Print)
	o.Close()
	return o.Text
}

// ReadReceipt reads a receipt in the form in which the house keeps it, and no other. An audit reads as many as there were
// orders in a day.
func ReadReceipt(text []byte) (Receipt, error) {
	if r := takeReceipt(text); r.isWritten(text) {
		return r, nil
	}
	var r Receipt
	if err := json.Unmarshal(text, &r); err != nil {
		return Receipt{}, err
	}
	if !r.isWritten(text) {
		return Receipt{}, errors.New("it is not in the form that anybody writes")
	}
	return r, nil
}

// isWritten reports whether the receipt is written as a text.
func (r *Receipt) isWritten(text []byte) bool {
	var room [192]byte
	return bytes.Equal(r.appendTo(room[:0]), text)
}

// takeReceipt takes from a text what stands in it if it is a receipt in which nothing is unusual. It is one if it is written
// as the same text again.
func takeReceipt(text []byte) (r Receipt) {
	p := parts(text)
	r.Table = p.text(`{"table":"`)
	r.At = uint64(p.number(`,"at":`))
	r.Event = uint64(p.number(`,"event":`))
	r.Seat = table.Seat(p.number(`,"seat":`))
	r.Amount = money.Cents(p.number(`,"amount":`))
	r.Waits = p.has(`,"waits":true`)
	r.Question = p.text(`,"question":"`)
	r.Repeated = p.has(`,"repeated":true`)
	r.Print = p.text(`,"print":"`)
	return r
}
