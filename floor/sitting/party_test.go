package sitting

import (
	"bytes"
	"encoding/json"
	"testing"

	"boardwalk/internal/jsontext"
	"boardwalk/internal/jsontext/jsontexttest"
	"boardwalk/journal"
)

func TestReceiptsAreWrittenAsTheLibraryDoes(t *testing.T) {
	jsontexttest.Same(t, (*Receipt).text)
}

// spoiled calls a function with a text in which one byte is changed, is missing or stands twice, for each byte.
func spoiled(text []byte, try func([]byte)) {
	for i := range text {
		for _, b := range []byte(`0129-"\\{}:, x<`) {
			try(append(append(bytes.Clone(text[:i]), b), text[i+1:]...))
			try(append(append(bytes.Clone(text[:i]), b), text[i:]...))
		}
		try(append(bytes.Clone(text[:i]), text[i+1:]...))
		try(bytes.Clone(text[:i]))
	}
}

// TestReceiptsAreReadInOneForm reads receipts, and texts that are nearly receipts: what is read is what the library reads, and
// nothing is read but the form that the house writes.
func TestReceiptsAreReadInOneForm(t *testing.T) {
	receipts := []Receipt{
		{Table: "blackjack", At: 6, Event: 15, Seat: 1},
		{Table: "craps", At: 1<<64 - 1, Event: 2, Seat: 12, Amount: -700, Waits: true, Question: "4.2", Repeated: true, Print: "9f/+="},
		{Table: `a "b" \\ é <i>`},
	}
	for _, r := range receipts {
		text := r.text()
		if got, err := ReadReceipt(text); err != nil || got != r {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
		spoiled(text, func(text []byte) {
			got, err := ReadReceipt(text)
			var want Receipt
			whole := json.Unmarshal(text, &want) == nil && bytes.Equal(want.text(), text)
			if whole != (err == nil) || whole && got != want {
				t.Errorf("%s is read as %+v, %v; the library reads %+v", text, got, err, want)
			}
		})
	}
	if r := takeReceipt(receipts[1].text()); r == receipts[1] {
		t.Error("a number that has no room is read quickly")
	}
	if r := takeReceipt(receipts[0].text()); r != receipts[0] {
		t.Errorf("a usual receipt is not read quickly: %+v", r)
	}
}

// TestReservationsAreReadAsTheLibraryDoes reads the floor's records of reservations, and texts that are nearly such: those
// that are read quickly are what the library reads.
func TestReservationsAreReadAsTheLibraryDoes(t *testing.T) {
	chips := &Reservation{For: ForChips, Person: "guest-e2c9", Seat: 3, Amount: 10000}
	over := &Reservation{For: ForOver, Person: "é", Seat: 1, Area: 17, Amount: 5, Why: "staff decline it"}
	for _, d := range []FloorData{{Reserved: chips}, {Released: over}, {Reserved: over}, {Released: chips}} {
		text, err := journal.Data(&d)
		if err != nil {
			t.Fatal(err)
		}
		var quick FloorData
		if !quick.ReadQuickly(text) {
			t.Errorf("%s is not read quickly", text)
		}
		if again, _ := jsontext.Marshal(&quick); !bytes.Equal(again, text) {
			t.Errorf("%s is read as %s", text, again)
		}
		spoiled(text, func(text []byte) {
			var quick, whole FloorData
			if !quick.ReadQuickly(text) {
				return
			}
			err := json.Unmarshal(text, &whole)
			if again, _ := jsontext.Marshal(&whole); err != nil || !bytes.Equal(again, text) {
				t.Errorf("%s is read quickly, and the library reads %s, %v", text, again, err)
			}
			if again, _ := jsontext.Marshal(&quick); !bytes.Equal(again, text) {
				t.Errorf("%s is read quickly as %s", text, again)
			}
		})
	}
	for _, d := range []FloorData{{}, {Close: "x"}, {Leaving: &Leaving{Seat: 1}}, {Reserved: chips, Close: "x"},
		{Reserved: chips, Released: over}} {
		text, err := journal.Data(&d)
		if err != nil {
			t.Fatal(err)
		}
		var quick FloorData
		if quick.ReadQuickly(text) {
			t.Errorf("%s is read quickly", text)
		}
	}
}
