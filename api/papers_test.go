package api_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/paper"
	"boardwalk/people"
)

// A sign hangs on the wall and a guide is handed out, so everybody gets them; the layout is for staff.
func TestPapersOfATableAreForWhoMayHaveThem(t *testing.T) {
	h := open(t, casinoOf("craps", "blackjack"))
	nobody, floor, commission := h.as(people.Nobody), h.as(casino.Floorperson), h.as(casino.Inspector)
	for _, kind := range []string{"sign", "guide", "abridged", "card"} {
		answer, text := nobody.ask("GET", "/api/tables/craps/papers/"+kind, "")
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "application/pdf" || !strings.HasPrefix(text, "%PDF-") ||
			!strings.Contains(answer.Header.Get("Content-Disposition"), `inline; filename="craps-`+kind+`.pdf"`) {
			t.Errorf("%s: %s %v", kind, answer.Status, answer.Header)
		}
	}
	nobody.want(403, "GET", "/api/tables/craps/papers/layout", "")
	h.as(people.Player).want(403, "GET", "/api/tables/craps/papers/layout", "")
	for _, form := range []string{"pdf", "html", "json", "svg"} {
		for _, who := range []*someone{floor, commission} {
			if answer, text := who.ask("GET", "/api/tables/craps/papers/layout?form="+form, ""); answer.StatusCode != 200 || len(text) < 1000 {
				t.Errorf("%s: %s, %d bytes", form, answer.Status, len(text))
			}
		}
	}
	nobody.want(401, "GET", "/api/papers", "")
	h.as(people.Guest).want(403, "GET", "/api/papers", "")
	h.as(people.Player).want(403, "GET", "/api/papers/book", "")
	list := read[wire.Shelf](floor, "/api/papers")
	if len(list.Papers) < 5 || len(list.Tables) != 2 || list.House != h.file.Name {
		t.Errorf("%+v", list)
	}
	for _, p := range list.Papers { // all that the shelf names is there
		for _, form := range p.Forms {
			if answer, text := floor.ask("GET", "/api/tables/blackjack/papers/"+p.Kind+"?lang=es&size=A4&form="+form, ""); answer.StatusCode != 200 {
				t.Errorf("%s as %s: %s %s", p.Kind, form, answer.Status, text)
			}
		}
	}
	nobody.want(404, "GET", "/api/tables/craps/papers/menu", "")
	nobody.want(404, "GET", "/api/tables/nowhere/papers/sign", "")
	nobody.want(422, "GET", "/api/tables/craps/papers/sign?form=svg", "")
	nobody.want(422, "GET", "/api/tables/craps/papers/sign?form=docx", "")
	nobody.want(422, "GET", "/api/tables/craps/papers/sign?lang=fr", "")
	if answer, _ := nobody.ask("GET", "/api/tables/craps/papers/sign?save=true&lang=es", ""); !strings.HasPrefix(
		answer.Header.Get("Content-Disposition"), `attachment; filename="craps-sign-es.pdf"`) {
		t.Error(answer.Header)
	}
}

// A page may have the style that it comes with, and nothing else; and a browser that has a paper is not sent it again.
func TestAPaperHasAPolicyAndATag(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Nobody)
	answer, text := ann.ask("GET", "/api/tables/big-six/papers/guide?form=html", "")
	style := regexp.MustCompile(`(?s)<style>(.*?)</style>`).FindStringSubmatch(text)
	if style == nil {
		t.Fatalf("%s: no style", answer.Status)
	}
	sum := sha256.Sum256([]byte(style[1]))
	policy := answer.Header.Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") {
		t.Error(policy)
	}
	if strings.Contains(text, " style=") || strings.Contains(text, "<script") {
		t.Error("the page has something that its policy does not allow")
	}
	tag := answer.Header.Get("ETag")
	if tag == "" || answer.Header.Get("Cache-Control") != "private, no-cache" {
		t.Error(answer.Header)
	}
	for path, want := range map[string]int{"guide?form=html": 304, "guide?form=html&lang=es": 200, "guide": 200, "guide?size=A4": 200} {
		if again, text := ann.ask("GET", "/api/tables/big-six/papers/"+path, "", "If-None-Match", tag); again.StatusCode != want ||
			want == 304 && (text != "" || again.Header.Get("ETag") != tag) {
			t.Errorf("%s: %s, %d bytes", path, again.Status, len(text))
		}
	}
}

// signOf is the sign as a screen is told it, with its words.
func signOf(t *testing.T, who *someone, path string) (wire.TableSign, string) {
	t.Helper()
	s := read[wire.TableSign](who, path)
	var lines []string
	for i := range s.Document.Sections {
		lines = append(lines, s.Document.Sections[i].Lines()...)
	}
	return s, strings.Join(lines, "\n")
}

