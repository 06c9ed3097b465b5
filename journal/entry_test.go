package journal

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// again writes an entry and reads it.
func again(t testing.TB, e *table.Entry) table.Entry {
	t.Helper()
	data, err := MarshalEntry(e)
	if err != nil {
		t.Fatalf("%+v: %v", e, err)
	}
	back, err := UnmarshalEntry(data)
	if err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	if !same(e, &back) {
		t.Fatalf("%+v came back as %+v", e, back)
	}
	return back
}

// TestEveryEntryOfEveryGameComesBack walks all games and replays from what the
// written entries say.
func TestEveryEntryOfEveryGameComesBack(t *testing.T) {
	for i, r := range game.All {
		t.Run(r.ID, func(t *testing.T) {
			var live *table.Live
			var log table.Log
			now := time.Date(2026, 5, 1, 12, 0, 0, 5, time.FixedZone("", -4*3600))
			steps := 0
			tabletest.WalkEach(t, r, nil, chance.NewFast(uint64(i), 5), 150, func(l *table.Live, g table.Log) {
				if steps++; steps%10 == 0 {
					now = now.Add(7 * time.Minute)
					_ = l.Clock(now)
				}
				if steps == 30 {
					_ = l.Post(table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: money.Dollar, Max: 500 * money.Dollar},
						At: now.Add(time.Hour), Posted: true, Announced: true, Told: true}, now)
				}
				if live = l; steps == 150 {
					log = slices.Clone(g)
				}
			})
			read := make([]table.Entry, len(live.Journal()))
			for i, e := range live.Journal() {
				read[i] = again(t, &e)
			}
			var told table.Log
			if _, err := table.Replay(r, nil, r.Terms(), read, &told); err != nil {
				t.Fatal(err)
			}
			refused := func(e table.Event) bool { return e.Kind == table.Refused }
			if !slices.Equal(slices.DeleteFunc(told, refused), slices.DeleteFunc(log, refused)) {
				t.Error("the replay of what was read differs")
			}
		})
	}
}

// fill sets every exported field below v to something that is not zero.
func fill(v reflect.Value, n *uint64) {
	switch v.Kind() {
	case reflect.Struct:
		if _, ok := v.Interface().(time.Time); ok {
			*n++
			v.Set(reflect.ValueOf(time.Unix(int64(*n), 17).In(time.FixedZone("", 3600))))
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), n)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		*n++
		v.SetString(strings.Repeat("<\"é", int(*n)))
	case reflect.Uint8:
		v.SetUint(2)
	case reflect.Uint32:
		*n++
		v.SetUint(*n)
	case reflect.Uint64:
		v.SetUint(uint64(card.SetOf(0, 51, 13)))
	default:
		*n++
		v.SetInt(int64(*n))
	}
}

// TestNoFieldIsForgotten fails when the table's entries get a field that the
// journal does not write.
func TestNoFieldIsForgotten(t *testing.T) {
	var e table.Entry
	n := uint64(0)
	fill(reflect.ValueOf(&e).Elem(), &n)
	e.Drawn = chance.Drawn{N: 52, Got: 51}
	back := again(t, &e)
	if !same(&e, &back) {
		t.Errorf("%+v\n%+v", e, back)
	}
	again(t, &table.Entry{})
}

