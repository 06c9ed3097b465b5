package housepoker

import (
	"maps"
	"math/bits"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
)

// bestOfThree is the best three cards of a dealer's four.
func bestOfThree(cards []card.Card) poker.Rank { return bestThree(cards, nil) }

// redraws are three cards of which one may be replaced against the best three of four, as at three card draw, two of three against
// three with a hand that the dealer has to have, and two cards of which both may be replaced.
func redraws() map[string]*Redraw {
	return map[string]*Redraw{
		"three card draw": {Duel: Duel{Own: 3, OwnRank: bestOfThree, Dealers: 4, Rank: bestOfThree, Flush: 3}, Most: 1},
		"two of three":    {Duel: Duel{Own: 3, OwnRank: bestOfThree, Dealers: 3, Rank: bestOfThree, Flush: 3, Least: least("Qs 3h 2d")}, Most: 2},
	}
}

// redrawPays pays every way in which a hand comes out, and every class, something of its own.
func redrawPays(replaced int, how Fare, made poker.Class) (net, wagered money.Cents) {
	wagered = 200 + 10*money.Cents(replaced)
	switch how {
	case Folded:
		return -100, 100
	case Lost:
		return -wagered, wagered
	case Tied:
		return 10 * money.Cents(made), wagered
	case WonFree:
		return 100 - wagered/10, wagered
	}
	return wagered + 30*money.Cents(made), wagered
}

// Hands drawn at random, with and without cards that are gone, are worth what comes of dealing every card that is drawn and every
// hand of the dealer's, to the last fraction.
func TestRedrawsAreThoseOfEveryDeal(t *testing.T) {
	for name, r := range redraws() {
		t.Run(name, func(t *testing.T) {
			all := card.Deck()
			deck, source := all[:], chance.NewFast(5, 6)
			for n := range 2 {
				for i := range deck {
					j := i + source.Draw(len(deck)-i)
					deck[i], deck[j] = deck[j], deck[i]
				}
				hand, gone := deck[:r.Own], card.SetOf(deck[20:][:30*n]...) // with 30 cards gone there are few deals
				values, err := r.Values(redrawPays, hand, gone)
				if err != nil {
					t.Fatal(err)
				}
				for choice, value := range values {
					want, replaced := Ends{}, 0
					if choice == RedrawFold {
						want.Add(-100, 100, 1)
					} else if replaced = bits.OnesCount(uint(choice)); n == 0 && replaced > 1 {
						continue // 17 million deals
					} else {
						left := unseen(gone | card.SetOf(hand...))
						eachOf(left, replaced, func(drawn []card.Card) {
							final, next := append([]card.Card{}, hand...), 0
							for i := range final {
								if choice>>i&1 != 0 {
									final[i] = drawn[next]
									next++
								}
							}
							a := new(Against)
							eachOf(unseen(gone|card.SetOf(hand...)|card.SetOf(drawn...)), r.Dealers, func(dealers []card.Card) {
								a.count(r.OwnRank(final), r.Rank(dealers), r.Least)
							})
							var sums redrawSums
							sums.add(r.OwnRank(final).Class(), *a)
							sums.each(redrawPays, replaced, want.Add)
						})
					}
					if value.Cmp(mean(want)) != 0 {
						t.Errorf("%v without %v: choice %b is worth %s, and %s if every card is dealt", hand, gone, choice, value, mean(want))
					}
				}
			}
		})
	}
}

// Rounds of three card draw end as often in each way as the count of that game says, which was written for it alone, by best play
// and by rules.
func TestRedrawCountsThreeCardDraw(t *testing.T) {
	game := &ThreeDraw{Ante: 100, Bonus: ThreePays{poker.Straight: 100, poker.Flush: 50, poker.ThreeOfAKind: 300,
		poker.StraightFlush: 400, poker.RoyalFlush: 500}}
	r := redraws()["three card draw"]
	r.Line = func(rank poker.Rank) poker.Class {
		if rank == miniRoyal() {
			return poker.RoyalFlush
		}
		return rank.Class()
	}
	pays := func(_ int, how Fare, made poker.Class) (net, wagered money.Cents) {
		return map[Fare]money.Cents{Folded: -100, Won: 200, Lost: -200}[how] + game.Bonus[made],
			map[bool]money.Cents{true: 100, false: 200}[how == Folded]
	}
	var rules []ThreeDrawRule
	var same []RedrawRule
	for _, rule := range ThreeDrawRules {
		rules = append(rules, rule.Rule)
		same = append(same, func(hand []card.Card) int {
			switch choice := rule.Rule((*[3]card.Card)(hand)); choice {
			case DrawFold:
				return RedrawFold
			case DrawStay:
				return 0
			default:
				return 1 << choice
			}
		})
	}
	wantBest, wantBy := game.Count(rules...)
	count := r.Count(nil, pays, same...)
	if !maps.Equal(count.Best, wantBest.Ante) {
		t.Errorf("best play ends so: %v, and not %v", count.Best, wantBest.Ante)
	}
	for i := range wantBy {
		if !maps.Equal(count.By[i], wantBy[i].Ante) {
			t.Errorf("%s ends so: %v, and not %v", ThreeDrawRules[i].Name, count.By[i], wantBy[i].Ante)
		}
	}
	// What the count plays with a hand, in whatever order its cards lie, is worth the most.
	for _, c := range classes(3)[100:104] {
		slices.Reverse(c.cards)
		values, err := r.Values(pays, c.cards, 0)
		if err != nil {
			t.Fatal(err)
		}
		for choice, value := range values {
			if played := count.Choice(c.cards); value.Cmp(values[played]) > 0 {
				t.Errorf("%v: plays %b, but %b is worth more", c.cards, played, choice)
			}
		}
	}
}
