package actor

import (
	"fmt"

	"boardwalk/floor/sitting"
)

// Restore reads a table back and does what it owes its players after the house was
// restored from a copy. It returns what has to be made durable.
func Restore(c *Config, id, who string) (*sitting.Batch, error) {
	t := newTable(c, id)
	s, err := t.rebuild(0, c.Log.Balance)
	if err != nil {
		return nil, fmt.Errorf("table %s cannot be read, so its round cannot be abandoned; restore the house with the "+
			"program that it was last in use with (%w)", id, err)
	}
	if err := s.Restore(c.Now(), sitting.Party{Who: who}); err != nil {
		return nil, fmt.Errorf("table %s: %w", id, err)
	}
	return s.Batch(), nil
}
