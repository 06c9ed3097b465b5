package api_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/people"
	"boardwalk/store/storetest"
)

// everyOperation is a house of which the data is verified after each request.
type everyOperation struct {
	*kenoHouse
	done map[string]int // requests that were carried out, by operation
}

// do sends a request that is carried out, and verifies.
func (e *everyOperation) do(who *someone, method, path, body string, headers ...string) map[string]any {
	e.t.Helper()
	status := 200
	op := e.operation(method, path)
	if slices.Contains([]string{"sign-out", "change-password", "forget-me", "forget-person"}, op) {
		status = 204
	}
	out := who.want(status, method, path, body, headers...)
	e.verify(op)
	return out
}

// follow reads the beginning of a stream, and verifies.
func (e *everyOperation) follow(who *someone, method, path, body string) {
	e.t.Helper()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	answer := who.send(ctx, method, path, body)
	defer answer.Body.Close()
	if n, err := answer.Body.Read(make([]byte, 1)); n != 1 || answer.StatusCode != 200 {
		e.t.Fatalf("%s %s: %s, %v", method, path, answer.Status, err)
	}
	e.verify(e.operation(method, path))
}

// verify verifies the data after an operation.
func (e *everyOperation) verify(op string) {
	e.t.Helper()
	e.done[op]++
	_, err := audit.Verify(ctx, e.dir, audit.Options{SeedKey: storetest.Key, Fault: func(f audit.Fault) {
		e.t.Errorf("after %s: %s", op, f.String())
	}})
	if err != nil || e.t.Failed() {
		e.t.Fatalf("after %s: %v", op, err)
	}
}

// operation names the operation of a request, as the OpenAPI document does.
func (e *everyOperation) operation(method, path string) (id string) {
	e.t.Helper()
	path, _, _ = strings.Cut(path, "?")
	asked, most := strings.Split(path, "/"), -1
	for form, item := range e.server.OpenAPI().Paths {
		op := map[string]*struct{ id string }{http.MethodGet: opID(item.Get), http.MethodPost: opID(item.Post),
			http.MethodPut: opID(item.Put), http.MethodDelete: opID(item.Delete)}[method]
		words := strings.Split(form, "/")
		if op == nil || len(words) != len(asked) {
			continue
		}
		same := 0
		for i, w := range words {
			if w == asked[i] {
				same++
			} else if !strings.HasPrefix(w, "{") {
				same = -1 << 10
			}
		}
		if same > most {
			id, most = op.id, same
		}
	}
	if id == "" {
		e.t.Fatalf("%s %s is no operation", method, path)
	}
	return id
}

// TestEveryOperationLeavesDataThatVerifies carries out every operation of the OpenAPI document at least once, and verifies the
// data of the open house after each. An operation that is added is missing here until somebody has it carried out.
func TestEveryOperationLeavesDataThatVerifies(t *testing.T) {
	k := &kenoHouse{}
	file := casinoOf("big-six", "craps", "blackjack", "hold-em", "three-card-poker")
	file.Keno[0].Refunds = true
	file.Keno[0].Boards = []casino.KenoBoard{{Place: "Hotel Lobby", Notified: "2026-11-01"}}
	k.house = openSet(t, newDir(t), file, []floor.Setting{k.clock()})
	k.guest = k.as(people.Guest)
	e := &everyOperation{kenoHouse: k, done: map[string]int{}}
	e.people()
	e.money()
	e.bigSix()
	e.over()
	e.cards()
	e.private()
	e.notices()
	e.reads()
	e.keno() // last, because it sets the floor's clock ahead of everybody else's
	var missing []string
	for _, item := range e.server.OpenAPI().Paths {
		for _, op := range []*struct{ id string }{opID(item.Get), opID(item.Post), opID(item.Put), opID(item.Delete), opID(item.Patch)} {
			if op != nil && e.done[op.id] == 0 {
				missing = append(missing, op.id)
			}
		}
	}
	if slices.Sort(missing); len(missing) > 0 {
		t.Errorf("nobody has these carried out here: %s", strings.Join(missing, " "))
	}
	e.audited()
}

