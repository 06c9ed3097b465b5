package api

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"reflect"
	"sync"

	"boardwalk/api/flatjson"
	"boardwalk/api/sse"
	"boardwalk/floor"
	"boardwalk/people"
)

// Players give the same few orders all the time, and the HTTP framework takes longer
// to read one than the table takes to carry it out. So an order with the usual
// headers and a flat body (see package flatjson) is carried out here, without the
// framework. Any request that is unusual in some way goes to the framework, which
// also refuses what has to be refused. The answers of both are the same to the byte.

// addFastOrder registers the fast path of an order.
func addFastOrder[T any](s *Server, op people.Operation, at route,
	do func(context.Context, *floor.Table, floor.Party, *T) (floor.Receipt, error)) {
	form := flatjson.New(reflect.TypeFor[T]())
	s.fastOrders[at] = &fastOrder{op, func(c *caller, t *floor.Table, key string, text []byte) (floor.Receipt, error, bool) {
		var in T
		if !form.Read(text, reflect.ValueOf(&in).Elem()) {
			return floor.Receipt{}, nil, false
		}
		c.op = string(op)
		r, err := do(c, t, partyOf(c, key, &in), &in)
		return r, err, true
	}}
}

var fastBodies = sync.Pool{New: func() any { return new([maxFastBody]byte) }}

// serveFast handles an order without the framework. It reports false if the request
// needs the framework, which can then read its body from the start.
func (s *Server) serveFast(x *exchange, r *http.Request) bool {
	id, order := s.fastOrders.of(r)
	if order == nil || x.person.IsStaff() || !x.person.May(order.op) {
		return false
	}
	t, ok := s.Floor.Table(id)
	if !ok || !t.Admits(x.person.ID) {
		return false
	}
	buffer := fastBodies.Get().(*[maxFastBody]byte)
	defer fastBodies.Put(buffer)
	n, err := io.ReadFull(r.Body, buffer[:r.ContentLength])
	if err == nil {
		receipt, err, ok := order.do(&x.caller, t, r.Header.Get("Idempotency-Key"), buffer[:n])
		if ok {
			s.answerFast(x, receipt, err)
			return true
		}
	}
	read := bytes.NewReader(bytes.Clone(buffer[:n])) // then comes the rest, or the error again
	r.Body = struct {
		io.Reader
		io.Closer
	}{io.MultiReader(read, r.Body), r.Body}
	return false
}

// jsonType is the header Content-Type of all fast answers.
var jsonType = []string{"application/json"}

// answerFast answers an order as the framework would.
func (s *Server) answerFast(x *exchange, r floor.Receipt, err error) {
	if err != nil {
		s.problem(x, err).Write(&x.statusRecorder)
		return
	}
	x.Header()["Content-Type"] = jsonType
	sse.WithBuffer(func(b *sse.Buffer) {
		receipt := receiptOf(r)
		b.Text = append(receipt.AppendJSON(b.Text), '\n')
		_, _ = x.Write(b.Text)
	})
}
