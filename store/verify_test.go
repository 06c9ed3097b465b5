package store

import "testing"

func TestTamperingIsFound(t *testing.T) {
	for what, text := range map[string]string{
		"a line":                `UPDATE record SET line = replace(line, '"gift":1', '"gift":2') WHERE seq = 3`,
		"a line and a hash":     `UPDATE record SET line = replace(line, '"gift":1', '"gift":2'), hashes = zeroblob(32) WHERE seq = 2`,
		"a record":              `DELETE FROM record WHERE seq = 3`,
		"the last record":       `DELETE FROM record WHERE seq = 5`,
		"a table":               `UPDATE record SET tbl = 'x' WHERE seq = 3`,
		"a transfer":            `UPDATE transfer SET amount = 900 WHERE id = 3`,
		"a transfer away":       `DELETE FROM transfer WHERE id = 3`,
		"the last transfer":     `DELETE FROM transfer WHERE id = 6`,
		"a balance":             `UPDATE balance SET posted = posted + 1 WHERE account = 'player/ada'`,
		"a balance from nobody": `INSERT INTO balance VALUES ('player/eve', 1000, 0)`,
		"a checkpoint":          `UPDATE checkpoint SET note = replace(note, char(10)||'6'||char(10), char(10)||'5'||char(10))`,
	} {
		dir := t.TempDir()
		s := open(t, dir)
		for range 6 {
			add(t, s, gift("ada", 10))
		}
		s.Close()
		s = open(t, dir)
		verified(t, s.Reader)
		if res, err := s.conn.ExecContext(ctx, text); err != nil {
			t.Fatal(what, err)
		} else if n, _ := res.RowsAffected(); n != 1 {
			t.Fatal(what, n)
		}
		if _, err := s.Verify(ctx); err == nil {
			t.Errorf("%s was changed, and nobody noticed", what)
		} else {
			t.Logf("%s: %v", what, err)
		}
		s.Close()
	}
}
