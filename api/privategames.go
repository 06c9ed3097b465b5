package api

import (
	"slices"
	"sync"
	"time"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// privateGames are the private tables, or games of keno, that were opened from each address, so that
// whoever has many guests has no more of them than others. It is not kept when the house
// closes; the floor has limits of its own (see [floor.House.OpenPrivate]).
type privateGames struct {
	mu   sync.Mutex
	from map[string][]string // their ids, by address
}

// open opens one from an address, unless the address has as many as it may. There says which are still there.
func (p *privateGames) open(addr string, most int, what string, there func(id string) bool,
	open func() (id string, err error)) (id string, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for addr, ids := range p.from {
		if ids = slices.DeleteFunc(ids, func(id string) bool { return !there(id) }); len(ids) == 0 {
			delete(p.from, addr)
		} else {
			p.from[addr] = ids
		}
	}
	if most > 0 && !ratelimit.IsLocal(addr) && len(p.from[addr]) >= most {
		return "", wire.TooMany("there are too many private "+what+" of people from there; leave one, and it ends after a while", time.Minute)
	}
	if id, err = open(); err == nil && !slices.Contains(p.from[addr], id) {
		if p.from == nil {
			p.from = map[string][]string{}
		}
		p.from[addr] = append(p.from[addr], id)
	}
	return id, err
}
