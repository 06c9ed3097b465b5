package audit

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor/lounge"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

var kenoEvening = sync.OnceValues(func() (*kept, error) {
	dir, err := os.MkdirTemp("", "keno")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := audittest.KenoEvening(dir); err != nil {
		return nil, err
	}
	return load(&testing.B{}, dir), nil
})

// ofKeno is an evening in a keno lounge.
func ofKeno(t *testing.T) *kept {
	t.Helper()
	k, err := kenoEvening()
	if err != nil {
		t.Fatal(err)
	}
	return k.copied()
}

func TestAnEveningOfKenoIsInOrder(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.KenoEvening(dir); err != nil {
		t.Fatal(err)
	}
	report, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	if report.Lounges != 1 || report.Tables != 0 || report.Games < 13 || report.Tickets < 80 || report.Draws < 260 {
		t.Errorf("verified %+v", report)
	}
}

// TestAForgedLoungeIsFound writes another history of a lounge, with hashes and signatures that
// are all in order.
func TestAForgedLoungeIsFound(t *testing.T) {
	seed := chance.Seed{1, 2, 3}
	for _, c := range []struct {
		name string
		m    Matter
		edit func(*testing.T) func(*journal.Record) bool
	}{
		{"a cheaper ticket", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindTicket, 3, func(d *system.Sale) { d.Price-- })
		}},
		{"other numbers on a ticket", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindTicket, 3, func(d *system.Sale) { d.Request = strings.Replace(d.Request, "11", "19", 1) })
		}},
		{"a number is left out", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindTicket, 5, func(d *system.Sale) { d.Ticket++ })
		}},
		{"a ticket less", Rules, func(t *testing.T) func(*journal.Record) bool {
			n := 0
			return func(r *journal.Record) bool {
				if r.Kind == system.KindTicket {
					n++
				}
				return r.Kind != system.KindTicket || n != 7
			}
		}},
		{"other numbers drawn", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindDraw, 2, func(d *system.Draw) { slices.Reverse(d.Numbers) })
		}},
		{"another outcome", Draws, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindDraw, 12, func(d *system.Draw) { // the last ball is another, and nobody wins more or less by it
				d.Places[19] = (d.Places[19] + 1) % 61
				redraw(d)
			})
		}},
		{"another seed", Seeds, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, journal.KindReveal, 2, func(d *journal.Reveal) { d.Seeds[0] = seed.String() })
		}},
		{"more is won", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindDraw, 2, func(d *system.Draw) { d.Pays += money.Dollar })
		}},
		{"more is paid", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindPaid, 1, func(d *system.Payment) { d.Amount += money.Dollar; d.Due += money.Dollar })
		}},
		{"another ticket is paid", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindPaid, 1, func(d *system.Payment) { d.Ticket++ })
		}},
		{"nobody signed", Rules, func(t *testing.T) func(*journal.Record) bool {
			return func(r *journal.Record) bool { return r.Kind != system.KindSigned }
		}},
		{"more is refunded", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindRefund, 0, func(d *system.Refund) { d.Games++ })
		}},
		{"a drawer held less", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindDrawer, 4, func(d *system.Drawer) { d.Holds -= money.Dollar })
		}},
		{"a writer overrides", Rules, func(t *testing.T) func(*journal.Record) bool {
			return dataOfKind(t, system.KindOverride, 0, func(d *system.Override) { d.Rank = system.Writer })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := ofKeno(t)
			k.forge(t, c.edit(t))
			faults := k.verify(t)
			if !slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == c.m && f.Table == audittest.KenoID }) {
				t.Errorf("not found; the faults are %v", faults)
			}
		})
	}
}

// redraw fills in the numbers that follow from the places of a draw.
func redraw(d *system.Draw) {
	row := make([]int, 80)
	for i := range row {
		row[i] = i + 1
	}
	d.Numbers = nil
	for i, p := range d.Places {
		d.Numbers = append(d.Numbers, row[p])
		row[p] = row[79-i]
	}
}

