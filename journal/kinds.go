package journal

import (
	"encoding/json"
	"fmt"
	"time"

	"boardwalk/internal/jsontext"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/whatif"
)

// Setup is the data of [KindTable]: all that is needed to set the table up
// again and replay its entries.
type Setup struct {
	Game    string            `json:"game"`
	Rules   int               `json:"rules"`   // the version of the game's rules
	Options map[string]string `json:"options"` // every one, so that another default changes nothing
	Terms   Terms             `json:"terms"`

	// WhatIf is the text of what is supposed of the rules, and Wagers are the texts of wagers beside those of the game, at a
	// private table that has any. Options and terms are those that follow from it.
	WhatIf string   `json:"what_if,omitempty"`
	Wagers []string `json:"wagers,omitempty"`

	// State is the table as it stood, of one whose records only go on under a
	// new setup: what its [table.Snapshot] is written as.
	State json.RawMessage `json:"state,omitempty"`
}

// Terms are a table's terms as they are written, in cents, odds as two numbers
// and rates in hundredths of a percent.
type Terms struct {
	Chip   money.Cents               `json:"chip"`
	Limit  [2]money.Cents            `json:"limit"`
	Limits map[string][2]money.Cents `json:"limits,omitempty"`
	Pays   map[string][2]int64       `json:"pays,omitempty"`
	Charge map[string]money.Rate     `json:"charge,omitempty"`

	Tournament bool `json:"tournament,omitempty"` // not said of tournaments in which time was charged for once
}

// NewSetup describes a table's game, options and terms.
func NewSetup(rules *table.Rules, options table.Options, terms table.Terms) Setup {
	if options == nil {
		options = rules.Options()
	}
	s := Setup{Game: rules.ID, Rules: rules.VersionOf(options), Options: map[string]string{}, Terms: Terms{Chip: terms.Chip,
		Limit: [2]money.Cents{terms.Limit.Min, terms.Limit.Max}, Charge: terms.Charge, Tournament: terms.Tournament}}
	for _, o := range options.Declare() {
		s.Options[o.Name] = o.Value()
	}
	if x := rules.Supposed(); x != nil {
		s.WhatIf = x.Text
	}
	for _, b := range rules.Beside {
		s.Wagers = append(s.Wagers, b.Written())
	}
	for k, l := range terms.Limits {
		put(&s.Terms.Limits, k, [2]money.Cents{l.Min, l.Max})
	}
	for k, o := range terms.Pays {
		put(&s.Terms.Pays, k, [2]int64{o.To, o.One})
	}
	return s
}

// Table returns the options and terms for the rules of the game.
func (s *Setup) Table(rules *table.Rules) (table.Options, table.Terms, error) {
	if rules.ID != s.Game {
		return nil, table.Terms{}, fmt.Errorf("the table is one of %s, not of %s", s.Game, rules.ID)
	}
	options, ok := rules.AsOf(s.Rules, nil)
	if !ok {
		return nil, table.Terms{}, &OtherRules{Game: s.Game, Version: s.Rules, Known: rules.Version()}
	}
	if s.WhatIf != "" {
		return nil, table.Terms{}, fmt.Errorf("the rules of the table are supposed, and nobody looked at what is: %.40q", s.WhatIf)
	}
	if err := table.SetOptions(options, s.Options); err != nil {
		return nil, table.Terms{}, err
	}
	return options, s.terms(), nil
}

// Designed reports whether the table deals what somebody designed, lawful or not.
func (s *Setup) Designed() bool { return s.WhatIf != "" || len(s.Wagers) > 0 }

// Suppose returns the rules of a game as the setup supposes them, with options and terms.
func (s *Setup) Suppose(rules *table.Rules) (*whatif.Supposed, error) {
	options, ok := rules.AsOf(s.Rules, nil)
	if !ok {
		return nil, &OtherRules{Game: s.Game, Version: s.Rules, Known: rules.Version()}
	}
	for _, d := range options.Declare() {
		if value, ok := s.Options[d.Name]; ok {
			_ = d.Set(value) // what is not lawful the text says, or it is found below
		}
	}
	x, err := whatif.Read(rules, options, s.terms(), s.WhatIf)
	if err != nil {
		return nil, err
	}
	again := NewSetup(x.Rules, x.Options, x.Terms)
	for name, value := range s.Options {
		if again.Options[name] != value {
			return nil, fmt.Errorf("the option %s is said to be %q, and what is supposed makes it %q", name, value, again.Options[name])
		}
	}
	return x, nil
}

// terms are the terms as a table has them.
func (s *Setup) terms() table.Terms {
	terms := table.Terms{Chip: s.Terms.Chip, Limit: table.Limit{Min: s.Terms.Limit[0], Max: s.Terms.Limit[1]}, Charge: s.Terms.Charge,
		Tournament: s.Terms.Tournament}
	for k, l := range s.Terms.Limits {
		put(&terms.Limits, k, table.Limit{Min: l[0], Max: l[1]})
	}
	for k, o := range s.Terms.Pays {
		put(&terms.Pays, k, money.Odds{To: o[0], One: o[1]})
	}
	return terms
}

// OtherRules is the error of a table that is played by a version of its rules that the program does not know.
type OtherRules struct {
	Game    string
	Version int
	Known   int // the newest version that the program knows
}

// Error says which program knows them.
func (o *OtherRules) Error() string {
	return fmt.Sprintf("it was set up by a newer program, under version %d of the rules of %s, and this program knows version %d: "+
		"use that program", o.Version, o.Game, o.Known)
}

