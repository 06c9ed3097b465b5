package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

	"boardwalk/paper"
	"boardwalk/paper/petition"
)

// petitionFlags are those of a petition.
type petitionFlags struct {
	Complete bool   `help:"Fail if the petition lacks something that the law wants."`
	Rounds   *int64 `help:"Rounds of the simulation that the figures of a petition are held against; 0 for none, 1000000 if not given."`
	Seed     uint64 `help:"Of that simulation." default:"1"`
}

// apart says which flags are not for the paper that is asked for.
func (cmd *printCommand) apart() error {
	kind := paper.Kind(cmd.Kind)
	own := kind == paper.Petition || kind == paper.Records
	switch {
	case kind != paper.Petition && (cmd.Complete || cmd.Rounds != nil || cmd.Seed != 1):
		return misusef("--complete, --rounds and --seed are for a petition")
	case kind != paper.Records && (cmd.Day != "" || len(cmd.Forms) > 0):
		return misusef("--day and --kind are for records")
	case own && (len(cmd.Option) > 0 || cmd.Table != "" || len(cmd.Change) > 0 || cmd.At != "" || cmd.Tiled || cmd.Count):
		return misusef("-o, --table, --change, --at, --tiled and --count are for papers of a table")
	case kind == paper.Petition && cmd.Casino != "":
		return misusef("--casino is not for a petition")
	case own && cmd.Game == "" && kind == paper.Petition:
		return misusef("say which file has the petition; see docs/design.md")
	case own && cmd.Game == "":
		return misusef("say which directory has the data of the house")
	}
	return nil
}

// petition prints a petition, and says what it lacks.
func (cmd *printCommand) petition(c *console) error {
	text, err := fileText(cmd.Game)
	if err != nil {
		return misusef("%v", err)
	}
	f, err := petition.Parse(text)
	if err != nil {
		return misusef("%s: %v", cmd.Game, err)
	}
	beside := func(name string) ([]byte, error) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(filepath.Dir(cmd.Game), name)
		}
		return os.ReadFile(name)
	}
	r, err := f.Read(beside)
	if err != nil {
		return misusef("%s: %v", cmd.Game, err)
	}
	rounds := int64(1_000_000)
	if cmd.Rounds != nil {
		rounds = *cmd.Rounds
	}
	if rounds < 0 {
		return misusef("--rounds %d is no number of rounds", rounds)
	}
	tell, done := watch(c.err)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	p, err := petition.Prepare(ctx, r, rounds, cmd.Seed, func(_ string, of, all int) { tell(of, all) })
	done()
	if errors.Is(err, context.Canceled) {
		return errors.New("it was ended early")
	}
	if err != nil {
		return err
	}
	if err := cmd.put(c.out, p.Document(paper.Language(cmd.Lang)), nil); err != nil {
		return err
	}
	if lacks := p.Complete(); lacks != nil {
		if cmd.Complete {
			return lacks
		}
		fmt.Fprintf(c.err, "boardwalk: %v\n", lacks)
	}
	return nil
}
