// Package gate limits how many connections a server holds.
//
// A [Gate] stands between a [net.Listener] and an [http.Server]. It counts the
// connections of every address and of all, and those that have not sent a request
// yet. Where there are too many it closes one: of those that wait for their first
// request the oldest, or else the one that has just come. So whoever opens
// thousands of connections and sends nothing keeps nobody out.
//
//	g := gate.New(listener, gate.Usual(memory))
//	web := &http.Server{Handler: handler, ConnState: g.ConnState}
//	err := web.Serve(g)
//
// Other modules should not build on this package: it may change in every version.
package gate
