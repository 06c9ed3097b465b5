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

// policy is what a page of ours may do in a browser: nothing but what this
// server gives it.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// asking is who asks, and how.
type asking struct {
	person people.Person // of no role if nobody is signed in
	token  string
	addr   string // where the request comes from
	secure bool   // over TLS
	op     string // the operation, for the meters
}

type askingKey struct{}

func askingOf(ctx context.Context) *asking { return ctx.Value(askingKey{}).(*asking) }

// who is the person who asks.
func who(ctx context.Context) *people.Person { return &askingOf(ctx).person }

// guard stands before everything.
func (s *Server) guard(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		newProblem(http.StatusForbidden, "a page of another site may not act here").write(w)
	}))
	next = cross.Handler(s.identify(next))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		seen := &seen{ResponseWriter: w}
		a := &asking{addr: s.address(r), secure: s.isSecure(r)}
		r = r.WithContext(context.WithValue(r.Context(), askingKey{}, a))
		setHeaders(w.Header(), a.secure)
		defer func() {
			if fault := recover(); fault != nil && fault != http.ErrAbortHandler {
				s.Log.Error("a fault of the program", "path", r.URL.Path, "fault", fault, "stack", string(debug.Stack()))
				if seen.status == 0 {
					newProblem(http.StatusInternalServerError, "something went wrong in the house; it is written down").write(seen)
				}
			}
			s.meters.asked(a.op, seen.status, time.Since(began))
			level := slog.LevelDebug
			if a.person.IsStaff() && r.Method != http.MethodGet { // what staff do is worth a line
				level = slog.LevelInfo
			}
			if s.Log.Enabled(r.Context(), level) {
				s.Log.Log(r.Context(), level, "request", "method", r.Method, "path", r.URL.Path, "status", seen.status, "person", a.person.ID, "took", time.Since(began))
			}
		}()
		r.Body = http.MaxBytesReader(seen, r.Body, largestBody)
		next.ServeHTTP(seen, r)
	})
}

// headers are those of every answer. Their values are shared by all of them. With
// the type of its content an answer then has eight, which take the least memory;
// what only concerns pages is said of pages.
var headers = http.Header{
	"Content-Security-Policy":      {policy},
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
func (s *Server) identify(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a := askingOf(r.Context())
		if token := tokenOf(r); token != "" {
			p, ok, err := s.People.Of(r.Context(), token)
			if err != nil {
				s.problem(r.Context(), err).(*Problem).write(w)
				return
			}
			if ok {
				a.person, a.token = p, token
			}
		}
		if wait := s.limits.take(a, 1); wait > 0 {
			tooMuch(wait).write(w)
			return
		}
		next.ServeHTTP(w, r)
	})
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
