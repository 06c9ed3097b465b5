package bigsix

import (
	"boardwalk/game/clapper"
	"boardwalk/table"
	"boardwalk/wheel"
)

// Options are what subchapter 5 leaves to the licensee of a big six wheel.
type Options struct {
	Wheel   string // make-up of the wheel, by the number of its $1 stops
	Clapper string // what counts when the clapper rests between two numbers
	Cash    bool   // verbal wagers with cash are taken
	Coupons bool   // match play coupons are taken
}

// makeups are the wheels that we know. Our text of subchapter 5 does not say
// how the wheel is made up, and two ways are in use.
var makeups = map[string]wheel.Makeup{"ones-24": wheel.Ones24, "ones-23": wheel.Ones23}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Wheel: "ones-24", Clapper: clapper.Previous} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.OneOf("wheel", "", &o.Wheel, []string{"ones-24", "ones-23"},
			"the make-up of the wheel: $1, $2, $5, $10, $20, joker and flag 24/15/7/4/2/1/1 or 23/15/8/4/2/1/1 times"),
		spin.Option(&o.Clapper),
		table.Switch("cash", "", &o.Cash, "take verbal wagers with cash, of which the text says nothing").Procedural().Permits(),
		table.Switch("coupons", "", &o.Coupons, "take match play coupons beside chips, of which the text says nothing").Procedural().Permits(),
	}
}
