package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// headsEvery is how often the heads of all shards are signed together, if any of them has signed
// something new.
const headsEvery = 3 * time.Second

// headsName is the file with the last heads that this node has signed, beside its last checkpoints.
const headsName = "heads.last"

// headKeeper signs the heads of all shards for the house's own, until it is closed. It signs what each
// shard has signed itself, once it knows that this goes on where the last heads ended: so nobody who can
// write to the database gets a signature on another history.
type headKeeper struct {
	s     *Store
	node  *Node
	lease *lease
	once  sync.Once
	stop  chan struct{}
	done  chan struct{}

	recorded *signedHeads // the last that are on record; nil until that was read
}

// signedHeads is heads with the text that was signed, which is "" if there are none.
type signedHeads struct {
	journal.Heads
	text string
}

// failIfForked fails the store if the database does not go on where it was. Any other error may be gone the next time.
func (k *headKeeper) failIfForked(err error) {
	if errors.As(err, new(*forked)) {
		k.s.fail(err)
	}
}

// forked is the error of a shard whose log does not go on where it was.
type forked struct{ text string }

func (f *forked) Error() string { return "the database is not whole, or it is an old copy: " + f.text }

// sign signs the heads of all shards, if one of them is new, and returns the last that were signed.
func (k *headKeeper) sign(ctx context.Context) (last signedHeads, err error) {
	n := k.node
	tx, err := n.db.BeginTx(ctx, nil)
	if err != nil {
		return last, err
	}
	defer tx.Rollback()
	q := &query.Moment{Tx: tx, Text: postgresText}
	if _, err := query.One[int64](ctx, q, holdsLease, k.lease.shard, k.lease.epoch); errors.Is(err, ErrNone) {
		return last, errOvertaken
	} else if err != nil {
		return last, err
	}
	if last, err = n.lastHeads(ctx, q); err != nil {
		return last, err
	}
	now, err := n.headsNow(ctx, q)
	if err != nil {
		return last, err
	}
	fresh, err := n.goesOn(ctx, q, &last.Heads, now)
	if err != nil || !fresh {
		return last, err
	}
	next := signedHeads{Heads: journal.Heads{Number: last.Number + 1, Logs: now}}
	if !journal.SignsHeads(n.key, &next.Heads) {
		return last, nil // nothing has grown since the key was changed
	}
	if next.text, err = journal.SignHeads(next.Heads, n.signer); err != nil {
		return last, err
	}
	if _, err := tx.ExecContext(ctx, `INSERT INTO heads (number, note) VALUES ($1, $2)`, next.Number, next.text); err != nil {
		return last, err
	}
	if err := tx.Commit(); err != nil {
		return last, err
	}
	return next, n.told.Replace(n.dir, headsName, []byte(next.text))
}

// lastHeads returns the last heads of the database. Those that this node has signed must be among them.
func (n *Node) lastHeads(ctx context.Context, q query.Querier) (signedHeads, error) {
	mine, err := readOwnHeads(n.dir)
	if err != nil {
		return signedHeads{}, err
	}
	return lastHeads(ctx, q, n.key, mine)
}

// readOwnHeads returns the last heads that a node has signed, or nil.
func readOwnHeads(dir string) ([]byte, error) {
	mine, err := os.ReadFile(filepath.Join(dir, headsName))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	return mine, err
}

// lastHeads returns the last heads of the database. Those that a node has signed must be among them.
func lastHeads(ctx context.Context, q query.Querier, key note.Verifier, mine []byte) (last signedHeads, err error) {
	text, err := query.One[string](ctx, q, `SELECT note FROM heads ORDER BY number DESC LIMIT 1`)
	if err != nil && !errors.Is(err, ErrNone) {
		return last, err
	}
	if err == nil {
		last.text = text
		if last.Heads, err = journal.OpenHeads(text, key); err != nil {
			return last, &forked{"its last heads are not signed by the house"}
		}
	}
	if mine == nil {
		return last, nil
	}
	own, err := journal.OpenHeads(string(mine), key)
	if err != nil {
		return last, &forked{fmt.Sprintf("%s is damaged, or signed by another house (%v)", headsName, err)}
	}
	kept, err := query.One[string](ctx, q, `SELECT note FROM heads WHERE number = ?`, own.Number)
	if err != nil && !errors.Is(err, ErrNone) {
		return last, err
	}
	if kept != string(mine) {
		return last, &forked{fmt.Sprintf("the heads %d are not those of %s", own.Number, headsName)}
	}
	return last, nil
}

