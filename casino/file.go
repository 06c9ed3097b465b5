package casino

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardwalk/bots"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// File is a casino as its file describes it.
type File struct {
	Name     string      // of the house
	Currency string      // what the play money is called
	Guest    money.Cents // play money that a new guest is given
	Times    Times       // at tables that have none of their own
	Day      GamingDay   // when a gaming day begins
	Unopened string      // what a cut that is not opened means, [Without] or [Voids], at tables that do not say; Without if empty
	Beacon   *Beacon     // mixed into every round; nil for none
	Pits     []Pit
	Staff    []Staff
	Keno     []Keno // the keno lounges

	source string // the name of the file
	places *place // where it all stands; nil for a casino that no file describes
}

// Times are how long a live table waits for people.
type Times struct {
	Betting  time.Duration // from the end of a round to "No more bets"
	Decision time.Duration // for the answer to a question
	Opening  time.Duration // for cuts to be opened after "No more bets"
}

// Pit is an area of the floor, and the tables in it.
type Pit struct {
	Name   string
	Tables []Table
}

// Table is one gaming table. What it does not say is as usual at its game.
type Table struct {
	ID      string // how it is called in addresses and records: "craps-1"
	Name    string // how it is called on the floor; the game's name if empty
	Game    string // the id of a game
	Options map[string]string

	Chip     money.Cents // the smallest
	Limit    table.Limit // of wagers that have none of their own
	Limits   map[string]table.Limit
	Pays     map[string]money.Odds
	Vigorish map[string]money.Rate

	Seats int   // positions that are open; all if zero
	Bots  int   // how many of them bots take while people leave room
	Times Times // those of the house where zero

	// BotLevel is how well its bots play: beginner, regular or expert; different ones sit
	// there if it is empty.
	BotLevel string `json:",omitempty"`

	Unopened string // what a cut that is not opened means; as at the house if empty

	// Meter is the name of the progressive meter that the table feeds, with all other
	// tables that name it; a meter of its own if empty, which is called as the table. So no
	// name begins as the ids of private tables do.
	Meter string `json:",omitempty"`

	// HouseWay is the name of a file, beside the casino's, with how dealers set hands. [Read] makes its text the option
	// house-way of the table.
	HouseWay string `json:",omitempty"`

	Private bool // only people who were invited may sit down
}

// PrivateID begins the id of every private table that a person opens; a number
// follows. Its meter is called as the table.
const PrivateID = "private-"

// BotTitle begins the name of every bot, so that it says what it is. Nobody
// else's name may begin with it.
const BotTitle = "Bot "

// BotID begins the id of every bot, and of nobody else.
const BotID = "bot-"

// IsBot reports whether an id is a bot's.
func IsBot(id string) bool { return strings.HasPrefix(id, BotID) }

// BotAt returns the id of the bot at a seat of a table.
func BotAt(table string, seat int) string { return fmt.Sprintf("%s%s-%d", BotID, table, seat) }

// BotName returns what the bot with an id is called, which follows from its seat.
func BotName(id string) string {
	seat, _ := strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:]) // as BotAt says
	return BotTitle + bots.At(max(seat, 1)-1, "").Name
}

// Tables visits every table, pit by pit.
func (f *File) Tables(yield func(*Pit, *Table) bool) {
	for i := range f.Pits {
		p := &f.Pits[i]
		for j := range p.Tables {
			if !yield(p, &p.Tables[j]) {
				return
			}
		}
	}
}

// Table finds a table by its id.
func (f *File) Table(id string) (*Table, bool) {
	for _, t := range f.Tables {
		if t.ID == id {
			return t, true
		}
	}
	return nil, false
}

// Place returns by what name a table or a keno lounge has its place in a house that is divided: a table of the file that
// shares a meter is where the meter is, and everything else goes by its own id. Private tables share no meter, so the
// place follows from the id alone.
func (f *File) Place(id string) string {
	if t, ok := f.Table(id); ok && t.Meter != "" {
		return t.Meter
	}
	return id
}

// Open returns what the table of the given id is run under: the rules of its
// game, the options and the terms, each the caller's own.
func (f *File) Open(id string) (*table.Rules, table.Options, table.Terms, error) {
	t, ok := f.Table(id)
	if !ok {
		return nil, nil, table.Terms{}, fmt.Errorf("there is no table %q", id)
	}
	rules, ok := game.Find(t.Game)
	if !ok {
		return nil, nil, table.Terms{}, fmt.Errorf("table %s: there is no game %q", id, t.Game)
	}
	options := rules.Options()
	for _, name := range slices.Sorted(maps.Keys(t.Options)) {
		if err := table.SetOption(options, name, t.Options[name]); err != nil {
			return nil, nil, table.Terms{}, fmt.Errorf("table %s: %w", id, err)
		}
	}
	return rules, options, t.terms(rules), nil
}

// terms are the usual terms of the game with what the table says of them.
func (t *Table) terms(rules *table.Rules) table.Terms {
	terms := rules.Terms()
	if t.Chip != 0 {
		terms.Chip = t.Chip
	}
	if t.Limit != (table.Limit{}) {
		terms.Limit = t.Limit
	}
	terms.Limits, terms.Pays, terms.Charge = maps.Clone(t.Limits), maps.Clone(t.Pays), maps.Clone(t.Vigorish)
	return terms
}

// SeatsOpen is how many positions of a table are open.
func (t *Table) SeatsOpen() int {
	if rules, ok := game.Find(t.Game); ok && t.Seats == 0 {
		return rules.Seats
	}
	return t.Seats
}

// TimesAt are the times at a table: its own, or else those of the house.
func (f *File) TimesAt(t *Table) Times {
	times := t.Times
	if times.Betting == 0 {
		times.Betting = f.Times.Betting
	}
	if times.Decision == 0 {
		times.Decision = f.Times.Decision
	}
	if times.Opening == 0 {
		times.Opening = f.Times.Opening
	}
	return times
}

// What a cut that is not opened in time means.
const (
	Without = "without" // the round is played without it
	Voids   = "void"    // nothing is dealt, and betting begins anew
)

// UnopenedAt returns what a cut that is not opened means at a table: its own word,
// or else that of the house; the empty text stands for [Without].
func (f *File) UnopenedAt(t *Table) string {
	if word := cmp.Or(t.Unopened, f.Unopened); word != Without {
		return word
	}
	return ""
}
