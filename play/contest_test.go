package play

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/play/ring"
	"boardwalk/table"
)

// hidden are the cards of a session's one round that its person may not have
// seen, from the events as the house hears them.
func hidden(t *testing.T, s *Session) []card.Card {
	t.Helper()
	var all table.Log
	_, _ = table.Replay(s.config.Rules, s.config.Options, s.Table().Terms(), s.live.Journal(), &all) // stops where the round waits
	seen, dealt := card.Set(0), card.Set(0)
	for _, e := range all {
		switch {
		case e.Kind == table.Turned, e.Kind == table.Dealt && (!e.Secret || e.Seat == s.Seat()):
			seen |= card.SetOf(e.Card)
		case e.Kind == table.Dealt, e.Kind == table.Burned:
			dealt |= card.SetOf(e.Card)
		}
	}
	if dealt == 0 {
		t.Fatal("no cards are dealt")
	}
	var list []card.Card
	for c := range (dealt &^ seen).All {
		list = append(list, c)
	}
	return list
}

func TestNoHiddenCardIsOnTheScreen(t *testing.T) {
	for _, rules := range pokerGames() {
		concealed := 0
		for seed := range byte(12) {
			m := newScreen(120, 40)
			m.config.Bots, m.config.Terms, m.config.Seed = 5, table.Terms{}, chance.Seed{31: seed}
			m.open(rules)
			if m.s == nil {
				t.Fatal(m.fault)
			}
			dice := chance.NewFast(uint64(seed), 5)
			var out bytes.Buffer
			p := &printer{out: &out}
			look := func() {
				p.log(m.s)
				texts := []string{out.String(), m.s.Summary(), m.s.Ask(), strings.Join(m.s.Seats(), "\n")}
				for _, size := range [][2]int{{120, 40}, {80, 24}, {60, 18}} {
					m.w, m.h = size[0], size[1]
					texts = append(texts, ansi.Strip(shown(m)))
				}
				cards := hidden(t, m.s)
				concealed += len(cards)
				for _, c := range cards {
					for _, text := range texts {
						if strings.Contains(text, c.Pretty()) {
							t.Fatalf("%s, seed %d: %s can be seen in\n%s", rules.ID, seed, c.Pretty(), text)
						}
					}
				}
			}
			goOn(m.s)
			for m.s.Question() != nil {
				look()
				a := whim(m.s, dice)
				if m.s.Question().Allows(room.Fold) && dice.Draw(4) > 0 {
					a.Choice, a.Amount = larger(m.s.Question()), 0
					for _, c := range []table.Choice{room.Check, room.Call} {
						if m.s.Question().Allows(c) {
							a.Choice = c
						}
					}
				}
				m.s.answer(a)
			}
			look()
		}
		if concealed < 400 {
			t.Errorf("%s: only %d cards were hidden", rules.ID, concealed)
		}
	}
}

// Every bot knows its own cards and those that lie face up, and no others.
func TestABotKnowsOnlyItsOwnCards(t *testing.T) {
	for _, rules := range pokerGames() {
		s := open(t, rules.ID, 5)
		goOn(s)
		g := s.Table().Game().(*room.Game)
		for _, b := range s.bots {
			for _, h := range b.eye.Hands {
				for i, c := range h.Cards {
					if known := c != card.Unknown; known != (h.Up[i] || h.Owner == b.seat) {
						t.Errorf("%s: %s sees %v of seat %d", rules.ID, b.name, c, h.Owner)
					}
				}
				if h.Owner == b.seat && card.SetOf(h.Cards...) != card.SetOf(g.Hand(b.seat)...) {
					t.Errorf("%s: %s holds %v and thinks %v", rules.ID, b.name, g.Hand(b.seat), h.Cards)
				}
			}
		}
	}
}

// known is what everybody knows of a seat.
func known(s *Session, seat table.Seat) ring.Known { return s.contest.(*ring.Ring).Known(seat) }

