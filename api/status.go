package api

import (
	"strings"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/table"
)

// factsOf writes facts for the wire.
func factsOf(list []table.Fact) []wire.Fact {
	out := make([]wire.Fact, 0, len(list))
	for _, f := range list {
		out = append(out, wire.Fact{ID: f.ID, Seats: seatsOf(f.Seats), Amount: f.Amount, Text: f.Text})
	}
	return out
}

// statusOf writes the status of a table for the wire, as of now.
func (l *layout) statusOf(s *floor.Status, now time.Time) wire.Status {
	out := wire.Status{Event: s.Event, Phase: string(s.Phase), Now: now.UTC(), Round: s.Round, Hash: s.Hash,
		Chain: s.Seed.Chain.String(), Series: wire.Series(s.Seed.Series), Next: wire.Series(s.Seed.Next),
		Cuts: []wire.CutStatus{}, Alert: s.Seed.Alert,
		Interlude: s.Interlude, Closed: s.Closed, Draining: s.Draining, Facts: factsOf(s.Facts)}
	out.Until = timeOf(s.Until)
	for _, c := range s.Seed.Cuts {
		out.Cuts = append(out.Cuts, wire.CutStatus{Seat: int(c.Seat), Person: c.Person, Hash: c.Hash, Opened: c.Opened})
	}
	for _, c := range s.Seed.Unopened {
		out.Unopened = append(out.Unopened, wire.UnopenedCount{Seat: int(c.Seat), Person: c.Person, Name: c.Name, Count: c.Count})
	}
	if s.Seed.Beacon != 0 {
		out.Beacon = &wire.BeaconStatus{Round: s.Seed.Beacon, Due: s.Seed.BeaconDue.UTC()}
	}
	for _, seat := range s.Asked {
		out.Asked = append(out.Asked, int(seat))
	}
	for _, seat := range s.Ready {
		out.Ready = append(out.Ready, int(seat))
	}
	if s.Waiting != nil {
		out.Waiting = &wire.Refusal{Law: cite(s.Waiting.By), Text: s.Waiting.Text}
	}
	for _, o := range s.Over {
		out.Over = append(out.Over, wire.OverWager{Seat: int(o.Seat), Area: l.name(o.Area), Amount: o.Amount})
	}
	if s.Meter.Name != "" {
		out.Meter = &wire.Meter{Name: s.Meter.Name, Reading: s.Meter.Reading}
	}
	out.Tournament = tournamentOf(s.Tournament)
	if q := s.Question; q != nil {
		out.Question = questionOf(s.QuestionID(), q, s.Costs)
		out.Question.Settings = settingsOf(q.Offer, s.Settings)
	}
	return out
}

// questionOf writes a question for the wire, with the choices that are open and what
// each of the offer's choices costs.
func questionOf(id string, q *table.Question, costs []money.Cents) *wire.Question {
	out := &wire.Question{ID: id, Offer: q.Offer.ID, Text: q.Offer.Text, Law: cite(q.Offer.Law), Seat: int(q.Seat),
		Box: int(q.Box), Hand: int(q.Hand),
		Least: q.Least, Most: q.Most, Step: q.Step, Usual: q.Usual()}
	for i, c := range q.Offer.Choices {
		if q.Open>>i&1 == 0 {
			continue
		}
		out.Choices = append(out.Choices, string(c))
		if i < len(costs) && costs[i] != 0 {
			out.Costs = append(out.Costs, wire.Cost{Choice: string(c), Cost: costs[i]})
		}
		for _, takes := range []struct {
			which table.Choices
			list  *[]string
		}{{q.Offer.Amounts, &out.Amounts}, {q.Offer.Totals, &out.Totals}, {q.Offer.Numbers, &out.Numbers}, {q.Offer.Cards, &out.Cards}} {
			if takes.which>>i&1 != 0 {
				*takes.list = append(*takes.list, string(c))
			}
		}
	}
	return out
}

// settingsOf writes the ways to set a hand for the wire.
func settingsOf(o *table.Offer, list []table.Setting) (out []wire.Setting) {
	for i := range list {
		s := &list[i]
		x := wire.Setting{Choice: string(s.Answer.Choice), Low: s.Low, LowWorth: s.LowWorth, HighWorth: s.HighWorth,
			LowName: s.LowName, Foul: s.Foul, House: s.House}
		if o.TakesNumber(s.Answer.Choice) {
			x.Number = o.Number(s.Answer)
		}
		var cards []string
		for c := range s.Answer.Cards.All {
			cards = append(cards, c.String())
		}
		x.Cards = strings.Join(cards, " ")
		out = append(out, x)
	}
	return out
}

// receiptOf writes a receipt for the wire.
func receiptOf(r floor.Receipt) wire.Receipt {
	return wire.Receipt{Table: r.Table, At: r.At, Event: r.Event, Seat: int(r.Seat), Amount: r.Amount, Waits: r.Waits,
		Question: r.Question, Repeated: r.Repeated}
}

// timeOf writes a time for the wire; nil for the zero time.
func timeOf(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

// tournamentOf writes a tournament for the wire, or none.
func tournamentOf(t *floor.TournamentStatus) *wire.Tournament {
	if t == nil {
		return nil
	}
	out := &wire.Tournament{NewTournament: wire.NewTournament{Chips: t.Chips, Rounds: t.Rounds, Minutes: t.Minutes, Every: t.Every},
		Host: t.Host, Began: timeOf(t.Began), Ends: timeOf(t.Ends), NextLevel: timeOf(t.NextLevel), Level: t.Level,
		Played: t.Played, Over: t.Over,
		Ranking: []wire.Entrant{}}
	for _, x := range t.Stakes {
		out.Stakes = append(out.Stakes, wire.Stake(x))
	}
	for _, e := range t.Ranking {
		out.Ranking = append(out.Ranking, wire.Entrant{Place: e.Place, Seat: int(e.Seat), Person: e.Person, Name: e.Name,
			Bot: e.Bot, Chips: e.Chips, Out: e.Out})
	}
	return out
}
