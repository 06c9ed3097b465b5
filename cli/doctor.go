package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"boardwalk/doctor"
)

type doctorCommand struct {
	Of      []string      `arg:"" optional:"" name:"dir|url" help:"The directory of a house, and where it answers; the directory of serve if not given."`
	Config  configFile    `placeholder:"FILE" help:"The configuration file of the house, as for boardwalk serve."`
	Data    string        `placeholder:"DIR" help:"The directory, if none is named."`
	SeedKey string        `placeholder:"FILE" help:"The key of the seeds, as for boardwalk serve."`
	Mark    string        `placeholder:"FILE" help:"The mark of the house, as for boardwalk serve."`
	Clock   time.Duration `name:"clock-range" default:"2160h" help:"How far the machine's clock may be from the last record (${default})."`
	TLSCert string        `name:"tls-cert" placeholder:"FILE" help:"The certificate of the house's own TLS."`
	TLSKey  string        `name:"tls-key" placeholder:"FILE" help:"Its key."`
	JSON    bool          `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk doctor --help.
func (doctorCommand) Help() string {
	return `Looks at a data directory, whether its house is open or not, and at a house that answers, and says
in words what is wrong and what to do: permissions, keys, damaged or missing files, checkpoints, clock,
disk, backups, certificate, proxy, streams and metrics. It changes nothing. It fails if something is
wrong; a warning is no failure. Run it as the user that the house runs as.

Examples:

    boardwalk doctor /srv/casino
    boardwalk doctor https://casino.example
    boardwalk doctor --config /etc/boardwalk/boardwalk.toml http://127.0.0.1:8080`
}

// Run looks at everything that was named.
func (cmd *doctorCommand) Run(c *console) error {
	var dirs, urls []string
	for _, of := range cmd.Of {
		if strings.Contains(of, "://") {
			urls = append(urls, of)
		} else {
			dirs = append(dirs, of)
		}
	}
	if len(dirs) == 0 && (len(urls) == 0 || cmd.Data != "") {
		dir, err := (&serveCommand{Data: cmd.Data}).dataDir()
		if err != nil {
			return err
		}
		dirs = append(dirs, dir)
	}
	all := []diagnosis{}
	for _, dir := range dirs {
		list, err := doctor.Directory(context.Background(), doctor.Options{Dir: dir, SeedKey: cmd.SeedKey, Mark: cmd.Mark,
			ClockRange: cmd.Clock, TLSCert: cmd.TLSCert, TLSKey: cmd.TLSKey})
		if errors.Is(err, fs.ErrNotExist) {
			return misusef("%v", err)
		}
		if err != nil {
			return err
		}
		all = append(all, diagnosis{dir, list})
	}
	for _, url := range urls {
		list, err := doctor.Running(context.Background(), url)
		if err != nil {
			return misusef("%v", err)
		}
		all = append(all, diagnosis{url, list})
	}
	return cmd.print(c, all)
}

// diagnosis is what was found out about one house.
type diagnosis struct {
	Of       string           `json:"of"`
	Findings []doctor.Finding `json:"findings"`
}

// print prints what was found, and fails if something is wrong.
func (cmd *doctorCommand) print(c *console, all []diagnosis) error {
	wrong := 0
	for _, d := range all {
		for _, f := range d.Findings {
			if f.Level == doctor.Wrong {
				wrong++
			}
		}
	}
	if cmd.JSON {
		if err := printObject(c.out, struct {
			Wrong  int         `json:"wrong"`
			Houses []diagnosis `json:"houses"`
		}{wrong, all}); err != nil {
			return err
		}
	} else if err := printDiagnoses(c, all); err != nil {
		return err
	}
	if wrong > 0 {
		return fmt.Errorf("%s wrong", isOrAre(wrong))
	}
	return nil
}

// isOrAre counts things that are wrong.
func isOrAre(n int) string {
	if n == 1 {
		return "1 thing is"
	}
	return things(n, "thing") + " are"
}

func printDiagnoses(c *console, all []diagnosis) error {
	for _, d := range all {
		if _, err := fmt.Fprintf(c.out, "%s\n", d.Of); err != nil {
			return err
		}
		for _, f := range d.Findings {
			if _, err := fmt.Fprintf(c.out, "  %-8s %-12s %s\n", f.Level, f.Of, f.Found); err != nil {
				return err
			}
			if f.Do == "" {
				continue
			}
			if _, err := fmt.Fprintf(c.out, "  %-8s %-12s what to do: %s\n", "", "", f.Do); err != nil {
				return err
			}
		}
	}
	return nil
}
