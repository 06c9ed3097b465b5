package client

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	"boardwalk/api/wire"
)

// Lounges returns the keno lounges of the house.
func (c *Client) Lounges(ctx context.Context) (list []wire.KenoListing, err error) {
	return list, c.do(ctx, http.MethodGet, "/api/keno", "", nil, &list)
}

// PrivateLounge returns a keno game of one's own, whose numbers are drawn when one locks
// it out.
func (c *Client) PrivateLounge(ctx context.Context) (*Lounge, error) {
	var v wire.Keno
	if err := c.do(ctx, http.MethodPost, "/api/keno", NewKey(), nil, &v); err != nil {
		return nil, err
	}
	return c.Lounge(v.ID), nil
}

// Lounge is a keno lounge of the casino.
type Lounge struct {
	*Client
	ID string
}

// Lounge returns a keno lounge by its id. It sends nothing.
func (c *Client) Lounge(id string) *Lounge { return &Lounge{c, id} }

// path returns the path of something in the lounge.
func (l *Lounge) path(format string, args ...any) string {
	return "/api/keno/" + url.PathEscape(l.ID) + fmt.Sprintf(format, args...)
}

// View returns the lounge: rate card, terms, and how the game stands.
func (l *Lounge) View(ctx context.Context) (v wire.Keno, err error) {
	return v, l.do(ctx, http.MethodGet, l.path(""), "", nil, &v)
}

// Price returns what a request costs.
func (l *Lounge) Price(ctx context.Context, r wire.KenoRequest) (q wire.KenoQuote, err error) {
	return q, l.do(ctx, http.MethodPost, l.path("/price"), NewKey(), r, &q)
}

// Odds returns what a request is worth in one game.
func (l *Lounge) Odds(ctx context.Context, r wire.KenoRequest) (o wire.KenoOdds, err error) {
	return o, l.do(ctx, http.MethodPost, l.path("/odds"), NewKey(), r, &o)
}

// Buy buys a ticket.
func (l *Lounge) Buy(ctx context.Context, p wire.KenoPurchase) (t wire.KenoTicket, err error) {
	return t, l.do(ctx, http.MethodPost, l.path("/tickets"), NewKey(), p, &t)
}

// Tickets returns one's tickets, the newest first, before a ticket if that is not 0.
func (l *Lounge) Tickets(ctx context.Context, before uint64) (page wire.KenoTickets, err error) {
	return page, l.do(ctx, http.MethodGet, l.path("/tickets?before=%d", before), "", nil, &page)
}

// Ticket returns a ticket.
func (l *Lounge) Ticket(ctx context.Context, number uint64) (t wire.KenoTicket, err error) {
	return t, l.do(ctx, http.MethodGet, l.path("/tickets/%d", number), "", nil, &t)
}

// Void voids a ticket whose first game is not locked out yet.
func (l *Lounge) Void(ctx context.Context, number uint64) (t wire.KenoTicket, err error) {
	return t, l.do(ctx, http.MethodDelete, l.path("/tickets/%d", number), NewKey(), nil, &t)
}

// Refund has the games of a ticket refunded that are not drawn.
func (l *Lounge) Refund(ctx context.Context, number uint64) (t wire.KenoTicket, err error) {
	return t, l.do(ctx, http.MethodPost, l.path("/tickets/%d/refund", number), NewKey(), nil, &t)
}

// Replay uses an old ticket as the request for the next game.
func (l *Lounge) Replay(ctx context.Context, number uint64) (t wire.KenoTicket, err error) {
	return t, l.do(ctx, http.MethodPost, l.path("/tickets/%d/replay", number), NewKey(), nil, &t)
}

// Redeem has tickets paid, each for itself.
func (l *Lounge) Redeem(ctx context.Context, numbers ...uint64) ([]wire.KenoPaid, error) {
	var out wire.KenoPayments
	err := l.do(ctx, http.MethodPost, l.path("/redemptions"), NewKey(), wire.KenoRedemption{Tickets: numbers}, &out)
	return out.Payments, err
}

// LockOut starts the game: one's own private game, or as staff.
func (l *Lounge) LockOut(ctx context.Context) (st wire.KenoStatus, err error) {
	return st, l.do(ctx, http.MethodPost, l.path("/lock-out"), NewKey(), wire.KenoLockOut{}, &st)
}

// Cut cuts the present game, in which one has a ticket; see [KenoCutter].
func (l *Lounge) Cut(ctx context.Context, c wire.Cut) (st wire.KenoStatus, err error) {
	return st, l.do(ctx, http.MethodPost, l.path("/cuts"), NewKey(), c, &st)
}

// OpenCut shows the secret of one's cut, when the game is locked out.
func (l *Lounge) OpenCut(ctx context.Context, o wire.Opening) (st wire.KenoStatus, err error) {
	return st, l.do(ctx, http.MethodPost, l.path("/openings"), NewKey(), o, &st)
}

// Races returns games that were drawn, the newest first, before a game if that is not 0.
func (l *Lounge) Races(ctx context.Context, before uint64) (list []wire.KenoResult, err error) {
	return list, l.do(ctx, http.MethodGet, l.path("/races?before=%d", before), "", nil, &list)
}

// Race returns a game that was drawn, with the proof of its numbers.
func (l *Lounge) Race(ctx context.Context, number uint64) (r wire.KenoRace, err error) {
	return r, l.do(ctx, http.MethodGet, l.path("/races/%d", number), "", nil, &r)
}

// KenoMessage is one message of a lounge's stream. One of its parts is there, or none for a
// ping.
type KenoMessage struct {
	ID     uint64 // where to take the stream up again; 0 if it is as before
	Event  *wire.KenoEvent
	Ball   *wire.KenoBall
	Status *wire.KenoStatus
	End    *wire.End
}

// Follow calls hear for every message of a lounge's stream, beginning after an event. It
// ends when hear returns an error, which Follow returns, or when the context is done. If the
// stream is lost, Follow opens it again where it was.
func (l *Lounge) Follow(ctx context.Context, after uint64, hear func(KenoMessage) error) error {
	return follow(ctx, func(wait *int) error {
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, l.base+l.path("/events"), nil)
		if err != nil {
			return err
		}
		r.Header.Set("Last-Event-ID", strconv.FormatUint(after, 10))
		answer, err := l.http.Do(r)
		if err != nil {
			return err
		}
		defer answer.Body.Close()
		if answer.StatusCode != http.StatusOK {
			return problemOf(answer)
		}
		return readMessages(answer.Body, func(id uint64, kind, data string) error {
			*wait = 0
			if id != 0 {
				after = id
			}
			m := KenoMessage{ID: id}
			if err := m.fill(kind, data); err != nil {
				return err
			}
			if err := hear(m); err != nil {
				return &enough{err}
			}
			return nil
		})
	})
}

// fill reads the data of a message of a kind.
func (m *KenoMessage) fill(kind, data string) error {
	switch kind {
	case "event":
		m.Event = &wire.KenoEvent{}
		return unmarshal(kind, data, m.Event)
	case "ball":
		m.Ball = &wire.KenoBall{}
		return unmarshal(kind, data, m.Ball)
	case "status":
		m.Status = &wire.KenoStatus{}
		return unmarshal(kind, data, m.Status)
	case "end":
		m.End = &wire.End{}
		return unmarshal(kind, data, m.End)
	}
	return nil
}