func put[V any](m *map[string]V, k string, v V) {
	if *m == nil {
		*m = map[string]V{}
	}
	(*m)[k] = v
}

// Series is the data of [KindSeries]: the root of the [Tree] over the seeds of
// [SeriesLen] rounds. The root of a series is recorded before the series before it
// begins, so every seed is fixed long before the wagers that it decides.
type Series struct {
	Series uint64 `json:"series"` // from 1, over the whole life of the table
	First  uint64 `json:"first"`  // its first round
	Root   string `json:"root"`   // a [Digest]
}

// Commit is the data of [KindCommit]: the round to come, with its place in its
// series and what it is chained to.
type Commit struct {
	Round  uint64 `json:"round"`
	Series uint64 `json:"series"`
	Hash   string `json:"hash"`  // see [LeafOf]
	Path   string `json:"path"`  // see [SeriesPath]
	Chain  string `json:"chain"` // of the round before, see [ChainOf]
}

// Cut is the data of [KindCut]: a secret that a player will show, as a hash.
type Cut struct {
	Round uint64     `json:"round"`
	Seat  table.Seat `json:"seat"`
	Hash  string     `json:"hash"` // see [CutOf]
}

// NoMoreBets is the data of [KindNoMoreBets].
type NoMoreBets struct {
	Round  uint64    `json:"round"`
	Until  time.Time `json:"until"`            // so long the cuts may be opened
	Beacon uint64    `json:"beacon,omitempty"` // the beacon's first round that is due after that; zero without a beacon
}

// Opening is the data of [KindOpen]: the secret of a cut.
type Opening struct {
	Round  uint64     `json:"round"`
	Seat   table.Seat `json:"seat"`
	Secret string     `json:"secret"` // 64 hexadecimal digits
}

// BeaconSpoke is the data of [KindBeacon].
type BeaconSpoke struct {
	Round  uint64 `json:"round"`
	Beacon uint64 `json:"beacon"` // the beacon's own round
	Value  string `json:"value"`  // its signature, in hexadecimal digits
}

// Unopened is the data of [KindUnopened]: the cuts that nobody opened in time.
type Unopened struct {
	Round    uint64        `json:"round"`
	Cuts     []UnopenedCut `json:"cuts"`               // by seat
	Incident bool          `json:"incident,omitempty"` // there are so many that staff are told
}

// UnopenedCut is whose cut was not opened.
type UnopenedCut struct {
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
}

// Void is the data of [KindVoid].
type Void struct {
	Round uint64 `json:"round"`
	Why   string `json:"why"` // one of those below
}

// Why nothing is drawn under a seed.
const (
	VoidUnopened = "unopened" // cuts were not opened, and the table voids the round then
	VoidBeacon   = "beacon"   // the beacon's value did not come
	VoidRefused  = "refused"  // the round could not begin although its wagers were closed
	VoidRestored = "restored" // the house was restored from a copy, and the seed may be known
	VoidServiced = "serviced" // the generator of a keno system was serviced
	VoidReopened = "reopened" // a game of keno was opened for wagers again after its cuts could be opened
)

// Reveal is the data of [KindReveal]: the seeds of a round and of those after it.
type Reveal struct {
	Round uint64   `json:"round"`
	Seeds []string `json:"seeds"` // 64 hexadecimal digits each
}

// Last returns the last round whose seed is revealed.
func (r *Reveal) Last() uint64 { return r.Round + uint64(len(r.Seeds)) - 1 }

// Of returns the seed of a round; "" if it is not among those.
func (r *Reveal) Of(round uint64) string {
	if round < r.Round || round-r.Round >= uint64(len(r.Seeds)) {
		return ""
	}
	return r.Seeds[round-r.Round]
}

// Seating is the data of [KindSit] and [KindStand]: who, where, and what moved
// between the person's account and the seat.
type Seating struct {
	Person string      `json:"person"`
	Seat   table.Seat  `json:"seat"`
	Amount money.Cents `json:"amount"`
	Coupon money.Cents `json:"coupon,omitempty"`
}

// MeterStart is the data of [KindMeter]. It stands among the house's own records,
// once for each meter, before the first table feeds it.
type MeterStart struct {
	Meter  string      `json:"meter"`
	Amount money.Cents `json:"amount"` // what the house puts on it
}

// Notice is the data of [KindNotice]. It stands among the house's own records,
// beside the entry of the table, for those who ask what notice was given
// anywhere.
type Notice struct {
	Table  string    `json:"table"`
	Change string    `json:"change"` // what changes, as the sign says it
	At     time.Time `json:"at"`     // when it takes effect
	Law    law.Cite  `json:"law"`    // the paragraph under which it may be made
	Told   bool      `json:"told"`   // the Commission was told, 8.3(b)3

	// With are the other tables that the same notice is for: it is given at all
	// of them or at none.
	With []string `json:"with,omitempty"`

	// Withdraws is the number of the record of the notice that this one takes
	// back; of a notice that takes none back it is zero.
	Withdraws uint64 `json:"withdraws,omitempty"`

	// Opening says that the change is part of an opening of the house, at a table at
	// which nobody was and no wager lay: it takes effect with the table's next setup.
	Opening bool `json:"opening,omitempty"`
}

// Data writes the data of a record.
func Data(v any) (json.RawMessage, error) { return jsontext.Marshal(v) }

// Read reads the data of a record, of which it must know every field.
func (r *Record) Read(v any) error {
	if quickly(r.Data, v) {
		return nil
	}
	if err := strict(r.Data, v); err != nil {
		return fmt.Errorf("record %d, %s: %w", r.Seq, r.Kind, err)
	}
	return nil
}
