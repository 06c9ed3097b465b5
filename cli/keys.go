package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/seedkey"
)

type keysCommand struct {
	Rotate keysRotateCommand `cmd:"" help:"Make another key for a closed house, on record."`
}

// Help is printed by boardwalk keys --help.
func (keysCommand) Help() string {
	return `A house has two keys of its own. One signs its checkpoints, and is in its directory. The other
seals the secrets of cards to come, and is not. Either can be changed while the house is closed.

Examples:

    boardwalk keys rotate /srv/casino --checkpoints
    boardwalk keys rotate /srv/casino --seeds /etc/casino/seed-2027.key`
}

type keysRotateCommand struct {
	Dir         string `arg:"" help:"The directory of the casino's data. The house must be closed."`
	Checkpoints bool   `xor:"which" required:"" help:"The key that signs checkpoints: the present one signs the next."`
	Seeds       string `xor:"which" required:"" placeholder:"FILE" help:"The key of the secrets of cards to come. FILE is that of the new key, outside of the data, and not there yet."`
	SeedKey     string `name:"seed-key" env:"BOARDWALK_SEED_KEY" placeholder:"FILE" help:"The present key of the secrets; by default the usual one."`
	Mark        string `env:"BOARDWALK_MARK" placeholder:"FILE" help:"The file outside of the data that says how far the house has come, as for boardwalk serve."`
	JSON        bool   `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk keys rotate --help.
func (keysRotateCommand) Help() string {
	return `Do so when somebody who knew a key has left. It is a record of the house.

--checkpoints: the present key signs the next one, and that record as its last. Whoever has kept
the old checkpoint.pub can follow it to the new one: boardwalk audit verify --key, witnesses, the
page of the Commission. A witness of Boardwalk learns of it by itself. If it is interrupted, the
same command finishes it, and so does opening the house; if nothing was on record yet, nothing has
changed. Make a backup afterwards: an older one has the old key, which signs nothing any more that
a witness accepts. Of a house in PostgreSQL every node has a copy of the key: give them the new
checkpoint.key and checkpoint.pub, without which they do not open it. In a house that is divided into
shards the logs of hall and wings change their key together, while no other node has any of them.
What to do when the key was stolen is in docs/evidence.md.

--seeds: makes another key for the secrets of cards to come, and seals all of them under it in one
transaction. The record has a name of the key from which nobody can tell it. Hands go on with the
same cards. People sign in again, and links to private tables are made anew, because both are sealed
under the key. If it is interrupted, one of the two keys opens the house; one that is divided into
shards may need the same command once more. Keep the old key as long as you keep backups of before:
they need it. The command names no file for you: from now on, give the
new one to boardwalk serve with --seed-key, or move it to the place of the old one.

Examples:

    boardwalk keys rotate /srv/casino --checkpoints
    boardwalk keys rotate /srv/casino --seed-key /etc/casino/seed.key --seeds /etc/casino/seed-2027.key`
}

// Run makes the key.
func (cmd *keysRotateCommand) Run(c *console) error {
	if r, err := store.Read(cmd.Dir); err != nil { // to open it would make a new house
		return unreadable(err)
	} else if err := r.Close(); err != nil {
		return err
	}
	if cmd.Checkpoints {
		return cmd.rotateCheckpoints(c)
	}
	return cmd.rotateSeeds(c)
}

// rotateCheckpoints changes the key of checkpoints.
func (cmd *keysRotateCommand) rotateCheckpoints(c *console) error {
	key, err := store.RotateKey(context.Background(), cmd.Dir, store.SeedKeyFile(cmd.SeedKey), store.Marked(cmd.Mark))
	if err != nil {
		return err
	}
	public := filepath.Join(cmd.Dir, "checkpoint.pub")
	name := fmt.Sprintf("%s+%08x", key.Name(), key.KeyHash())
	changes := journal.Handovers(key)
	if cmd.JSON {
		return printObject(c.out, struct {
			Dir    string `json:"dir"`
			File   string `json:"file"`
			Key    string `json:"key"`
			Record int64  `json:"record"` // that has the change
		}{cmd.Dir, public, name, journal.HandedAt(changes[len(changes)-1])})
	}
	_, err = fmt.Fprintf(c.out, "key %s signs the checkpoints from now on: give %s to whoever verifies them, and make a backup\n",
		name, public)
	return err
}

// rotateSeeds makes a key of seeds and seals what is kept under it.
func (cmd *keysRotateCommand) rotateSeeds(c *console) error {
	ctx := context.Background()
	_, absent := os.Lstat(cmd.Seeds)
	key, err := seedkey.Open(cmd.Seeds, cmd.Dir, errors.Is(absent, fs.ErrNotExist)) // durable before anything is sealed under it
	if err != nil {
		return err
	}
	if absent == nil {
		begun, err := store.Resealed(ctx, cmd.Dir, key)
		if err != nil {
			return err
		}
		if !begun {
			return misusef("%s is there already: name a new file", cmd.Seeds)
		}
	}
	n, err := store.Reseal(ctx, cmd.Dir, key, store.SeedKeyFile(cmd.SeedKey), store.Marked(cmd.Mark))
	if err != nil {
		return err
	}
	if cmd.JSON {
		return printObject(c.out, struct {
			Dir    string `json:"dir"`
			File   string `json:"file"`
			Key    string `json:"key"` // its name on record
			Sealed int    `json:"sealed"`
		}{cmd.Dir, cmd.Seeds, key.Name(), n})
	}
	_, err = fmt.Fprintf(c.out, "%s sealed under key %s, on record: open the house with --seed-key %s from now on, "+
		"and keep a copy of it elsewhere\n",
		things(n, "secret"), key.Name(), cmd.Seeds)
	return err
}
