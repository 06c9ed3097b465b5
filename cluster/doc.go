// Package cluster makes one house of several nodes.
//
// A node is a process of boardwalk serve. All nodes of a house share one PostgreSQL database, which is the truth, and
// are connected by a [Bus]: a NATS server inside each process, over TLS with certificates of the house's own
// authority ([Key]). What goes over the bus can be lost, and nothing depends on it but how long somebody waits.
//
// A [Node] is the HTTP handler of a process. It serves the pages itself. Everything else is about a shard of the house, and the node gives
// it to the one that owns that shard, which may be itself: as messages in both directions, with the address of who
// asks. When the owner dies, a
// node holds what was asked until there is the next one, and asks that. Nodes ask each other in the same way ([Node.Inside]) what
// people cannot.
//
//	bus, err := cluster.Join(cluster.Config{Name: "a", Key: key, Listen: "127.0.0.1:6222"})
//	node, err := cluster.NewNode(bus, cluster.NodeConfig{ShardOf: shardOf, Pages: api.EdgeConfig{Web: web.Files}})
//	go http.Serve(listener, node)
//	own := node.Own(3, epoch, server, server.Inside(), fails) // when this process has the lease of shard 3
//	own.Release(ctx)                                          // and when it gives it back
//
// Other modules should not build on this package: it may change in every version.
package cluster
