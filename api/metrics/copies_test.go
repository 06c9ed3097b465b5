package metrics

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/ship"
	"boardwalk/store/storetest"
)

// house is a house with its metrics.
type house struct {
	*testing.T
	dir string
	st  *store.Store
	m   *Metrics
}

// opened opens a house.
func opened(t *testing.T, dir string, setup ...store.Setup) *house {
	t.Helper()
	st, err := store.Open(dir, append(setup, storetest.Sealed)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	return &house{t, dir, st, New(nil, nil, st, nil)}
}

// adds adds records.
func (h *house) adds(n int) {
	h.Helper()
	for range n {
		r := journal.Record{Time: h.st.Now().UTC(), Table: "t", Kind: "part", Data: []byte("{}")}
		if _, err := h.st.Append(&store.Batch{Records: []journal.Record{r}}); err != nil {
			h.Fatal(err)
		}
	}
}

// shows returns the value of a metric without labels, and whether it is there.
func (h *house) shows(name string) (float64, bool) {
	h.Helper()
	families, err := h.m.All().Gather()
	if err != nil {
		h.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() != name {
			continue
		}
		one := f.GetMetric()[0]
		return one.GetGauge().GetValue() + one.GetCounter().GetValue(), true
	}
	return 0, false
}

// between fails unless a metric is at least one value and less than another.
func (h *house) between(when, name string, least, most float64) {
	h.Helper()
	if v, ok := h.shows(name); !ok || v < least || v >= most {
		h.Errorf("%s: %s is %v (%v), want at least %v and less than %v", when, name, v, ok, least, most)
	}
}

// until waits until a metric is at least one value and less than another, and returns it.
func (h *house) until(what, name string, least, most float64) float64 {
	h.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if v, ok := h.shows(name); ok && v >= least && v < most {
			return v
		}
	}
	h.Fatalf("%s: %s does not come to %v", what, name, least)
	return 0
}

const hour = 3600

// TestTheAgeOfTheLastCheckpoint: it is known when the house opens, goes on while records wait, and begins anew with every checkpoint.
func TestTheAgeOfTheLastCheckpoint(t *testing.T) {
	dir := t.TempDir()
	h := opened(t, dir)
	h.adds(1)
	if err := h.st.Close(); err != nil {
		t.Fatal(err)
	}
	before := time.Now().Add(-hour * time.Second)
	if err := os.Chtimes(filepath.Join(dir, "checkpoint.last"), before, before); err != nil {
		t.Fatal(err)
	}
	h = opened(t, dir, store.Checkpoints(3, time.Hour))
	h.between("opened", "boardwalk_checkpoint_age_seconds", hour, 2*hour)
	h.between("opened", "boardwalk_checkpoint_unsigned_records", 0, 1)
	h.adds(2)
	h.between("two records", "boardwalk_checkpoint_age_seconds", hour, 2*hour)
	h.between("two records", "boardwalk_checkpoint_unsigned_records", 2, 3)
	h.between("two records", "boardwalk_checkpoint_unsigned_seconds", 1e-9, hour)
	h.adds(1)
	h.between("the third is signed", "boardwalk_checkpoint_age_seconds", 0, hour)
	h.between("the third is signed", "boardwalk_checkpoint_unsigned_records", 0, 1)
	h.between("the third is signed", "boardwalk_checkpoint_unsigned_seconds", 0, 1e-9)
}

// TestTheAgeOfTheLastBackup: it is missing until there is one, and is that of the newest.
func TestTheAgeOfTheLastBackup(t *testing.T) {
	h := opened(t, t.TempDir())
	if v, ok := h.shows("boardwalk_backup_age_seconds"); ok {
		t.Errorf("a house that was never copied shows %v", v)
	}
	for _, age := range []float64{hour, 0} {
		b := store.Backup{Time: time.Now().Add(-time.Duration(age) * time.Second), To: "elsewhere"}
		if err := store.KeepBackup(h.dir, b); err != nil {
			t.Fatal(err)
		}
		h.between("copied", "boardwalk_backup_age_seconds", age, age+hour)
	}
}

// TestTheLagOfShipping: it grows while the directory that is shipped to cannot be reached, and falls when it can again.
func TestTheLagOfShipping(t *testing.T) {
	h := opened(t, t.TempDir())
	for _, name := range []string{"boardwalk_ship_age_seconds", "boardwalk_ship_failed_total", "boardwalk_ship_base"} {
		if v, ok := h.shows(name); ok {
			t.Errorf("a house that does not ship shows %s %v", name, v)
		}
	}
	work := t.TempDir()
	to, away := filepath.Join(work, "shipped"), filepath.Join(work, "away")
	h = opened(t, filepath.Join(work, "house"), store.Shipping(ship.Settings{Dir: to, Every: time.Millisecond}))
	h.until("the first copy", "boardwalk_ship_base", 1, 2)
	h.adds(1)
	for c, ok, err := ship.Latest(to); err != nil || !ok || c.Size == 0; c, ok, err = ship.Latest(to) { // so the log there is open
		time.Sleep(time.Millisecond)
	}
	h.between("all is shipped", "boardwalk_ship_failed_total", 0, 1)
	if err := os.Rename(to, away); err != nil { // as a disk that is not mounted any more
		t.Fatal(err)
	}
	h.adds(1)
	h.until("it cannot be reached", "boardwalk_ship_failed_total", 2, 1e9)
	late := h.until("it cannot be reached", "boardwalk_ship_age_seconds", 3, hour) // it is tried again each second
	if err := os.Rename(away, to); err != nil {
		t.Fatal(err)
	}
	h.until("it can be reached again", "boardwalk_ship_age_seconds", 0, late/2)
}
