package paigowpoker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func cards(t *testing.T, text string) []card.Card {
	t.Helper()
	list, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Every hand of the list is higher than the next one, by 11.3. The licensee's other
// place for ace-two-three-four-five moves those two hands alone.
func TestHighHandsInOrder(t *testing.T) {
	lawtest.Cites(t, "11.3(a)", "11.3(a)[ace low]", "11.3(a)[joker]", "11.3(b)1", "11.3(b)2", "11.3(b)3", "11.3(b)4", "11.3(b)5", "11.3(b)6",
		"11.3(b)7", "11.3(b)8", "11.3(b)9", "11.3(b)10", "11.3(c)", "11.3(d)", "11.3(e)")
	hands := []string{
		"As Ad Ac Ah Jk", // five aces
		"Ac Kc Jk Jc Tc", // royal flush
		"Ad 2d 3d 4d 5d", // the highest straight flush
		"Ks Qs Js Ts 9s",
		"6c 5c 4c 3c 2c", // the lowest
		"As Ad Jk Ah 2c", // four aces
		"Kc Kd Kh Ks Ad",
		"2c 2d 2h 2s Ad",
		"Ac Jk Ah Kd Ks", // aces over kings
		"2c 2d 2h 3s 3d",
		"Ac Jk Ts 6s 4s", // no flush: a pair of aces; it is put in its place below
		"As Ks Ts 6s 4s",
		"As Qs Ts 6s 4s",
		"Ac Kd Qh Js Tc", // the highest straight
		"Ac 2d 3h 4s 5c", // the second
		"Kc Qd Jh Ts 9c",
		"6c 5d 4h 3s 2c",
		"Ac Jk Ah 3d 2s", // three aces
		"2c 2d 2h Ad Ks",
		"Ac Ad Kh Ks Qc",
		"3c 3d 2h 2s Ac",
		"Ac Jk Kh 6s 4d", // a pair of aces
		"2c 2d Ah Ks Qc",
		"Ac Kd Qh Js 9c",
		"Ac Kd Qh Js 8c",
		"7c 5d 4h 3s 2c",
	}
	hands = append(hands[:10], hands[11:]...)
	for _, lowest := range []bool{false, true} {
		ranking := poker.WithJoker(lowest)
		above := poker.Rank(1<<32 - 1)
		for i, text := range hands {
			five := [5]card.Card(cards(t, text))
			rank := ranking.High(&five)
			if rank.Wheel() && lowest {
				lower := [5]card.Card(cards(t, "6c 5d 4h 3s 2d"))
				if rank.Class() == poker.StraightFlush {
					lower = [5]card.Card(cards(t, "6c 5c 4c 3c 2c"))
				}
				if rank >= ranking.High(&lower) {
					t.Errorf("%s is not the lowest straight", text)
				}
				continue
			}
			if rank >= above {
				t.Errorf("lowest %v: %s, %v, is not below %s", lowest, text, rank, hands[i-1])
			}
			above = rank
		}
	}
}

// A low hand is a pair or two cards, and the joker in it is an ace.
func TestLowHandsInOrder(t *testing.T) {
	ranking := poker.WithJoker(false)
	above := poker.Rank(1<<32 - 1)
	for _, text := range []string{"As Jk", "Kc Kd", "2c 2d", "Jk Kd", "Ac Qd", "Kc Qd", "3c 2d"} {
		two := [2]card.Card(cards(t, text))
		rank := ranking.Low(&two)
		if rank >= above {
			t.Errorf("%s, %v, is not below the one before", text, rank)
		}
		above = rank
	}
}

var three = []table.Act{
	{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 2, Area: 1, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 3, Area: 2, Amount: 10 * money.Dollar},
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "11.2(a)", "11.2(a)[joker]")
	rack, _ := versustest.Watch(t, Rules, nil, false, 4, three)
	if len(rack) != 28 {
		t.Errorf("%d cards that somebody has seen are in the discard rack", len(rack))
	}
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "11.2(b)1", "11.2(b)3", "11.2(b)4", "11.2(b)5", "11.5(d)")
	o := DefaultOptions()
	o.Cards.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, Rules, o, true, 5, three)
}

// A cutting card that is put back lies in front of the last four cards: it comes out when
// the 49 of seven hands are dealt, and not before.
func TestTheCuttingCardIsPutBackFourCardsFromTheBottom(t *testing.T) {
	lawtest.Cites(t, "11.6(e)[cutting card]")
	for _, way := range []struct {
		put  string
		left int // cards to come when the cutting card comes out; 0 if it lies in the discard rack
	}{{deal.Reinserted, 4}, {DefaultOptions().Cards.CutCard, 0}} {
		o := DefaultOptions()
		o.Cards.CutCard = way.put
		var tab *table.Table
		dealt, reached := 0, 0
		tab = tabletest.Open(t, Rules, o, seats, table.From(chance.NewFast(11, 6)), table.To(listener(func(e *table.Event) {
			if e.Kind != table.Dealt {
				return
			}
			dealt++
			if deck := tab.Game().(*Game).Deck(); deck.CutReached() && reached == 0 {
				reached = deck.Left()
			}
		})))
		for s := range table.Seat(seats) {
			if err := tab.Do(table.Act{Kind: table.Make, Seat: s + 1, Area: table.Area(s), Amount: 10 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if dealt != 49 || reached != way.left {
			t.Errorf("%s: %d cards are dealt, and the cutting card comes out before the last %d, want %d", way.put, dealt, reached, way.left)
		}
	}
}

// listener is somebody who hears every event.
type listener func(*table.Event)

func (l listener) Event(e *table.Event) { l(e) }
