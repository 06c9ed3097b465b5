package room

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// maxSeats is how many players a poker table has at most, 14.6(b).
const maxSeats = 11

// seats is a set of positions, one bit each.
type seats uint16

func (m seats) has(s table.Seat) bool { return m>>s&1 != 0 }
func (m seats) count() int            { return bits.OnesCount16(uint16(m)) }
func bit(s table.Seat) seats          { return 1 << s }

// each yields the positions of the set, from the dealer's left on.
func (m seats) each(yield func(table.Seat) bool) {
	for ; m != 0; m &= m - 1 {
		if !yield(table.Seat(bits.TrailingZeros16(uint16(m)))) {
			return
		}
	}
}

// player is what a position has in the round of play.
type player struct {
	cards   [7]card.Card
	n       uint8       // how many cards lie there
	up      uint8       // those that lie face up, one bit each
	put     money.Cents // all that went into the pot
	back    money.Cents // what came back because nobody called it
	facing  money.Cents // the bet when the player last acted in this betting round
	forced  bool        // has made a blind or forced bet in this betting round, and wagered no more
	checked bool        // in this betting round
	high    poker.Rank  // at the showdown
	low     poker.Rank
}

// Game is a poker table.
type Game struct {
	table.Plain
	*variant
	options Options

	// The round of play.
	players  [maxSeats + 1]player
	order    []table.Seat // who was dealt in, in the order of the deal
	places   [maxSeats]table.Seat
	dealing  []table.Seat // the same, or another in a deal from the wrong position
	turned   [maxSeats]table.Seat
	leftOut  seats // who should have been dealt in
	live     seats // who still contends for the pot
	allIn    seats
	ghosts   seats // positions that folded and still get cards, 14.15(e)
	board    [5]card.Card
	boards   uint8
	burns    [5]card.Card
	burned   uint8
	pots     [maxSeats + 1]pot
	potCount int

	// The betting round.
	bet       money.Cents // what must be equalled
	full      money.Cents // the last bet or raise that was not short of its size
	size      money.Cents // of the least bet or raise
	raises    int
	acted     seats      // who has answered the last full bet or raise
	bettor    table.Seat // who made the last bet or raise, in this betting round or before
	bettings  int        // betting rounds that are over
	voluntary seats      // who has wagered without being obliged to, in the round of play

	shown   seats // at the showdown
	raked   money.Cents
	reached money.Cents // all that was in the pots so far, for the incremental rake
	levels  int         // how many levels of it were reached
	found   int         // cards found face up in this round
	// misstated: somebody said at the showdown that a hand is something else than it is.
	misstated bool

	complete bool  // all cards of this round are dealt
	showing  bool  // the hands are being shown
	gestured seats // whose gesture has differed from what they say, in this betting round
	state
}

// state is what lasts from round to round.
type state struct {
	decks   [2]card.Shoe
	current uint8      // the deck in use
	ready   uint8      // decks that are washed and shuffled, one bit each
	button  table.Seat // 0 before the first round
	out     seats      // who sits out
	spread  bool       // the cards lie spread on the table until two players have seen them
	idled   bool       // and do so because too few were left for a game

	minutes int // what the time is
	counted int // when the stub was last counted
	sorted  int // when the deck in use was last put in order
	charged int // up to when time charges were assessed

	waiting   [32]int // patrons on the waiting list, the first first
	waits     uint8
	projected money.Cents // revenue of the gaming day
	ruled     table.Seat  // for whom a dispute over the last round was decided
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Timed    = (*Game)(nil)
	_ table.Carded   = (*Game)(nil)
	_ table.Shower   = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
	_ table.Faulter  = (*Options)(nil)
)

func newGame(v *variant, o Options) *Game {
	g := &Game{variant: v, options: o}
	g.decks = [2]card.Shoe{card.NewShoe(1), card.NewShoe(1)}
	g.order = g.places[:0]
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// between is the only stage in which people act outside a round: all wagers are
// made in turn, when the dealer asks.
const (
	between table.Phase = 1 << iota
	inTurn
)

// Phase is always between two rounds of play.
func (g *Game) Phase() table.Phase { return between }

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Sit:
		return g.maySit(d, a)
	case table.Special:
		return g.mayAct(d, a)
	case table.Report:
		return g.mayReport(d, a)
	}
	return nil
}

// After follows what people do.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		g.seated(d, a)
	case table.Leave:
		g.out &^= bit(a.Seat)
		g.idle(d)
	case table.Special:
		g.act(d, a)
	}
}

// Deck returns the deck in use.
func (g *Game) Deck() *card.Shoe { return &g.decks[g.current&1] }

// Hand returns the cards of a position in the round of play. It is for
// strategies and tests; screens show what events tell them.
func (g *Game) Hand(s table.Seat) []card.Card { return g.players[s].cards[:g.players[s].n] }

// Board returns the community cards, or the common card.
func (g *Game) Board() []card.Card { return g.board[:g.boards] }

// Button returns who has the button, or 0.
func (g *Game) Button() table.Seat { return g.button }

// Facts are who has the button, who sits out, and the pots with those who may win them.
func (g *Game) Facts() []table.Fact {
	var facts []table.Fact
	if g.button != 0 {
		facts = append(facts, table.At("button", g.button))
	}
	if g.out != 0 {
		facts = append(facts, table.Fact{ID: "sitting-out", Seats: uint64(g.out)})
	}
	for i := range g.pots[:g.potCount] {
		p := &g.pots[i]
		facts = append(facts, table.Fact{ID: "pot", Seats: uint64(p.who & g.live), Amount: p.amount})
	}
	return facts
}

// Live reports whether a position still contends for the pot.
func (g *Game) Live(s table.Seat) bool { return g.live.has(s) }

// Put returns what a position has put into the pots in the round of play,
// without what nobody called. Like Hand it is not for screens.
func (g *Game) Put(s table.Seat) money.Cents { return g.players[s].put }

// Uncalled returns what a position got back in the round of play because nobody
// called it.
func (g *Game) Uncalled(s table.Seat) money.Cents { return g.players[s].back }

// Kinds returns how hands are ranked at the game: for the high and the low
// hand, either of which may be missing.
func (g *Game) Kinds() (high, low poker.Kind) { return g.high, g.low }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// stepAlso is step for one that a second paragraph speaks of too.
func stepAlso(d *table.Dealer, by, also law.Cite, word, text string) {
	if d.Heard() {
		d.Cite(by)
		d.Notes().NoteAlso(also, word, text)
	}
}

// remark notes something that does not happen in every round, which people at
// the table want to hear of.
func remark(d *table.Dealer, by law.Cite, word, text string) {
	if d.Heard() {
		d.Cite(by)
		d.Notes().Remark(table.House, word, text)
	}
}

// step notes a step of the procedure that leaves no other trace.
func step(d *table.Dealer, by law.Cite, word, text string) {
	if d.Heard() {
		d.Cite(by)
		d.Note(word, text)
	}
}
