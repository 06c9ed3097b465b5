package housepoker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// flopPoker is a game with pay lines for some hands.
func flopPoker() *FlopPoker {
	f := &FlopPoker{Ante: money.Dollar, Scale: Scale{Wins: LeastPair(card.Jack)}}
	for class := poker.Pair; class <= poker.RoyalFlush; class++ {
		f.Odds[class] = money.Odds{To: int64(class) * 3, One: 1}
	}
	return f
}

// What three cards are worth is the same if every flop is dealt by itself and each of
// its hands ranked.
func TestFlopPokerDealsEveryFlop(t *testing.T) {
	f := flopPoker()
	f.Limit = 15 * money.Dollar
	for _, text := range []string{"7s 3h 2d|", "As Ks Qs|Js", "9s 9h 2h|2s 2d 2c", "Jc 8d 5h|"} {
		own, rest, _ := cutBar(text)
		three, gone := [3]card.Card(parsed(t, own)), card.Set(0)
		if rest != "" {
			gone = card.SetOf(parsed(t, rest)...)
		}
		var want money.Cents
		var flops int64
		left := unseen(gone | card.SetOf(three[:]...))
		for i, x := range left {
			for j, y := range left[:i] {
				for _, z := range left[:j] {
					best := poker.Rank(0)
					for _, two := range [][2]card.Card{{x, y}, {x, z}, {y, z}} {
						best = max(best, poker.Five([5]card.Card{three[0], three[1], three[2], two[0], two[1]}))
					}
					flops++
					if best < f.Wins {
						want -= 2 * f.Ante
					} else {
						want += min(f.Limit, f.Ante+f.Ante*money.Cents(f.Odds[best.Class()].To))
					}
				}
			}
		}
		if got, n := f.Raise(three, gone); got != want || n != flops {
			t.Errorf("%s: %d of %d, not %d of %d", text, got, n, want, flops)
		}
	}
}

// Every deal of six cards is counted: three for the player and three for the flop.
func TestFlopPokerCountsEveryDeal(t *testing.T) {
	best, by := flopPoker().Count(nil, rulesOnly(FlopRules)...)
	for _, e := range append(by, best) {
		if n := e.Ways(); n != 22_100*18_424 {
			t.Errorf("%d deals", n)
		}
	}
}

func rulesOnly(named []Named[FlopRule]) (rules []FlopRule) {
	for _, n := range named {
		rules = append(rules, n.Rule)
	}
	return rules
}
