package table

import (
	"fmt"
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/tile"
)

// Bet is a wager that lies on the layout.
type Bet struct {
	Seat     Seat
	Area     Area
	On       bool        // an "on" marker button lies on it
	Amount   money.Cents // chips
	Coupon   money.Cents // match play coupons beside the chips
	Vigorish money.Cents // charge taken for it
}

// seat is a position and what its player has.
type seat struct {
	taken   bool
	chips   money.Cents
	cash    money.Cents
	coupons money.Cents
	cover   money.Cents // chips set aside as the bank
	person  string      // who sits there, if the host has said
	brought money.Cents // all chips and cash that its player has brought
	issued  money.Cents // all coupons likewise
	live    []uint64    // areas on which the seat has a wager, one bit each
	shut    []uint64    // areas on which it may not wager again for now
	bets    []Bet       // by area
}

// posted is what the terms say of one area, worked out.
type posted struct {
	limit  Limit
	by     law.Cite    // the paragraph of the maximum
	unit   money.Cents // every amount on the area is a multiple of it
	rate   money.Rate  // of vigorish
	pays   []Pay
	odds   bool  // every line is odds, and nothing caps what is paid
	needs  bool  // some need speaks of the area
	made   Phase // when the wager can be made; never if it only comes about
	breaks bool  // it is broken down into others

	simple   bool // it can be made at any time, and costs nothing beside itself
	position Seat // the betting position that it belongs to, if it does to one
}

// state is what a table remembers besides its seats.
type state struct {
	house     money.Cents // the table inventory container, from zero
	drop      money.Cents // cash in the drop box
	vigorish  money.Cents // charges taken
	taken     money.Cents // coupons taken in
	gone      money.Cents // what players who left had brought and did not take away
	spent     money.Cents // coupons likewise
	pot       money.Cents // wagers of players against each other
	rake      money.Cents // the rake area
	raked     money.Cents // rake that went to the inventory
	centre    money.Cents // the centre of the table, through which a bank's money goes
	fed       money.Cents // what the table put on its meter, less what it took off
	refilled  money.Cents // what the house put on the meter because this table had paid it out
	opened    bool
	shutdown  string // why gaming has ceased; empty while it has not
	shutLaw   law.Cite
	reposted  bool // terms have changed, perhaps since a wager was made
	rounds    int
	questions uint32             // asked since the last round ended
	wear      wear               // of the cards
	lasts     [MostBeside]uint64 // what lasts between rounds of the wagers beside the game's
}

// Table is one gaming table: the game under its options, the posted terms, the
// players and what lies on the layout. Hosts drive it; games see a [Dealer].
type Table struct {
	rules   *Rules
	options Options
	game    Game
	layout  *Layout
	terms   Terms
	posted  []posted // by area
	seats   []seat   // by Seat; the house's is not used
	present []Seat   // the seats that are taken, in order
	anyShut bool     // some seat may not wager again on some area
	lying   int      // wagers on the layout, of all seats
	needs   []needs  // by area
	aside   *asides  // the wagers beside the game's; nil if there are none

	state
	late       []Act // wagers made while the outcome is in motion
	incidents  []Act // reported for the coming round
	changes    []Change
	inRound    bool
	procedure  procedure // that is conducted, or was last
	drawing    bool      // an outcome is about to come up, and no question is open
	unasked    bool      // the open question was withdrawn
	waits      bool      // a question is open, and the game is asked about a report
	decided    int       // wagers decided in this round
	noMoreBets law.Cite  // the paragraph that closed the betting of this round; empty before

	source  chance.Source
	picker  card.Picker  // the source, if it picks cards for what they are
	tiles   tile.Picker  // the source, if it picks tiles for what they are
	fast    *chance.Fast // the source, if it is the one for simulation
	comes   comer        // the source, if it knows what goes wrong with an outcome
	between Interluder   // the game, if it has something to ask between rounds
	repeats Repeater     // the game, if it says in short that wagers may be made again
	finder  Finder       // the game, if it finds things late
	keeps   bool         // how the game stood when a round began is kept, see [Table.Abandon]
	began   any          // that
	meters  Meters       // who reads the meters; nil if nobody does
	players Players
	chooser Chooser // the players, if they can choose by numbers
	sink    Sink
	by      law.Cite
	act     Act
	event   Event
	asked   Question
	answers []Answer // of those who were asked together
	paid    []payment
	pack    card.Pack // of the shoe from which the last card was drawn
	full    int       // how many cards that shoe holds when it is full; 0 before the first card
}

