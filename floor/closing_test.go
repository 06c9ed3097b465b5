package floor

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// validated is a game that pays every wager even money once its player has gone on
// and staff have said that it may be paid.
var validated = &table.Rules{ID: "validated", Name: "Validated", Seats: 2, Petition: "a game of tests",
	Limit:   table.Limit{Min: money.Dollar, Max: 100 * money.Dollar},
	Options: func() table.Options { return noOptions{} },
	New: func(table.Options) table.Game {
		return &validatedGame{layout: &table.Layout{
			Offers:    []*table.Offer{goOn, mayPay},
			Incidents: []table.Declared{{ID: mayPay.ID, Staff: true, Help: "it may be paid"}},
			Wagers: []table.Wager{{ID: "dollar", Name: "Dollar", Made: table.Always, OneRoll: true,
				Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}}},
		}}
	},
}

var (
	goOn   = &table.Offer{ID: "go-on", Text: "Do you go on?", Choices: []table.Choice{"yes"}}
	mayPay = &table.Offer{ID: "may-pay", Text: "May it be paid?", Choices: []table.Choice{"yes"}}
)

type noOptions struct{}

func (noOptions) Declare() []table.Option { return nil }

type validatedGame struct {
	table.Plain
	layout *table.Layout
}

func (g *validatedGame) Layout() *table.Layout { return g.layout }

func (*validatedGame) Notices() []table.Notice { return nil }

func (*validatedGame) Round(d *table.Dealer) {
	for b := range d.Bets {
		d.Ask(b.Seat, 0, 0, goOn, table.AllChoices)
		d.Ask(table.House, 0, 0, mayPay, table.AllChoices)
		d.Wins(b, "")
	}
}

// A house that closes waits for its players' answers, but not for staff: the round
// that waits for them is put down as unfinished, and goes on when the house opens
// again.
func TestARoundThatWaitsForStaffDoesNotHoldUpTheClosing(t *testing.T) {
	all := game.All
	game.All = append(slices.Clip(all), validated)
	defer func() { game.All = all }()
	evening(t, "validated", func(t *testing.T, h *House, tab *Table, log *memory) {
		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		time.Sleep(21 * time.Second) // the round begins after 20
		begun := time.Now()
		err := h.Drain(ctx)
		if took := time.Since(begun); took != 14*time.Second {
			t.Errorf("ann has 14 s left to answer, and the house waited %s", took)
		}
		var unfinished *Unfinished
		if !errors.As(err, &unfinished) || unfinished.Asked != mayPay.Text || !strings.Contains(err.Error(), "validated") {
			t.Fatalf("the round is not over: %v", err)
		}
		if err := h.Drain(ctx); !errors.As(err, &unfinished) {
			t.Errorf("asked again: %v", err)
		}
		if text := kept(t, tab)[tab.Last()-1].Text; !strings.Contains(text, mayPay.Text) {
			t.Errorf("the last that the table has told is %q", text)
		}
		h.Close()

		again := open(t, h.file, log)
		defer again.Close()
		tab = at(t, again, "validated")
		if st := status(t, tab, "ann"); st.Phase != Playing || !slices.Equal(st.Asked, []table.Seat{table.House}) {
			t.Fatalf("when the house opens again: %+v", st)
		}
		must(t)(tab.Report(ctx, party("rosa"), table.Act{Kind: table.Report, Word: mayPay.ID}))
		if st := status(t, tab, "ann"); st.Phase == Playing {
			t.Fatalf("staff have said that it may be paid: %+v", st)
		}
		must(t)(tab.Leave(ctx, party("ann")))
		if has := log.of("ann"); has != 1_000_010*money.Dollar {
			t.Errorf("ann has %s after winning $10", has)
		}
		if err := again.Drain(ctx); err != nil {
			t.Errorf("nothing is open any more: %v", err)
		}
		if _, _, err := journal.VerifyDraws(log.all("validated")); err != nil {
			t.Error(err)
		}
	})
}
