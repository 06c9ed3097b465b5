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
	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api/analysis"
	"boardwalk/api/chat"
	"boardwalk/api/kenoview"
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
	fastOrders  fastOrders
	limiter     *ratelimit.Limiter
	analyst     *analysis.Analyst
	simulations *simulationSlots
	metrics     *metrics.Metrics
	history     *playerhistory.History
	noticeLog   noticeLog
	reports     *reports
	private     privateGames // tables
	privateKeno privateGames
	kenoTexts   kenoview.Texts
	chat        *chat.Rooms
	draining    atomic.Bool
	inside      http.Handler
	pasts       []*history.Reader // of what happened at the tables of each shard, in the hall of a divided house
	hall        *Hall             // of a wing; nil elsewhere
	exporting   sync.Mutex        // held while what is kept of a person is written, which reads all transfers

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

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Inside answers requests of other servers of a divided house. Nobody else may send any: they are not checked for rights.
func (s *Server) Inside() http.Handler { return s.inside }

// Metrics returns what the server counts.
func (s *Server) Metrics() prometheus.Gatherer { return s.metrics.All() }

// WatchCertificate has the metrics show the certificate of the server's TLS.
func (s *Server) WatchCertificate(of metrics.Certificate) { s.metrics.WatchCertificate(of) }

// OpenAPI returns the description of the interface.
func (s *Server) OpenAPI() *huma.OpenAPI { return s.api.OpenAPI() }

// Drain has the house finish its rounds and begin no others. From now on /readyz
// answers that the server is not ready.
func (s *Server) Drain(ctx context.Context) error {
	s.draining.Store(true)
	return s.Floor.Drain(ctx)
}