// larger is the choice that makes the bet larger.
func larger(q *table.Question) table.Choice {
	if q.Allows(room.Bet) {
		return room.Bet
	}
	return room.Raise
}

// agrees holds what is shown of everybody's chips and of the person's cards
// against what there is.
func agrees(t *testing.T, s *Session, what string) {
	t.Helper()
	if s.failed != nil {
		t.Fatalf("%s: %v", what, s.failed)
	}
	for _, seat := range s.Table().Present() {
		p, b := known(s, seat), s.botAt(seat)
		if a := s.Table().Account(seat); p.Stack != a.Chips && !(b != nil && b.again > 0) {
			t.Errorf("%s: seat %d has %s and is shown with %s", what, seat, a.Chips, p.Stack)
		}
	}
	if s.contest.(*ring.Ring).Pot() != 0 {
		t.Errorf("%s: %s is left in the pot", what, s.contest.(*ring.Ring).Pot())
	}
}

func TestTheRingKeepsTheAccounts(t *testing.T) {
	for _, rules := range pokerGames() {
		s := open(t, rules.ID, 5)
		dice := chance.NewFast(3, 3)
		for range 60 {
			goOn(s)
			for s.Question() != nil {
				s.answer(whim(s, dice))
			}
			agrees(t, s, fmt.Sprint(rules.ID, " ", s.Table().Rounds()))
			if s.Account().Chips < 20*money.Dollar {
				s.Do("buyin 500")
			}
		}
	}
}

func TestWhateverGoesWrong(t *testing.T) {
	for _, rules := range pokerGames() {
		s := open(t, rules.ID, 5)
		dice := chance.NewFast(3, 3)
		for _, d := range s.Table().Layout().Incidents {
			for _, args := range []string{"1 0", "1 1", "2 1", "3 2", "0", "1", "2"} {
				if n := len(strings.Fields(args)); d.Args != "" && n > len(strings.Fields(d.Args)) {
					continue
				}
				line := "incident " + d.ID + " " + args
				if d.Args == "" {
					line = "incident " + d.ID
				}
				s.Do(line)
				goOn(s)
				for s.Question() != nil {
					if q := s.Question(); q.Offer.ID == "draw" || q.Offer.ID == "showdown" {
						checkOwnHand(t, s, rules.ID+": "+line)
					}
					_ = s.Draw(80, 13)
					s.answer(whim(s, dice))
				}
				agrees(t, s, rules.ID+": "+line)
				if s.Account().Chips < 50*money.Dollar {
					s.Do("buyin 500")
				}
			}
		}
	}
}

func checkOwnHand(t *testing.T, s *Session, what string) {
	t.Helper()
	g := s.Table().Game().(*room.Game)
	if got, want := s.eye.Hands.Of(1, 0), g.Hand(1); card.SetOf(got...) != card.SetOf(want...) {
		t.Errorf("%s: the hand is %v and is shown as %v", what, want, got)
	}
}

// turn deals until the person is asked to bet.
func turn(t *testing.T, s *Session) *table.Question {
	t.Helper()
	for range 50 {
		if q := s.Question(); q != nil && q.Offer.ID == "betting" {
			return q
		}
		goOn(s)
	}
	t.Fatal("the person is never asked")
	return nil
}

// first is a table at which the person is the first to act, before any bot.
func first(t *testing.T) *Session {
	t.Helper()
	s := open(t, "hold-em", 4, func(c *Config) { c.Seat = 9 })
	goOn(s)
	if q := s.Question(); q == nil || !q.Allows(room.Call) || s.contest.(*ring.Ring).Button() != 11 {
		t.Fatalf("the person is not the first to act: %q", s.Ask())
	}
	return s
}

