package pokette

import (
	"boardwalk/game/clapper"
	"boardwalk/game/nonvalue"
	"boardwalk/table"
)

// Options are what subchapter 12 leaves to the licensee.
type Options struct {
	Clapper string // what counts when the clapper rests between two cards
	Stand   string // what shows the winning cards
	Designs int    // designs of chips: plain, and others that tell chips of one color apart
}

// What shows the winning cards, by 12.2(a).
const (
	decks  = "cards"
	device = "device"
)

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{Clapper: clapper.Previous, Stand: decks, Designs: 1} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		spin.Option(&o.Clapper),
		table.OneOf("stand", "12.2(a)[device]", &o.Stand, []string{decks, device},
			"what shows the winning cards: cards of three decks on a card stand, or a device").
			Titled("Card stand or device").Procedural().Approved("12.2(a)[device]", device),
		nonvalue.Option("12.4(b)", &o.Designs),
	}
}
