package scale

import (
	"math"
	"time"

	"boardwalk/chance"
)

// Edges are the nodes to which browsers are connected.
type Edges struct {
	Costs
	Crowd
	Nodes   int
	Popular float64 // how unequal tables are: the table in place n has viewers as 1/n to this power
	ByTable int     // people go to a node that serves their table already, until it has this many of them; 0 for any node at random
}

// Watched is what a simulation of viewers finds.
type Watched struct {
	Messages float64       // between nodes, a second: what an act brought, once to each node that has viewers of the table
	Busiest  int           // browsers at the node that has most
	Busy     float64       // share of the cores of the node that writes most; above 1 it falls behind
	Largest  int           // viewers of the most popular table
	Slowest  time.Duration // until the last viewer of that table knows of an act, once the nodes do
}

// Run places every viewer and every player, and adds up what a second brings. The same seed gives the same outcome.
func (e Edges) Run(seed uint64) Watched {
	from := chance.NewFast(seed, 1)
	viewers := e.viewers()
	streams, writes := make([]int, e.Nodes), make([]float64, e.Nodes)
	pace := float64(e.Players) / e.Think.Seconds() // acts at a table, a second
	w := Watched{Largest: viewers[0]}
	for i, n := range viewers {
		at := e.place(n+e.Players, from)
		w.Messages += pace * float64(len(at))
		for node, n := range at {
			streams[node] += n
			writes[node] += pace * float64(n)
			if i == 0 {
				w.Slowest = max(w.Slowest, time.Duration(n)*e.Write/Cores)
			}
		}
	}
	for node := range e.Nodes {
		w.Busiest = max(w.Busiest, streams[node])
		w.Busy = max(w.Busy, writes[node]*e.Write.Seconds()/Cores)
	}
	return w
}

// viewers returns how many watch each table, the most popular first.
func (e Edges) viewers() []int {
	all := make([]int, e.Tables)
	weights, sum := make([]float64, e.Tables), 0.0
	for i := range weights {
		weights[i] = math.Pow(float64(i+1), -e.Popular)
		sum += weights[i]
	}
	passed, given := 0.0, 0 // by the running sum, so that all viewers are given out
	for i, weight := range weights {
		passed += weight
		upTo := int(math.Round(passed / sum * float64(e.Viewers)))
		all[i], given = upTo-given, upTo
	}
	return all
}

// place returns how many of the people at a table are at which node.
func (e Edges) place(people int, from *chance.Fast) map[int]int {
	at := map[int]int{}
	if e.ByTable == 0 {
		for range people {
			at[from.Draw(e.Nodes)]++
		}
		return at
	}
	first := from.Draw(e.Nodes) // the table's node by its hash, and then those beside it
	parts := min(e.Nodes, (people+e.ByTable-1)/e.ByTable)
	for i := range parts {
		at[(first+i)%e.Nodes] = people*(i+1)/parts - people*i/parts
	}
	return at
}
