package doctor

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/api/certificate"
	"boardwalk/cluster"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// Options are what a directory is looked at with.
type Options struct {
	Dir             string
	SeedKey, Mark   string        // files; the usual ones of the house if empty
	TLSCert, TLSKey string        // files of the house's own TLS; empty for none
	ClockRange      time.Duration // how far the machine's clock may be from the last record; 0 for any time after it
	Now             time.Time     // by the machine's clock; the present if zero
}

// How much is too little, too old or too large.
const (
	freeWrong, freeWarning     = 256 << 20, 2 << 30 // bytes that may still be written
	backupOld                  = 26 * time.Hour     // a daily backup, and some time to make it
	expiresWrong, expiresSoon  = 3 * 24 * time.Hour, 14 * 24 * time.Hour
	unsignedLong               = 2 * time.Minute // a house signs every ten seconds
	logLarge                   = 1 << 30         // bytes of write-ahead log
	firstPasswords, serveAgain = store.FirstPasswordsName, "start boardwalk serve again"
)

// Directory looks at a data directory. It writes nothing. An error means that there is nothing to look at.
func Directory(ctx context.Context, o Options) ([]Finding, error) {
	if o.Now.IsZero() {
		o.Now = time.Now()
	}
	info, err := os.Stat(o.Dir)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return nil, fmt.Errorf("%s is not a directory", o.Dir)
	}
	var f findings
	f.permissions(&o, info)
	f.disk(&o)
	f.certificate(&o)
	f.backup(&o)
	f.data(ctx, &o)
	return f, nil
}

// permissions looks at who may read keys and who may write.
func (f *findings) permissions(o *Options, dir fs.FileInfo) {
	if runtime.GOOS == "windows" { // where they mean nothing
		return
	}
	before := len(*f)
	switch mode := dir.Mode().Perm(); {
	case mode&0o002 != 0:
		f.wrong("permissions", "chmod 700 "+o.Dir, "everybody may write in %s, and so put another key or database there", o.Dir)
	case mode&0o020 != 0:
		f.warn("permissions", "chmod 700 "+o.Dir, "the group may write in %s", o.Dir)
	}
	for _, name := range []string{journal.KeyFile, cluster.KeyFile, firstPasswords} {
		file := filepath.Join(o.Dir, name)
		if info, err := os.Stat(file); err == nil && info.Mode().Perm()&0o077 != 0 {
			f.wrong("permissions", fmt.Sprintf("chmod 600 %s; if somebody may have read it, see docs/operations.md#files", file),
				"others may read %s", file)
		}
	}
	for name, owner := range strangers(o.Dir) {
		f.wrong("permissions", fmt.Sprintf("chown %s %s", owner, filepath.Join(o.Dir, name)),
			"%s belongs to another user than the directory, so the house may not be able to write it", name)
	}
	if len(*f) == before {
		f.good("permissions", "nobody but the owner reads the keys and writes in %s", o.Dir)
	}
	if file := filepath.Join(o.Dir, firstPasswords); exists(file) {
		f.warn("passwords", "give them out, and delete the file", "%s still has the first passwords of staff", file)
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// disk looks at how much may still be written.
func (f *findings) disk(o *Options) {
	free, err := files.Free(o.Dir)
	switch {
	case errors.Is(err, errors.ErrUnsupported):
	case err != nil:
		f.warn("disk", "see whether the disk is mounted", "nobody knows how much may still be written (%v)", err)
	case free < freeWrong:
		f.wrong("disk", "make room, or move the house to a larger disk: it stops when it cannot write",
			"only %s may still be written", bytes(free))
	case free < freeWarning:
		f.warn("disk", "make room soon: the house stops when it cannot write", "%s may still be written", bytes(free))
	default:
		f.good("disk", "%s may still be written", bytes(free))
	}
	if log, err := files.Size(sqlite.LogFile(o.Dir)); err == nil && log > logLarge {
		f.warn("log", "end programs that read the data for long, such as an audit; if there are none, "+serveAgain,
			"the write-ahead log has %s, and does not become smaller while somebody reads an old state", bytes(log))
	}
}

// certificate looks at the certificate of the house's own TLS.
func (f *findings) certificate(o *Options) {
	if o.TLSCert == "" {
		return
	}
	pair, err := certificate.Open(o.TLSCert, o.TLSKey)
	if err != nil {
		f.wrong("certificate", "put a good certificate and its key there: the house takes them into use by itself", "%v", err)
		return
	}
	f.expires(pair.Begins(), pair.Expires())
}

// expires says until when a certificate is good. One that is made for a short time is renewed later.
func (f *findings) expires(from, at time.Time) {
	left, day := time.Until(at), at.UTC().Format(time.DateOnly)
	switch whole := at.Sub(from); {
	case left < min(expiresWrong, whole/30):
		f.wrong("certificate", "renew it now", "the certificate expires on %s", day)
	case left < min(expiresSoon, whole/6):
		f.warn("certificate", "see why it was not renewed", "the certificate expires on %s", day)
	default:
		f.good("certificate", "the certificate is good until %s", day)
	}
}

// backup looks at when the last backup was made.
func (f *findings) backup(o *Options) {
	last, err := store.LastBackup(o.Dir)
	at := last.Time
	switch {
	case errors.Is(err, fs.ErrNotExist):
		f.warn("backup", "boardwalk backup "+o.Dir+" TO, every day", "no backup was ever made")
	case err != nil:
		f.wrong("backup", "make a backup, which writes it anew", "%v", err)
	case time.Since(at) > backupOld:
		f.warn("backup", "see why there is no newer one", "the last backup is of %s", at.UTC().Format(time.DateTime))
	default:
		f.good("backup", "the last backup is of %s", at.UTC().Format(time.DateTime))
	}
}

// data looks at the records, the keys and what is kept outside of the directory.
func (f *findings) data(ctx context.Context, o *Options) {
	key, err := journal.PublicKey(o.Dir)
	if errors.Is(err, fs.ErrNotExist) && !exists(sqlite.File(o.Dir)) && !exists(filepath.Join(o.Dir, journal.KeyFile)) &&
		!exists(filepath.Join(o.Dir, "postgres.address")) {
		f.wrong("data", "name the directory of a house, or open one there with boardwalk serve", "there is no house in %s", o.Dir)
		return
	}
	if err != nil {
		f.wrong("keys", "put checkpoint.pub back from a copy", "%v", err)
		return
	}
	found, err := store.Inspect(ctx, o.Dir, o.Mark)
	if err != nil {
		f.wrong("data", "put the directory back from a copy that is whole", "%v", err)
		return
	}
	snapshot, err := store.Examine(ctx, o.Dir)
	if err != nil {
		f.wrong("data", "open it with the program that wrote it, or put it back from a copy that is whole", "%v", err)
		return
	}
	defer snapshot.Close()
	f.whole(ctx, o, found, snapshot, key)
	f.records(ctx, o, snapshot, key)
	f.seeds(ctx, o, snapshot, key)
	f.archives(ctx, o.Dir)
}

// whole looks for what the house itself would refuse to open.
func (f *findings) whole(ctx context.Context, o *Options, found *store.Inspection, snapshot *store.Snapshot, key note.Verifier) {
	faults, err := found.Faults(ctx, snapshot, 0, key)
	if err != nil {
		faults = append(faults, err.Error())
	}
	for _, text := range faults {
		f.wrong("data", "put the directory back from a copy that is whole, or go on from what is left: boardwalk restore "+o.Dir, "%s", text)
	}
	if len(faults) == 0 {
		f.good("data", "the files of the house are whole; boardwalk audit verify %s looks at every record", o.Dir)
	}
}
