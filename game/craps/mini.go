package craps

import "boardwalk/table"

// Mini is mini-craps by a book of house rules, house:minicraps: craps at a smaller
// table. Its wagers, odds and procedure are those of subchapter 1.
var Mini = &table.Rules{
	ID: "mini-craps", Name: "Mini-Craps", Subchapter: "house:minicraps", Seats: 9,
	About: table.About{
		Description: "Craps at a table of nine seats: the same wagers, odds and dice.",
		Known:       "dice, dados",
		Lies:        map[string]string{"dice": "5 3", "chips": "come pass"},
		Tips:        Rules.About.Tips, Round: Rules.About.Round, Pit: Rules.About.Pit, Begin: Rules.About.Begin, Examples: Rules.About.Examples,
	},
	Options: Rules.Options,
	New:     func(o table.Options) table.Game { return newMini(*o.(*Options)) },
}

// miniGame is a mini-craps table: a craps table that says how it differs.
type miniGame struct{ *Game }

func newMini(o Options) miniGame {
	g := New(o)
	g.layout.MostPlayers = "house:minicraps-1(a)[nine]"
	g.name = "Mini-craps layout"
	return miniGame{g}
}

// Open opens the table as one of craps, and says which rules it is played by.
func (g miniGame) Open(d *table.Dealer) {
	d.Cite("house:minicraps-1(a)[length]")
	d.Note("nine-seats", "the table has nine seats and is at most nine and a half feet long")
	d.Cite("house:minicraps-2(a)")
	d.Note("played-as-craps", "the game is played as craps, by 19:47-1")
	g.Game.Open(d)
}

// Notices are the sign of craps, and whose rules these are.
func (g miniGame) Notices() []table.Notice {
	return append(g.Game.Notices(), table.Notice{By: "house:minicraps-3(a)",
		Text: "mini-craps is played by house rules: the table is New Jersey's, and that all else is as at craps is likely but not certain"})
}
