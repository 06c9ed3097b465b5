package api

import (
	"log/slog"
	"maps"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/people"
)

// middleware is what every request passes first: it sets the headers and the time for
// the body, refuses requests for other hosts and of other sites' pages, finds out who is
// asking, tries the fast path, and logs and counts the answer. A panic becomes a problem
// of status 500.
func (s *Server) middleware(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		from := originOf(r, s.Proxy)
		x := &exchange{statusRecorder: statusRecorder{ResponseWriter: w},
			caller: caller{Context: r.Context(), person: &nobody, addr: from.Addr, secure: from.Secure, header: r.Header}}
		x.statusRecorder.exchange = x
		setHeaders(w.Header(), x.secure)
		x.watchBody(r, s.BodyTime)
		defer func() {
			if fault := recover(); fault != nil && fault != http.ErrAbortHandler {
				s.Log.Error("a fault of the program", "path", r.URL.Path, "fault", fault, "stack", string(debug.Stack()))
				if x.status == 0 {
					wire.NewProblem(http.StatusInternalServerError, "something went wrong in the house; it is written down").Write(&x.statusRecorder)
				}
			}
			x.leaveBody() // of an answer without a body, nothing was written yet
			s.metrics.Answered(x.op, x.status, time.Since(began))
			level := slog.LevelDebug
			if x.person.IsStaff() && r.Method != http.MethodGet { // what staff do is always logged
				level = slog.LevelInfo
			}
			if s.Log.Enabled(r.Context(), level) {
				s.Log.Log(r.Context(), level, "request", "method", r.Method, "path", r.URL.Path, "status", x.status, "person",
					x.person.ID, "took", time.Since(began))
			}
		}()
		if p := checkHost(r, s.Hosts); p != nil {
			p.Write(&x.statusRecorder)
			return
		}
		if cross.Check(r) != nil {
			wire.NewProblem(http.StatusForbidden, "a page of another site may not act here").Write(&x.statusRecorder)
			return
		}
		if p := s.identify(&x.caller, r); p != nil {
			p.Write(&x.statusRecorder)
			return
		}
		if !s.limiter.Hold(ratelimit.Request, x.addr) {
			wire.TooMany("too many requests from there are being answered already", time.Second).Write(&x.statusRecorder)
			return
		}
		defer func() {
			if !x.stream {
				s.limiter.Release(ratelimit.Request, x.addr)
			}
		}()
		if s.serveFast(x, r) {
			return
		}
		r.Body = http.MaxBytesReader(&x.statusRecorder, r.Body, MaxBody)
		next.ServeHTTP(&x.statusRecorder, r.WithContext(&x.caller))
	})
}

// headers are those of every answer; all answers share the values. With
// Content-Type they are eight, which is what a Go map holds without growing.
// Headers that only concern pages are set for pages.
var headers = http.Header{
	"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
	"X-Content-Type-Options":       {"nosniff"},
	"Referrer-Policy":              {"no-referrer"},
	"X-Frame-Options":              {"DENY"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Cache-Control":                {"no-store"},
}

// setHeaders sets the headers of an answer.
func setHeaders(h http.Header, secure bool) {
	maps.Copy(h, headers)
	if secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}

// checkRights is middleware of the framework that refuses an operation which the
// caller's role may not ask for.
func (s *Server) checkRights(ctx huma.Context, next func(huma.Context)) {
	c := callerOf(ctx.Context())
	op := people.Operation(ctx.Operation().OperationID)
	c.op = string(op)
	if !c.person.May(op) {
		p := wire.NewProblem(http.StatusForbidden, "that is not for a "+string(c.person.Role)+" to do")
		if c.person.Once {
			p.Detail = "choose a password of your own first"
		}
		if c.person.Role == people.Nobody {
			p = wire.NewProblem(http.StatusUnauthorized, "sign in first, or come in as a guest")
		}
		_ = huma.WriteErr(s.api, ctx, p.Status, p.Detail)
		return
	}
	next(ctx)
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

// requireJSON is middleware that refuses a body whose Content-Type is not JSON in
// UTF-8.
func (s *Server) requireJSON(ctx huma.Context, next func(huma.Context)) {
	if ctx.Operation().RequestBody != nil {
		if r, _ := humago.Unwrap(ctx); r.ContentLength != 0 && !isJSON(r.Header.Get("Content-Type")) {
			_ = huma.WriteErr(s.api, ctx, http.StatusUnsupportedMediaType, "a body is application/json, in UTF-8")
			return
		}
	}
	next(ctx)
}
