package meter_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// victim tells another process of this test where to play until it is killed.
const victim = "BOARDWALK_METER_VICTIM"

func TestMain(m *testing.M) {
	if dir := os.Getenv(victim); dir != "" {
		playUntilKilled(dir)
	}
	os.Exit(m.Run())
}

// linked are the tables of the house: four toys on one meter, and three caribbean
// stud tables on another. At the first of these a supervisor is called for every
// payout.
var linked = map[string][]string{"toys": {"toy-1", "toy-2", "toy-3", "toy-4"}, "stud": {"stud-1", "stud-2", "stud-3"}}

func house() *casino.File {
	f := &casino.File{Name: "Fire", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: time.Hour, Decision: time.Hour}, Pits: []casino.Pit{{Name: "Pit"}}}
	for meter, ids := range linked {
		for _, id := range ids {
			game := "toy"
			if meter == "stud" {
				game = "caribbean-stud"
			}
			t := casino.Table{ID: id, Game: game, Meter: meter, Limit: table.Limit{Min: money.Dollar, Max: 100 * money.Dollar}}
			if id == "stud-1" {
				t.Options = map[string]string{"supervisor": "called"}
			}
			f.Pits[0].Tables = append(f.Pits[0].Tables, t)
		}
	}
	return f
}

// players have a seat at every table.
var players = []string{"ann", "bob"}

// welcome makes the players, as package people does.
func welcome(t *testing.T, dir string) {
	t.Helper()
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, who := range players {
		amount := 1_000_000 * money.Dollar
		p := people.Person{ID: who, Name: who, Role: people.Player, Made: s.Now(), Hash: "$argon2id$v=19$m=65536,t=1,p=4$c2FsdA$cGVwcGVy"}
		data, err := journal.Data(people.Account{Person: who, Did: "made", Role: people.Player, Amount: amount, Print: p.Print()})
		if err != nil {
			t.Fatal(err)
		}
		row, err := json.Marshal(&p)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = s.Append(&store.Batch{
			Records:   []journal.Record{{Time: p.Made, Who: who, Kind: journal.KindAccount, Data: data}},
			Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount, Memo: "welcome"}},
			People:    []store.Person{{ID: who, Data: row}},
		}); err != nil {
			t.Fatal(err)
		}
	}
}

// may returns the error of an order, unless it was only refused.
func may(_ floor.Receipt, err error) error {
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		return nil
	}
	return err
}

// round has everybody at a table wager, and plays a round to its end.
func round(ctx context.Context, tab *floor.Table, will chance.Source) error {
	for i, who := range players {
		by, seat := floor.Party{Who: who}, table.Seat(2*i+1)
		if tab.SeatOf(who) == table.House {
			if err := may(tab.Sit(ctx, by, seat, 5000*money.Dollar)); err != nil {
				return err
			}
		}
		areas := []table.Area{0}
		if strings.HasPrefix(tab.ID, "stud") {
			areas = []table.Area{table.Area(seat-1) * 3, table.Area(seat-1)*3 + 1}
		}
		for _, a := range areas {
			if err := may(tab.Wager(ctx, by, a, money.Dollar)); err != nil {
				return err
			}
		}
	}
	for _, who := range players {
		if err := may(tab.Ready(ctx, floor.Party{Who: who}, true)); err != nil {
			return err
		}
	}
	for {
		asked, err := validate(ctx, tab)
		if err != nil {
			return err
		}
		for _, who := range players {
			v, err := tab.View(ctx, who)
			if err != nil {
				return err
			}
			q := v.Status.Question
			if q == nil {
				continue
			}
			asked = true
			choices := q.Choices()
			answer := table.Answer{Choice: choices[min(1, len(choices)-1)]} // who folds wins nothing
			if err := may(tab.Answer(ctx, floor.Party{Who: who}, v.Status.QuestionID(), answer)); err != nil {
				return err
			}
		}
		if !asked {
			break
		}
	}
	if will.Draw(40) == 0 {
		return may(tab.Leave(ctx, floor.Party{Who: players[will.Draw(2)]}))
	}
	return nil
}

// validate says for staff that a payout may be made, if the table waits for that.
func validate(ctx context.Context, tab *floor.Table) (asked bool, err error) {
	v, err := tab.View(ctx, "")
	if err != nil || !slices.Contains(v.Status.Asked, table.House) {
		return false, err
	}
	for _, word := range []string{"validate", "documents"} {
		if err := may(tab.Report(ctx, floor.Party{Who: "rosa"}, table.Act{Kind: table.Report, Word: word})); err != nil {
			return true, err
		}
	}
	return true, nil
}

