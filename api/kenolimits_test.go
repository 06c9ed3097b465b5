package api_test

import (
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"
	"testing"

	"boardwalk/api"
	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
)

// TestAWriterWhoIsLockedOut has staff lock the account of a writer in the middle of a shift. The
// code sells and pays nothing more, its stream ends, and a supervisor closes the drawer.
func TestAWriterWhoIsLockedOut(t *testing.T) {
	k := openKeno(t)
	writer, at := k.writerAt()
	supervisor, boss := k.as(casino.KenoSupervisor), k.as(casino.PitBoss)
	ticket := sell(writer, at, oneSpot)
	boss.want(200, "POST", "/api/people/"+writer.me.ID+"/lock", `{"why":"a drawer that was short"}`)
	for path, body := range map[string]string{"tickets": oneSpot, "voids": `{"ticket":1}`, "payments": `{"tickets":[1]}`,
		"count": `{"amount":0}`} {
		writer.want(401, "POST", at+path, body)
	}
	if d := kenoStation(t, supervisor).Drawer; d == nil || d.Writer != writer.me.ID || d.Sold != 1 {
		t.Errorf("the drawer is %+v", d)
	}
	if p := supervisor.want(409, "POST", at+"voids", `{"ticket":1}`); p["law"] != "19:47-15.3(a)" {
		t.Errorf("ticket %d is voided from somebody else's drawer: %v", ticket, p)
	}
	held := kenoStation(t, supervisor).Drawer.Cash
	if closed := supervisor.want(200, "POST", at+"count", `{"amount":200100}`); closed["difference"] != float64(200100-held) {
		t.Errorf("the drawer held %s, and is closed with %v", held, closed)
	}
	boss.want(200, "DELETE", "/api/people/"+writer.me.ID+"/lock", "")
	again := k.sessionOf(writer.me)
	again.want(200, "POST", at+"drawer", `{}`)
	again.want(200, "POST", at+"voids", `{"ticket":1}`)
}

// TestKenoStreamsAreLimited opens more streams from one address than it may have. Those of
// lounges and of tables count together, and one that has ended makes room.
func TestKenoStreamsAreLimited(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Limits.Streams = true, 2 })
	nobody := h.as(people.Nobody)
	const events = keno1 + "events"
	follow := func(from, path string) *http.Response {
		return nobody.send(ctx, "GET", path, "", "X-Forwarded-For", from)
	}
	first, second := follow("192.0.2.3", events), follow("192.0.2.3", "/api/tables/big-six/events")
	defer second.Body.Close()
	for _, from := range []string{"192.0.2.3", "192.0.2.4"} {
		answer := follow(from, events)
		defer answer.Body.Close()
		if refused := answer.StatusCode == 429 && answer.Header.Get("Retry-After") != ""; refused != (from == "192.0.2.3") {
			t.Errorf("another stream from %s: %s", from, answer.Status)
		}
	}
	first.Body.Close()
	until(t, "that the stream has ended", func() bool {
		again := follow("192.0.2.3", events)
		again.Body.Close()
		return again.StatusCode == 200
	})
}

// TestAKenoStreamAfterAGap follows a lounge from an event that is no longer at hand: the answer
// is 410, and says where to look.
func TestAKenoStreamAfterAGap(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest := h.as(people.Guest)
	l := guest.Lounge("keno-1")
	before := must[wire.Keno](t)(l.View(ctx)).Status.Event
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	heard, done := false, errors.New("heard")
	err := l.Follow(ctx, before, func(m client.KenoMessage) error {
		if m.Event != nil && m.Event.Ticket == ticket.Number {
			heard = true
		}
		if m.Status != nil {
			return done
		}
		return nil
	})
	if !errors.Is(err, done) || !heard {
		t.Errorf("the ticket is not in the stream: %v", err)
	}
	h.close() // when it opens again it has no events at hand
	again := openSet(t, h.dir, h.file, []floor.Setting{})
	guest = again.sessionOf(guest.me)
	for _, after := range []string{"1", "2"} {
		p := guest.want(410, "GET", keno1+"events?after="+after, "")
		if p["see"] != "/api/keno/keno-1" {
			t.Errorf("after %s: %v", after, p)
		}
	}
	now := must[wire.Keno](t)(guest.Lounge("keno-1").View(ctx)).Status.Event
	err = guest.Lounge("keno-1").Follow(ctx, now, func(m client.KenoMessage) error {
		if m.Status == nil {
			return nil
		}
		if m.Status.Tickets != 1 {
			t.Errorf("the stream tells of %d tickets", m.Status.Tickets)
		}
		return done
	})
	if !errors.Is(err, done) {
		t.Error(err)
	}
}

