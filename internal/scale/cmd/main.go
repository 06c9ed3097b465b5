// This command prints the figures of docs/scale.md: what one database bears, what the cage costs, and how many machines a large
// house needs. See package scale. The Makefile runs it as make scale.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"
	"time"

	"boardwalk/internal/scale"
)

func main() {
	seed := flag.Uint64("seed", 1, "of the simulation; the same seed prints the same figures")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "scale: nothing follows the flags")
		os.Exit(2)
	}
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for _, part := range []func(io.Writer, uint64){benchmarks, sizes, engines, cages, viewers, plans} {
		part(out, *seed)
		if err := out.Flush(); err != nil {
			fmt.Fprintln(os.Stderr, "scale:", err)
			os.Exit(1)
		}
	}
}

// benchmarks are the two that were measured, by the model: 256 tables that act as soon as they are answered.
func benchmarks(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "the benchmarks of the store, by the model\nshards\tacts/s\tacts/transaction")
	for _, shards := range []int{1, 16} {
		o := scale.Benchmark(shards).Run(5*time.Second, seed)
		fmt.Fprintf(out, "%d\t%.0f\t%.0f\n", shards, o.Rate, o.Group)
	}
}

// crowd is a house with three players at each table and ten viewers to each.
func crowd(tables int, think time.Duration) scale.Crowd {
	return scale.Crowd{Tables: tables, Players: 3, Think: think, Viewers: 10 * tables, Shared: .002}
}

// sizes are what one database bears, with one writer as serve has today and with many.
func sizes(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "\none database, an act a second and player\n"+
		"nodes\tcores each\tshards\tdatabase's cores\ttables\tacts/s\tacts/transaction\tp50 ms\tp99 ms\tnodes %\tdatabase %")
	for _, x := range []struct{ nodes, cores, shards, database, tables int }{
		{1, 2, 1, 2, 1000}, {1, 2, 1, 2, 2000}, {1, 2, 1, 2, 2500}, {1, 2, 1, 2, 3000},
		{1, 16, 1, 16, 2500}, {1, 16, 1, 16, 4000}, {1, 16, 1, 16, 5000}, {1, 16, 1, 16, 6000},
		{8, 2, 16, 2, 5000}, {8, 2, 32, 16, 10_000}, {15, 2, 32, 16, 20_000}, {30, 2, 32, 16, 40_000}, {45, 2, 32, 16, 60_000},
	} {
		o := scale.Database{Costs: scale.Measured, Crowd: crowd(x.tables, time.Second), Cores: x.database, Nodes: x.nodes, NodeCores: x.cores,
			Shards: x.shards, CageParts: x.shards}.Run(6*time.Second, seed)
		fmt.Fprintf(out, "%d\t%d\t%d\t%d\t%d\t%.0f\t%.1f\t%.1f\t%.1f\t%.0f\t%.0f\n",
			x.nodes, x.cores, x.shards, x.database, x.tables, o.Rate, o.Group, ms(o.Half), ms(o.Most), 100*o.Node, 100*o.Database)
	}
}

// engines are databases that take longer to commit, or more of the processor, as those do that agree among several machines.
func engines(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "\nslower databases of 16 cores and 32 shards, 10,000 tables, an act a second and player\n"+
		"flush ms\tprocessor\tacts/s\tacts/transaction\tp50 ms\tp99 ms\tdatabase %")
	for _, x := range []struct {
		flush time.Duration
		times time.Duration
	}{
		{500 * time.Microsecond, 1}, {2 * time.Millisecond, 1}, {5 * time.Millisecond, 1}, {20 * time.Millisecond, 1},
		{5 * time.Millisecond, 2}, {5 * time.Millisecond, 4},
	} {
		d := tenThousand
		d.Flush, d.Transaction, d.Row = x.flush, x.times*d.Transaction, x.times*d.Row
		o := d.Run(6*time.Second, seed)
		fmt.Fprintf(out, "%.1f\tx%d\t%.0f\t%.1f\t%.1f\t%.1f\t%.0f\n", ms(x.flush), x.times, o.Rate, o.Group, ms(o.Half),
			ms(o.Most), 100*o.Database)
	}
}

// tenThousand is a house of ten thousand tables on one database.
var tenThousand = scale.Database{Costs: scale.Measured, Crowd: crowd(10_000, time.Second), Cores: 16, Nodes: 8,
	NodeCores: 2, Shards: 32, CageParts: 32}

// cages are what it costs if all shards lock one row, and if each has its own part of it.
func cages(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "\nthe cage, 10,000 tables on one database of 16 cores and 32 shards\n"+
		"acts that touch it\tguests/s\tparts\tacts/s\tp50 ms\tp99 ms\tshards that wait %")
	for _, x := range []struct{ shared, guests float64 }{
		{0, 0}, {.002, 0}, {.005, 0}, {.0075, 0}, {.01, 0}, {.05, 0}, {.002, 33}, {.002, 330}, {.005, 330},
	} {
		for _, parts := range []int{1, 33} {
			d := tenThousand
			d.Shared, d.Guests, d.CageParts = x.shared, x.guests, parts
			o := d.Run(6*time.Second, seed)
			fmt.Fprintf(out, "%.2f %%\t%.0f\t%d\t%.0f\t%.1f\t%.1f\t%.0f\n", 100*x.shared, x.guests, parts, o.Rate, ms(o.Half),
				ms(o.Most), 100*o.CageWaiting)
		}
	}
}

// viewers are where people are connected: at any node, or where their table is served already.
func viewers(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "\n1,000,000 viewers and 300,000 players of 100,000 tables, an act every ten seconds and player\n"+
		"popularity\tedges\tpeople go\tmessages/s\tlargest table\tbusiest edge\tbusy %\tlast viewer ms")
	const edges = 40
	for _, popular := range []float64{0, 1} {
		for _, by := range []int{0, scale.Planned.Viewed} {
			w := scale.Edges{Costs: scale.Measured, Crowd: crowd(100_000, 10*time.Second), Nodes: edges, Popular: popular, ByTable: by}.Run(seed)
			where := "to any"
			if by > 0 {
				where = "by table"
			}
			fmt.Fprintf(out, "%s\t%d\t%s\t%.0f\t%d\t%d\t%.0f\t%.1f\n", []string{"equal", "as 1/n"}[int(popular)], edges, where,
				w.Messages, w.Largest,
				w.Busiest, 100*w.Busy, ms(w.Slowest))
		}
	}
}

// plans are how many machines houses need.
func plans(out io.Writer, seed uint64) {
	fmt.Fprintln(out, "\nmachines; ten viewers to a table\n"+
		"tables\tthink s\tacts/s\towners\tdatabases\tedges\tp99 ms\tdatabase %\tmessages/s\tbusiest edge %\tTB/day")
	for _, tables := range []int{1000, 10_000, 100_000} {
		for _, think := range []time.Duration{time.Second, 10 * time.Second} {
			p := scale.Planned.Plan(scale.Measured, crowd(tables, think), seed)
			fmt.Fprintf(out, "%d\t%.0f\t%.0f\t%d\t%d\t%d\t%.1f\t%.0f\t%.0f\t%.0f\t%.2f\n",
				tables, think.Seconds(), p.Acts, p.Owners, p.Databases, p.Edges, ms(p.One.Most), 100*p.One.Database, p.Watched.Messages,
				100*p.Watched.Busy, p.Kept)
		}
	}
}

func ms(d time.Duration) float64 { return d.Seconds() * 1e3 }
