package audit

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/store/seedkey"
	"boardwalk/store/storetest"
)

func all() []string {
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return ids
}

func TestAnEveningOfAllGamesHasNoFault(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 3, all()...); err != nil {
		t.Fatal(err)
	}
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	if r.Records == 0 || r.Vouched != r.Records || r.Open == 0 || r.Rounds < 50 || r.People != 4 {
		t.Errorf("%+v", r)
	}
}

func TestWithoutTheirKeySeedsAreCountedAndNotChecked(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "hold-em", "blackjack", "craps"); err != nil {
		t.Fatal(err)
	}
	r, err := Verify(context.Background(), dir, Options{Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil || r.Sealed != 6 { // two series a table
		t.Errorf("%+v %v", r, err)
	}
	other, told := seedkey.New(chance.Seed{1}), 0
	r, err = Verify(context.Background(), dir, Options{SeedKey: other, Fault: func(f Fault) {
		if told++; f.Matter != Seeds || !strings.Contains(f.Text, "not sealed under the key that was given") {
			t.Error(f.String())
		}
	}})
	if err != nil || r.Sealed != 0 || told != 6 {
		t.Errorf("%d faults under another key, %v", told, err)
	}
}

func TestTheSameEveningIsTheSame(t *testing.T) {
	var lines [2][]byte
	for i := range lines {
		dir := t.TempDir()
		if err := audittest.Evening(dir, 1, "hold-em", "blackjack", "craps"); err != nil {
			t.Fatal(err)
		}
		for _, r := range load(t, dir).records {
			lines[i] = append(lines[i], r.line...)
		}
	}
	if !bytes.Equal(lines[0], lines[1]) {
		t.Error("two recordings differ, and no test that fails could be run again")
	}
}
