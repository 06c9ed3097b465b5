package main

import (
	"fmt"
	"os"
	"text/tabwriter"
	"time"
)

// report prints what was measured, a column for each phase.
func report(phases []*phase) {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(name string, of func(*phase) string) {
		fmt.Fprint(w, name, "\t")
		for _, p := range phases {
			fmt.Fprint(w, of(p), "\t")
		}
		fmt.Fprintln(w)
	}
	number := func(name, format string, of func(*phase) float64) {
		row(name, func(p *phase) string { return fmt.Sprintf(format, of(p)) })
	}
	took := func(name string, part float64) {
		row(name, func(p *phase) string { return p.at(part).Round(10 * time.Microsecond).String() })
	}
	of := func(name string) func(*phase) float64 {
		return func(p *phase) float64 { return p.used[name] }
	}
	row("", func(p *phase) string { return p.name })
	number("acts a second", "%.0f", func(p *phase) float64 { return p.per(float64(p.acts)) })
	number("of them, acts that write", "%.0f", func(p *phase) float64 { return p.per(float64(p.written)) })
	number("requests a second", "%.0f", func(p *phase) float64 { return p.per(float64(len(p.answers))) })
	took("half of them answered within", .5)
	took("nine of ten", .9)
	took("99 of 100", .99)
	took("all", 1)
	number("refused: the maximum was reached", "%.0f", func(p *phase) float64 { return float64(p.above) })
	number("rows a second", "%.0f", func(p *phase) float64 { return p.per(of("boardwalk_store_rows_total")(p)) })
	number("rows a transaction", "%.1f", func(p *phase) float64 { return p.group() })
	number("SQLite alone, rows a second", "%.0f", func(p *phase) float64 { return p.alone() })
	// by the time that the same rows took; what the house writes besides, such as seeds, does not count
	number("the house, % of that", "%.0f", func(p *phase) float64 { return 100 * p.bareTook.Seconds() / p.took.Seconds() })
	number("events a second, delivered", "%.0f", func(p *phase) float64 { return p.per(float64(p.heard)) })
	number("streams", "%.0f", func(p *phase) float64 { return float64(p.streams) })
	number("of them lost", "%.0f", func(p *phase) float64 { return float64(p.lost) })
	number("processor, µs an act: the house", "%.0f", func(p *phase) float64 { return p.each(1e6 * of("process_cpu_seconds_total")(p)) })
	number("and whoever asks", "%.0f", func(p *phase) float64 { return p.each(1e6 * p.own.Seconds()) })
	number("allocated by the house, kB an act", "%.1f", func(p *phase) float64 { return p.each(of("go_memstats_alloc_bytes_total")(p) / 1e3) })
	number("memory of the house, MB", "%.0f", func(p *phase) float64 { return p.then["process_resident_memory_bytes"] / 1e6 })
	number("of it Go's", "%.0f", func(p *phase) float64 { return p.then["go_memstats_sys_bytes"] / 1e6 })
	number("goroutines", "%.0f", func(p *phase) float64 { return p.then["go_goroutines"] })
	_ = w.Flush()
}
