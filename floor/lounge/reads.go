package lounge

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/store"
)

// Ticket returns a ticket to whoever may see it: its holder, or staff, however old it is.
func (l *Lounge) Ticket(ctx context.Context, by Party, number uint64) (Ticket, error) {
	var t Ticket
	var found bool
	err := l.Look(ctx, func(s *system.System) error {
		t, found = s.Ticket(number)
		return nil
	})
	if err == nil && !found {
		if t, err = l.oldTicket(ctx, number); errors.Is(err, store.ErrNone) {
			err = unknownTicket(number)
		}
	}
	if err == nil && by.Rank == Patron && (t.Holder != by.Who || t.Holder == "") {
		err = unknownTicket(number)
	}
	if err != nil {
		return Ticket{}, err
	}
	return t, nil
}

// unknownTicket is the refusal of a ticket that is not there for whoever asks.
func unknownTicket(number uint64) error {
	return law.RefuseFor(law.Unknown, "15.4(c)12", "there is no such ticket to be presented: number %d", number)
}

// Tickets returns tickets of a person, the newest first, before a ticket number if that is
// not zero.
func (l *Lounge) Tickets(ctx context.Context, person string, before uint64, most int) ([]Ticket, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	var list []Ticket
	err := l.Look(ctx, func(s *system.System) error {
		list = s.TicketsOf(person)
		return nil
	})
	if err != nil {
		return nil, err
	}
	known := map[uint64]bool{}
	list = slices.DeleteFunc(list, func(t Ticket) bool { return t.Sale.Ticket >= before })
	for i := range list {
		known[list[i].Sale.Ticket] = true
	}
	read := 0
	for seq := uint64(math.MaxInt64); read < most; {
		page, err := l.config.Log.Spent(ctx, person, l.ID, seq, most)
		if err != nil {
			return nil, err
		}
		for i := range page {
			seq = page[i].Seq
			var sale system.Sale
			if page[i].Kind != system.KindTicket || page[i].Read(&sale) != nil || sale.Ticket >= before {
				continue
			}
			if read++; known[sale.Ticket] {
				continue
			}
			t, err := l.recall(ctx, &page[i])
			if err != nil {
				return nil, err
			}
			list = append(list, t)
		}
		if len(page) < most {
			break
		}
	}
	slices.SortFunc(list, func(a, b Ticket) int { return cmp.Compare(b.Sale.Ticket, a.Sale.Ticket) })
	return list[:min(len(list), most)], nil
}

// Race is a game that was drawn, with what proves its numbers.
type Race struct {
	system.Draw
	Time   time.Time      // of the draw
	Seed   string         // that was revealed
	Hash   string         // that was committed to before
	Path   string         // of the hash in its series
	Series journal.Series // that the seed is of
	Chain  string         // to which the round is chained
	Cuts   []RaceCut      // those that were opened, as they were, and then the others
	Beacon *RaceBeacon    // nil for none
	Until  time.Time      // how long cuts could be opened; zero if nothing was mixed in
}

// ErrNoGame says that a game was not drawn yet, or never will be.
var ErrNoGame error = law.RefuseFor(law.Unknown, "15.5(h)", "there is no such game, or it is not drawn yet")

// Race returns the winning numbers of a game and their proof, however long ago it was
// (15.5(h)).
func (l *Lounge) Race(ctx context.Context, number uint64) (*Race, error) {
	r, err := l.drawOf(ctx, number)
	if err != nil {
		return nil, err
	}
	return l.race(ctx, &r)
}

// race returns the game that a record drew.
func (l *Lounge) race(ctx context.Context, r *journal.Record) (*Race, error) {
	log, g := l.config.Log, &Race{Time: r.Time}
	if err := r.Read(&g.Draw); err != nil {
		return nil, err
	}
	var commit journal.Commit
	if before, err := log.Before(ctx, l.ID, journal.KindCommit, r.Seq); err != nil {
		return nil, err
	} else if err := before.Read(&commit); err != nil {
		return nil, err
	}
	g.Hash, g.Path, g.Chain = commit.Hash, commit.Path, commit.Chain
	if err := l.findSeries(ctx, commit.Series, r.Seq, &g.Series); err != nil {
		return nil, err
	}
	after, err := log.Next(ctx, l.ID, journal.KindReveal, r.Seq)
	if err != nil {
		return nil, err
	}
	var reveal journal.Reveal
	if err := after.Read(&reveal); err != nil {
		return nil, err
	}
	g.Seed = reveal.Of(g.Round)
	return g, l.readMix(ctx, g, r.Seq)
}

// findSeries reads the commitment to a series of seeds that was made before a record. Later
// series may have been committed to meanwhile.
func (l *Lounge) findSeries(ctx context.Context, number, before uint64, out *journal.Series) error {
	for {
		r, err := l.config.Log.Before(ctx, l.ID, journal.KindSeries, before)
		if err != nil {
			return err
		}
		if *out = (journal.Series{}); r.Read(out) == nil && out.Series == number {
			return nil
		}
		before = r.Seq
	}
}

// Races returns games that were drawn, the newest first and at most so many, before a game if that
// is not zero.
func (l *Lounge) Races(ctx context.Context, before uint64, most int) ([]*Race, error) {
	var list []*Race
	b := l.Board()
	last := b.Game
	if b.Phase != system.Shut {
		last--
	}
	if before > 0 {
		last = min(last, before-1)
	}
	for n := last; n > 0 && len(list) < most; n-- {
		r, err := l.Race(ctx, n)
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	return list, nil
}

// Drawn returns the numbers of the game as package keno has them.
func (g *Race) Drawn() (keno.Draw, error) { return keno.NewDraw(g.Numbers) }

// Voided returns the listing of tickets that were voided at a station in the gaming day.
func (l *Lounge) Voided(ctx context.Context, station int) (list []uint64, err error) {
	err = l.Look(ctx, func(s *system.System) error {
		list = s.Voided(station)
		return nil
	})
	return list, err
}
