package odds

import (
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

func cards(t testing.TB, text string) []card.Card {
	t.Helper()
	c, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// shares are the hands' shares in percent.
func shares(t *testing.T, s *Showdown) (text string) {
	t.Helper()
	equities, err := s.Equities()
	if err != nil {
		t.Fatal(err)
	}
	sum := new(big.Rat)
	for _, e := range equities {
		sum.Add(sum, e.Share)
		text += fmt.Sprintf("%.3f ", 100*float(e.Share))
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("shares add up to %v", sum)
	}
	return strings.TrimSpace(text)
}

func TestEquities(t *testing.T) {
	for _, x := range []struct{ hands, board, shares string }{
		{"As Ah|Ks Kh", "", "82.637 17.363"},
		{"2c 3d|4h 5s", "Th Jh Qh Kh Ah", "50.000 50.000"},
		{"As Ah|Ks Kh", "Kd 7c 2h 2s", "4.545 95.455"},
	} {
		s := &Showdown{Board: cards(t, x.board)}
		for h := range strings.SplitSeq(x.hands, "|") {
			s.Hands = append(s.Hands, cards(t, h))
		}
		if got := shares(t, s); got != x.shares {
			t.Errorf("%s on %q: %s, not %s", x.hands, x.board, got, x.shares)
		}
	}
}

// river is a source for a hand that is all-in before the flop: it deals the
// hands and a board of which the last card is any of those left.
type river struct{ boxes map[int][]card.Card }

func (r *river) Draw(n int) int { return 0 }

func (r *river) Pick(pool []card.Card, box int) int {
	if queue := r.boxes[box]; len(queue) > 0 {
		r.boxes[box] = queue[1:]
		return slices.Index(pool, queue[0])
	}
	return slices.IndexFunc(pool, func(c card.Card) bool { // a burned card: one that nobody needs
		for _, queue := range r.boxes {
			if slices.Contains(queue, c) {
				return false
			}
		}
		return true
	})
}

// allIn puts everything in, and shows.
type allIn struct{}

func (allIn) Answer(q *table.Question) table.Answer {
	switch {
	case q.Allows(room.Raise):
		return table.Answer{Choice: room.Raise, Amount: q.Most}
	case q.Allows(room.Call):
		return table.Answer{Choice: room.Call}
	}
	return table.Answer{Choice: q.First()}
}

// The shares are those that the game itself awards over all last cards.
func TestEquitiesAgainstTheGame(t *testing.T) {
	for _, x := range []struct {
		rules        *table.Rules
		omaha, eight bool
		hands        []string
		board        string
	}{
		{room.HoldEm, false, false, []string{"As Kd", "Qh Qs"}, "Jc Td 3h 2c"},
		{room.HoldEm, false, false, []string{"9h 8h", "Ad Ac"}, "Th 7h 2c 2d"},
		{room.Omaha, true, false, []string{"As Ks Qh Jh", "9d 9c 8d 7c"}, "Ts 6h 5d 5c"},
		{room.OmahaEight, true, true, []string{"As 2s Kh Qh", "Ad 3d 4c 5c"}, "8s 7h 6d Kc"},
	} {
		s := &Showdown{Omaha: x.omaha, HighLow: x.eight, Board: cards(t, x.board)}
		for _, h := range x.hands {
			s.Hands = append(s.Hands, cards(t, h))
		}
		equities, err := s.Equities()
		if err != nil {
			t.Fatal(err)
		}
		left, _ := s.check()
		options := x.rules.Options().(*room.Options)
		options.Structure, options.Raises = room.NoLimit, 0
		won := [2]money.Cents{}
		for _, last := range left {
			r := &river{boxes: map[int][]card.Card{0: append(cards(t, x.board), last), 1: s.Hands[0], 2: s.Hands[1]}}
			tab, err := table.Open(x.rules, options, x.rules.Terms(), table.From(r), table.With(allIn{}))
			if err != nil {
				t.Fatal(err)
			}
			for seat := table.Seat(1); seat <= 2; seat++ {
				if err := tab.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: 1200 * money.Dollar}); err != nil {
					t.Fatal(err)
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			won[0] += tab.Account(1).Chips
			won[1] += tab.Account(2).Chips
		}
		for i, e := range equities {
			game := big.NewRat(int64(won[i]), int64(len(left))*int64(2400*money.Dollar))
			if e.Share.Cmp(game) != 0 {
				t.Errorf("%v on %s: %v by counting, %v at the table", x.hands[i], x.board, e.Share, game)
			}
		}
	}
}

// PokerStove's FAQ gives a pair of twos 50.3340 percent against a random hand;
// the counts of the three hands are those of PokerStove's ranges.
func TestLongEquities(t *testing.T) {
	if os.Getenv("BOARDWALK_LONG") == "" {
		t.Skip("takes a minute: set BOARDWALK_LONG")
	}
	twos := cards(t, "2s 2h")
	sum, n := new(big.Rat), int64(0)
	for a := range card.Joker {
		for b := range a {
			if slices.Contains(twos, a) || slices.Contains(twos, b) {
				continue
			}
			equities, err := (&Showdown{Hands: [][]card.Card{twos, {a, b}}}).Equities()
			if err != nil {
				t.Fatal(err)
			}
			sum.Add(sum, equities[0].Share)
			n++
		}
	}
	if got := fmt.Sprintf("%.4f", 100*float(sum)/float64(n)); got != "50.3340" {
		t.Errorf("a pair of twos has %s%%", got)
	}
}

func TestShowdownsThatCannotBe(t *testing.T) {
	for _, s := range []*Showdown{
		{Hands: [][]card.Card{cards(t, "As Ah")}},
		{Hands: [][]card.Card{cards(t, "As Ah"), cards(t, "As Kh")}},
		{Hands: [][]card.Card{cards(t, "As Ah"), cards(t, "Ks Kh Kd")}},
		{Hands: [][]card.Card{cards(t, "As Ah"), cards(t, "Ks Kh")}, Board: cards(t, "2c 3c 4c 5c 6c 7c")},
		{Hands: [][]card.Card{cards(t, "As Ah"), cards(t, "Ks Kh")}, HighLow: true},
	} {
		if _, err := s.Equities(); err == nil {
			t.Errorf("%+v was taken", s)
		}
	}
}

// BenchmarkEquities compares hands over all boards.
func BenchmarkEquities(b *testing.B) {
	for _, x := range []struct {
		name, hands string
		omaha, low  bool
	}{
		{"hold-em-2", "As Kd|Qh Qs", false, false},
		{"hold-em-2-suited", "As Ks|Qh Jh", false, false},
		{"hold-em-3", "As Kd|Qh Qs|9c 8c", false, false},
		{"omaha-2", "As Ks Qh Jh|9d 9c 8d 7c", true, false},
		{"omaha-6", "As Ks Qh Jh|9d 9c 8d 7c|Ad Kd 5h 4h|Qs Js Ts 9s|Ac 2c 3d 4d|Kh Th 8h 6s", true, false},
		{"omaha-8-2", "As 2s Kh Qh|Ad 3d 4c 5c", true, true},
	} {
		s := &Showdown{Omaha: x.omaha, HighLow: x.low}
		for h := range strings.SplitSeq(x.hands, "|") {
			s.Hands = append(s.Hands, cards(b, h))
		}
		b.Run(x.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := s.Equities(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
