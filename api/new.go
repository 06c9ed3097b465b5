package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/chat"
	"boardwalk/api/metrics"
	"boardwalk/api/playerhistory"
	"boardwalk/api/ratelimit"
	"boardwalk/floor/history"
)

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
	s := &Server{Config: c, fastOrders: fastOrders{}, limiter: c.Common.limiter, analyst: c.Common.analyst, simulations: c.Common.simulations,
		metrics: c.counters(), history: playerhistory.New(c.readers()...),
		chat: chat.New(), reports: newReports()}
	s.streaming, s.endStreams = context.WithCancel(context.Background())
	mux := http.NewServeMux()
	s.api = humago.New(mux, openAPIConfig())
	s.api.UseMiddleware(s.checkRights, s.requireJSON)
	s.registerSession()
	s.registerForget()
	s.registerLobby()
	s.registerTables()
	s.registerRounds()
	s.registerMyRounds()
	s.registerStreams()
	s.registerOrders()
	s.registerChat()
	s.registerSlip()
	s.registerAchievements()
	s.registerKeno()
	s.registerKenoStream()
	s.registerKenoTickets()
	s.registerKenoStations()
	s.registerKenoDrawers()
	s.registerKenoGames()
	s.registerStaff()
	s.registerCorrections()
	s.registerNotices()
	s.registerDesk()
	s.registerPeople()
	s.registerSurveillance()
	s.registerReports()
	s.registerPapers()
	s.registerAudit()
	s.registerOdds()
	s.registerDesigns()
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
