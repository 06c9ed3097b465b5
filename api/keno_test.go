package api_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/client"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/people"
)

// everyNumber is a request that plays each of the 80 numbers by itself for $1: 20 of its
// ways win, whatever is drawn.
func everyNumber() wire.KenoRequest {
	r := wire.KenoRequest{Races: 1, Conditioning: []wire.KenoWays{{Ways: keno.Numbers, Spots: 1, Wager: dollar}}}
	for n := 1; n <= keno.Numbers; n++ {
		r.Groups = append(r.Groups, wire.KenoGroup{Numbers: []int{n}})
	}
	return r
}

// straight is a request for one group of numbers at $1.
func straight(numbers ...int) wire.KenoRequest {
	return wire.KenoRequest{Races: 1, Groups: []wire.KenoGroup{{Numbers: numbers}},
		Conditioning: []wire.KenoWays{{Ways: 1, Spots: len(numbers), Wager: dollar}}}
}

// privateKeno opens a private game of a guest.
func privateKeno(h *house) (*someone, *client.Lounge) {
	h.t.Helper()
	guest := h.as(people.Guest)
	return guest, must[*client.Lounge](h.t)(guest.PrivateLounge(ctx))
}

func TestAKenoTicketIsBoughtDrawnAndPaidOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, l := privateKeno(h)
	quote := must[wire.KenoQuote](t)(l.Price(ctx, everyNumber()))
	if quote.Kind != "split" || quote.Ways != 80 || quote.Price != 80*dollar || quote.Conditioning != "80/1" {
		t.Errorf("the quote is %+v", quote)
	}
	had := must[wire.Me](t)(guest.Me(ctx)).Balance
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: everyNumber()}))
	if ticket.State != "waiting" || ticket.Price != quote.Price || ticket.Ways != 80 || ticket.Limit == "" ||
		ticket.Present == "" || ticket.Claim == "" {
		t.Errorf("the ticket is %+v", ticket)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had-80*dollar {
		t.Errorf("the guest had %s and has %s", had, has)
	}
	must[wire.KenoStatus](t)(l.LockOut(ctx))
	ticket = must[wire.KenoTicket](t)(l.Ticket(ctx, ticket.Number))
	won := 20 * onePays(t, l)
	if ticket.State != "won" || ticket.Won != won || len(ticket.Results) != 1 || len(ticket.Results[0].Caught) != 20 ||
		ticket.Results[0].Lines[0].Ways != 20 {
		t.Fatalf("the ticket is %+v", ticket)
	}
	for i := range 2 {
		answer := guest.want(200, "POST", "/api/keno/"+l.ID+"/redemptions", `{"tickets":[1]}`, "Idempotency-Key", "once")
		paid := answer["payments"].([]any)[0].(map[string]any)
		if paid["amount"] != float64(won) || (paid["repeated"] == true) != (i == 1) {
			t.Errorf("payment %d is %v", i+1, paid)
		}
	}
	again := must[[]wire.KenoPaid](t)(l.Redeem(ctx, ticket.Number))
	if p := again[0].Problem; p == nil || p.Law != "19:47-15.6(a)" || p.Reason != law.Taken.String() {
		t.Errorf("a ticket that was paid is paid again: %+v", again)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had-80*dollar+won {
		t.Errorf("the guest has %s", has)
	}
}

// onePays returns what one spot pays for $1.
func onePays(t *testing.T, l *client.Lounge) money.Cents {
	t.Helper()
	v := must[wire.Keno](t)(l.View(ctx))
	return v.Rates.Rates[0].Pays[0].Pays
}

// TestAnybodyCanDrawAKenoGameAgain draws the numbers of a game from what the house
// publishes of it, and holds the hash of its seed against what was shown before.
func TestAnybodyCanDrawAKenoGameAgain(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	_, l := privateKeno(h)
	shown := must[wire.Keno](t)(l.View(ctx)).Status
	must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(1, 2, 3)}))
	must[wire.KenoStatus](t)(l.LockOut(ctx))
	race := must[wire.KenoRace](t)(l.Race(ctx, shown.Race))
	p := race.Proof
	seed := must[chance.Seed](t)(journal.ParseSecret(p.Seed))
	chain := must[journal.Digest](t)(journal.ParseDigest(p.Chain))
	if leaf := journal.LeafOf(race.ID, p.Round, seed).String(); leaf != p.Hash || leaf != shown.Hash {
		t.Errorf("the hash of the seed is %s; %s is said, and %s was shown", leaf, p.Hash, shown.Hash)
	}
	again := keno.DrawFrom(journal.NewRound(seed, race.ID, p.Round, &journal.Mix{Chain: chain}))
	if !slices.Equal(again.List(), race.Result.Numbers) {
		t.Errorf("the seed gives %v, and %v were drawn", again.List(), race.Result.Numbers)
	}
	if p.Series.Root == "" || p.Path == "" {
		t.Errorf("the proof leads to no series: %+v", p)
	}
}

