package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/people"
)

// staffTimeout is how long a request of staff waits for a round to end. What others
// ask for waits for the disk alone, until the caller hangs up.
const staffTimeout = 60 * time.Second

// handle registers an operation. The id of the operation is also its name in the
// table of rights (package people).
func handle[I, O any](s *Server, op people.Operation, method, path, summary string, do func(context.Context, *I) (*O, error)) {
	huma.Register(s.api, operation[I](op, method, path, summary), func(ctx context.Context, in *I) (*O, error) {
		if personOf(ctx).IsStaff() {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, staffTimeout)
			defer cancel()
		}
		out, err := do(ctx, in)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		return out, nil
	})
}

// Body is an answer that has a body and no headers of its own, or a request that has
// nothing but a body.
type Body[T any] struct{ Body T }

// body makes an answer of a value.
func body[T any](v T) *Body[T] { return &Body[T]{v} }

// File is an answer that a browser saves as a file.
type File struct {
	Type string `header:"Content-Type"`
	Name string `header:"Content-Disposition"`
	Body []byte
}

// file makes a file of a media type.
func file(kind, name string, text []byte) *File {
	return &File{kind, `attachment; filename="` + name + `"`, text}
}

// handleFile registers an operation that answers with a file of a media type.
func handleFile[I any](s *Server, op people.Operation, path, kind, summary string, do func(context.Context, *I) (*File, error)) {
	handle(s, op, http.MethodGet, path, summary, do)
	s.api.OpenAPI().Paths[path].Get.Responses["200"].Content = map[string]*huma.MediaType{kind: {Schema: &huma.Schema{Type: huma.TypeString}}}
}

// At is the part of a request that names a table.
type At struct {
	ID string `path:"id" maxLength:"64"`
}

// handleTable registers an operation that reads something of a table.
func handleTable[O any](s *Server, op people.Operation, path, summary string, do func(context.Context, *floor.Table) (O, error)) {
	handle(s, op, http.MethodGet, path, summary, func(ctx context.Context, in *At) (*Body[O], error) {
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		out, err := do(ctx, t)
		return body(out), err
	})
}

// Order is an order at a table, without a body.
type Order struct {
	At
	Key string `header:"Idempotency-Key" maxLength:"64" doc:"Names the act: sent again with the same key it is carried out once"`
}

// Ordered is an order at a table with a body.
type Ordered[T any] struct {
	Order
	Body T
}

// order registers an order at a table that has a body: an operation, and its fast path.
func order[T any](s *Server, op people.Operation, method, path, summary string,
	do func(ctx context.Context, t *floor.Table, by floor.Party, in *T) (floor.Receipt, error)) {
	handle(s, op, method, "/api/tables/{id}/"+path, summary, func(ctx context.Context, in *Ordered[T]) (*Body[wire.Receipt], error) {
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, t, partyOf(ctx, in.Key, &in.Body), &in.Body)
		return body(receiptOf(r)), err
	})
	addFastOrder(s, op, route{method, path}, do)
}

// staffOrder registers an order of staff at a table that has a body. It is refused to
// those who do not work at the table (see inPit).
func staffOrder[T any](s *Server, op people.Operation, path, summary string,
	do func(ctx context.Context, t *floor.Table, by floor.Party, in *T) (floor.Receipt, error)) {
	order(s, op, http.MethodPost, path, summary, func(ctx context.Context, t *floor.Table, by floor.Party, in *T) (floor.Receipt, error) {
		if err := inPit(ctx, t.Published()); err != nil {
			return floor.Receipt{}, err
		}
		return do(ctx, t, by, in)
	})
}

// orderWithoutBody registers an order at a table that has no body.
func orderWithoutBody(s *Server, op people.Operation, method, path, summary string,
	do func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error)) {
	handle(s, op, method, "/api/tables/{id}/"+path, summary, func(ctx context.Context, in *Order) (*Body[wire.Receipt], error) {
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, t, partyOf(ctx, in.Key, nil))
		return body(receiptOf(r)), err
	})
}
