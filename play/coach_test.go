package play

import (
	"math"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/game/blackjack"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

func withOptions(t *testing.T, options string) func(*Config) {
	return func(c *Config) {
		c.Options = c.Rules.Options()
		for _, word := range strings.Fields(options) {
			name, value, _ := strings.Cut(word, "=")
			if err := table.SetOption(c.Options, name, value); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// told are the cards that the log has told of since the last shuffle.
func told(s *Session) []card.Card {
	var list []card.Card
	for _, e := range s.Log() {
		for _, ev := range e.Events {
			switch {
			case ev.Kind == table.Shuffled:
				list = nil
			case ev.Kind == table.Dealt:
				list = append(list, ev.Card)
			}
		}
	}
	return list
}

// What is said of a hand is what twentyone says of the cards that the log has
// told of, and the hand is the one that the dealer has announced, after a split
// too.
func TestCounselAtBlackjackIsThatOfTheCardsInView(t *testing.T) {
	s := open(t, "blackjack", 2, withOptions(t, "boxes=6 split-hands=4 surrender=true"), func(c *Config) { c.Bankroll = 9000 * money.Dollar })
	o := s.Table().Options().(*blackjack.Options)
	asked, split := 0, 0
	for range 60 {
		s.Do("main 10")
		goOn(s)
		for s.Question() != nil {
			q := s.Question()
			if q.Offer.ID != "decide" {
				goOn(s)
				continue
			}
			hand, up := s.eye.Hands.Of(q.Box, q.Hand), s.eye.Hands.Of(0, 0)
			if got, want := s.Table().Worth(q.Box, q.Hand, hand), announced(s); got != want && got != "21 in two cards" {
				t.Fatalf("the hand is %s, and %s was announced", got, want)
			}
			c := s.counselOn(q)
			if asked++; c == nil {
				t.Fatal("no counsel")
			}
			left, ok := twentyone.Decks(o.Decks), true
			for _, k := range told(s) {
				if left, ok = left.Without(twentyone.Of(k)); !ok {
					t.Fatal("a card is there too often")
				}
			}
			hands := s.eye.Hands.In(q.Box)
			want, err := twentyone.Evaluate(o, twentyone.Position{Hand: twentyone.Of(hand...), Dealer: twentyone.Of(up...),
				Left: left, Hands: hands, Formed: q.Hand > 0,
				Aces: hands > 1 && hand[0].Rank() == card.Ace})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range want {
				if q.Allows(v.Choice) && !slices.ContainsFunc(c.Values, func(w counsel.Worth) bool { return w.Choice == v.Choice && w.EV == v.EV }) {
					t.Fatalf("%v is worth %v, not among %v", v.Choice, v.EV, c.Values)
				}
			}
			if q.Allows(blackjack.Split) {
				split++
				s.Do("split")
				continue
			}
			s.Do(string(c.Best))
		}
	}
	if asked < 40 || split < 3 {
		t.Errorf("asked %d times, split %d times", asked, split)
	}
}

// announced is the total that the dealer has announced last.
func announced(s *Session) string {
	for i := len(s.log) - 1; i >= 0; i-- {
		if _, total, ok := strings.Cut(strings.Trim(s.log[i].Text, `"`), ": "); s.log[i].Kind == Call && ok {
			return total
		}
	}
	return ""
}

func TestCounselOnInsurance(t *testing.T) {
	s := open(t, "blackjack", 0)
	for range 100 {
		s.Do("main 10")
		goOn(s)
		for s.Question() != nil {
			if q := s.Question(); q.Offer.ID == "insurance" {
				o := s.Table().Options().(*blackjack.Options)
				left := twentyone.Cards(s.eye.Seen.Left(o.Decks)...)
				c := s.counselOn(q)
				if c.Best != blackjack.Decline || c.Values[1].EV != twentyone.InsuranceValue(o, left) || c.Unit != 5*money.Dollar {
					t.Errorf("insurance is judged as %+v", c)
				}
				if half, _ := c.Cost(table.Answer{Choice: blackjack.Insure, Amount: 250}); math.Abs(half+c.Values[1].EV/2) > 1e-12 {
					t.Errorf("half of it costs %v", half)
				}
				return
			}
			goOn(s) // cut, and stand
		}
	}
	t.Fatal("no ace in a hundred rounds")
}

// picked is a source from which cards come as a list says, and then any.
type picked struct {
	chance.Source
	cards []card.Card
}

func (p *picked) Pick(pool []card.Card, _ int) int {
	if len(p.cards) > 0 {
		next := p.cards[0]
		p.cards = p.cards[1:]
		if at := slices.Index(pool, next); at >= 0 {
			return at
		}
	}
	return p.Draw(len(pool))
}

// spy keeps the events about cards in full.
type spy struct {
	sink
	cards *[]table.Event
}

func (k spy) Event(e *table.Event) {
	if e.Kind == table.Dealt || e.Kind == table.Burned {
		*k.cards = append(*k.cards, *e)
	}
	k.sink.Event(e)
}

// dealt opens a session at which the first cards are given, plays it to the
// first question that has a hint, and returns the hint and all cards in full.
func dealt(t *testing.T, id, wager string, bots int, options string, first []card.Card) (hint []string, cards []table.Event) {
	t.Helper()
	s := open(t, id, bots, withOptions(t, options))
	s.decide = func(_ *bot, q *table.Question) table.Answer { // bots who look at no card
		for _, c := range []table.Choice{room.Check, room.Call} {
			if q.Allows(c) {
				return table.Answer{Choice: c}
			}
		}
		return table.Answer{Choice: q.First()}
	}
	live, err := table.NewLive(s.config.Rules, s.config.Options, s.config.Terms, &picked{chance.NewFast(7, 7), first}, spy{sink{s}, &cards})
	if err != nil {
		t.Fatal(err)
	}
	s.live = live
	for seat := range table.Seat(bots + 1) {
		if err := live.Do(table.Act{Kind: table.Sit, Seat: seat + 1, Amount: 500 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	if wager != "" {
		s.Do(wager)
	}
	goOn(s)
	for range 5 {
		if s.Question() == nil {
			return nil, cards
		}
		if hint = s.Do("hint").Page; hint != nil {
			return hint, cards
		}
		goOn(s) // cut the cards
	}
	return hint, cards
}

// Two deals that differ only in cards that the person may not see lead to the
// same hint.
func TestNoHiddenCardHasAPartInAHint(t *testing.T) {
	for _, x := range []struct {
		id, wager string
		bots      int
		options   string
	}{
		{"blackjack", "main 10", 0, "dealing=hole-card"}, {"blackjack", "main 10", 2, "decks=1 boxes=7 dealing=hole-card"},
		{"red-dog", "original 10", 0, ""}, {"three-card-poker", "ante 10", 3, ""},
		{"hold-em", "", 3, ""}, {"omaha-eight-or-better", "", 2, ""}, {"seven-card-stud", "", 3, ""}, {"five-card-draw", "", 2, ""},
	} {
		t.Run(x.id+" "+x.options, func(t *testing.T) {
			tried := 0
			for seed := uint64(1); seed < 40 && tried < 6; seed++ {
				source := chance.NewFast(seed, 1)
				deck := card.Deck()
				for i := range deck {
					at := i + source.Draw(len(deck)-i)
					deck[i], deck[at] = deck[at], deck[i]
				}
				hint, cards := dealt(t, x.id, x.wager, x.bots, x.options, deck[:])
				if hint == nil {
					continue // nothing was asked
				}
				other := deck
				hidden := 0
				for i, e := range cards { // change each card that is not seen for one that has not come
					if seen, _ := e.For(1); seen.Card == card.Unknown {
						other[i], other[len(cards)+hidden] = other[len(cards)+hidden], other[i]
						hidden++
					}
				}
				if hidden == 0 {
					t.Fatal("nothing is hidden")
				}
				again, others := dealt(t, x.id, x.wager, x.bots, x.options, other[:])
				if len(others) != len(cards) || slices.Equal(others, cards) {
					t.Fatalf("%d cards, and then %d", len(cards), len(others))
				}
				if !slices.Equal(hint, again) {
					t.Errorf("with other cards face down:\n%s\nand not\n%s", strings.Join(again, "\n"), strings.Join(hint, "\n"))
				}
				tried++
			}
			if tried < 3 {
				t.Errorf("only %d deals had a hint", tried)
			}
		})
	}
}

func TestTheCoachTellsWhatADecisionHasCost(t *testing.T) {
	s := open(t, "three-card-poker", 0)
	says(t, s, "The coach is off", "coach")
	says(t, s, "No decision has been judged", "coach off")
	s.Do("coach on")
	sum, wrong := 0.0, 0
	for range 12 {
		s.Do("ante 10")
		goOn(s)
		c := s.counselOn(s.Question())
		worst := c.Values[1]
		cost := c.Values[0].EV - worst.EV
		from := len(s.Log())
		s.Do(string(worst.Choice))
		last := s.Log()[len(s.Log())-1].Text
		if cost >= little {
			sum, wrong = sum+10*cost, wrong+1
		}
		if said := strings.HasPrefix(last, "That cost 0") ||
			strings.HasPrefix(last, "That cost "); said != (cost >= little) || from == len(s.Log()) {
			t.Errorf("a cost of %v is told as %q", cost, last)
		}
	}
	if s.coach.decisions != 12 || s.coach.wrong != wrong || math.Abs(s.coach.cost-sum) > 1e-9 {
		t.Errorf("%+v, and not %d for %v", s.coach, wrong, sum)
	}
	says(t, s, "12 decisions judged, ", "coach")
	says(t, s, "12 decisions judged, ", "coach off")
	s.Do("ante 10")
	goOn(s)
	s.Do("fold")
	if s.coach.decisions != 12 {
		t.Error("a coach who is off judges")
	}
	says(t, open(t, "craps", 0), "hint works everywhere", "coach on")
}

// Where a choice is made with an amount, hint and coach say which is best.
func TestTheCoachSaysHowMuch(t *testing.T) {
	s := open(t, "four-card-poker", 0)
	s.Do("coach on")
	for range 30 {
		s.Do("ante 10")
		goOn(s)
		c := s.counselOn(s.Question())
		if c.Best != "play" || c.BestAmount(s.Question()) != 30*money.Dollar {
			s.Do("fold")
			continue
		}
		if page := counselPage(s.Question(), c); !strings.HasPrefix(page[0], "Best is to play for $30. ") {
			t.Errorf("the hint says %q", page[0])
		}
		s.Do("play 10")
		if last := s.Log()[len(s.Log())-1].Text; !strings.HasSuffix(last, "the best was to play for $30.") {
			t.Errorf("the coach says %q", last)
		}
		return
	}
	t.Fatal("no hand in thirty was worth three times the ante")
}

// What bots bet in the course of a round is told once, where they decide.
func TestBetsInARoundAreToldOnce(t *testing.T) {
	s := open(t, "texas-holdem-bonus", 3)
	decided := 0
	for range 3 {
		s.Do("ante 10")
		goOn(s)
		for s.Question() != nil {
			s.Do(string(s.Question().Choices()[0]))
		}
	}
	for _, e := range s.Log() {
		if strings.HasPrefix(e.Text, "Bot ") && strings.HasSuffix(e.Text, ": bet.") {
			decided++
		}
		if e.Kind == OthersBet && (strings.Contains(e.Text, "Flop") || strings.Contains(e.Text, "River")) {
			t.Errorf("after the round: %q", e.Text)
		}
	}
	if decided == 0 {
		t.Error("no bot has bet in a round")
	}
}

func TestAHintRanksTheWagersByHouseAdvantage(t *testing.T) {
	for _, id := range []string{"craps", "roulette", "sic-bo", "big-six", "punto-banco", "minibaccarat", "red-dog",
		"three-card-poker", "blackjack"} {
		s := open(t, id, 0)
		page := s.Do("hint").Page
		r, err := s.report()
		if err != nil || len(page) == 0 {
			t.Fatalf("%s: %v", id, err)
		}
		var listed []string
		for _, l := range page {
			listed = append(listed, strings.Fields(l)[0])
		}
		var want []string
		for _, a := range s.Lawful() {
			if list := r.Of(s.wager(a)); list != nil {
				want = append(want, percent(list[0].HouseAdvantage()))
			} else {
				t.Errorf("%s: no figure of %s", id, s.wager(a).ID)
			}
		}
		for _, p := range want {
			if !slices.Contains(listed, p) {
				t.Errorf("%s: %s is not in\n%s", id, p, strings.Join(page, "\n"))
			}
		}
	}
	s := open(t, "craps", 0)
	says(t, s, "exactly 7/495", "odds pass")
	says(t, s, "Your $10 on Pass Bet: 1.41% of it, -$0.14 on average", "pass 10", "hint")
	says(t, s, "19:47-1.6(a)", "odds 10")
	says(t, open(t, "hold-em", 1), "when it is your turn", "hint")
}

func BenchmarkHint(b *testing.B) {
	o := blackjack.DefaultOptions()
	o.Decks, o.Boxes, o.SplitHands = 8, 6, 4
	hand, up := twentyone.Points(2, 2), twentyone.Points(1)
	left, _ := twentyone.Fresh(o).Without(twentyone.Points(2, 2, 1))
	for b.Loop() {
		if _, err := twentyone.Evaluate(o, twentyone.Position{Hand: hand, Dealer: up, Left: left}); err != nil {
			b.Fatal(err)
		}
	}
}
