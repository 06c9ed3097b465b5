package casino

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"sync"
	"time"

	"boardwalk/keno"
	"boardwalk/money"
)

// Keno is a keno lounge: its rate card, its hours, its games, and the booths with their
// work stations.
type Keno struct {
	ID        string // how it is called in addresses and records: "keno-1"
	Name      string // how it is called on the floor; "Keno" if empty
	Rates     string // the text of the rate card; the standard one if empty
	RatesFile string `json:",omitempty"` // the name of a file with the rate card; [Read] makes its text Rates
	Opens     int    // when a gaming day begins, in minutes after midnight
	Shuts     int    // when its last game may begin; the same as Opens for a lounge that is always open
	Zone      int    // by how many minutes its clocks are ahead of UTC
	Minutes   int    // from game to game; 0 if a supervisor locks out each game
	Pause     int    // seconds from the lock-out of a game to its draw
	Refunds   bool   // games of a multi-race ticket that are not drawn are refunded
	Imprest   money.Cents
	Booths    []KenoBooth
	Boards    []KenoBoard // in the hotel, beside those near the booths
}

// KenoBoard is a board or monitor with the winning numbers that stands in the hotel.
type KenoBoard struct {
	Place    string // where it is: "Hotel Lobby"
	Notified string // the day on which the Commission was notified of it: 2026-11-01
}

// KenoBooth is a keno booth or a satellite booth.
type KenoBooth struct {
	Name      string
	Satellite bool
	Stations  []int // the numbers of its work stations, over the whole lounge
	Automatic []int // those of them at which the house's own writer works whenever the lounge is open
}

// PrivateKenoID begins the id of every private game of keno; the id of its owner follows.
const PrivateKenoID = "private-keno-"

// What is usual at a lounge, and what is sensible.
const (
	usualMinutes = 5
	usualPause   = 5
	usualImprest = 2000 * money.Dollar
	mostMinutes  = 24 * 60
	mostStation  = 999
	mostBooths   = 50
	mostLounges  = 20
	dayMinutes   = 24 * 60
)

// DefaultKeno is the lounge of the default casino.
func DefaultKeno() Keno {
	k := usualKeno()
	k.ID, k.Name = "keno-1", "Keno Lounge"
	k.Booths = []KenoBooth{{Name: "Main Booth", Stations: []int{1, 2, 3}, Automatic: []int{1, 2}},
		{Name: "Satellite Booth", Satellite: true, Stations: []int{4}, Automatic: []int{4}}}
	return k
}

// usualKeno is a lounge of which nothing is said.
func usualKeno() Keno {
	return Keno{Minutes: usualMinutes, Pause: usualPause, Imprest: usualImprest, Refunds: true}
}

// Card returns the text of the rate card of a lounge.
func (k *Keno) Card() string {
	if k.Rates == "" {
		return keno.StandardText()
	}
	return k.Rates
}

// lounges reads [keno], or several under [[keno]].
func (r *reader) lounges(key string, p *[]Keno) {
	if one, ok := r.values[key].(map[string]any); ok {
		r.known = append(r.known, key)
		*p = append(*p, usualKeno())
		(*p)[0].read(&reader{spot: r.under(key), faults: r.faults, values: one})
		return
	}
	r.each(key, func(i int, values map[string]any) {
		*p = append(*p, usualKeno())
		(*p)[i].read(&reader{spot: r.under(key).item(i), faults: r.faults, values: values})
	})
}

// spotOf is where a lounge stands in the file.
func (f *File) spotOf(i int) spot {
	s := spot{at: f.places}.under("keno")
	if s.at != nil && len(s.at.items) > 0 {
		return s.item(i)
	}
	return s
}

func (k *Keno) read(r *reader) {
	r.text("id", &k.ID)
	r.text("name", &k.Name)
	r.text("rates", &k.RatesFile)
	r.text("card", &k.Rates)
	read(r, "hours", "two times like [\"10:00\", \"04:00\"]", func(s spot, v []any) { k.Opens, k.Shuts = r.hours(s, v) })
	read(r, "zone", "a difference from UTC like \"-05:00\"", func(s spot, v string) { k.Zone = r.zone(s, v) })
	r.whole("minutes", &k.Minutes, 0, mostMinutes)
	r.whole("pause", &k.Pause, 0, 60)
	r.flag("refunds", &k.Refunds)
	r.amount("imprest", &k.Imprest, 0)
	r.each("booth", func(i int, values map[string]any) {
		k.Booths = append(k.Booths, KenoBooth{})
		b := &k.Booths[i]
		inner := &reader{spot: r.under("booth").item(i), faults: r.faults, values: values}
		inner.text("name", &b.Name)
		inner.flag("satellite", &b.Satellite)
		inner.numbers("stations", &b.Stations)
		inner.numbers("automatic", &b.Automatic)
		inner.rest()
	})
	r.each("board", func(i int, values map[string]any) {
		k.Boards = append(k.Boards, KenoBoard{})
		inner := &reader{spot: r.under("board").item(i), faults: r.faults, values: values}
		inner.text("place", &k.Boards[i].Place)
		inner.text("notified", &k.Boards[i].Notified)
		inner.rest()
	})
	r.rest()
}

