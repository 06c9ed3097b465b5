package lounge

import (
	"strings"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/money"
)

// open opens a lounge whose draws are decided by a seed of one byte.
func open(t *testing.T, seed byte) *Session {
	t.Helper()
	s, err := New(Config{Rates: keno.Standard(), Bankroll: 100 * money.Dollar, Seed: chance.Seed{31: seed},
		Now: func() time.Time { return time.Date(1995, 3, 6, 20, 15, 0, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// says does what a line says and wants words in the answer.
func says(t *testing.T, s *Session, line string, words ...string) {
	t.Helper()
	reply, _ := s.Do(line)
	for _, w := range words {
		if !strings.Contains(reply, w) {
			t.Errorf("%q: %q does not say %q", line, reply, w)
		}
	}
}

func TestAnEveningOfKeno(t *testing.T) {
	s := open(t, 1)
	says(t, s, "help", "buy REQUEST")
	says(t, s, "3 17 22 41 @ $1", "A straight ticket, 1 way: $1")
	says(t, s, "1 2 | 3 4 @ $1", "19:47-15.7(a)")
	says(t, s, "quick 4 @ $1", "buy quick 4 @ $1")
	says(t, s, "odds 1 2 @ $1", "27.85%")
	says(t, s, "buy 1-10 | 11-20 | 21-30 | 31-40 | 41-50 | 51-60 | 61-70 | 71-80: 8/10 @ $1", "Ticket 1", "$8", "$92 left")
	says(t, s, "buy quick 1 @ $1 x 2", "Ticket 2", "$2 for 2 games")
	says(t, s, "buy 1 @ $100", "19:47-15.4(c)[payment]")
	says(t, s, "ticket 1", "Work station", "Ways", "8")
	says(t, s, "void 2", "you get $2 back")
	says(t, s, "void 2", "is void already")
	says(t, s, "again 2", "Ticket 3")
	says(t, s, "redeem 3", "19:47-15.6(a)")
	says(t, s, "", "Game 1:", "Ticket 1: 20 of 80 caught", "Ticket 3", "1 game to come")
	says(t, s, "void 3", "only before its first game")
	says(t, s, "redeem 3", "19:47-15.4(d)[payout]")
	says(t, s, "board", "Keno game 1", "[")
	says(t, s, "draw", "Game 2:", "Ticket 3")
	says(t, s, "tickets", "voided")
	says(t, s, "ticket 3", "In the last game:")
	if reply, _ := s.Do("ticket 1"); strings.Contains(reply, "In the last game:") {
		t.Error("a ticket is held against a game that it was not in")
	}
	says(t, s, "rates", "Minimum wager")
	says(t, s, "ticket 9", `no ticket "9"`)
	for range 40 { // somebody wins sooner or later
		s.Do("buy quick 1 @ $1")
		s.Do("draw")
	}
	before := s.Cash
	says(t, s, "redeem all", "paid", "You have")
	if s.Cash <= before {
		t.Error("nothing was paid")
	}
	says(t, s, "redeem all", "No ticket of yours can be paid now.")
	if _, stays := s.Do("quit"); stays {
		t.Error("nobody can leave")
	}
}

// TestMoneyIsConserved: what the player has is what was brought, less the price of
// tickets, more what was paid and given back.
func TestMoneyIsConserved(t *testing.T) {
	s := open(t, 2)
	for line := range strings.SplitSeq("buy quick 3 @ $2 x 5;buy k1 | 2 3 | 4 5: 2/3 @ $1;buy 7 @ $1;void "+
		"3;draw;draw;buy 9 @ $5;draw;draw;draw;redeem all", ";") {
		s.Do(line)
	}
	want := s.Bankroll
	for _, h := range s.Tickets {
		switch h.Done {
		case "voided":
			continue
		case "paid":
			want += h.Total()
		}
		want -= h.Ticket.Price
	}
	if s.Cash != want {
		t.Errorf("the player has %s, want %s", s.Cash, want)
	}
	if len(s.Tickets[0].Won) != 5 || len(s.Tickets[1].Won) != 1 || len(s.Tickets[2].Won) != 0 {
		t.Error("tickets were in other games than they were bought for")
	}
}

func TestPlainAndDemonstration(t *testing.T) {
	var out strings.Builder
	if err := Demonstrate(open(t, 3), &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"You have $100", "Ticket 2: way 1 2 | 3 4", "Game 3:", "You leave with", "Seed of this session: 0000"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the demonstration does not say %q:\n%s", want, out.String())
		}
	}
}

func TestTheScreenMarksBuysAndDraws(t *testing.T) {
	m := newScreen(open(t, 4))
	press := func(keys ...string) {
		for _, k := range keys {
			text := k
			if len(k) > 1 {
				text = ""
			}
			m.press(k, text)
		}
	}
	press("space", "right", "space", "g", "right", "space", "right", "space")
	if got := m.request(); got != "split 1 2 | 3 4 @ $1" {
		t.Fatalf("marked: %s", got)
	}
	press(":", "2", "/", "2", ",", "1", "/", "4", "enter", "+", ">")
	if view := m.View().Content; !strings.Contains(view, "A way ticket, 3 ways: $12 for 2 games.") {
		t.Errorf("the screen does not price the ticket:\n%s", view)
	}
	press("b")
	if m.s.Cash != 88*money.Dollar || len(m.s.Tickets) != 1 {
		t.Fatalf("after buying: %s and %d tickets; %s", m.s.Cash, len(m.s.Tickets), m.says)
	}
	press("enter")
	for m.falling() {
		m.Update(tick{})
	}
	if view := m.View().Content; !strings.Contains(view, "Game 1, 20 of 20:") || !strings.Contains(view, "Ticket 1:") {
		t.Errorf("after the draw:\n%s", view)
	}
	press("c", "k", "down", "space")
	if view := m.View().Content; !strings.Contains(view, "k4") {
		t.Errorf("a king is not shown:\n%s", view)
	}
	press("p", "/", "r", "a", "t", "e", "s", "enter")
	if !strings.Contains(m.says, "rate card") {
		t.Errorf("the command line answers %q", m.says)
	}
	if press("?"); m.says != keyHelp {
		t.Errorf("the help is %q", m.says)
	}
	if _, quits := m.press("esc", ""); quits != nil || m.says != "" {
		t.Errorf("the key that closes the help leaves %q, and quits: %t", m.says, quits != nil)
	}
	m.says = strings.Repeat("too long for a line ", 8) + "but all of it"
	if view := m.View().Content; !strings.Contains(view, "but all of it") || strings.Contains(view, "…") {
		t.Errorf("a long line is cut:\n%s", view)
	}
}

// TestASeedDecidesTheSession: draws and quick-picks follow from the seed, whatever
// time it is.
func TestASeedDecidesTheSession(t *testing.T) {
	one, two := open(t, 5), open(t, 5)
	two.Now = func() time.Time { return time.Date(2026, 1, 1, 8, 0, 0, 0, time.UTC) }
	for _, line := range []string{"buy quick 5 @ $1 x 2", "draw", "buy quick 3 @ $1", "draw"} {
		a, _ := one.Do(line)
		b, _ := two.Do(line)
		if a != b {
			t.Errorf("%s: %q and %q", line, a, b)
		}
	}
	if other := open(t, 6); other.Draw() != nil || other.Last.String() == one.Last.String() {
		t.Error("another seed draws the same numbers")
	}
}

func TestTicketsTellTheirGames(t *testing.T) {
	s := open(t, 1)
	says(t, s, "buy 3 17 @ $1", "Ticket 1")
	says(t, s, "buy 3 17 @ $1 x 3", "Ticket 2")
	says(t, s, "tickets", "(in game 1)", "(in games 1 to 3, $0 so far)")
}
