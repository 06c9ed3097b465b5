package pokette_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/clapper"
	"boardwalk/game/pokette"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func TestAWitnessSettlesEverySpinAlike(t *testing.T) {
	for i, option := range []string{clapper.Previous, clapper.Respin} {
		o := &pokette.Options{Clapper: option, Stand: []string{"cards", "device"}[i], Designs: 1}
		will := chance.NewFast(uint64(i), 122)
		stand := &stand{}
		w := &tabletest.Witness{
			Settle: stand.settle,
			Then: func(live *table.Live) {
				wagers := live.Table().Layout().Wagers
				for range 10 { // there are two hundred areas
					area := table.Area(will.Draw(len(wagers)))
					if will.Draw(2) == 0 {
						area = table.Area(len(wagers) - 1 - will.Draw(8))
					}
					amount := live.Table().Unit(area) * money.Cents(will.Draw(9)+1)
					_ = live.Do(table.Act{Kind: table.Make, Seat: table.Seat(will.Draw(4) + 1), Area: area, Amount: amount})
				}
			},
		}
		w.Watch(t, pokette.Rules, o, chance.NewFast(uint64(i), 121), 6_000)
		for _, wager := range pokette.New(*o).Layout().Wagers {
			if !w.Settled(wager.ID) {
				t.Errorf("%s: no %s was ever settled", option, wager.Name)
			}
		}
	}
}

// stand is the card stand as a witness keeps it: "Qh 9c".
type stand struct{ cards []string }

// settle finds out what a spin makes of every wager, by the names of the wagers
// and the words of sections 12.5 to 12.8.
func (s *stand) settle(e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
	if e.Kind == table.Voided {
		return nil
	}
	won, joker := e.Word, e.Word == "Jk" || e.Word == "J2"
	if !joker {
		s.cards = append(s.cards, won)
	}
	for _, l := range laid {
		to, wins, decided := s.outcome(l.ID, won, joker)
		switch {
		case wins:
			due = append(due, tabletest.Movement{Kind: table.Paid, Seat: l.Seat, ID: l.ID, Amount: l.Amount * to})
		case decided:
			due = append(due, tabletest.Movement{Kind: table.Collected, Seat: l.Seat, ID: l.ID, Amount: l.Amount})
		}
	}
	if len(s.cards) == 3 {
		s.cards = nil
	}
	return due
}

// outcome reports at how much to one a wager pays, and whether it is won or at
// least decided.
func (s *stand) outcome(id, won string, joker bool) (to money.Cents, wins, decided bool) {
	kind, rest, _ := strings.Cut(id, "-")
	rank := strings.Replace(strings.ToLower(won[:1]), "t", "10", 1)
	one := func(to money.Cents, wins bool) (money.Cents, bool, bool) { return to, wins, true }
	switch kind {
	case "straight":
		return one(50, rest == strings.ToLower(won))
	case "split":
		return one(24, slices.Contains(strings.Split(rest, "-"), strings.ToLower(won)))
	case "corner":
		return one(12, slices.Contains(strings.Split(rest, "-"), strings.ToLower(won)))
	case "jacer":
		return one(12, joker || won == "Ac" || won == "Ad")
	case "red":
		return one(1, !joker && strings.Contains("dh", won[1:]))
	case "black":
		return one(1, !joker && strings.Contains("sc", won[1:]))
	case "suit":
		return one(3, !joker && rest[:1] == won[1:])
	case "double":
		return one(5, !joker && slices.Contains(strings.Split(rest, "-"), rank))
	case "rank":
		two := map[string]string{"a-k-q": "2s", "j-10-9": "2c", "8-7-6": "2d", "5-4-3": "2h"}
		if pays := money.Cents(12); two[rest] == "" {
			return one(pays, !joker && rank == rest)
		}
		return one(3, !joker && (won == two[rest] || slices.Contains(strings.Split(rest, "-"), rank)))
	}
	if joker {
		return 0, false, false
	}
	to, wins = s.hand(id)
	return to, wins, true
}

// hand reports at how much to one a poker hand wager pays, and whether the cards
// on the stand make its hand.
func (s *stand) hand(id string) (to money.Cents, wins bool) {
	ranks, suits := map[byte]int{}, map[byte]int{}
	row := []byte{}
	for _, c := range s.cards {
		ranks[c[0]]++
		suits[c[1]]++
		row = append(row, c[0])
	}
	slices.SortFunc(row, func(a, b byte) int {
		return strings.IndexByte("23456789TJQKA", a) - strings.IndexByte("23456789TJQKA", b)
	})
	straight := len(row) == 3 && (strings.Contains("23456789TJQKA", string(row)) || string(row) == "23A")
	flush := len(suits) == 1
	switch id {
	case "pair-in-two":
		return 11, len(ranks) == 1
	case "pair-in-three":
		return 5, len(ranks) == 2
	case "three-of-a-kind":
		return 11, len(ranks) == 1
	case "flush":
		return 3, flush
	case "open-straight":
		return 5, straight
	case "inside-straight":
		return 11, straight
	case "open-straight-flush":
		return 24, straight && flush
	}
	return 49, straight && flush
}
