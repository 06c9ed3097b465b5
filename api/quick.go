package api

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"reflect"
	"strings"
	"sync"
	"time"

	"boardwalk/floor"
	"boardwalk/people"
)

// Players give the same few orders all the time. One that is written plainly (see
// form) is carried out without huma, which takes longer to understand it than the
// table takes to obey. Whatever is unusual about a request goes huma's way, and is
// answered there: this way knows no refusal but the table's.

// ordering is the name of an order: how it is asked for, and what comes after the
// table's id in its path.
type ordering struct{ method, what string }

// quick is the short way of an order. It returns false, and has done nothing, if
// the text is not plain.
type quick struct {
	op people.Operation
	do func(a *asking, t *floor.Table, key string, text []byte) (floor.Receipt, error, bool)
}

// addQuick opens the short way of an order.
func addQuick[T any](s *Server, op people.Operation, name ordering, do func(context.Context, *floor.Table, floor.Party, *T) (floor.Receipt, error)) {
	form := formOf(reflect.TypeFor[T]())
	s.quick[name] = &quick{op, func(a *asking, t *floor.Table, key string, text []byte) (floor.Receipt, error, bool) {
		var in T
		if !form.read(text, reflect.ValueOf(&in).Elem()) {
			return floor.Receipt{}, nil, false
		}
		a.op = string(op)
		r, err := do(a, t, party(a, key, &in), &in)
		return r, err, true
	}}
}

// Bodies of the short way.
const (
	quickBody = 512             // is the longest
	bodyTime  = 5 * time.Second // is how long one may take, as by huma
)

var bodies = sync.Pool{New: func() any { return new([quickBody]byte) }}

// quickly goes the short way, and reports whether there was one.
func (s *Server) quickly(v *visit, r *http.Request) bool {
	id, q := s.short(r)
	if q == nil || v.person.IsStaff() || !v.person.May(q.op) {
		return false
	}
	t, ok := s.Floor.Table(id)
	if !ok || !t.Admits(v.person.ID) {
		return false
	}
	buffer := bodies.Get().(*[quickBody]byte)
	defer bodies.Put(buffer)
	_ = http.NewResponseController(v.ResponseWriter).SetReadDeadline(time.Now().Add(bodyTime)) // where that can be said
	n, err := io.ReadFull(r.Body, buffer[:r.ContentLength])
	if err == nil {
		receipt, err, ok := q.do(&v.asking, t, r.Header.Get("Idempotency-Key"), buffer[:n])
		if ok {
			s.answerQuick(v, receipt, err)
			return true
		}
	}
	read := bytes.NewReader(bytes.Clone(buffer[:n])) // and then the rest, or what went wrong with it
	r.Body = struct {
		io.Reader
		io.Closer
	}{io.MultiReader(read, r.Body), r.Body}
	return false
}

// short finds the table and the short way of a request, if nothing about it is
// unusual.
func (s *Server) short(r *http.Request) (id string, q *quick) {
	path, ok := strings.CutPrefix(r.URL.Path, "/api/tables/")
	if !ok || r.URL.RawPath != "" {
		return "", nil
	}
	id, what, _ := strings.Cut(path, "/")
	if q = s.quick[ordering{r.Method, what}]; q == nil {
		return "", nil
	}
	accept := r.Header.Get("Accept")
	switch {
	case r.ContentLength <= 0 || r.ContentLength > quickBody,
		r.Header.Get("Content-Type") != "application/json",
		accept != "" && accept != "*/*" && accept != "application/json",
		len(r.Header.Get("Idempotency-Key")) > 64:
		return "", nil
	}
	return id, q
}

var jsonType = []string{"application/json"}

// answerQuick answers an order as huma would.
func (s *Server) answerQuick(v *visit, r floor.Receipt, err error) {
	if err != nil {
		s.problem(v, err).write(&v.seen)
		return
	}
	v.Header()["Content-Type"] = jsonType
	writing(func(p *pen) {
		receipt := receiptOf(r)
		p.text = append(receipt.text(p.text), '\n')
		_, _ = v.Write(p.text)
	})
}