// people comes in, signs in and out, and is renamed, locked and given roles.
func (e *everyOperation) people() {
	nobody, boss, cage := e.as(people.Nobody), e.as(casino.PitBoss), e.as(casino.Cage)
	e.do(nobody, "GET", "/api/session", "")
	e.do(nobody, "POST", "/api/session/guest", "")
	e.do(nobody, "POST", "/api/people", `{"id":"zoe","name":"Zoe","password":"correct horse battery"}`)
	e.do(nobody, "POST", "/api/session", `{"id":"zoe","password":"correct horse battery"}`)
	zoe, _ := e.house.people.Find("zoe")
	z := e.sessionOf(zoe)
	e.do(z, "PUT", "/api/me/profile", `{"name":"Zoe of the Boardwalk","picture":"012345"}`)
	e.do(z, "PUT", "/api/me/settings", `{"theme":"dark"}`)
	e.do(z, "PUT", "/api/me/password", `{"old":"correct horse battery","new":"another horse battery"}`)
	e.do(boss, "POST", "/api/people/zoe/lock", `{"why":"a dispute"}`)
	e.do(boss, "DELETE", "/api/people/zoe/lock", "")
	e.do(boss, "PUT", "/api/people/zoe/role", `{"role":"floorperson"}`)
	e.do(boss, "PUT", "/api/people/zoe/role", `{"role":"player"}`)
	e.do(boss, "POST", "/api/people/zoe/password", "")
	e.do(cage, "PUT", "/api/people/dee", `{"name":"Dee Dee"}`)
	e.do(e.as(people.Guest), "PUT", "/api/me/account", `{"id":"yan","name":"Yan","password":"correct horse battery"}`)
	e.do(e.as(people.Guest), "DELETE", "/api/session", "")
	e.do(e.as(people.Guest), "GET", "/api/me/export", "")
	e.do(e.as(people.Guest), "POST", "/api/me/forget", `{}`)
	e.do(cage, "DELETE", "/api/people/dee", "")
}

// money goes over the cage's counter.
func (e *everyOperation) money() {
	cage, ann := e.as(casino.Cage), e.as(people.Guest)
	path := "/api/people/" + ann.me.ID
	e.do(cage, "POST", path+"/money", `{"amount":-50000}`, "Idempotency-Key", "took")
	e.do(cage, "POST", path+"/money", `{"amount":-50000}`, "Idempotency-Key", "took")
	e.do(ann, "PUT", "/api/me/money", "")
	e.do(cage, "POST", path+"/coupons", `{"amount":2000}`)
	e.do(ann, "POST", "/api/tables/craps/seat", `{"seat":1,"amount":10000}`)
	e.do(ann, "POST", "/api/tables/craps/coupons", `{"amount":1000}`)
	e.do(ann, "DELETE", "/api/tables/craps/seat", "")
}

