package api

import (
	"net/http"
	"strings"

	"boardwalk/floor"
	"boardwalk/people"
)

// route is the method of an order and what comes after the table's id in its path.
type route struct{ method, path string }

// fastOrder is an order that has a fast path.
type fastOrder struct {
	op people.Operation
	// do carries out the order. It returns false, and has done nothing, if the body is
	// not flat.
	do func(c *caller, t *floor.Table, key string, text []byte) (floor.Receipt, error, bool)
}

// maxFastBody is the size of the largest body on the fast path, in bytes.
const maxFastBody = 512

// fastOrders are the orders that have a fast path.
type fastOrders map[route]*fastOrder

// of returns the table's id and the order of a request, or nil if something
// about the request is unusual.
func (f fastOrders) of(r *http.Request) (id string, order *fastOrder) {
	path, ok := strings.CutPrefix(r.URL.Path, "/api/tables/")
	if !ok || r.URL.RawPath != "" {
		return "", nil
	}
	id, rest, _ := strings.Cut(path, "/")
	if order = f[route{r.Method, rest}]; order == nil {
		return "", nil
	}
	accept := r.Header.Get("Accept")
	switch {
	case r.ContentLength <= 0 || r.ContentLength > maxFastBody,
		r.Header.Get("Content-Type") != "application/json",
		accept != "" && accept != "*/*" && accept != "application/json",
		len(r.Header.Get("Idempotency-Key")) > 64:
		return "", nil
	}
	return id, order
}
