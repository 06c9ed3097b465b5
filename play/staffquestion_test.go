package play

import (
	"testing"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// validated is a game that pays every wager even money once staff say that it may.
var validated = &table.Rules{ID: "validated", Name: "Validated", Seats: 2, Limit: table.Limit{Min: money.Dollar, Max: 100 * money.Dollar},
	Options: func() table.Options { return noOptions{} },
	New: func(table.Options) table.Game {
		return &validatedGame{layout: &table.Layout{
			Offers:    []*table.Offer{mayPay},
			Incidents: []table.Declared{{ID: mayPay.ID, Law: mayPay.Law, Staff: true, Help: "a supervisor has seen the hand, which may be paid"}},
			Wagers: []table.Wager{{ID: "dollar", Name: "Dollar", Made: table.Always, OneRoll: true,
				Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}}},
		}}
	},
}

var mayPay = &table.Offer{ID: "may-pay", Law: "16.11(b)3", Text: "May it be paid?", Choices: []table.Choice{"done"}}

type noOptions struct{}

func (noOptions) Declare() []table.Option { return nil }

type validatedGame struct {
	table.Plain
	layout *table.Layout
}

func (g *validatedGame) Layout() *table.Layout { return g.layout }

func (*validatedGame) Notices() []table.Notice { return nil }

func (*validatedGame) Round(d *table.Dealer) {
	d.Ask(table.House, 0, 0, mayPay, table.AllChoices)
	for b := range d.Bets {
		d.Wins(b, "")
	}
}

// In the terminal the house answers what its staff are asked, and says so: neither
// the person nor somebody who only watches is asked.
func TestStaffAnswerWhatTheHouseIsAsked(t *testing.T) {
	for _, seat := range []table.Seat{1, table.House} {
		s, err := New(Config{Rules: validated, Seat: seat, Bankroll: 500 * money.Dollar, Bots: 1})
		if err != nil {
			t.Fatal(err)
		}
		s.Do("dollar 10")
		says(t, s, "Staff report: a supervisor has seen the hand, which may be paid.", "")
		if q := s.live.Question(); q != nil || s.Table().Rounds() != 1 {
			t.Errorf("seat %d: %v is asked after %d rounds", seat, q, s.Table().Rounds())
		}
		var by law.Cite
		for _, e := range s.Log() {
			if e.Kind == Step && e.Cite == mayPay.Law {
				by = e.Cite
			}
		}
		if by == "" {
			t.Errorf("seat %d: the log does not say under which paragraph", seat)
		}
	}
}
