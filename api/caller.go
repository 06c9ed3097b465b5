package api

import (
	"context"
	"hash/fnv"
	"net/http"
	"strconv"

	"boardwalk/api/analysis"
	"boardwalk/api/ratelimit"
	"boardwalk/floor"
	"boardwalk/internal/jsontext"
	"boardwalk/people"
	"boardwalk/table"
)

// caller is who sent a request, and how. It is the context of everything that is
// done for the request.
type caller struct {
	context.Context
	person *people.Person // of no role if nobody is signed in
	token  string         // of the session; empty for none
	addr   string         // where the request comes from
	header http.Header    // of the request
	secure bool           // over TLS
	op     string         // the operation that was asked for, for the metrics
	stream bool           // the request is a stream by now, and counted as one instead
}

// callerKey is the key under which a context has its caller.
type callerKey struct{}

// nobody is the person of a caller who has not signed in.
var nobody people.Person

// Value returns the caller under callerKey, and otherwise what the context has.
func (c *caller) Value(key any) any {
	switch key.(type) {
	case callerKey:
		return c
	case floor.Asker:
		return c.asker()
	}
	return c.Context.Value(key)
}

// asker returns on whose behalf the caller has old records read and figures worked out: the address, however
// many guests come from it. Staff, and people on this machine, are counted by person.
func (c *caller) asker() string {
	if c.person.ID != "" && (c.person.IsStaff() || ratelimit.IsLocal(c.addr)) {
		return c.person.ID
	}
	return c.addr
}

// askerOf returns on whose behalf figures are worked out for the caller of a request.
func askerOf(ctx context.Context) analysis.Asker { return analysis.Asker{From: callerOf(ctx).asker()} }

// askerAt is askerOf for figures of a table: whoever sits at it does not wait for strangers.
func askerAt(ctx context.Context, t *floor.Table) analysis.Asker {
	by := askerOf(ctx)
	by.AtTable = t.SeatOf(personOf(ctx).ID) != table.House
	return by
}

// callerOf returns the caller of a request from its context.
func callerOf(ctx context.Context) *caller { return ctx.Value(callerKey{}).(*caller) }

// personOf returns the person who sent a request from its context.
func personOf(ctx context.Context) *people.Person { return callerOf(ctx).person }

// partyOf returns the caller as the floor knows who gives an order. The fingerprint
// of the order tells whether an Idempotency-Key is used again for something else.
func partyOf(ctx context.Context, key string, sent any) floor.Party {
	c := callerOf(ctx)
	by := floor.Party{Who: c.person.ID, Key: key}
	if key != "" {
		by.Print = fingerprint(c.op, sent)
	}
	return by
}

// fingerprint returns a short hash of an operation and the body that was sent.
func fingerprint(op string, sent any) string {
	text, _ := jsontext.Marshal(sent) // it was read from JSON
	h := fnv.New64a()
	_, _ = h.Write([]byte(op))
	_, _ = h.Write(text)
	return strconv.FormatUint(h.Sum64(), 36)
}
