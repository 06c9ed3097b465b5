package store

import (
	"context"
	"errors"
	"time"
)

// leaseFor is how long a lease is good without being renewed. A house whose node died goes on at
// another within this and a little.
const leaseFor = 1500 * time.Millisecond

// lease is the right to write, which is renewed until it is closed.
type lease struct {
	s     *Store
	epoch int64
	stop  chan struct{}
	done  chan struct{}
}

// takeLease waits until nobody has the lease, takes it and keeps it.
func takeLease(ctx context.Context, s *Store, node string) (*lease, error) {
	for told := false; ; told = true {
		epoch, err := one[int64](ctx, s.db, `UPDATE lease SET node = ?, epoch = epoch + 1, until = clock_timestamp() + ? * interval '1 microsecond'
			WHERE until < clock_timestamp() RETURNING epoch`, node, leaseFor.Microseconds())
		if err == nil {
			l := &lease{s: s, epoch: epoch, stop: make(chan struct{}), done: make(chan struct{})}
			go l.keep(ctx)
			return l, nil
		}
		if !errors.Is(err, ErrNone) {
			return nil, err
		}
		if !told && s.waits != nil {
			holder, err := one[string](ctx, s.db, `SELECT node FROM lease`)
			if err != nil {
				return nil, err
			}
			if err := s.waits(holder); err != nil {
				return nil, err
			}
		}
		time.Sleep(leaseFor / 8)
	}
}

// keep renews the lease in time. If somebody else has it the store stops; if the database does not
// answer, it goes on trying, since every transaction looks at the lease anyway.
func (l *lease) keep(ctx context.Context) {
	defer close(l.done)
	every := time.NewTicker(leaseFor / 3)
	defer every.Stop()
	for {
		select {
		case <-l.stop:
			return
		case <-every.C:
			limited, cancel := context.WithTimeout(ctx, leaseFor)
			_, err := one[int64](limited, l.s.db, `UPDATE lease SET until = clock_timestamp() + ? * interval '1 microsecond'
				WHERE epoch = ? RETURNING epoch`, leaseFor.Microseconds(), l.epoch)
			cancel()
			if errors.Is(err, ErrNone) {
				l.s.fail(errOvertaken)
				return
			}
		}
	}
}

// giveBack ends the lease at once, so that nobody waits for its end.
func (l *lease) giveBack(ctx context.Context) error {
	l.end()
	_, err := l.s.db.ExecContext(ctx, `UPDATE lease SET until = '-infinity' WHERE epoch = $1`, l.epoch)
	return err
}

// close ends the renewing.
func (l *lease) close() error {
	l.end()
	return nil
}

// end stops the renewing and waits for it.
func (l *lease) end() {
	select {
	case <-l.stop:
	default:
		close(l.stop)
	}
	<-l.done
}
