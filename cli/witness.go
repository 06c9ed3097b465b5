package cli

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/witness"
)

type witnessCommand struct {
	Dir    string   `required:"" placeholder:"DIR" help:"Where the witness keeps its key and all that it has seen."`
	Listen string   `default:"127.0.0.1:8090" placeholder:"HOST:PORT" help:"Where to listen (${default})."`
	House  []string `required:"" sep:"none" placeholder:"FILE" help:"The public key of a house (its checkpoint.pub). May be repeated."`
	Name   string   `default:"witness.example" help:"The name of the witness in its signatures; for a new key (${default})."`
}

// Help is printed by boardwalk witness --help.
func (witnessCommand) Help() string {
	return `A witness keeps every checkpoint that a house signs, and adds its own signature and the
time. It refuses a checkpoint that does not continue those before: one of fewer records,
or of another history. It should run where those who run the house cannot change it.
After a house was restored with a loss, the witness refuses it for good, until whoever
runs the witness moves the file of that house out of its directory.

Examples:

    boardwalk witness --dir /srv/witness --house house.pub --listen :8090
    boardwalk serve --publish http://witness.example:8090
    boardwalk audit verify data --checkpoint http://witness.example:8090`
}

// Run listens until a signal comes.
func (cmd *witnessCommand) Run(c *console) error {
	var houses []note.Verifier
	for _, name := range cmd.House {
		text, err := os.ReadFile(name)
		if err != nil {
			return misusef("%v", err)
		}
		v, err := journal.ParseKey(string(text))
		if err != nil {
			return misusef("%s is no public key of a house: %v", name, err)
		}
		houses = append(houses, v)
	}
	key, err := cmd.key()
	if err != nil {
		return err
	}
	server, err := witness.NewServer(cmd.Dir, key, houses...)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", cmd.Listen)
	if err != nil {
		return err
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	web := &http.Server{Handler: server, ReadTimeout: 10 * time.Second, WriteTimeout: 10 * time.Second,
		IdleTimeout: time.Minute, MaxHeaderBytes: 16 << 10}
	served := make(chan error, 1)
	go func() { served <- web.Serve(listener) }()
	fmt.Fprintf(c.out, "witness at http://%s, key %s\n", listener.Addr(), key.Verifier())
	select {
	case err := <-served:
		return err
	case <-signals:
		err := web.Close()
		<-served
		return err
	}
}

// key reads the key of the witness, and makes one if there is none.
func (cmd *witnessCommand) key() (*witness.Key, error) {
	file := filepath.Join(cmd.Dir, "witness.key")
	text, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		text = fmt.Appendf(nil, "%s %s\n", cmd.Name, chance.NewSeed())
		if err = os.MkdirAll(cmd.Dir, 0o700); err == nil {
			err = os.WriteFile(file, text, 0o600)
		}
	}
	if err != nil {
		return nil, err
	}
	name, secret, _ := strings.Cut(strings.TrimSpace(string(text)), " ")
	seed, err := chance.ParseSeed(secret)
	if err != nil {
		return nil, fmt.Errorf("%s holds no key of a witness: put it back from a copy", file)
	}
	return witness.NewKey(name, seed), nil
}
