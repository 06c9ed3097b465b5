package store

import (
	"context"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	"boardwalk/ledger"
	"boardwalk/money"
)

// sharedAccounts is the accounts that all shards of a house write to: those of people, the cage and the revenue
// fund. They are in one table of the house. A transaction locks those that it touches and reads them
// anew before it decides anything, so what a person has can be spent once, wherever they ask.
type sharedAccounts struct {
	make, lock *statement
	put        inserts
	known      map[ledger.Account]bool // those that have a row
}

// prepare prepares the statements.
func (p *sharedAccounts) prepare(ctx context.Context, s *Store) (err error) {
	p.known = map[ledger.Account]bool{}
	texts := map[**statement]string{
		&p.make: `INSERT INTO purse (account, posted, reserved) SELECT account, 0, 0 FROM unnest(?::TEXT[]) account
			ORDER BY account COLLATE "C" ON CONFLICT (account) DO NOTHING`,
		&p.lock: `SELECT account, posted, reserved FROM purse WHERE account = ANY(?::TEXT[]) ORDER BY account FOR UPDATE`,
	}
	maps.Copy(texts, p.put.texts(`purse (account, posted, reserved)`, 3, anewBalance))
	return s.sql.prepareEach(ctx, s.engine, texts)
}

// read locks the shared accounts that batches touch, and has the book read them. Everybody makes rows
// that are missing first and locks rows afterwards, both in the order of their names: so nobody waits for
// somebody who waits for them.
func (p *sharedAccounts) read(w *writing, s *Store, book *ledger.Book, all []*waiting) {
	touched := map[ledger.Account]bool{}
	for _, one := range all {
		for i := range one.batch.Transfers {
			t := &one.batch.Transfers[i]
			for _, a := range []ledger.Account{t.From, t.To} {
				if s.shares(a) {
					touched[a] = true
				}
			}
		}
	}
	if len(touched) == 0 {
		return
	}
	names := make([]string, 0, len(touched))
	var fresh []string
	for _, a := range slices.Sorted(maps.Keys(touched)) {
		names = append(names, string(a))
		if !p.known[a] {
			fresh = append(fresh, string(a))
		}
	}
	if len(fresh) > 0 {
		w.pipe.add(p.make, func(pgx.Rows) error { return nil }, []any{fresh}) // the rows that it makes are not the caller's
	}
	w.pipe.add(p.lock, func(found pgx.Rows) error {
		for found.Next() {
			var a string
			var posted, reserved int64
			if err := found.Scan(&a, &posted, &reserved); err != nil {
				return err
			}
			p.known[ledger.Account(a)] = true
			if err := book.Read(ledger.Account(a), ledger.Balance{Posted: money.Cents(posted), Reserved: money.Cents(reserved)}); err != nil {
				return err
			}
		}
		return nil
	}, []any{names})
}
