package api

import (
	"bufio"
	"context"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/people"
)

// largestBody is far more than any request needs.
const largestBody = 64 << 10

// asking is who asks, and how. It is the context of what is done about it.
type asking struct {
	context.Context
	person *people.Person // of no role if nobody is signed in
	token  string
	addr   string // where the request comes from
	secure bool   // over TLS
	op     string // the operation, for the meters
}

type askingKey struct{}

// nobody is who asks and has not signed in.
var nobody people.Person

// Value is that of the context, which knows who asks.
func (a *asking) Value(key any) any {
	if key == (askingKey{}) {
		return a
	}
	return a.Context.Value(key)
}

func askingOf(ctx context.Context) *asking { return ctx.Value(askingKey{}).(*asking) }

// who is the person who asks.
func who(ctx context.Context) *people.Person { return askingOf(ctx).person }

// visit is a request on its way: who asks, and what is answered.
type visit struct {
	seen
	asking
}

// guard stands before everything.
func (s *Server) guard(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		v := &visit{seen{ResponseWriter: w}, asking{Context: r.Context(), person: &nobody, addr: s.address(r), secure: s.isSecure(r)}}
		setHeaders(w.Header(), v.secure)
		defer func() {
			if fault := recover(); fault != nil && fault != http.ErrAbortHandler {
				s.Log.Error("a fault of the program", "path", r.URL.Path, "fault", fault, "stack", string(debug.Stack()))
				if v.status == 0 {
					newProblem(http.StatusInternalServerError, "something went wrong in the house; it is written down").write(&v.seen)
				}
			}
			s.meters.asked(v.op, v.status, time.Since(began))
			level := slog.LevelDebug
			if v.person.IsStaff() && r.Method != http.MethodGet { // what staff do is worth a line
				level = slog.LevelInfo
			}
			if s.Log.Enabled(r.Context(), level) {
				s.Log.Log(r.Context(), level, "request", "method", r.Method, "path", r.URL.Path, "status", v.status, "person", v.person.ID, "took", time.Since(began))
			}
		}()
		if cross.Check(r) != nil {
			newProblem(http.StatusForbidden, "a page of another site may not act here").write(&v.seen)
			return
		}
		if p := s.identify(&v.asking, r); p != nil {
			p.write(&v.seen)
			return
		}
		if s.quickly(v, r) {
			return
		}
		r.Body = http.MaxBytesReader(&v.seen, r.Body, largestBody)
		next.ServeHTTP(&v.seen, r.WithContext(&v.asking))
	})
}

// headers are those of every answer. Their values are shared by all of them. With
// the type of its content an answer then has eight, which take the least memory;
// what only concerns pages is said of pages.
var headers = http.Header{
	"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
	"X-Content-Type-Options":       {"nosniff"},
	"Referrer-Policy":              {"no-referrer"},
	"X-Frame-Options":              {"DENY"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Cache-Control":                {"no-store"},
}

func setHeaders(h http.Header, secure bool) {
	maps.Copy(h, headers)
	if secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}

// seen remembers the status of an answer.
type seen struct {
	http.ResponseWriter
	status int
}

func (w *seen) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *seen) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Hijack is for streams, which answer on their own.
func (w *seen) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rest, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err == nil {
		w.status = http.StatusOK
	}
	return conn, rest, err
}

// Unwrap is for http.ResponseController.
func (w *seen) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// address is where a request comes from.
func (s *Server) address(r *http.Request) string {
	if s.Proxy {
		// What it says itself comes last, and may be a line of its own.
		if lines := r.Header.Values("X-Forwarded-For"); len(lines) > 0 {
			last := lines[len(lines)-1]
			return strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
		}
	}
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

func (s *Server) isSecure(r *http.Request) bool {
	return r.TLS != nil || s.Proxy && r.Header.Get("X-Forwarded-Proto") == "https"
}

// identify finds out who asks and turns away who asks too much.
func (s *Server) identify(a *asking, r *http.Request) *Problem {
	if token := tokenOf(r); token != "" {
		p, ok, err := s.People.Of(a, token)
		if err != nil {
			return s.problem(a, err)
		}
		if ok {
			a.person, a.token = p, token
		}
	}
	if wait := s.limits.take(a, 1); wait > 0 {
		return tooMuch(wait)
	}
	return nil
}

// entitle lets an operation pass if the role of whoever asks may do it.
func (s *Server) entitle(ctx huma.Context, next func(huma.Context)) {
	a := askingOf(ctx.Context())
	op := people.Operation(ctx.Operation().OperationID)
	a.op = string(op)
	if !a.person.May(op) {
		p := newProblem(http.StatusForbidden, "that is not for a "+string(a.person.Role)+" to do")
		if a.person.Once {
			p.Detail = "choose a password of your own first"
		}
		if a.person.Role == people.Nobody {
			p = newProblem(http.StatusUnauthorized, "sign in first, or come in as a guest")
		}
		_ = huma.WriteErr(s.api, ctx, p.Status, p.Detail)
		return
	}
	next(ctx)
}

// The cookie of a session. Over TLS its name binds it to this host.
const (
	cookieName   = "boardwalk"
	secureCookie = "__Host-boardwalk"
)

func tokenOf(r *http.Request) string {
	if lines := r.Header["Cookie"]; len(lines) == 1 { // as it mostly is
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

// cookie is the cookie of a session, or the end of one.
func (a *asking) cookie(token string, until time.Time) http.Cookie {
	c := http.Cookie{Name: cookieName, Value: token, Path: "/", Expires: until, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if a.secure {
		c.Name, c.Secure = secureCookie, true
	}
	if token == "" {
		c.MaxAge = -1
	}
	return c
}
