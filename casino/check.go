package casino

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"boardwalk/money"
)

// What is sensible, where no law says it.
const (
	mostTables   = 500
	mostSeats    = 100
	shortestTime = 3 * time.Second
	longestTime  = 10 * time.Minute
	// NoClock is the time for bets and for answers at a private table that has no
	// clock: everybody waits for everybody, and a day is long enough for that.
	NoClock = 24 * time.Hour

	shortestOpening = time.Second
	longestOpening  = time.Minute
)

// reserved are ids that the record has other uses for, and begun those that
// begin the ids of guests and bots.
var (
	reserved = []string{"boardwalk", "cage", "clock", "dealer", "guest", "house", "me", "nobody", "server"}
	begun    = []string{"guest-", BotID}
)

// anID is what an id looks like: it stands in addresses and in the names of
// accounts.
var anID = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$`) })

// Check holds the casino against the law and returns every fault, in the order
// of the file.
func (f *File) Check() []Fault {
	c := &checker{file: f, ids: map[string]string{}}
	house := spot{at: f.places}
	c.name(house.under("name"), f.Name)
	c.name(house.under("currency"), f.Currency)
	if f.Guest < 0 || f.Guest > money.MaxStake {
		c.add(house.under("guest"), "", "must be from $0 to %s, not %s", money.MaxStake, f.Guest)
	}
	c.times(house.under("times"), f.Times, true, longestTime)
	c.gamingDay(house.under("gaming-day"), f.Day)
	c.unopened(house.under("unopened"), f.Unopened)
	c.beacon(house.under("beacon"), f.Beacon)
	c.pits(house)
	c.staff(house)
	c.lounges()
	return c.sorted(f.source)
}

type checker struct {
	faults
	file   *File
	ids    map[string]string // what each id is the id of
	tables []checkedTable    // the tables without faults
}

// name faults what cannot stand on a sign.
func (c *checker) name(s spot, name string) {
	switch {
	case strings.TrimSpace(name) == "":
		c.add(s, "", "needs to be said")
	case !proper(name):
		c.add(s, "", "%q is not a name: it has up to %d letters and no other marks than can be printed", shorten(name), longestName)
	case strings.HasPrefix(strings.ToLower(name), strings.ToLower(BotTitle)):
		c.add(s, "", "only bots have names that begin with %q", BotTitle)
	}
}

// id faults ids that are unfit or in use.
func (c *checker) id(s spot, id, of string) {
	switch {
	case id == "":
		c.add(s, "", "a %s needs an id", of)
	case !anID().MatchString(id):
		c.add(s, "", "%q is not an id: it has up to 40 small letters and digits, with hyphens between them", shorten(id))
	case slices.Contains(reserved, id), slices.ContainsFunc(begun, func(word string) bool { return strings.HasPrefix(id, word) }):
		c.add(s, "", "%q is a word of the record and nobody's id", id)
	case c.ids[id] != "":
		c.add(s, "", "%q is the id of a %s already", id, c.ids[id])
	default:
		c.ids[id] = of
	}
}

// times faults times that nobody could play by; those of a table may be left
// to the house.
func (c *checker) times(s spot, t Times, needed bool, longest time.Duration) {
	for _, is := range []struct {
		key  string
		time time.Duration
	}{{"betting", t.Betting}, {"decision", t.Decision}} {
		if (is.time != 0 || needed) && (is.time < shortestTime || is.time > longest) {
			c.add(s.under(is.key), "", "must be from %.0f to %.0f seconds, not %g", shortestTime.Seconds(), longest.Seconds(), is.time.Seconds())
		}
	}
	if t.Opening != 0 && (t.Opening < shortestOpening || t.Opening > longestOpening) {
		c.add(s.under("opening"), "", "must be from %.0f to %.0f seconds, not %g", shortestOpening.Seconds(),
			longestOpening.Seconds(), t.Opening.Seconds())
	}
}

// unopened faults a word that says nothing of cuts.
func (c *checker) unopened(s spot, word string) {
	if word != "" && word != Without && word != Voids {
		c.add(s, "", "must be %q or %q, not %q", Without, Voids, shorten(word))
	}
}

func (c *checker) pits(house spot) {
	f := c.file
	if len(f.Pits) == 0 {
		c.add(house, "", "there is no pit: a casino has at least one [[pit]] with a [[pit.table]]")
	}
	tables := 0
	names := map[string]bool{}
	for i := range f.Pits {
		if c.full() {
			return
		}
		pit := &f.Pits[i]
		s := house.inPit(i, pit.Name)
		c.name(s.under("name"), pit.Name)
		if names[pit.Name] && pit.Name != "" {
			c.add(s.under("name"), "", "there is another pit of that name")
		}
		names[pit.Name] = true
		if len(pit.Tables) == 0 {
			c.add(s, "", "there is no table in this pit")
		}
		if tables += len(pit.Tables); tables > mostTables {
			c.add(s, "", "a casino has at most %d tables", mostTables)
			return
		}
		for j := range pit.Tables {
			if c.full() {
				return
			}
			c.table(s.atTable(j, pit.Tables[j].ID), &pit.Tables[j])
		}
		c.area(s, pit)
	}
	c.compare()
}
