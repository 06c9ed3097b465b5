package api

import (
	"context"
	"hash/fnv"
	"net/http"
	"strconv"
	"strings"
	"time"

	"boardwalk/api/analysis"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
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
	by := floor.Party{Who: c.person.ID, Name: c.person.Name, Key: key}
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

// identify finds out who sent a request. It returns a problem if the session or the
// address has sent too many.
func (s *Server) identify(c *caller, r *http.Request) *wire.Problem {
	if token := tokenOf(r); token != "" {
		p, ok, err := s.People.Of(c, token)
		if err != nil {
			return s.problem(c, err)
		}
		if ok {
			c.person, c.token = p, token
		}
	}
	return s.takeRequests(c, 1)
}

// takeRequests counts n requests of a caller. It returns a problem if that is too
// many.
func (s *Server) takeRequests(c *caller, n int) *wire.Problem {
	if wait := s.limiter.Take(c.token, c.addr, n); wait > 0 {
		return wire.TooMany("you ask too much at once", wait)
	}
	return nil
}

// Origin is where a request comes from.
type Origin struct {
	Addr   string // under which it is counted, see [ratelimit.AddressOf]
	Secure bool   // it came over TLS
}

// originKey is the key under which a context has the origin of its request.
type originKey struct{}

// WithOrigin says where a request comes from that another node of the house forwards. Nothing that a client sends can say
// so.
func WithOrigin(ctx context.Context, o Origin) context.Context {
	return context.WithValue(ctx, originKey{}, o)
}

// originOf returns where a request comes from. Without a proxy in front nothing that one says is believed; but a request
// that came through one is not of this machine, whoever the proxy belongs to.
func originOf(r *http.Request, proxy bool) Origin {
	if o, ok := r.Context().Value(originKey{}).(Origin); ok {
		return o
	}
	o := Origin{Addr: ratelimit.AddressOf(r.RemoteAddr), Secure: r.TLS != nil || proxy && r.Header.Get("X-Forwarded-Proto") == "https"}
	if !proxy {
		if forwarded(r) {
			o.Addr = "forwarded by " + o.Addr
		}
		return o
	}
	// What our own proxy says comes last, and may be a header line of its own.
	if lines := r.Header["X-Forwarded-For"]; len(lines) > 0 {
		last := lines[len(lines)-1]
		o.Addr = ratelimit.AddressOf(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:]))
	}
	return o
}

// forwarded reports whether a request came through a proxy that says so.
func forwarded(r *http.Request) bool {
	for _, name := range [...]string{"X-Forwarded-For", "Forwarded", "X-Real-Ip", "X-Forwarded-Host", "Via"} {
		if len(r.Header[name]) > 0 {
			return true
		}
	}
	return false
}

// The cookie of a session. Over TLS its name binds it to this host.
const (
	cookieName   = "boardwalk"
	secureCookie = "__Host-boardwalk"
)

// tokenOf returns the token of a request's session cookie, or "".
func tokenOf(r *http.Request) string {
	if lines := r.Header["Cookie"]; len(lines) == 1 { // the usual case, without parsing all cookies
		if token, ok := strings.CutPrefix(lines[0], cookieName+"="); ok && !strings.ContainsAny(token, `;" `) {
			return token
		}
	}
	token := ""
	for _, c := range r.Cookies() {
		switch {
		case c.Name == secureCookie:
			return c.Value
		case c.Name == cookieName && token == "":
			token = c.Value
		}
	}
	return token
}

// cookie returns the cookie of a session. An empty token deletes it.
func (c *caller) cookie(token string, until time.Time) http.Cookie {
	cookie := http.Cookie{Name: cookieName, Value: token, Path: "/", Expires: until, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if c.secure {
		cookie.Name, cookie.Secure = secureCookie, true
	}
	if token == "" {
		cookie.MaxAge = -1
	}
	return cookie
}

// The cookie of a device with which somebody has signed in, see [people.Register.Device].
// It is sent to sign in and not with other requests.
const (
	deviceName   = "boardwalk-device"
	secureDevice = "__Secure-boardwalk-device"
	devicePath   = "/api/session"
)

// deviceCookie returns the cookie of a device.
func (c *caller) deviceCookie(device string, until time.Time) http.Cookie {
	cookie := http.Cookie{Name: deviceName, Value: device, Path: devicePath, Expires: until, HttpOnly: true, SameSite: http.SameSiteStrictMode}
	if c.secure {
		cookie.Name, cookie.Secure = secureDevice, true
	}
	return cookie
}

// from returns where a password comes from that the caller sends.
func (c *caller) from() people.From {
	from := people.From{Addr: c.addr}
	for _, cookie := range (&http.Request{Header: c.header}).Cookies() {
		if cookie.Name == secureDevice || cookie.Name == deviceName && from.Device == "" {
			from.Device = cookie.Value
		}
	}
	return from
}