func TestAPersonTypesATurn(t *testing.T) {
	for line, want := range map[string]string{
		"c": "You call $2.", "call": "You call $2.", "f": "You fold.", "fold": "You fold.", "r 20": "You raise to $20.",
		"raise to 20": "You raise to $20.",
		"b 20":        "You raise to $20.", "20": "You raise to $20.", "r": "You raise to $4.", "a": "You raise to $500.",
		"all-in": "You are all-in.",
		"r pot":  "You raise to $7.", "r half": "You raise to $4.", "raise max": "You raise to $500.",
		"": "You face a bet: c calls $2, f folds.", "deal": "You face a bet",
		"r 9999":       "Refused: To raise here is from $4 to $500 in steps of $1, not $9,999 (19:47-14.",
		"r 2":          "Refused: To raise here is from $4",
		"check":        `Refused: "check" is not one of the choices (19:47-14.`,
		"r much":       `"much" is not an amount`,
		"dance":        "It is your turn: c checks or calls",
		"chip":         "A chip of how much?",
		"chip 25":      "You call",
		"buyin 100":    "during a round of play (19:47-14.7(c)1).",
		"rules":        "Hold 'Em, no limit",
		"help":         "c checks or calls",
		"seats":        "careful",
		"why 1":        "19:47-14.",
		"sit-out":      "It is your turn",
		"limits":       "smallest chip",
		"save x.case":  "answer the question first",
		"incident all": "Nothing called",
	} {
		s := first(t)
		says(t, s, want, line)
		if left := s.Question() == nil; (strings.HasPrefix(want, "Refused") || strings.HasPrefix(want, "You face")) && left {
			t.Errorf("%q: a refusal ends the turn", line)
		}
	}
}

func TestTheHintJudgesATurn(t *testing.T) {
	s := first(t)
	for line, want := range map[string]string{
		"": "[1] call $2", "1": "Enter: call $2", "2 20": "Enter: raise to $20", "3": "Enter: fold",
		"r 20": "Enter: raise to $20", "r 9999": "No: to raise here is $4–$500, not $9,999.", "check": "No: you cannot check now.",
		"f": "Enter: fold", "c": "Enter: call $", "why": "why [LINE]", "xyzzy": "It is your turn",
	} {
		if got := s.Hint(line); !strings.Contains(got, want) {
			t.Errorf("%q: hint %q, want %q", line, got, want)
		}
	}
	for _, want := range []string{"[2] raise to $4–$500, or all-in", "[3] fold", "pot $3"} {
		if !strings.Contains(s.Ask(), want) {
			t.Errorf("asked %q, want %q", s.Ask(), want)
		}
	}
	if strings.Contains(s.Ask(), "Enter") {
		t.Errorf("asked %q: Enter does nothing while one faces a bet", s.Ask())
	}
}

func TestAtFixedLimitsAllInIsRefused(t *testing.T) {
	s := open(t, "seven-card-stud", 5)
	turn(t, s)
	says(t, s, "(19:47-14.", "a")
	if s.Question() == nil || strings.Contains(s.Ask(), "all-in") {
		t.Errorf("asked %q", s.Ask())
	}
}

func TestDrawingNewCards(t *testing.T) {
	for line, want := range map[string]string{
		"d 1 3": "You discard two cards.", "discard 1,2,5": "You discard three cards.", "d": "Which cards?",
		"d 6":  "Your cards are the 1st to the 5th",
		"d 2x": "is not a card", "s": "You stand pat.", "": "Enter decides nothing here", "d 1 1": "You discard one card.",
		"call": "You may draw new cards",
	} {
		s := toDraw(t)
		before := append([]card.Card(nil), s.eye.Hands.Of(1, 0)...)
		says(t, s, want, line)
		after := s.eye.Hands.Of(1, 0)
		if len(after) != 5 {
			t.Fatalf("%q leaves %d cards", line, len(after))
		}
		kept := card.SetOf(before...) & card.SetOf(after...)
		if line == "d 1 3" && (kept != card.SetOf(before[1], before[3], before[4]) || after[1] != before[1]) {
			t.Errorf("%v became %v", before, after)
		}
	}
	s := toDraw(t)
	hand := append([]card.Card(nil), s.eye.Hands.Of(1, 0)...)
	for c := range card.Joker {
		if !card.SetOf(hand...).Has(c) {
			says(t, s, "You do not hold "+c.Pretty(), "d "+c.String())
			break
		}
	}
	says(t, s, "You discard two cards.", fmt.Sprintf("d %s %s", hand[4], hand[0].Pretty()))
	after := s.eye.Hands.Of(1, 0)
	g := s.Table().Game().(*room.Game)
	if card.SetOf(after...).Has(hand[0]) || card.SetOf(after...).Has(hand[4]) || card.SetOf(after...) != card.SetOf(g.Hand(1)...) {
		t.Errorf("%v became %v, and is %v", hand, after, g.Hand(1))
	}
}