// A sign says what is to change while that is to come, and what has changed when it does. So do the other papers.
func TestASignFollowsTheNoticesOfItsTable(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	boss, ann := h.as(casino.PitBoss), h.as(people.Nobody)
	const at = "/api/tables/big-six/sign"
	before, said := signOf(t, ann, at)
	if before.Next != nil || strings.Contains(said, "From ") || before.Document.Kind != paper.Sign {
		t.Errorf("%v: %s", before.Next, said)
	}
	answer, _ := ann.ask("GET", at, "")
	tag := answer.Header.Get("ETag")
	if again, _ := ann.ask("GET", at, "", "If-None-Match", tag); again.StatusCode != 304 {
		t.Error(again.Status)
	}
	// a higher minimum takes effect in half an hour, a higher maximum at once
	boss.want(200, "POST", "/api/tables/big-six/notices",
		`{"matter":"limit","name":"joker","min":2500,"max":50000,"posted":true,"announced":true,"told":true}`)
	coming, said := signOf(t, ann, at)
	if coming.Next == nil || time.Until(*coming.Next) < 25*time.Minute || !strings.Contains(said, "joker: minimum $25, maximum $500") {
		t.Errorf("%v: %s", coming.Next, said)
	}
	if again, _ := ann.ask("GET", at, "", "If-None-Match", tag); again.StatusCode != 200 {
		t.Error("a sign that has changed has the same tag")
	}
	if _, spanish := signOf(t, ann, at+"?lang=es"); !strings.Contains(spanish, "$25") || strings.Contains(spanish, "From ") {
		t.Error(spanish)
	}
	if _, page := ann.ask("GET", "/api/tables/big-six/papers/sign?form=html", ""); !strings.Contains(page, `class="notice"`) {
		t.Error("the sign that is printed gives no notice")
	}
	boss.want(200, "POST", "/api/tables/big-six/notices", `{"matter":"limit","max":80000,"min":500,"posted":true,"announced":true}`)
	_, said = signOf(t, ann, at)
	if !strings.Contains(said, "$800") {
		t.Errorf("the sign has the old limit: %s", said)
	}
	if answer, text := ann.ask("GET", "/api/tables/big-six/papers/guide?form=json", ""); !strings.Contains(text, "$800") {
		t.Errorf("%s: the guide has the old limit", answer.Status)
	}
}

// What somebody designed is printed for those who may come to its table, and marked; a drawing alone cannot be.
func TestPapersOfDesignedRulesAreMarked(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, boss := h.as(people.Guest), h.as(casino.PitBoss)
	for _, text := range []string{generous, "game roulette\nwhat-if wheel triple-zero\n", "game blackjack\nwhat-if blackjack pays 6 to 5\n"} {
		game := strings.Fields(text[strings.Index(text, "game "):])[1]
		made := ann.want(200, "POST", "/api/tables", `{"game":"`+game+`","design":`+quoted(text)+`}`)
		at := "/api/tables/" + made["id"].(string)
		for _, kind := range []string{"sign", "guide", "abridged", "card", "layout"} {
			who := ann
			if kind == "layout" {
				who = boss
				boss.want(422, "GET", at+"/papers/layout?form=svg", "")
			}
			for lang, mark := range map[string][2]string{"en": {"Not lawful in New Jersey: ", "Not lawful in New Jersey: designed"},
				"es": {"No es lícito en Nueva Jersey: ", "No lícitas en Nueva Jersey: reglas diseñadas"}} {
				answer, page := who.ask("GET", at+"/papers/"+kind+"?form=html&lang="+lang, "")
				_, body, _ := strings.Cut(page, "</header>")
				body, foot, _ := strings.Cut(body, "<footer>")
				notice, heading := strings.Index(body, `<p class="notice"`), strings.Index(body, "<h2>")
				if answer.StatusCode != 200 || notice < 0 || heading >= 0 && heading < notice || !strings.Contains(body, mark[0]) {
					t.Errorf("%s of %s in %s is not marked at its head: %s, %d %d", kind, game, lang, answer.Status, notice, heading)
				}
				if first, _, _ := strings.Cut(foot, "</p>"); !strings.Contains(first, mark[1]) { // which stands at the foot of every page
					t.Errorf("%s of %s in %s: the foot of its pages says %q", kind, game, lang, first)
				}
			}
		}
		if s := read[wire.TableSign](ann, at+"/sign"); !s.Document.Designed {
			t.Error("the sign on the screen is not marked")
		}
		h.as(people.Nobody).want(404, "GET", at+"/sign", "")
		h.as(people.Guest).want(404, "GET", at+"/papers/sign", "")
	}
	list := read[wire.Shelf](boss, "/api/papers")
	if len(list.Tables) != 4 || !slices.ContainsFunc(list.Tables, func(s wire.ShelfTable) bool { return len(s.Unlawful) > 0 }) {
		t.Errorf("%+v", list.Tables)
	}
}

// The book is printed once for all who ask for it, while others get their cards.
func TestTheBookIsPrintedBesideOtherPapers(t *testing.T) {
	h := open(t, casinoOf("big-six", "pokette"))
	boss, ann := h.as(casino.PitBoss), h.as(people.Nobody)
	var all sync.WaitGroup
	var books [2][]byte
	for i := range books {
		all.Go(func() {
			for range 40 {
				answer, text := boss.ask("GET", "/api/papers/book", "")
				if answer.StatusCode == 200 {
					books[i] = []byte(text)
					return
				}
				if answer.StatusCode != http.StatusServiceUnavailable || answer.Header.Get("Retry-After") == "" {
					t.Errorf("%s %s", answer.Status, text)
					return
				}
			}
		})
	}
	ann.ask("GET", "/api/tables/big-six/papers/card", "")
	all.Wait()
	if !bytes.HasPrefix(books[0], []byte("%PDF-")) || !bytes.Equal(books[0], books[1]) {
		t.Errorf("%d and %d bytes", len(books[0]), len(books[1]))
	}
}