// bigSix plays a round with a cut, and all that staff do at a table.
func (e *everyOperation) bigSix() {
	ann, floor, boss := e.as(people.Guest), e.as(casino.Floorperson), e.as(casino.PitBoss)
	const at = "/api/tables/big-six"
	e.do(ann, "POST", at+"/seat", `{"seat":3,"amount":30000}`)
	e.do(ann, "POST", at+"/chips", `{"amount":5000}`)
	secret, round := chance.Seed{7}, read[wire.TableView](ann, at).Status.Round
	hash := journal.CutOf("big-six", round, 3, ann.me.ID, secret).String()
	e.do(ann, "POST", at+"/cuts", fmt.Sprintf(`{"round":%d,"hash":"%s"}`, round, hash))
	e.do(ann, "POST", at+"/acts", `{"kind":"make","area":"joker","amount":500}`)
	e.do(ann, "POST", at+"/acts/list", `{"acts":[{"kind":"make","area":"one","amount":500},{"kind":"make","area":"flag","amount":500}]}`)
	e.do(ann, "PUT", at+"/ready", `{"ready":true}`)
	e.do(ann, "POST", at+"/openings", fmt.Sprintf(`{"round":%d,"secret":"%s"}`, round, secret))
	for _, path := range []string{"", "/decisions", "/drawn"} {
		e.do(ann, "GET", fmt.Sprintf("%s/rounds/%d%s", at, round, path), "")
	}
	for _, path := range []string{"/slip", "/chat", "/odds", "/game", ""} {
		e.do(ann, "GET", at+path, "")
	}
	e.do(ann, "POST", at+"/chat", `{"text":"good evening"}`)
	e.do(floor, "POST", at+"/reports", `{"kind":"report","word":"short-spin"}`)
	e.do(floor, "POST", at+"/ejections", `{"seat":3,"why":"enough"}`)
	e.do(boss, "POST", at+"/close", `{"why":"a break"}`)
	e.do(boss, "POST", at+"/open", `{}`)
	wrong := fmt.Sprintf(`{"round":%d,"seat":3,"person":"%s","wager":"joker","amount":100,"law":"5.6(e)","why":"paid `+
		`too little"}`, round, ann.me.ID)
	e.do(floor, "POST", at+"/corrections", wrong)
	e.do(boss, "POST", at+"/corrections/confirmed", `{"number":1}`)
	e.do(floor, "POST", at+"/corrections", wrong)
	e.do(boss, "POST", at+"/corrections/declined", `{"number":2,"why":"it was paid already"}`)
	e.do(boss, "GET", at+"/corrections", "")
	eye := e.as(casino.Surveillance)
	for _, path := range []string{"", "/rounds", fmt.Sprintf("/rounds/%d", round), "/history"} {
		e.do(eye, "GET", "/api/surveillance/big-six"+path, "")
	}
	e.follow(eye, "GET", "/api/surveillance/big-six/events", "")
	for _, path := range []string{"/reports/today", "/reports/today/sheet", "/reports/today/page", "/rounds?table=big-six"} {
		e.do(eye, "GET", "/api"+path, "")
	}
	e.follow(ann, "GET", at+"/events", "")
}

// over asks for wagers above the maximum.
func (e *everyOperation) over() {
	ann, floor := e.as(people.Guest), e.as(casino.Floorperson)
	const at, asked = "/api/tables/craps", `{"area":"pass","amount":60000}`
	e.do(ann, "POST", at+"/seat", `{"seat":1,"amount":90000}`)
	e.do(ann, "POST", at+"/over", asked)
	e.do(ann, "POST", at+"/withdrawn", asked)
	for _, decided := range []string{"denied", "accepted"} {
		e.do(ann, "POST", at+"/over", asked)
		e.do(floor, "POST", at+"/"+decided, `{"seat":1,"area":"pass","amount":60000}`)
	}
	e.do(ann, "DELETE", at+"/seat", "")
}

// cards asks questions, and what they are worth.
func (e *everyOperation) cards() {
	ann, bob := e.as(people.Guest), e.as(people.Guest)
	const three, holdem = "/api/tables/three-card-poker", "/api/tables/hold-em"
	e.do(ann, "POST", three+"/seat", `{"seat":1,"amount":20000}`)
	e.do(ann, "POST", three+"/acts", `{"kind":"make","area":"ante","amount":1000}`)
	e.do(ann, "PUT", three+"/ready", `{"ready":true}`)
	e.do(ann, "GET", three+"/coach", "")
	e.do(ann, "POST", three+"/chips", `{"amount":500}`)
	e.do(ann, "DELETE", three+"/chips", "")
	q := read[wire.TableView](ann, three).Status.Question
	e.do(ann, "POST", three+"/answers", `{"question":"`+q.ID+`","choice":"fold"}`)
	for i, who := range []*someone{ann, bob} {
		e.do(who, "POST", holdem+"/seat", fmt.Sprintf(`{"seat":%d,"amount":40000}`, i+1))
	}
	round := read[wire.TableView](ann, holdem).Status.Round
	for _, who := range []*someone{ann, bob} {
		e.do(who, "PUT", holdem+"/ready", `{"ready":true}`)
	}
	for _, who := range []*someone{ann, bob} {
		if q := read[wire.TableView](who, holdem).Status.Question; q != nil {
			e.do(who, "GET", holdem+"/equity", "")
			e.do(who, "POST", holdem+"/answers", `{"question":"`+q.ID+`","choice":"fold"}`)
			break
		}
	}
	e.do(ann, "GET", fmt.Sprintf("%s/rounds/%d/phh", holdem, round), "")
}

