package store

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// Inspection is what an auditor finds out about the files of a house, as the house itself does before it is opened. The
// house may be open meanwhile.
type Inspection struct {
	dir    string
	shards []*inspection // one for the directory, or for each shard of a house in PostgreSQL
	own    []byte        // the last heads that this node of a house in PostgreSQL has signed
	keys   string        // what is wrong with the keys, or ""
}

// Inspect looks at the files of a directory. What they say of the records is compared by [Inspection.Faults] with a
// snapshot that is taken afterwards, because files beside the database are never ahead of it. The mark is the file outside of
// the directory that says how far the house has come; if none is named, the usual one if there is one.
func Inspect(ctx context.Context, dir, mark string) (*Inspection, error) {
	keys, err := keyFault(dir)
	if err != nil {
		return nil, err
	}
	all := &Inspection{dir: dir, keys: keys}
	if address, err := postgresOf(dir); err != nil {
		return nil, err
	} else if address != "" {
		return all, all.inspectShards(ctx, dir, address)
	}
	if _, err := os.Stat(sqlite.File(dir)); err != nil {
		return nil, noData(err)
	}
	i, err := inspectSteadily(dir)
	if err != nil {
		return nil, err
	}
	all.shards = []*inspection{i}
	if mark == "" {
		if mark, err = markThere(dir); err != nil || mark == "" {
			return all, err
		}
	}
	return all, i.readMark(mark)
}

// PublicKey returns the public key of the house. If the directory has none, it says whether the house had begun.
func (all *Inspection) PublicKey() (note.Verifier, error) {
	key, err := journal.PublicKey(all.dir)
	if !errors.Is(err, fs.ErrNotExist) {
		return key, err
	}
	if keyed, cannot := sqlite.Keyed(all.dir); cannot != nil || keyed {
		return nil, errors.Join(cannot, sqlite.ErrKeyLost)
	}
	return nil, err
}

// inspectSteadily inspects the files of a house that may be writing them. What is wrong is wrong twice; what only looked
// wrong because one file was written after another was read is gone the second time, or something else looks wrong.
func inspectSteadily(dir string) (i *inspection, err error) {
	const most = 5
	for n := 0; ; n++ {
		was := i
		i = &inspection{dir: dir}
		if err := i.readFiles(); err != nil {
			return nil, err
		}
		if len(i.faults) == 0 || was != nil && slices.Equal(i.faults, was.faults) || n == most {
			return i, nil
		}
	}
}

// markThere returns the usual mark of a house, or "" if there is none: a machine on which the house never ran
// does not know it.
func markThere(dir string) (string, error) {
	key, err := journal.PublicKey(dir)
	if err != nil { // then the mark is not known, and the auditor brings a key
		return "", nil
	}
	mark, err := usualMark(key)
	if err != nil {
		return "", nil
	}
	if size, err := files.Size(mark); err != nil || size < 0 {
		return "", err
	}
	return mark, nil
}

// keyFault returns what is wrong with the pair of keys of a directory, or "". Auditors are given copies without the private one.
func keyFault(dir string) (string, error) {
	if _, err := os.Stat(filepath.Join(dir, journal.KeyFile)); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	signer, key, err := journal.Key(dir, "")
	if errors.Is(err, fs.ErrPermission) {
		return "", nil
	}
	if err == nil {
		err = onePair(signer, key)
	}
	if err != nil {
		return err.Error(), nil
	}
	return "", nil
}

// inspectShards reads the last checkpoints and heads that a node of a house in PostgreSQL has kept.
func (all *Inspection) inspectShards(ctx context.Context, dir, address string) error {
	at, err := findHouse(ctx, address)
	if err != nil {
		return err
	}
	for shard := range at.shards + 1 {
		i := &inspection{dir: dir, shard: shard}
		if err := i.readLast(); err != nil {
			return err
		}
		all.shards = append(all.shards, i)
	}
	all.own, err = readOwnHeads(dir)
	return err
}

// Faults returns everything for which the house, or one of its shards, would refuse to open: what is wrong with its files, and
// where they know of more records than a snapshot has, or of others. The key is the one of the house.
func (all *Inspection) Faults(ctx context.Context, s *Snapshot, shard int, key note.Verifier) ([]string, error) {
	if shard >= len(all.shards) {
		return nil, nil
	}
	i := all.shards[shard]
	i.faults = slices.Clone(i.faults)
	if shard == 0 && all.keys != "" {
		i.faults = append(i.faults, all.keys)
	}
	if s.again == nil {
		return i.faults, i.compare(ctx, s, key)
	}
	if i.last != nil { // else this node never had the shard
		if err := i.compareCheckpoint(ctx, s, key); err != nil {
			return i.faults, err
		}
	}
	var not *forked
	if _, err := lastHeads(ctx, s.tx, key, all.own); shard == 0 && s.shards > 0 && errors.As(err, &not) {
		i.fault("%s", not.text)
	}
	return i.faults, nil
}
