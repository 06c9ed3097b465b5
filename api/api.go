package api

import (
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/store"
)

// Version of the interface. It changes when a client would have to.
const Version = "1"

// Config is what a server is made of.
type Config struct {
	Casino *casino.File
	Store  *store.Store
	People *people.Register
	Floor  *floor.House
	Log    *slog.Logger
	Web    fs.FS // the web app; nil for none

	Limits Limits        // how much anybody may ask; the usual if zero
	Proxy  bool          // a proxy in front says who asks (X-Forwarded-For, X-Forwarded-Proto)
	Public string        // the public half of the key of the checkpoints, as a text
	Ping   time.Duration // how often a stream says that it is alive
	Slow   time.Duration // how long the reader of a stream may take to take what is written
}

// Server answers requests. It is an [http.Handler].
type Server struct {
	Config
	handler  http.Handler
	api      huma.API
	quick    map[ordering]*quick
	limits   *limiter
	meters   *meters
	careers  *careers
	study    *study
	sims     *sims
	given    given
	draining atomic.Bool

	streaming  context.Context // done when streams are to end
	endStreams context.CancelFunc
	ending     sync.Mutex
	telling    sync.WaitGroup // those whose connections were taken over
}

// New makes a server.
func New(c Config) *Server {
	if c.Limits == (Limits{}) {
		c.Limits = UsualLimits
	}
	if c.Ping == 0 {
		c.Ping = 20 * time.Second
	}
	if c.Slow == 0 {
		c.Slow = 10 * time.Second
	}
	s := &Server{Config: c, quick: map[ordering]*quick{}, limits: newLimiter(c.Limits), study: newStudy(), sims: newSims()}
	s.streaming, s.endStreams = context.WithCancel(context.Background())
	s.meters = newMeters(s)
	s.careers = newCareers(c.Store.Reader)
	mux := http.NewServeMux()
	s.api = humago.New(mux, described())
	s.api.UseMiddleware(s.entitle, s.wantJSON)
	s.session()
	s.lobby()
	s.tables()
	s.play()
	s.staff()
	s.notices()
	s.desk()
	s.persons()
	s.coupons()
	s.surveillance()
	s.audit()
	s.odds()
	s.simulations()
	s.health(mux)
	mux.Handle("/api/", missing(mux, "/api/"))
	if c.Web != nil {
		mux.Handle("/", pages(c.Web)) // of every method, since it must not be more special than /api/
	}
	s.handler = s.guard(mux)
	return s
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// OpenAPI is the description of the interface.
func (s *Server) OpenAPI() *huma.OpenAPI { return s.api.OpenAPI() }

// Drain has the house finish its rounds and begin no others. Readiness is
// denied from now on.
func (s *Server) Drain(ctx context.Context) error {
	s.draining.Store(true)
	return s.Floor.Drain(ctx)
}

// patience is how long staff wait for a round to end. What others ask for waits for
// nothing but the disk, and whoever has hung up waits no longer.
const patience = 60 * time.Second

// handle registers an operation.
func handle[I, O any](s *Server, op people.Operation, method, path, summary string, do func(context.Context, *I) (*O, error)) {
	huma.Register(s.api, operation[I](op, method, path, summary), func(ctx context.Context, in *I) (*O, error) {
		if who(ctx).IsStaff() {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, patience)
			defer cancel()
		}
		out, err := do(ctx, in)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		return out, nil
	})
}

// Body is an answer with nothing but a body.
type Body[T any] struct{ Body T }

func body[T any](v T) *Body[T] { return &Body[T]{v} }
