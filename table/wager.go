package table

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Area is a place on the layout where a wager may lie: an index into
// [Layout.Wagers]. A wager on the 6 and one on the 8 lie on different areas.
type Area int16

// NoArea is the area of an event that concerns no wager.
const NoArea Area = -1

// Phase is a set of stages of a game, one bit each, named by the game: before
// the come out roll, with a point established, and so on. A game may be at
// several stages at once.
type Phase uint16

// Always is every stage of a game.
const Always Phase = 0xffff

// Wager declares one betting area as data. Signs, odds, the case language and
// the screens all read this declaration; nothing else says what a wager is.
type Wager struct {
	ID      string   // how it is typed and stored: "place-6"
	Name    string   // the regulation's name: "Place Bet 6 to Win"
	Group   string   // wagers that share limits and help: "place to win"
	Aliases []string // other ways to type it
	Law     law.Cite // the paragraph that permits it
	OneRoll bool     // decided by the next outcome, whatever it is

	Absent   bool // no rule of the game knows it: it only keeps its area among those of the family, and lists leave it out
	Position Seat // whose area it is: that of the player who sits there; 0: everybody's

	Made     Phase    // stages in which it may be made or raised
	MadeText string   // why not now: "is made only before the come out roll"
	MadeLaw  law.Cite // the paragraph that says when; empty: Law
	Moved    bool     // gets here only by the dealer's moving another wager
	Asked    bool     // is made only by answering a question: nobody puts it down unasked
	Rests    bool     // is off at some stage, unless it is called on

	Locked     Phase    // stages in which it may not be taken down or reduced
	LockedLaw  law.Cite // the paragraph that locks it
	LockedText string   // until when: "once its point is established"
	ShutLaw    law.Cite // if set: once taken down or reduced, not replaced or raised

	Pot        bool        // goes to the pot: players play for it against each other
	Needs      []Need      // other wagers that it needs
	Supplement bool        // supports another wager, and has no minimum of its own
	Exactly    money.Cents // if set: it is made in this amount and no other, with a chip of just that value
	Whole      string      // if set: it is made in the amount of the [Fact] of this name and no other, as a bank that is taken on whole
	Most       money.Cents // if set: the maximum that an option of the game sets for it
	MostOption string      // the name of that option
	OverLaw    law.Cite    // if set: may exceed its maximum as far as its odds need it
	Breaks     []Piece     // if set: the dealer breaks it down into these wagers
	BreakLaw   law.Cite    // the paragraph that has it broken down
	Each       bool        // its amount is put on each of those wagers, rather than divided among them

	Coupons bool     // takes match play coupons
	Rounded bool     // is taken in any amount of whole chips: a payment that is not exact is rounded up to the cent
	Parts   int64    // how many equal wagers it stands for, 1 if zero
	PartLaw law.Cite // the paragraph under which they are settled apart
	UnitLaw law.Cite // if set: the paragraph that has it made in units of so many parts
	Pays    []Pay    // payout odds; several when they depend on the outcome
	Bonus   []Pay    // what is paid besides, whatever becomes of the wager
	Cap     *Cap     // if set: the most that is paid on it in a round

	Vigorish Vigorish // what may be charged for it when it is made

	Down    money.Cents // if set: is taken in any amount of whole chips, and a payment is rounded down to a multiple of this
	DownLaw law.Cite    // the paragraph that says so
}

// Vigorish is the charge that the law allows on a wager.
type Vigorish struct {
	Most  money.Rate // zero where nothing may be charged
	OnWin bool       // of what the wager could win, rather than of its amount
	Law   law.Cite
}

// Pay is one line of what a wager pays: odds or, if it has none, a fixed
// amount, or a share of a meter.
type Pay struct {
	On     string     // the outcome it is for: "2", "12"; empty if there is one line only
	Odds   money.Odds // never less than the regulation's
	Law    law.Cite   // the paragraph of the odds
	Fixed  bool       // exactly these odds: the licensee may not pay more
	Never  bool       // does not come about on this wager, and only keeps its place among the lines
	As     string     // paid as the wager of this id would be, posted odds and all
	Amount money.Cents
	Meter  string     // the id of the meter
	Share  money.Rate // of the meter
}

// Piece is one of the wagers into which another is broken down.
type Piece struct {
	ID    string // of a wager on the same layout
	Share int64  // its share of the amount, relative to the other pieces
}

// parts returns the number of equal wagers that w stands for.
func (w *Wager) parts() int64 { return max(w.Parts, 1) }

// Called is the name of the wager without the number of a position: "Ante".
func (w *Wager) Called() string {
	if w.Position == House {
		return w.Name
	}
	return strings.TrimSuffix(w.Name, fmt.Sprint(" ", w.Position))
}

// One is the wager with its article, as a sentence speaks of it: "an Ante",
// "a Pass Bet", "an 11 in One Roll".
func (w *Wager) One() string {
	name := w.Called()
	if strings.HasPrefix(name, "One") || name == "" || !strings.ContainsRune("AEIOU8", rune(name[0])) && !strings.HasPrefix(name, "11") {
		return "a " + name
	}
	return "an " + name
}

