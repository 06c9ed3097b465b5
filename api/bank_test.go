package api_test

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/table/tabletest/banktest"
)

var record = flag.Bool("record", false, "write down for the page's tests what a table with a bank tells")

// bankRecorded is where the page's tests find what a table with a bank tells.
const bankRecorded = "../web/src/table/bank.vectors.json"

// bankEvening is what one player saw of some rounds.
type bankEvening struct {
	Bank   string        `json:"bank"`  // who pays when a player has the bank
	Began  []wire.Player `json:"began"` // who sat there
	Events []wire.Event  `json:"events"`
	Asked  []wire.Status `json:"asked"` // whenever the player was asked something
	Ended  []wire.Player `json:"ended"`
}

// TestABankIsTold plays high card with a bank over HTTP, in all of its versions, and
// adds up what the events say: whose money moved, what was set aside, what went
// through the centre of the table, and what happened between two rounds.
func TestABankIsTold(t *testing.T) {
	banktest.Install(t)
	var all []bankEvening
	for _, bank := range []string{banktest.Player, banktest.Half, banktest.Centre} {
		all = append(all, playBank(t, bank))
	}
	if *record {
		text, err := json.Marshal(all)
		if err == nil {
			err = os.WriteFile(bankRecorded, append(text, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// playBank has three players play some rounds, in which each answers the last choice:
// the bank is taken whenever it is offered.
func playBank(t *testing.T, bank string) bankEvening {
	file := casinoOf(banktest.ID)
	file.Pits[0].Tables[0].Options = map[string]string{"bank": bank}
	h := open(t, file)
	var players []*client.Table
	for seat := 1; seat <= 3; seat++ {
		p := h.as(people.Guest).Table(banktest.ID)
		must[wire.Receipt](t)(p.Sit(ctx, seat, 500*dollar))
		players = append(players, p)
	}
	view := func(p *client.Table) wire.TableView { return must[wire.TableView](t)(p.View(ctx)) }
	began := view(players[0])
	out := bankEvening{Bank: bank, Began: began.Players}
	interludes, together := 0, 0
	for steps := 0; steps < 24 || !view(players[0]).Status.Interlude; steps++ {
		st := view(players[0]).Status
		if st.Interlude {
			interludes++
		}
		together = max(together, len(st.Asked))
		if st.Question != nil {
			out.Asked = append(out.Asked, st)
		}
		if len(st.Asked) > 0 {
			at := players[st.Asked[0]-1]
			q := view(at).Status.Question
			must[wire.Receipt](t)(at.Answer(ctx, wire.Answer{Question: q.ID, Choice: q.Choices[len(q.Choices)-1]}))
			continue
		}
		for i, p := range players {
			if _, err := p.Make(ctx, "wager", 5*dollar+money.Cents(i)*2*dollar); err != nil {
				refused(t, err) // whoever has the bank makes none
			}
		}
		for _, p := range players {
			must[wire.Receipt](t)(p.Ready(ctx))
		}
	}
	ended := view(players[0])
	out.Ended = ended.Players
	shares := map[string]int{}
	done := errors.New("all was heard")
	err := players[0].Follow(ctx, began.Last, func(m client.Message) error {
		e := m.Event
		if e == nil {
			return nil
		}
		out.Events = append(out.Events, *e)
		moved := e.Amount
		if e.Kind == "collect" {
			moved = e.Stake
		}
		switch {
		case e.Against == "bank" && e.Share != moved, e.Against == "half" && e.Share != moved/2, e.Against == "centre" && e.Share != 0:
			t.Errorf("%s: the bank's share of %+v", bank, e)
		case e.Share != 0:
			shares[e.Kind]++
		}
		if e.N >= ended.Last {
			return done
		}
		return nil
	})
	if !errors.Is(err, done) {
		t.Fatal(err)
	}
	if interludes < 3 || together != 3 || len(shares) == 0 {
		t.Errorf("%s: %d questions between rounds, %d asked at once, shares %v", bank, interludes, together, shares)
	}
	return out
}
