package schema

import "testing"

// TestForm: the form that is written into every opening of a house is the one that databases have.
func TestForm(t *testing.T) {
	for name, of := range map[string]func() ([]Step, error){"SQLite": SQLite, "PostgreSQL": Postgres} {
		if steps, err := of(); err != nil || len(steps) != Form {
			t.Errorf("%s: %d steps, and the form is %d (%v)", name, len(steps), Form, err)
		}
	}
}