// private has a tournament at a private table.
func (e *everyOperation) private() {
	ann, bob, cy := e.as(people.Player), e.as(people.Guest), e.as(people.Guest)
	made := e.do(ann, "POST", "/api/tables", `{"game":"blackjack","betting":60,"decision":60,"tournament":{"chips":100000,"rounds":3}}`)
	path := "/api/tables/" + made["id"].(string)
	e.do(bob, "POST", path+"/guests", `{"code":"`+made["join"].(string)+`"}`)
	e.do(ann, "POST", path+"/invitations", `{"person":"`+cy.me.ID+`"}`)
	e.do(ann, "POST", path+"/seat", `{"seat":1,"amount":100000}`)
	e.do(bob, "POST", path+"/seat", `{"seat":2,"amount":100000}`)
	e.do(ann, "POST", path+"/tournament", "")
}

// notices are given and withdrawn.
func (e *everyOperation) notices() {
	boss, inspector := e.as(casino.PitBoss), e.as(casino.Inspector)
	const at, change = "/api/tables/craps/notices", `{"matter":"option","name":"odds","value":"5","posted":true,"announced":true,"told":true}`
	e.do(boss, "POST", at+"/draft", change)
	e.do(boss, "POST", at, change)
	e.do(boss, "GET", at, "")
	given := read[[]wire.Given](boss, at)
	e.do(boss, "DELETE", fmt.Sprintf("%s/%d", at, given[0].Seq), "")
	e.do(inspector, "GET", "/api/audit/notices", "")
}

// reads is what only reads.
func (e *everyOperation) reads() {
	ann, boss, inspector := e.as(people.Player), e.as(casino.PitBoss), e.as(casino.Inspector)
	for _, path := range []string{"/api/me", "/api/me/settings", "/api/me/rounds", "/api/me/rounds.csv", "/api/me/totals",
		"/api/me/achievements", "/api/lobby",
		"/api/games", "/api/games/craps", "/api/odds/craps", "/api/odds/craps/certificate",
		"/api/odds/blackjack/strategy", "/api/law?cite=1.3(c)",
		"/api/audit/key", "/api/audit/checkpoint", "/api/tables/craps/sign", "/api/tables/craps/papers/card"} {
		e.do(ann, "GET", path, "")
	}
	for _, path := range []string{"", "/odds"} {
		e.do(ann, "POST", "/api/design"+path, `{"text":"game big-six\nwhat-if joker 60"}`)
	}
	e.do(ann, "POST", "/api/design/sheets", `{"text":"game big-six"}`)
	e.do(ann, "GET", "/api/design/library", "")
	e.do(ann, "PUT", "/api/me/designs/x", `{"text":"game big-six"}`)
	e.do(ann, "GET", "/api/me/designs", "")
	e.do(ann, "DELETE", "/api/me/designs/x", "")
	e.do(ann, "POST", "/api/odds/blackjack/choices", `{"hand":["8s","8h"],"dealer":["6d"]}`)
	e.follow(ann, "POST", "/api/simulations", `{"game":"craps","wager":"field","rounds":1000,"seed":7}`)
	for _, path := range []string{"/api/desk", "/api/people", "/api/people/" + ann.me.ID, "/api/papers", "/api/papers/book"} {
		e.do(boss, "GET", path, "")
	}
	for _, path := range []string{"/api/audit/checkpoints", "/api/audit/records?from=0&most=5",
		"/api/audit/records/1/proof?size=4", "/api/audit/growth?older=2&size=5",
		"/api/audit/logs", "/api/audit/heads"} {
		e.do(inspector, "GET", path, "")
	}
}

