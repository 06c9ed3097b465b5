package store

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"boardwalk/store/query"
)

// ErrElsewhere is the error of a write to what the shard of the house's own keeps, from a node that only follows it.
var ErrElsewhere = errors.New("people are changed by the node that has the house's own shard")

// People is what a house in PostgreSQL keeps of people and their sessions, for a node that need not have the shard
// where they are changed.
type People struct {
	*Reader
	house *postgresHouse
}

// People opens what the house keeps of people. It is closed by whoever opened it.
func (n *Node) People() (*People, error) {
	if n.seedKey == nil {
		return nil, errors.New("without the key of the seeds no session can be checked")
	}
	r, err := readHouse(n.house, 0, n.key)
	if err != nil {
		return nil, err
	}
	r.seeds = n.seedKey
	return &People{r, n.house}, nil
}

// Now returns the machine's time.
func (p *People) Now() time.Time { return time.Now() }

// Append refuses everything, with [ErrElsewhere].
func (p *People) Append(*Batch) (Commit, error) { return Commit{}, ErrElsewhere }

// MAC is [Store.MAC].
func (p *People) MAC(what string, parts ...string) []byte { return p.seeds.MAC(what, parts...) }

// Named returns the id of whoever signs in with a name that is no id, or [ErrNone].
func (p *People) Named(ctx context.Context, name string) (string, error) {
	return query.One[string](ctx, p.db, `SELECT id FROM person WHERE convert_from(data, 'UTF8')::jsonb ->> 'signsIn' = ?`, name)
}

// Follower is somebody who keeps copies of people and sessions.
type Follower interface {
	// Listens says whether changes are told of from now on. While they are not, and whenever it changes, all copies are
	// to be forgotten.
	Listens(bool)
	ForgetPerson(id string)
	ForgetSession(id string)
}

// tellFollowers has the database tell everybody who listens, when the transaction is committed.
const tellFollowers = `SELECT pg_notify('boardwalk_people', current_schema() || ' ' || ?::TEXT)`

// tellPeople tells them whom batches change, and which sessions they end. What is new need not be told, because nobody
// has read it.
func tellPeople(w *writing, by *statement, all []*waiting) {
	tell := func(kind, id string) {
		w.pipe.add(by, func(pgx.Rows) error { return nil }, []any{kind + " " + id})
	}
	for _, one := range all {
		for i := range one.batch.People {
			tell("person", one.batch.People[i].ID)
		}
		for i := range one.batch.Sessions {
			if s := &one.batch.Sessions[i]; s.Until.IsZero() {
				tell("session", s.ID)
			}
		}
	}
}

// Follow tells a follower of every change, until ctx is over. The database does so when a change is committed.
func (p *People) Follow(ctx context.Context, f Follower) {
	for ctx.Err() == nil {
		err := p.listen(ctx, f)
		f.Listens(false)
		if ctx.Err() == nil {
			slog.Warn("changes of people are not heard; this node tries again", "err", err)
		}
		select {
		case <-time.After(leaseFor / 4):
		case <-ctx.Done():
		}
	}
}

// listen tells a follower of changes as long as the database can be heard.
func (p *People) listen(ctx context.Context, f Follower) error {
	began, cancel := context.WithTimeout(ctx, leaseFor)
	defer cancel()
	conn, err := pgx.ConnectConfig(began, p.house.config)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(began))
	if _, err := conn.Exec(began, `LISTEN boardwalk_people`); err != nil {
		return err
	}
	f.Listens(true)
	for {
		heard, err := hear(ctx, conn)
		if err != nil {
			return err
		}
		if heard == "" {
			continue
		}
		from, what, ok := strings.Cut(heard, " ")
		kind, id, _ := strings.Cut(what, " ")
		switch {
		case !ok || from != p.house.base: // several houses may be in one database
		case kind == "person":
			f.ForgetPerson(id)
		case kind == "session":
			f.ForgetSession(id)
		}
	}
}

// hear waits for the database to tell something, and returns "" if it told nothing for a while but is there.
func hear(ctx context.Context, conn *pgx.Conn) (string, error) {
	within, cancel := context.WithTimeout(ctx, leaseFor/2)
	defer cancel()
	n, err := conn.WaitForNotification(within)
	switch {
	case err == nil:
		return n.Payload, nil
	case within.Err() == nil || ctx.Err() != nil:
		return "", err
	}
	again, done := context.WithTimeout(ctx, leaseFor/2)
	defer done()
	return "", conn.Ping(again) // a connection that was cut says nothing either
}
