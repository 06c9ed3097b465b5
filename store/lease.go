package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver

	"boardwalk/store/query"
)

// leaseFor is how long a lease is good without being renewed. A house whose node died goes on at
// another within this and a little.
const leaseFor = 1500 * time.Millisecond

// silence is how long a database may not answer before its stores give up. By then another process has
// their shards, if the fault is this one's.
const silence = 2 * leaseFor

// leases are the rights of a process to write to shards of a house. They are renewed together until they
// are closed.
type leases struct {
	db   *query.Database
	node string
	beat func(context.Context) error // is called with every renewing; nil for a process that the others need not know

	mu   sync.Mutex
	held map[int]*lease

	last time.Time // when the database last answered; for the goroutine that renews

	once sync.Once
	stop chan struct{}
	done chan struct{}
}

// lease is the right to write to one shard.
type lease struct {
	shard int
	epoch int64
	of    *Store
	wire  *pgx.Conn // of the writer, once it is open
}

// cutOff fails the store, and ends what it waits for from a database that does not answer.
func (l *lease) cutOff(err error) {
	l.of.fail(err)
	if l.wire != nil {
		_ = l.wire.PgConn().Conn().Close() // whoever waits hears of it
	}
}

// holdsLease finds a lease that is still the caller's, and keeps others from taking it until the
// transaction ends.
const holdsLease = `SELECT epoch FROM lease WHERE shard = ? AND epoch = ? FOR SHARE`

// Taken is the refusal of a shard that another node has.
type Taken struct {
	Shard int
	Node  string
}

// Error says who has it.
func (t *Taken) Error() string { return fmt.Sprintf("node %s has shard %d", t.Node, t.Shard) }

// keepLeases returns the leases of a process, which has none yet.
func keepLeases(db *query.Database, node string, beat func(context.Context) error) *leases {
	l := &leases{db: db, node: node, beat: beat, held: map[int]*lease{}, last: time.Now(),
		stop: make(chan struct{}), done: make(chan struct{})}
	go l.keep(context.Background())
	return l
}

// take takes the shard of a store if nobody has it; otherwise the error is a [*Taken].
func (l *leases) take(ctx context.Context, of *Store) (*lease, error) {
	epoch, err := query.One[int64](ctx, l.db, `UPDATE lease SET node = ?, epoch = epoch + 1, since = clock_timestamp(),
		until = clock_timestamp() + ? * interval '1 microsecond' WHERE shard = ? AND until < clock_timestamp() RETURNING epoch`,
		l.node, leaseFor.Microseconds(), of.shard)
	if errors.Is(err, ErrNone) {
		holder, err := query.One[string](ctx, l.db, `SELECT node FROM lease WHERE shard = ?`, of.shard)
		if errors.Is(err, ErrNone) {
			return nil, fmt.Errorf("the house has no shard %d", of.shard)
		}
		return nil, errors.Join(&Taken{of.shard, holder}, err)
	}
	if err != nil {
		return nil, err
	}
	mine := &lease{shard: of.shard, epoch: epoch, of: of}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.held[of.shard] = mine
	return mine, nil
}

// wait takes the shard of a store as soon as nobody else has it. It tells who has it, once, if it must
// wait and somebody wants to know.
func (l *leases) wait(ctx context.Context, of *Store) (*lease, error) {
	for told := false; ; told = true {
		one, err := l.take(ctx, of)
		var taken *Taken
		if !errors.As(err, &taken) {
			return one, err
		}
		if !told && of.waits != nil {
			if err := of.waits(taken.Node); err != nil {
				return nil, err
			}
		}
		time.Sleep(leaseFor / 8)
	}
}

// keep renews the leases in time.
func (l *leases) keep(ctx context.Context) {
	defer close(l.done)
	every := time.NewTicker(leaseFor / 3)
	defer every.Stop()
	for {
		select {
		case <-l.stop:
			return
		case <-every.C:
			limited, cancel := context.WithTimeout(ctx, leaseFor)
			l.renew(limited)
			if l.beat != nil {
				_ = l.beat(limited) // whoever is not heard of for long is taken for dead; the next may be heard
			}
			cancel()
		}
	}
}

// renew renews all leases in one statement. Whose lease somebody else has must stop. If the database does
// not answer nobody stops at once, since every transaction looks at the lease anyway; but whoever waits for
// it is not left waiting for ever.
func (l *leases) renew(ctx context.Context) {
	l.mu.Lock()
	maps.DeleteFunc(l.held, func(_ int, one *lease) bool { return one.of.Err() != nil }) // another may go on sooner
	held := slices.Collect(maps.Values(l.held))
	l.mu.Unlock()
	if len(held) == 0 {
		l.last = time.Now()
		return
	}
	var shards, epochs []int64
	for _, one := range held {
		shards, epochs = append(shards, int64(one.shard)), append(epochs, one.epoch)
	}
	renewed, err := query.All(query.Rows(ctx, l.db, query.Value[int],
		`UPDATE lease SET until = clock_timestamp() + ? * interval '1 microsecond'
		FROM unnest(?::BIGINT[], ?::BIGINT[]) AS mine (shard, epoch)
		WHERE lease.shard = mine.shard AND lease.epoch = mine.epoch AND lease.until > '-infinity'
		RETURNING lease.shard`, leaseFor.Microseconds(), shards, epochs))
	if err != nil {
		if time.Since(l.last) > silence {
			for _, one := range held {
				one.cutOff(errors.Join(errSilent, err))
			}
		}
		return
	}
	l.last = time.Now()
	for _, one := range held {
		if !slices.Contains(renewed, one.shard) && l.drop(one) { // and was not given back meanwhile
			one.of.fail(errOvertaken)
		}
	}
}

// drop renews a lease no longer. It reports whether it was renewed until now.
func (l *leases) drop(one *lease) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	held := l.held[one.shard] == one
	if held {
		delete(l.held, one.shard)
	}
	return held
}

// giveBack ends a lease at once, so that nobody waits for its end. A renewing that is on its way does not bring it back.
func (l *leases) giveBack(ctx context.Context, one *lease) error {
	l.drop(one)
	_, err := l.db.DB.ExecContext(ctx, `UPDATE lease SET until = '-infinity' WHERE shard = $1 AND epoch = $2`, one.shard, one.epoch)
	return err
}

// end stops the renewing and waits for it.
func (l *leases) end() {
	l.once.Do(func() { close(l.stop) })
	<-l.done
}

// errSilent is the end of a store whose database has not answered for so long that another process may have
// taken over.
var errSilent = errors.New("the database does not answer")

// errOvertaken is the end of a store that another process has taken over.
var errOvertaken = errors.New("another node has taken over the house")