// headsNow returns what each shard has signed last.
func (n *Node) headsNow(ctx context.Context, q query.Querier) ([]journal.Head, error) {
	var each []string
	for shard := range n.house.shards + 1 {
		each = append(each, fmt.Sprintf(`(SELECT %d AS shard, note FROM %s.checkpoint ORDER BY size DESC LIMIT 1)`, shard, n.house.schema(shard)))
	}
	now := make([]journal.Head, n.house.shards+1)
	for shard := range now {
		now[shard].Hash = (&journal.Log{}).Head()
	}
	type signed struct {
		shard int
		note  string
	}
	for s, err := range query.Rows(ctx, q, func(row *sql.Rows) (s signed, err error) {
		err = row.Scan(&s.shard, &s.note)
		return s, err
	}, strings.Join(each, " UNION ALL ")) {
		if err != nil {
			return nil, err
		}
		c, err := journal.OpenCheckpoint(s.note, journal.VerifierOf(n.key, s.shard))
		if err != nil {
			return nil, &forked{fmt.Sprintf("the last checkpoint of shard %d: %v", s.shard, err)}
		}
		now[s.shard] = journal.Head{Size: c.Size, Hash: c.Head}
	}
	return now, nil
}

// goesOn returns an error if the log of a shard does not go on where it was by the last heads, and
// reports whether one has grown.
func (n *Node) goesOn(ctx context.Context, q query.Querier, last *journal.Heads, now []journal.Head) (fresh bool, err error) {
	if last.Number == 0 {
		return true, nil
	}
	if len(last.Logs) != len(now) {
		return false, &forked{fmt.Sprintf("its last heads are of %d shards, and there are %d", len(last.Logs), len(now))}
	}
	for shard, was := range last.Logs {
		if now[shard] == was {
			continue
		}
		if now[shard].Size <= was.Size {
			return false, &forked{fmt.Sprintf("shard %d has signed %d records, and the heads %d know of %d or others",
				shard, now[shard].Size, last.Number, was.Size)}
		}
		head, err := tlog.TreeHash(was.Size, n.hashesOf(ctx, q, shard))
		if err != nil {
			return false, err
		}
		if head != was.Hash {
			return false, &forked{fmt.Sprintf("the first %d records of shard %d are another history than the heads %d know of",
				was.Size, shard, last.Number)}
		}
		fresh = true
	}
	return fresh, nil
}

// hashesOf reads hashes of a shard, all that somebody wants at once.
func (n *Node) hashesOf(ctx context.Context, q query.Querier, shard int) tlog.HashReader {
	return tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		var wanted []int64
		for _, x := range indexes {
			seq, _ := journal.Holder(x)
			wanted = append(wanted, seq)
		}
		kept := map[int64][]tlog.Hash{}
		for h, err := range query.Rows(ctx, q, scanHashes,
			`SELECT seq, hashes FROM `+n.house.schema(shard)+`.record WHERE seq = ANY(?)`, wanted) {
			if err != nil {
				return nil, err
			}
			kept[h.seq] = h.hashes
		}
		found := make([]tlog.Hash, len(indexes))
		for i, x := range indexes {
			seq, place := journal.Holder(x)
			if place >= len(kept[seq]) {
				return nil, &forked{fmt.Sprintf("record %d of shard %d has lost a hash", seq, shard)}
			}
			found[i] = kept[seq][place]
		}
		return found, nil
	})
}

// beside is the hashes that are kept beside a record.
type beside struct {
	seq    int64
	hashes []tlog.Hash
}

// scanHashes reads the hashes of a record.
func scanHashes(row *sql.Rows) (h beside, err error) {
	var flat []byte
	err = row.Scan(&h.seq, &flat)
	h.hashes = split(flat)
	return h, err
}

// compareHeads holds the records of a shard against the last heads of all shards.
func (i *inspection) compareHeads(ctx context.Context, s *Store, n *Node) error {
	last, err := n.lastHeads(ctx, n.db)
	if err != nil || last.Number == 0 {
		return err
	}
	if s.shard >= len(last.Logs) {
		return &forked{fmt.Sprintf("its last heads are of %d shards, and there are %d", len(last.Logs), n.house.shards+1)}
	}
	head := last.Logs[s.shard]
	return i.reaches(ctx, s.Reader, head.Size, head.Hash, fmt.Sprintf("the heads %d", last.Number))
}
