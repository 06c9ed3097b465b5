package sitting

import (
	"reflect"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/floor/view"
	"boardwalk/money"
	"boardwalk/table"
)

// sameEvent reports whether two events say the same.
func sameEvent(a, b view.Event) bool { return reflect.DeepEqual(a, b) }

// TestCommunityCardsCountInEveryHand plays a hand of hold 'em to the showdown. With
// every community card each player hears what the own hand is worth, and nobody hears
// it of a hand that nobody has shown.
func TestCommunityCardsCountInEveryHand(t *testing.T) {
	e := newEvening(t, "hold-em", 0)
	people := []string{"ann", "bob"}
	for i, who := range people {
		e.must(Sit(by(who), table.Seat(i+1), 500*money.Dollar))
	}
	for _, who := range people {
		e.must(Ready(by(who), true))
	}
	for q := e.Live().Question(); q != nil; q = e.Live().Question() {
		choice := q.First()
		for _, c := range []table.Choice{"call", "check", "show"} {
			if q.Allows(c) {
				choice = c
			}
		}
		e.must(Answer(by(e.personAt(q.Seat)), e.asks(q), table.Answer{Choice: choice}))
	}
	var community, shown int
	var all []card.Card // on the board
	own := map[table.Box][]card.Card{}
	for _, event := range e.events {
		told := event.Told
		if told.Kind == table.Dealt && told.Box != 0 {
			own[told.Box] = append(own[told.Box], told.Card)
		}
		if told.Kind == table.Turned {
			shown++
			if cards := slices.Concat(own[told.Box], all); shown%2 == 0 && event.Worth != e.Table().Worth(told.Box, 0, cards) {
				t.Errorf("%s is shown, and the hand is worth %q", told.Card, event.Worth)
			}
		}
		if told.Kind != table.Dealt || told.Box != 0 {
			continue
		}
		all = append(all, told.Card)
		community++
		if anybody, _ := event.For(""); len(anybody.Others) != 0 || anybody.Worth != "" {
			t.Errorf("with %s anybody knows %+v", told.Card, anybody.Others)
		}
		for i, who := range people {
			box := table.Box(i + 1)
			cards := slices.Concat(own[box], all)
			want := view.HandWorth{Box: box, Worth: e.Table().Worth(box, 0, cards)}
			want.Made.High, want.Made.Low = e.Table().Makes(box, 0, cards)
			seen, _ := event.For(who)
			switch {
			case want.Worth == "" && len(seen.Others) > 0, want.Worth != "" && len(seen.Others) != 1:
				t.Errorf("with %s %s knows %+v, and %+v is right", told.Card, who, seen.Others, want)
			case want.Worth != "" && (seen.Others[0] != want || !event.SecretFor(who)):
				t.Errorf("with %s %s knows %+v, and %+v is right", told.Card, who, seen.Others, want)
			}
		}
	}
	if community != 5 || shown == 0 {
		t.Errorf("%d community cards were dealt, and %d cards shown", community, shown)
	}
}

// TestCommunityCardsCountAgainstTheHouse plays a round of let it ride. When the first
// community card is turned its player hears what the own three cards and it are worth,
// nobody else does, and the community cards are no hand of their own.
func TestCommunityCardsCountAgainstTheHouse(t *testing.T) {
	e := newEvening(t, "let-it-ride", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	area, ok := e.Table().Area(1, "all-three")
	if !ok {
		t.Fatal("there is no wager on all three")
	}
	const rounds = 20
	for range rounds {
		e.must(Act(by("ann"), table.Act{Kind: table.Make, Area: area, Amount: 5 * money.Dollar}))
		e.must(Ready(by("ann"), true))
		for q := e.Live().Question(); q != nil; q = e.Live().Question() {
			e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.First()}))
		}
	}
	var cards []card.Card
	told := 0
	for _, event := range e.events {
		switch x := event.Told; {
		case x.Kind == table.Announced && len(cards) > 3: // the next round
			cards = nil
		case x.Kind == table.Dealt && x.Box == 1:
			cards = append(cards, x.Card)
		case x.Kind == table.Turned && x.Box == 0:
			cards = append(cards, x.Card)
			want := e.Table().Worth(1, 0, cards)
			seen, _ := event.For("ann")
			if want == "" && len(seen.Others) > 0 || want != "" && (len(seen.Others) != 1 || seen.Others[0].Worth != want) {
				t.Errorf("with %v ann knows %+v, and %q is right", cards, seen.Others, want)
			}
			if anybody, _ := event.For(""); len(anybody.Others) != 0 || seen.Worth != "" {
				t.Errorf("with %v anybody knows %+v, and the community cards are worth %q", cards, anybody.Others, seen.Worth)
			}
			told += len(seen.Others)
		}
	}
	if told <= rounds { // of five cards always, and of four if there is a pair
		t.Errorf("of %d hands ann heard what they are worth", told)
	}
}

// TestAHandThatACardLeftIsCounted has the dealer of pai gow poker set two hands. When
// the second card has gone to the low hand everybody hears what both are worth.
func TestAHandThatACardLeftIsCounted(t *testing.T) {
	e := newEvening(t, "pai-gow-poker", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	area, _ := e.Table().Area(1, "wager-1")
	e.must(Act(by("ann"), table.Act{Kind: table.Make, Area: area, Amount: 10 * money.Dollar}))
	e.must(Ready(by("ann"), true))
	for q := e.Live().Question(); q != nil; q = e.Live().Question() {
		e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.First()}))
	}
	formed := 0
	for _, event := range e.events {
		if told := event.Told; told.Kind != table.Formed || told.Box != 0 {
			continue
		}
		formed++
		anybody, _ := event.For("")
		if whole := formed == 2; whole != (anybody.Worth != "") || whole != (len(anybody.Others) == 1 && anybody.Others[0].Worth != "") {
			t.Errorf("after %d cards went to the low hand it is worth %q, and the high hand %+v", formed, anybody.Worth, anybody.Others)
		}
	}
	if formed != 2 {
		t.Errorf("%d cards went to the dealer's low hand", formed)
	}
}
