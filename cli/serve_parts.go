package cli

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api"
	"boardwalk/api/metrics"
)

// parts are the shards of the house that a node has, or is about to have.
type parts struct {
	mu   sync.Mutex
	list map[int]*openPart
}

// openPart is one of them.
type openPart struct {
	server  *api.Server // nil until it answers, and from when it is given away
	release context.CancelFunc
	ended   chan struct{} // closed when the node no longer has it
}

// begin notes that a shard is about to be taken. The context ends when it is to be given away. It reports false if the node has it
// already, or has not quite given it away.
func (p *parts) begin(shard int) (released context.Context, fresh bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.list[shard] != nil {
		return nil, false
	}
	released, release := context.WithCancel(context.Background())
	if p.list == nil {
		p.list = map[int]*openPart{}
	}
	p.list[shard] = &openPart{release: release, ended: make(chan struct{})}
	return released, true
}

// end notes that the node does not have a shard any more.
func (p *parts) end(shard int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	one := p.list[shard]
	delete(p.list, shard)
	one.release()
	close(one.ended)
}

// serve notes what answers for a shard, or that nothing does any more.
func (p *parts) serve(shard int, server *api.Server) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list[shard].server = server
}

// release has a shard be given away. What is returned is closed when it was.
func (p *parts) release(shard int) <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	one := p.list[shard]
	if one == nil {
		ended := make(chan struct{})
		close(ended)
		return ended
	}
	one.release()
	return one.ended
}

// releaseAll gives all shards away, that of the house itself last, because it signs what the others have written.
func (p *parts) releaseAll() {
	p.mu.Lock()
	shards := slices.Collect(maps.Keys(p.list))
	p.mu.Unlock()
	var others sync.WaitGroup
	for _, shard := range shards {
		if shard > 0 {
			others.Go(func() { <-p.release(shard) })
		}
	}
	others.Wait()
	<-p.release(0)
}

// servers returns what answers now.
func (p *parts) servers() (list []*api.Server) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, one := range p.list {
		if one.server != nil {
			list = append(list, one.server)
		}
	}
	return list
}

// metrics returns the counters of all servers, and of the process.
func (p *parts) metrics() prometheus.Gatherer {
	all := prometheus.Gatherers{metrics.Process()}
	for _, server := range p.servers() {
		all = append(all, server.Metrics())
	}
	return all
}