func toDraw(t *testing.T) *Session {
	t.Helper()
	s := open(t, "five-card-draw", 5)
	for range 200 {
		if q := s.Question(); q == nil {
			goOn(s)
		} else if q.Offer.ID == "draw" {
			return s
		} else {
			s.Do("c")
		}
	}
	t.Fatal("nobody draws")
	return nil
}

func TestARoundIsToldInFewLines(t *testing.T) {
	s := open(t, "hold-em", 5)
	from := len(s.Log())
	goOn(s)
	s.Do("f")
	for _, e := range s.Log()[from:] {
		if strings.Contains(e.Text, "shuffle") || strings.Contains(e.Text, "face down.") {
			t.Errorf("line %d: %s", e.N, e)
		}
	}
	says(t, s, "wins $", "why")
	says(t, s, "Round 1: ", "last")
	says(t, s, "Nobody has asked you", "raise 10")
}

func TestSittingOutAndLeaving(t *testing.T) {
	s := open(t, "hold-em", 3)
	says(t, s, "sits out", "sit out")
	goOn(s)
	if s.Question() != nil || s.Table().Rounds() != 1 || known(s, 1).In {
		t.Error("who sits out is dealt to")
	}
	if got := drawn(s, 13); !strings.Contains(got, "not in this round") {
		t.Errorf("drawn as\n%s", got)
	}
	says(t, s, "You take part again", "sit-in")
	turn(t, s)
	s.Do("r 20")
	put := known(s, 1).Put
	if s.Question() == nil {
		t.Skip("the round is over")
	}
	note := strings.Join(s.Farewell(), " ")
	if s.Question() != nil || !strings.Contains(note, "You lost "+put.String()) {
		t.Errorf("%s was put in: %s", put, note)
	}
}

// Several players are all-in for different amounts: the pots are shown, and
// who wins which.
func TestSidePotsAreShown(t *testing.T) {
	s := first(t)
	s.decide = func(_ *bot, q *table.Question) table.Answer { // they call everything
		if q.Allows(room.Call) {
			return table.Answer{Choice: room.Call}
		}
		return table.Answer{Choice: q.First()}
	}
	before := s.Account().Chips
	says(t, s, "$375 of it is side pot 2.", "a")
	for _, want := range []string{"You are all-in.", "Bot Pierre is all-in.", "$2,125 is in the pot.", "$500 of it is side pot 1.",
		", side pot 2, with ", ", side pot 1, with ", ", the pot, with ", "in this round: $500 put in"} {
		if lineWith(s, want) == "0" {
			t.Errorf("no line says %q", want)
		}
	}
	says(t, s, "19:47-14.7(c)4iii", "why "+lineWith(s, "is side pot 1"))
	if n := strings.Count(fmt.Sprint(s.Log()), "in this round:"); n != 1 {
		t.Errorf("the round is summed up %d times", n)
	}
	if p := known(s, 9); s.Account().Chips != before-p.Put+p.Won {
		t.Errorf("%s became %s, with %s put in and %s won", before, s.Account().Chips, p.Put, p.Won)
	}
}

