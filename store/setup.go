package store

import (
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver

	"boardwalk/store/files"
	"boardwalk/store/seedkey"
	"boardwalk/store/ship"
)

type config struct {
	name  string
	every int64
	after time.Duration
	extra string // more for the driver, in tests

	copyAfter int // pages in the log; the usual number if zero

	told files.Observed

	mark       *string // where it is also kept how far the house has come
	clockRange time.Duration
	anyClock   bool
	machine    func() time.Time // the machine's clock
	restoring  bool
	known      []string         // about data that is restored
	publish    func() Publisher // starts one; nil if nothing is published
	ship       *ship.Settings   // nil if nothing is shipped
	witnesses  *Witnesses       // nil if nobody is asked

	postgres string // the address of the database, if it is not a file of the directory
	node     string // by which name this process is known to the others
	shards   int    // into how many a new house is divided; -1 if nobody said
	waits    func(node string) error

	rotated bool // a change of the key of checkpoints was finished when the store was opened

	resealing *seedkey.Key // under which the seeds are being sealed anew; nil if they are not

	seedKey  *seedkey.Key
	seedFile *string // where the key of the seeds is, if seedKey is nil
}

// Setup changes how a store is opened.
type Setup func(*config)

// newConfig returns the usual setup, with changes.
func newConfig(setup []Setup) config {
	c := config{name: "boardwalk.example/casino", every: 4096, after: 10 * time.Second, shards: -1, machine: time.Now}
	for _, set := range setup {
		set(&c)
	}
	return c
}

// Timed has the store take another clock for that of the machine; for tests.
func Timed(machine func() time.Time) Setup { return func(c *config) { c.machine = machine } }

// Named sets the name of the key that a new directory gets: the origin of its
// checkpoints. It should be a URL without its scheme.
func Named(name string) Setup { return func(c *config) { c.name = name } }

// Checkpoints sets after how many records, and how long after a record at the
// latest, a checkpoint is signed.
func Checkpoints(every int64, after time.Duration) Setup {
	return func(c *config) { c.every, c.after = every, after }
}

// CopiesBackAfter sets after how many pages in the write-ahead log they are copied back into the database: 16,384 if it is not
// set. Tests want less.
func CopiesBackAfter(pages int) Setup { return func(c *config) { c.copyAfter = pages } }

// SealedBy gives the store the key under which it keeps seeds. Without a key it refuses them.
func SealedBy(k *seedkey.Key) Setup { return func(c *config) { c.seedKey = k } }

// SeedKeyFile names the file of the key under which seeds are kept, as [SealedBy] does. It is made
// for a house that has no seeds yet. An empty name means the usual file of the house,
// [seedkey.Path].
func SeedKeyFile(name string) Setup { return func(c *config) { c.seedFile = &name } }

// Observer is told of what the store does to the files that it keeps beside the database.
type Observer = files.Observer

// Observed has somebody told of what happens to the store's own files.
func Observed(by Observer) Setup { return func(c *config) { c.told = files.Observed{By: by} } }

// ClockWithin has the store refuse to open if the machine's clock is further than that
// from the last record: the house would go on at a wrong time, and could never go back.
// If somebody says that the clock is right, it opens and says so in a record.
func ClockWithin(d time.Duration, isRight bool) Setup {
	return func(c *config) { c.clockRange, c.anyClock = d, isRight }
}

// Marked has the store also keep outside of its directory how far the house has come, in
// a file. A directory that is put back from a copy, with everything in it, is then known
// to be old. An empty name means the usual file of the house, below the user's
// directory for configuration.
func Marked(file string) Setup { return func(c *config) { c.mark = &file } }

// Restoring opens data that is a copy, or of which something is lost, so that the house
// can go on from it. Nothing is written and nothing signed before [Store.Restored] has
// said so in the record, with what else is known, each a sentence without its full stop.
func Restoring(known ...string) Setup {
	return func(c *config) { c.restoring, c.known = true, known }
}

// Publishing has every checkpoint passed on as it is signed, by a publisher that is started when the data is opened and
// closed with it: a node of a house may open it many times.
func Publishing(start func() Publisher) Setup { return func(c *config) { c.publish = start } }

// Witnessed has the house ask how far it had come before it is opened.
func Witnessed(w Witnesses) Setup { return func(c *config) { c.witnesses = &w } }

// OnPostgres has the store keep everything in a PostgreSQL database, of which an address is given as
// PostgreSQL wants it. The directory then holds the keys of the house and its last checkpoint. Of
// several processes with the same database one writes; the others wait in [Open] until it ends or
// is not heard of any more. The node is the name of this process. A directory remembers its address,
// which may be left empty from then on.
func OnPostgres(address, node string) Setup {
	return func(c *config) { c.postgres, c.node = address, node }
}

// Waiting has the store tell who has the house, once, if it has to wait for it. An error of the
// function ends the waiting.
func Waiting(tell func(node string) error) Setup { return func(c *config) { c.waits = tell } }

// InShards divides a new house in PostgreSQL into so many shards besides its own. A house that was made
// with another number is refused.
func InShards(n int) Setup { return func(c *config) { c.shards = n } }
