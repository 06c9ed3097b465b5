package audit

import (
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/casino"
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
	names func(person string) string
	seat  table.Seat // whose view it is, if a seat was asked for
	seed  *chance.Seed
	first int // outcomes that were played before the round
	begun bool
	drawn []drawn // the round's outcomes so far
	mix   journal.Mix
	plays bool // a round of play is under way, and not only an act that draws

	unseen table.Unseen // faces of the round that not everybody was shown
}

// hear takes a record and the events that followed from it.
func (b *rebuilding) hear(s *sitting, l *line, t told) {
	r := b.round
	if l.rec.Kind == journal.KindReveal {
		b.revealed(s, l)
	}
	if s.seed.round != r.Number || !s.seed.open || r.Over {
		r.Over = r.Over || b.begun
		return
	}
	if !b.begun {
		b.begun = true
		r.Game, r.Rules, r.Options = s.setup.Game, s.setup.Rules, s.setup.Options
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
		b.unseen.Hear(e)
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
}

// shows reports whether an event is the one that shows an outcome.
func shows(e *table.Event) bool {
	return e.Kind == table.Dealt || e.Kind == table.Burned || e.Kind == table.Thrown
}

// meet adds the players who sit at the table.
func (b *rebuilding) meet(s *sitting) {
	for seat, person := range s.people {
		known := slices.ContainsFunc(b.round.Players, func(q Player) bool { return q.Seat == table.Seat(seat) && q.Person == person })
		if person != "" && !known {
			b.round.Players = append(b.round.Players,
				Player{Seat: table.Seat(seat), Person: person, Name: b.nameOf(person), Bot: casino.IsBot(person)})
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
	for seat, person := range s.people {
		if person == b.round.As {
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
		if own, ok := e.For(seat); ok && own == *e && s.people[seat] != "" {
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
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded:
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
		var c journal.Commit
		if l.rec.Read(&c) == nil {
			p.Commitment, p.Committed = s.seed.hash, Mark{Record: l.seq(), Time: l.rec.Time}
			p.Series, p.Chain = c.Series, c.Chain
			b.mix.Chain, _ = journal.ParseDigest(c.Chain) // what is wrong with it is a fault by now
		}
	case journal.KindCut:
		var c journal.Cut
		if l.rec.Read(&c) == nil {
			p.Cuts = append(p.Cuts, CutBy{Record: l.seq(), Seat: c.Seat, Person: l.rec.Who, Hash: c.Hash})
		}
	case journal.KindOpen:
		var o journal.Opening
		if l.rec.Read(&o) == nil {
			b.opened(&o, l)
		}
	case journal.KindBeacon:
		var v journal.BeaconSpoke
		if l.rec.Read(&v) == nil {
			value, _ := journal.ParseSignature(v.Value)
			b.mix.Beacon = journal.BeaconOf(v.Beacon, value)
			p.Beacon, p.Value = v.Beacon, v.Value
		}
	case journal.KindVoid:
		var v journal.Void
		if l.rec.Read(&v) == nil {
			p.Void = v.Why
		}
	case journal.KindEntry:
		b.plays = b.plays || l.entry.Kind == table.Played
	}
}

// opened takes the opening of a cut.
func (b *rebuilding) opened(o *journal.Opening, l *line) {
	secret, _ := journal.ParseSecret(o.Secret)
	for i := range b.round.Proof.Cuts {
		if c := &b.round.Proof.Cuts[i]; c.Seat == o.Seat && c.Person == l.rec.Who && c.Secret == "" {
			c.Secret = o.Secret
			b.mix.Cuts = append(b.mix.Cuts, journal.Opened{Seat: o.Seat, Person: l.rec.Who, Secret: secret})
		}
	}
}

// revealed takes the record of seeds, if the round's is among them.
func (b *rebuilding) revealed(s *sitting, l *line) {
	var v journal.Reveal
	if !b.begun || b.seed != nil || l.rec.Read(&v) != nil || v.Of(b.round.Number) == "" {
		return
	}
	p := &b.round.Proof
	if seed, err := journal.ParseSecret(v.Of(b.round.Number)); err == nil {
		b.seed = &seed
	}
	p.Seed, p.Revealed = v.Of(b.round.Number), &Mark{Record: l.seq(), Time: l.rec.Time}
	if p.Sealed = b.sealed(s); p.Sealed != "" {
		p.Seed = ""
	}
}

// sealed returns the paragraph for which the seed is kept from the viewer, because it
// would show cards that nobody was shown; "" if there is none.
func (b *rebuilding) sealed(s *sitting) string {
	if b.round.As == Everybody || s.stage == nil || !b.unseen.Any() {
		return ""
	}
	return b.round.paragraph(s.stage.table.Unshown())
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
		return "The seed of the round is revealed: " + v.Of(b.round.Number)
	case journal.KindSeries:
		return "The seeds of many rounds to come are committed to"
	case journal.KindCut:
		var c journal.Cut
		_ = l.rec.Read(&c)
		return l.rec.Who + " cuts: " + c.Hash
	case journal.KindNoMoreBets:
		return "No more bets: the cuts may be opened"
	case journal.KindOpen:
		var o journal.Opening
		_ = l.rec.Read(&o)
		return l.rec.Who + " opens the cut: " + o.Secret
	case journal.KindBeacon:
		var v journal.BeaconSpoke
		_ = l.rec.Read(&v)
		return fmt.Sprintf("The beacon's round %d: %s", v.Beacon, v.Value)
	case journal.KindCorrection:
		var c journal.Correction
		_ = l.rec.Read(&c)
		return fmt.Sprintf("The correction of a payment of round %d is %s: %s, %s", c.Round, c.Did, c.Wager, c.Amount)
	case journal.KindUnopened:
		return "Cuts were not opened in time"
	case journal.KindVoid:
		return "Nothing is dealt under this seed"
	case journal.KindSit, journal.KindStand:
		var d journal.Seating
		_ = l.rec.Read(&d)
		if l.rec.Kind == journal.KindSit {
			return d.Person + " brings " + d.Amount.String() + " to seat " + number(d.Seat)
		}
		return d.Person + " stands up from seat " + number(d.Seat) + " with " + d.Amount.String()
	case floor.KindFloor:
		return b.matterText(l)
	}
	switch l.entry.Kind {
	case table.Played:
		return "The round of play begins"
	case table.Paused:
		return "The players are asked before the next round"
	case table.Abandoned:
		return "The house was restored from a copy, and abandons the round"
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