// Setup is one of the host's own parts.
type Setup func(*Table)

// From sets where outcomes come from.
func From(s chance.Source) Setup {
	return func(t *Table) {
		t.source = s
		t.picker, _ = s.(card.Picker)
		t.tiles, _ = s.(tile.Picker)
		t.fast, _ = s.(*chance.Fast)
		t.comes, _ = s.(comer)
	}
}

// With sets who decides.
func With(p Players) Setup { return func(t *Table) { t.ask(p) } }

// ask sets who decides from now on.
func (t *Table) ask(p Players) {
	t.players = p
	t.chooser, _ = p.(Chooser)
}

// Reads sets who reads the meters that a game pays from.
func Reads(m Meters) Setup { return func(t *Table) { t.meters = m } }

// To sets who hears the events.
func To(s Sink) Setup { return func(t *Table) { t.hear(s) } }

// New sets a table up without opening it.
func New(rules *Rules, options Options, terms Terms, setup ...Setup) (*Table, error) {
	if options == nil {
		options = rules.Options()
	}
	if err := rules.checkOptions(options); err != nil {
		return nil, err
	}
	game := rules.New(options)
	t := &Table{rules: rules, players: FirstChoice{}}
	t.setGame(game, options)
	if err := t.setTerms(terms); err != nil {
		return nil, err
	}
	t.setSeats(rules.Seats)
	t.event.To = NoArea
	for _, s := range setup {
		s(t)
	}
	return t, nil
}

// setSeats puts up so many positions, from 1, with room for a wager on each area.
func (t *Table) setSeats(n int) {
	areas := len(t.layout.Wagers)
	words := (areas + 63) / 64
	sets, bets := make([]uint64, 2*words*(n+1)), make([]Bet, areas*(n+1)) // of all seats
	t.seats = make([]seat, n+1)
	for i := range t.seats {
		st := &t.seats[i]
		st.live, sets = sets[:words:words], sets[words:]
		st.shut, sets = sets[:words:words], sets[words:]
		st.bets, bets = bets[:areas:areas], bets[areas:]
	}
	t.present = make([]Seat, 0, n)
}

// mostWaiting is how many late wagers, and how many reports, wait at most until the procedure comes to them.
const mostWaiting = 16

// setGame has a game played at the table, under the options it was made with.
func (t *Table) setGame(game Game, options Options) {
	t.game, t.layout, t.options = game, t.rules.lay(game), options
	t.setAsides()
	t.between, _ = game.(Interluder)
	t.repeats, _ = game.(Repeater)
	t.finder, _ = game.(Finder)
	t.needs = t.layout.needs()
}

// setTerms posts terms, if they are lawful.
func (t *Table) setTerms(terms Terms) error {
	if err := t.rules.checkTerms(&terms, t.layout); err != nil {
		return err
	}
	terms, _, _ = terms.named(t.layout)
	t.terms = terms
	t.posted = make([]posted, len(t.layout.Wagers))
	for i := range t.posted {
		w := &t.layout.Wagers[i]
		pays := terms.pays(w)
		limit, by := terms.limit(w)
		t.posted[i] = posted{pays: pays, limit: limit, by: by, unit: t.unit(w, pays), rate: terms.charge(w),
			odds:  w.Cap == nil && w.Down == 0 && !slices.ContainsFunc(pays, func(p Pay) bool { return p.Odds.IsZero() }),
			needs: len(t.needs[i].of)+len(t.needs[i].by) > 0,
			made:  w.Made, breaks: len(w.Breaks) > 0, position: w.Position}
		p := &t.posted[i]
		if w.Moved {
			p.made = 0
		}
		p.simple = p.made == Always && p.rate == 0 && !p.breaks && !t.isAside(Area(i))
	}
	return nil
}

