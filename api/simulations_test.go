package api_test

import (
	"bufio"
	"context"
	"encoding/json"
	"math"
	"net/http"
	"strings"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// simulate starts a simulation and calls hear with every message, until it returns
// false.
func (s *someone) simulate(ctx context.Context, body string, hear func(kind, data string) bool) {
	s.h.t.Helper()
	answer := s.send(ctx, http.MethodPost, "/api/simulations", body)
	defer answer.Body.Close()
	if answer.StatusCode != 200 {
		s.h.t.Fatal(answer.Status)
	}
	lines, kind := bufio.NewScanner(answer.Body), ""
	for lines.Scan() {
		if k, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			kind = k
		}
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && !hear(kind, data) {
			return
		}
	}
}

func TestASimulation(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	find := func() (plan wire.Simulated, report wire.SimReport, points int) {
		h.as(people.Nobody).simulate(ctx, `{"game":"craps","wager":"field","rounds":200000,"seed":7,"session":100}`,
			func(kind, data string) bool {
				var err error
				switch kind {
				case "plan":
					err = json.Unmarshal([]byte(data), &plan)
				case "progress":
					var p wire.Progress
					err = json.Unmarshal([]byte(data), &p)
					points += len(p.Points)
				case "report":
					err = json.Unmarshal([]byte(data), &report)
				}
				if err != nil {
					t.Error(err)
				}
				return true
			})
		return plan, report, points
	}
	plan, report, points := find()
	if plan.Exact == nil || plan.Fraction == "" || report.Rounds != 200_000 ||
		math.Abs(report.Advantage-*plan.Exact) > 4*report.Error || points < 60 {
		t.Errorf("%+v, %+v, %d points", plan, report, points)
	}
	if x := report.Sessions; x == nil || x.Count != 2000 || len(x.Bars) < 5 {
		t.Errorf("sessions: %+v", x)
	}
	_, again, _ := find()
	if again.Advantage != report.Advantage || again.Won != report.Won {
		t.Errorf("the same seed gives %v and %v", report, again)
	}
}

func TestASimulationThatIsLeftEnds(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	long := `{"game":"roulette","wager":"red","rounds":20000000,"seed":1}`
	ann.simulate(ctx, long, func(kind, _ string) bool {
		if kind != "progress" {
			return true
		}
		if p := ann.want(429, "POST", "/api/simulations", long); !strings.Contains(p["detail"].(string), "one simulation") {
			t.Errorf("a second one: %v", p)
		}
		return false
	})
	short := `{"game":"roulette","wager":"red","rounds":1000,"seed":1}`
	for began := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		if answer, _ := ann.ask("POST", "/api/simulations", short); answer.StatusCode == 200 {
			break
		}
		if time.Since(began) > 10*time.Second {
			t.Fatal("the simulation goes on although nobody hears")
		}
	}
}

func TestSimulationsThatCannotBe(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	anybody := h.as(people.Nobody)
	for body, status := range map[string]int{
		`{"game":"chess","rounds":10}`: 404, `{"game":"craps","rounds":0}`: 422, `{"game":"craps","rounds":20000001}`: 422,
		`{"game":"craps","rounds":10,"wager":"none"}`: 422, `{"game":"craps","rounds":10,"strategy":"clever"}`: 422,
		`{"game":"hold-em","rounds":10}`: 422, `{"game":"blackjack","option":["decks=0"],"rounds":10}`: 409,
		`{"game":"craps","rounds":10,"wager":"pass-odds-4"}`: 422, `{"game":"craps","rounds":10,"wager":"come-4"}`: 409,
	} {
		anybody.want(status, "POST", "/api/simulations", body)
	}
}
