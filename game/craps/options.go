package craps

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Options are what subchapter 1 leaves to the licensee.
type Options struct {
	Odds         Times  // most that supports a Pass or Come Bet, as a multiple of it
	LayOdds      Times  // most that a laid wager may win, as a multiple of the Don't
	OddsOver     bool   // take more than that where the payout needs it
	AnyAmount    bool   // take odds, buy and lay bets of any amount, and round their payment up
	Buy          bool   // true odds on place bets to win, for vigorish
	Lay          bool   // true odds on place bets to lose, for vigorish
	PlaceToLose  bool   // the listed odds on place bets to lose, which lay bets may replace
	HornHighArea bool   // the layout has an area for Horn High Bets
	NoRollBy     string // who calls "No Roll"
	Dice         int    // dice at the table
}

// mostDice is as many dice as anybody would put on a table. The regulation has no
// such bound.
const mostDice = 100

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Odds: TimesOf(1), LayOdds: TimesOf(1), OddsOver: true, Buy: true, Lay: true, PlaceToLose: true,
		HornHighArea: true, NoRollBy: "boxman", Dice: 5}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Multiples("odds", "1.6(e)[Pass and Come]", o.Odds[:], timesFor, 1, 10,
			"the most that may support a Pass or Come Bet, as a multiple of it").Titled("Odds, times the bet"),
		table.Multiples("lay-odds", "1.6(e)[Don't Pass and Don't Come]", o.LayOdds[:], timesFor, 1, 10,
			"the most that a wager laid behind a Don't Pass or Don't Come Bet may win, as a multiple of it").
			Titled("Odds laid on Don't bets, times the bet"),
		table.Switch("odds-over", "1.6(f)", &o.OddsOver,
			"take supplemental wagers above their limit where a payable amount needs it").Titled("Odds above the limit").Procedural().Permits(),
		table.Switch("any-amount", "1.4(e)", &o.AnyAmount,
			"take odds, buy and lay bets of any amount in chips; a payment that does not come out even is rounded up to "+
				"the cent").Procedural().Permits(),
		table.Switch("buy", "1.5(a)", &o.Buy, "offer true odds on place bets to win, for vigorish").Titled("Buy bets").Permits(),
		table.Switch("lay", "1.5(b)", &o.Lay, "offer true odds on place bets to lose, for vigorish").Titled("Lay bets").Permits(),
		table.Switch("place-to-lose", "1.5(b)", &o.PlaceToLose, "offer the listed odds on place bets to lose beside lay bets"),
		table.Switch("horn-high-area", "1.2(a)20[no layout area]", &o.HornHighArea,
			"the layout has an area for Horn High Bets; without it they are broken down").Procedural(),
		table.OneOf("no-roll-by", "1.9(b)", &o.NoRollBy, []string{"boxman", "stickman"}, "who may call a roll invalid").Internal(),
		table.Whole("dice", "1.7(a)", &o.Dice, 5, mostDice, "how many dice are at the table").Internal(),
	}
}

// Faults are options that are lawful only together: place bets to lose give way
// to nothing but lay bets.
func (o *Options) Faults() []law.Fault {
	if !o.PlaceToLose && !o.Lay {
		return []law.Fault{{By: "1.5(b)", Where: "option", Name: "place-to-lose",
			Text: "place bets to lose may be left out only where lay bets are offered in their stead"}}
	}
	return nil
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Double odds", Text: "odds of twice the line bet",
		Options: map[string]string{"odds": "2", "lay-odds": "2"}},
	{Name: "3-4-5 times odds", Text: "odds of three, four or five times the line bet, by the point",
		Options: map[string]string{"odds": "3-4-5"}},
	{Name: "10 times odds", Text: "odds of ten times the line bet",
		Options: map[string]string{"odds": "10", "lay-odds": "10"}},
}
