package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// found is a game of the list.
func found(t *testing.T, id string) *table.Rules {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	return rules
}

func newScreen(w, h int) *screen {
	m := &screen{games: game.All, config: Config{Terms: table.DefaultTerms(), Seat: 1, Bankroll: 500 * money.Dollar, Bots: 3}}
	m.Update(tea.WindowSizeMsg{Width: w, Height: h})
	return m
}

var named = map[string]rune{"enter": tea.KeyEnter, "esc": tea.KeyEscape, "tab": tea.KeyTab, "up": tea.KeyUp, "down": tea.KeyDown,
	"pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, "left": tea.KeyLeft, "home": tea.KeyHome, "end": tea.KeyEnd,
	"backspace": tea.KeyBackspace, "delete": tea.KeyDelete}

// press presses keys by name, and types whatever is no name of a key.
func press(m *screen, keys ...string) tea.Cmd {
	var cmd tea.Cmd
	for _, k := range keys {
		if code, ok := named[k]; ok {
			_, cmd = m.Update(tea.KeyPressMsg{Code: code})
			continue
		}
		if ctrl, ok := strings.CutPrefix(k, "ctrl+"); ok {
			_, cmd = m.Update(tea.KeyPressMsg{Code: rune(ctrl[0]), Mod: tea.ModCtrl})
			continue
		}
		for _, r := range k {
			_, cmd = m.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
	}
	return cmd
}

func shown(m *screen) string { return m.View().Content }

func TestEveryScreenFitsItsTerminal(t *testing.T) {
	for i := range game.All {
		for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {200, 60}, {60, 18}, {40, 10}, {10, 4}, {1, 1}} {
			m := newScreen(size[0], size[1])
			press(m, "down", "up", menuKeys[i:i+1])
			if m.s == nil {
				t.Fatal(m.fault)
			}
			for _, keys := range [][]string{{m.s.example(), "enter"}, {"enter"}, {"esc"}, {"!"}, {"esc"}, {"coach on", "enter"}, {"enter"},
				{"!"}, {"enter"}, {"why", "enter"}, {"pgdown"}, {"esc"}, {"pgup"}, {"help", "enter"}} {
				press(m, keys...)
				lines := strings.Split(shown(m), "\n")
				if len(lines) > size[1] {
					t.Errorf("%v: %d lines after %v", size, len(lines), keys)
				}
				for _, l := range lines {
					if lipgloss.Width(l) > size[0] {
						t.Errorf("%v: %d columns after %v: %q", size, lipgloss.Width(l), keys, l)
					}
				}
			}
		}
	}
}

func TestMenuPicksAGame(t *testing.T) {
	m := newScreen(80, 24)
	if !strings.Contains(shown(m), "Craps") || !strings.Contains(shown(m), "$1 to $10,000") {
		t.Errorf("the menu:\n%s", shown(m))
	}
	press(m, "down", "enter")
	if m.s == nil || m.s.Table().Rules() != game.All[1] {
		t.Fatal("the second game was not opened")
	}
	if cmd := press(m, "ctrl+c"); cmd == nil {
		t.Error("ctrl+c does not leave")
	}
}

func TestTheOutcomeIsHiddenWhileItFalls(t *testing.T) {
	m := newScreen(80, 24)
	roulette := slices.IndexFunc(game.All, func(r *table.Rules) bool { return r.ID == "roulette" })
	press(m, fmt.Sprint(roulette+1), "red 5", "enter")
	if cmd := press(m, "enter"); cmd == nil || m.frozen == nil {
		t.Fatal("nothing is in motion")
	}
	if got := shown(m); !strings.Contains(got, "the ball is on the track") || strings.Contains(got, "All winning") {
		t.Errorf("while it falls:\n%s", got)
	}
	for range frames {
		m.Update(tick{})
	}
	if m.frozen != nil || !strings.Contains(shown(m), "round 2") {
		t.Error("it never comes to rest")
	}
}

