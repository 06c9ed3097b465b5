package store

import (
	"context"
	"database/sql"
	"errors"
	"iter"

	"boardwalk/ledger"
	"boardwalk/store/query"
)

// Transfers yields the transfers from an id on.
func (r *Reader) Transfers(ctx context.Context, from uint64) iter.Seq2[ledger.Transfer, error] {
	return transfers(ctx, r.db, from)
}

const transferColumns = `SELECT id, record, source, target, amount, state, of, memo FROM transfer `

// transfers yields the transfers from an id on.
func transfers(ctx context.Context, q query.Querier, from uint64) iter.Seq2[ledger.Transfer, error] {
	return query.Rows(ctx, q, scanTransfer, transferColumns+`WHERE id >= ? ORDER BY id`, int64(from))
}

// TransfersOf returns the transfers that follow from a record.
func (r *Reader) TransfersOf(ctx context.Context, seq uint64) ([]ledger.Transfer, error) {
	return query.All(query.Rows(ctx, r.db, scanTransfer, transferColumns+`WHERE record = ? ORDER BY id`, int64(seq)))
}

// scanTransfer reads a row as a transfer.
func scanTransfer(row *sql.Rows) (t ledger.Transfer, err error) {
	err = row.Scan(&t.ID, &t.Record, &t.From, &t.To, &t.Amount, &t.State, &t.Of, &t.Memo)
	return t, err
}

// Balance returns what an account holds.
func (r *Reader) Balance(ctx context.Context, a ledger.Account) (ledger.Balance, error) {
	var b ledger.Balance
	from := "balance"
	if r.shares(a) {
		from = "purse"
	}
	err := r.db.QueryRowContext(ctx, `SELECT posted, reserved FROM `+from+` WHERE account = ?`, string(a)).Scan(&b.Posted, &b.Reserved)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return b, err
}

// Pending returns the transfers that are neither posted nor voided yet.
func (r *Reader) Pending(ctx context.Context) ([]ledger.Transfer, error) { return pending(ctx, r.db) }

// pending returns the transfers that are neither posted nor voided yet.
func pending(ctx context.Context, q query.Querier) ([]ledger.Transfer, error) {
	return query.All(query.Rows(ctx, q, scanTransfer, transferColumns+`WHERE id IN (SELECT id FROM pending) ORDER BY id`))
}

// Book returns all balances as they are kept. Of a house that is divided into shards it has the accounts
// that belong to this one.
func (r *Reader) Book(ctx context.Context) (*ledger.Book, error) {
	tx, err := r.db.Moment(ctx)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	return book(ctx, tx)
}

// book returns all balances as they are kept.
func book(ctx context.Context, q query.Querier) (*ledger.Book, error) {
	type holding struct {
		account ledger.Account
		held    ledger.Balance
	}
	scan := func(row *sql.Rows) (h holding, err error) {
		err = row.Scan(&h.account, &h.held.Posted, &h.held.Reserved)
		return h, err
	}
	held, err := query.All(query.Rows(ctx, q, scan, `SELECT account, posted, reserved FROM balance`))
	if err != nil {
		return nil, err
	}
	pending, err := pending(ctx, q)
	if err != nil {
		return nil, err
	}
	last, err := query.One[uint64](ctx, q, `SELECT COALESCE(MAX(id), 0) FROM transfer`)
	if err != nil {
		return nil, err
	}
	return ledger.OpenBook(func(yield func(ledger.Account, ledger.Balance) bool) {
		for _, h := range held {
			if !yield(h.account, h.held) {
				return
			}
		}
	}, pending, last)
}

// shares reports whether an account is written to by other shards as well.
func (r *Reader) shares(a ledger.Account) bool { return r.shards > 0 && a.Shared() }
