package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/floor/sitting"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

// Wings are the wings of a divided house as the server of its hall asks them. It is a [floor.Wings], and keeps what
// staff and players are shown of tables and lounges.
type Wings struct {
	ask []*asker // by wing, from 1 on

	mu   sync.RWMutex
	desk []map[string]wire.DeskTable // by wing
	keno [][]wire.KenoListing        // by wing
}

var _ floor.Wings = (*Wings)(nil)

// NewWings returns the wings of a house of so many shards besides its own. ask returns how the owner of a shard is asked.
func NewWings(shards int, ask func(shard int) http.RoundTripper) *Wings {
	w := &Wings{ask: make([]*asker, shards+1), desk: make([]map[string]wire.DeskTable, shards+1), keno: make([][]wire.KenoListing, shards+1)}
	for shard := 1; shard <= shards; shard++ {
		w.ask[shard] = &asker{ask(shard)}
	}
	return w
}

// Count returns how many wings there are.
func (w *Wings) Count() int { return len(w.ask) - 1 }

// Glance asks a wing for what has changed since a version.
func (w *Wings) Glance(ctx context.Context, wing int, since string) (*floor.Glance, error) {
	var g insideGlance
	if err := w.ask[wing].get(ctx, "/inside/glance?since="+url.QueryEscape(since), &g); err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if g.Whole || w.desk[wing] == nil {
		w.desk[wing] = map[string]wire.DeskTable{}
	}
	for _, t := range g.Desk {
		w.desk[wing][t.ID] = t
	}
	w.keno[wing] = g.Keno
	return &g.Glance, nil
}

// Notices asks a wing for the notices of changes to come.
func (w *Wings) Notices(ctx context.Context, wing int) (list []floor.Given, err error) {
	return list, w.ask[wing].get(ctx, "/inside/notices", &list)
}

// SetUp has a wing set a private table up, under the key of whoever wants it.
func (w *Wings) SetUp(ctx context.Context, wing int, by string, p *sitting.Plan) error {
	return w.ask[wing].post(ctx, "/inside/tables", p.Asked.Key, insideTable{by, *p}, nil)
}

// Table returns what can be asked of a table in a wing.
func (w *Wings) Table(wing int, id string) floor.Orders {
	return &farTable{w.ask[wing], "/inside/tables/" + url.PathEscape(id)}
}

// view asks for a table as a person sees it.
func (w *Wings) view(ctx context.Context, id, person string) (v wire.TableView, err error) {
	return v, w.of(id).get(ctx, "/inside/tables/"+url.PathEscape(id)+"?person="+url.QueryEscape(person), &v)
}

// privateKeno has a wing open the private game of keno of a person.
func (w *Wings) privateKeno(ctx context.Context, id string, by insideKeno) (k wire.Keno, err error) {
	return k, w.of(id).post(ctx, "/inside/keno", client.NewKey(), by, &k)
}

// of returns the wing of a private table or game.
func (w *Wings) of(id string) *asker { return w.ask[store.ShardOf(id, w.Count())] }

// deskTable returns a table as staff see it.
func (w *Wings) deskTable(id string) (wire.DeskTable, bool) {
	w.mu.RLock()
	defer w.mu.RUnlock()
	for _, tables := range w.desk {
		if t, ok := tables[id]; ok {
			return t, true
		}
	}
	return wire.DeskTable{}, false
}

// kenoListing returns a lounge as the lobby shows it.
func (w *Wings) kenoListing(id string) (wire.KenoListing, bool) {
	w.mu.RLock()
	defer w.mu.RUnlock()
	for _, list := range w.keno {
		for _, l := range list {
			if l.ID == id {
				return l, true
			}
		}
	}
	return wire.KenoListing{}, false
}

// farTable is a table in a wing.
type farTable struct {
	*asker
	path string
}

// Confirm implements [floor.Orders].
func (t *farTable) Confirm(ctx context.Context, by floor.Party) (floor.Receipt, error) {
	return t.order(ctx, "confirmations", &insideOrder{By: by})
}

