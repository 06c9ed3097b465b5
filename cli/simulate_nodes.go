package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"boardwalk/cluster"
	"boardwalk/money"
	"boardwalk/sim"
)

// nodesFlags are the flags of simulate for playing at the nodes of a house.
type nodesFlags struct {
	Nodes []string `placeholder:"nats://HOST:PORT" help:"Have the nodes of a house play, by where others connect to one of them. Not for keno and the poker room."`
	Data  string   `placeholder:"DIR" help:"With --nodes: where the nodes' key is; as of boardwalk serve if not given."`
	Plain bool     `name:"wire-plain" help:"With --nodes: they speak without TLS, which they may only on one machine."`
}

// job is a simulation as it is sent to nodes: the flags that make it what it is.
type job struct {
	Game     string      `json:"game"`
	Option   []string    `json:"option,omitempty"`
	Pays     []string    `json:"pays,omitempty"`
	Wager    string      `json:"wager"`
	Strategy string      `json:"strategy,omitempty"` // its name
	Text     string      `json:"text,omitempty"`     // of a strategy from a file
	Stake    money.Cents `json:"stake,omitempty"`
	Bankroll money.Cents `json:"bankroll,omitempty"`
	Session  int         `json:"session,omitempty"`
	Seed     uint64      `json:"seed"`
	Rounds   int64       `json:"rounds"`
}

// jobPiece is a chunk of a job. The job is text, so that whoever has it already need not read it again.
type jobPiece struct {
	Job   string    `json:"job"`
	Chunk sim.Chunk `json:"chunk"`
}

// config makes the simulation of a job.
func (j *job) config() (sim.Config, error) {
	rules, err := findGame(j.Game)
	if err != nil {
		return sim.Config{}, err
	}
	c := sim.Config{Rules: rules, Wager: j.Wager, Stake: j.Stake, Bankroll: j.Bankroll, Session: j.Session, Seed: j.Seed, Rounds: j.Rounds}
	if c.Terms, err = posted(rules, j.Pays); err != nil {
		return c, err
	}
	if c.Options, err = setOptions(rules, j.Option); err != nil {
		return c, err
	}
	if j.Text != "" {
		c.Strategy, err = sim.ParseStrategy(rules, j.Strategy, strings.NewReader(j.Text))
	} else {
		c.Strategy, err = sim.FindStrategy(rules, c.Options, j.Strategy)
	}
	return c, err
}

// newHand returns what plays chunks of any job, one at a time. It keeps the tables of the last jobs.
func newHand() func([]byte) ([]byte, error) {
	hands := map[string]*sim.Hand{}
	return func(text []byte) ([]byte, error) {
		var p jobPiece
		if err := json.Unmarshal(text, &p); err != nil {
			return nil, err
		}
		h := hands[p.Job]
		if h == nil {
			var j job
			if err := json.Unmarshal([]byte(p.Job), &j); err != nil {
				return nil, err
			}
			c, err := j.config()
			if err != nil {
				return nil, err
			}
			if h, err = sim.NewHand(c); err != nil {
				return nil, err
			}
			if len(hands) >= 8 {
				clear(hands)
			}
			hands[p.Job] = h
		}
		return h.Play(p.Chunk)
	}
}

// programID names this very program: only the same program is sure to play the same, so nodes of another get no work.
var programID = sync.OnceValues(func() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	_, err = io.Copy(h, f)
	return hex.EncodeToString(h.Sum(nil)[:16]), err
})

// work has a node play simulations for others, on half of its cores: people at its tables come first.
func work(n *cluster.Node) error {
	id, err := programID()
	if err != nil {
		return err
	}
	return n.Work("simulate-"+id, max(1, runtime.GOMAXPROCS(0)/2), newHand)
}

// atNodes calls a function with those who play at the nodes.
func (cmd *simulateCommand) atNodes(c *console, do func(*cluster.Crew) error) error {
	if cmd.Cores != nil {
		return misusef("--cores is for this machine, and the nodes have their own: leave it out with --nodes")
	}
	id, err := programID()
	if err != nil {
		return err
	}
	v := visit{Data: cmd.Data, Cluster: cmd.Nodes, Plain: cmd.Plain}
	return v.with(c, func(n *cluster.Node) error {
		crew, err := n.Hire("simulate-" + id)
		if err != nil {
			return err
		}
		defer crew.Close()
		for end := time.Now().Add(5 * time.Second); crew.Hands() == 0; time.Sleep(50 * time.Millisecond) {
			if time.Now().After(end) {
				return errors.New("no node has the same program as this one, and another might play differently")
			}
		}
		return do(crew)
	})
}

// elsewhere returns what plays the chunks of a wager's simulation at the nodes.
func (cmd *simulateCommand) elsewhere(crew *cluster.Crew, c *sim.Config, wager string) (sim.Elsewhere, error) {
	j := job{Game: c.Rules.ID, Option: cmd.Option, Pays: cmd.Pays, Wager: wager, Strategy: cmd.Strategy, Stake: c.Stake, Bankroll: c.Bankroll,
		Session: c.Session, Seed: c.Seed, Rounds: c.Rounds}
	var unknown *sim.NoStrategy
	if _, err := sim.FindStrategy(c.Rules, c.Options, cmd.Strategy); errors.As(err, &unknown) {
		text, err := os.ReadFile(cmd.Strategy)
		if err != nil {
			return nil, misusef("%v", err)
		}
		j.Text = string(text)
	}
	text, err := json.Marshal(j)
	if err != nil {
		return nil, err
	}
	return func(chunk sim.Chunk) ([]byte, error) {
		piece, err := json.Marshal(jobPiece{string(text), chunk})
		if err != nil {
			return nil, err
		}
		out, err := crew.Do(piece)
		if err != nil {
			return nil, fmt.Errorf("at the nodes: %w", err)
		}
		return out, nil
	}, nil
}
