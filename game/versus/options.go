package versus

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// Options are what the games of the family leave to the licensee about cards
// and positions. The options of a game embed them.
type Options struct {
	deal.Options
	TwoPositions bool // a player may wager at two adjacent positions
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() Options { return Options{Options: deal.DefaultOptions()} }

// Declare lists those options that a game has, each with the game's paragraph.
func (o *Options) Declare(p *Paragraphs) []table.Option {
	list := o.Options.Declare(&p.Paragraphs)
	if p.TwoPositions != "" {
		list = append(list, table.Switch("two-positions", p.TwoPositions, &o.TwoPositions, "a player may wager at two adjacent positions").
			Procedural().Permits())
	}
	return list
}
