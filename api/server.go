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
	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api/analysis"
	"boardwalk/api/chat"
	"boardwalk/api/metrics"
	"boardwalk/api/playerhistory"
	"boardwalk/api/ratelimit"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/floor/history"
	"boardwalk/people"
	"boardwalk/store"
)

// Version is the version of the interface. It changes when a client would have to.
const Version = "1"

// Config is what a server is made of.
type Config struct {
	Casino *casino.File
	Store  *store.Store
	People *people.Register
	Floor  *floor.House
	Log    *slog.Logger
	Web    fs.FS // the web app; nil for none

	Limits ratelimit.Limits // how much anybody may ask; ratelimit.Usual if zero
	Proxy  bool             // believe a proxy's X-Forwarded-For and X-Forwarded-Proto
	Hosts  []string         // the names, in small letters, by which the house is asked for; localhost and addresses always are
	Meters bool             // answer /metrics to everybody, and not only on the machine itself
	Public string           // the public key of the checkpoints, as text
	Ping   time.Duration    // how often a stream sends a ping; 20 s if zero
	Slow   time.Duration    // how long the reader of a stream may take for one write; 10 s if zero

	Common *Common           // what it shares with the other servers of the process; its own if nil
	Labels prometheus.Labels // of all its metrics, for a process with several servers; nil for none

	// What follows is for the servers of a divided house, see [Server.Inside].
	Wings  *Wings            // of the hall, whose floor is opened with them; nil elsewhere
	Shards []*store.Reader   // of the hall: those of all shards, its own first; nil elsewhere
	Hall   http.RoundTripper // how a wing asks the hall; nil elsewhere

	BodyTime time.Duration // within which the body of a request has to come; 5 s if zero
}

// BodyTime is the usual time within which the body of a request has to come.
const BodyTime = 5 * time.Second

// Common is what the servers of one process share, so that what is limited is limited once for all of them.
type Common struct {
	limiter     *ratelimit.Limiter
	analyst     *analysis.Analyst
	simulations *simulationSlots
}

// NewCommon makes what servers share.
func NewCommon(limits ratelimit.Limits) *Common {
	return &Common{ratelimit.New(limits), analysis.New(), newSimulationSlots()}
}

// Server answers requests. It is an [http.Handler].
type Server struct {
	Config
	handler     http.Handler
	api         huma.API
	fastOrders  map[route]*fastOrder
	limiter     *ratelimit.Limiter
	analyst     *analysis.Analyst
	simulations *simulationSlots
	metrics     *metrics.Metrics
	history     *playerhistory.History
	noticeLog   noticeLog
	private     privateGames // tables
	privateKeno privateGames
	kenoTexts   kenoTexts
	chat        *chat.Rooms
	draining    atomic.Bool
	inside      http.Handler
	pasts       []*history.Reader // of what happened at the tables of each shard, in the hall of a divided house
	hall        *Hall             // of a wing; nil elsewhere

	streaming  context.Context // done when streams are to end
	endStreams context.CancelFunc
	ending     sync.Mutex     // held while streams are ended, and while one begins
	streams    sync.WaitGroup // streams on connections that were taken over
}

// readers returns readers of all records that the server answers for.
func (c *Config) readers() []*store.Reader {
	if c.Shards != nil {
		return c.Shards
	}
	return []*store.Reader{c.Store.Reader}
}

// New makes a server.
func New(c Config) *Server {
	if c.Limits == (ratelimit.Limits{}) {
		c.Limits = ratelimit.Usual
	}
	if c.Ping == 0 {
		c.Ping = 20 * time.Second
	}
	if c.Slow == 0 {
		c.Slow = 10 * time.Second
	}
	if c.BodyTime == 0 {
		c.BodyTime = BodyTime
	}
	if c.Common == nil {
		c.Common = NewCommon(c.Limits)
	}
	s := &Server{Config: c, fastOrders: map[route]*fastOrder{}, limiter: c.Common.limiter, analyst: c.Common.analyst, simulations: c.Common.simulations,
		metrics: c.counters(), history: playerhistory.New(c.readers()...),
		chat: chat.New()}
	s.streaming, s.endStreams = context.WithCancel(context.Background())
	mux := http.NewServeMux()
	s.api = humago.New(mux, openAPIConfig())
	s.api.UseMiddleware(s.checkRights, s.requireJSON)
	s.registerSession()
	s.registerLobby()
	s.registerTables()
	s.registerOrders()
	s.registerChat()
	s.registerSlip()
	s.registerAchievements()
	s.registerKeno()
	s.registerStaff()
	s.registerNotices()
	s.registerDesk()
	s.registerPeople()
	s.registerSurveillance()
	s.registerAudit()
	s.registerOdds()
	s.registerSimulations()
	s.registerHealth(mux)
	mux.Handle("/api/", notFound(mux, "/api/"))
	if c.Web != nil {
		mux.Handle("/", pages(c.Web)) // of every method: the pattern must not be more specific than /api/
	}
	s.handler = s.middleware(compress(mux))
	s.inside = s.insideHandler()
	for _, shard := range c.Shards {
		s.pasts = append(s.pasts, history.NewReader(shard))
	}
	if c.Hall != nil {
		s.hall = NewHall(c.Hall)
	}
	return s
}

// counters makes the counters of a server. In a divided house tables are counted in the wings, and people in the hall.
func (c *Config) counters() *metrics.Metrics {
	switch {
	case c.Wings != nil:
		return metrics.New(nil, c.People, c.Store, c.Labels)
	case c.Hall != nil:
		return metrics.New(c.Floor, nil, c.Store, c.Labels)
	}
	return metrics.New(c.Floor, c.People, c.Store, c.Labels)
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Inside answers requests of other servers of a divided house. Nobody else may send any: they are not checked for rights.
func (s *Server) Inside() http.Handler { return s.inside }

// Metrics returns what the server counts.
func (s *Server) Metrics() prometheus.Gatherer { return s.metrics.All() }

// OpenAPI returns the description of the interface.
func (s *Server) OpenAPI() *huma.OpenAPI { return s.api.OpenAPI() }

// Drain has the house finish its rounds and begin no others. From now on /readyz
// answers that the server is not ready.
func (s *Server) Drain(ctx context.Context) error {
	s.draining.Store(true)
	return s.Floor.Drain(ctx)
}
