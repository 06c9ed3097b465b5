package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casebook"
	"boardwalk/casino"
	"boardwalk/design"
	"boardwalk/floor"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/people"
)

// A design that no public table may have: a thousand to one, and a wager that is always won.
const generous = "design Nobody's gold\ngame three-card-poker\nwhat-if pair-plus: straight flush 1000\n" +
	"wager Any Hand, at three-card-poker\nlooks at player's cards\npays three cards 1000\notherwise loses\n"

func quoted(text string) string {
	data, _ := json.Marshal(text)
	return string(data)
}

// TestADesignIsReadAndWorkedOut asks what a design says, where a text is wrong, and what it is worth beside the lawful rules.
func TestADesignIsReadAndWorkedOut(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann := h.as(people.Nobody)
	ask := func(path, text string) map[string]any {
		return ann.want(200, "POST", path, `{"text":`+quoted(text)+`}`)
	}
	var said wire.DesignChecked
	decode(t, ask("/api/design", generous), &said)
	if said.Fault != nil || said.Name != "Nobody's gold" || len(said.Unlawful) != 2 || said.Unlawful[0].Cite == "" || len(said.Wagers) != 1 ||
		said.Wagers[0].Line != 4 || said.Deals.ID != "three-card-poker" || !strings.Contains(said.Case, "what-if pair-plus") {
		t.Errorf("%+v", said)
	}
	areas := 0
	for _, a := range said.Deals.Felt.Areas {
		if strings.HasPrefix(a.Wager, "any-hand") {
			areas++
		}
	}
	if areas == 0 {
		t.Error("the wager has no place on the layout")
	}
	for text, line := range map[string]int{"game craps\n\nwhat-if feild 12": 3, "game craps\nfield 12": 2, "": 1} {
		said = wire.DesignChecked{}
		if decode(t, ask("/api/design", text), &said); said.Fault == nil || said.Fault.Line != line {
			t.Errorf("%q: %+v", text, said.Fault)
		}
		ann.want(422, "POST", "/api/design/odds", `{"text":`+quoted(text)+`}`)
	}
	ann.want(422, "POST", "/api/design", `{"text":`+quoted(strings.Repeat("#", design.MostText+1))+`}`)

	var worth wire.DesignOdds
	decode(t, ask("/api/design/odds", "game roulette\nwhat-if wheel triple-zero\nwager Lowest Dozen, at roulette\nlooks at number drawn\n"+
		"pays number 1 to 12 2\n     number 5 9\notherwise loses\n"), &worth)
	designed, lawful := worth.Game.Wagers[0], worth.Lawful.Wagers[0]
	if designed.Exact != "1/13" || lawful.Exact != "1/19" || len(worth.Unlawful) < 2 {
		t.Errorf("%s beside %s: %+v", designed.Exact, lawful.Exact, worth.Unlawful)
	}
	if w := worth.Wagers[0]; w.Exact != "1/13" || len(w.Faults) != 1 || w.Faults[0].Line != 6 {
		t.Errorf("%+v", w)
	}
	// The odds page asks in the address.
	sheet := ann.want(200, "GET", "/api/odds/roulette?what_if=wheel%20triple-zero", "")
	if len(sheet["unlawful"].([]any)) == 0 || len(sheet["lawful"].([]any)) == 0 {
		t.Errorf("%v %v", sheet["unlawful"], sheet["lawful"])
	}
	ann.want(422, "GET", "/api/odds/roulette?what_if=wheel%20square", "")
	if answer, text := ann.ask("POST", "/api/design/sheets", `{"text":`+quoted("game big-six\nwhat-if joker 60")+`}`); answer.StatusCode !=
		200 ||
		!strings.Contains(text, "html") {
		t.Errorf("%s: %.80s", answer.Status, text)
	}
}