// unknown reports whether a problem says that there is no such ticket.
func unknown(err error) bool {
	p, ok := err.(*wire.Problem)
	return ok && p.Status == 404 && p.Reason == law.Unknown.String() && p.Law != ""
}

func TestNobodySeesAnotherOnesKenoTickets(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	owner, other := h.as(people.Guest), h.as(people.Guest)
	ticket := must[wire.KenoTicket](t)(owner.Lounge("keno-1").Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	theirs := other.Lounge("keno-1")
	if _, err := theirs.Ticket(ctx, ticket.Number); !unknown(err) {
		t.Errorf("another guest reads the ticket: %v", err)
	}
	if _, err := theirs.Void(ctx, ticket.Number); !unknown(err) {
		t.Errorf("another guest voids the ticket: %v", err)
	}
	if _, err := theirs.Replay(ctx, ticket.Number); !unknown(err) {
		t.Errorf("another guest replays the ticket: %v", err)
	}
	if paid := must[[]wire.KenoPaid](t)(theirs.Redeem(ctx, ticket.Number)); paid[0].Problem == nil ||
		paid[0].Problem.Reason != law.Unknown.String() {
		t.Errorf("another guest redeems the ticket: %+v", paid)
	}
	if page := must[wire.KenoTickets](t)(theirs.Tickets(ctx, 0)); len(page.Tickets) != 0 {
		t.Errorf("another guest has tickets: %+v", page)
	}
	if seen := must[wire.KenoTicket](t)(h.as(casino.KenoWriter).Lounge("keno-1").Ticket(ctx, ticket.Number)); seen.Owner != owner.me.ID {
		t.Errorf("a writer sees %+v", seen)
	}
	private := must[*client.Lounge](t)(owner.PrivateLounge(ctx))
	other.want(404, "GET", "/api/keno/"+private.ID, "")
	other.want(404, "GET", "/api/keno/"+private.ID+"/events", "")
	other.want(404, "POST", "/api/keno/"+private.ID+"/lock-out", `{}`)
}

func TestKenoRequestsThatAreRefused(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest := h.as(people.Guest)
	for _, c := range []struct {
		status     int
		law, asked string
	}{
		{409, "19:47-15.2(a)", `{"groups":[{"numbers":[81]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`},
		{409, "19:47-15.2(a)", `{"groups":[{"numbers":[0]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`},
		{409, "19:47-15.7(a)", `{"groups":[{"numbers":[7,7]}],"conditioning":[{"ways":1,"spots":2,"wager":100}]}`},
		{409, "19:47-15.7(a)", `{"groups":[{"numbers":[7]}],"conditioning":[{"ways":2,"spots":1,"wager":100}]}`},
		{409, "19:47-15.3(d)", `{"groups":[{"numbers":[7]}],"conditioning":[{"ways":1,"spots":1,"wager":1}]}`},
		{409, "19:47-15.2(b)", `{"quick":40,"conditioning":[{"ways":1,"spots":40,"wager":100}]}`},
		{409, "19:47-15.2(c)5", `{"groups":[{"numbers":[7,8],"king":true}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`},
		{409, "19:47-15.2(c)2i", `{"groups":[{"numbers":[1,2]},{"numbers":[3,4]}],"conditioning":[{"of":["A"],` +
			`"wager":100},{"of":["B"],"wager":200}]}`},
		{422, "", `{"groups":[{"numbers":[7]}]}`},
		{422, "", `{"groups":[{"numbers":[]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`},
		{422, "", `{"groups":[{"numbers":[7]}],"conditioning":[{"ways":1,"spots":1,"wager":-5}]}`},
		{422, "", `{"numbers":[7],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`},
		{400, "", `{"groups":`},
	} {
		for _, path := range []string{"price", "odds", "tickets"} {
			answer := guest.want(c.status, "POST", "/api/keno/keno-1/"+path, c.asked)
			if got, _ := answer["law"].(string); got != c.law {
				t.Errorf("%s of %s: refused under %q, want %q: %v", path, c.asked, got, c.law, answer["detail"])
			}
		}
	}
	for _, path := range []string{"price", "odds", "tickets"} { // nothing is marked
		guest.want(409, "POST", "/api/keno/keno-1/"+path, `{"conditioning":[{"ways":1,"spots":1,"wager":100}]}`)
	}
	guest.want(404, "GET", "/api/keno/nowhere", "")
	guest.want(404, "GET", "/api/keno/keno-1/races/1000", "")
	guest.want(404, "GET", "/api/keno/keno-1/tickets/1000", "")
	guest.want(404, "POST", "/api/keno/keno-1/tickets/1000/refund", "")
	guest.want(422, "GET", "/api/keno/keno-1/races/none", "")
	guest.want(422, "GET", "/api/keno/keno-1/events?after=x", "")
	page := must[wire.KenoTickets](t)(guest.Lounge("keno-1").Tickets(ctx, 0))
	if len(page.Tickets) != 0 {
		t.Errorf("a request that was refused was sold: %+v", page)
	}
}

func TestAKenoTicketIsVoidedAndPlayedAgain(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, l := privateKeno(h)
	had := must[wire.Me](t)(guest.Me(ctx)).Balance
	first := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(4, 8, 15)}))
	if void := must[wire.KenoTicket](t)(l.Void(ctx, first.Number)); void.State != "void" {
		t.Errorf("the ticket is %s", void.State)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had {
		t.Errorf("the guest had %s and has %s", had, has)
	}
	if _, err := l.Void(ctx, first.Number); refused(t, err).Law != "19:47-15.4(e)" {
		t.Errorf("a void ticket is voided: %v", err)
	}
	several := straight(4, 8, 15)
	several.Races = 3
	second := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: several}))
	if second.Races != 3 || second.Last != second.First+2 || second.Price != 3*dollar {
		t.Errorf("the ticket is %+v", second)
	}
	must[wire.KenoStatus](t)(l.LockOut(ctx))
	if _, err := l.Void(ctx, second.Number); refused(t, err).Law != "19:47-15.4(e)" {
		t.Errorf("a multi-race ticket is voided after its first game: %v", err)
	}
	third := must[wire.KenoTicket](t)(l.Replay(ctx, first.Number))
	if third.Replays != first.Number || !slices.Equal(third.Groups[0].Numbers, []int{4, 8, 15}) {
		t.Errorf("the ticket is %+v", third)
	}
	page := must[wire.KenoTickets](t)(l.Tickets(ctx, 0))
	if len(page.Tickets) != 3 || page.Tickets[0].Number != third.Number {
		t.Errorf("the tickets are %+v", page.Tickets)
	}
	if older := must[wire.KenoTickets](t)(l.Tickets(ctx, second.Number)); len(older.Tickets) != 1 || older.Tickets[0].Number != first.Number {
		t.Errorf("the older tickets are %+v", older.Tickets)
	}
}