func TestRakeIsTold(t *testing.T) {
	rules := pokerGames()[0]
	o := rules.Options()
	for name, value := range map[string]string{"rake": "10%", "most-rake": "4"} {
		if err := table.SetOption(o, name, value); err != nil {
			t.Fatal(err)
		}
	}
	s := open(t, rules.ID, 5, func(c *Config) { c.Options = o })
	for range 5 {
		goOn(s)
		for s.Question() != nil {
			s.Do("c")
		}
	}
	for _, want := range []string{"of rake", "goes to the table inventory container"} {
		if lineWith(s, want) == "0" {
			t.Errorf("no line says %q", want)
		}
	}
}

func TestThePokerTable(t *testing.T) {
	s := open(t, "hold-em", 5)
	deal := func(seat table.Seat, box table.Box, side card.Side, cards string) {
		list, _ := card.ParseAll(cards)
		for _, c := range list {
			e := table.Event{Kind: table.Dealt, Seat: seat, Box: box, Card: c, Secret: side == card.Down, Area: table.NoArea}
			sink{s}.Event(&e)
		}
	}
	s.cleared = true
	tell := func(e table.Event) { sink{s}.Event(&e) }
	tell(table.Event{Kind: table.Button, Seat: 6})
	for seat := table.Seat(1); seat <= 6; seat++ {
		deal(seat, seat.Box(), card.Down, "2c 3c")
	}
	for i, x := range s.eye.Hands {
		if x.Owner == 1 {
			s.eye.Hands[i].Cards = []card.Card{card.New(card.Ace, card.Spades), card.New(card.Ten, card.Hearts)}
		}
	}
	tell(table.Event{Kind: table.Folded, Seat: 3, Box: 3})
	tell(table.Event{Kind: table.Gathered, Amount: 12 * money.Dollar})
	deal(table.House, 0, card.Up, "Ah 10c 4d")
	bet := table.Event{Kind: table.Answered, Seat: 4, Word: "bet"}
	sink{s}.Event(&bet)
	bet = table.Event{Kind: table.Wagered, Seat: 4, Area: s.Table().Layout().MustArea("bet"), Amount: 8 * money.Dollar,
		Stake: 8 * money.Dollar}
	sink{s}.Event(&bet)
	want := `
        Blaise                  Pierre                   Emmy
        folded                   ░░ ░░                   ░░ ░░
         $375                 $250 bet ○8                $500
                 ┌────────────────────────────────────┐
Ada              │   ┌───┐ ┌───┐ ┌───┐                │ Jakob D
░░ ░░            │   │A♥ │ │10♣│ │4♦ │   ·     ·      │ ░░ ░░
$500             │   └───┘ └───┘ └───┘                │ $375
                 │              pot $20               │
                 └────────────────────────────────────┘
                              ┌───┐ ┌───┐
                              │A♠ │ │10♥│
                              └───┘ └───┘
                You $500 two pairs, aces and tens, four`
	if got := "\n" + drawn(s, 13); got != want {
		t.Errorf("the table is\n%s\nwant\n%s", got, want)
	}
	if got := drawn(s, 10); !strings.Contains(got, "Board A♥ 10♣ 4♦ pot $20") || !strings.Contains(got, "Blaise   $375 folded") {
		t.Errorf("in little room it is\n%s", got)
	}
}

func TestTheOpeningTakesThreeLines(t *testing.T) {
	s := open(t, "hold-em", 5)
	if n := len(s.Log()); n != 3 {
		t.Errorf("the opening takes %d lines, not 3", n)
	}
	says(t, s, "19:47-14.4(c)", "why 1")
	says(t, s, "Bot Jakob sits at position 6", "why 3")
}

// Enter does not fold, however often it is pressed.
func TestEnterFoldsNoHandOfPoker(t *testing.T) {
	s := first(t)
	says(t, s, "You face a bet: c calls $2, f folds.", "", "")
	says(t, s, "You call", "c")
}
