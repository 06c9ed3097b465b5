package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store/query"
)

// staff is the nodes of a house that come and go.
type staff struct {
	t     *testing.T
	mu    sync.Mutex
	nodes []*Node
	dirs  []string
}

// any returns the store of a shard at any node that believes to have it, or nil.
func (s *staff) any(shard, from int) *Store {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range s.nodes {
		if n := s.nodes[(from+i)%len(s.nodes)]; n != nil {
			if found := n.Have()[shard]; found != nil {
				return found
			}
		}
	}
	return nil
}

// follow has a node follow its plan once. What fails, because the node is being killed or the database was
// cut off, is tried again.
func (s *staff) follow(i int) {
	s.mu.Lock()
	n := s.nodes[i]
	s.mu.Unlock()
	if n == nil {
		return
	}
	for shard, st := range n.Have() {
		if st.Err() != nil {
			_ = n.Give(shard)
		}
	}
	take, give, err := n.Plan(ctx, nil)
	if err != nil {
		return
	}
	for _, shard := range give {
		_ = n.Give(shard)
	}
	for _, shard := range take {
		st, err := n.Take(shard)
		s.mu.Lock()
		killed := s.nodes[i] != n
		s.mu.Unlock()
		if err == nil && killed { // while it took the shard, and whoever killed it did not know that
			end(st)
		}
	}
}

// end ends a store as a crash does.
func end(st *Store) {
	st.fail(errors.New("killed"))
	_ = st.Close()
}

// kill ends a node as a crash does: nothing is given back, and nobody is told. First it stands still for a
// while, and its stores do not know that they are overtaken.
func (s *staff) kill(i int, still time.Duration) {
	s.mu.Lock()
	n := s.nodes[i]
	s.mu.Unlock()
	n.leases.end()
	time.Sleep(still)
	s.mu.Lock()
	s.nodes[i] = nil
	s.mu.Unlock()
	for _, st := range n.Have() {
		end(st)
	}
	_ = n.shut()
	again, err := Join(s.dirs[i], Member{Name: fmt.Sprint("n", i)}, SealedBy(testKey), Checkpoints(50, time.Second))
	if err != nil {
		s.t.Error(err)
		return
	}
	s.mu.Lock()
	s.nodes[i] = again
	s.mu.Unlock()
}

// cut cuts connections of the nodes to the database.
func cut(t *testing.T, db *query.Database) {
	if _, err := db.Exec(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE pid <> pg_backend_pid() AND datname = current_database() AND random() < 0.3`); err != nil {
		t.Error(err)
	}
}

// TestNodesThatComeAndGoLoseNothing has people bring money to tables of all shards and take it away, while
// nodes stand still, die, come back and are drained, and the database cuts connections. An order is
// given again, with its key, until somebody acknowledges it.
func TestNodesThatComeAndGoLoseNothing(t *testing.T) {
	dir := postgrestest.Dir(t)
	const shards, writers = 4, 8
	s := &staff{t: t, dirs: []string{dir}}
	s.nodes = append(s.nodes, join(t, dir, "n0", InShards(shards), Checkpoints(50, time.Second)))
	for i := 1; i < 3; i++ {
		s.dirs = append(s.dirs, besides(t, dir))
		n, err := Join(s.dirs[i], Member{Name: fmt.Sprint("n", i)}, SealedBy(testKey), Checkpoints(50, time.Second))
		if err != nil {
			t.Fatal(err)
		}
		s.nodes = append(s.nodes, n)
	}
	add(t, take(t, s.nodes[0], 0), gift("ada", 1000))

	lasts := 8 * time.Second
	if !testing.Short() {
		lasts = time.Minute
	}
	end := time.Now().Add(lasts)
	var all, nodes sync.WaitGroup
	stop := make(chan struct{})
	for i := range s.nodes {
		nodes.Go(func() {
			for {
				select {
				case <-stop:
					return
				case <-time.After(leaseFor / 20):
					s.follow(i)
				}
			}
		})
	}
	var acknowledged [shards + 1]atomic.Int64 // by shard
	var refused atomic.Int64
	for w := range writers {
		all.Go(func() {
			rnd := rand.New(rand.NewPCG(19, uint64(w)))
			for order := 0; time.Now().Before(end); order++ {
				shard := 1 + rnd.IntN(shards)
				b := brings("ada", tableIn(shard, shards), money.Cents(1+rnd.IntN(200))*money.Cents(1-2*rnd.IntN(2)))
				key := fmt.Sprint(w, "-", order)
				b.Records[0].Key = key
				b.Results = []Result{{Table: b.Records[0].Table, Key: key, Until: time.Now().Add(time.Hour)}}
				for {
					st := s.any(shard, rnd.IntN(3))
					if st == nil {
						time.Sleep(leaseFor / 50)
						continue
					}
					_, err := st.Append(&Batch{Records: append([]journal.Record(nil), b.Records...),
						Transfers: append([]ledger.Transfer(nil), b.Transfers...), Results: b.Results})
					if err == nil || errors.As(err, new(*Repeated)) {
						acknowledged[shard].Add(1)
					} else if errors.As(err, new(*ledger.Short)) {
						refused.Add(1)
					} else {
						time.Sleep(leaseFor / 50)
						continue
					}
					break
				}
			}
		})
	}
	kills, cuts := 0, 0
	for rnd := rand.New(rand.NewPCG(47, 1)); time.Now().Before(end); time.Sleep(time.Duration(rnd.IntN(400)) * time.Millisecond) {
		switch i := rnd.IntN(3); rnd.IntN(5) {
		case 0, 1:
			s.kill(i, max(0, time.Duration(rnd.IntN(3)-1))*2*leaseFor)
			kills++
		case 2, 3:
			cut(t, s.nodes[i].db)
			cuts++
		default:
			_ = s.nodes[i].Placement().Drain(ctx, fmt.Sprint("n", rnd.IntN(3)), rnd.IntN(2) == 0)
		}
	}
	all.Wait()
	close(stop)
	nodes.Wait()
	for _, n := range s.nodes {
		_ = n.Close() // some stores may just have been cut off
	}

	total := int64(0)
	for shard := 1; shard <= shards; shard++ {
		r, err := ReadShard(dir, shard)
		if err != nil {
			t.Fatal(err)
		}
		n, err := r.Size(ctx)
		if err != nil || n != acknowledged[shard].Load() {
			t.Errorf("shard %d has %d records, and %d orders were acknowledged, %v", shard, n, acknowledged[shard].Load(), err)
		}
		total += n
		r.Close()
	}
	house, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer house.Close()
	sum := money.Cents(0)
	for account, want := range addedUp(t, dir, shards) {
		sum += want
		if want < 0 && !account.MayOwe() {
			t.Errorf("%s holds %s", account, want)
		}
		if got, err := house.Balance(ctx, account); account.Shared() && (err != nil || got.Posted != want) {
			t.Errorf("%s holds %s by the transfers, and %s is kept, %v", account, want, got.Posted, err)
		}
	}
	if sum != 0 {
		t.Errorf("%s was made", sum)
	}
	t.Logf("%d orders in %v, %d refused, %d kills, %d cuts", total, lasts, refused.Load(), kills, cuts)
	if total == 0 || kills == 0 {
		t.Error("nothing was tried")
	}
	last := join(t, dir, "last")
	for shard := range shards + 1 {
		take(t, last, shard)
	}
}