// numbers is a list of whole numbers.
func (r *reader) numbers(key string, p *[]int) {
	read(r, key, "a list of numbers", func(s spot, list []any) {
		for i, v := range list {
			n, ok := v.(int64)
			if !ok || n < 1 || n > mostStation {
				r.faults.add(s.item(i), "", "must be a list of numbers from 1 to %d, and not have %s in it", mostStation, kindOf(v))
				continue
			}
			*p = append(*p, int(n))
		}
	})
}

var (
	clockText = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^([01][0-9]|2[0-3]):([0-5][0-9])$`) })
	zoneText  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^([+-])(0[0-9]|1[0-4]):([0-5][0-9])$`) })
)

// hours reads when a gaming day begins and ends.
func (r *reader) hours(s spot, v []any) (opens, shuts int) {
	var at [2]int
	ok := len(v) == 2
	for i := range v {
		text, _ := v[i].(string)
		m := clockText().FindStringSubmatch(text)
		if ok = ok && m != nil; ok {
			hour, _ := strconv.Atoi(m[1])
			minute, _ := strconv.Atoi(m[2])
			at[i] = hour*60 + minute
		}
	}
	if !ok {
		r.faults.add(s, "", "must be two times like [\"10:00\", \"04:00\"]")
	}
	return at[0], at[1]
}

// zone reads by how much clocks are ahead of UTC.
func (r *reader) zone(s spot, text string) int {
	m := zoneText().FindStringSubmatch(text)
	if m == nil {
		r.faults.add(s, "", "must be a difference from UTC like \"-05:00\", not %q", shorten(text))
		return 0
	}
	hours, _ := strconv.Atoi(m[2])
	minutes, _ := strconv.Atoi(m[3])
	if minutes += hours * 60; m[1] == "-" {
		return -minutes
	}
	return minutes
}

// readRates reads the files that lounges name as their rate cards.
func (f *File) readRates(found *faults) {
	for i := range f.Keno {
		k := &f.Keno[i]
		if k.RatesFile == "" {
			continue
		}
		s := f.spotOf(i).under("rates")
		if k.Rates != "" {
			found.add(s, "", "the rate card is said twice: by the name of a file, and by the key card")
			continue
		}
		name := k.RatesFile
		if !filepath.IsAbs(name) {
			name = filepath.Join(filepath.Dir(f.source), name)
		}
		text, err := readRatesFile(name)
		if err != nil {
			if reason := (*fs.PathError)(nil); errors.As(err, &reason) {
				err = reason.Err
			}
			found.add(s, "", "%s cannot be read: %v", shorten(k.RatesFile), err)
			continue
		}
		if _, err := keno.ParseRates(k.RatesFile, text); err != nil {
			addRates(found, s, err)
			continue
		}
		k.Rates, k.RatesFile = text, ""
	}
}

// readRatesFile reads no more of a file than could be a rate card.
func readRatesFile(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() || info.Size() > keno.MaxRatesSize {
		return "", fmt.Errorf("it is no file of up to %d bytes", keno.MaxRatesSize)
	}
	text, err := os.ReadFile(name)
	return string(text), err
}

// addRates adds what is wrong with a rate card, each fault with its own line.
func addRates(found *faults, s spot, err error) {
	var list keno.Faults
	if !errors.As(err, &list) {
		found.add(s, "", "%v", err)
		return
	}
	for _, one := range list {
		where := one.File
		if where != "" {
			where += ":" + strconv.Itoa(one.Line) + ": "
		}
		found.add(s, one.By, "%s%s", where, one.Text)
	}
}

// lounges holds the keno lounges against the law.
func (c *checker) lounges() {
	if len(c.file.Keno) > mostLounges {
		c.add(c.file.spotOf(mostLounges), "", "a casino has at most %d keno lounges", mostLounges)
		return
	}
	for i := range c.file.Keno {
		if c.full() {
			return
		}
		c.lounge(c.file.spotOf(i), &c.file.Keno[i])
	}
}

