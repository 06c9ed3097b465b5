package api_test

import (
	"context"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/people"
)

// ends follows a table, calls do at the first message, and returns the reason that the
// stream gives for its end.
func (s *someone) ends(do func()) string {
	s.h.t.Helper()
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	why, heard := "", false
	err := s.Stream(ctx, "/api/tables/big-six/events", 0, func(m client.Message) error {
		if !heard {
			heard = true
			do()
		}
		if m.End != nil {
			why = m.End.Why
			return errHeard
		}
		return nil
	})
	if why == "" {
		s.h.t.Errorf("the stream has not ended: %v", err)
	}
	return why
}

// TestAStreamEndsWithItsSession ends sessions in several ways. Their streams end too.
func TestAStreamEndsWithItsSession(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Ping = 5 * time.Millisecond })
	boss := h.as(casino.PitBoss)
	for name, do := range map[string]func(*someone){
		"locked":       func(p *someone) { boss.want(200, "POST", "/api/people/"+p.me.ID+"/lock", `{"why":"a dispute"}`) },
		"signed out":   func(p *someone) { p.want(204, "DELETE", "/api/session", "") },
		"another role": func(p *someone) { boss.want(200, "PUT", "/api/people/"+p.me.ID+"/role", `{"role":"floorperson"}`) },
		"a password":   func(p *someone) { boss.want(200, "POST", "/api/people/"+p.me.ID+"/password", "") },
	} {
		p := h.as(people.Player)
		if why := p.ends(func() { do(p) }); why != "your session is over" {
			t.Errorf("%s: %q", name, why)
		}
	}
}

// TestAStreamSaysThatTheHouseCloses ends all streams, and reads the reason.
func TestAStreamSaysThatTheHouseCloses(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	closing := make(chan struct{})
	why := h.as(people.Guest).ends(func() {
		go func() {
			defer close(closing)
			h.server.EndStreams()
		}()
	})
	if <-closing; why != "the house is closing" {
		t.Errorf("%q", why)
	}
}
