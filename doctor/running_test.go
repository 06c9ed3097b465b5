package doctor_test

import (
	"context"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"boardwalk/doctor"
)

// answers is a house, or what takes itself for one, by what it answers.
type answers map[string]func(http.ResponseWriter)

func say(status int, text string) func(http.ResponseWriter) {
	return func(w http.ResponseWriter) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, text)
	}
}

// well is a house of which nothing is wrong.
func well() answers {
	return answers{
		"/healthz":                   say(200, "alive\n"),
		"/readyz":                    say(200, "ready\n"),
		"/api/lobby":                 say(200, `{"tables":[{"id":"craps-1"}]}`),
		"/api/tables/craps-1/events": say(200, "event: ping\ndata: {}\n\n"),
		"/metrics":                   say(200, "boardwalk_backup_age_seconds 60\nboardwalk_disk_free_bytes 9e10\n"),
	}
}

func (a answers) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.TLS != nil && a["no HSTS"] == nil {
		w.Header().Set("Strict-Transport-Security", "max-age=31536000")
	}
	if late := a["late"]; late != nil {
		w.Header().Set("Date", time.Now().Add(-time.Hour).UTC().Format(http.TimeFormat))
	}
	if do := a[r.URL.Path]; do != nil {
		do(w)
		return
	}
	http.NotFound(w, r)
}

func TestARunningHouse(t *testing.T) {
	metrics := func(more string) answers {
		a := well()
		a["/metrics"] = say(200, "# HELP x y\nboardwalk_backup_age_seconds 60\nboardwalk_disk_free_bytes 9e10\n"+more+"\n")
		return a
	}
	but := func(path string, do func(http.ResponseWriter)) answers {
		a := well()
		a[path] = do
		return a
	}
	for _, one := range []struct {
		name, want string
		house      answers
	}{
		{"it is well", "good stream: what happens at a table comes at once", well()},
		{"another name", "wrong name: the house does not go by this name", but("/healthz", say(421, `{"detail":"no"}`))},
		{"the proxy answers", "wrong proxy: the proxy answers, and not the house", but("/healthz", say(502, ""))},
		{"another program", "is no house", but("/healthz", say(200, "<html>"))},
		{"it has stopped", "wrong health: the store has stopped", but("/healthz", say(503, `{"detail":"the store has stopped"}`))},
		{"it is not ready", "wrong ready: the house is not ready: the witness knows more",
			but("/readyz", say(503, `{"detail":"the witness knows more"}`))},
		{"the proxy keeps streams", "wrong stream: what happens at a table does not come",
			but("/api/tables/craps-1/events", func(w http.ResponseWriter) {
				time.Sleep(6 * time.Second)
			})},
		{"a faulty table", "wrong tables: 2 of the tables are closed for a fault of the program", metrics(
			`boardwalk_tables_by_state{shard="1",state="faulty"} 1` + "\n" + `boardwalk_tables_by_state{shard="2",state="faulty"} 1`)},
		{"a table cannot be read", "wrong tables: 1 of the tables are closed because they could not be read",
			metrics(`boardwalk_tables_by_state{state="unreadable"} 1`)},
		{"nothing is signed", "wrong checkpoint: there are records that no checkpoint vouches for, since 10m0s",
			metrics("boardwalk_checkpoint_unsigned_seconds 600")},
		{"the backup is old", "warning backup: the last backup is 48h0m0s old", metrics("boardwalk_backup_age_seconds 172800")},
		{"no backup", "warning backup: no backup was ever made", but("/metrics", say(200, "x 1\n"))},
		{"the disk fills up", "warning disk: 95.4 MiB may still be written", but("/metrics", say(200, "boardwalk_disk_free_bytes 1e8\n"))},
		{"the clock was set back", "warning clock: the clock of the house is 1m30s ahead", metrics("boardwalk_clock_ahead_seconds 90")},
		{"a certificate was refused", "warning certificate: a new certificate could not be taken into use 2 times",
			metrics("boardwalk_certificate_failed_total 2")},
		{"another clock", "warning clock: the clock of the house is 1h0m", but("late", say(0, ""))},
	} {
		t.Run(one.name, func(t *testing.T) {
			t.Parallel()
			s := httptest.NewServer(one.house)
			defer s.Close()
			list, err := doctor.Running(context.Background(), s.URL+"/some/page")
			if err != nil {
				t.Fatal(err)
			}
			text := found(list)
			if !strings.Contains(text, one.want) {
				t.Errorf("no %q in\n%s", one.want, text)
			}
			if strings.HasPrefix(one.want, "good") && (strings.Contains(text, "wrong") || strings.Contains(text, "warning")) {
				t.Errorf("something is wrong:\n%s", text)
			}
		})
	}
}

// TestAHouseBehindTLS: a certificate that nobody knows is wrong, and so is a house that does not know of the TLS in front.
func TestAHouseBehindTLS(t *testing.T) {
	for _, knows := range []bool{true, false} {
		house := well()
		if !knows {
			house["no HSTS"] = say(0, "")
		}
		s := httptest.NewUnstartedServer(house)
		s.Config.ErrorLog = log.New(io.Discard, "", 0) // that the client does not like the certificate
		s.StartTLS()
		list, err := doctor.Running(context.Background(), s.URL)
		s.Close()
		if err != nil {
			t.Fatal(err)
		}
		text := found(list)
		if !strings.Contains(text, "wrong certificate: ") {
			t.Errorf("the certificate is of nobody, and not noticed:\n%s", text)
		}
		if strings.Contains(text, "wrong proxy: the house does not know that people come by TLS") == knows {
			t.Errorf("the house knows of TLS %t:\n%s", knows, text)
		}
	}
}

// TestNobodyAnswers, or the address is none.
func TestNobodyAnswers(t *testing.T) {
	s := httptest.NewServer(well())
	s.Close()
	list, err := doctor.Running(context.Background(), s.URL)
	if err != nil || !strings.Contains(found(list), "wrong connection: nobody answers") {
		t.Errorf("%v\n%s", err, found(list))
	}
	for _, address := range []string{"casino.example", "ftp://casino.example", "http://"} {
		if _, err := doctor.Running(context.Background(), address); err == nil {
			t.Errorf("%s is an address", address)
		}
	}
}
