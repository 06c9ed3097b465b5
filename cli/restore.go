package cli

import (
	"context"
	"errors"
	"fmt"
	"os"

	"boardwalk/floor"
	"boardwalk/store"
)

type restoreCommand struct {
	Dir     string   `arg:"" help:"The directory of the casino's data."`
	SeedKey string   `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The key under which the secrets of cards to come are kept, as for boardwalk serve."`
	Mark    string   `placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve."`
	Publish []string `placeholder:"FILE|URL" sep:"none" help:"Where the house has published its checkpoints, as for boardwalk serve: what was kept there and is lost is in the record, and the house may open although they know of it. May be repeated."`
}

// Help is printed by boardwalk restore --help.
func (restoreCommand) Help() string {
	return `A house opens only if nothing that it has written is missing. When data was lost, or a
directory was put back from a copy or moved to another machine, this is the order to go
on from what is there. Whoever saw what came after the copy may know what is drawn
next. So rounds under way are abandoned and their wagers returned, and no seed is used
any more that was committed to before. The order and what was wrong are in the record,
and every audit says so.

Examples:

    boardwalk restore /srv/casino
    boardwalk restore /srv/casino --publish https://witness.example`
}

// Run restores a house.
func (cmd *restoreCommand) Run(c *console) error {
	if _, err := os.Stat(cmd.Dir); err != nil {
		return misusef("%v", err)
	}
	setup := []store.Setup{store.SeedKeyFile(cmd.SeedKey), store.Restoring(), store.Marked(cmd.Mark)}
	if len(cmd.Publish) > 0 {
		setup = append(setup, store.Witnessed(store.Witnesses{Ask: askedAt(cmd.Publish)}))
	}
	st, err := store.Open(cmd.Dir, setup...)
	if err != nil {
		return err
	}
	for _, text := range st.Findings() {
		fmt.Fprintf(c.out, "found: %s\n", text)
	}
	done, err := floor.Restore(context.Background(), st)
	if err = errors.Join(err, st.Close()); err != nil {
		return err
	}
	if done.Lost != "" {
		fmt.Fprintln(c.out, "records that were signed are lost: whoever kept a checkpoint of them can show it")
	}
	fmt.Fprintf(c.out, "restored: new seeds at %s, %s under way abandoned; open the house with boardwalk serve --data %s\n",
		things(done.Tables, "table"), things(done.Abandoned, "round"), cmd.Dir)
	return nil
}
