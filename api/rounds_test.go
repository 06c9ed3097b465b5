package api_test

import (
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/phh"
)

// spins plays rounds of big six with a bet on the joker.
func spins(t *testing.T, who *someone, n int) {
	t.Helper()
	at := who.Table("big-six")
	for range n {
		must[wire.Receipt](t)(at.Make(ctx, "joker", 5*dollar))
		must[wire.Receipt](t)(at.Ready(ctx))
	}
}

func page(t *testing.T, who *someone, query string) (p wire.Rounds) {
	t.Helper()
	if err := who.Get(ctx, "/api/me/rounds?"+query, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestRoundsOfAllTablesArePagedNewestFirst(t *testing.T) {
	h := open(t, casinoOf("big-six", "blackjack"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 4)
	if got := page(t, ann, ""); got.Of != 4 { // what was gathered before is added to
		t.Errorf("%d rounds", got.Of)
	}
	must[wire.Receipt](t)(ann.Table("big-six").Leave(ctx))
	b := &client.Bot{Table: ann.Table("blackjack"), Rounds: 3, Bring: 500 * dollar}
	must[money.Cents](t)(b.Play(ctx))
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 2, 300*dollar))
	must[wire.Receipt](t)(ann.Table("big-six").AddChips(ctx, 50*dollar))
	spins(t, ann, 2)
	must[wire.Receipt](t)(ann.Table("big-six").Leave(ctx))

	var all []wire.Round
	for before := uint64(0); ; {
		p := page(t, ann, fmt.Sprintf("most=4&before=%d", before))
		if p.Of != 9 {
			t.Fatalf("%d rounds in all", p.Of)
		}
		if all = append(all, p.Rounds...); p.Next == 0 {
			break
		}
		before = p.Next
	}
	games := ""
	net := money.Cents(0)
	for _, r := range all {
		games += r.Game[:2] + " "
		net += r.Back - r.Bet
	}
	if want := "bi bi bl bl bl bi bi bi bi "; games != want {
		t.Errorf("played %s, want %s", games, want)
	}
	if !slices.IsSortedFunc(all, func(a, b wire.Round) int { return int(b.ID) - int(a.ID) }) {
		t.Errorf("not the newest first: %+v", all)
	}
	if me := must[wire.Me](t)(ann.Me(ctx)); me.Balance != h.file.Guest+net {
		t.Errorf("the rounds add up to %s, and %s became %s", net, h.file.Guest, me.Balance)
	}
	if p := page(t, ann, "game=blackjack"); p.Of != 3 || p.Rounds[0].Table != "blackjack" {
		t.Errorf("of blackjack: %+v", p)
	}
	if p := page(t, bob, ""); p.Of != 0 || len(p.Rounds) != 0 {
		t.Errorf("bob, who did not play, played %+v", p)
	}

	var sums []wire.Totals
	if err := ann.Get(ctx, "/api/me/totals", &sums); err != nil {
		t.Fatal(err)
	}
	if len(sums) != 2 || sums[0].Game != "big-six" || sums[0].Rounds != 6 || len(sums[0].Line) != 6 || sums[0].Bet != 30*dollar {
		t.Errorf("totals: %+v", sums)
	}
	if got := sums[0].Back - sums[0].Bet + sums[1].Back - sums[1].Bet; got != net || sums[1].Line[2].Net != sums[1].Back-sums[1].Bet {
		t.Errorf("totals of %s, and the rounds add up to %s: %+v", got, net, sums)
	}

	lines, err := csv.NewReader(strings.NewReader(ann.text("/api/me/rounds.csv"))).ReadAll()
	if err != nil || len(lines) != 10 || lines[1][1] != "big-six" || lines[1][4] != "5.00" {
		t.Errorf("%v: %v", err, lines)
	}
}

// text returns the body of the answer to a GET.
func (s *someone) text(path string) string {
	s.h.t.Helper()
	answer, text := s.ask("GET", path, "")
	if answer.StatusCode != 200 || !strings.HasPrefix(answer.Header.Get("Content-Disposition"), "attachment") {
		s.h.t.Fatalf("%s: %s %q", path, answer.Status, answer.Header)
	}
	return text
}

// TestAHandHistoryHasOnlyTheCardsThatOneSaw plays hold 'em between two, and
// reads the hand history as each of them and a spectator may have it.
func TestAHandHistoryHasOnlyTheCardsThatOneSaw(t *testing.T) {
	h := open(t, casinoOf("hold-em"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("hold-em").Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(bob.Table("hold-em").Sit(ctx, 2, 500*dollar))
	must[wire.Receipt](t)(ann.Table("hold-em").Ready(ctx))
	must[wire.Receipt](t)(bob.Table("hold-em").Ready(ctx))
	own := map[*someone][]string{}
	for _, who := range []*someone{ann, bob} {
		v := must[wire.TableView](t)(who.Table("hold-em").View(ctx))
		for _, e := range v.Events {
			if e.Kind == "deal" && e.Seat == v.Seat && e.Card != "??" {
				own[who] = append(own[who], e.Card)
			}
		}
	}
	ann.want(404, "GET", "/api/tables/hold-em/rounds/1/phh", "") // it is not over
	for _, who := range []*someone{ann, bob} {
		if q := must[wire.TableView](t)(who.Table("hold-em").View(ctx)).Status.Question; q != nil {
			must[wire.Receipt](t)(who.Table("hold-em").Answer(ctx, wire.Answer{Question: q.ID, Choice: "fold"}))
			break
		}
	}
	watcher := h.as(people.Guest)
	for _, who := range []*someone{ann, bob, watcher} {
		text := who.text("/api/tables/hold-em/rounds/1/phh")
		for h, err := range phh.Read("x.phh", strings.NewReader(text)) {
			if err != nil || len(h.Players) != 2 {
				t.Errorf("%v:\n%s", err, text)
			}
		}
		for other, cards := range own {
			if len(cards) != 2 {
				t.Fatalf("dealt %v", cards)
			}
			for _, c := range cards {
				if strings.Contains(text, c) != (who == other) {
					t.Errorf("%s is there or is not:\n%s", c, text)
				}
			}
		}
	}
	ann.want(404, "GET", "/api/tables/hold-em/rounds/1/export", "")
}

func TestSurveillanceSeesARoundAsAnybodyCould(t *testing.T) {
	h := open(t, casinoOf("hold-em"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("hold-em").Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(bob.Table("hold-em").Sit(ctx, 2, 500*dollar))
	must[wire.Receipt](t)(ann.Table("hold-em").Ready(ctx))
	must[wire.Receipt](t)(bob.Table("hold-em").Ready(ctx))
	eye := h.as("surveillance")
	hidden := func(as string) (n int) {
		var r wire.RoundReplay
		if err := eye.Get(ctx, "/api/surveillance/hold-em/rounds/1?as="+as, &r); err != nil {
			t.Fatal(err)
		}
		for _, e := range r.Events {
			if e.Kind == "deal" && e.Card == "??" {
				n++
			}
		}
		return n
	}
	if all, a, b, none := hidden(""), hidden(ann.me.ID), hidden(bob.me.ID), hidden("-"); all != 0 || a != 2 || b != 2 || none != 4 {
		t.Errorf("hidden cards: %d for the eye, %d and %d for the players, %d for who watches", all, a, b, none)
	}
	var line wire.Timeline
	if err := eye.Get(ctx, "/api/surveillance/hold-em/rounds?most=2", &line); err != nil {
		t.Fatal(err)
	}
	if len(line.Moments) != 2 || line.Moments[0].Kind != "arrive" || line.Moments[0].Text != bob.me.ID ||
		line.Moments[0].Round != 1 || line.Next == 0 {
		t.Errorf("%+v", line)
	}
	ann.want(403, "GET", "/api/surveillance/hold-em/rounds", "")
	eye.want(404, "GET", "/api/surveillance/hold-em/rounds/77", "")
}
