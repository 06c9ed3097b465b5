package versus

import "boardwalk/table"

// Game is what the table asks of a game of the family.
type Game interface {
	table.Game
	table.Namer
	table.Verifier
	table.Worther
}

// Rules completes the rules of a game with what all of the family have in common,
// its options and its table: defaults are the options of a licensee who has said
// nothing, and open sets up a table under a licensee's options.
func Rules[O any, P interface {
	*O
	table.Options
	table.Faulter
}, G Game](r table.Rules, defaults func() P, open func(O) G) *table.Rules {
	r.About.Pit, r.About.Begin = "Card Games", "deal"
	r.Options = func() table.Options { return defaults() }
	r.New = func(o table.Options) table.Game { return open(*o.(P)) }
	return &r
}
