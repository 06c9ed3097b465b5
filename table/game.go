package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Rules are what a game is before anybody opens a table: its identity and how
// to make one under a licensee's options.
type Rules struct {
	ID         string // as in the index: "big-six"
	Name       string
	Subchapter string // "19:47-5"
	Seats      int    // positions at the table
	Limit      Limit  // the usual limits; those of [DefaultTerms] if not said
	About      About  // what it says of itself to people
	EachOther  bool   // players play against each other, for pots
	Tournament bool   // a tournament can be played: one wager is enough to take part, and every wager is decided in its round
	Petition   string // by which a game outside the closed list of table games is tested; empty for those on it
	Alike      *Alike // what tables must have in common; nil if nothing
	Presets    []Preset
	Options    func() Options
	New        func(Options) Game

	// Beside are wagers that somebody designed, after those of the game; none in the list of games. See [Beside].
	Beside []Beside

	// Corrections are what was changed in the rules since they first dealt, by version. The options of a game that
	// has any embed [Edition].
	Corrections []Correction

	supposed *Supposition // nil for the rules of the law; see [Suppose]

	// Mathematics is what is known of the game beyond its rules: figures, advice, players for simulation. The
	// stage does not know its type; packages odds, odds/advice and sim each ask it for what is theirs. Nil is a
	// game of which nobody has written any.
	Mathematics any
}

// With returns a copy of the rules that carries its mathematics.
func (r *Rules) With(mathematics any) *Rules {
	same := *r
	same.Mathematics = mathematics
	return &same
}

// Terms are the terms of a table of the game whose licensee has said nothing.
func (r *Rules) Terms() Terms {
	t := DefaultTerms()
	if r.Limit != (Limit{}) {
		t.Limit = r.Limit
	}
	return t
}

// Copy returns options of their own with the same declared values, or the
// defaults if there are none.
func (r *Rules) Copy(o Options) Options {
	same := r.Options()
	if o == nil {
		return same
	}
	to := same.Declare()
	for i, d := range o.Declare() {
		to[i].value.take(d.Value())
	}
	to = elsewhere(same)
	for i, d := range elsewhere(o) {
		to[i].value.take(d.Value())
	}
	if p, ok := o.(priced); ok {
		same.(priced).suppose(p.Supposed())
	}
	if d, ok := o.(dated); ok {
		same.(dated).under(d.edition())
	}
	return same
}

// Game is a game at one table. Its methods are called one at a time; what
// lasts between rounds lives in the game value.
type Game interface {
	// Layout declares the wagers as offered under the options.
	Layout() *Layout

	// Phase is the present stage.
	Phase() Phase

	// Open is the procedure of opening the table for gaming.
	Open(d *Dealer)

	// Check says whether an act is lawful beyond what the declarations say.
	Check(d *Dealer, a *Act) *law.Refusal

	// After follows an act that was done.
	After(d *Dealer, a *Act)

	// Round conducts one round of play: from the last wagers to the
	// settlement of all that the outcome decides.
	Round(d *Dealer)

	// Notices are the rules in effect that the law wants posted.
	Notices() []Notice

	// Snapshot copies what lasts between rounds; Restore puts it back.
	Snapshot() any
	Restore(any)
}

// Leaver is a game that has something to settle with a player who gives the
// position up: vigorish that is owed. The wagers are down by then, and the
// chips still there.
type Leaver interface {
	Leaving(d *Dealer, s Seat)
}

// Lender is a game at which a player may owe the house something on a marker
// button: vigorish.
type Lender interface {
	Owed(s Seat) money.Cents
}

// Plain is what most games embed: one phase, nothing to check, nothing that
// lasts.
type Plain struct{}

// Phase is always the same.
func (Plain) Phase() Phase { return Always }

// Open opens without ceremony.
func (Plain) Open(*Dealer) {}

// Check finds nothing unlawful.
func (Plain) Check(*Dealer, *Act) *law.Refusal { return nil }

// After does nothing.
func (Plain) After(*Dealer, *Act) {}

// Snapshot has nothing to copy.
func (Plain) Snapshot() any { return nil }

// Restore has nothing to put back.
func (Plain) Restore(any) {}

// Notice is one line of the sign at a table, with the paragraph that wants it
// posted.
type Notice struct {
	By     law.Cite
	Text   string
	Coming bool // it tells of a change that is to come
	Rake   bool // it tells what the house takes, which it does not in a tournament
}

// Finder is a game in which something that went wrong can be found later than where
// its procedure looks for it. A wrong number of cards is found when a player picks the
// cards up, and a wrong total when somebody adds the dice up again: while players
// decide, or just before the wagers are settled.
//
// The table asks for every report that comes while a question is open, and for all
// reports that wait whenever somebody is about to be asked, and where the game calls
// [DealerReports.LookAgain]. So a procedure need not ask at each of its questions.
type Finder interface {
	// Found says what is done about an incident that is found now: it returns what
	// does it, or why nothing can be done about it any more, under the paragraph of the
	// incident if the refusal names none. It returns neither if the
	// procedure comes to it later in the round. Found itself changes nothing. What it
	// returns is called at once; the report is taken by then, and it asks nobody.
	Found(d *Dealer, a *Act) (act func(), r *law.Refusal)
}

// Interluder is a game that has something to settle between two rounds, before
// wagers are made: who takes the bank, who bids for the shoe, who cuts. It may
// ask players, draw and move money, as a round may.
type Interluder interface {
	// InterludeDue reports whether there is something to settle now.
	InterludeDue() bool

	// Interlude settles it. Afterwards nothing is due until a round was played
	// or somebody has come or gone.
	Interlude(d *Dealer)
}

// Under returns the options of a preset.
func (r *Rules) Under(p *Preset) (Options, error) {
	o := r.Options()
	for name, value := range p.Options {
		if err := SetOption(o, name, value); err != nil {
			return nil, err
		}
	}
	return o, nil
}