// lounge holds one lounge against the law.
func (c *checker) lounge(s spot, k *Keno) {
	c.id(s.under("id"), k.ID, "keno lounge")
	if k.Name != "" {
		c.name(s.under("name"), k.Name)
	}
	if k.Rates != "" {
		if _, err := keno.ParseRates("", k.Rates); err != nil {
			addRates(&c.faults, s.under("card"), err)
		}
	}
	for _, is := range []struct {
		key             string
		is, least, most int
	}{{"hours", k.Opens, 0, dayMinutes - 1}, {"hours", k.Shuts, 0, dayMinutes - 1}, {"zone", k.Zone, -15 * 60, 15 * 60},
		{"minutes", k.Minutes, 0, mostMinutes}, {"pause", k.Pause, 0, 60}} {
		if is.is < is.least || is.is > is.most {
			c.add(s.under(is.key), "", "must be from %d to %d, not %d", is.least, is.most, is.is)
		}
	}
	if k.Imprest < 0 || k.Imprest > money.MaxStake {
		c.add(s.under("imprest"), "", "must be from $0 to %s, not %s", money.MaxStake, k.Imprest)
	}
	c.booths(s, k)
	c.boards(s, k)
}

// boards holds the boards in the hotel against the law: the Commission is notified before
// one is put up.
func (c *checker) boards(s spot, k *Keno) {
	if len(k.Boards) > mostBooths {
		c.add(s.under("board"), "", "a lounge has at most %d boards in the hotel", mostBooths)
		return
	}
	for i := range k.Boards {
		at := s.under("board").item(i)
		c.name(at.under("place"), k.Boards[i].Place)
		if _, err := time.Parse(time.DateOnly, k.Boards[i].Notified); err != nil {
			c.add(at.under("notified"), "15.5(g)[hotel]",
				"the Commission is notified before a board is put in the hotel: say on which day it was, like \"2026-11-01\"")
		}
	}
}

// booths holds the booths of a lounge against the law.
func (c *checker) booths(s spot, k *Keno) {
	if len(k.Booths) == 0 || len(k.Booths) > mostBooths || k.Booths[0].Satellite {
		c.add(s, "15.3(a)", "a lounge has a keno booth with work stations before its satellite booths: [[keno.booth]], at most %d", mostBooths)
	}
	taken := map[int]bool{}
	for i := range k.Booths[:min(len(k.Booths), mostBooths)] {
		b, at := &k.Booths[i], s.under("booth").item(i)
		c.name(at.under("name"), b.Name)
		if len(b.Stations) == 0 {
			c.add(at.under("stations"), "15.3(a)", "a booth has at least one work station, at which tickets are sold")
		}
		own := map[int]bool{}
		for j, n := range b.Stations {
			if n < 1 || n > mostStation || taken[n] {
				c.add(at.under("stations").item(j), "15.4(c)2", "a ticket shows where it was issued: number %d is of no station, or of two", n)
			}
			taken[n], own[n] = true, true
		}
		for j, n := range b.Automatic {
			if !own[n] {
				c.add(at.under("automatic").item(j), "15.3(a)", "there is no work station %d in this booth", n)
			}
		}
	}
}

// write writes a lounge as it is read.
func (k *Keno) write(key func(indent, name, value string), line func(string)) {
	line("\n[[keno]]\n")
	key("", "id", quote(k.ID))
	if k.Name != "" {
		key("", "name", quote(k.Name))
	}
	if k.Rates != "" {
		key("", "card", quote(k.Rates))
	}
	clock := func(minutes int) string { return quote(fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)) }
	key("", "hours", "["+clock(k.Opens)+", "+clock(k.Shuts)+"]")
	sign, zone := "+", k.Zone
	if zone < 0 {
		sign, zone = "-", -zone
	}
	key("", "zone", quote(fmt.Sprintf("%s%02d:%02d", sign, zone/60, zone%60)))
	key("", "minutes", strconv.Itoa(k.Minutes))
	key("", "pause", strconv.Itoa(k.Pause))
	key("", "refunds", strconv.FormatBool(k.Refunds))
	key("", "imprest", dollars(k.Imprest))
	for i := range k.Booths {
		b := &k.Booths[i]
		line("\n  [[keno.booth]]\n")
		key("  ", "name", quote(b.Name))
		if b.Satellite {
			key("  ", "satellite", "true")
		}
		key("  ", "stations", list(b.Stations))
		if len(b.Automatic) > 0 {
			key("  ", "automatic", list(b.Automatic))
		}
	}
	for _, b := range k.Boards {
		line("\n  [[keno.board]]\n")
		key("  ", "place", quote(b.Place))
		key("  ", "notified", quote(b.Notified))
	}
}

// list writes numbers as a list.
func list(numbers []int) string {
	text := "["
	for i, n := range numbers {
		if i > 0 {
			text += ", "
		}
		text += strconv.Itoa(n)
	}
	return text + "]"
}
