package play

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/game/deal"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

func TestWhatIsWrongIsToldInOneSentence(t *testing.T) {
	s := open(t, "casino-war", 2, asksCut)
	says(t, s, `"x" is not an amount: type ante and a number of dollars.`, "ante x")
	says(t, s, "How much? Ante pays 1 to 1", "ante")
	says(t, s, "is made only by a player who goes to war", "war")
	says(t, s, `There is no wager or command "frobnicate"; type help`, "frobnicate")
	says(t, s, "You bet $10 on Ante.", "ante 10")
	goOn(s)
	if ask := s.Ask(); !strings.Contains(ask, "[1] cut or cut NUMBER  [2] decline (Enter: cut)") {
		t.Fatalf("asked %q", ask)
	}
	says(t, s, "Answer the question first: cut or decline.", "frobnicate")
	says(t, s, "After cut comes a whole number: cut 20.", "cut deep")
	says(t, s, "After cut comes a whole number: cut 20.", "cut 20 30")
	says(t, s, "Nothing comes after decline: type it alone.", "decline 5")
	says(t, s, "The cards are cut at least 10 from either end", "cut 3")
	says(t, s, "You: cut", "cut 30")
	if s.Table().Rounds() == 0 && s.Question() == nil {
		t.Error("the round did not go on")
	}
}

func TestCommandsThatAGameHasNoUseForAreNotListed(t *testing.T) {
	listed := func(game string) (names []string) {
		for _, c := range open(t, game, 0).commands() {
			names = append(names, c.name)
		}
		return names
	}
	if names := listed("craps"); !slices.Contains(names, "on") || !slices.Contains(names, "cash") {
		t.Errorf("craps: %v", names)
	}
	if names := listed("casino-war"); slices.Contains(names, "on") || slices.Contains(names, "cash") || !slices.Contains(names, "bet") {
		t.Errorf("casino war: %v", names)
	}
}

