package journal

import (
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

var noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func TestLine(t *testing.T) {
	r := Record{Seq: 7, Table: "craps <1>", At: 3, Time: noon.In(time.FixedZone("", 3600)), Who: "ada", Kind: KindEntry, Key: "k", Data: []byte(`{ "v" : 1 }`)}
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
		if got.Limits["x"] != terms.Limits["x"] || got.Pays["y"] != terms.Pays["y"] || got.Charge["z"] != 5 || got.Chip != terms.Chip || got.Limit != terms.Limit {
			t.Errorf("%+v", got)
		}
	}
}