// NoticeNeeded implements [floor.Orders].
func (t *farTable) NoticeNeeded(ctx context.Context, c table.Change) (needs table.NoticeNeeded, err error) {
	return needs, t.post(ctx, t.path+"/needed", client.NewKey(), &insideOrder{Change: c}, &needs)
}

// Post implements [floor.Orders].
func (t *farTable) Post(ctx context.Context, by floor.Party, c table.Change, with []string) (floor.Receipt, error) {
	return t.order(ctx, "notices", &insideOrder{By: by, Change: c, With: with})
}

// Withdraw implements [floor.Orders].
func (t *farTable) Withdraw(ctx context.Context, by floor.Party, n floor.Notice) (floor.Receipt, error) {
	return t.order(ctx, "withdrawals", &insideOrder{By: by, Notice: n})
}

// Show implements [floor.Orders].
func (t *farTable) Show(ctx context.Context, until time.Time) error {
	return t.post(ctx, t.path+"/shows", client.NewKey(), &insideOrder{Until: until}, nil)
}

// order gives an order, which may wait for the end of a round. If it has no key it gets one: it may be given again when the
// wing has moved.
func (t *farTable) order(ctx context.Context, path string, in *insideOrder) (r floor.Receipt, err error) {
	if in.By.Key == "" {
		in.By.Key = client.NewKey()
	}
	return r, t.do(ctx, http.MethodPost, t.path+"/"+path, in.By.Key, in, &r)
}

// Hall is the hall of a divided house, as a wing asks it. It is a [people.Hall].
type Hall struct{ *asker }

var _ people.Hall = (*Hall)(nil)

// NewHall returns the hall, which is asked by the given means.
func NewHall(ask http.RoundTripper) *Hall { return &Hall{&asker{ask}} }

// Visit has the hall note that somebody goes to a table.
func (h *Hall) Visit(ctx context.Context, person, table string, after uint64) error {
	return h.post(ctx, "/inside/people/visits", client.NewKey(), insideVisit{person, table, after}, nil)
}

// Seen tells the hall which guests were seen.
func (h *Hall) Seen(ctx context.Context, guests []string) error {
	return h.post(ctx, "/inside/people/seen", client.NewKey(), guests, nil)
}

// deed has the hall note what somebody did.
func (h *Hall) deed(ctx context.Context, person, deed string) error {
	return h.post(ctx, "/inside/people/deeds", client.NewKey(), insideDeed{person, deed}, nil)
}

// asker asks another server of the house.
type asker struct{ means http.RoundTripper }

// askTime is how long an answer may take that waits for nobody.
const askTime = 10 * time.Second

// get asks for something.
func (a *asker) get(ctx context.Context, path string, out any) error {
	ctx, cancel := context.WithTimeout(ctx, askTime)
	defer cancel()
	return a.do(ctx, http.MethodGet, path, "", nil, out)
}

// post orders something that waits for nobody. With a key it may be ordered again if the owner goes away.
func (a *asker) post(ctx context.Context, path, key string, in, out any) error {
	ctx, cancel := context.WithTimeout(ctx, askTime)
	defer cancel()
	return a.do(ctx, http.MethodPost, path, key, in, out)
}

// do sends a request, with a body if in is not nil, and reads the answer into out if it is not nil.
func (a *asker) do(ctx context.Context, method, path, key string, in, out any) error {
	var text bytes.Buffer
	if in != nil {
		if err := json.NewEncoder(&text).Encode(in); err != nil {
			return err
		}
	}
	r, err := http.NewRequestWithContext(ctx, method, "http://house"+path, &text)
	if err != nil {
		return err
	}
	if key != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	r.Header.Set("Content-Type", "application/json")
	answer, err := a.means.RoundTrip(r)
	if err != nil {
		return fmt.Errorf("%w (%w)", floor.ErrSilent, err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		failed := &insideError{}
		_ = json.NewDecoder(answer.Body).Decode(failed) // what is no answer of a server says nothing
		return failed.err()
	}
	if out == nil {
		_, err = io.Copy(io.Discard, answer.Body)
	} else {
		err = json.NewDecoder(answer.Body).Decode(out)
	}
	if err != nil {
		return fmt.Errorf("%w (%s %s: %w)", floor.ErrSilent, method, strconv.Quote(path), err)
	}
	return nil
}