// keno sells, draws, pays and refunds tickets, in the house's lounge and in a private one.
func (e *everyOperation) keno() {
	ann, writer, supervisor := e.guest, e.as(casino.KenoWriter), e.as(casino.KenoSupervisor)
	e.do(ann, "GET", "/api/keno", "")
	e.do(ann, "GET", keno1[:len(keno1)-1], "")
	e.do(ann, "POST", keno1+"price", oneSpot)
	e.do(ann, "POST", keno1+"odds", oneSpot)
	at := fmt.Sprintf(keno1+"stations/%d/", kenoStation(e.t, writer).Number)
	e.do(writer, "POST", at+"drawer", `{}`)
	number := func(ticket map[string]any) string { return fmt.Sprint(uint64(ticket["number"].(float64))) }
	sold := number(e.do(writer, "POST", at+"tickets", oneSpot))
	again := number(e.do(writer, "POST", at+"replays", `{"ticket":`+sold+`}`))
	e.do(writer, "POST", at+"voids", `{"ticket":`+again+`}`)
	many := number(e.do(writer, "POST", at+"tickets", `{"races":5,`+oneSpot[1:]))
	large := number(e.do(writer, "POST", at+"tickets", everyNumberAt(25*dollar)))
	byHand := number(e.do(writer, "POST", at+"tickets", everyNumberAt(dollar)))
	bought := number(e.do(ann, "POST", keno1+"tickets", oneSpot))
	e.do(ann, "GET", keno1+"tickets/"+bought, "")
	e.do(ann, "DELETE", keno1+"tickets/"+bought, "")
	mine := number(e.do(ann, "POST", keno1+"tickets", `{"races":5,`+oneSpot[1:]))
	round := read[wire.Keno](ann, keno1[:len(keno1)-1]).Status.Round
	secret := chance.Seed{9}
	e.do(ann, "POST", keno1+"cuts", fmt.Sprintf(`{"round":%d,"hash":"%s"}`, round, journal.CutOf("keno-1", round, 0, ann.me.ID, secret)))
	e.do(writer, "POST", keno1+"closing", `{}`)
	e.do(supervisor, "POST", keno1+"override", `{"why":"the printer jams","seconds":60}`)
	e.lockOut()
	e.do(ann, "POST", keno1+"openings", fmt.Sprintf(`{"round":%d,"secret":"%s"}`, round, secret))
	e.drawOut()
	e.do(ann, "GET", keno1+"races", "")
	e.do(ann, "GET", keno1+"races/1", "")
	e.do(ann, "GET", keno1+"boards/"+url.PathEscape("Hotel Lobby"), "")
	e.do(ann, "POST", keno1+"tickets/"+mine+"/refund", "")
	e.do(ann, "POST", keno1+"tickets/"+mine+"/replay", "")
	e.do(writer, "POST", at+"refunds", `{"ticket":`+many+`}`)
	e.do(supervisor, "POST", keno1+"authorizations", `{"ticket":`+large+`}`)
	e.do(writer, "POST", at+"payments", `{"tickets":[`+large+`]}`)
	e.do(supervisor, "POST", keno1+"down", `{"why":"the power is out"}`)
	e.do(supervisor, "POST", keno1+"authorizations", `{"ticket":`+byHand+`}`)
	e.do(writer, "POST", at+"manual", `{"ticket":`+byHand+`,"amount":6000}`)
	e.do(supervisor, "POST", keno1+"up", `{}`)
	e.do(supervisor, "POST", keno1+"key", `{"in":true}`)
	e.do(supervisor, "GET", keno1+"desk", "")
	cash := kenoStation(e.t, writer).Drawer.Cash
	e.do(writer, "POST", at+"count", fmt.Sprintf(`{"amount":%d}`, cash))
	e.follow(ann, "GET", keno1+"events", "")
	private := "/api/keno/" + e.do(ann, "POST", "/api/keno", "")["id"].(string)
	ticket := number(e.do(ann, "POST", private+"/tickets", everyNumberAt(dollar)))
	e.do(ann, "POST", private+"/lock-out", `{}`)
	e.do(ann, "POST", private+"/redemptions", `{"tickets":[`+ticket+`]}`)
	e.do(ann, "GET", private+"/tickets", "")
}
