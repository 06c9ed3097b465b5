package play

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
)

func open(t *testing.T, id string, bots int, set ...func(*Config)) *Session {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	c := Config{Rules: rules, Seat: 1, Bankroll: 500 * money.Dollar, Bots: bots, Seed: chance.Seed{31: 42}}
	for _, f := range set {
		f(&c)
	}
	s, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// says types lines and wants the last of them to put a text into the log or
// onto a page.
func says(t *testing.T, s *Session, want string, lines ...string) {
	t.Helper()
	from, page := len(s.Log()), ""
	for _, l := range lines {
		from = len(s.Log())
		page = strings.Join(s.Do(l).Page, "\n")
	}
	var told []string
	for _, e := range s.Log()[from:] {
		told = append(told, e.String())
	}
	all := strings.Join(told, "\n") + "\n" + page
	if !strings.Contains(all, want) {
		t.Errorf("%q leads to\n%s\nwant %q", lines[len(lines)-1], all, want)
	}
	if s.failed != nil {
		t.Fatal(s.failed)
	}
}

func standing(t *testing.T, s *Session, name string) money.Cents {
	t.Helper()
	return s.Table().Bet(s.Seat(), s.Table().Layout().MustArea(name)).Amount
}

// point plays until a come out point is established with a pass bet on it.
func point(t *testing.T, s *Session) {
	t.Helper()
	for range 100 {
		if crapsPoint(s) != 0 {
			return
		}
		if standing(t, s, "pass") == 0 {
			s.Do("pass 10")
		}
		goOn(s)
	}
	t.Fatal("no point in 100 rolls")
}

func TestWagersAreNamedInManyWays(t *testing.T) {
	for id, list := range map[string]map[string]string{
		"craps": {"pass 10": "pass", "Pass Line 10": "pass", "don't pass 5": "dont-pass", "place 6 12": "place-6", "place six 12": "place-6",
			"12 on place 8": "place-8", "bet place-8 12": "place-8", "hard 4 5": "hard-4", "yo 1": "eleven", "11 1": "eleven", "lay 4 10": "lay-4"},
		"roulette": {"red 5": "red", "17 5": "straight-17", "00 5": "straight-00", "split 20 17 5": "split-17-20", "split 17 20 5": "split-17-20",
			"1st 12 5": "dozen-1", "dozen one 5": "dozen-1", "corner 1 2 4 5 5": "four-1-2-4-5", "street 13 5": "three-13-14-15", "low $5": "low"},
		"big-six": {"one 5": "one", "joker 1": "joker", "twenty 2.00": "twenty"},
		"sic-bo": {"small 10": "small", "total 9 5": "total-9", "any triple 1": "any-triple", "combo 2 1 5": "combo-1-2",
			"single four 5": "single-4"},
	} {
		for line, want := range list {
			s := open(t, id, 0)
			s.Do(line)
			if standing(t, s, want) == 0 {
				t.Errorf("%s: %q does not bet on %s: %v", id, line, want, s.Log()[len(s.Log())-1])
			}
		}
	}
}

func TestARefusalIsOneSentenceWithItsParagraph(t *testing.T) {
	s := open(t, "craps", 0)
	says(t, s, "Refused: A Come Bet is made only after the come out roll (19:47-1.2(a)3).", "come 10")
	says(t, s, "19:47-1.2(a)3: ", "why")
	says(t, s, "make it a multiple of $6 (19:47-1.4(e)).", "place 6 5")
	says(t, s, "$600 in chips is needed and $500 is there", "pass 600")
	if a := s.Account(); a.Chips != 500*money.Dollar || a.Layout != 0 {
		t.Errorf("refusals moved chips: %+v", a)
	}
}

func TestWhyGivesTheArithmetic(t *testing.T) {
	s := open(t, "sic-bo", 0)
	for net := s.Account().Net; s.Account().Net <= net; {
		net = s.Account().Net
		s.Do("small 10")
		goOn(s)
	}
	says(t, s, "$10 at 1 to 1 is $10 ($10 / 1 x 1); the $10 staked came back with it.", "why")
	says(t, s, "19:47-9.2(a)6: ", "why")
}

func TestOddsAreThoseOfThePoint(t *testing.T) {
	s := open(t, "craps", 0)
	says(t, s, "19:47-1.6(a)", "odds 10")
	point(t, s)
	says(t, s, "You bet $10 on Pass odds on", "odds 10")
	says(t, s, "may not be taken down or reduced once its point is established", "take pass")
	says(t, s, "You take $10 down from Pass odds on", "take odds")
}

func TestUndoTakesBackOnlyOnesOwnActs(t *testing.T) {
	s := open(t, "craps", 3)
	before := s.Table().View(1)
	says(t, s, "Taken back: $10 on Pass Bet.", "pass 10", "undo")
	if after := s.Table().View(1); !slices.Equal(before.Bets, after.Bets) {
		t.Errorf("undo leaves %v, want %v", after.Bets, before.Bets)
	}
	says(t, s, "nothing to take back", "undo")
	if after := s.Table().View(1); !slices.Equal(before.Bets, after.Bets) {
		t.Error("undo took back what bots had done")
	}
}

func TestRepeatMakesTheWagersOfTheRoundBefore(t *testing.T) {
	s := open(t, "roulette", 2)
	says(t, s, "no round before", "repeat")
	for _, l := range []string{"red 5", "17 2", "", "repeat"} {
		s.Do(l)
	}
	if standing(t, s, "red") != 500 || standing(t, s, "straight-17") != 200 {
		t.Error("not repeated")
	}
	says(t, s, "2 wagers left as", "repeat")
}

func TestClearLeavesWhatIsLocked(t *testing.T) {
	s := open(t, "craps", 0)
	says(t, s, "nothing on the layout", "clear")
	point(t, s)
	says(t, s, "2 wagers taken down; 1 wager may not be", "field 5", "place 5 10", "clear")
	if standing(t, s, "pass") == 0 || standing(t, s, "field") != 0 {
		t.Error("the wrong wagers went")
	}
}

func TestCallingOnAndOff(t *testing.T) {
	s := open(t, "craps", 0)
	says(t, s, "None of your wagers", "pass 5", "on")
	says(t, s, "Place Bet 6 to Win is on.", "place 6 12", "on place 6")
	says(t, s, "Place Bet 6 to Win is off.", "off")
	says(t, s, "19:47-1.3(e)", "on pass")
}

func TestAQuestionWaitsForItsAnswer(t *testing.T) {
	s := open(t, "craps", 2)
	says(t, s, "the dice are offered", "pass 10", "")
	if s.Question() == nil || !strings.Contains(s.Ask(), "[1] accept  [2] decline") {
		t.Fatalf("asked %q", s.Ask())
	}
	says(t, s, "Answer the question first: accept or decline.", "field 5")
	says(t, s, "1.2(a)1", "help pass")
	says(t, s, "You: decline.", "n")
	if s.Question() != nil || s.Table().Rounds() != 1 {
		t.Error("the round did not go on with another shooter")
	}
}

func TestIncidentsForPractice(t *testing.T) {
	s := open(t, "craps", 0)
	says(t, s, "cocked DIE SIDE", "incidents")
	says(t, s, "reasons 1 to 6", "incident no-roll")
	says(t, s, "No decision: No Roll", "pass 10", "incident no-roll 3", "", "accept")
	says(t, s, "19:47-1.9(b)3", "why "+lineWith(s, "No decision"))
	says(t, s, "Write it like this: cocked DIE SIDE", "incident cocked one")
	says(t, s, "You pass the dice", "pass-dice")
}

func lineWith(s *Session, text string) string {
	for i, e := range s.Log() {
		if strings.Contains(e.Text, text) {
			return strconv.Itoa(i + 1)
		}
	}
	return "0"
}

// While a round waits for an answer the screen shows what the round has done so far: the wagers
// that were made in it, and the chips that are left.
func TestWagersOfTheRoundAreShown(t *testing.T) {
	s := open(t, "mini-tex", 0)
	s.Do("ante 10")
	goOn(s)
	s.Do("flop")
	s.Do("river")
	if q := s.Question(); q == nil || q.Offer.ID != "play" {
		t.Fatalf("the last question is %+v", q)
	}
	if got := s.onLayout(s.Seat()); got != 30*money.Dollar {
		t.Errorf("on the layout are %s, not an ante, a flop and a river wager", got)
	}
	if got := s.inFront(s.Seat()); got != 470*money.Dollar {
		t.Errorf("%s are left of $500", got)
	}
	if got := strings.Join(s.Draw(80, 20), "\n"); !strings.Contains(got, "flop") || !strings.Contains(got, "river") {
		t.Errorf("the layout:\n%s", got)
	}
	s.Do("fold")
	if a := s.Account(); s.onLayout(s.Seat()) != 0 || s.inFront(s.Seat()) != a.Chips || a.Chips != 470*money.Dollar {
		t.Errorf("after the round: %+v, and %s in front", a, s.inFront(s.Seat()))
	}
}

// An error in the deal is found when the cards are picked up: the round ends there, and the
// bet comes back. What cannot be used any more is refused, and the question stays.
func TestAnIncidentThatIsFoundWhileAQuestionIsOpen(t *testing.T) {
	s := open(t, "three-card-poker", 0)
	before := s.Account().Chips
	s.Do("ante 10")
	s.Do("")
	if s.Question() == nil {
		t.Fatal("nobody is asked")
	}
	says(t, s, "All cards of the round are dealt", "incident face-up-card")
	if s.Question() == nil {
		t.Fatal("a refused report ended the round")
	}
	says(t, s, "No decision: somebody was dealt more or fewer than three cards", "incident wrong-number-of-cards")
	if s.Question() != nil || s.Account().Chips != before || s.Table().Rounds() != 1 {
		t.Errorf("after the void %v is asked, and %s of %s is there", s.Question(), s.Account().Chips, before)
	}
	text, err := s.asCase()
	if err != nil {
		t.Fatal(err)
	}
	c, err := casebook.Parse("saved.case", bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if r := casebook.Run(c, game.Find); len(r.Failures) > 0 {
		t.Errorf("the saved case: %v\n%s", r.Failures, text)
	}
}

// Whoever reports something that nothing in the round comes to is told so when it ends.
func TestAnIncidentThatLedToNothingIsToldOf(t *testing.T) {
	s := open(t, "roulette", 0)
	says(t, s, "Foreign-object: what was reported did not come up in this round", "red 5", "incident short-spin",
		"incident foreign-object", "")
}
