package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"boardwalk/audit"
	"boardwalk/floor"
	"boardwalk/store"
	"boardwalk/store/backup"
)

type restoreCommand struct {
	Dir     string   `arg:"" help:"The directory of the casino's data; a new one with --from."`
	From    string   `placeholder:"DIR" help:"Put the house together in the new directory first: from a directory that it was shipped to (boardwalk serve --ship), or from a backup."`
	To      string   `placeholder:"TIME|RECORDS|TABLE ROUND" help:"As of a moment: the last commit that is not after a time, as 2026-11-18T20:15:00Z or \"2026-11-18 20:15:00\" in UTC, or after which there were not more records than a number, or in which a round was over, as \"blackjack-1 17\". Needs a directory that was shipped to."`
	SeedKey string   `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The key under which the secrets of cards to come are kept, as for boardwalk serve."`
	Mark    string   `env:"BOARDWALK_MARK" placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve."`
	Publish []string `placeholder:"FILE|URL" sep:"none" help:"Where the house has published its checkpoints, as for boardwalk serve: what was kept there and is lost is in the record, and the house may open although they know of it. May be repeated."`
	JSON    bool     `name:"json" help:"Print one JSON object."`

	told []string // what the record says beside what is found
}

// Help is printed by boardwalk restore --help.
func (restoreCommand) Help() string {
	return `A house opens only if nothing that it has written is missing. When data was lost, or a
directory was put back from a copy or moved to another machine, this is the order to go
on from what is there. Whoever saw what came after the copy may know what is drawn
next. So rounds under way are abandoned and their wagers returned, and no seed is used
any more that was committed to before. The order and what was wrong are in the record,
and every audit says so.

With --from the house is first put together in a new directory, as it was at the last moment
or at an earlier one (--to), and verified.

Examples:

    boardwalk restore /srv/casino
    boardwalk restore /srv/casino --publish https://witness.example
    boardwalk restore /srv/casino --from /mnt/backup/monday
    boardwalk restore /srv/casino --from /mnt/shipped --to "2026-11-18 20:15:00"
    boardwalk restore /srv/casino --from /mnt/shipped --to "blackjack-1 17"`
}

// restoreReport is what boardwalk restore --json prints.
type restoreReport struct {
	Dir       string     `json:"dir"`
	Records   int64      `json:"records"`         // with which the house goes on, the order not among them
	Moment    *time.Time `json:"moment,omitzero"` // of the last commit that they are of, where that is known
	Known     int64      `json:"known,omitzero"`  // how many were shipped
	Found     []string   `json:"found"`
	Lost      bool       `json:"lost"` // records that were signed
	Tables    int        `json:"tables"`
	Abandoned int        `json:"abandoned"`
}

// Run restores a house.
func (cmd *restoreCommand) Run(c *console) error {
	report := restoreReport{Dir: cmd.Dir, Found: []string{}}
	switch {
	case cmd.From != "":
		if err := cmd.build(c, &report); err != nil {
			return err
		}
	case cmd.To != "":
		return misusef("say with --from where the house was shipped to: its own directory has only the last moment")
	default:
		if _, err := os.Stat(cmd.Dir); err != nil {
			return misusef("%v", err)
		}
	}
	if err := cmd.order(&report); err != nil {
		return err
	}
	return cmd.print(c.out, &report)
}

// order has the house go on from what is in its directory.
func (cmd *restoreCommand) order(report *restoreReport) error {
	setup := []store.Setup{store.SeedKeyFile(cmd.SeedKey), store.Restoring(cmd.told...), store.Marked(cmd.Mark)}
	if len(cmd.Publish) > 0 {
		setup = append(setup, store.Witnessed(store.Witnesses{Ask: askedAt(cmd.Publish)}))
	}
	st, err := store.Open(cmd.Dir, setup...)
	if err != nil {
		return err
	}
	report.Found = append(report.Found, st.Findings()...)
	if report.Records, err = st.Size(context.Background()); err != nil {
		return errors.Join(err, st.Close())
	}
	done, err := floor.Restore(context.Background(), st)
	if err = errors.Join(err, st.Close()); err != nil {
		return err
	}
	if err := store.ForgetShipping(cmd.Dir); err != nil {
		return err
	}
	report.Lost, report.Tables, report.Abandoned = done.Lost != "", done.Tables, done.Abandoned
	return nil
}

