package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"boardwalk/beacon/drand"
	"boardwalk/casino"
	"boardwalk/chance"
)

type beaconCommand struct {
	Addr   string `default:"127.0.0.1:8070" placeholder:"HOST:PORT" help:"Where to listen (${default})."`
	Period int    `placeholder:"SECONDS" help:"From one value to the next, from 1 to 3600 seconds; 3 for a new key, or that of the key."`
	Key    string `placeholder:"FILE" help:"Where the key is kept, so that the beacon is the same when it starts again; made at first. Otherwise every start has a key of its own."`
}

// Help is printed by boardwalk beacon --help.
func (beaconCommand) Help() string {
	return `A test beacon: serves signed random values under the addresses of drand, the
software of public beacons, with a key of its own. It prints the [beacon] that a
casino file needs to use it. It proves nothing to players: whoever runs it knows every
value in advance. A real house names a public beacon instead.

Example:

    boardwalk beacon --key beacon.key`
}

// beaconKey is what a test beacon keeps in its file.
type beaconKey struct {
	Note    string `json:"note"`
	Secret  string `json:"secret"`
	Genesis int64  `json:"genesis"`
	Period  int    `json:"period"`
}

const beaconKeyNote = "The secret of a test beacon. Whoever has it knows every value in advance."

// Run serves until a signal comes.
func (cmd *beaconCommand) Run(c *console) error {
	key, err := cmd.key()
	if err != nil {
		return err
	}
	secret, err := chance.ParseSeed(key.Secret)
	if err != nil {
		return fmt.Errorf("%s holds no key of a test beacon: %w", cmd.Key, err)
	}
	b, err := drand.NewTestBeacon(secret, time.Unix(key.Genesis, 0), key.Period)
	if err != nil {
		return misusef("%v", err)
	}
	listener, err := net.Listen("tcp", cmd.Addr)
	if err != nil {
		return err
	}
	address := "http://" + listener.Addr().String()
	fmt.Fprintf(c.out, "# A test beacon at %s. It proves nothing: whoever runs it knows every value in advance.\n%s",
		address, (&casino.Beacon{Chain: b.Chain(), Servers: []string{address}}).TOML())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server := &http.Server{Handler: b, ReadTimeout: 10 * time.Second, WriteTimeout: 10 * time.Second, MaxHeaderBytes: 16 << 10}
	go func() {
		<-ctx.Done()
		_ = server.Close()
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// key reads the key, and makes one if there is none.
func (cmd *beaconCommand) key() (beaconKey, error) {
	fresh := beaconKey{beaconKeyNote, chance.NewSeed().String(), time.Now().Unix(), cmp.Or(cmd.Period, 3)}
	if cmd.Key == "" {
		return fresh, nil
	}
	text, err := os.ReadFile(cmd.Key)
	if errors.Is(err, os.ErrNotExist) {
		text, err := json.MarshalIndent(fresh, "", "  ")
		if err != nil {
			return fresh, err
		}
		return fresh, os.WriteFile(cmd.Key, append(text, '\n'), 0o600)
	}
	if err != nil {
		return fresh, err
	}
	var kept beaconKey
	if err := json.Unmarshal(text, &kept); err != nil {
		return kept, fmt.Errorf("%s holds no key of a test beacon: %w", cmd.Key, err)
	}
	if cmd.Period != 0 && cmd.Period != kept.Period {
		return kept, misusef("the beacon of %s has a period of %d seconds: give it another key to change that", cmd.Key, kept.Period)
	}
	return kept, nil
}
