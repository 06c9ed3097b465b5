package api

import (
	"slices"
	"sync"
	"time"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
)

// privateTables are the private tables that were opened from each address, so that
// whoever has many guests has no more tables than others. It is not kept when the house
// closes; the floor has limits of its own (see [floor.House.OpenPrivate]).
type privateTables struct {
	mu   sync.Mutex
	from map[string][]string // the ids of tables, by address
}

// open opens a private table for a caller, unless the address has as many as it may. It returns
// the id of the table, which is that of an earlier order if it has the same key.
func (p *privateTables) open(s *Server, c *caller, key string, n *wire.NewTable) (id string, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	ended := func(id string) bool {
		_, there := s.Floor.Listing(id)
		return !there
	}
	for addr, ids := range p.from {
		if ids = slices.DeleteFunc(ids, ended); len(ids) == 0 {
			delete(p.from, addr)
		} else {
			p.from[addr] = ids
		}
	}
	if most := s.Limits.Tables; most > 0 && !ratelimit.IsLocal(c.addr) && len(p.from[c.addr]) >= most {
		return "", wire.TooMany("there are too many private tables of people from there; leave one, and it ends after a while", time.Minute)
	}
	if key == "" && s.Wings != nil { // the hall may have to ask a wing more than once
		key = client.NewKey()
	}
	if by, wanted := partyOf(c, key, n), privateTable(n); n.Tournament == nil {
		id, err = s.Floor.OpenPrivate(c, by, wanted)
	} else {
		w := n.Tournament
		id, err = s.Floor.OpenTournament(c, by, wanted, floor.Tournament{Chips: w.Chips, Rounds: w.Rounds, Length: w.Minutes, Every: w.Every})
	}
	if err == nil && !slices.Contains(p.from[c.addr], id) {
		p.from[c.addr] = append(p.from[c.addr], id)
	}
	return id, err
}

// privateTable makes a table of the casino file of what somebody wants. What it does
// not say is as usual at the game.
func privateTable(n *wire.NewTable) casino.Table {
	t := casino.Table{Game: n.Game, Name: n.Name, Options: n.Options, Seats: n.Seats, Bots: n.Bots, BotLevel: n.BotLevel, Unopened: n.Unopened,
		Times: casino.Times{Betting: time.Duration(n.Betting) * time.Second, Decision: time.Duration(n.Decision) * time.Second}}
	if l := layoutOf(n.Game); l != nil {
		t.Limit = l.rules.Terms().Limit
	}
	if n.Min > 0 {
		t.Limit.Min = n.Min
	}
	if n.Max > 0 {
		t.Limit.Max = n.Max
	}
	return t
}