// print says what was done.
func (cmd *restoreCommand) print(out io.Writer, r *restoreReport) error {
	if cmd.JSON {
		return printObject(out, r)
	}
	for _, text := range r.Found {
		fmt.Fprintf(out, "found: %s\n", text)
	}
	if r.Lost {
		fmt.Fprintln(out, "records that were signed are lost: whoever kept a checkpoint of them can show it")
	}
	_, err := fmt.Fprintf(out, "restored: new seeds at %s, %s under way abandoned; open the house with boardwalk serve --data %s\n",
		things(r.Tables, "table"), things(r.Abandoned, "round"), cmd.Dir)
	return err
}

// build puts the house together and verifies it.
func (cmd *restoreCommand) build(c *console, report *restoreReport) error {
	moment, round, err := momentOf(cmd.To)
	if err != nil {
		return err
	}
	if _, err := os.Stat(cmd.From); err != nil {
		return misusef("%v", err)
	}
	if round != nil && !backup.IsCopy(cmd.From) {
		if moment.Records, err = cmd.endOf(round); err != nil {
			return err
		}
	}
	tell, done := watch(c.err)
	o := backup.Options{Tell: func(done, all int64) { tell(int(done), int(all)) }}
	ctx := context.Background()
	if backup.IsCopy(cmd.From) {
		if cmd.To != "" {
			done()
			return misusef("%s is a backup, which is of one moment: --to needs a directory that was shipped to", cmd.From)
		}
		_, err = backup.Copy(ctx, cmd.From, cmd.Dir, o)
	} else {
		var built backup.Built
		built, err = backup.Build(ctx, cmd.From, cmd.Dir, moment, o)
		report.Moment, report.Known = &built.Time, built.Known
		cmd.told = append(cmd.told, fmt.Sprintf("it was put together from what was shipped, as of %s UTC", built.Time.Format(time.DateTime)))
	}
	done()
	if err != nil {
		return err
	}
	faults, err := backup.Verify(ctx, cmd.Dir)
	if err == nil && len(faults) > 0 && cmd.To == "" {
		err = fmt.Errorf("what was put together in %s is not whole: %s", cmd.Dir, faults[0])
	}
	return err
}

// roundAt is a round at a table.
type roundAt struct {
	table string
	round uint64
}

// endOf returns how many records there were when a round was over. It puts the house together as of the last moment beside the new
// directory for that, and looks.
func (cmd *restoreCommand) endOf(r *roundAt) (records int64, err error) {
	scratch, err := os.MkdirTemp(filepath.Dir(filepath.Clean(cmd.Dir)), ".restore-")
	if err != nil {
		return 0, misusef("%v", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(scratch)) }()
	ctx, last := context.Background(), filepath.Join(scratch, "last")
	if _, err := backup.Build(ctx, cmd.From, last, backup.Moment{}, backup.Options{}); err != nil {
		return 0, err
	}
	records, err = audit.EndOf(ctx, last, r.table, r.round)
	if errors.Is(err, audit.ErrNoRound) {
		err = misusef("%v", err)
	}
	return records, err
}

// momentOf reads a moment; one that is the end of a round is known only when the data is read.
func momentOf(text string) (m backup.Moment, r *roundAt, err error) {
	if text == "" {
		return m, nil, nil
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil && n > 0 {
		return backup.Moment{Records: n}, nil, nil
	}
	if words := strings.Fields(text); len(words) == 2 {
		if n, err := strconv.ParseUint(words[1], 10, 64); err == nil && n > 0 {
			return m, &roundAt{words[0], n}, nil
		}
	}
	for _, form := range []string{time.RFC3339Nano, time.DateTime, "2006-01-02 15:04", time.DateOnly} {
		if m.Time, err = time.ParseInLocation(form, text, time.UTC); err == nil {
			return m, nil, nil
		}
	}
	return m, nil, misusef("%q is no moment: a time as \"2026-11-18 20:15:00\" in UTC, a number of records, or a table and a round", text)
}
