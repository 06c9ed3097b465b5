package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Pay is one line of what a wager pays: odds or, if it has none, a fixed
// amount, or a share of a meter.
type Pay struct {
	On     string     // the outcome it is for: "2", "12"; empty if there is one line only
	Odds   money.Odds // never less than the regulation's
	Law    law.Cite   // the paragraph of the odds
	Fixed  bool       // exactly these odds: the licensee may not pay more
	Never  bool       // does not come about on this wager, and only keeps its place among the lines
	As     string     // paid as the wager of this id would be, posted odds and all
	Amount money.Cents
	Meter  string     // the id of the meter
	Share  money.Rate // of the meter
}

// String says what the line pays, as a sign would.
func (p *Pay) String() string {
	switch {
	case !p.Odds.IsZero():
		return p.Odds.String()
	case p.Amount != 0:
		return p.Amount.String()
	}
	return p.Share.String() + " of the meter"
}

// Cap bounds what is paid on wagers in one round: on all wagers of one player
// that name the same cap. A game gives the wagers of one hand a cap in common.
type Cap struct {
	Most money.Cents
	Law  law.Cite
}

// payment is what was paid under a cap in this round.
type payment struct {
	seat Seat
	cap  *Cap
	sum  money.Cents
}
