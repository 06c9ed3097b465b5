package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
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
	Status clusterStatusCommand `cmd:"" help:"The nodes of a house, who owns it, and since when."`
	Drain  clusterDrainCommand  `cmd:"" help:"Have a node give the house to another, and not take it again: before it is stopped or upgraded."`
	Resume clusterResumeCommand `cmd:"" help:"Have a drained node be ready to own the house again."`
	Move   clusterMoveCommand   `cmd:"" help:"Give the house to a certain node."`
	Keys   clusterKeysCommand   `cmd:"" help:"Make the key that all nodes of a house share."`
}

// Help is printed by boardwalk cluster --help.
func (clusterCommand) Help() string {
	return `A house in PostgreSQL may have several nodes (boardwalk serve --wire). Everybody can ask any of
them; one owns the house, and another goes on within seconds when that one dies. No table is closed
when the house moves: the journal is the table.
The commands need the nodes' key, cluster.key: of the directory of a node, or of a copy of it.

Examples:

    boardwalk cluster keys /srv/casino
    boardwalk cluster status --data /srv/casino
    boardwalk cluster drain left --data /srv/casino
    boardwalk cluster move right --data /srv/casino`
}

// visit is how a command reaches the nodes.
type visit struct {
	Data    string   `placeholder:"DIR" help:"The directory of a node, with its key; as of boardwalk serve if not given."`
	Cluster []string `placeholder:"nats://HOST:PORT" help:"A node, by where others connect to it; that of the directory if not given."`
	Plain   bool     `name:"wire-plain" help:"The nodes speak without TLS, which they may only on one machine."`
}

// join connects to the nodes.
func (v *visit) join(c *console) (*cluster.Wire, error) {
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
		text, err := os.ReadFile(filepath.Join(dir, wireFile))
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
	wire, err := v.join(c)
	if err != nil {
		return err
	}
	defer wire.Close()
	n, err := cluster.Visit(wire)
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
	return `Prints the nodes of a house: the role of each and since when it has it, the epoch of the owner's
lease, where people ask it, how many streams it forwards, how many requests it forwarded to the owner
and answered itself, and how long it takes to answer a greeting.

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
		fmt.Fprintln(w, "NODE\tROLE\tEPOCH\tFOR\tADDRESS\tSTREAMS\tFORWARDED\tANSWERED\tLAG")
		for _, m := range list {
			epoch := "-"
			if m.Epoch > 0 {
				epoch = fmt.Sprint(m.Epoch)
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t%s\n", m.Name, m.Role, epoch, time.Since(m.Since).Round(time.Second), m.HTTP, m.Streams, m.Asked, m.Answered,
				m.Lag.Round(100*time.Microsecond))
		}
		if err := w.Flush(); err != nil {
			return err
		}
		if !slices.ContainsFunc(list, func(m cluster.Member) bool { return m.Role == cluster.Owner }) {
			return errors.New("no node has the house")
		}
		return nil
	})
}

type clusterDrainCommand struct {
	Node string `arg:"" help:"The name of the node."`
	visit
}

// Help is printed by boardwalk cluster drain --help.
func (clusterDrainCommand) Help() string {
	return `The node gives the house to another and goes on as an entrance to it. It does not take the house
again until it is told to (boardwalk cluster resume) or started anew. Rounds go on where they are.

Example:

    boardwalk cluster drain left --data /srv/casino`
}

// Run drains a node and waits until another has the house.
func (cmd *clusterDrainCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error {
		others := func(list []cluster.Member) bool {
			return slices.ContainsFunc(list, func(m cluster.Member) bool {
				return m.Name != cmd.Node && (m.Role == cluster.Waiting || m.Role == cluster.Owner)
			})
		}
		if !n.Await(0, others) {
			return errors.New("no other node waits for the house, so nobody would have it")
		}
		return order(c, n, cmd.Node, cluster.Order{Do: cluster.Drain}, func(m cluster.Member) bool { return m.Name != cmd.Node })
	})
}

type clusterResumeCommand struct {
	Node string `arg:"" help:"The name of the node."`
	visit
}

// Help is printed by boardwalk cluster resume --help.
func (clusterResumeCommand) Help() string {
	return `The node is ready again to own the house when the one that has it ends.

Example:

    boardwalk cluster resume left --data /srv/casino`
}

// Run has a node be ready again.
func (cmd *clusterResumeCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error { return n.Give(cmd.Node, cluster.Order{Do: cluster.Resume}) })
}

type clusterMoveCommand struct {
	Node string `arg:"" help:"The name of the node that is to have the house."`
	visit
}

// Help is printed by boardwalk cluster move --help.
func (clusterMoveCommand) Help() string {
	return `The node that owns the house gives it to the one that is named. Rounds go on where they are.

Example:

    boardwalk cluster move right --data /srv/casino`
}

// Run moves the house and waits until it has moved.
func (cmd *clusterMoveCommand) Run(c *console) error {
	return cmd.with(c, func(n *cluster.Node) error {
		owner := ""
		for _, m := range n.Status() {
			switch {
			case m.Role == cluster.Owner && m.Name == cmd.Node:
				return fmt.Errorf("node %s has the house already", cmd.Node)
			case m.Role == cluster.Owner:
				owner = m.Name
			case m.Name == cmd.Node && m.Role == cluster.Drained:
				return fmt.Errorf("node %s is drained: boardwalk cluster resume %s", cmd.Node, cmd.Node)
			}
		}
		isThere := func(list []cluster.Member) bool {
			return slices.ContainsFunc(list, func(m cluster.Member) bool { return m.Name == cmd.Node && m.Role == cluster.Waiting })
		}
		switch {
		case owner == "":
			return errors.New("no node has the house")
		case !n.Await(0, isThere):
			return fmt.Errorf("there is no node %s", cmd.Node)
		}
		return order(c, n, owner, cluster.Order{Do: cluster.Move, To: cmd.Node}, func(m cluster.Member) bool { return m.Name == cmd.Node })
	})
}

// order gives an order to a node, and waits until the node that is wanted owns the house.
func order(c *console, n *cluster.Node, name string, o cluster.Order, wanted func(cluster.Member) bool) error {
	began := time.Now()
	if err := n.Give(name, o); err != nil {
		return err
	}
	owner := ""
	if !n.Await(15*time.Second, func(list []cluster.Member) bool {
		for _, m := range list {
			if m.Role == cluster.Owner && wanted(m) {
				owner = m.Name
			}
		}
		return owner != ""
	}) {
		return errors.New("the house has not moved within 15 seconds: see boardwalk cluster status")
	}
	fmt.Fprintf(c.out, "node %s has the house, after %v\n", owner, time.Since(began).Round(time.Millisecond))
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
