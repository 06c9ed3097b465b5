package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync"
	"time"

	"boardwalk/cluster"
	"boardwalk/sim/chunks"
)

// job is a simulation as it is sent to nodes: the command, with one wager or ticket, and what is in the files that it names.
type job struct {
	Command simulateCommand `json:"command"`
	Files   flagFiles       `json:"files,omitempty"`
}

// jobPiece is a chunk of a job. The job is text, so that whoever has it already need not read it again.
type jobPiece struct {
	Job   string       `json:"job"`
	Chunk chunks.Chunk `json:"chunk"`
}

// file returns the text of a file that a flag names. The command of a job has its files with it, and reads none of the machine
// on which it is played.
func (cmd *simulateCommand) file(name string) (string, error) {
	text, ok := cmd.files[name]
	if ok {
		return text, nil
	}
	if cmd.sent {
		return "", fmt.Errorf("%s was not sent along", name)
	}
	text, err := fileText(name)
	if err != nil {
		return "", err
	}
	if cmd.files == nil {
		cmd.files = flagFiles{}
	}
	cmd.files[name] = text
	return text, nil
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

// nodes are those who play a simulation elsewhere; nil for a simulation on this machine.
type nodes struct{ crew *cluster.Crew }

// atNodes calls a function with those who play at the nodes, if nodes are named.
func (cmd *simulateCommand) atNodes(c *console, do func(*nodes) error) error {
	if len(cmd.Nodes) == 0 {
		return do(nil)
	}
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
		return do(&nodes{crew})
	})
}

// play returns what plays the chunks of a command with one wager or ticket, and how many at once: nothing, and as many as cores says,
// on this machine.
func (n *nodes) play(cmd *simulateCommand, seed uint64, cores int) (elsewhere chunks.Elsewhere, atOnce int, err error) {
	if n == nil {
		return nil, cores, nil
	}
	j := job{*cmd, cmd.files}
	j.Command.Seed = strconv.FormatUint(seed, 10)
	text, err := json.Marshal(j)
	if err != nil {
		return nil, 0, err
	}
	elsewhere = func(chunk chunks.Chunk) ([]byte, error) {
		piece, err := json.Marshal(jobPiece{string(text), chunk})
		if err != nil {
			return nil, err
		}
		out, err := n.crew.Do(piece)
		if err != nil {
			return nil, fmt.Errorf("at the nodes: %w", err)
		}
		return out, nil
	}
	return elsewhere, n.crew.Hands() + 2, nil // so that nobody waits for the next piece
}
