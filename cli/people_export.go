package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"boardwalk/api/owndata"
	"boardwalk/api/playerhistory"
	"boardwalk/people"
	"boardwalk/store"
)

type peopleExportCommand struct {
	ID  string `arg:"" help:"Who."`
	Out string `placeholder:"FILE" help:"Where to write it, a file that is not there yet; standard output if not given."`
	houseData
}

// Help is printed by boardwalk people export --help.
func (peopleExportCommand) Help() string {
	return `Writes everything that a house keeps of one person, as JSON, to be given to that person:
the account, settings, what was learned, designs, visits, sessions, what happened to the
account, money, coupons and rounds. Nobody else is in it, and nothing that signs in. People
have the same file from their account page. The house may be open.

Example:

    boardwalk people export ann --data /srv/casino --out ann.json`
}

// Run writes it.
func (cmd *peopleExportCommand) Run(c *console) (err error) {
	dir, err := (&serveCommand{Data: cmd.Data}).dataDir()
	if err != nil {
		return err
	}
	logs, err := store.ReadLogs(dir)
	if err != nil {
		return unreadable(err)
	}
	defer func() { err = errors.Join(err, store.CloseLogs(logs)) }()
	ctx := context.Background()
	p, err := personIn(ctx, logs[0], cmd.ID)
	if err != nil {
		return err
	}
	rounds, err := playerhistory.New(logs...).Rounds(ctx, p.ID)
	if err != nil {
		return err
	}
	to := io.Writer(c.out)
	if cmd.Out != "" {
		f, err := os.OpenFile(cmd.Out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600) // it is nobody else's to read
		if errors.Is(err, os.ErrExist) {
			return misusef("%s is there already: name a new file", cmd.Out)
		}
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		to = f
	}
	of := owndata.Of{Person: p, Rounds: rounds, Logs: logs, Made: time.Now()}
	if err := of.Write(ctx, to); err != nil {
		return err
	}
	if cmd.Out != "" {
		fmt.Fprintf(c.out, "what is kept of %s is in %s\n", p.ID, cmd.Out)
	}
	return nil
}

// personIn finds somebody by the id, or by what the person signs in with.
func personIn(ctx context.Context, log *store.Reader, name string) (*people.Person, error) {
	for kept, err := range log.People(ctx) {
		if err != nil {
			return nil, err
		}
		p := &people.Person{}
		if err := json.Unmarshal(kept.Data, p); err != nil {
			return nil, err
		}
		if (p.ID == name || p.SignsIn == name) && !p.IsForgotten() {
			return p, nil
		}
	}
	return nil, fmt.Errorf("%s: %w", name, people.ErrNobody)
}
