package api_test

import (
	"fmt"
	"maps"
	"net/http"
	"strings"
	"testing"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/people"
	"boardwalk/table"
)

// orderly is a request, and whether it is so plain that it goes the short way.
type orderly struct {
	by, method, path, body string
	headers                []string
	short                  bool
}

// orderlies are requests of every kind, to be asked in this order of the same house.
func orderlies() (list []orderly) {
	wagers := "/api/tables/big-six/acts"
	ask := func(short bool, by, method, path, body string, headers ...string) {
		list = append(list, orderly{by, method, path, body, headers, short})
	}
	ask(true, "ann", "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":100000}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`)
	ask(true, "ann", "POST", wagers, " {\n\"amount\" : 500 ,\t\"kind\":\"make\",\"area\":\"two\"}\r\n")
	ask(true, "ann", "POST", wagers, `{"kind":"remove","area":"two"}`)
	ask(true, "ann", "POST", "/api/tables/big-six/chips", `{"amount":500}`)
	ask(true, "ann", "POST", "/api/tables/big-six/cuts", `{"text":"a cut"}`)
	ask(true, "ann", "PUT", "/api/tables/big-six/ready", `{"ready":false}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`, "Idempotency-Key", "k")
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`, "Idempotency-Key", "k") // repeated
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":600}`, "Idempotency-Key", "k") // another order
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`, "Accept", "*/*")
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`, "Accept", "application/json")
	// What the table refuses.
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":1}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":100000000}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"nowhere","amount":500}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"<b>&","amount":500}`)
	ask(true, "ann", "POST", "/api/tables/big-six/answers", `{"question":"1.1","choice":"hit"}`)
	ask(true, "ann", "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":100000}`)
	ask(true, "bob", "POST", wagers, `{"kind":"make","area":"one","amount":500}`) // who has no seat
	// What is not plain, or not right.
	for _, body := range []string{
		`{"kind":"make","area":"one","amount":500,"amount":600}`, `{"kind":"make","area":"one","amount":500,"colour":"red"}`,
		`{"kind":"make","area":"one","amount":"500"}`, `{"kind":"make","area":"one","amount":500.0}`, `{"kind":"make","area":"one","amount":5e2}`,
		`{"kind":"make","area":"one","amount":-500}`, `{"kind":"make","area":"one","amount":0500}`, `{"kind":"make","area":"one","amount":99999999999999999999}`,
		`{"kind":"make","area":"one","amount":null}`, `{"kind":"make","area":null,"amount":500}`, `{"kind":"take","area":"one","amount":500}`,
		`{"area":"one","amount":500}`, `{}`, `[]`, `null`, `"make"`, `500`, `{`, `{"kind":"make"`, `{"kind":"make","area":"one","amount":500}}`,
		`{"kind":"make","area":"one","amount":500,}`, `{,"kind":"make"}`, `{"kind":"make" "area":"one"}`, `{'kind':'make'}`,
		`{"kind":"m\u0061ke","area":"one","amount":500}`, `{"kind":"make","area":"önë","amount":500}`, "{\"kind\":\"make\",\"area\":\"o\x01e\"}", "{\"kind\":\"make\",\"area\":\"o\xffe\"}",
		`{"kind":"make","area":"` + strings.Repeat("x", 65) + `","amount":500}`, `{"kind":"special","word":"x","args":[1]}`, `{"KIND":"make","area":"one","amount":500}`,
		`{"kind":"make","area":"one","amount":500` + strings.Repeat(" ", 600) + `}`, `{"kind":"make","area":"one","amount":500}` + "\x00",
	} {
		ask(false, "ann", "POST", wagers, body)
	}
	ask(false, "ann", "POST", "/api/tables/big-six/seat", `{"seat":65,"amount":100000}`)
	ask(false, "ann", "POST", "/api/tables/big-six/seat", `{"seat":0,"amount":100000}`)
	ask(false, "ann", "POST", "/api/tables/big-six/chips", `{"amount":0}`)
	ask(false, "ann", "POST", "/api/tables/big-six/cuts", `{"text":""}`)
	ask(false, "ann", "PUT", "/api/tables/big-six/ready", `{"ready":1}`)
	ask(false, "ann", "PUT", "/api/tables/big-six/ready", `{"ready":truest}`)
	ask(false, "ann", "POST", wagers, "")
	// How it is asked.
	good := `{"kind":"make","area":"one","amount":500}`
	for _, headers := range [][]string{
		{"Idempotency-Key", strings.Repeat("k", 65)}, {"Content-Type", "application/json; charset=utf-8"}, {"Content-Type", "text/plain"},
		{"Content-Type", ""}, {"Accept", "text/html"}, {"Accept", "application/json, text/plain;q=0.5"}, {"Accept", "application/cbor"},
		{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://elsewhere.example"},
	} {
		ask(false, "ann", "POST", wagers, good, headers...)
	}
	ask(false, "ann", "PATCH", wagers, good)
	ask(false, "ann", "GET", wagers, "")
	ask(false, "ann", "POST", "/api/tables/nowhere/acts", good)
	ask(false, "ann", "POST", "/api/tables//acts", good)
	ask(false, "ann", "POST", "/api/tables/big%2Dsix/acts", good)
	ask(false, "ann", "POST", wagers+"/", good)
	ask(false, "ann", "POST", wagers+"/list", `{"acts":[`+good+`]}`)
	// Who asks.
	ask(false, "", "POST", wagers, good)
	for _, role := range []casino.Role{casino.Floorperson, casino.PitBoss, casino.Inspector, casino.Surveillance, casino.Cage} {
		ask(false, string(role), "POST", wagers, good)
	}
	ask(false, "bob", "POST", "/api/tables/ours/seat", `{"seat":1,"amount":100000}`) // who was not invited
	return list
}

