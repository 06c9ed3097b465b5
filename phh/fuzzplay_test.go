package phh

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
)

// FuzzPlay plays our hands with anything changed in them: our table plays them or says why
// not, and no chip is made or lost.
func FuzzPlay(f *testing.F) {
	for i := range ours {
		f.Add(uint8(i), []byte("\x00\x05\x00"))
		f.Add(uint8(i), []byte("\x03\x09\x07\x0b\x01\x60\x07\x01\x03"))
	}
	f.Fuzz(func(t *testing.T, which uint8, edits []byte) {
		text := strings.NewReader(ours[int(which)%len(ours)].hand)
		for h, err := range split(text) {
			if err != nil {
				t.Fatal(err)
			}
			hand, err := decode("fuzz", h)
			if err != nil {
				t.Fatal(err)
			}
			for ; len(edits) >= 3 && len(hand.Actions) > 0; edits = edits[3:] {
				edit(hand, edits[0], int(edits[1]), int(edits[2]))
			}
			holds(t, hand)
		}
	})
}

// edit changes something in a hand.
func edit(h *Hand, what byte, where, value int) {
	i := where % len(h.Actions)
	p := where % len(h.StartingStacks)
	a := &h.Actions[i]
	amount := money.Cents(value) * money.Dollar
	switch what % 15 {
	case 0:
		h.Actions = slices.Delete(h.Actions, i, i+1)
	case 1:
		h.Actions = slices.Insert(h.Actions, i, *a)
	case 2:
		j := value % len(h.Actions)
		*a, h.Actions[j] = h.Actions[j], *a
	case 3:
		a.Amount = amount
	case 4:
		a.Player = value % (len(h.StartingStacks) + 1)
	case 5:
		a.Kind = Kind(value % int(Muck+1))
	case 6:
		if len(a.Cards) > 0 {
			a.Cards = slices.Clone(a.Cards)
			a.Cards[value%len(a.Cards)] = card.Card(where % 60)
		}
	case 7:
		h.StartingStacks[p] = amount
	case 8:
		if len(h.BlindsOrStraddles) > 0 {
			h.BlindsOrStraddles[p] = amount - 20*money.Dollar
		}
	case 9:
		h.Antes[p] = amount
	case 10:
		h.AnteTrimmingStatus = !h.AnteTrimmingStatus
	case 11:
		h.FinishingStacks = slices.Repeat([]money.Cents{amount}, len(h.StartingStacks))
	case 12:
		h.Actions = slices.Insert(h.Actions, i, Action{Kind: CheckOrCall, Player: value%len(h.StartingStacks) + 1})
	case 13:
		h.StartingStacks[p] = UnknownStack
	case 14:
		h.say([]string{chipField, oddChipField, dealFoldedField}[where%3], []any{0.25, "suit", true, int64(value)}[value%4])
	}
}

// holds plays a hand and counts the chips.
func holds(t *testing.T, h *Hand) {
	t.Helper()
	r, err := Play(h)
	if err != nil {
		return
	}
	sum := r.Rake
	for i, net := range r.Net {
		if sum += net; h.StartingStacks[i] != UnknownStack && r.Stacks[i] < 0 {
			t.Errorf("p%d ends with %v", i+1, r.Stacks[i])
		}
	}
	if sum != 0 {
		t.Errorf("the players have won %v together", sum)
	}
}
