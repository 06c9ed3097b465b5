package play

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// pokerGames are the games of subchapter 14.
func pokerGames() []*table.Rules {
	var list []*table.Rules
	for _, r := range game.All {
		if r.EachOther {
			list = append(list, r)
		}
	}
	return list
}

func TestTheBotsPlayEveryKindOfHand(t *testing.T) {
	if n := len(pokerGames()); n != 9 {
		t.Fatalf("%d games of poker", n)
	}
	const hands = 300
	for _, rules := range pokerGames() {
		t.Run(rules.ID, func(t *testing.T) {
			s, err := New(Config{Rules: rules, Bots: 6, Seed: chance.Seed{31: 7}})
			if err != nil {
				t.Fatal(err)
			}
			for range hands {
				goOn(s)
				if s.failed != nil {
					t.Fatal(s.failed)
				}
			}
			if n := s.Table().Rounds(); n != hands {
				t.Fatalf("%d rounds: %v", n, s.log[len(s.log)-1])
			}
			for _, b := range s.bots {
				if b.erred > 0 {
					t.Errorf("%s was refused %d times", b.name, b.erred)
				}
			}
			did := map[table.Choice]int{}
			for _, e := range s.live.Journal() {
				if e.Kind == table.Chose {
					did[e.Answer.Choice]++
				}
			}
			for _, c := range []table.Choice{room.Check, room.Call, room.Bet, room.Raise, room.Fold, room.Show, room.Concede} {
				if did[c] < 20 {
					t.Errorf("they %s %d times in %d rounds", c, did[c], hands)
				}
			}
			if rules.New(rules.Options()).(*room.Game).Plan().Draws && (did[room.Discard] < 100 || did[room.Stand] < 5) {
				t.Errorf("they discard %d times and stand %d times", did[room.Discard], did[room.Stand])
			}
			unseen := 0
			for _, o := range s.past {
				if strings.Contains(o.Text, "everybody else has folded") {
					unseen++
				}
			}
			if unseen < hands/15 || unseen > hands*2/3 {
				t.Errorf("%d of %d pots are won unseen", unseen, hands)
			}
		})
	}
}

// whim answers anything that may be answered, and any amount.
func whim(s *Session, dice chance.Source) table.Answer {
	q := s.Question()
	open := q.Choices()
	a := table.Answer{Choice: open[dice.Draw(len(open))]}
	switch {
	case a.Choice == room.Discard:
		for _, c := range s.eye.Hands.Of(q.Box, q.Hand) {
			if dice.Draw(2) == 0 {
				a.Cards |= card.SetOf(c)
			}
		}
	case a.Choice == larger(q) && q.Most > q.Least && dice.Draw(3) == 0:
		a.Amount = q.Least + money.Cents(dice.Draw(int((q.Most-q.Least)/money.Dollar)))*money.Dollar
	}
	return a
}

func TestABotBeatsWhoeverPlaysAtRandom(t *testing.T) {
	const hands = 1000
	for _, rules := range pokerGames() {
		s := open(t, rules.ID, 1, func(c *Config) { c.Bankroll = 300 * money.Dollar })
		dice := chance.NewFast(99, 0)
		for range hands {
			if s.Account().Chips < 50*money.Dollar {
				s.Do("buyin 300")
			}
			goOn(s)
			for s.Question() != nil {
				s.answer(whim(s, dice))
			}
			if s.failed != nil {
				t.Fatal(s.failed)
			}
		}
		if s.Table().Rounds() != hands || s.Account().Net > -1000*money.Dollar {
			t.Errorf("%s: %d rounds at random win %s", rules.ID, s.Table().Rounds(), s.Account().Net)
		}
	}
}

func TestWhoIsBrokeBuysInAgain(t *testing.T) {
	s := open(t, "hold-em", 3)
	b := s.bots[1]
	for range 4000 {
		goOn(s)
		for s.Question() != nil {
			s.Do("a") // somebody will call
			if s.Question() != nil {
				s.Do("c")
			}
		}
		if s.Account().Chips == 0 {
			if got := s.Hint(""); !strings.Contains(got, "buyin 200 brings more") {
				t.Fatalf("without chips one is told %q", got)
			}
			says(t, s, "You sit at position 1 with $500", "buyin 500")
		}
		for _, b := range s.bots {
			if a := s.Table().Account(b.seat); a.Chips < 10*money.Dollar {
				t.Fatalf("%s has %s and does not buy in", b.name, a.Chips)
			}
		}
		if b.again > 0 && s.brought > 500*money.Dollar {
			return
		}
	}
	t.Errorf("%s bought in %d times, and the person for %s", b.name, b.again, s.brought)
}

// The stakes that a licensee posts are those that the bots bring chips for.
func TestBotsCanAffordTheTable(t *testing.T) {
	rules, _ := game.Find("hold-em")
	o := rules.Options()
	if err := table.SetOption(o, "blinds", "50 100"); err != nil {
		t.Fatal(err)
	}
	s := open(t, "hold-em", 5, func(c *Config) { c.Options, c.Bankroll = o, 1000*money.Dollar })
	for range 20 {
		goOn(s)
		s.Do("f")
		for s.Question() != nil {
			goOn(s)
		}
	}
	if n := s.Table().Rounds(); n != 20 {
		t.Errorf("%d rounds", n)
	}
	if title := s.Title(); !strings.Contains(title, "no limit, blind bets $50 and $100") {
		t.Errorf("the table is announced as %q", title)
	}
}