func TestAKenoTicketIsBoughtOnceUnderAKey(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest := h.as(people.Guest)
	const asked = `{"groups":[{"numbers":[7]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`
	first := guest.want(200, "POST", "/api/keno/keno-1/tickets", asked, "Idempotency-Key", "a")
	if again := guest.want(200, "POST", "/api/keno/keno-1/tickets", asked, "Idempotency-Key", "a"); again["number"] != first["number"] {
		t.Errorf("ticket %v was bought again as %v", first["number"], again["number"])
	}
	guest.want(422, "POST", "/api/keno/keno-1/tickets", strings.Replace(asked, "100", "200", 1), "Idempotency-Key", "a")
	if page := must[wire.KenoTickets](t)(guest.Lounge("keno-1").Tickets(ctx, 0)); len(page.Tickets) != 1 {
		t.Errorf("%d tickets", len(page.Tickets))
	}
}

func TestTheKenoStreamHasEveryBall(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	_, l := privateKeno(h)
	after := must[wire.Keno](t)(l.View(ctx)).Status.Event
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	must[wire.KenoStatus](t)(l.LockOut(ctx))
	var balls []int
	var kinds []string
	done := errors.New("drawn")
	err := l.Follow(ctx, after, func(m client.KenoMessage) error {
		switch {
		case m.Ball != nil:
			balls = append(balls, m.Ball.Ball)
		case m.Event != nil:
			kinds = append(kinds, m.Event.Kind)
			if m.Event.Kind == "ticket" && m.Event.Ticket != ticket.Number {
				t.Errorf("the stream tells of ticket %d", m.Event.Ticket)
			}
		case m.Status != nil && m.Status.Last != nil:
			if !slices.Equal(m.Status.Last.Numbers, balls) {
				t.Errorf("the balls are %v and the result %v", balls, m.Status.Last.Numbers)
			}
			return done
		}
		return nil
	})
	if !errors.Is(err, done) || len(balls) != keno.Drawn {
		t.Fatalf("%d balls: %v", len(balls), err)
	}
	for _, kind := range []string{"ticket", "lock", "draw"} {
		if !slices.Contains(kinds, kind) {
			t.Errorf("no event %s in %v", kind, kinds)
		}
	}
}

func TestAKenoBotPlays(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, l := privateKeno(h)
	had := must[wire.Me](t)(guest.Me(ctx)).Balance
	won, err := (&client.KenoBot{Lounge: l, Rounds: 5}).Play(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had+won {
		t.Errorf("the bot won %s, had %s and has %s", won, had, has)
	}
	if races := must[[]wire.KenoResult](t)(l.Races(ctx, 0)); len(races) != 5 || races[0].Race != 5 || len(races[0].Numbers) != keno.Drawn {
		t.Errorf("the races are %+v", races)
	}
	race := must[wire.KenoRace](t)(l.Race(ctx, 3))
	if cuts := race.Proof.Cuts; len(cuts) != 1 || cuts[0].Person != guest.me.ID || cuts[0].Secret == "" || race.Until == nil {
		t.Errorf("the bot's cut is not in the proof: %+v", race)
	}
}
