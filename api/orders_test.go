package api_test

import (
	"net/http"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/client"
	"boardwalk/journal"
	"boardwalk/people"
)

func TestARoundOfBigSix(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	at := ann.Table("big-six")
	must[wire.Receipt](t)(at.Sit(ctx, 3, 900*dollar))
	if me := must[wire.Me](t)(ann.Me(ctx)); me.Balance != h.file.Guest-900*dollar || len(me.Seats) != 1 ||
		me.Seats[0] != (wire.Seated{Table: "big-six", Seat: 3}) {
		t.Errorf("after sitting down: %+v", me)
	}
	secret := chance.Seed{7}
	hash := journal.CutOf("big-six", 1, 3, must[wire.Me](t)(ann.Me(ctx)).ID, secret).String()
	must[wire.Receipt](t)(at.Cut(ctx, wire.Cut{Round: 1, Hash: hash}))
	refused(t, errOf(at.Cut(ctx, wire.Cut{Round: 1, Hash: hash})))
	refused(t, errOf(at.OpenCut(ctx, wire.Opening{Round: 1, Secret: secret.String()})))
	must[wire.Receipt](t)(at.Make(ctx, "joker", 5*dollar))
	if p := refused(t, errOf(at.Make(ctx, "flag", 2*dollar))); p.Law == "" {
		t.Errorf("a refusal without its paragraph: %+v", p)
	}
	v := must[wire.TableView](t)(at.View(ctx))
	if v.Own.Layout != 5*dollar || v.Own.Chips != 895*dollar || len(v.Bets) != 1 || v.Bets[0].Area != "joker" ||
		v.Status.Phase != "betting" || len(v.Status.Cuts) != 1 || v.Status.Cuts[0].Hash != hash {
		t.Errorf("before the spin: %+v", v)
	}
	must[wire.Receipt](t)(at.Ready(ctx))
	if v := must[wire.TableView](t)(at.View(ctx)); v.Phase != "opening" || v.Status.Until == nil {
		t.Errorf("no more bets: %+v", v)
	}
	refused(t, errOf(at.Make(ctx, "joker", 5*dollar)))
	refused(t, errOf(at.OpenCut(ctx, wire.Opening{Round: 1, Secret: chance.Seed{}.String()})))
	must[wire.Receipt](t)(at.OpenCut(ctx, wire.Opening{Round: 1, Secret: secret.String()}))
	after := must[wire.TableView](t)(at.View(ctx))
	if after.Round != 2 || len(after.Bets) != 0 || after.Status.Round != v.Status.Round+1 {
		t.Errorf("after the spin: %+v", after)
	}
	rounds := must[[]wire.Round](t)(ann.Rounds(ctx, "big-six"))
	if len(rounds) != 1 || rounds[0].Bet != 5*dollar || rounds[0].Round != v.Status.Round {
		t.Fatalf("the rounds played: %+v", rounds)
	}
	replay := must[wire.RoundReplay](t)(at.Round(ctx, rounds[0].Round))
	if p := &replay.Proof; p.Hash != v.Status.Hash || len(p.Seed) != 64 || len(p.Cuts) != 1 ||
		p.Cuts[0].Secret != secret.String() || p.Series != v.Status.Series || p.Chain != v.Status.Chain {
		t.Errorf("the replay: %+v", replay)
	}
	left := must[wire.Receipt](t)(at.Leave(ctx))
	if want := 895*dollar + rounds[0].Back; left.Amount != want {
		t.Errorf("left with %s, want %s", left.Amount, want)
	}
	if me := must[wire.Me](t)(ann.Me(ctx)); me.Balance != h.file.Guest-5*dollar+rounds[0].Back || len(me.Seats) != 0 {
		t.Errorf("after leaving: %+v", me)
	}
	ann.want(404, "GET", "/api/tables/big-six/rounds/99", "")
	ann.want(404, "GET", "/api/tables/none/rounds/1", "")
}

func errOf[T any](_ T, err error) error { return err }

func TestAnActThatIsSentAgainIsDoneOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	key := []string{"Idempotency-Key", "k1"}
	first := ann.want(200, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":10000}`, key...)
	again := ann.want(200, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":10000}`, key...)
	if first["repeated"] != nil || again["repeated"] != true || first["at"] != again["at"] {
		t.Errorf("first %v, again %v", first, again)
	}
	for range 3 {
		ann.want(200, "POST", "/api/tables/big-six/acts", `{"kind":"make","area":"joker","amount":500}`, "Idempotency-Key", "k2")
	}
	const list = `{"acts":[{"kind":"make","area":"joker","amount":500}]}`
	ann.want(200, "POST", "/api/tables/big-six/acts/list", list, "Idempotency-Key", "k3")
	for _, other := range [][4]string{ // a key confirms nothing but what it was used for
		{"POST", "acts", `{"kind":"make","area":"joker","amount":1000}`, "k2"},
		{"POST", "acts", `{"kind":"make","area":"joker","amount":500}`, "k3.1"},
		{"POST", "acts", `{"kind":"make","area":"joker","amount":500}`, "k1"},
		{"DELETE", "seat", "", "k1"},
	} {
		ann.want(422, other[0], "/api/tables/big-six/"+other[1], other[2], "Idempotency-Key", other[3])
	}
	if v := must[wire.TableView](t)(ann.Table("big-six").View(ctx)); v.Own.Layout != 10*dollar {
		t.Errorf("%s lies on the layout", v.Own.Layout)
	}
	bob := h.as(people.Guest) // somebody else's key is another key
	bob.want(200, "POST", "/api/tables/big-six/seat", `{"seat":2,"amount":10000}`, key...)
}

func TestTwoSessionsAtOneTable(t *testing.T) {
	h := open(t, casinoOf("roulette"))
	ann, bob := h.as(people.Guest), h.as(people.Player)
	must[wire.Receipt](t)(ann.Table("roulette").Sit(ctx, 1, 100*dollar))
	refused(t, errOf(bob.Table("roulette").Sit(ctx, 1, 100*dollar)))
	must[wire.Receipt](t)(bob.Table("roulette").Sit(ctx, 2, 100*dollar))
	refused(t, errOf(bob.Table("roulette").Sit(ctx, 3, 100*dollar)))
	refused(t, errOf(h.as(people.Guest).Table("roulette").Sit(ctx, 3, 1e6*dollar)))
	must[wire.Receipt](t)(ann.Table("roulette").Make(ctx, "red", 5*dollar))
	must[wire.Receipt](t)(bob.Table("roulette").Make(ctx, "black", 10*dollar))
	v := must[wire.TableView](t)(bob.Table("roulette").View(ctx))
	if v.Own.Layout != 10*dollar || len(v.Bets) != 2 || len(v.Players) != 2 {
		t.Errorf("bob sees %+v", v)
	}
	must[wire.Receipt](t)(ann.Table("roulette").Ready(ctx))
	if v := must[wire.TableView](t)(bob.Table("roulette").View(ctx)); v.Round != 1 {
		t.Error("the ball was spun before bob was ready")
	}
	must[wire.Receipt](t)(bob.Table("roulette").Ready(ctx))
	if v := must[wire.TableView](t)(ann.Table("roulette").View(ctx)); v.Round != 2 {
		t.Error("the ball was not spun")
	}
}

func TestEverythingElseAtATable(t *testing.T) {
	h := open(t, casinoOf("craps", "big-six"))
	ann := h.as(people.Guest)
	at := ann.Table("craps")
	refused(t, errOf(at.Make(ctx, "pass", 5*dollar))) // does not sit there
	must[wire.Receipt](t)(at.Sit(ctx, 1, 100*dollar))
	must[wire.Receipt](t)(at.AddChips(ctx, 50*dollar))
	refused(t, errOf(at.AddChips(ctx, 1e6*dollar)))
	must[wire.Receipt](t)(at.Make(ctx, "pass", 5*dollar))
	must[wire.Receipt](t)(at.Act(ctx, wire.Act{Kind: "remove", Area: "pass"}))
	if p := refused(t, errOf(at.Act(ctx, wire.Act{Kind: "call-on", Area: "pass"}))); p.Detail == "" {
		t.Errorf("%+v", p)
	}
	refused(t, errOf(at.Make(ctx, "no such wager", dollar)))
	refused(t, errOf(at.Answer(ctx, wire.Answer{Question: "1.1", Choice: "accept"})))
	refused(t, errOf(at.Answer(ctx, wire.Answer{Question: "1.1", Choice: "accept", Cards: "no cards"})))
	refused(t, errOf(at.Act(ctx, wire.Act{Kind: "special", Word: "no such act"})))

	// Above the maximum: asked for, and accepted by the floor.
	over := `{"area":"pass","amount":60000}`
	refused(t, errOf(at.Make(ctx, "pass", 600*dollar)))
	must[wire.Receipt](t)(at.AddChips(ctx, 800*dollar))
	ann.want(200, "POST", "/api/tables/craps/over", over)
	ann.want(409, "POST", "/api/tables/craps/over", `{"area":"nowhere","amount":60000}`)
	floor := h.as("floorperson")
	seen := floor.want(200, "GET", "/api/tables/craps", "")["status"].(map[string]any)["over"].([]any)
	if len(seen) != 1 {
		t.Fatalf("staff see %v", seen)
	}
	floor.want(409, "POST", "/api/tables/craps/accepted", `{"seat":1,"area":"pass","amount":99900}`)
	floor.want(200, "POST", "/api/tables/craps/accepted", `{"seat":1,"area":"pass","amount":60000}`)
	if v := must[wire.TableView](t)(at.View(ctx)); v.Own.Layout != 600*dollar {
		t.Errorf("%s lies on the layout", v.Own.Layout)
	}
	must[wire.Receipt](t)(at.Act(ctx, wire.Act{Kind: "remove", Area: "pass"}))
	floor.want(409, "POST", "/api/tables/craps/ejections", `{"seat":7,"why":"nobody"}`)
	floor.want(200, "POST", "/api/tables/craps/ejections", `{"seat":1,"why":"enough"}`)
	if v := must[wire.TableView](t)(at.View(ctx)); v.Seat != 0 {
		t.Error("ann still sits there")
	}

	boss := h.as("pit boss")
	boss.want(409, "POST", "/api/tables/craps/close", `{}`)
	boss.want(200, "POST", "/api/tables/craps/close", `{"why":"a break"}`)
	refused(t, errOf(at.Sit(ctx, 1, 100*dollar)))
	boss.want(200, "POST", "/api/tables/craps/open", `{}`)
	boss.want(409, "POST", "/api/tables/craps/open", `{}`)
	must[wire.Receipt](t)(at.Sit(ctx, 1, 100*dollar))
}

func TestAPrivateTableIsForThoseInvited(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, bob, cy := h.as(people.Player), h.as(people.Guest), h.as(people.Guest)
	ann.want(409, "POST", "/api/tables", `{"game":"checkers"}`)
	ann.want(409, "POST", "/api/tables", `{"game":"craps","min":1}`)
	v := ann.want(200, "POST", "/api/tables", `{"game":"craps","name":"Ann's","bots":1}`)
	id := v["id"].(string)
	bob.want(404, "GET", "/api/tables/"+id, "")
	bob.want(404, "POST", "/api/tables/"+id+"/seat", `{"seat":1,"amount":10000}`)
	bob.want(404, "GET", "/api/tables/"+id+"/events", "")
	ann.want(200, "POST", "/api/tables/"+id+"/invitations", `{"person":"`+bob.me.ID+`"}`)
	ann.want(404, "POST", "/api/tables/"+id+"/invitations", `{"person":"nobody-there"}`)
	bob.want(200, "POST", "/api/tables/"+id+"/seat", `{"seat":1,"amount":10000}`)
	for who, want := range map[*someone]int{ann: 2, bob: 2, cy: 1} {
		if l := must[wire.Lobby](t)(who.Lobby(ctx)); len(l.Tables) != want {
			t.Errorf("%s sees %d tables, want %d", who.me.ID, len(l.Tables), want)
		}
	}
	for range 3 {
		ann.want(200, "POST", "/api/tables", `{"game":"craps"}`)
	}
	ann.want(409, "POST", "/api/tables", `{"game":"craps"}`) // enough
}

func TestTheBotPlaysBlackjackOverTheNetwork(t *testing.T) {
	h := open(t, casinoOf("blackjack"))
	guest := h.as(people.Guest)
	b := &client.Bot{Table: guest.Table("blackjack"), Rounds: 20, Bring: 500 * dollar}
	won, err := b.Play(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if me := must[wire.Me](t)(guest.Me(ctx)); me.Balance != h.file.Guest+won {
		t.Errorf("won %s, and has %s", won, me.Balance)
	}
	if n := len(must[[]wire.Round](t)(guest.Rounds(ctx, "blackjack"))); n != 20 {
		t.Errorf("%d rounds are told of", n)
	}
}

func TestTheHouseOpensAgainWhereItClosed(t *testing.T) {
	dir := t.TempDir()
	h := openIn(t, dir, casinoOf("blackjack", "big-six"))
	ann := h.as(people.Player)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	must[wire.Receipt](t)(ann.Table("big-six").Make(ctx, "joker", 5*dollar))
	before := must[wire.TableView](t)(ann.Table("big-six").View(ctx))
	h.close()

	h2 := openIn(t, dir, h.file)
	p, _ := h2.people.Find(ann.me.ID)
	again := &someone{h: h2, me: p, cookie: ann.cookie}
	var err error
	if again.Client, err = client.New(h2.http.URL, cookied{ann.cookie, http.DefaultTransport}); err != nil {
		t.Fatal(err)
	}
	defer http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	after := must[wire.TableView](t)(again.Table("big-six").View(ctx)) // the cookie is as good as before
	if after.Last != before.Last || *after.Own != *before.Own || after.Status.Hash != before.Status.Hash || after.Seat != 1 {
		t.Errorf("before %+v\nafter %+v", before, after)
	}
	must[wire.Receipt](t)(again.Table("big-six").Ready(ctx))
	if v := must[wire.TableView](t)(again.Table("big-six").View(ctx)); v.Round != 2 {
		t.Error("the wheel was not spun")
	}
}