func TestARowIsWrappedUpToItsSecondColumn(t *testing.T) {
	got := wrap("  why [LINE]   the paragraph and the arithmetic", 32)
	want := []string{"  why [LINE]   the paragraph and", "               the arithmetic"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	got = wrap("a sentence that goes on  [1.2(a)]", 20)
	want = []string{"a sentence that goes", "  on  [1.2(a)]"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// goOn plays on as somebody would who takes the first choice of every question.
func goOn(s *Session) {
	switch q := s.Question(); {
	case q == nil:
		s.Do("next") // Enter would not play a round without the person
	case !s.inTurn():
		s.Do("1")
	case q.Allows(room.Fold) && !q.Allows(room.Check):
		s.Do("f")
	default:
		s.Do(string(q.First()))
	}
}

// TestEnterDecidesNothing presses Enter at every question of every game: it cuts the cards,
// checks and shows a hand, and answers nothing else.
func TestEnterDecidesNothing(t *testing.T) {
	asked := map[table.Choice]bool{}
	for _, rules := range game.All {
		s := open(t, rules.ID, 2, asksCut)
		for range 60 {
			q := s.Question()
			if q == nil {
				for _, line := range rules.About.Examples {
					s.Do(line)
				}
				s.Do("")
				continue
			}
			number, first := q.Number, q.First()
			asked[first] = true
			s.Do("")
			if q = s.Question(); q != nil && q.Number == number {
				goOn(s)
				continue
			}
			switch first {
			case deal.Cut, room.Check, room.Show:
			default:
				t.Fatalf("%s: Enter answers %s", rules.ID, first)
			}
		}
	}
	for _, c := range []table.Choice{"cut", "check", "fold", "stand", "ride", "house-way", "surrender", "decline"} {
		if !asked[c] {
			t.Errorf("nobody was asked a question whose first choice is %s", c)
		}
	}
	says(t, open(t, "craps", 0), "it never stands, folds or bets for you", "help")
}

func TestEnterPlaysNoRoundWithoutThePerson(t *testing.T) {
	s := open(t, "blackjack", 2)
	s.Do("")
	if rounds := s.Table().Rounds(); rounds != 0 || !strings.Contains(last(s), "You have no bet") || !strings.Contains(last(s), "deal") {
		t.Errorf("Enter without a bet plays %d rounds and says %q", rounds, last(s))
	}
	s.Do("10")
	s.Do("")
	if s.Question() == nil && s.Table().Rounds() == 0 {
		t.Errorf("with a bet Enter does not deal: %q", last(s))
	}
	s = open(t, "roulette", 1)
	if s.Do("spin"); s.Table().Rounds() != 1 {
		t.Error("spin does not play a round without the person's bet")
	}
}

func TestAnAmountAloneIsABetOnTheMainArea(t *testing.T) {
	for _, c := range []struct{ game, typed, area string }{
		{"blackjack", "10", "main"}, {"three-card-poker", "$25", "ante"}, {"pai-gow-poker", "10", "wager"},
	} {
		s := open(t, c.game, 0)
		s.Do(c.typed)
		amount, _ := amountOf(c.typed)
		if p, ok := s.parseWager([]string{c.area}); !ok || s.Table().Bet(s.Seat(), p.area).Amount != amount {
			t.Errorf("%s: %s bets no %s on %s: %q", c.game, c.typed, amount, c.area, last(s))
		}
	}
	s := open(t, "craps", 0)
	if s.Do("10"); s.Account().Layout != 0 || !strings.Contains(last(s), "$10 on what? For instance: pass 10.") {
		t.Errorf("at craps an amount alone says %q", last(s))
	}
}

func TestWhatPlayersSayIsUnderstood(t *testing.T) {
	offer := func(choices ...table.Choice) *table.Question {
		return &table.Question{Open: table.AllChoices, Offer: &table.Offer{Choices: choices,
			Called: map[table.Choice]string{"draw": "hit", "double": "double down"}, Says: map[table.Choice]string{"war": "go to war"}}}
	}
	for _, c := range []struct {
		q     *table.Question
		typed string
		want  table.Choice
		rest  int
	}{
		{offer("stand", "draw", "double", "split"), "hit", "draw", 0},
		{offer("stand", "draw", "double", "split"), "h", "draw", 0},
		{offer("stand", "draw", "double", "split"), "stay", "stand", 0},
		{offer("stand", "draw", "double", "split"), "double down 5", "double", 1},
		{offer("stand", "draw", "double", "split"), "double", "double", 0},
		{offer("stand", "draw", "double", "split"), "4", "split", 0},
		{offer("surrender", "war"), "go to war", "war", 0},
		{offer("fold", "play"), "call", "play", 0},
		{offer("withdraw", "ride"), "let it ride", "ride", 0},
		{offer("decline", "insure"), "no", "decline", 0},
		{offer("decline", "insure"), "yes", "insure", 0},
		{offer("decline", "insure"), "insurance", "insure", 0},
		{offer("decline", "insure"), "i", "insure", 0},
		{offer("decline", "insure"), "y", "insure", 0},
		{offer("stand", "draw", "double", "split", "surrender"), "p", "split", 0},
		{offer("stand", "draw", "double", "split", "surrender"), "u", "surrender", 0},
		{offer("cut", "decline"), "n", "decline", 0},
		{offer("decline", "double"), "d 5", "double", 1},
	} {
		if got, rest, ok := readChoice(c.q, strings.Fields(c.typed)); !ok || got != c.want || len(rest) != c.rest {
			t.Errorf("%q is taken for %s and %q, not for %s", c.typed, got, rest, c.want)
		}
	}
	for _, typed := range []string{"d", "c"} { // which mean to double and to call, and not to decline and to cut
		if got, _, ok := readChoice(offer("cut", "decline"), []string{typed}); ok {
			t.Errorf("%q is taken for %s", typed, got)
		}
	}
	for _, typed := range []string{"yes", "banana", "no"} {
		if got, _, ok := readChoice(offer("stand", "draw"), []string{typed}); ok {
			t.Errorf("%q is taken for %s", typed, got)
		}
	}
	s := open(t, "blackjack", 0)
	if s.Do("hit"); !strings.Contains(last(s), "There is nothing to decide now") {
		t.Errorf("hit between rounds says %q", last(s))
	}
}

// TestLettersMeanWhatTheyMeanOnThePage holds the letters of the terminal against those of the page.
func TestLettersMeanWhatTheyMeanOnThePage(t *testing.T) {
	source, err := os.ReadFile("../web/src/table/keys.ts")
	if err != nil {
		t.Fatal(err)
	}
	page := map[string][]table.Choice{}
	for _, line := range regexp.MustCompile(`(?m)^  ([a-z]): \['(.*)'\],`).FindAllStringSubmatch(string(source), -1) {
		for _, c := range strings.Split(line[2], "', '") {
			page[line[1]] = append(page[line[1]], table.Choice(c))
		}
	}
	if !reflect.DeepEqual(page, letters) {
		t.Errorf("on the page letters mean %v, here %v", page, letters)
	}
}

// last returns the last line of the log.
func last(s *Session) string { return s.Log()[len(s.Log())-1].Text }

func asksCut(c *Config) { c.AsksCut = true }

// Whoever does not ask to be asked declines the cut, and the answer is recorded like any other.
func TestNobodyIsAskedToCutWhoDoesNotWantTo(t *testing.T) {
	for _, id := range []string{"casino-war", "pai-gow-poker", "pai-gow"} {
		s := open(t, id, 2)
		asked := false
		for range 3 {
			for _, line := range s.Table().Rules().About.Examples {
				s.Do(line)
			}
			s.Do("")
			for s.Question() != nil {
				asked = asked || s.Question().Offer.ID == "cut"
				goOn(s)
			}
		}
		if asked || s.Table().Rounds() < 3 {
			t.Errorf("%s: asked to cut: %v, in %d rounds", id, asked, s.Table().Rounds())
		}
	}
	s := open(t, "casino-war", 0)
	s.Do("ante 10")
	s.Do("")
	declined := slices.ContainsFunc(s.live.Journal(), func(e table.Entry) bool {
		return e.Kind == table.Chose && e.Answer.Choice == deal.Decline
	})
	if !declined {
		t.Error("no answer to the offer of the cut is in the journal")
	}
	says(t, s, "You are asked to cut the cards whenever the cut is yours", "cutting ask")
	says(t, s, "The cut is declined for you", "cutting decline")
	says(t, s, "Write cutting ask", "cutting deep")
	if s.config.AsksCut {
		t.Error("cutting decline leaves the question on")
	}
}

// A question with one choice is answered without being asked, unless cards or an amount belong to it.
func TestOneChoiceIsNotAsked(t *testing.T) {
	s := open(t, "craps", 0)
	offer := &table.Offer{Choices: []table.Choice{"stand", "draw"}}
	if a, ok := s.unasked(&table.Question{Offer: offer, Open: 1}); !ok || a.Choice != "stand" {
		t.Errorf("one choice is answered by %v, %v", a, ok)
	}
	if _, ok := s.unasked(&table.Question{Offer: offer, Open: 3}); ok {
		t.Error("of two choices one is taken")
	}
	offer.Cards = 1
	if _, ok := s.unasked(&table.Question{Offer: offer, Open: 1}); ok {
		t.Error("cards that are still to be named are not asked for")
	}
}

// A number is a choice at every table. In a poker hand, where an amount alone is a raise, one that may be either is neither.
func TestANumberThatMayBeAnAmountIsRefused(t *testing.T) {
	q := &table.Question{Range: table.Range{Least: 2 * money.Dollar, Most: 50 * money.Dollar}}
	names := []string{"call", "raise", "fold"}
	for typed, want := range map[string]string{
		"3": `3 is the choice "fold" here, and may be an amount: type fold, or $3.`, "1": "", "4": "", "fold": "", "3 5": "", "$3": "",
	} {
		if got := meansTwoThings(q, strings.Fields(typed), names); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}
