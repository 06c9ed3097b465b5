package api_test

import (
	"fmt"
	"math"
	"math/big"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/game/blackjack"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/odds/oddstest"
	"boardwalk/odds/twentyone"
	"boardwalk/people"
)

func TestOddsOfAGame(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	anybody := h.as(people.Nobody)
	line := func(path, wager, per string) odds.Line {
		t.Helper()
		var sheet odds.Sheet
		if err := anybody.Get(ctx, path, &sheet); err != nil {
			t.Fatal(path, err)
		}
		for _, l := range sheet.Wagers {
			if l.Wager == wager && l.Per == per {
				return l
			}
		}
		t.Fatalf("%s has no %s per %s", path, wager, per)
		return odds.Line{}
	}
	pass := line("/api/odds/craps", "pass", "bet resolved")
	if pass.Exact != "7/495" || pass.Law == "" || pass.Name != "Pass Bet" || pass.Results[0].Exact != "244/495" || pass.Total != "495" {
		t.Errorf("the pass bet: %+v", pass)
	}
	if f := line("/api/odds/craps?pays=field+on+12%3D3+to+1", "field", "bet resolved"); f.Exact != "1/36" {
		t.Errorf("a field that pays 3 to 1 on twelve: %+v", f)
	}
	if f := line("/api/odds/roulette?option=wheel%3Dsingle-zero", "straight-17", "bet made"); f.Exact != "1/37" {
		t.Errorf("a single zero: %+v", f)
	}
	main := line("/api/odds/blackjack", "main", "bet made")
	if len(main.Results) < 5 || main.StandardDeviation < 1.1 || main.StandardDeviation > 1.2 {
		t.Errorf("the results of blackjack: %+v", main)
	}
	if ante := line("/api/odds/ultimate-texas-holdem?stake=1", "ante",
		"bet made"); ante.HouseAdvantage >= line("/api/odds/ultimate-texas-holdem", "ante", "bet made").HouseAdvantage {
		t.Errorf("half a cent of the blind is not paid as a cent: %+v", ante)
	}
	small, large := line("/api/odds/punto-banco?stake=100", "banker", "bet made"), line("/api/odds/punto-banco", "banker", "bet made")
	if small.HouseAdvantage == large.HouseAdvantage {
		t.Error("the size of a wager makes no difference where vigorish is rounded")
	}
}

func TestOddsThatCannotBeHad(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	anybody := h.as(people.Nobody)
	if p := anybody.want(409, "GET", "/api/odds/blackjack?option=decks%3D17", ""); p["law"] != "19:47-2.2(a)" {
		t.Errorf("seventeen decks: %v", p)
	}
	if p := anybody.want(409, "GET", "/api/odds/craps?pays=field%3D1+to+9", ""); p["law"] == nil {
		t.Errorf("odds below the list: %v", p)
	}
	for path, status := range map[string]int{
		"/api/odds/chess": 404, "/api/odds/hold-em": 404, "/api/odds/craps?option=decks%3D6": 409, "/api/odds/craps?option=dice": 422,
		"/api/odds/craps?pays=field": 422, "/api/odds/craps?stake=-1": 422, "/api/odds/caribbean-stud?stake=100000000000": 422,
		"/api/odds/craps/strategy": 404, "/api/odds/chess/strategy": 404,
	} {
		anybody.want(status, "GET", path, "")
	}
	for _, b := range []string{
		`{}`, `{"hand":["As"]}`, `{"hand":["As","Zz"],"dealer":["6s"]}`, `{"hand":["As","Ks"]}`, `{"hand":["Ts","6s"],"dealer":["6s","7s"]}`,
		`{"hand":["Ts","Ts"],"dealer":["Ts"],"gone":["Ts","Ts","Ts","Ts","Ts"]}`,
	} {
		anybody.want(422, "POST", "/api/odds/blackjack/choices", b)
	}
	anybody.want(404, "POST", "/api/odds/craps/choices", `{"hand":["As","Ks"]}`)
}

func TestStrategyAndChoices(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	anybody := h.as(people.Nobody)
	for _, game := range []string{"blackjack?option=decks%3D2", "red-dog", "three-card-poker"} {
		name, options, _ := strings.Cut(game, "?")
		var c counsel.Chart
		if err := anybody.Get(ctx, "/api/odds/"+name+"/strategy?"+options, &c); err != nil || len(c.Parts) == 0 || len(c.Marks) < 2 {
			t.Errorf("%s: %+v, %v", game, c, err)
		}
	}
	var v wire.Choices
	if err := anybody.Send(ctx, "POST", "/api/odds/blackjack/choices",
		map[string]any{"hand": []string{"8s", "8h"}, "dealer": []string{"6d"}}, &v); err != nil || v.Choices[0].Choice != blackjack.Split {
		t.Errorf("%+v, %v", v, err)
	}
}

func TestOddsOfATable(t *testing.T) {
	f := casinoOf("blackjack", "roulette")
	f.Pits[0].Tables[1].Options = map[string]string{"wheel": "single-zero"}
	h := open(t, f)
	for table, want := range map[string]string{"roulette": "straight-17", "blackjack": "main-3"} {
		var o wire.TableOdds
		if err := h.as(people.Nobody).Get(ctx, "/api/tables/"+table+"/odds", &o); err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(o.Areas, func(a wire.AreaOdds) bool { return a.Area == want })
		if i < 0 || len(o.Areas[i].Pays) == 0 || o.Areas[i].Pays[0].Law == "" {
			t.Fatalf("%s: %+v", table, o.Areas)
		}
		line := o.Wagers[o.Areas[i].Figures[0]]
		if table == "roulette" && line.Exact != "1/37" || table == "blackjack" && (line.Wager != "main" || line.Results != nil) {
			t.Errorf("%s: %+v", table, line)
		}
	}
}