// A command that takes long, such as a hint for which all deals are counted, does not stop the
// screen: it says that it is at work, and takes no keys meanwhile.
func TestTheScreenSaysThatItIsAtWork(t *testing.T) {
	m := newScreen(100, 30)
	press(m, "1")
	m.patience = time.Nanosecond
	for range 20 { // now and then the command is quicker than that
		m.work = nil
		press(m, "help")
		if press(m, "enter"); m.work != nil {
			break
		}
		press(m, "esc")
	}
	if m.work == nil || !strings.Contains(shown(m), "Working on it: 0 s so far") {
		t.Fatalf("nothing is at work:\n%s", shown(m))
	}
	press(m, "x")
	if m.typed.Value() != "" {
		t.Error("keys are taken while it works")
	}
	for m.work != nil {
		m.Update(m.work.wait())
	}
	if !strings.Contains(shown(m), "── Help") {
		t.Errorf("what came of it is not shown:\n%s", shown(m))
	}
}

// Whatever else stands in the head of the screen, the player's chips, bets and result do.
func TestTheHeadShowsWhatThePlayerHas(t *testing.T) {
	m := newScreen(100, 24)
	for i, r := range game.All {
		if r.ID == "caribbean-stud" {
			m.open(game.All[i])
		}
	}
	for _, line := range []string{"ante 10", "progressive 1"} {
		m.s.Do(line)
	}
	head, _, _ := strings.Cut(shown(m), "\n")
	for _, want := range []string{"Caribbean Stud Poker", "progressive jackpot $10,000", "chips 489 · bet 11 · net $0"} {
		if !strings.Contains(head, want) {
			t.Errorf("%q is not in the head: %q", want, head)
		}
	}
}

func TestKeysAtTheTable(t *testing.T) {
	m := newScreen(100, 30)
	press(m, "1", "?")
	if !strings.Contains(shown(m), "Help") {
		t.Error("? does not help")
	}
	press(m, "esc", "pas", "tab")
	if m.typed.Value() != "pass" {
		t.Errorf("tab completes to %q", m.typed.Value())
	}
	press(m, " 10", "enter", "field 5", "enter", "up", "up")
	if m.typed.Value() != "pass 10" {
		t.Errorf("recalled %q", m.typed.Value())
	}
	press(m, "down", "down", "enter")
	if m.s.Question() == nil || !strings.Contains(shown(m), "[1] accept  [2] decline") {
		t.Fatalf("the dice are not offered:\n%s", shown(m))
	}
	press(m, "1")
	if m.s.Question() == nil {
		t.Error("a number answers before Enter")
	}
	press(m, "enter")
	if m.s.Question() != nil || m.s.Table().Rounds() != 1 {
		t.Error("a number and Enter do not answer")
	}
	press(m, "x", "quit")
	m.typed.Clear()
	if cmd := press(m, "quit", "enter"); cmd == nil {
		t.Error("quit does not")
	}
}

// Whoever types the number of a choice and Enter answers with the number. The Enter does not play the next round, in
// which nothing was bet.
func TestEnterAfterANumberPlaysNoRound(t *testing.T) {
	m := newScreen(100, 30)
	m.open(found(t, "pai-gow"))
	press(m, "wager 10", "enter", "enter")
	if m.s.Question() == nil {
		t.Fatalf("nobody is asked how to set the tiles:\n%s", shown(m))
	}
	press(m, "1", "enter")
	if n := m.s.Table().Rounds(); n != 1 || m.s.Question() != nil {
		t.Fatalf("%d rounds were played:\n%s", n, shown(m))
	}
	if press(m, "enter"); m.s.Table().Rounds() != 1 {
		t.Error("the second Enter played without a bet")
	}
	if press(m, "deal", "enter"); m.s.Table().Rounds() != 2 {
		t.Error("deal did not play")
	}
	press(m, "wager 10", "enter", "enter", "1", "enter", "wager 10", "enter", "enter")
	if n := m.s.Table().Rounds(); n != 3 || m.s.Question() == nil {
		t.Errorf("%d rounds: an Enter after a bet did not play", n)
	}
}

