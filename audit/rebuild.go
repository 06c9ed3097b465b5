package audit

import (
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
	"boardwalk/tile"
)

// rebuilding is a round while its records are read.
type rebuilding struct {
	round *Round
	seat  table.Seat // whose view it is, if a seat was asked for
	seed  *chance.Seed
	first int // outcomes that were played before the round
	begun bool
	drawn []drawn // the round's outcomes so far
}

// hear takes a record and the events that followed from it.
func (b *rebuilding) hear(s *sitting, l *line, t told) {
	r := b.round
	if s.seed.round != r.Number || !s.seed.open && l.rec.Kind != journal.KindReveal {
		return
	}
	if !b.begun {
		b.begun = true
		r.Game, r.Options = s.setup.Game, s.setup.Options
		if s.stage != nil {
			r.Name, b.first = s.stage.table.Rules().Name, s.stage.drawn
		}
	}
	b.meet(s)
	b.drawn = s.seed.drawn
	step := Step{Record: l.seq(), Time: l.rec.Time, Who: l.rec.Who, Kind: l.rec.Kind, Text: b.stepText(s, l)}
	shown := -1
	for i := range t.events {
		e := &t.events[i]
		draw := 0
		if came := t.came[i] - b.first; came > 0 && came != shown && shows(e) {
			draw, shown = came, came
		}
		if told, ok := b.event(s, e); ok {
			told.Draw = draw
			step.Events = append(step.Events, told)
		}
	}
	r.Steps = append(r.Steps, step)
	b.chips(s, t.events)
	b.notes(s, l)
	if l.rec.Kind == journal.KindReveal {
		r.Over = true
	}
}

// shows reports whether an event is the one that shows an outcome.
func shows(e *table.Event) bool {
	return e.Kind == table.Dealt || e.Kind == table.Burned || e.Kind == table.Thrown
}

// meet adds the players who sit at the table.
func (b *rebuilding) meet(s *sitting) {
	for seat, p := range s.people {
		known := slices.ContainsFunc(b.round.Players, func(q Player) bool { return q.Seat == table.Seat(seat) && q.Person == p.person })
		if p.person != "" && !known {
			b.round.Players = append(b.round.Players, Player{Seat: table.Seat(seat), Person: p.person, Name: p.name, Bot: p.bot})
		}
	}
}

// chips adds up what the seats win and lose.
func (b *rebuilding) chips(s *sitting, events []table.Event) {
	for _, t := range ledger.Derive(events, s.chart, s.person) {
		for i := range b.round.Players {
			p := &b.round.Players[i]
			seat, own := ledger.Seat(s.id, p.Seat), ledger.Player(p.Person)
			switch {
			case p.Person != s.person(p.Seat):
			case t.To == seat && t.From != own:
				p.Net += t.Amount
			case t.From == seat && t.To != own:
				p.Net -= t.Amount
			}
		}
	}
}

// viewer returns the seat that the viewer has at this moment.
func (b *rebuilding) viewer(s *sitting) table.Seat {
	if b.seat != table.House {
		return b.seat
	}
	for seat, p := range s.people {
		if p.person == b.round.As {
			return table.Seat(seat)
		}
	}
	return table.House
}

// event returns an event as the viewer could see it, and false if the viewer could
// not. [table.Event.For] alone decides who sees an event and the face of its card.
func (b *rebuilding) event(s *sitting, e *table.Event) (Event, bool) {
	var seen Seen
	spectator, told := e.For(table.House)
	seen.All = told && spectator == *e
	seen.Back = told && !seen.All
	for seat := table.Seat(1); !seen.All && int(seat) < len(s.people); seat++ {
		if own, ok := e.For(seat); ok && own == *e && s.people[seat].person != "" {
			seen.Seats = append(seen.Seats, seat)
		}
	}
	shown := *e
	if b.round.As != Everybody {
		var ok bool
		if shown, ok = e.For(b.viewer(s)); !ok {
			return Event{}, false
		}
	}
	out := Event{Kind: shown.Kind.String(), Seat: shown.Seat, Text: b.words(s, &shown), Seen: seen,
		By: b.round.paragraph(shown.By), OddsBy: b.round.paragraph(shown.OddsBy)}
	if shown.Tile != tile.None {
		out.Tile = shown.Tile.String()
		return out, true
	}
	switch shown.Kind {
	case table.Dealt, table.Turned, table.Burned:
		out.Card = "??"
		if shown.Card != card.Unknown {
			out.Card = shown.Card.String()
		}
	}
	return out, true
}

// notes keeps what the proof needs from a record.
func (b *rebuilding) notes(s *sitting, l *line) {
	p := &b.round.Proof
	switch l.rec.Kind {
	case journal.KindCommit:
		p.Commitment, p.Committed = s.seed.hash, Mark{Record: l.seq(), Time: l.rec.Time}
	case journal.KindCut:
		var c journal.Cut
		if l.rec.Read(&c) == nil {
			p.Cuts = append(p.Cuts, CutBy{l.seq(), l.rec.Who, c.Text})
		}
	case journal.KindReveal:
		var v journal.Reveal
		if l.rec.Read(&v) == nil {
			if seed, err := chance.ParseSeed(v.Seed); err == nil {
				b.seed = &seed
			}
			p.Seed, p.Revealed = v.Seed, &Mark{Record: l.seq(), Time: l.rec.Time}
			if p.Sealed = b.sealed(s); p.Sealed != "" {
				p.Seed = ""
			}
		}
	}
}

// sealed returns the paragraph for which the seed is kept from the viewer, because it
// would show cards that nobody was shown; "" if there is none.
func (b *rebuilding) sealed(s *sitting) string {
	if b.round.As == Everybody || s.stage == nil {
		return ""
	}
	return b.round.paragraph(s.stage.table.Concealed())
}

// stepText describes a record that has no events.
func (b *rebuilding) stepText(s *sitting, l *line) string {
	switch l.rec.Kind {
	case journal.KindCommit:
		return "The seed of the round is committed to: " + s.seed.hash
	case journal.KindReveal:
		if b.sealed(s) != "" {
			return "The seed of the round is revealed to auditors"
		}
		var v journal.Reveal
		_ = l.rec.Read(&v) // what is wrong with it is a fault by now
		return "The seed of the round is revealed: " + v.Seed
	case journal.KindCut:
		var c journal.Cut
		_ = l.rec.Read(&c)
		return l.rec.Who + " cuts: " + quoted(c.Text)
	case journal.KindSit, journal.KindStand:
		var d journal.Seating
		_ = l.rec.Read(&d)
		if l.rec.Kind == journal.KindSit {
			return d.Person + " brings " + d.Amount.String() + " to seat " + number(d.Seat)
		}
		return d.Person + " stands up from seat " + number(d.Seat) + " with " + d.Amount.String()
	case floor.KindFloor:
		return matterText(l)
	}
	switch l.entry.Kind {
	case table.Played:
		return "The round of play begins"
	case table.Paused:
		return "The players are asked before the next round"
	case table.Opened:
		return "The table is opened"
	case table.Clocked:
		return "The table is told the time"
	case table.Noticed:
		if l.entry.Change.Withdrawn {
			return "The notice of a change is withdrawn"
		}
		return "Notice is given of a change"
	case table.Chose:
		if l.rec.Who == "clock" {
			return "Nobody answers in time: the first choice is taken for seat " + number(l.entry.Seat)
		}
	}
	return ""
}