// TestShortWay asks two houses the same. In one of them plain orders go the short
// way, in the other all go huma's: nobody can tell from the answers which it is.
func TestShortWay(t *testing.T) {
	file := func() *casino.File {
		f := casinoOf("big-six")
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: "ours", Game: "big-six", Private: true, Limit: table.Limit{Min: dollar, Max: 500 * dollar}})
		return f
	}
	short, long := open(t, file()), open(t, file())
	count := api.CountShortWay(short.server)
	api.ShutShortWay(long.server)
	known := map[*house]map[string]*someone{}
	for _, h := range []*house{short, long} {
		known[h] = map[string]*someone{"": h.as(people.Nobody)}
		for _, id := range []string{"ann", "bob"} {
			known[h][id] = h.sessionOf(must[people.Person](t)(h.people.SignUp(id, "", "correct horse battery")))
		}
	}
	who := func(h *house, by string) *someone {
		if known[h][by] == nil {
			known[h][by] = h.as(casino.Role(by))
		}
		return known[h][by]
	}
	for i, o := range orderlies() {
		name := fmt.Sprintf("%d: %s, %s %s %q %v", i, o.by, o.method, o.path, o.body, o.headers)
		before := count.Load()
		got, text := who(short, o.by).ask(o.method, o.path, o.body, o.headers...)
		if went := count.Load() > before; went != o.short {
			t.Errorf("%s went the short way: %t", name, went)
		}
		want, wanted := who(long, o.by).ask(o.method, o.path, o.body, o.headers...)
		if got.StatusCode != want.StatusCode || text != wanted {
			t.Errorf("%s:\n%s %s, and the long way\n%s %s", name, got.Status, text, want.Status, wanted)
		}
		for _, h := range []http.Header{got.Header, want.Header} {
			h.Del("Date")
			h.Del("Link") // to the schema, which huma says of its own answers
		}
		if !maps.EqualFunc(got.Header, want.Header, func(a, b []string) bool { return fmt.Sprint(a) == fmt.Sprint(b) }) {
			t.Errorf("%s:\n%v, and the long way\n%v", name, got.Header, want.Header)
		}
	}
	stands := func(h *house) string {
		view := who(h, "ann").want(http.StatusOK, "GET", "/api/tables/big-six", "")
		return fmt.Sprint(view["own"], view["at"])
	}
	if got, want := stands(short), stands(long); got != want {
		t.Errorf("the house stands at %s, and the other at %s", got, want)
	}
}
