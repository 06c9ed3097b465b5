package play

import (
	"testing"

	"boardwalk/card"
	"boardwalk/table"
)

// Cards of one hand, and cards that lie face down around the table, are told of in one line.
func TestCardsAreToldOfTogether(t *testing.T) {
	s := open(t, "pai-gow-poker", 3)
	dealt := func(box table.Box, c card.Card) table.Event {
		return table.Event{Kind: table.Dealt, Seat: table.Seat(box), Box: box, Card: c, By: "11.8(c)"}
	}
	burned, turned := table.Event{Kind: table.Burned, Card: card.Unknown}, table.Event{Kind: table.Turned, Card: 0}
	for _, x := range []struct {
		events []table.Event
		lines  []string
	}{
		{[]table.Event{dealt(1, 0), dealt(1, 13)}, []string{"You: 2♣ 2♦."}},
		{[]table.Event{dealt(2, card.Unknown), dealt(2, card.Unknown)}, []string{"Bot Ada: 2 cards face down."}},
		{[]table.Event{dealt(2, card.Unknown), dealt(3, card.Unknown), dealt(2, card.Unknown)},
			[]string{"Bot Ada, Bot Blaise: a card each, face down.", "Bot Ada: a card face down."}},
		{[]table.Event{dealt(1, 0), dealt(2, card.Unknown)}, []string{"You: 2♣.", "Bot Ada: a card face down."}},
		{[]table.Event{burned, turned, burned, turned}, []string{"2 cards are burned, face up: 2♣ 2♣."}},
		{[]table.Event{burned, burned}, []string{"2 cards are burned."}},
	} {
		s.read, s.log = 0, nil
		for _, e := range x.events {
			s.hear(e)
		}
		for i, want := range x.lines {
			if len(s.log) != len(x.lines) || s.log[i].Text != want {
				t.Errorf("%v, and not %q", s.log, x.lines)
				break
			}
		}
	}
	s.read = len(s.log)
	if s.hear(burned); len(s.log) != s.read+1 {
		t.Error("a line that may have been read is changed")
	}
}
