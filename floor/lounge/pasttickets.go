package lounge

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/store"
)

// oldTicket finds a ticket in the record that is not at hand any more.
func (l *Lounge) oldTicket(ctx context.Context, number uint64) (Ticket, error) {
	r, err := l.config.Log.Numbered(ctx, l.ID, system.KindTicket, number, func(r *journal.Record) (uint64, error) {
		var d system.Sale
		err := r.Read(&d)
		return d.Ticket, err
	})
	if err != nil {
		return Ticket{}, err
	}
	return l.recall(ctx, &r)
}

// recall returns a ticket that a record sold, with all that became of it.
func (l *Lounge) recall(ctx context.Context, sold *journal.Record) (Ticket, error) {
	var sale system.Sale
	if err := sold.Read(&sale); err != nil {
		return Ticket{}, err
	}
	setup, err := l.config.Log.Before(ctx, l.ID, system.KindSetup, sold.Seq)
	if err != nil {
		return Ticket{}, fmt.Errorf("the setup of ticket %d: %w", sale.Ticket, err)
	}
	past := &pastTicket{lounge: l, sale: sale, draws: map[uint64]*journal.Record{}}
	if err := past.find(ctx, sold.Seq); err != nil {
		return Ticket{}, err
	}
	t, err := system.Recall(sold, &setup, past.later, past.draw(ctx))
	if err != nil || t.Won == 0 {
		return t, err
	}
	if err := past.look(ctx, system.KindPaid, past.seqOf(t.Last), math.MaxInt64); err != nil { // or nobody claimed it
		return Ticket{}, err
	}
	return system.Recall(sold, &setup, past.later, past.draw(ctx))
}

// pastTicket is what is found in the record about a ticket that is not at hand. A search
// reads all records between two others, so each is kept to where its record can be.
type pastTicket struct {
	lounge *Lounge
	sale   system.Sale
	draws  map[uint64]*journal.Record // by game
	later  []journal.Record           // about the ticket, after its sale
}

// find looks for the end of a ticket before its last game: void until its first game is
// drawn, or its later games refunded.
func (p *pastTicket) find(ctx context.Context, sold uint64) error {
	draw := p.draw(ctx)
	if _, _, err := draw(p.sale.First); err != nil && !errors.Is(err, ErrNoGame) {
		return err
	}
	if err := p.look(ctx, system.KindVoid, sold, p.seqOf(p.sale.First)); err != nil || len(p.later) > 0 || p.sale.First == p.sale.Last {
		return err
	}
	if _, _, err := draw(p.sale.Last); err != nil && !errors.Is(err, ErrNoGame) {
		return err
	}
	return p.look(ctx, system.KindRefund, sold, p.seqOf(p.sale.Last))
}

// look looks for a record of a kind about the ticket, between two others.
func (p *pastTicket) look(ctx context.Context, kind string, after, before uint64) error {
	text := fmt.Sprintf(`{"ticket":%d,`, p.sale.Ticket)
	r, err := p.lounge.config.Log.Containing(ctx, p.lounge.ID, kind, text, after, before)
	switch {
	case errors.Is(err, store.ErrNone):
		return nil
	case err != nil:
		return err
	}
	p.later = append(p.later, r)
	return nil
}

// seqOf returns the number of the record that drew a game; the highest there can be if it
// is not drawn.
func (p *pastTicket) seqOf(game uint64) uint64 {
	if r := p.draws[game]; r != nil {
		return r.Seq
	}
	return math.MaxInt64
}

// draw finds draws by their game, each once.
func (p *pastTicket) draw(ctx context.Context) func(uint64) (system.Draw, time.Time, error) {
	return func(game uint64) (d system.Draw, at time.Time, err error) {
		r := p.draws[game]
		if r == nil {
			found, err := p.lounge.drawOf(ctx, game)
			if err != nil {
				return d, at, err
			}
			r = &found
			p.draws[game] = r
		}
		return d, r.Time, r.Read(&d)
	}
}

// drawOf finds the record that drew a game. It returns [ErrNoGame] if there is none.
func (l *Lounge) drawOf(ctx context.Context, game uint64) (journal.Record, error) {
	r, err := l.config.Log.Numbered(ctx, l.ID, system.KindDraw, game, func(r *journal.Record) (uint64, error) {
		var d system.Draw
		err := r.Read(&d)
		return d.Game, err
	})
	if errors.Is(err, store.ErrNone) {
		err = ErrNoGame
	}
	return r, err
}
