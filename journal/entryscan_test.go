package journal

import (
	"bytes"
	"reflect"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
)

// slowEntry reads an entry as a reader of any JSON does.
func slowEntry(data []byte) (table.Entry, bool) {
	e, err := decode(data)
	if err != nil {
		return table.Entry{}, false
	}
	again, err := MarshalEntry(&e)
	return e, err == nil && bytes.Equal(data, again)
}

// TestBothWaysOfReadingEntriesAreOne holds the quick reader of entries against the one of any JSON: whatever is an entry for
// the one is the same entry for the other.
func TestBothWaysOfReadingEntriesAreOne(t *testing.T) {
	const letters = `{}[]",:-.0159aZ\ `
	texts := []string{
		`{"v":4,"kind":"draw","drawn":[52,31]}`,
		`{"v":4,"kind":"round","refused":true}`,
		`{"v":4,"kind":"act","act":{"kind":"sit","seat":1,"amount":5000,"coupon":500,"person":"ann"}}`,
		`{"v":4,"kind":"act","act":{"kind":"make","seat":3,"tender":"coupon","late":true,"confirmed":true,"accepted":true,` +
			`"area":7,"amount":1000,"cash":500,"args":[1,2]}}`,
		`{"v":4,"kind":"act","act":{"kind":"report","word":"card-exposed"}}`,
		`{"v":4,"kind":"answer","seat":1,"question":4,"answer":{"choice":"hit"}}`,
		`{"v":4,"kind":"answer","seat":1,"question":4,"answer":{"choice":"bet","amount":1000,"cards":"4♣ 2♦"}}`,
		`{"v":4,"kind":"answer","seat":1,"question":4,"answer":{"amount":1000}}`,
		`{"v":4,"kind":"meter","meter":"house","amount":100}`,
	}
	for _, text := range texts[:3] {
		if _, ok := scanEntry([]byte(text)); !ok {
			t.Errorf("%s is not read quickly", text)
		}
	}
	will := chance.NewFast(4, 4)
	quick, all := 0, 0
	for i := range 40_000 {
		changed := []byte(texts[i%len(texts)])
		for range will.Draw(3) {
			changed[will.Draw(len(changed))] = letters[will.Draw(len(letters))]
		}
		want, is := slowEntry(changed)
		got, err := UnmarshalEntry(changed)
		if (err == nil) != is || is && !same(&got, &want) {
			t.Fatalf("%s: %+v, %v; and %+v, %v", changed, got, err, want, is)
		}
		scanned, ok := scanEntry(changed)
		if ok && (!is || scanned != want) {
			t.Fatalf("%s: %+v; and %+v, %v", changed, scanned, want, is)
		}
		if is {
			all++
		}
		if ok {
			quick++
		}
	}
	if all < 10_000 || quick < all*3/4 {
		t.Errorf("%d were entries, and %d of them were read quickly", all, quick)
	}
}

// TestALineIsReadWithItsEntry holds reading both at once against reading one after the other.
func TestALineIsReadWithItsEntry(t *testing.T) {
	const letters = `{}[]",:.0179aZ\ `
	will := chance.NewFast(5, 5)
	line := []byte(`{"seq":7,"table":"craps","at":3,"time":"2026-07-01T20:00:00.5Z","who":"ann","kind":"entry",` +
		`"key":"k","print":"1f","data":{"v":4,"kind":"draw","drawn":[6,1]}}`)
	read := 0
	for range 30_000 {
		changed := bytes.Clone(line)
		for range 1 + will.Draw(2) {
			changed[will.Draw(len(changed))] = letters[will.Draw(len(letters))]
		}
		want, wrong := Parse(changed)
		entry := table.Entry{}
		if wrong == nil && want.Kind == KindEntry {
			entry, wrong = UnmarshalEntry(want.Data)
		}
		got, e, err := ParseWithEntry(changed)
		if (err == nil) != (wrong == nil) || err != nil && err.Error() != wrong.Error() || !reflect.DeepEqual(got, want) || e != entry {
			t.Fatalf("%s: %+v, %+v, %v; and %+v, %+v, %v", changed, got, e, err, want, entry, wrong)
		}
		if err == nil {
			read++
		}
	}
	if read < 200 {
		t.Errorf("only %d were records", read)
	}
}
