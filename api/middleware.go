package api

import (
	"bufio"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/people"
)

// MaxBody is the size of the largest body in bytes, far more than any request needs.
const MaxBody = 64 << 10

// exchange is a request with its answer: who sent it, and the status that was
// answered. They are one value so that a request costs one allocation.
type exchange struct {
	statusRecorder
	caller
	body requestBody
}

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
				s.Log.Log(r.Context(), level, "request", "method", r.Method, "path", r.URL.Path, "status", x.status, "person", x.person.ID, "took", time.Since(began))
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
		defer s.limiter.Release(ratelimit.Request, x.addr)
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

// statusRecorder remembers the status of an answer.
type statusRecorder struct {
	http.ResponseWriter
	status   int       // 0 until something was answered
	exchange *exchange // that it is part of
}

// WriteHeader remembers the first status.
func (w *statusRecorder) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
		w.exchange.leaveBody()
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write remembers status 200 if none was written before.
func (w *statusRecorder) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
		w.exchange.leaveBody()
	}
	return w.ResponseWriter.Write(b)
}

// Hijack gives the connection to a stream, which answers on its own.
func (w *statusRecorder) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rest, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err == nil {
		w.status = http.StatusOK
	}
	return conn, rest, err
}

// Unwrap is for [http.ResponseController].
func (w *statusRecorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

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
