package api

import (
	"log/slog"
	"net"
	"net/http"
	"time"

	"boardwalk/api/gate"
)

// The times that a connection is given. A body has [Config].BodyTime, and a stream sets
// a time for every write of its own.
const (
	headerTime = 10 * time.Second // for the headers of a request
	answerTime = 2 * time.Minute  // from the headers until the answer is taken
	idleTime   = 2 * time.Minute  // until the next request
	maxHeaders = 32 << 10         // bytes
)

// HTTPServer returns an HTTP server for s, and the listener to serve it on: the given
// one, with a limit of connections (see package gate).
func (s *Server) HTTPServer(l net.Listener, limits gate.Limits) (*http.Server, net.Listener) {
	web, g := NewHTTPServer(s, l, limits, s.Log)
	s.metrics.WatchConnections(g)
	return web, g
}

// NewHTTPServer returns an HTTP server for a handler, and the gate to serve it on.
func NewHTTPServer(h http.Handler, l net.Listener, limits gate.Limits, log *slog.Logger) (*http.Server, *gate.Gate) {
	g := gate.New(l, limits)
	return &http.Server{Handler: h, ConnState: g.ConnState, ReadHeaderTimeout: headerTime, WriteTimeout: answerTime, IdleTimeout: idleTime,
		MaxHeaderBytes: maxHeaders, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn)}, g
}
