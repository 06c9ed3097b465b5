package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"boardwalk/store"
	"boardwalk/store/seedkey"
)

type seedKeyCommand struct {
	Dir     string `arg:"" help:"The directory of the casino's data. The house must be closed."`
	New     string `required:"" placeholder:"FILE" help:"The file of the new key, outside of the data, which must not be there yet."`
	SeedKey string `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The present key; by default the usual one."`
	Mark    string `env:"BOARDWALK_MARK" placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve."`
	JSON    bool   `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk seed-key --help.
func (seedKeyCommand) Help() string {
	return `Makes another key for the secrets of cards to come, seals all of them under it in one transaction, and
puts that on record, with a name of the key from which nobody can tell it. Hands go on with the same cards.
Do so when somebody who knew the key has left. People sign in again, and links to private tables are
made anew, because both are sealed under the key.

If it is interrupted, one of the two keys opens the house. Keep the old one as long as you keep
backups of before: they need it. The command names no file for you: from now on, give the new one
to boardwalk serve with --seed-key, or move it to the place of the old one.

Example:

    boardwalk seed-key /srv/casino --seed-key /etc/casino/seed.key --new /etc/casino/seed-2026.key`
}

// Run makes the key and seals what is kept under it.
func (cmd *seedKeyCommand) Run(c *console) (err error) {
	if r, err := store.Read(cmd.Dir); err != nil { // to open it would make a new house
		return unreadable(err)
	} else if err := r.Close(); err != nil {
		return err
	}
	if _, err := os.Lstat(cmd.New); !errors.Is(err, fs.ErrNotExist) {
		return misusef("%s is there already: name a new file", cmd.New)
	}
	st, err := store.Open(cmd.Dir, store.SeedKeyFile(cmd.SeedKey), store.Marked(cmd.Mark))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	key, err := seedkey.Open(cmd.New, cmd.Dir, true) // durable before anything is sealed under it
	if err != nil {
		return err
	}
	n, err := st.Reseal(context.Background(), key)
	if err != nil {
		return err
	}
	if cmd.JSON {
		return printObject(c.out, struct {
			Dir    string `json:"dir"`
			File   string `json:"file"`
			Key    string `json:"key"` // its name on record
			Sealed int    `json:"sealed"`
		}{cmd.Dir, cmd.New, key.Name(), n})
	}
	_, err = fmt.Fprintf(c.out, "%s sealed under key %s, on record: "+
		"open the house with --seed-key %s from now on, and keep a copy of it elsewhere\n",
		things(n, "secret"), key.Name(), cmd.New)
	return err
}
