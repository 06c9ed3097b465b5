package api_test

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/people"
)

// busyTable makes more events at a table than it can be followed from.
func busyTable(t *testing.T, ann *someone) {
	t.Helper()
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 500*dollar))
	pair := `{"kind":"make","area":"pass","amount":500},{"kind":"remove","area":"pass"}`
	list := `{"acts":[` + strings.Repeat(pair+",", 15) + pair + `]}`
	for range 40 {
		ann.want(200, "POST", "/api/tables/craps/acts/list", list)
	}
}

// heard reads a stream from an event on until the table's status comes, and returns the
// numbers of the events.
func (s *someone) heard(path string, after uint64) (list []uint64) {
	s.h.t.Helper()
	err := s.Stream(ctx, path, after, func(m client.Message) error {
		if m.Event != nil {
			list = append(list, m.Event.N)
		}
		if m.Status != nil {
			return errHeard
		}
		return nil
	})
	if err != errHeard {
		s.h.t.Fatal(err)
	}
	return list
}

// TestWhatIsPastIsGone asks for the whole life of a table as a stream. It is told where
// to look instead, and whoever missed a lot gets it page by page, after a restart too.
func TestWhatIsPastIsGone(t *testing.T) {
	h := openSet(t, newDir(t), casinoOf("craps"), []floor.Setting{floor.Reach(1100), floor.Keep(16)})
	ann, eye, nobody := h.as(people.Guest), h.as(casino.Surveillance), h.as(people.Nobody)
	busyTable(t, ann)
	last := read[wire.TableView](ann, "/api/tables/craps").Last
	if last < 1200 {
		t.Fatalf("only %d events", last)
	}
	for path, see := range map[string]string{"/api/tables/craps/events": "/api/tables/craps",
		"/api/surveillance/craps/events": "/api/surveillance/craps/history?after=0"} {
		p := eye.want(410, "GET", path+"?after=0", "")
		if p["see"] != see || !strings.Contains(p["detail"].(string), "/rounds/") {
			t.Errorf("%v", p)
		}
		eye.want(200, "GET", p["see"].(string), "")
		eye.want(410, "GET", path, "", "Last-Event-ID", "1")
		if answer, _ := eye.ask("HEAD", path+"?after=0", ""); answer.StatusCode != 410 {
			t.Errorf("HEAD %s: %s", path, answer.Status)
		}
		if h.server.OpenAPI().Paths[strings.Replace(path, "craps", "{id}", 1)].Get.Responses["410"] == nil {
			t.Errorf("%s: 410 is not described", path)
		}
	}
	nobody.want(410, "GET", "/api/tables/craps/events?after=0", "")
	follow := func(who *someone, path string, after uint64) {
		t.Helper()
		for i, n := range who.heard(path, after) {
			if n != after+1+uint64(i) {
				t.Fatalf("%s: event %d after %d", path, n, after+uint64(i))
			}
		}
	}
	follow(ann, "/api/tables/craps/events", last-1000)
	follow(eye, "/api/surveillance/craps/events", last-1000)

	// The past is read in pages of its own.
	for after := uint64(0); after < last; {
		page := read[wire.History](eye, "/api/surveillance/craps/history?most=300&after="+strconv.FormatUint(after, 10))
		if len(page.Events) == 0 || len(page.Events) > 300 || page.Events[0].N != after+1 || page.Last != last {
			t.Fatalf("%d events after %d", len(page.Events), after)
		}
		after = page.Events[len(page.Events)-1].N
	}
	h.close()
	h = openIn(t, h.dir, h.file)
	again := h.sessionOf(ann.me)
	if list := again.heard("/api/tables/craps/events", last-700); len(list) < 700 || list[0] != last-699 {
		t.Errorf("%d events after the restart", len(list))
	}
}

// TestMuchAtOnceIsReadOneAfterAnother asks for old rounds from one address, more of them
// than may wait. Some are put off, and another address is served.
func TestMuchAtOnceIsReadOneAfterAnother(t *testing.T) {
	h := open(t, casinoOf("craps"), behindProxy)
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 500*dollar))
	statuses := make(chan int)
	const asked = 60
	bg, cancel := context.WithCancel(ctx)
	defer cancel()
	for i := range asked {
		go func() {
			answer := h.as(people.Nobody).send(bg, "GET", fmt.Sprintf("/api/tables/craps/rounds/%d", 1+i%3), "", "X-Forwarded-For", "192.0.2.1")
			answer.Body.Close()
			statuses <- answer.StatusCode
		}()
	}
	h.as(people.Nobody).want(200, "GET", "/api/tables/craps/rounds/1", "", "X-Forwarded-For", "192.0.2.2")
	count := map[int]int{}
	for range asked {
		count[<-statuses]++
	}
	if count[429] == 0 || count[200]+count[404] == 0 || count[200]+count[404]+count[429] != asked {
		t.Errorf("%v", count)
	}
}