// TestTheCoachSeesWhatThePlayerSees compares what the coach says with what follows from
// the cards that the player's own view shows. Cards that lie face down would change the
// values if the coach knew them.
func TestTheCoachSeesWhatThePlayerSees(t *testing.T) {
	f := casinoOf("three-card-poker", "blackjack")
	f.Pits[0].Tables[1].Options = map[string]string{"dealing": "hole-card", "decks": "1"}
	h := open(t, f)
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	for table, area := range map[string]string{"three-card-poker": "ante-%d", "blackjack": "main-%d"} {
		judged := 0
		for i, p := range []*someone{ann, bob} {
			must[wire.Receipt](t)(p.Table(table).Sit(ctx, i+1, 400*dollar))
		}
		ann.want(409, "GET", "/api/tables/"+table+"/coach", "") // nothing is asked yet
		for range 6 {
			for i, p := range []*someone{ann, bob} {
				must[wire.Receipt](t)(p.Table(table).Make(ctx, fmt.Sprintf(area, i+1), 5*dollar))
			}
			for _, p := range []*someone{ann, bob} {
				must[wire.Receipt](t)(p.Table(table).Ready(ctx))
			}
			for {
				asked, other := ann, bob
				v := must[wire.TableView](t)(ann.Table(table).View(ctx))
				if slices.Equal(v.Status.Asked, []int{2}) {
					asked, other = bob, ann
					v = must[wire.TableView](t)(bob.Table(table).View(ctx))
				}
				if v.Status.Question == nil {
					break
				}
				other.want(409, "GET", "/api/tables/"+table+"/coach", "")
				var c wire.Coaching
				if err := asked.Get(ctx, "/api/tables/"+table+"/coach", &c); err != nil {
					t.Fatal(err)
				}
				choice := v.Status.Question.Choices[0]
				if c.Best != "" {
					judged++
					choice = c.Best
					for _, w := range expected(t, table, &v) {
						if !slices.ContainsFunc(c.Values, func(x counsel.Worth) bool { return x.Choice == w.Choice && math.Abs(x.EV-w.EV) < 1e-9 }) &&
							slices.Contains(v.Status.Question.Choices, string(w.Choice)) {
							t.Fatalf("%s: %s is worth %v by the player's own view, and the coach says %+v", table, w.Choice, w.EV, c)
						}
					}
				}
				must[wire.Receipt](t)(asked.Table(table).Answer(ctx, wire.Answer{Question: v.Status.Question.ID, Choice: choice}))
			}
		}
		if judged < 6 {
			t.Errorf("%s: %d questions were judged", table, judged)
		}
	}
}

// expected returns the value of every choice, from the cards of a first round that the
// view shows.
func expected(t *testing.T, name string, v *wire.TableView) []counsel.Worth {
	t.Helper()
	var own, dealer, all []card.Card
	q := v.Status.Question
	for _, e := range v.Events {
		if e.Card == "" || e.Card == "??" || e.Box == nil {
			continue
		}
		c, err := card.Parse(e.Card)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
		switch {
		case *e.Box == q.Box && e.Hand == q.Hand:
			own = append(own, c)
		case *e.Box == 0:
			dealer = append(dealer, c)
		}
	}
	if name == "three-card-poker" {
		list, err := pokerodds.ThreeCardChoices(oddstest.Asked(t, threecard.Rules, ""), [3]card.Card(own), card.SetOf(own...), new(big.Rat))
		if err != nil {
			t.Fatal(err)
		}
		var out []counsel.Worth
		for _, w := range list {
			ev, _ := w.EV.Float64()
			out = append(out, counsel.Worth{Choice: w.Choice, EV: ev})
		}
		return out
	}
	if v.Round > 1 || q.ID != "decide" || q.Hand > 0 || len(own) < 2 {
		return nil // what was seen before is not in the view
	}
	o := &blackjack.Options{}
	*o = *blackjack.Rules.Options().(*blackjack.Options)
	o.Decks, o.Dealing = 1, blackjack.HoleCard
	left := twentyone.Decks(1)
	for i, n := range twentyone.Cards(all...).Count {
		left.Count[i] -= n
	}
	list, err := twentyone.Evaluate(o, twentyone.Position{Hand: twentyone.Of(own...), Dealer: twentyone.Of(dealer...), Left: left})
	if err != nil {
		t.Fatal(err)
	}
	var out []counsel.Worth
	for _, w := range list {
		out = append(out, counsel.Worth{Choice: w.Choice, EV: w.EV})
	}
	return out
}

// TestManyAskForOddsAtOnce has many people ask for figures that are not known yet. All
// get them, and those who ask for the same wait for one calculation.
func TestManyAskForOddsAtOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	var wait sync.WaitGroup
	for i := range 12 {
		wait.Go(func() {
			answer, text := h.as(people.Nobody).ask(http.MethodGet, fmt.Sprintf("/api/odds/red-dog?option=decks%%3D%d", 1+i%3), "")
			if answer.StatusCode != 200 {
				t.Errorf("%s: %s", answer.Status, text)
			}
		})
	}
	wait.Wait()
}
