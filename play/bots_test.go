package play

import (
	"strings"
	"testing"

	"boardwalk/counsel"
	"boardwalk/game"
	"boardwalk/game/threecard"
	"boardwalk/table"
)

// lines counts the lines of the log that have a text.
func lines(s *Session, text string) (n int) {
	for _, e := range s.Log() {
		if strings.Contains(e.Text, text) {
			n++
		}
	}
	return n
}

// A bet that stands for two is noted for every player. Of the bots the person sees the wagers alone; why has the note.
func TestBotsBetsAreNotSaidToBeBrokenDown(t *testing.T) {
	s := open(t, "ultimate-texas-holdem", 3)
	const note = "broken down into separate wagers"
	if n := lines(s, note); n > 0 {
		t.Errorf("%d bets of bots are said to be broken down", n)
	}
	notes, list := 0, 0
	for _, e := range s.Log() {
		if !strings.HasPrefix(e.Text, "Bets: ") {
			continue
		}
		list = e.N
		for _, event := range e.Events {
			if event.Word == table.BrokenDown {
				notes++
			}
		}
	}
	if notes != len(s.bots) {
		t.Errorf("%d notes under the line of the bets of %d bots", notes, len(s.bots))
	}
	if list == 0 {
		t.Fatal("no line says what the bots bet")
	}
	says(t, s, "You: the wager is "+note, "both 10")
}

// Where a game's mathematics has no adviser the bots answer, and the person is told once how.
func TestBotsWithoutMathematicsSaySo(t *testing.T) {
	const want = "Nothing is known of how Three Card Poker is played well, so the bots give the first answer to every question: fold."
	s := open(t, "three-card-poker", 3, func(c *Config) { c.Rules = threecard.Rules })
	for range 6 {
		goOn(s)
	}
	if n := lines(s, want); n != 1 {
		t.Errorf("it is said %d times in:\n%v", n, s.Log())
	}
	for _, rules := range game.All {
		if counsel.Gives(rules) || rules.EachOther {
			continue
		}
		s := open(t, rules.ID, 3)
		for range 12 {
			goOn(s)
		}
		if n := lines(s, "Nothing is known of how"); n > 0 {
			t.Errorf("%s: the bots are said not to know it", rules.ID)
		}
	}
}
