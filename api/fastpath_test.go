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

// fastRequest is a request, and whether it takes the fast path.
type fastRequest struct {
	by, method, path, body string
	headers                []string
	fast                   bool
}

// fastRequests returns requests of every kind, to be sent in this order to one house.
func fastRequests() (list []fastRequest) {
	wagers := "/api/tables/big-six/acts"
	ask := func(fast bool, by, method, path, body string, headers ...string) {
		list = append(list, fastRequest{by, method, path, body, headers, fast})
	}
	ask(true, "ann", "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":100000}`)
	ask(true, "ann", "POST", wagers, `{"kind":"make","area":"one","amount":500}`)
	ask(true, "ann", "POST", wagers, " {\n\"amount\" : 500 ,\t\"kind\":\"make\",\"area\":\"two\"}\r\n")
	ask(true, "ann", "POST", wagers, `{"kind":"remove","area":"two"}`)
	ask(true, "ann", "POST", "/api/tables/big-six/chips", `{"amount":500}`)
	ask(true, "ann", "POST", "/api/tables/big-six/cuts",
		`{"round":1,"hash":"0000000000000000000000000000000000000000000000000000000000000000"}`)
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
	// Bodies that are not flat, or not valid.
	for _, body := range []string{
		`{"kind":"make","area":"one","amount":500,"amount":600}`, `{"kind":"make","area":"one","amount":500,"colour":"red"}`,
		`{"kind":"make","area":"one","amount":"500"}`, `{"kind":"make","area":"one","amount":500.0}`, `{"kind":"make","area":"one","amount":5e2}`,
		`{"kind":"make","area":"one","amount":-500}`, `{"kind":"make","area":"one","amount":0500}`,
		`{"kind":"make","area":"one","amount":99999999999999999999}`,
		`{"kind":"make","area":"one","amount":null}`, `{"kind":"make","area":null,"amount":500}`, `{"kind":"take","area":"one","amount":500}`,
		`{"area":"one","amount":500}`, `{}`, `[]`, `null`, `"make"`, `500`, `{`, `{"kind":"make"`, `{"kind":"make","area":"one","amount":500}}`,
		`{"kind":"make","area":"one","amount":500,}`, `{,"kind":"make"}`, `{"kind":"make" "area":"one"}`, `{'kind':'make'}`,
		`{"kind":"m\u0061ke","area":"one","amount":500}`, `{"kind":"make","area":"önë","amount":500}`,
		"{\"kind\":\"make\",\"area\":\"o\x01e\"}", "{\"kind\":\"make\",\"area\":\"o\xffe\"}",
		`{"kind":"make","area":"` + strings.Repeat("x", 65) + `","amount":500}`, `{"kind":"special","word":"x","args":[1]}`,
		`{"KIND":"make","area":"one","amount":500}`,
		`{"kind":"make","area":"one","amount":500` + strings.Repeat(" ", 600) + `}`, `{"kind":"make","area":"one","amount":500}` + "\x00",
	} {
		ask(false, "ann", "POST", wagers, body)
	}
	ask(false, "ann", "POST", "/api/tables/big-six/seat", `{"seat":65,"amount":100000}`)
	ask(false, "ann", "POST", "/api/tables/big-six/seat", `{"seat":0,"amount":100000}`)
	ask(false, "ann", "POST", "/api/tables/big-six/chips", `{"amount":0}`)
	ask(false, "ann", "POST", "/api/tables/big-six/cuts", `{"round":1,"hash":""}`)
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

// TestTheFastPathAnswersAsTheFrameworkDoes sends the same requests to two houses, of
// which one has no fast path. All answers are the same.
func TestTheFastPathAnswersAsTheFrameworkDoes(t *testing.T) {
	file := func() *casino.File {
		f := casinoOf("big-six")
		f.Pits[0].Tables = append(f.Pits[0].Tables,
			casino.Table{ID: "ours", Game: "big-six", Private: true, Limit: table.Limit{Min: dollar, Max: 500 * dollar}})
		return f
	}
	fast, full := open(t, file()), open(t, file())
	count := api.CountFastPath(fast.server)
	api.DisableFastPath(full.server)
	known := map[*house]map[string]*someone{}
	for _, h := range []*house{fast, full} {
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
	for i, o := range fastRequests() {
		name := fmt.Sprintf("%d: %s, %s %s %q %v", i, o.by, o.method, o.path, o.body, o.headers)
		before := count.Load()
		got, text := who(fast, o.by).ask(o.method, o.path, o.body, o.headers...)
		if took := count.Load() > before; took != o.fast {
			t.Errorf("%s took the fast path: %t", name, took)
		}
		want, wanted := who(full, o.by).ask(o.method, o.path, o.body, o.headers...)
		if got.StatusCode != want.StatusCode || text != wanted {
			t.Errorf("%s:\n%s %s, and without the fast path\n%s %s", name, got.Status, text, want.Status, wanted)
		}
		for _, h := range []http.Header{got.Header, want.Header} {
			h.Del("Date")
			h.Del("Link") // to the schema, which the framework adds to its own answers
		}
		if !maps.EqualFunc(got.Header, want.Header, func(a, b []string) bool { return fmt.Sprint(a) == fmt.Sprint(b) }) {
			t.Errorf("%s:\n%v, and without the fast path\n%v", name, got.Header, want.Header)
		}
	}
	stands := func(h *house) string {
		view := who(h, "ann").want(http.StatusOK, "GET", "/api/tables/big-six", "")
		return fmt.Sprint(view["own"], view["at"])
	}
	if got, want := stands(fast), stands(full); got != want {
		t.Errorf("the house stands at %s, and the other at %s", got, want)
	}
}
