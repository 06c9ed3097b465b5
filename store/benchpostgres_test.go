package store

import (
	"database/sql"
	"fmt"
	"sync"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/postgrestest"
)

// keyed is an act with an idempotency key, as a browser sends it.
func keyed(b *testing.B, table, n int) *Batch {
	a := act(b, table)
	a.Results = []Result{{Table: a.Records[0].Table, Key: fmt.Sprintf("%016x", n), Until: time.Now().Add(time.Hour),
		Data: []byte(`{"accepted":true}`)}}
	return a
}

// barePostgres writes the same rows to PostgreSQL by the same statements, and nothing else: nobody
// numbers, hashes, adds up or waits, and a group goes over the wire in one piece.
type barePostgres struct {
	sql  *statements
	pipe *pipeline
	next int64
}

func newBarePostgres(b *testing.B) *barePostgres {
	dir := postgrestest.Dir(b)
	if err := open(b, dir).Close(); err != nil { // which makes the tables
		b.Fatal(err)
	}
	address, err := postgresOf(dir)
	if err != nil {
		b.Fatal(err)
	}
	db, err := sql.Open("pgx", address)
	if err != nil {
		b.Fatal(err)
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { conn.Close(); db.Close() })
	x := &barePostgres{next: 1}
	if x.sql, err = prepareAll(ctx, conn, &postgres{}); err == nil {
		x.pipe, err = newPipeline(conn)
	}
	if err != nil {
		b.Fatal(err)
	}
	return x
}

func (x *barePostgres) write(b *testing.B, group, groups int) time.Duration {
	hashes := chance.Seed{}
	start := time.Now()
	for range groups {
		w := &writing{ctx: ctx, pipe: x.pipe}
		w.say(x.sql.begin)
		for i := range group {
			one := keyed(b, i, int(x.next))
			r, t, k := &one.Records[0], &one.Transfers[0], &one.Results[0]
			line, _ := r.Line()
			x.sql.result.add(w, k.Table, k.Key, stamp(k.Until), k.Data)
			x.sql.record.add(w, x.next, r.Table, x.next, line, append(hashes[:], hashes[:]...))
			x.sql.transfer.add(w, x.next, x.next, string(t.From), string(t.To), int64(t.Amount), int64(0), int64(0), t.Memo)
			x.sql.balance.add(w, string(t.From), -x.next, int64(0))
			x.sql.balance.add(w, string(t.To), x.next, int64(0))
			x.next++
		}
		for _, rows := range []*inserts{&x.sql.result, &x.sql.record, &x.sql.transfer, &x.sql.balance} {
			rows.flush(w)
		}
		w.say(x.sql.commit)
		if w.flush(); w.err != nil {
			b.Fatal(w.err)
		}
	}
	return time.Since(start)
}

// BenchmarkAppendPostgres measures durable acts a second of many tables at once, and bare transactions
// of the same rows in groups as large. They take turns in one run.
func BenchmarkAppendPostgres(b *testing.B) {
	s := open(b, postgrestest.Dir(b))
	againstBare(b, func(string) *Store { return s }, s)
}

// BenchmarkAppendShards is the same for a house of three nodes that share its shards.
func BenchmarkAppendShards(b *testing.B) {
	dir := postgrestest.Dir(b)
	nodes := []*Node{join(b, dir, "a")}
	nodes = append(nodes, join(b, dir, "b"), join(b, dir, "c"))
	stores := make([]*Store, DefaultShards+1)
	for shard := range stores {
		stores[shard] = take(b, nodes[shard%len(nodes)], shard)
	}
	againstBare(b, func(table string) *Store { return stores[ShardOf(table, DefaultShards)] }, stores...)
}

// againstBare has many tables act at once, each at its store, in turns with bare transactions.
func againstBare(b *testing.B, of func(table string) *Store, stores ...*Store) {
	x := newBarePostgres(b)
	var many, plain time.Duration
	const tables, each = 256, 12
	turns, n := 0, 0
	for b.Loop() {
		start := time.Now()
		var all sync.WaitGroup
		for table := range tables {
			all.Go(func() {
				for i := range each {
					a := keyed(b, table, n+i)
					if _, err := of(a.Records[0].Table).Append(a); err != nil {
						b.Error(err)
						return
					}
				}
			})
		}
		all.Wait()
		many += time.Since(start)
		n += each
		plain += x.write(b, maxGroup, tables*each/maxGroup)
		turns++
	}
	rate := func(d time.Duration) float64 { return float64(tables*each*turns) / d.Seconds() }
	b.ReportMetric(rate(many), "grouped/s")
	b.ReportMetric(rate(plain), "bare-grouped/s")
	b.ReportMetric(plain.Seconds()/many.Seconds(), "ratio")
	commits := uint64(0)
	for _, s := range stores {
		transactions, _ := s.Work()
		commits += transactions
	}
	b.ReportMetric(float64(tables*each*turns)/float64(commits), "acts/transaction")
	b.ReportMetric(0, "ns/op")
}