// Layout is all that a table offers: its wagers, and the paragraphs that speak
// of wagers in general.
type Layout struct {
	Wagers []Wager
	Meters []Meter  // that wagers are paid from
	Stages []string // what the stages of the game are called, by the bits of [Phase]; none for a game with one stage

	// Unasked says that the game has nothing to add about a wager without a word, made by the player
	// of its position if it has one: the table may hold it against its declaration alone, and call
	// neither [Game.Check] nor [Game.After].
	Unasked bool

	// The paragraphs under which the table enforces what is the same at all
	// games.
	OnlyListed          law.Cite // only the listed wagers are permitted
	MadeWithChips       law.Cite // wagers are made with chips or plaques on the layout
	MostPlayers         law.Cite // no more players than positions; empty where the law does not say
	OnlySeated          law.Cite // only players who sit at the table may wager; empty where the law does not say
	CashWagers          law.Cite // verbal wagers with cash: allowed, or refused if CashRefused
	CashRefused         bool
	CashConfirmed       law.Cite // the dealer must confirm a wager with cash; empty where the paragraph on cash says so itself
	PayableAmounts      law.Cite // no amount that the odds cannot pay; empty where the law does not ask it
	LeastOdds           law.Cite // odds no lower than the list; empty where each line of odds has a paragraph that says so
	HigherOddsAlike     law.Cite // odds above the list, the same at all tables
	OddsForAllPlayers   law.Cite // odds above the list, the same for all players; empty where the law does not say
	OddsWording         law.Cite // how odds are worded on the sign; empty where the law does not say
	OnlyDeclaredCharges law.Cite // no charge but the declared ones
	NothingAdded        law.Cite // nothing is added to a player's stake in a round; empty where the law does not say
	NothingTaken        law.Cite // nor taken from it
	StaySeated          law.Cite // a player stays until the round is over; empty where the law does not say
	LimitsPosted        law.Cite // the limits are posted, where a paragraph of the game's own says so
	MinimumAgreed       law.Cite // the minimum is raised at once if all patrons agree; empty where the law does not allow it
	ReducedFreely       law.Cite // a wager may be reduced to less than its minimum; empty where the law does not say
	CalledOn            law.Cite // wagers that rest may be called on; empty where none ever rests
	HandsUnshown        law.Cite // hands go out of the round without being shown; empty where all are shown in the end

	Boxes  []string // what the places that get cards are called, the dealer's first
	Hands  []string // what the hands of a box are called into which its cards are set; empty for a high and a low hand
	Shared string   // which of Boxes has the community cards, which count in every hand; empty if there are none

	Acts      []Declared // what players and staff may do besides wagering
	Incidents []Declared // what may go wrong
	Offers    []*Offer   // the questions that the procedure may ask

	names map[string]Area
}

// Declared is an act or an incident that a game knows, as data for help, the
// case language and the screens.
type Declared struct {
	ID    string
	Law   law.Cite
	Staff bool   // only staff may do or report it
	Args  string // what follows the name: "DIE FACE"; empty for nothing
	Help  string
}

// Area finds a wager by its id, its name or an alias, however it is
// capitalised and whether words are joined by blanks or hyphens.
func (l *Layout) Area(name string) (Area, bool) {
	if l.names == nil {
		l.names = make(map[string]Area)
		for i := range l.Wagers {
			w := &l.Wagers[i]
			for _, n := range append([]string{w.ID, w.Name}, w.Aliases...) {
				l.names[canonical(n)] = Area(i)
			}
		}
	}
	if a, ok := l.names[name]; ok { // as most programs write it
		return a, true
	}
	a, ok := l.names[canonical(name)]
	return a, ok
}

// Namer is a game in which what a wager's name means depends on the stage:
// "odds" are those on the present point; or on who says it: "main" is the
// wager on one's own box.
type Namer interface {
	Named(s Seat, name string) (Area, bool)
}

// Area finds a wager by what it is called at this moment by a seat.
func (t *Table) Area(s Seat, name string) (Area, bool) {
	if n, ok := t.game.(Namer); ok {
		if a, ok := n.Named(s, canonical(name)); ok {
			return a, true
		}
	}
	return t.layout.Area(name)
}

// MustArea is [Layout.Area] for names that stand in the program itself.
func (l *Layout) MustArea(name string) Area {
	a, ok := l.Area(name)
	if !ok {
		panic("table: no wager " + name + " on the layout")
	}
	return a
}

func (w *Wager) group() string {
	if w.Group != "" {
		return w.Group
	}
	return w.ID
}

// canonical folds the ways in which people write a name into one.
func canonical(name string) string {
	name = strings.ToLower(strings.TrimSpace(name))
	return strings.TrimSuffix(joined.Replace(name), "-bet")
}

var joined = strings.NewReplacer("'", "", "’", "", " ", "-", "_", "-")

// find returns the declaration with the given id.
func find(list []Declared, id string) (*Declared, bool) {
	for i := range list {
		if list[i].ID == id {
			return &list[i], true
		}
	}
	return nil, false
}