// The line of keys offers no round that Enter would not begin.
func TestEnterIsOfferedOnlyWithABet(t *testing.T) {
	m := newScreen(100, 30)
	press(m, menuKeys[:1]) // craps
	if keys := m.keysLine(); strings.Contains(keys, "Enter") {
		t.Errorf("without a bet: %s", keys)
	}
	press(m, "pass 10", "enter")
	if keys := m.keysLine(); !strings.Contains(keys, "Enter: roll") {
		t.Errorf("with a bet: %s", keys)
	}
}

// An amount alone bids it, and none of its digits answers before Enter: whoever types 150 does not choose the first answer.
func TestAmountsAreTypedWhole(t *testing.T) {
	m := newScreen(100, 40)
	m.open(found(t, "chemin-de-fer"))
	if !strings.Contains(shown(m), "[2] bid AMOUNT, $1 to $500") {
		t.Fatalf("nobody is asked for a bid:\n%s", shown(m))
	}
	press(m, "enter")
	if !strings.Contains(shown(m), "type decline or bid, or an amount, like 1.") {
		t.Errorf("an empty line:\n%s", shown(m))
	}
	press(m, "150")
	if q := m.s.Question(); q == nil || q.Offer.ID != "bid" {
		t.Fatalf("a digit has answered:\n%s", shown(m))
	}
	if press(m, "enter"); !strings.Contains(shown(m), "You: bid $150.") {
		t.Errorf("the amount was not bid:\n%s", shown(m))
	}
}

// Where three cards are to be named the example has three.
func TestAsManyPlacesAsCardsAreNamed(t *testing.T) {
	m := newScreen(110, 50)
	m.open(found(t, "asia-poker"))
	press(m, "wager 10", "enter", "deal", "enter")
	if press(m, "set-lowest", "enter"); !strings.Contains(shown(m), "their places: set-lowest 1 2 3.") {
		t.Errorf("without cards:\n%s", shown(m))
	}
}

// What a recovered rule rests on is said with a why.
func TestWhySaysHowCertainARuleIs(t *testing.T) {
	text := strings.Join(paragraph("under", "house:asia-8(a)", map[law.Cite]bool{}), "\n")
	if !strings.Contains(text, "Of low confidence: that there is a house way is known") || strings.Contains(text, "In doubt") {
		t.Errorf("%s", text)
	}
}

// The number of a choice that is made with cards is typed before the cards.
func TestNumberOfAChoiceWithCards(t *testing.T) {
	m := newScreen(110, 50)
	m.open(found(t, "pai-gow-poker"))
	press(m, "wager 10", "enter", "deal", "enter")
	if press(m, "2", "enter"); !strings.Contains(shown(m), "After set come cards of your own, or their places: set 1 2.") {
		t.Errorf("without cards:\n%s", shown(m))
	}
	if press(m, "set Zz", "enter"); m.s.Question() == nil {
		t.Error("a card that is none was taken")
	}
	if press(m, "2 1 2", "enter", "2 1 2", "enter"); m.s.Question() != nil { // twice, as it may be a foul hand
		t.Errorf("the first two cards were not set:\n%s", shown(m))
	}
}

func TestEditingTheLine(t *testing.T) {
	var l commandLine
	key := func(keys ...string) {
		m := &screen{}
		for _, k := range keys {
			m.typed = l
			if code, ok := named[k]; ok {
				l.Press(tea.KeyPressMsg{Code: code})
			} else if ctrl, ok := strings.CutPrefix(k, "ctrl+"); ok {
				l.Press(tea.KeyPressMsg{Code: rune(ctrl[0]), Mod: tea.ModCtrl})
			} else {
				l.Insert(k)
			}
		}
	}
	key("place 6", "home", "bet ", "end", "backspace", "8 12", "ctrl+w", "18", "left", "delete", "0")
	if l.Value() != "bet place 8 10" {
		t.Errorf("typed %q", l.Value())
	}
	key("ctrl+u")
	l.Insert("red\n5\x1b")
	if l.Value() != "red 5" {
		t.Errorf("pasted %q", l.Value())
	}
	l.Insert(strings.Repeat("x", 300))
	if len(l.Value()) > mostTyped {
		t.Error("the line has no end")
	}
}
