package sitting

import (
	"testing"
	"time"

	"boardwalk/game/blackjack"
	"boardwalk/game/chemindefer"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/table"
)

// botEvents plays rounds of a game in which ann and bots wager, and returns what
// the table told of the seats of bots.
func botEvents(t *testing.T, id string, rounds int, options map[string]string) (*evening, []table.Event) {
	t.Helper()
	e := newEveningUnder(t, id, 3, options)
	e.BotCounsel()() // as a house does before it runs the table
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range rounds {
		e.wager("ann")
		e.advance(21 * time.Second)
		for q := e.Live().Question(); q != nil; q = e.Live().Question() {
			if q.Seat == 1 {
				e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.Choices()[len(q.Choices())-1]}))
			} else {
				e.advance(time.Second)
			}
		}
		e.advance(time.Second)
	}
	var list []table.Event
	for i := range e.events {
		if told := e.events[i].Told; told.Seat > 1 {
			list = append(list, told)
		}
	}
	return e, list
}

// A bot's first wager is one that needs no other: an ante, not pair plus alone; and
// it plays the hands that counsel plays instead of folding each.
func TestBotsPlayThreeCardPoker(t *testing.T) {
	e, list := botEvents(t, threecard.Rules.ID, 12, nil)
	chosen := map[table.Choice]int{}
	made := map[string]int{}
	for _, told := range list {
		switch told.Kind {
		case table.Answered:
			chosen[told.Choice()]++
		case table.Wagered:
			made[e.Table().Layout().Wagers[told.Area].Group]++
		}
	}
	if made["ante"] < 12 || made["pair plus"] > made["ante"] {
		t.Errorf("bots have wagered %v in 12 rounds", made)
	}
	if len(chosen) < 2 {
		t.Errorf("bots have chosen %v in 12 rounds, but neither every hand nor none is worth playing", chosen)
	}
}

// A bot sits behind its own box and plays basic strategy.
func TestBotsPlayTheirOwnBoxes(t *testing.T) {
	e, list := botEvents(t, blackjack.Rules.ID, 8, nil)
	wagers, answers, amounts := 0, map[table.Choice]int{}, map[money.Cents]bool{}
	for _, told := range list {
		switch told.Kind {
		case table.Wagered:
			wagers++
			amounts[told.Amount] = true
			if owner := e.areaOwners()[told.Area]; owner != told.Seat {
				t.Errorf("the bot of seat %d wagers on the box of seat %d", told.Seat, owner)
			}
		case table.Answered:
			answers[told.Choice()]++
		}
	}
	if wagers == 0 || answers[blackjack.Stand] == 0 || answers[blackjack.Draw] == 0 {
		t.Errorf("%d wagers, answers %v", wagers, answers)
	}
	if len(amounts) < 2 {
		t.Errorf("every wager is of %v", amounts)
	}
}

// A house has bots' answers found elsewhere: the table waits for one without holding
// anybody up, and takes the first choice if none comes.
func TestABotThinksBesideTheTable(t *testing.T) {
	e := newEvening(t, blackjack.Rules.ID, 1)
	e.Sitting.config.Thinks = true
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	asked := func() *AskedBot {
		for range 40 {
			e.wager("ann")
			e.advance(21 * time.Second)
			for q := e.Live().Question(); q != nil; q = e.Live().Question() {
				if q.Seat != 1 {
					return e.AskedBot("")
				}
				e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.First()}))
			}
		}
		t.Fatal("no bot is asked")
		return nil
	}
	first := asked()
	if e.AskedBot(first.Question) != nil {
		t.Error("a bot is given the same question twice")
	}
	if first.Mind.Level.String() != e.View("ann").Players[1].Level {
		t.Errorf("the seat shows %+v", e.View("ann").Players[1])
	}
	open := e.Live().Question().Number
	e.advance(time.Second)
	if e.Live().Question().Number != open {
		t.Error("the table did not wait for the bot")
	}
	e.must(BotAnswer(first.Question, first.Mind.Answer()))
	if q := e.Live().Question(); q != nil && q.Number == open {
		t.Error("the bot's answer was not taken")
	}
	if out := e.do(BotAnswer(first.Question, table.Answer{Choice: blackjack.Stand})); out.Err == nil {
		t.Error("an answer to an old question is taken")
	}
	for q := e.Live().Question(); q != nil; q = e.Live().Question() {
		e.advance(botDecision + time.Second) // nobody finds an answer
	}
}

// Bots at a live table take the bank of the games that have one when it comes to them, cover the wagers of the others with
// their own chips, and wager against a bank that another has.
func TestBotsBankAndCover(t *testing.T) {
	for id, options := range map[string]map[string]string{
		paigow.Rules.ID:      {"banking": "bank"},
		paigowpoker.Rules.ID: {"banking": "co-bank"},
		chemindefer.Rules.ID: nil,
	} {
		t.Run(id, func(t *testing.T) {
			e, list := botEvents(t, id, 16, options)
			bots := map[table.Seat]bool{}
			banked, wagered := map[table.Seat]int{}, map[table.Seat]int{}
			bank, _ := e.Table().Layout().Area("bank") // of chemin de fer, where the bank is a wager of its own
			for _, told := range list {
				switch {
				case told.Kind == table.Covered, told.Kind == table.Wagered && id == chemindefer.Rules.ID && told.Area == bank:
					banked[told.Seat]++
				case told.Kind == table.Wagered:
					wagered[told.Seat]++
				}
				bots[told.Seat] = true
			}
			if len(bots) != 3 {
				t.Fatalf("%d bots are at the table", len(bots))
			}
			for seat := range bots {
				if banked[seat] == 0 || wagered[seat] == 0 {
					t.Errorf("in %d rounds the bot of seat %d banks %d times and wagers %d times", e.Table().Rounds(), seat, banked[seat], wagered[seat])
				}
			}
		})
	}
}
