package api

import (
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
)

// openPrivate opens a private table for a caller. It returns
// the id of the table, which is that of an earlier order if it has the same key.
func (s *Server) openPrivate(c *caller, key string, n *wire.NewTable) (id string, err error) {
	there := func(id string) bool {
		_, ok := s.Floor.Listing(id)
		return ok
	}
	return s.private.open(c.addr, s.Limits.Tables, "tables", there, func() (string, error) {
		if key == "" && s.Wings != nil { // the hall may have to ask a wing more than once
			key = client.NewKey()
		}
		by, wanted := partyOf(c, key, n), privateTable(n)
		if n.Design != "" {
			return s.openDesigned(c, by, n, wanted)
		}
		if w := n.Tournament; w != nil {
			return s.Floor.OpenTournament(c, by, wanted, floor.Tournament{Chips: w.Chips, Rounds: w.Rounds, Length: w.Minutes, Every: w.Every})
		}
		return s.Floor.OpenPrivate(c, by, wanted)
	})
}

// privateLounge returns the private game of keno of somebody at an address: the one that a person may have, which is
// opened if it is not open.
func (s *Server) privateLounge(by system.Party, addr string) (l *lounge.Lounge, err error) {
	id := casino.PrivateKenoID + by.Who
	if l, ok := s.Floor.Lounge(id); ok {
		return l, nil
	}
	there := func(id string) bool {
		_, ok := s.Floor.Lounge(id)
		return ok
	}
	_, err = s.privateKeno.open(addr, s.Limits.Tables, "games of keno", there, func() (string, error) {
		l, err = s.Floor.PrivateLounge(by)
		return id, err
	})
	return l, err
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