func decode(t *testing.T, from map[string]any, to any) {
	t.Helper()
	data, err := json.Marshal(from)
	if err == nil {
		err = json.Unmarshal(data, to)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestADesignIsDealtForNobodysChips plays a round that wins a thousand to one, opens the house again, and looks for the money: it is
// nobody's. What happened can be seen afterwards, marked.
func TestADesignIsDealtForNobodysChips(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	had := balance(ann)
	ann.want(409, "POST", "/api/tables", `{"game":"craps","design":`+quoted(generous)+`}`)
	ann.want(422, "POST", "/api/tables", `{"game":"craps","design":"game craps\nwhat-if nothing"}`)
	made := ann.want(200, "POST", "/api/tables", `{"game":"three-card-poker","decision":86400,"betting":86400,"design":`+quoted(generous)+`}`)
	path := "/api/tables/" + made["id"].(string)
	if made["designed"] != true || len(made["unlawful"].([]any)) != 2 || made["name"] != "Nobody's gold" ||
		!strings.Contains(made["design"].(string), "wager Any Hand") {
		t.Errorf("%v %v %v", made["designed"], made["unlawful"], made["design"])
	}
	bob.want(200, "POST", path+"/guests", `{"code":"`+made["join"].(string)+`"}`)
	if deals := ann.want(200, "GET", path+"/game", ""); !strings.Contains(string(must[[]byte](t)(json.Marshal(deals))), "any-hand-1") {
		t.Error("the game at the table has no wager of one's own")
	}
	ann.want(409, "POST", path+"/seat", `{"seat":1,"amount":100000100}`)
	ann.want(200, "POST", path+"/seat", `{"seat":1,"amount":90000000}`) // more than she has
	ann.want(409, "POST", path+"/coupons", `{"amount":1000}`)
	for _, area := range []string{"ante-1", "any-hand-1"} {
		ann.want(200, "POST", path+"/acts", `{"kind":"make","area":"`+area+`","amount":1000}`)
	}
	ann.want(200, "PUT", path+"/ready", `{"ready":true}`)
	bob.want(409, "POST", path+"/seat", `{"seat":2,"amount":1000}`) // in the middle of a round
	for range 9 {
		if q := read[wire.TableView](ann, path).Status.Question; q != nil {
			ann.want(200, "POST", path+"/answers", `{"question":"`+q.ID+`","choice":"`+q.Choices[0]+`"}`)
		}
	}
	v := read[wire.TableView](ann, path)
	if v.Own == nil || v.Own.Net < 9000*money.Dollar {
		t.Fatalf("the wager that cannot lose left %+v", v.Own)
	}
	h.close()
	h = openIn(t, h.dir, h.file)
	ann = h.sessionOf(ann.me)
	if got := read[wire.TableView](ann, path); !got.Designed || got.Own.Chips != v.Own.Chips {
		t.Errorf("after a restart: %+v", got.Own)
	}
	ann.want(200, "DELETE", path+"/seat", "")
	if got := balance(ann); got != had {
		t.Errorf("ann had %s and has %s", had, got)
	}
	round := read[wire.RoundReplay](ann, path+"/rounds/1")
	if !round.Designed {
		t.Error("the round is not marked")
	}
	if rounds := read[wire.Rounds](ann, "/api/me/rounds"); rounds.Of != 0 {
		t.Errorf("rounds for nobody's chips are among ann's: %+v", rounds)
	}
	if earned, _ := h.people.Find(ann.me.ID); len(earned.Learned.Earned) != 0 {
		t.Errorf("ann learned at a table of her own rules: %v", earned.Learned.Earned)
	}
}

func balance(who *someone) money.Cents { return read[wire.Me](who, "/api/me").Balance }

// TestNothingDesignedReachesThePublic tries every way by which a table is set up or changed, a file is read or a paragraph is
// counted, with what the law does not allow.
func TestNothingDesignedReachesThePublic(t *testing.T) {
	h := open(t, casinoOf("craps", "three-card-poker"))
	ann, boss := h.as(people.Guest), h.as(casino.PitBoss)
	// a private table under the law: options, limits, and a text in the place of a name or an option
	for _, bad := range []string{
		`{"game":"blackjack","options":{"decks":"17"}}`,
		`{"game":"blackjack","options":{"hit-soft-17":"yes"}}`,
		`{"game":"blackjack","options":{"what-if":"blackjack pays 6 to 5"}}`,
		`{"game":"three-card-poker","name":"what-if pair-plus: straight flush 1000\n"}`,
	} {
		ann.want(409, "POST", "/api/tables", bad)
	}
	ann.want(422, "POST", "/api/tables", `{"game":"three-card-poker","what_if":"pair-plus: straight flush 1000"}`)
	ann.want(409, "POST", "/api/tables", `{"game":"three-card-poker","tournament":{"chips":100000,"rounds":3},"design":`+quoted(generous)+`}`)
	// notices at a public table, and at one that deals a design
	for _, change := range []string{
		`{"matter":"option","name":"hit-soft-17","value":"yes"}`, `{"matter":"pays","name":"pair plus on flush","odds":"1000 to 1"}`,
		`{"matter":"what-if","name":"pair plus","value":"1000"}`,
	} {
		if answer, text := boss.ask("POST", "/api/tables/three-card-poker/notices", change); answer.StatusCode == http.StatusOK {
			t.Errorf("notice of %s is given: %s", change, text)
		}
	}
	made := ann.want(200, "POST", "/api/tables", `{"game":"three-card-poker","design":`+quoted(generous)+`}`)
	at := "/api/tables/" + made["id"].(string)
	boss.want(409, "POST", at+"/notices", `{"matter":"limit","min":500,"max":1000,"posted":true,"announced":true}`)
	// it is no table of the lobby to others, and no table of the house is marked
	bob := h.as(people.Guest)
	bob.want(404, "GET", at, "")
	for _, l := range read[wire.Lobby](bob, "/api/lobby").Tables {
		if l.Designed || len(l.Unlawful) > 0 || l.ID == made["id"] {
			t.Errorf("%+v", l)
		}
	}
	// the same game under the law is as before
	deals := bob.want(200, "GET", "/api/tables/three-card-poker/game", "")
	if strings.Contains(string(must[[]byte](t)(json.Marshal(deals))), "any-hand") {
		t.Error("the public table has a wager of somebody's own")
	}
	// whoever sets a table up from a plan: one that is not private is refused by its own records, and so is one of the casino file
	p := must[sitting.Plan](t)(sitting.PlanOf(h.file, h.file.Pits[0].Name, &h.file.Pits[0].Tables[1]))
	if err := p.Design(&floor.Design{WhatIf: "pair-plus: straight flush 1000"}); err != nil {
		t.Fatal(err)
	}
	p.Placement.Table.ID = "p-77"
	if err := h.floor.SetUp("ann", &p); err == nil {
		t.Error("a public table deals a design")
	}
	// the casino file knows no such line
	var file bytes.Buffer
	if err := casino.Write(&file, h.file); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"what-if pair-plus: straight flush 1000", "design x", "wager Any Hand, at three-card-poker"} {
		if _, err := casino.Parse("casino", append(slices.Clip(file.Bytes()), "\n"+line+"\n"...)); len(err) == 0 {
			t.Errorf("a casino file has the line %q", line)
		}
	}
	// a case of a design is evidence for no paragraph
	d, err := design.Parse(generous)
	if err != nil {
		t.Fatal(err)
	}
	c, err := casebook.Parse("x.case", strings.NewReader("# x\nlaw 19:47-8.1\n"+d.Case()))
	if err == nil && len(casebook.Run(c, game.Find).Failures) == 0 {
		t.Error("a case of a design proves a paragraph")
	}
}

// TestDesignsAreKept keeps designs with accounts: durable, the owner's only, no more than so many, and gone with the person.
func TestDesignsAreKept(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, bob := h.as(people.Player), h.as(people.Guest)
	ann.want(200, "PUT", "/api/me/designs/My%20own", `{"text":`+quoted(generous)+`}`)
	ann.want(200, "PUT", "/api/me/designs/My%20own", `{"text":"game craps"}`)
	ann.want(200, "PUT", "/api/me/designs/Other", `{"text":`+quoted(generous)+`}`)
	ann.want(409, "PUT", "/api/me/designs/a%23b", `{"text":"game craps"}`)
	if list := read[[]wire.KeptDesign](bob, "/api/me/designs"); len(list) != 0 {
		t.Errorf("bob has %v", list)
	}
	for i := range 6 {
		want := 200
		if i == 5 {
			want = 409
		}
		bob.want(want, "PUT", "/api/me/designs/d"+string(rune('a'+i)), `{"text":"game craps"}`)
	}
	bob.want(409, "PUT", "/api/me/designs/da", `{"text":`+quoted(strings.Repeat("#", design.MostText))+`}`)
	h.close()
	h = openIn(t, h.dir, h.file)
	ann = h.sessionOf(ann.me)
	list := read[[]wire.KeptDesign](ann, "/api/me/designs")
	if len(list) != 2 || list[0].Name != "My own" || list[0].Text != "game craps" || list[1].Text != generous || list[0].Changed == nil {
		t.Fatalf("%+v", list)
	}
	ann.want(200, "DELETE", "/api/me/designs/Other", "")
	ann.want(409, "DELETE", "/api/me/designs/Other", "")
	if err := h.people.Forget(ctx, "boss", ann.me.ID, func(context.Context) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if p, _ := h.people.Find(ann.me.ID); len(p.Designs) != 0 {
		t.Errorf("what ann designed is kept after she is forgotten: %v", p.Designs)
	}
	if len(read[[]wire.KeptDesign](h.as(people.Nobody), "/api/design/library")) < 30 {
		t.Error("the library is small")
	}
}