// TestWhatAKenoTicketIsWorth holds the odds of tickets against figures that follow from counting
// by hand: of n marked spots of 80, all are caught with C(20,n)/C(80,n).
func TestWhatAKenoTicketIsWorth(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	l := h.as(people.Nobody).Lounge("keno-1")
	two := must[wire.KenoOdds](t)(l.Odds(ctx, straight(7, 8)))
	if all := 190.0 / 3160; two.Exact != "22/79" || math.Abs(two.Hit-all) > 1e-12 || math.Abs(two.Return-12*all) > 1e-12 {
		t.Errorf("two spots: %+v", two)
	}
	if w := two.Ways; len(w) != 1 || w[0].Ways != 1 || w[0].Exact != "22/79" || len(w[0].Catches) != 3 {
		t.Errorf("the ways of two spots: %+v", w)
	}
	quick := wire.KenoRequest{Quick: 2, Races: 1, Conditioning: []wire.KenoWays{{Ways: 1, Spots: 2, Wager: dollar}}}
	if q := must[wire.KenoOdds](t)(l.Odds(ctx, quick)); q.Exact != two.Exact || q.Hit != two.Hit {
		t.Errorf("a quick-pick of two spots: %+v", q)
	}
	every := must[wire.KenoOdds](t)(l.Odds(ctx, everyNumber()))
	always := every.Hit == 1 && every.Deviation == 0 && len(every.Results) == 1 && every.Results[0].Pays == 60*dollar
	if every.Price != 80*dollar || every.Exact != "1/4" || !always {
		t.Errorf("a ticket that always wins $60 for $80: %+v", every)
	}
	way := wire.KenoRequest{Kind: "combination", Races: 1, Groups: []wire.KenoGroup{{Numbers: []int{1}}, {Numbers: []int{2}}},
		Conditioning: []wire.KenoWays{{Ways: 2, Spots: 1, Wager: dollar}, {Ways: 1, Spots: 2, Wager: 2 * dollar}}}
	got := must[wire.KenoOdds](t)(l.Odds(ctx, way))
	// 2 of $1 at a return of 3/4, and one of $2 at 57/79, for $4
	if want := (2*0.75 + 2*57.0/79) / 4; got.Price != 4*dollar || math.Abs(got.Return-want) > 1e-12 || len(got.Ways) != 2 {
		t.Errorf("a combination ticket: %+v, want a return of %v", got, want)
	}
	// it loses if neither number is drawn
	if want := 1 - 60.0*59/(80*79); math.Abs(got.Hit-want) > 1e-12 {
		t.Errorf("the combination ticket wins something with %v, want %v", got.Hit, want)
	}
}

// TestABotPlaysInTheHousesLounge has a bot wait for the house's own clock.
func TestABotPlaysInTheHousesLounge(t *testing.T) {
	k := openKeno(t)
	had := must[wire.Me](t)(k.guest.Me(ctx)).Balance
	bought := make(chan struct{}, 10)
	bot := &client.KenoBot{Lounge: k.guest.Lounge("keno-1"), Rounds: 2, Tell: func(format string, _ ...any) {
		if format == "ticket %d for game %d: %v" {
			bought <- struct{}{}
		}
	}}
	var won money.Cents
	ended := make(chan error)
	go func() {
		var err error
		won, err = bot.Play(ctx)
		ended <- err
	}()
	for range bot.Rounds {
		<-bought
		k.drawn()
	}
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	if has := must[wire.Me](t)(k.guest.Me(ctx)).Balance; has != had+won {
		t.Errorf("the bot won %s, had %s and has %s", won, had, has)
	}
}

// TestManyHearTheSameKenoNews follows a lounge as two people without a ticket and one with: those
// without hear the same to the byte, and the other one of the ticket too.
func TestManyHearTheSameKenoNews(t *testing.T) {
	k := openKeno(t)
	others := []*someone{k.as(people.Guest), k.as(people.Nobody)}
	after := must[wire.Keno](t)(k.guest.Lounge("keno-1").View(ctx)).Status.Event
	must[wire.KenoTicket](t)(k.guest.Lounge("keno-1").Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	k.drawn()
	heard := func(s *someone) (kinds []string) {
		t.Helper()
		done := errors.New("heard")
		err := s.Lounge("keno-1").Follow(ctx, after, func(m client.KenoMessage) error {
			switch {
			case m.Event != nil:
				kinds = append(kinds, fmt.Sprint(m.Event.N, " ", m.Event.Kind))
			case m.Ball != nil:
				kinds = append(kinds, fmt.Sprint("ball ", m.Ball.Ball))
			case m.Status != nil:
				return done
			}
			return nil
		})
		if !errors.Is(err, done) {
			t.Fatal(err)
		}
		return kinds
	}
	first, again, own := heard(others[0]), heard(others[1]), heard(k.guest)
	if !slices.Equal(first, again) || len(first) < 20 {
		t.Errorf("%v and %v", first, again)
	}
	tickets := slices.DeleteFunc(slices.Clone(own), func(kind string) bool { return slices.Contains(first, kind) })
	if len(own) != len(first)+1 || len(tickets) != 1 || !strings.HasSuffix(tickets[0], " ticket") {
		t.Errorf("whoever has a ticket hears %v, and others %v", own, first)
	}
}
