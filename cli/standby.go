package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"boardwalk/floor"
	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/sqlite"
)

type standbyCommand struct {
	Dir     string        `arg:"" help:"The directory of the standby."`
	Of      string        `required:"" placeholder:"DIR" help:"The directory that the house is shipped to (boardwalk serve --ship)."`
	Once    bool          `help:"Catch up, verify, and end."`
	Promote bool          `help:"Take over: the house that ships stops, and the standby becomes a house."`
	Every   time.Duration `default:"1s" help:"How often it looks for what was shipped (${default})."`
	SeedKey string        `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"With --promote: the house's key of seeds, as for boardwalk serve."`
	Mark    string        `placeholder:"FILE" help:"With --promote: the file outside of the data that says how far the house has come, as for boardwalk serve."`
	Publish []string      `placeholder:"FILE|URL" sep:"none" help:"With --promote: where the house has published its checkpoints, as for boardwalk restore. May be repeated."`
	JSON    bool          `name:"json" help:"Print JSON objects, one a line."`
}

// Help is printed by boardwalk standby --help.
func (standbyCommand) Help() string {
	return `Follows a house that ships its log: keeps a copy as far as it was shipped, and verifies every
record, hash, checkpoint and transfer as it comes. With --promote it takes over. It says so in the
directory that was shipped to, after which the old house acknowledges nothing more, and does not open
again. A standby that runs meanwhile ends by itself.

If the house shipped before it acknowledged (--ship-sync), nothing is lost and hands go on with the same
cards. Otherwise the last second may be lost: the house is restored, so rounds under way are abandoned and no
seed is used any more that was committed to before. The record says which.

Examples:

    boardwalk standby /srv/standby --of /mnt/shipped
    boardwalk standby /srv/standby --of /mnt/shipped --promote --publish https://witness.example
    boardwalk serve --data /srv/standby`
}

// standbyReport is what boardwalk standby --json prints.
type standbyReport struct {
	Dir string `json:"dir"`
	backup.Followed
	Lost     *bool          `json:"maybe_lost,omitempty"` // of a promotion: the last that was acknowledged may be
	Restored *restoreReport `json:"restored,omitempty"`
	Seconds  float64        `json:"seconds,omitempty"`
}