// unit is the step in which amounts may be put on an area: so that each of its
// odds can be paid in the table's smallest chip where the law asks that, and in
// whole cents everywhere else, but for wagers whose payment is rounded.
func (t *Table) unit(w *Wager, pays []Pay) money.Cents {
	if w.Exactly != 0 {
		return w.Exactly
	}
	unit := t.terms.Chip
	if w.Rounded || w.Down != 0 {
		return unit * money.Cents(w.parts())
	}
	smallest := money.Cent
	if t.layout.PayableAmounts != "" {
		smallest = t.terms.Chip
	}
	for _, p := range pays {
		if !p.Odds.IsZero() {
			unit = lcm(unit, p.Odds.Unit(smallest))
		}
	}
	return unit * money.Cents(w.parts())
}

func lcm(a, b money.Cents) money.Cents {
	x, y := a, b
	for y != 0 {
		x, y = y, x%y
	}
	return a / x * b
}

// Rules returns what game this is.
func (t *Table) Rules() *Rules { return t.rules }

// Options returns the options in effect.
func (t *Table) Options() Options { return t.options }

// Layout returns what the table offers.
func (t *Table) Layout() *Layout { return t.layout }

// Game returns the game itself, for hosts that show its state.
func (t *Table) Game() Game { return t.game }

// Terms returns what is posted.
func (t *Table) Terms() Terms { return t.terms }

// Pays returns the odds of an area as posted.
func (t *Table) Pays(a Area) []Pay { return t.posted[a].pays }

// Limit returns the limits of an area as posted.
func (t *Table) Limit(a Area) Limit { return t.posted[a].limit }

// Unit returns the step in which amounts may be put on an area.
func (t *Table) Unit(a Area) money.Cents { return t.posted[a].unit }

// Rounds returns how many rounds of play were completed or voided.
func (t *Table) Rounds() int { return t.rounds }

// Unlawful returns what the law says against the table's rules: nothing, unless they are supposed ([Suppose]).
func (t *Table) Unlawful() []law.Fault { return t.rules.Unlawful(t.options, t.terms) }

// Seats returns the number of positions.
func (t *Table) Seats() int { return len(t.seats) - 1 }

// Taken reports whether somebody sits there.
func (t *Table) Taken(s Seat) bool { return s > 0 && int(s) < len(t.seats) && t.seats[s].taken }

// count finds out who is present.
func (t *Table) count() {
	t.present = t.present[:0]
	for s := 1; s < len(t.seats); s++ {
		if t.seats[s].taken {
			t.present = append(t.present, Seat(s))
		}
	}
}

// Present returns the positions that are taken, in order. The slice is the
// table's own.
func (t *Table) Present() []Seat { return t.present }

// Bet returns the wager of a seat on an area; its amount is zero if there is
// none.
func (t *Table) Bet(s Seat, a Area) Bet {
	b := t.seats[s].bets[a]
	b.Seat, b.Area = s, a
	return b
}

// Standing yields every wager on the layout, seat by seat in the layout's
// order.
func (t *Table) Standing(yield func(*Bet) bool) {
	for _, s := range t.present {
		st := &t.seats[s]
		bets := st.bets
		for i, w := range st.live {
			for ; w != 0; w &= w - 1 {
				if !yield(&bets[i<<6|bits.TrailingZeros64(w)]) {
					return
				}
			}
		}
	}
}

// dealer is the table as its game sees it.
func (t *Table) dealer() *Dealer { return (*Dealer)(t) }

// String names the table for errors.
func (t *Table) String() string { return fmt.Sprintf("%s, round %d", t.rules.Name, t.rounds+1) }

// comer is a source that has something reported while an outcome is coming.
type comer interface{ coming() }

// Dealer is the table as a game's procedure sees it: everybody who acts for
// the house. What it does is an event under the paragraph last cited.
type Dealer Table

// procedure is one of the procedures of a game that the table conducts.
type procedure uint8

const (
	opening procedure = iota
	playing
	pausing
)

// stop unwinds a procedure. One value serves all of a table's stops, so that
// stopping a round allocates nothing.
type stop struct {
	err error
}

var voided = &stop{}

// closed says why there is no gaming at the table.
func (t *Table) closed() *law.Refusal {
	if t.shutdown != "" {
		return law.RefuseFor(law.Closed, t.shutLaw, "gaming has ceased: %s", t.shutdown)
	}
	return law.RefuseFor(law.Closed, "", "the table is not open")
}
