package journal

import (
	"encoding/json"
	"fmt"
	"time"

	"boardwalk/internal/jsontext"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Setup is the data of [KindTable]: all that is needed to set the table up
// again and replay its entries.
type Setup struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options"` // every one, so that another default changes nothing
	Terms   Terms             `json:"terms"`

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
}

// NewSetup describes a table's game, options and terms.
func NewSetup(rules *table.Rules, options table.Options, terms table.Terms) Setup {
	if options == nil {
		options = rules.Options()
	}
	s := Setup{Game: rules.ID, Options: map[string]string{}, Terms: Terms{Chip: terms.Chip,
		Limit: [2]money.Cents{terms.Limit.Min, terms.Limit.Max}, Charge: terms.Charge}}
	for _, o := range options.Declare() {
		s.Options[o.Name] = o.Value()
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
	options := rules.Options()
	for name, value := range s.Options {
		if err := table.SetOption(options, name, value); err != nil {
			return nil, table.Terms{}, err
		}
	}
	terms := table.Terms{Chip: s.Terms.Chip, Limit: table.Limit{Min: s.Terms.Limit[0], Max: s.Terms.Limit[1]}, Charge: s.Terms.Charge}
	for k, l := range s.Terms.Limits {
		put(&terms.Limits, k, table.Limit{Min: l[0], Max: l[1]})
	}
	for k, o := range s.Terms.Pays {
		put(&terms.Pays, k, money.Odds{To: o[0], One: o[1]})
	}
	return options, terms, nil
}

func put[V any](m *map[string]V, k string, v V) {
	if *m == nil {
		*m = map[string]V{}
	}
	(*m)[k] = v
}

// Commit is the data of [KindCommit].
type Commit struct {
	Round uint64 `json:"round"`
	Hash  string `json:"hash"` // see [Commitment]
}

// Reveal is the data of [KindReveal].
type Reveal struct {
	Round uint64 `json:"round"`
	Seed  string `json:"seed"` // 64 hexadecimal digits
}

// Cut is the data of [KindCut].
type Cut struct {
	Round uint64     `json:"round"`
	Seat  table.Seat `json:"seat,omitempty"`
	Text  string     `json:"text"`
}

// Seating is the data of [KindSit] and [KindStand]: who, where, and what moved
// between the person's account and the seat.
type Seating struct {
	Person string      `json:"person"`
	Seat   table.Seat  `json:"seat"`
	Amount money.Cents `json:"amount"`
	Coupon money.Cents `json:"coupon,omitempty"`
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
}

// Data writes the data of a record.
func Data(v any) (json.RawMessage, error) { return jsontext.Marshal(v) }

// Read reads the data of a record, of which it must know every field.
func (r *Record) Read(v any) error {
	if err := strict(r.Data, v); err != nil {
		return fmt.Errorf("record %d, %s: %w", r.Seq, r.Kind, err)
	}
	return nil
}