// Run follows or takes over.
func (cmd *standbyCommand) Run(c *console) error {
	if _, err := os.Stat(cmd.Of); err != nil {
		return misusef("%v", err)
	}
	if cmd.Every <= 0 {
		return misusef("--every is a length of time, as 1s")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if cmd.Promote {
		return cmd.promote(ctx, c)
	}
	f, err := backup.Follow(cmd.Of, cmd.Dir)
	if err != nil {
		return err
	}
	return errors.Join(cmd.follow(ctx, c, f), f.Close())
}

// follow follows until a signal comes, or somebody takes over.
func (cmd *standbyCommand) follow(ctx context.Context, c *console, f *backup.Follower) error {
	told := int64(-1)
	for {
		so, err := f.Step(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		if so.Records != told || so.Promoted != nil {
			told = so.Records
			if err := cmd.print(c, &standbyReport{Dir: cmd.Dir, Followed: so}); err != nil {
				return err
			}
		}
		if cmd.Once || so.Promoted != nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(cmd.Every):
		}
	}
}

// print says how far a standby has come.
func (cmd *standbyCommand) print(c *console, r *standbyReport) error {
	if cmd.JSON {
		return json.NewEncoder(c.out).Encode(r)
	}
	text := fmt.Sprintf("%s, verified, as of %s UTC", things(int(r.Records), "record"), r.Time.Format(time.DateTime))
	switch {
	case r.Records == 0 && r.Time.IsZero():
		text = "nothing was shipped yet that a house could be put together from"
	case r.Promoted != nil:
		text += fmt.Sprintf("; %s took over at %s UTC", r.Promoted.By, r.Promoted.Time.Format(time.DateTime))
	}
	_, err := fmt.Fprintln(c.out, text)
	return err
}

// waitsFor is how long a promotion waits for a standby that runs to end.
const waitsFor = 30 * time.Second

// promote has the standby take over.
func (cmd *standbyCommand) promote(ctx context.Context, c *console) error {
	began := time.Now()
	f, err := cmd.taken(ctx)
	if err != nil {
		return err
	}
	last, err := f.TakeOver(ctx)
	if err != nil {
		return err
	}
	faults, err := backup.Verify(ctx, cmd.Dir)
	if err != nil {
		return err
	}
	if len(faults) > 0 {
		return fmt.Errorf("%s is not whole: %s", cmd.Dir, faults[0])
	}
	report := standbyReport{Dir: cmd.Dir, Followed: last, Lost: &last.Behind}
	if last.Behind {
		report.Restored, err = cmd.restore()
	} else {
		err = cmd.goOn()
	}
	// A machine that knew the house may know of a commit that was never shipped, and so never acknowledged.
	if errors.As(err, new(*store.Damaged)) {
		*report.Lost = true
		report.Restored, err = cmd.restore()
	}
	if err != nil {
		return err
	}
	report.Seconds = time.Since(began).Seconds()
	if cmd.JSON {
		return json.NewEncoder(c.out).Encode(&report)
	}
	text := "nothing that was acknowledged is lost, and hands go on"
	if r := report.Restored; r != nil {
		text = fmt.Sprintf("what was acknowledged last may be lost: new seeds at %s, %s under way abandoned",
			things(r.Tables, "table"), things(r.Abandoned, "round"))
	}
	_, err = fmt.Fprintf(c.out, "took over with %s in %.1f s: %s; open the house with boardwalk serve --data %s\n",
		things(int(last.Records), "record"), report.Seconds, text, cmd.Dir)
	return err
}

// taken returns the standby's directory, once nobody else follows there any more: whoever does ends as soon as it has seen
// that this one takes over.
func (cmd *standbyCommand) taken(ctx context.Context) (*backup.Follower, error) {
	f, err := backup.Follow(cmd.Of, cmd.Dir)
	if err == nil || !backup.Follows(cmd.Dir) {
		return f, err
	}
	if err := backup.SayPromoted(cmd.Of, cmd.Dir); err != nil {
		return nil, err
	}
	for end := time.Now().Add(waitsFor); time.Now().Before(end) && ctx.Err() == nil; time.Sleep(50 * time.Millisecond) {
		if f, err = backup.Follow(cmd.Of, cmd.Dir); err == nil {
			return f, nil
		}
	}
	return nil, fmt.Errorf("a standby that follows in %s does not end: %w", cmd.Dir, err)
}

// tookOver is what the record says.
func (cmd *standbyCommand) tookOver(how string) string {
	dir, err := filepath.Abs(cmd.Dir)
	if err != nil {
		dir = cmd.Dir
	}
	return fmt.Sprintf("the standby in %s took over from the house that shipped to %s, %s", dir, cmd.Of, how)
}

// restore has the house go on although the last that was acknowledged may be lost.
func (cmd *standbyCommand) restore() (*restoreReport, error) {
	r := restoreCommand{Dir: cmd.Dir, SeedKey: cmd.SeedKey, Mark: cmd.Mark, Publish: cmd.Publish,
		told: []string{cmd.tookOver("which acknowledged orders before it shipped them")}}
	report := restoreReport{Dir: cmd.Dir, Found: []string{}}
	return &report, r.order(&report)
}

// goOn has the house go on from all that was acknowledged. A machine that does not know the house yet knows it from now on.
func (cmd *standbyCommand) goOn() error {
	mark := cmd.Mark
	if mark == "" {
		var err error
		if mark, err = store.UsualMark(cmd.Dir); err != nil {
			return err
		}
	}
	if _, err := os.Stat(mark); errors.Is(err, os.ErrNotExist) {
		head, err := sqlite.ReadHead(backup.MarkOf(cmd.Dir))
		if err == nil {
			err = os.MkdirAll(filepath.Dir(mark), 0o700)
		}
		if err == nil {
			err = sqlite.BeginHead(mark, head)
		}
		if err != nil {
			return err
		}
	}
	setup := []store.Setup{store.SeedKeyFile(cmd.SeedKey), store.Marked(mark)}
	if len(cmd.Publish) > 0 {
		setup = append(setup, store.Witnessed(store.Witnesses{Ask: askedAt(cmd.Publish), First: true}))
	}
	st, err := store.Open(cmd.Dir, setup...)
	if err != nil {
		return err
	}
	return errors.Join(floor.Promote(st, cmd.tookOver("which shipped every order before it acknowledged it")), st.Close())
}
