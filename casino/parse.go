package casino

import (
	"errors"
	"slices"
	"strings"
	"time"

	"boardwalk/money"
	"boardwalk/table"

	"github.com/BurntSushi/toml"
)

// MaxSize is how large a casino file may be. The one of a house with a hundred
// tables is a tenth of that.
const MaxSize = 256 << 10

// The house as it is if its file does not say otherwise.
const (
	usualCurrency = "play dollars"
	usualGuest    = 1000 * money.Dollar
)

var usualTimes = Times{Betting: 20 * time.Second, Decision: 30 * time.Second}

// Read parses a casino file and holds it against the law, and returns the
// faults of both in the order of the file. The casino may be opened if there
// are none.
func Read(name string, data []byte) (*File, []Fault) {
	f, found := Parse(name, data)
	if f == nil {
		return nil, found
	}
	var all faults
	all.list = found
	f.readHouseWays(&all)
	f.readRates(&all)
	found = all.list
	for _, fault := range f.Check() {
		// What could not be read is not also missing.
		again := slices.ContainsFunc(found, func(g Fault) bool {
			return g.Line == fault.Line && g.Pit == fault.Pit && g.Table == fault.Table && g.Key == fault.Key
		})
		if !again {
			all.list = append(all.list, fault)
		}
	}
	return f, all.sorted(name)
}

// Parse reads a casino file. The faults are those of its writing: no TOML,
// unknown keys, values of another kind than the key's. The file is nil if
// nothing of it could be read.
func Parse(name string, data []byte) (*File, []Fault) {
	var found faults
	if len(data) > MaxSize {
		found.add(spot{at: &place{line: 1}}, "", "a casino file has at most %d bytes, and this one has more", MaxSize)
		return nil, found.sorted(name)
	}
	text := strings.TrimPrefix(string(data), mark)
	places, fault := locate(text)
	if fault != nil {
		found.list = append(found.list, *fault)
		return nil, found.sorted(name)
	}
	var values map[string]any
	if _, err := toml.Decode(text, &values); err != nil {
		line, message := 1, err.Error()
		if parse := (toml.ParseError{}); errors.As(err, &parse) {
			line, message = lineOf(text, parse.Position), parse.Message
		}
		found.add(spot{at: &place{line: line}}, "", "cannot be read as TOML: %s", strings.Join(strings.Fields(message), " "))
		return nil, found.sorted(name)
	}
	f := &File{Currency: usualCurrency, Guest: usualGuest, Times: usualTimes, Day: usualDay, source: name, places: places}
	f.read(&reader{spot: spot{at: places}, faults: &found, values: values})
	return f, found.sorted(name)
}

// lineOf counts for itself: where a line ends too soon the library names the
// next one, and where the file does, none.
func lineOf(text string, p toml.Position) int {
	return 1 + strings.Count(text[:max(0, min(p.Start, len(text)))], "\n")
}

// mark begins files of some editors, and means nothing.
const mark = "\ufeff"

func (f *File) read(r *reader) {
	r.text("name", &f.Name)
	r.text("currency", &f.Currency)
	r.amount("guest", &f.Guest, 0)
	r.times("times", &f.Times)
	r.gamingDay("gaming-day", &f.Day)
	r.text("unopened", &f.Unopened)
	r.beacon("beacon", &f.Beacon)
	r.each("pit", func(i int, values map[string]any) {
		name, _ := values["name"].(string)
		f.Pits = append(f.Pits, Pit{})
		f.Pits[i].read(&reader{spot: r.inPit(i, name), faults: r.faults, values: values})
	})
	r.each("staff", func(i int, values map[string]any) {
		f.Staff = append(f.Staff, Staff{})
		f.Staff[i].read(&reader{spot: r.under("staff").item(i), faults: r.faults, values: values})
	})
	r.lounges("keno", &f.Keno)
	r.rest()
}

func (p *Pit) read(r *reader) {
	r.text("name", &p.Name)
	r.each("table", func(i int, values map[string]any) {
		id, _ := values["id"].(string)
		p.Tables = append(p.Tables, Table{})
		p.Tables[i].read(&reader{spot: r.atTable(i, id), faults: r.faults, values: values})
	})
	r.rest()
}

func (t *Table) read(r *reader) {
	r.text("id", &t.ID)
	r.text("name", &t.Name)
	r.text("game", &t.Game)
	named(r, "options", &t.Options, func(_ spot, v any) (string, bool) { return plain(v), true })
	r.amount("chip", &t.Chip, money.Cent)
	read(r, "limit", "a minimum and a maximum", func(s spot, v any) { t.Limit, _ = r.limit(s, v) })
	named(r, "limits", &t.Limits, func(s spot, v any) (table.Limit, bool) { return r.limit(s, v) })
	named(r, "pays", &t.Pays, func(s spot, v any) (money.Odds, bool) {
		odds, err := money.ParseOdds(single(v))
		if err != nil {
			r.faults.add(s, "", "%s is not odds: write them like \"9 to 5\"", kindOf(v))
		}
		return odds, err == nil
	})
	named(r, "vigorish", &t.Vigorish, func(s spot, v any) (money.Rate, bool) {
		rate, err := money.ParseRate(single(v))
		if err != nil {
			r.faults.add(s, "", "%s is not a rate: write it like \"5%%\"", kindOf(v))
		}
		return rate, err == nil
	})
	r.whole("seats", &t.Seats, 1, mostSeats)
	r.whole("bots", &t.Bots, 0, mostSeats)
	r.text("bot-level", &t.BotLevel)
	r.times("times", &t.Times)
	r.text("unopened", &t.Unopened)
	r.text("meter", &t.Meter)
	r.text("house-way", &t.HouseWay)
	r.flag("private", &t.Private)
	r.rest()
}

func (s *Staff) read(r *reader) {
	r.text("id", &s.ID)
	r.text("name", &s.Name)
	r.text("role", (*string)(&s.Role))
	r.words("pits", &s.Pits)
	r.rest()
}
