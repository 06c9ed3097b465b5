package scale

import (
	"math"
	"time"
)

// Machines say of what a house is made, and how full it may be.
type Machines struct {
	Cores  int           // of a database
	Shards int           // of a database
	Busy   float64       // share of the cores of any machine that may be busy
	Answer time.Duration // in which 99 of 100 acts must be answered
	Memory int           // bytes of a node for tables, or for streams
	Viewed int           // people of one table at one edge, before another edge serves it as well
}

// Planned are the machines of docs/scale.md. Nodes have as many cores as the machine that was measured.
var Planned = Machines{Cores: 16, Shards: 32, Busy: .5, Answer: 100 * time.Millisecond, Memory: 2_000_000_000, Viewed: 500}

// Plan is how many machines a crowd needs.
type Plan struct {
	Acts      float64 // a second
	Owners    int     // nodes that own shards
	Databases int
	Edges     int     // nodes to which browsers are connected
	One       Outcome // of one of the databases
	Watched   Watched
	Kept      float64 // terabytes that all databases grow by in a day
}

// Plan works out how many machines a crowd needs. Databases are added until the simulation of one of them, with its part of the
// tables, is fast enough and not too busy.
func (m Machines) Plan(c Costs, crowd Crowd, seed uint64) Plan {
	acts := float64(crowd.Tables*crowd.Players) / crowd.Think.Seconds()
	people := crowd.Viewers + crowd.Tables*crowd.Players
	inMemory := func(n, size int) int { return least(float64(n)*float64(size)/float64(m.Memory), 1) }
	p := Plan{Acts: acts, Kept: acts * float64(c.Kept) * 86_400 / 1e12,
		Owners: max(least(acts*c.Act.Seconds()/Cores, m.Busy), inMemory(crowd.Tables, c.Table))}
	for p.Databases = 1; ; p.Databases++ {
		p.One = m.one(c, crowd, &p).Run(2*max(crowd.Think, 2*time.Second), seed)
		if p.One.Most <= m.Answer && p.One.Database <= m.Busy {
			break
		}
	}
	writes := acts / float64(crowd.Tables) * float64(people)
	p.Edges = max(inMemory(people, c.Stream), least(writes*c.Write.Seconds()/Cores, m.Busy))
	p.Watched = Edges{c, crowd, p.Edges, 1, m.Viewed}.Run(seed)
	return p
}

// one is one database of a plan, with its part of the tables and of the owners.
func (m Machines) one(c Costs, crowd Crowd, p *Plan) Database {
	crowd.Tables = (crowd.Tables + p.Databases - 1) / p.Databases
	return Database{Costs: c, Crowd: crowd, Cores: m.Cores, Nodes: (p.Owners + p.Databases - 1) / p.Databases, NodeCores: Cores,
		Shards: m.Shards, CageParts: m.Shards}
}

// least returns how many machines there must be for work that would keep so many busy, if each may be busy for a share of the time.
func least(work, share float64) int {
	return max(1, int(math.Ceil(work/share)))
}
