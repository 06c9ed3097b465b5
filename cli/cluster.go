package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"boardwalk/chance"
	"boardwalk/cluster"
)

type clusterCommand struct {
	Status clusterStatusCommand `cmd:"" help:"The nodes of a house, and which of them has which part of it."`
	Drain  clusterDrainCommand  `cmd:"" help:"Have a node give what it has to others, and take nothing: before it is stopped or upgraded."`
	Resume clusterResumeCommand `cmd:"" help:"Have a drained node take its share again."`
	Move   clusterMoveCommand   `cmd:"" help:"Give the house, or a part of it, to a certain node."`
	Keys   clusterKeysCommand   `cmd:"" help:"Make the key that all nodes of a house share."`
}

// Help is printed by boardwalk cluster --help.
func (clusterCommand) Help() string {
	return `A house in PostgreSQL may have several nodes (boardwalk serve --wire). Everybody can ask any of
them. The house is divided into shards: number 0 has the people and the lobby, the others have the
tables. Each shard is owned by one node, the nodes share them evenly, and what a node had goes on at
the others within seconds when it dies. No table is closed when it moves: the journal is the table.
The commands need the nodes' key, cluster.key: of the directory of a node, or of a copy of it.

Examples:

    boardwalk cluster keys /srv/casino
    boardwalk cluster status --data /srv/casino
    boardwalk cluster drain left --data /srv/casino
    boardwalk cluster move right --shard 3 --data /srv/casino`
}

// visit is how a command reaches the nodes.
type visit struct {
	Data    string   `placeholder:"DIR" help:"The directory of a node, with its key; as of boardwalk serve if not given."`
	Cluster []string `placeholder:"nats://HOST:PORT" help:"A node, by where others connect to it; that of the directory if not given."`
	Plain   bool     `name:"wire-plain" help:"The nodes speak without TLS, which they may only on one machine."`
}

// join connects to the nodes.
func (v *visit) join(c *console) (*cluster.Bus, error) {
	dir, err := (&serveCommand{Data: v.Data}).dataDir()
	if err != nil {
		return nil, err
	}
	key, err := cluster.ReadKey(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s has no %s: say with --data where a node keeps it", dir, cluster.KeyFile)
	}
	if err != nil {
		return nil, err
	}
	peers := v.Cluster
	if len(peers) == 0 {
		text, err := os.ReadFile(filepath.Join(dir, busFile))
		if err != nil {
			return nil, misusef("say with --cluster where a node is")
		}
		peers = []string{strings.TrimSpace(string(text))}
	}
	log := slog.New(slog.NewTextHandler(c.err, &slog.HandlerOptions{Level: slog.LevelError}))
	return cluster.Join(cluster.Config{Name: "visitor-" + chance.NewSeed().String()[:8], Key: key, Peers: peers, Plain: v.Plain, Log: log})
}

// with calls a function with the nodes when they are known.
func (v *visit) with(c *console, do func(*cluster.Node) error) error {
	bus, err := v.join(c)
	if err != nil {
		return err
	}
	defer bus.Close()
	n, err := cluster.Visit(bus)
	if err != nil {
		return err
	}
	defer n.Close()
	isThere := func(list []cluster.Member) bool { return len(list) > 1 }
	if !n.Await(5*time.Second, isThere) {
		return errors.New("no node answers: is one running there, with the same cluster.key?")
	}
	time.Sleep(600 * time.Millisecond) // each says four times a second that it is there
	return do(n)
}

type clusterStatusCommand struct {
	JSON bool `name:"json" help:"Print JSON."`
	visit
}

// Help is printed by boardwalk cluster status --help.
func (clusterStatusCommand) Help() string {
	return `Prints the nodes of a house: the role of each and since when it has it, how many tables it has,
where people ask it, how many streams it forwards, how many requests it forwarded to others and
answered itself, how long it takes to answer a greeting, and its shards, each with the epoch of its
lease: how often it has changed hands.

Example:

    boardwalk cluster status --data /srv/casino`
}

// Run prints the nodes.
func (cmd *clusterStatusCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error {
		list := n.Status()
		if cmd.JSON {
			out := json.NewEncoder(c.out)
			out.SetIndent("", "  ")
			return out.Encode(list)
		}
		w := tabwriter.NewWriter(c.out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "NODE\tROLE\tFOR\tTABLES\tADDRESS\tSTREAMS\tFORWARDED\tANSWERED\tLAG\tSHARDS (EPOCH)")
		for i := range list {
			m := &list[i]
			fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%s\t%d\t%d\t%d\t%s\t%s\n", m.Name, m.Role, time.Since(m.Since).Round(time.Second),
				m.Tables, m.HTTP, m.Streams, m.Asked,
				m.Answered, m.Lag.Round(100*time.Microsecond), shardList(m))
		}
		if err := w.Flush(); err != nil {
			return err
		}
		owners := ownersOf(list)
		for shard := range last(list) + 1 {
			switch {
			case owners[shard] != "":
			case last(list) == 0:
				return errors.New("no node has the house")
			default:
				return fmt.Errorf("no node has shard %d", shard)
			}
		}
		return nil
	})
}

// shardList returns the shards of a node, each with its epoch.
func shardList(m *cluster.Member) string {
	var list []string
	for _, shard := range slices.Sorted(maps.Keys(m.Shards)) {
		list = append(list, fmt.Sprintf("%d (%d)", shard, m.Shards[shard]))
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ", ")
}

