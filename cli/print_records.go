package cli

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"boardwalk/internal/nearest"
	"boardwalk/paper"
	"boardwalk/paper/records"
	"boardwalk/report"
	"boardwalk/store"
)

// recordsFlags are those of the records of a gaming day.
type recordsFlags struct {
	Day   string   `placeholder:"YYYY-MM-DD" help:"The gaming day of records; the present one if not given."`
	Forms []string `name:"kind" placeholder:"KIND" help:"Only this kind of records: cards, unsuitable, inspections, incidents, notices, poker, keno or progressive; may be repeated."`
}

// records prints the records of a gaming day.
func (cmd *printCommand) records(c *console) error {
	kinds, err := cmd.kinds()
	if err != nil {
		return err
	}
	file, err := cmd.casinoFile(c)
	if err != nil {
		return err
	}
	o := report.Options{House: file.Name, Day: file.Day, Date: cmd.Day, Now: time.Now()}
	if o.Date == "" {
		if o.Date, err = file.Day.Of(o.Now); err != nil {
			return err
		}
	}
	if _, _, err := o.Day.Span(o.Date); err != nil {
		return misusef("--day: %v", err)
	}
	day, err := gather(cmd.Game, o)
	if err != nil {
		return unreadable(err)
	}
	return cmd.put(c.out, day.Document(paper.Language(cmd.Lang), kinds...), nil)
}

// gather reads the day from a directory.
func gather(dir string, o report.Options) (d *records.Day, err error) {
	logs, err := store.ReadLogs(dir)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, store.CloseLogs(logs)) }()
	return records.Gather(context.Background(), logs, o)
}

// kinds are the forms that were asked for.
func (cmd *printCommand) kinds() (kinds []records.Kind, err error) {
	var names []string
	for _, k := range records.Kinds() {
		names = append(names, string(k))
	}
	for _, name := range cmd.Forms {
		if !slices.Contains(names, name) {
			return nil, misusef("there is no kind of records %q; nearest: %s", name, strings.Join(nearest.Names(name, names,
				nearest.Any), ", "))
		}
		kinds = append(kinds, records.Kind(name))
	}
	return kinds, nil
}
