package phh_test

import (
	"reflect"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/phh"
	"boardwalk/table"
)

// TestAJournalThatGoesOnGivesTheSameHands cuts a journal before one of its
// rounds: from where the table stood then the rest gives the hands that the
// whole of it gives.
func TestAJournalThatGoesOnGivesTheSameHands(t *testing.T) {
	rules := room.HoldEm
	options := rules.Options().(*room.Options)
	journal := rounds(t, rules, options, crowd{chance.NewFast(9, 1), true}, 12)
	whole := handsOf(t, rules, options, journal)
	cut, played := 0, 0
	for cut = range journal {
		if journal[cut].Kind == table.Played {
			if played++; played == 8 {
				break
			}
		}
	}
	before, err := table.Replay(rules, options, rules.Terms(), journal[:cut], &table.Log{})
	if err != nil {
		t.Fatal(err)
	}
	saved, err := before.Snapshot().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var rest []*phh.Hand
	for h, err := range phh.ExportFrom(saved, rules, options, rules.Terms(), journal[cut:]) {
		if err != nil {
			t.Fatal(err)
		}
		rest = append(rest, h)
	}
	if len(rest) == 0 || len(rest) >= len(whole) {
		t.Fatalf("%d hands of %d", len(rest), len(whole))
	}
	for i, h := range rest {
		was := whole[len(whole)-len(rest)+i]
		h.Hand, was.Hand = phh.Label{}, phh.Label{} // they are numbered from where the journal begins
		if !reflect.DeepEqual(h, was) {
			t.Errorf("%+v\nand %+v", h, was)
		}
	}
}