func TestAPaymentThatIsMovedIsFound(t *testing.T) {
	for name, edit := range map[string]func(*kept){
		"another winner": func(k *kept) {
			for i := range k.transfers {
				if x := &k.transfers[i]; x.Memo == "paid" && x.To == "player/bob" {
					x.To = "player/ann"
					return
				}
			}
		},
		"another receipt": func(k *kept) {
			for i := range k.results {
				if r := &k.results[i]; strings.Contains(string(r.data), `"ticket":3`) {
					r.data = []byte(strings.Replace(string(r.data), `"ticket":3`, `"ticket":4`, 1))
					return
				}
			}
		},
		"a master is gone": func(k *kept) { k.seeds = k.seeds[1:] },
	} {
		t.Run(name, func(t *testing.T) {
			k := ofKeno(t)
			before := sprint(k)
			if edit(k); sprint(k) == before {
				t.Fatal("nothing was changed")
			}
			if len(k.verify(t)) == 0 {
				t.Error("not found")
			}
		})
	}
}

// kenoVictim tells another process of this test where to run a lounge until it is killed.
const kenoVictim = "BOARDWALK_AUDIT_KENO_VICTIM"

// paidOrSold is an order at a lounge that was acknowledged.
type paidOrSold struct {
	By      string
	Receipt lounge.Receipt
}

func runLoungeUntilKilled(dir string) {
	life, _ := strconv.Atoi(os.Getenv(kenoVictim + "_LIFE"))
	var out sync.Mutex
	write := json.NewEncoder(os.Stdout)
	err := audittest.KenoSoak(dir, life, func(by lounge.Party, r lounge.Receipt) {
		out.Lock()
		defer out.Unlock()
		_ = write.Encode(paidOrSold{by.Who + " " + by.Key, r})
	})
	fmt.Println("error", err)
	os.Exit(1)
}

// TestALoungeIsKilledUnderLoad kills a house in which tickets are sold, drawn and paid, at random
// moments and over and over on the same data. Each time all that was acknowledged is there, with
// the same answers, and an auditor finds that nothing is lost and nobody was paid twice.
func TestALoungeIsKilledUnderLoad(t *testing.T) {
	t.Parallel()
	kills, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		kills = 3
	}
	dir := t.TempDir()
	if err := audittest.KenoEvening(dir); err != nil {
		t.Fatal(err)
	}
	will, orders, games := chance.NewFast(15, 6), 0, int64(0)
	for life := 1; life <= kills; life++ {
		said := killLounge(t, dir, life, 20+will.Draw(300))
		orders += len(said)
		if err := confirmed(dir, said); err != nil {
			t.Fatalf("life %d: %v", life, err)
		}
		report, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
		if err != nil || t.Failed() {
			t.Fatalf("life %d: %v", life, err)
		}
		if report.Games == games {
			t.Logf("life %d: no game was drawn", life)
		}
		games = report.Games
	}
	t.Logf("killed %d times, after %d orders that were acknowledged and %d games", kills, orders, games)
	if orders < 20*kills {
		t.Error("that is too few")
	}
}

// killLounge has another process run the lounge, and kills it once so many orders were
// acknowledged.
func killLounge(t *testing.T, dir string, life, orders int) (said []paidOrSold) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), kenoVictim+"="+dir, kenoVictim+"_LIFE="+strconv.Itoa(life))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var a paidOrSold
		if strings.HasPrefix(lines.Text(), "error") {
			t.Error(lines.Text())
		}
		if json.Unmarshal(lines.Bytes(), &a) != nil {
			continue // the last line may be cut
		}
		if said = append(said, a); len(said) == orders {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	_ = cmd.Wait() // it was killed, and says so
	return said
}

// confirmed checks what a killed lounge had answered against what the store remembers.
func confirmed(dir string, said []paidOrSold) error {
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		return err
	}
	defer s.Close()
	for _, a := range said {
		var kept lounge.Receipt
		row, err := s.Result(context.Background(), audittest.KenoID, a.By)
		if err == nil {
			err = json.Unmarshal(row.Data, &kept)
		}
		if err != nil || kept != a.Receipt {
			return fmt.Errorf("order %s was answered %+v; now it is %+v, %v", a.By, a.Receipt, kept, err)
		}
	}
	return nil
}
