// Package craps is subchapter 1 of the Rules of the Games: craps.
//
// Its files follow the sections of the subchapter: definitions and permissible
// wagers (1.1, 1.2) in wagers.go, their making and removal (1.3) in making.go,
// the odds (1.4 to 1.6) in payouts.go and supplemental.go, the dice and the
// shooter (1.7, 1.8, 1.11) in shooter.go, the roll (1.9, 1.10) in roll.go and
// its settlement in settle.go.
//
// Other modules should not build on this package: it may change in every version.
package craps

import (
	"strconv"

	"boardwalk/dice"
	"boardwalk/table"
)

// Rules is the game of craps.
var Rules = &table.Rules{
	ID: "craps", Name: "Craps", Subchapter: "19:47-1", Seats: 16,
	About: table.About{
		Description: "Two dice, a shooter, a point: pass, come, place, the field and the center bets.",
		Popular:     2,
		Known:       "dice, dados",
		Lies:        map[string]string{"dice": "6 4", "chips": "pass field"},
		Tips: []string{
			"Start with a Pass Bet. On the come out roll 7 and 11 win and 2, 3 and 12 lose; any other total becomes the point.",
			"With a point on, the Pass Bet wins if the point is thrown again before a 7.",
			"Odds behind the Pass Bet are paid at the true odds: they are the only wager here on which the house has no advantage.",
			"The wagers in the center pay more and cost more than any other.",
		},
		Round: []string{
			"You bet on the layout, and one of the players, the shooter, throws two dice.",
			"The first throw is the come out roll: a Pass Bet wins on 7 or 11, and loses on 2, 3 or 12.",
			"Any other total becomes the point.",
			"The shooter throws on until the point or a 7 comes: the Pass Bet wins on the point and loses on the 7.",
			"Don't Pass is the other side of that bet, except that a 12 on the come out roll gives it back.",
			"A Come Bet works like a Pass Bet that begins with the next throw, and a place bet wins when its number comes before a 7.",
			"The field and most bets in the center are decided by one throw.",
			"When a 7 ends the shooter's turn, the dice go to the next player.",
		},
		Pit: "Dice", Begin: "roll",
		Examples: []string{"pass 10", "odds 10", "place 6 12", "come 10", "field 5", "hard 8 5", "yo 1"},
		Lessons: []table.Lesson{
			{ID: "pass-line", Name: "The Pass line", Task: "Win a Pass Bet.",
				Why:  "Nearly every player starts here: the house keeps 7 dollars of every 495 on average, less than on almost any other bet.",
				Wins: "pass"},
			{ID: "own-dice", Name: "Shooter", Task: "Take the dice when they are offered to you.",
				Why:   "Everybody at the table plays on your throws, and you keep the dice until you miss your point with a seven.",
				Offer: offerDice.ID, Choice: Accept},
			{ID: "odds-behind", Name: "Odds behind the line", Task: "Put an odds bet behind a Pass Bet.",
				Why:  "Odds are paid at exactly what they are worth: the house has no edge on them, so they are the best money you can bet.",
				Bets: "pass-odds"},
			{ID: "dont-pass", Name: "The other side", Task: "Win a Don't Pass Bet.",
				Why:  "You may bet with the seven as well. It is worth slightly more than the Pass line.",
				Wins: "dont-pass"},
		},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Game is a craps table.
type Game struct {
	options Options
	layout  *table.Layout
	name    string // of the layout, as it is drawn
	state
}

// state is what lasts from roll to roll besides the wagers.
type state struct {
	point     int        // the come out point; 0 before a come out roll
	shooter   table.Seat // who has the dice; 0 while they are on offer
	last      table.Seat // who had them before
	made      bool       // the shooter has made a come out point
	finishing bool       // rolling without a line bet, only to decide come wagers
	originals []original // of Don't wagers that were reduced after their point came
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Shower   = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
)

// New sets up a craps table under a licensee's options.
func New(o Options) *Game { return &Game{options: o, layout: newLayout(&o), name: "Craps layout"} }

// The stages of the game as far as making wagers is concerned.
const (
	comeOut   table.Phase = 1 << iota // the next roll is a come out roll
	pointOn                           // a come out point is established
	finishing                         // no line bet: only come wagers are being decided
)

// Round conducts one roll of the dice: from the shooter's taking them to the
// settlement of every wager that the roll decides.
func (g *Game) Round(d *table.Dealer) {
	g.findShooter(d)

	d.Cite("1.3(a)") // in the air, but not at rest
	d.Betting().Late("1.3(a)", "a wager made while the dice are in the air counts only if the dealer and a boxman confirm it")
	roll := g.throw(d)

	d.Cite("1.10(a)")
	d.Shows(totals[roll.Total()], calls[roll.Total()], uint8(roll[0]), uint8(roll[1]))

	d.Cite("1.10(b)")
	for b := range d.Bets {
		g.decide(d, b, roll)
	}
	if d.Layout().Decided() > 0 {
		d.Note("roll-settled", "the wagers that the roll decides are settled; the dice go to the shooter")
	}
	g.advance(d, roll)
}

// advance moves the point and the dice on after the wagers are settled.
func (g *Game) advance(d *table.Dealer, roll dice.Pair) {
	total := roll.Total()
	g.forgetDecided(total)
	d.Betting().Reopen(dontCome) // whatever was withdrawn concerned the roll that is over
	switch {
	case g.finishing:
		g.endFinishing(d)
	case g.point == 0 && isPoint(total):
		d.Cite("1.1[come out point]")
		g.point = total
		d.NoteAt(table.House, pointWords[total], pointNotes[total])
	case g.point == 0:
		g.nextComeOut(d)
	case total == g.point:
		g.made = true
		g.nextComeOut(d)
	case total == 7:
		g.nextComeOut(d)
		g.sevenOut(d)
	}
}

// nextComeOut follows a decision of the Pass and Don't Pass Bets.
func (g *Game) nextComeOut(d *table.Dealer) {
	d.Cite("1.1[come out roll]")
	g.point = 0
	d.Note("come-out-roll", "the next roll is a come out roll")
	d.Betting().Reopen(dontPass)
}

// Phase is the present stage.
func (g *Game) Phase() table.Phase {
	switch {
	case g.point != 0:
		return pointOn
	case g.finishing:
		return finishing
	}
	return comeOut
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Point returns the come out point, or 0 if the next roll is a come out roll.
func (g *Game) Point() int { return g.point }

// Shooter returns the seat that has the dice, or 0 while they are on offer.
func (g *Game) Shooter() table.Seat { return g.shooter }

// Finishing reports whether the shooter rolls without a line bet, only to
// decide the come wagers that remain.
func (g *Game) Finishing() bool { return g.finishing }

// Facts are the point, if there is one, and who has the dice.
func (g *Game) Facts() []table.Fact {
	var facts []table.Fact
	if g.point != 0 {
		facts = append(facts, table.Fact{ID: "point", Text: strconv.Itoa(g.point)})
	}
	if g.shooter != 0 {
		facts = append(facts, table.At("shooter", g.shooter))
	}
	return facts
}

// Snapshot copies what lasts from roll to roll.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// totals are the totals as labels of the outcomes.
var totals = [13]string{2: "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}

// calls are the stickman's words for each total.
var calls = [13]string{
	2: "Two, craps", 3: "Three, craps", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight",
	9: "Nine", 10: "Ten", 11: "Eleven", 12: "Twelve, craps",
}

// pointWords and pointNotes say which number the point is.
var pointWords = [13]string{4: "4", 5: "5", 6: "6", 8: "8", 9: "9", 10: "10"}

var pointNotes = [13]string{
	4: "the point is 4", 5: "the point is 5", 6: "the point is 6",
	8: "the point is 8", 9: "the point is 9", 10: "the point is 10",
}
