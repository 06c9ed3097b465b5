package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/api/wire"
	"boardwalk/store"
	"boardwalk/witness"
)

// askedAt returns what asks the places where checkpoints are published for the last that each has kept.
func askedAt(places []string) func(ctx context.Context, house note.Verifier) ([]store.Seen, error) {
	return func(ctx context.Context, house note.Verifier) (seen []store.Seen, err error) {
		for _, from := range places {
			kept, failed := witness.Last(ctx, from, house)
			if failed != nil {
				err = errors.Join(err, fmt.Errorf("%s: %w", from, failed))
			}
			if kept.Note != "" {
				seen = append(seen, store.Seen{By: from, Note: kept.Note, Key: kept.Key})
			}
		}
		return seen, err
	}
}

// witnesses returns how the house asks how far it had come.
func (cmd *serveCommand) witnesses(c *console, log *slog.Logger) store.Witnesses {
	return store.Witnesses{Ask: askedAt(cmd.Publish), First: cmd.First,
		Waits: func(err error) {
			cmd.closed.say(c.out, cmd, fmt.Sprintf("the house is closed until its witness says how far it had come (%v)", err))
		},
		Late: func(err error) {
			log.Warn("the house opens although its witness has not said how far it had come; it is asked again", "err", err)
		}}
}

// closedDoor answers for a house that is not open: /readyz says why.
type closedDoor struct {
	why    atomic.Pointer[string]
	server *http.Server
	served chan struct{}
}

// say opens the door if it is not open, and sets what it says.
func (d *closedDoor) say(out io.Writer, cmd *serveCommand, why string) {
	d.why.Store(&why)
	if d.server != nil {
		return
	}
	listener, err := cmd.door()
	if err != nil {
		fmt.Fprintln(out, err)
		return
	}
	d.server, d.served = &http.Server{Handler: d, ReadHeaderTimeout: 5 * time.Second}, make(chan struct{})
	go func() {
		defer close(d.served)
		_ = cmd.serveAt(d.server, listener) // until end
	}()
	notify("READY=1\nSTATUS=closed: " + strings.ReplaceAll(why, "\n", " "))
	fmt.Fprintf(out, "closed at %s: %s\n", cmd.url(listener), why)
}

// ServeHTTP says why the house is closed. The program itself is alive.
func (d *closedDoor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/healthz" {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = io.WriteString(w, "alive\n")
		return
	}
	wire.NewProblem(http.StatusServiceUnavailable, *d.why.Load()).Write(w)
}

// end closes the door.
func (d *closedDoor) end() {
	if d.server != nil {
		_ = d.server.Close()
		<-d.served
		d.server = nil
	}
}

// stayClosed returns the error of a house that does not open or has stopped. If that is because a witness knows of a longer
// history, nothing more is dealt, and until the program is told to end /readyz says why.
func (cmd *serveCommand) stayClosed(c *console, err error) error {
	var behind *store.Damaged
	if !errors.As(err, &behind) || behind.Witness == "" || cmd.Password != "" {
		return err
	}
	ended, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(c.err, "boardwalk: %v\n", err)
	cmd.closed.say(c.out, cmd, strings.Join(behind.What, "; ")+
		"; nothing is dealt until whoever runs the house puts it back from a copy that is whole, or restores it")
	<-ended.Done()
	cmd.closed.end()
	return err
}
