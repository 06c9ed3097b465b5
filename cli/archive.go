package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"boardwalk/store"
	"boardwalk/store/archive"
)

type archiveCommand struct {
	Dir  string `arg:"" help:"The directory of the casino's data. The house must be closed."`
	Keep int    `default:"3" placeholder:"MONTHS" help:"How many months stay in the database, beside the present one (${default})."`
	Back string `placeholder:"MONTH" help:"Bring the lines of a month back into the database, as 2026-05, for example before an older program opens the house."`
	Mark string `env:"BOARDWALK_MARK" placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve."`
	JSON bool   `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk archive --help.
func (archiveCommand) Help() string {
	return `Moves the lines of old records out of the database into compressed files beside it, one for each
month (UTC) that is over: archive-2026-05.gz, which zcat reads. Each line is held against its hash
before it is moved, and the file's own hash goes on record. Everything works as before, and as long
as the files are in the directory an audit verifies them with the rest. What was interrupted is gone on
with. The database does not become smaller; its free pages are used for what comes.

A house that is open does it by itself: boardwalk serve --keep-months 3.

Examples:

    boardwalk archive /srv/casino
    boardwalk archive /srv/casino --keep 12
    boardwalk archive /srv/casino --back 2026-05`
}

// archivedReport is what boardwalk archive says of one file.
type archivedReport struct {
	Name   string `json:"name"`
	From   uint64 `json:"from"`
	Until  uint64 `json:"until"`
	Bytes  int64  `json:"bytes"` // of the file
	SHA256 string `json:"sha256,omitempty"`
	Moved  int64  `json:"moved"` // lines
	Back   bool   `json:"back,omitempty"`
}

// Run archives, or brings a month back.
func (cmd *archiveCommand) Run(c *console) (err error) {
	if cmd.Keep < 0 {
		return misusef("--keep is a number of months, or 0")
	}
	if cmd.Back != "" {
		if _, err := time.Parse("2006-01", cmd.Back); err != nil {
			return misusef("--back is a month, as 2026-05")
		}
	}
	if r, err := store.Read(cmd.Dir); err != nil { // to open it would make a new house
		return unreadable(err)
	} else if err := r.Close(); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	st, err := store.Open(cmd.Dir, store.Marked(cmd.Mark))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	list := []archivedReport{}
	if cmd.Back == "" {
		err = st.Archive(ctx, keepsFrom(st.Now(), cmd.Keep), func(a store.Archived) {
			list = append(list, archivedReport{Name: a.Name, From: a.From, Until: a.Until, SHA256: a.SHA256, Moved: a.Moved})
		})
	} else {
		list, err = cmd.back(ctx, st)
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("interrupted: the same command goes on")
	}
	if err != nil {
		return err
	}
	return cmd.print(c.out, list)
}

// back brings a month back.
func (cmd *archiveCommand) back(ctx context.Context, st *store.Store) ([]archivedReport, error) {
	known, err := archive.List(cmd.Dir)
	if err != nil {
		return nil, err
	}
	for _, h := range known {
		if h.Month == cmd.Back {
			moved, err := st.Unarchive(ctx, archive.NameOf(h.Month))
			return []archivedReport{{Name: archive.NameOf(h.Month), From: h.From, Until: h.Until, Moved: moved, Back: true}}, err
		}
	}
	return nil, misusef("there is no %s in %s", archive.NameOf(cmd.Back), cmd.Dir)
}

// print says what was moved.
func (cmd *archiveCommand) print(out io.Writer, list []archivedReport) error {
	for i := range list {
		info, err := os.Stat(archive.PathOf(cmd.Dir, list[i].Name))
		if err != nil {
			return err
		}
		list[i].Bytes = info.Size()
	}
	if cmd.JSON {
		return printObject(out, struct {
			Dir      string           `json:"dir"`
			Archives []archivedReport `json:"archives"`
		}{cmd.Dir, list})
	}
	if len(list) == 0 {
		_, err := fmt.Fprintln(out, "there is no month to archive")
		return err
	}
	for _, a := range list {
		did := "moved there"
		if a.Back {
			did = "brought back; the file is no longer needed"
		}
		if _, err := fmt.Fprintf(out, "%s: records %d to %d, %s bytes; %s %s\n", a.Name, a.From, a.Until-1, grouped(a.Bytes),
			things(int(a.Moved), "line"), did); err != nil {
			return err
		}
	}
	return nil
}
