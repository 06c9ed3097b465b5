package api_test

import (
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// TestATournament has two guests play a tournament of blackjack over three rounds. The house is
// opened again in the middle of it, and at the end everybody's own money is as it was.
func TestATournament(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	for _, bad := range []string{
		`{"game":"craps","tournament":{"chips":100000,"rounds":3}}`,
		`{"game":"blackjack","tournament":{"chips":100000}}`,
		`{"game":"blackjack","tournament":{"chips":100,"rounds":3}}`,
		`{"game":"blackjack","decision":86400,"tournament":{"chips":100000,"rounds":3}}`,
		`{"game":"blackjack","tournament":{"chips":100000,"rounds":3,"every":5}}`,
	} {
		ann.want(409, "POST", "/api/tables", bad)
	}
	ann.want(422, "POST", "/api/tables", `{"game":"blackjack","tournament":{"chips":100000,"rounds":501}}`)
	made := ann.want(200, "POST", "/api/tables", `{"game":"blackjack","betting":60,"decision":60,"tournament":{"chips":100000,"rounds":3}}`)
	path := "/api/tables/" + made["id"].(string)
	bob.want(200, "POST", path+"/guests", `{"code":"`+made["join"].(string)+`"}`)
	ann.want(409, "POST", path+"/seat", `{"seat":1,"amount":5000}`)
	ann.want(200, "POST", path+"/seat", `{"seat":1,"amount":100000}`)
	ann.want(409, "POST", path+"/tournament", "")
	bob.want(200, "POST", path+"/seat", `{"seat":2,"amount":100000}`)
	bob.want(409, "POST", path+"/tournament", "")
	ann.want(200, "POST", path+"/tournament", "", "Idempotency-Key", "start")
	ann.want(200, "POST", path+"/tournament", "", "Idempotency-Key", "start")
	ann.want(409, "POST", path+"/chips", `{"amount":1000}`)

	round := func() {
		for _, who := range []*someone{ann, bob} {
			who.want(200, "PUT", path+"/ready", `{"ready":true}`)
		}
		for range 40 {
			asked := false
			for _, who := range []*someone{ann, bob} {
				if q := read[wire.TableView](who, path).Status.Question; q != nil {
					asked = true
					who.want(200, "POST", path+"/answers", `{"question":"`+q.ID+`","choice":"`+q.Choices[0]+`"}`)
				}
			}
			if !asked {
				return
			}
		}
		t.Fatal("the round does not end")
	}
	round()
	h.close()
	h = openIn(t, h.dir, h.file)
	ann, bob = h.sessionOf(ann.me), h.sessionOf(bob.me)
	if got := read[wire.TableView](bob, path).Status.Tournament; got == nil || got.Played != 1 || got.Began == nil || len(got.Ranking) != 2 {
		t.Fatalf("after a restart: %+v", got)
	}
	round()
	round()
	v := read[wire.TableView](bob, path)
	got := v.Status.Tournament
	if !got.Over || len(got.Ranking) != 2 || got.Ranking[0].Place != 1 || v.Status.Phase != "closed" || len(v.Players) > 0 || !v.Tournament {
		t.Errorf("at the end: %+v, %+v", got, v.Status)
	}
	for _, who := range []*someone{ann, bob} {
		if me := read[wire.Me](who, "/api/me"); me.Balance != me.Welcome {
			t.Errorf("%s had %s and has %s", who.me.ID, me.Welcome, me.Balance)
		}
	}
	ann.want(409, "POST", path+"/seat", `{"seat":1,"amount":100000}`)
	h.audited()
}
