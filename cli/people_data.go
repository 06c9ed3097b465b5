package cli

import (
	"context"
	"errors"

	"boardwalk/people"
	"boardwalk/store"
)

// houseData is the flag that says where a house keeps everything.
type houseData struct {
	Data string `env:"BOARDWALK_DATA" placeholder:"DIR" help:"Where the house keeps everything; as of boardwalk serve if not given."`
}

// register opens the people of a closed house and calls a function with them.
func (d *houseData) register(do func(*people.Register) error) error {
	return d.opened(func(_ *store.Store, known *people.Register) error { return do(known) })
}

// opened opens a closed house with its people and calls a function with them.
func (d *houseData) opened(do func(*store.Store, *people.Register) error) error {
	dir, err := (&serveCommand{Data: d.Data}).dataDir()
	if err != nil {
		return err
	}
	if r, err := store.Read(dir); err != nil { // to open it would make a new house
		return err
	} else if err := r.Close(); err != nil {
		return err
	}
	st, err := store.Open(dir)
	if err != nil {
		return err
	}
	known, err := people.Load(context.Background(), st)
	if err == nil {
		err = do(st, known)
	}
	return errors.Join(err, st.Close())
}
