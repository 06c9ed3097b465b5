package journal

import (
	"bytes"
	"reflect"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

var noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func TestLine(t *testing.T) {
	r := Record{Seq: 7, Table: "craps <1>", At: 3, Time: noon.In(time.FixedZone("", 3600)), Who: "ada", Kind: KindEntry,
		Key: "k", Data: []byte(`{ "v" : 1 }`)}
	line, err := r.Line()
	if err != nil {
		t.Fatal(err)
	}
	want := `{"seq":7,"table":"craps <1>","at":3,"time":"2026-05-01T12:00:00Z","who":"ada","kind":"entry","key":"k","data":{"v":1}}`
	if string(line) != want {
		t.Errorf("%s", line)
	}
	back, err := Parse(line)
	if err != nil || back.Seq != 7 || back.At != 3 || !back.Time.Equal(noon) || string(back.Data) != `{"v":1}` {
		t.Errorf("%+v, %v", back, err)
	}
	for _, bad := range []string{
		"", "{}", want + "\n", " " + want,
		`{"at":3,"seq":7,"time":"2026-05-01T12:00:00Z","kind":"entry","data":{}}`,
		`{"seq":7,"at":3,"time":"2026-05-01T12:00:00+00:00","kind":"entry","data":{}}`,
		`{"seq":7,"at":3,"time":"2026-05-01T12:00:00Z","kind":"entry","data":{ }}`,
		`{"seq":7,"at":3,"time":"2026-05-01T12:00:00Z","kind":"entry","data":{},"more":1}`,
		`{"seq":7,"seq":7,"at":3,"time":"2026-05-01T12:00:00Z","kind":"entry","data":{}}`,
	} {
		if _, err := Parse([]byte(bad)); err == nil {
			t.Errorf("%s was read", bad)
		}
	}
	for _, bad := range []Record{{}, {Kind: "x", Time: noon}, {Kind: "x", Who: "\xff", Time: noon, Data: []byte("1")}} {
		if _, err := bad.Line(); err == nil {
			t.Errorf("%+v was written", bad)
		}
	}
}

func FuzzRecord(f *testing.F) {
	f.Add([]byte(`{"seq":7,"table":"a","at":3,"time":"2026-05-01T12:00:00Z","who":"ada","kind":"entry","key":"k","data":{"v":1}}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := Parse(line)
		if err != nil {
			return
		}
		if again, err := r.Line(); err != nil || string(again) != string(line) {
			t.Fatalf("%s was read, and is written as %s: %v", line, again, err)
		}
	})
}

func TestSetupComesBack(t *testing.T) {
	for _, r := range game.All {
		options := r.Options()
		terms := r.Terms()
		terms.Limits = map[string]table.Limit{"x": {Min: 1, Max: 2}}
		terms.Pays = map[string]money.Odds{"y": {To: 3, One: 2}}
		terms.Charge = map[string]money.Rate{"z": 5}
		s := NewSetup(r, options, terms)
		data, err := Data(&s)
		if err != nil {
			t.Fatal(err)
		}
		var back Setup
		rec := Record{Kind: KindTable, Data: data}
		if err := rec.Read(&back); err != nil {
			t.Fatal(err)
		}
		o, got, err := back.Table(r)
		if err != nil {
			t.Fatalf("%s: %v", r.ID, err)
		}
		for i, d := range options.Declare() {
			if o.Declare()[i].Value() != d.Value() {
				t.Errorf("%s: %s is %s", r.ID, d.Name, o.Declare()[i].Value())
			}
		}
		if got.Limits["x"] != terms.Limits["x"] || got.Pays["y"] != terms.Pays["y"] || got.Charge["z"] != 5 ||
			got.Chip != terms.Chip || got.Limit != terms.Limit {
			t.Errorf("%+v", got)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	r := Record{Seq: 123456, Table: "blackjack-1", At: 321, Time: time.Date(2026, 7, 1, 20, 0, 0, 123456789, time.UTC),
		Who: "guest-e2c9108b201f", Kind: KindEntry,
		Key: "9f86d081", Data: []byte(`{"kind":"act","act":{"kind":"make","seat":3,"area":"pass","amount":1000}}`)}
	line, err := r.Line()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Parse(line); err != nil {
			b.Fatal(err)
		}
	}
}

// TestBothWaysOfReadingAreOne holds the quick reader against the one of any
// JSON: whatever is a record for the one is the same record for the other.
func TestBothWaysOfReadingAreOne(t *testing.T) {
	const letters = `{}[]",:.0179aZ\ `
	will := chance.NewFast(3, 3)
	line := []byte(`{"seq":7,"table":"craps","at":3,"time":"2026-07-01T20:00:00.5Z","who":"ann","kind":"entry",` +
		`"key":"k","print":"1f","data":{"kind":"round"}}`)
	read := 0
	for range 30_000 {
		changed := bytes.Clone(line)
		for range 1 + will.Draw(2) {
			changed[will.Draw(len(changed))] = letters[will.Draw(len(letters))]
		}
		var slow Record
		want := strict(changed, &slow) == nil
		if again, err := slow.Line(); err != nil || !bytes.Equal(again, changed) {
			want = false
		}
		got, err := Parse(changed)
		if (err == nil) != want || want && !reflect.DeepEqual(got, slow) {
			t.Fatalf("%s: %+v, %v; and %+v, %v", changed, got, err, slow, want)
		}
		if want {
			read++
		}
	}
	if read < 200 {
		t.Errorf("only %d were records", read)
	}
}