func TestForm(t *testing.T) {
	for _, c := range []struct {
		e    table.Entry
		want string
	}{
		{table.Entry{Kind: table.Drew, Drawn: chance.Drawn{N: 52, Got: 17}}, `{"v":4,"kind":"draw","drawn":[52,17]}`},
		{table.Entry{Kind: table.Played}, `{"v":4,"kind":"round"}`},
		{table.Entry{Kind: table.Acted, Act: table.Act{Kind: table.Make, Seat: 1, Area: 3, Amount: 1000}},
			`{"v":4,"kind":"act","act":{"kind":"make","seat":1,"area":3,"amount":1000}}`},
		{table.Entry{Kind: table.Chose, Seat: 2, Answer: table.Answer{Choice: "discard", Cards: card.SetOf(0, 51)}},
			`{"v":4,"kind":"answer","seat":2,"answer":{"choice":"discard","cards":"2c As"}}`},
		{table.Entry{Kind: table.Clocked, Time: time.Date(2026, 1, 2, 3, 4, 5, 0, time.FixedZone("", -5*3600))},
			`{"v":4,"kind":"clock","time":"2026-01-02T03:04:05-05:00"}`},
	} {
		got, err := MarshalEntry(&c.e)
		if err != nil || string(got) != c.want {
			t.Errorf("%s, %v; want %s", got, err, c.want)
		}
	}
}

func TestEntriesThatAreNone(t *testing.T) {
	for text, want := range map[string]string{
		``:                                      "EOF",
		`{"v":1,"kind":"round"}`:                "form 1",
		`{"v":4,"kind":"dance"}`:                `no entry "dance"`,
		`{"v":4,"kind":"round","x":1}`:          "unknown field",
		`{"v":4,"kind":"round"} `:               "",
		`{"v":4,"kind":"round"}{}`:              "follows",
		`{"v":4,"kind":"act"}`:                  "act is missing",
		`{"v":4,"kind":"draw"}`:                 "cannot be drawn",
		`{"v":4,"kind":"draw","drawn":[52,52]}`: "cannot be drawn",
		`{"kind":"round","v":4}`:                "canonical",
		`{"v":4,"kind":"act","act":{"kind":"sit","seat":300}}`:            "300",
		`{"v":4,"kind":"act","act":{"kind":"fly"}}`:                       `no act "fly"`,
		`{"v":4,"kind":"answer","answer":{"cards":"As 2c"}}`:              "order",
		`{"v":4,"kind":"answer","answer":{"cards":"Zz"}}`:                 "",
		`{"v":4,"kind":"notice","change":{"matter":"weather"}}`:           `no matter "weather"`,
		`{"v":4,"kind":"clock","time":"yesterday"}`:                       "",
		`{"v":4,"kind":"act","act":{"kind":"make","tender":"seashells"}}`: `no tender "seashells"`,
	} {
		if _, err := UnmarshalEntry([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", text, err, want)
		}
	}
	for _, e := range []table.Entry{
		{Kind: 99}, {Act: table.Act{Kind: 99}}, {Act: table.Act{Tender: 9}}, {Change: table.Change{Matter: 9}},
		{Answer: table.Answer{Cards: 1 << 60}}, {Act: table.Act{Word: "\xff"}}, {Time: time.Date(12000, 1, 1, 0, 0, 0, 0, time.UTC)},
		{Kind: table.Drew}, {Kind: table.Chose, Answer: table.Answer{Choice: "\xff"}},
		{Kind: table.Noticed, Change: table.Change{Name: "\xff"}}, {Kind: table.Noticed, Change: table.Change{Value: "\xff"}},
	} {
		if data, err := MarshalEntry(&e); err == nil {
			t.Errorf("%+v was written as %s", e, data)
		}
	}
}

func FuzzEntry(f *testing.F) {
	f.Add([]byte(`{"v":4,"kind":"act","act":{"kind":"make","seat":1,"area":3,"amount":1000}}`))
	f.Add([]byte(`{"v":4,"kind":"answer","seat":2,"answer":{"choice":"discard","cards":"2c As"}}`))
	f.Add([]byte(`{"v":4,"kind":"notice","change":{"matter":"pays","odds":[3,2],"at":"2026-01-02T03:04:05-05:00"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := UnmarshalEntry(data)
		if err != nil {
			return
		}
		if got, err := MarshalEntry(&e); err != nil || string(got) != string(data) {
			t.Fatalf("%s was read, and is written as %s: %v", data, got, err)
		}
	})
}