// playAll plays at all tables at once, so many rounds at each or for ever.
func playAll(h *floor.House, life uint64, rounds int, told func(id string)) error {
	var all sync.WaitGroup
	errs := make(chan error, 16)
	n := uint64(0)
	for _, ids := range linked {
		for _, id := range ids {
			n++
			will := chance.NewFast(life, n)
			tab, _ := h.Table(id)
			all.Go(func() {
				for i := 0; i != rounds; i++ {
					if err := round(context.Background(), tab, will); err != nil {
						errs <- fmt.Errorf("table %s: %w", id, err)
						return
					}
					told(id)
				}
			})
		}
	}
	all.Wait()
	close(errs)
	return <-errs
}

func playUntilKilled(dir string) {
	life, _ := strconv.Atoi(os.Getenv(victim + "_LIFE"))
	s, err := store.Open(dir, storetest.Sealed, store.Checkpoints(256, time.Second))
	if err == nil {
		var h *floor.House
		if h, err = floor.Open(house(), s, floor.MaxLen(200)); err == nil {
			var out sync.Mutex
			err = playAll(h, uint64(life), -1, func(id string) {
				out.Lock()
				defer out.Unlock()
				fmt.Println("played", id)
			})
		}
	}
	fmt.Println("error", err)
	os.Exit(1)
}

// TestProgressiveUnderFire plays at linked tables, all at once, in a process that
// is killed at random moments, over and over on the same data. Each time, or after
// every sixth part of many, an auditor finds nothing wrong and computes every reading
// again, and all that ever left a meter was paid to somebody. BOARDWALK_KILLS says
// how often.
func TestProgressiveUnderFire(t *testing.T) {
	kills, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		kills = 6
		if testing.Short() {
			kills = 2
		}
	}
	dir := t.TempDir()
	welcome(t, dir)
	will := chance.NewFast(16, 12)
	rounds, readings := 0, int64(0)
	for life := 1; life <= kills; life++ {
		rounds += killOne(t, dir, life, 60+will.Draw(500))
		if each := max(1, kills/6); life%each == 0 || life == kills {
			readings = verified(t, dir)
			addUp(t, dir)
		}
	}
	t.Logf("killed %d times, after %d rounds; %d readings", kills, rounds, readings)
	if rounds < 60*kills || readings < 50 {
		t.Error("that is too few")
	}
}

// killOne has another process play, and kills it once so many rounds were played.
func killOne(t *testing.T, dir string, life, rounds int) int {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), victim+"="+dir, victim+"_LIFE="+strconv.Itoa(life))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	played := 0
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "error") {
			t.Error(lines.Text())
		}
		if played++; played == rounds {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	_ = cmd.Wait() // it was killed, and says so
	return played
}

// verified has an auditor verify the data, and returns how many readings were
// computed again.
func verified(t *testing.T, dir string) int64 {
	t.Helper()
	report, err := audit.Verify(context.Background(), dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }})
	if err != nil || t.Failed() {
		t.Fatal("the data has faults: ", err)
	}
	return report.Readings
}

// addUp adds the meters up by themselves. What a meter holds is what the house put
// there, and 70 cents for every dollar, less what was paid out; and all that left it
// in a record was paid to a player in the same record.
func addUp(t *testing.T, dir string) {
	t.Helper()
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	ctx := context.Background()
	held := map[ledger.Account]money.Cents{}
	out, paid := map[uint64]money.Cents{}, map[uint64]money.Cents{}
	for x, err := range s.Transfers(ctx, 1) {
		if err != nil {
			t.Fatal(err)
		}
		_, from := strings.CutPrefix(string(x.From), "meter/")
		_, to := strings.CutPrefix(string(x.To), "meter/")
		switch {
		case from:
			held[x.From] -= x.Amount
			out[x.Record] += x.Amount
		case to:
			held[x.To] += x.Amount
			if x.From != ledger.Cage && x.Amount != feeds {
				t.Errorf("%s was put on a meter by %s", x.Amount, x.From)
			}
		case strings.HasPrefix(x.Memo, "pay"):
			paid[x.Record] += x.Amount
		}
	}
	for record, amount := range out {
		if paid[record] < amount {
			t.Errorf("record %d took %s off a meter and paid %s", record, amount, paid[record])
		}
	}
	book, err := s.Book(ctx)
	if err != nil || book.Verify() != nil {
		t.Fatal(err, book.Verify())
	}
	for account, amount := range held {
		if kept := book.Balance(account).Posted; kept != amount || kept <= 0 {
			t.Errorf("%s holds %s, and %s by its transfers", account, kept, amount)
		}
	}
}
