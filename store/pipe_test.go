package store

import (
	"strings"
	"testing"

	"boardwalk/internal/postgrestest"
	"boardwalk/store/query"
)

func TestAStatementThatFailsTakesItsCompanyWithIt(t *testing.T) {
	dir := postgrestest.Dir(t)
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := s.db.Exec(`ALTER TABLE transfer ADD CONSTRAINT seven CHECK (amount <> 7)`); err != nil {
		t.Fatal(err)
	}
	b := gift("ada", 7)
	b.People = []Person{{"ada", []byte("{}")}}
	b.Results = []Result{{Key: "k", Until: s.Now().Add(1e9)}}
	if _, err := s.Append(b); err == nil || !strings.Contains(err.Error(), "seven") {
		t.Error(err)
	}
	<-s.Failed()
	if err := s.Close(); err == nil {
		t.Error("it closes as if nothing had happened")
	}
	s = open(t, dir)
	if v := verified(t, s.Reader); v.Records != 1 || v.Transfers != 1 {
		t.Errorf("%+v", v)
	}
	for _, of := range []string{"person", "result"} {
		if n, err := query.One[int](ctx, s.db, `SELECT COUNT(*) FROM `+of); n != 0 || err != nil {
			t.Errorf("%d rows of %s stay, %v", n, of, err)
		}
	}
}