// last returns the number of the house's last shard.
func last(list []cluster.Member) (shard int) {
	for i := range list {
		shard = max(shard, list[i].Last)
	}
	return shard
}

// ownersOf returns the name of the node that owns each shard: that of the greatest epoch.
func ownersOf(list []cluster.Member) map[int]string {
	owners, epochs := map[int]string{}, map[int]int64{}
	for i := range list {
		for shard, epoch := range list[i].Shards {
			if epoch > epochs[shard] {
				owners[shard], epochs[shard] = list[i].Name, epoch
			}
		}
	}
	return owners
}

type clusterDrainCommand struct {
	Node string `arg:"" help:"The name of the node."`
	visit
}

// Help is printed by boardwalk cluster drain --help.
func (clusterDrainCommand) Help() string {
	return `The node gives all that it has to others and goes on as an entrance to the house. It takes nothing
again until it is told to (boardwalk cluster resume) or started anew. Rounds go on where they are.

Example:

    boardwalk cluster drain left --data /srv/casino`
}

// Run drains a node and waits until others have what it had.
func (cmd *clusterDrainCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error {
		others := func(list []cluster.Member) bool {
			return slices.ContainsFunc(list, func(m cluster.Member) bool { return m.Name != cmd.Node && m.Stays() })
		}
		if !n.Await(0, others) {
			return errors.New("no other node is there to have what this one has")
		}
		began := time.Now()
		err := order(n, cmd.Node, cluster.Order{Do: cluster.Drain}, func(shard int, owner string) bool {
			return owner != "" &&
				owner != cmd.Node
		})
		if err == nil {
			fmt.Fprintf(c.out, "node %s has nothing any more, after %v\n", cmd.Node, time.Since(began).Round(time.Millisecond))
		}
		return err
	})
}

type clusterResumeCommand struct {
	Node string `arg:"" help:"The name of the node."`
	visit
}

// Help is printed by boardwalk cluster resume --help.
func (clusterResumeCommand) Help() string {
	return `The node takes its share of the house again.

Example:

    boardwalk cluster resume left --data /srv/casino`
}

// Run has a node be ready again.
func (cmd *clusterResumeCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error { return n.Give(cmd.Node, cluster.Order{Do: cluster.Resume}) })
}

type clusterMoveCommand struct {
	Node  string `arg:"" help:"The name of the node that is to have it."`
	Shard int    `default:"-1" placeholder:"K" help:"The shard to move; all of them if not given."`
	visit
}

// Help is printed by boardwalk cluster move --help.
func (clusterMoveCommand) Help() string {
	return `The nodes that have the house, or the shard of a number, give it to the one that is named. Rounds go on
where they are. It stays there until the node ends, is drained, or it is moved on; drain and resume the
node to have everything shared evenly again.

Examples:

    boardwalk cluster move right --data /srv/casino
    boardwalk cluster move right --shard 3 --data /srv/casino`
}

// Run moves shards and waits until they have moved.
func (cmd *clusterMoveCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error {
		list := n.Status()
		at := slices.IndexFunc(list, func(m cluster.Member) bool { return m.Name == cmd.Node })
		switch {
		case at < 0:
			return fmt.Errorf("there is no node %s", cmd.Node)
		case list[at].Role == cluster.Drained:
			return fmt.Errorf("node %s is drained: boardwalk cluster resume %s", cmd.Node, cmd.Node)
		case cmd.Shard > last(list):
			return misusef("the last shard of the house is number %d", last(list))
		}
		what := "the house"
		if cmd.Shard >= 0 {
			what = fmt.Sprint("shard ", cmd.Shard)
		}
		began := time.Now()
		err := order(n, cmd.Node, cluster.Order{Do: cluster.Take, Shard: cmd.Shard}, func(shard int, owner string) bool {
			return cmd.Shard >= 0 && shard != cmd.Shard || owner == cmd.Node
		})
		if err == nil {
			fmt.Fprintf(c.out, "node %s has %s, after %v\n", cmd.Node, what, time.Since(began).Round(time.Millisecond))
		}
		return err
	})
}

// order gives an order to a node, and waits until every shard has an owner that is wanted.
func order(n *cluster.Node, name string, o cluster.Order, wanted func(shard int, owner string) bool) error {
	if err := n.Give(name, o); err != nil {
		return err
	}
	if !n.Await(15*time.Second, func(list []cluster.Member) bool {
		owners := ownersOf(list)
		for shard := range last(list) + 1 {
			if !wanted(shard, owners[shard]) {
				return false
			}
		}
		return true
	}) {
		return errors.New("not everything has moved within 15 seconds: see boardwalk cluster status")
	}
	return nil
}

type clusterKeysCommand struct {
	Dir string `arg:"" help:"Where to write it: the directory of a node."`
}

// Help is printed by boardwalk cluster keys --help.
func (clusterKeysCommand) Help() string {
	return `Makes cluster.key, the secret that all nodes of a house share. The house's own authority for
certificates follows from it, and each node makes its certificate from that when it starts. Copy it to
the directory of every node, by a way that nobody else reads: whoever has it can be a node. The first
node of a new house makes one by itself.

Example:

    boardwalk cluster keys /srv/casino`
}

// Run makes the key.
func (cmd *clusterKeysCommand) Run(c *console) error {
	if _, err := cluster.MakeKey(cmd.Dir); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s is made; every node needs it in its directory\n", filepath.Join(cmd.Dir, cluster.KeyFile))
	return nil
}
