package play

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/game/deal"
	"boardwalk/game/room"
	"boardwalk/table"
)

func TestWhatIsWrongIsToldInOneSentence(t *testing.T) {
	s := open(t, "casino-war", 2)
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
		s.Do("")
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
		s := open(t, rules.ID, 2)
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
