package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"boardwalk/audit"
	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/seedkey"
)

type backupCommand struct {
	Dir       string `arg:"" help:"The directory of the casino's data. The house may be open."`
	To        string `arg:"" help:"The directory of the copy, which must be new, or that of a backup that was interrupted."`
	Verify    string `enum:"open,full" default:"open" placeholder:"open|full" help:"How the copy is verified: as a house does when it opens, or in full as boardwalk audit verify does (${default})."`
	Rate      int64  `default:"64" placeholder:"MB" help:"How many MB a second are read at most while the house is open, 0 for as fast as it goes (${default})."`
	SeedKey   string `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The house's key of seeds, for --seed-key-to; by default the usual one."`
	SeedKeyTo string `name:"seed-key-to" placeholder:"FILE" help:"Copy the key of seeds too, into a file outside of the copy. Keep it apart from the copy: who has both knows cards to come."`
	JSON      bool   `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk backup --help.
func (backupCommand) Help() string {
	return `Copies the database, its log, the keys of checkpoints and what lies beside them. The house may
be open: it is not held up, and the copy is of one moment near the end of the copying. When the
copy is written it is read back and verified. A backup that was interrupted is gone on with by the
same command. A house goes on from a copy with boardwalk restore.

The key of seeds is not among the data, and not in the copy. No house goes on without it: keep a copy
of it in another place (--seed-key-to).

Examples:

    boardwalk backup /srv/casino /mnt/backup/monday
    boardwalk backup /srv/casino /mnt/backup/monday --verify full --seed-key-to /mnt/safe/seed.key`
}

// backupReport is what boardwalk backup --json prints.
type backupReport struct {
	backup.Copied
	Seconds  float64  `json:"seconds"`
	Verified string   `json:"verified"` // how
	Faults   []string `json:"faults"`
	SeedKey  string   `json:"seed_key,omitempty"` // where it was copied to
}

// Run copies a house.
func (cmd *backupCommand) Run(c *console) error {
	if _, err := os.Stat(cmd.Dir); err != nil {
		return misusef("%v", err)
	}
	if cmd.Rate < 0 {
		return misusef("--rate is a number of MB a second, or 0")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	began := time.Now()
	tell, done := watch(c.err)
	copied, err := backup.Copy(ctx, cmd.Dir, cmd.To, backup.Options{Rate: cmd.Rate << 20,
		Tell: func(done, all int64) { tell(int(done), int(all)) }})
	done()
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("interrupted: the same command goes on with the backup in %s", cmd.To)
	}
	if err != nil {
		return err
	}
	report := backupReport{Copied: copied, Verified: cmd.Verify}
	if report.Faults, err = cmd.verify(ctx); err != nil {
		return err
	}
	if len(report.Faults) == 0 {
		if report.SeedKey, err = cmd.copySeedKey(); err != nil {
			return err
		}
		if err := store.KeepBackup(cmd.Dir, store.Backup{Time: copied.Time, To: cmd.To, Records: copied.Records}); err != nil &&
			!errors.Is(err, os.ErrPermission) { // of somebody who may only read the house
			return err
		}
	}
	report.Seconds = time.Since(began).Seconds()
	return cmd.print(c, &report)
}

// verify returns what is wrong with the copy.
func (cmd *backupCommand) verify(ctx context.Context) ([]string, error) {
	faults, err := backup.Verify(ctx, cmd.To)
	if faults == nil {
		faults = []string{}
	}
	if err != nil || cmd.Verify != "full" {
		return faults, err
	}
	_, err = audit.Verify(ctx, cmd.To, audit.Options{Signs: signs, Beacon: verifierOf, Mark: backup.MarkOf(cmd.To),
		Fault: func(f audit.Fault) {
			if len(faults) < mostFaults {
				faults = append(faults, f.String())
			}
		}})
	return faults, err
}

// copySeedKey copies the key of seeds if that was asked for, and returns where to.
func (cmd *backupCommand) copySeedKey() (string, error) {
	if cmd.SeedKeyTo == "" {
		return "", nil
	}
	from := cmd.SeedKey
	if from == "" {
		var err error
		if from, err = store.UsualSeedKey(cmd.Dir); err != nil {
			return "", err
		}
	}
	return cmd.SeedKeyTo, seedkey.Copy(from, cmd.SeedKeyTo, cmd.To)
}

// print says what was copied, and fails if the copy is not whole.
func (cmd *backupCommand) print(c *console, r *backupReport) error {
	if cmd.JSON {
		if err := printObject(c.out, r); err != nil {
			return err
		}
	} else {
		for _, text := range r.Faults {
			fmt.Fprintf(c.out, "fault: %s\n", text)
		}
	}
	if n := len(r.Faults); n > 0 {
		return fmt.Errorf("%s in the copy: it is not a backup", things(n, "fault"))
	}
	if cmd.JSON {
		return nil
	}
	key := "The key of seeds is not in it: keep a copy of that key in another place (--seed-key-to), because no house goes on without it."
	if r.SeedKey != "" {
		key = fmt.Sprintf("The key of seeds is in %s: keep it apart from the copy.", r.SeedKey)
	}
	_, err := fmt.Fprintf(c.out, "%s: %s as of %s, %s bytes, verified (%s) in %.1f s\n%s\n", cmd.To, things(int(r.Records), "record"),
		r.Time.Format(time.DateTime)+" UTC", grouped(r.Bytes), r.Verified, r.Seconds, key)
	return err
}
