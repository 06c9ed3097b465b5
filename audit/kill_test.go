package audit

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/internal/postgrestest"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// victim tells another process of this test where to play until it is killed.
const victim = "BOARDWALK_AUDIT_VICTIM"

func TestMain(m *testing.M) {
	if dir := os.Getenv(victim); dir != "" {
		playUntilKilled(dir)
	}
	if dir := os.Getenv(kenoVictim); dir != "" {
		runLoungeUntilKilled(dir)
	}
	goleak.VerifyTestMain(m, goleak.Cleanup(postgrestest.Exit))
}

// soaked are games of every sort: dice, a wheel, cards against the house, cards
// against each other, and those in which a player has the bank.
var soaked = append([]string{"craps", "roulette", "blackjack", "minibaccarat", "three-card-poker", "hold-em",
	"five-card-draw"}, bankGames...)

// bankGames are the games in which a player has the bank.
var bankGames = []string{"pai-gow", "pai-gow-poker", "chemin-de-fer"}

// acked is an order that was acknowledged.
type acked struct {
	Table   string
	By      string
	Receipt floor.Receipt
}

func playUntilKilled(dir string) {
	life, _ := strconv.Atoi(os.Getenv(victim + "_LIFE"))
	var out sync.Mutex
	write := json.NewEncoder(os.Stdout)
	err := audittest.Soak(dir, life, func(table string, by floor.Party, r floor.Receipt) {
		out.Lock()
		defer out.Unlock()
		_ = write.Encode(acked{table, by.Who + " " + by.Key, r})
	}, soaked...)
	fmt.Println("error", err)
	os.Exit(1)
}

// TestKilledUnderLoad kills a house in which ten tables are played at once, at
// random moments and over and over on the same data. Each time all that was
// acknowledged is there, with the same answers, and an auditor finds nothing
// wrong. Players have had the bank at every game that knows one. BOARDWALK_KILLS
// says how often.
func TestKilledUnderLoad(t *testing.T) {
	t.Parallel()
	kills, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		kills = 10
	}
	killedUnderLoad(t, t.TempDir(), kills)
}

// TestKilledOnPostgres does the same to a house in PostgreSQL, a third as often.
func TestKilledOnPostgres(t *testing.T) {
	t.Parallel()
	kills, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		kills = 9
	}
	killedUnderLoad(t, postgrestest.Dir(t), kills/3)
}

func killedUnderLoad(t *testing.T, dir string, kills int) {
	if err := audittest.Evening(dir, 1, soaked...); err != nil {
		t.Fatal(err)
	}
	will := chance.NewFast(19, 47)
	orders := 0
	for life := 1; life <= kills; life++ {
		said := killOne(t, dir, life, 20+will.Draw(400))
		orders += len(said)
		if err := answered(dir, said); err != nil {
			t.Fatalf("life %d: %v", life, err)
		}
		if err := noFaults(dir); err != nil {
			t.Fatalf("life %d: %v", life, err)
		}
		if life%20 == 0 { // a long run that is ended early has shown something, too
			t.Logf("survived %d kills, after %d orders", life, orders)
		}
	}
	banks := countBanks(t, dir)
	t.Logf("killed %d times, after %d orders that were acknowledged; players have laid out chips as the bank so "+
		"often: %v", kills, orders, banks)
	if orders < 20*kills {
		t.Error("that is too few")
	}
	for _, id := range bankGames {
		if kills >= 20 && 5*banks[id] < kills { // fewer lives may miss one by chance
			t.Errorf("at %s players have laid out chips as the bank %d times in %d lives", id, banks[id], kills)
		}
	}
}

// bankersWager is what the ledger says of a wager of the Banker at chemin de fer.
const bankersWager = "bet 4.6(a)"

// countBanks counts by table how often a player has laid out chips as the bank: has set
// them aside to cover wagers, or wagered them as the Banker.
func countBanks(t *testing.T, dir string) map[string]int {
	t.Helper()
	seats, covers, count := map[ledger.Account]string{}, map[ledger.Account]string{}, map[string]int{}
	for _, id := range bankGames {
		for seat := table.Seat(1); seat <= 14; seat++ {
			seats[ledger.Seat(id, seat)], covers[ledger.Cover(id, seat)] = id, id
		}
	}
	for _, moved := range load(t, dir).transfers {
		if id := seats[moved.From]; id != "" && (covers[moved.To] == id || moved.Memo == bankersWager) {
			count[id]++
		}
	}
	return count
}

// killOne has another process play, kills it once so many orders were
// acknowledged, and returns those and all that followed before it was dead.
func killOne(t *testing.T, dir string, life, orders int) []acked {
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
	var said []acked
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var a acked
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

// answered checks what a killed house had answered against what it remembers.
func answered(dir string, said []acked) error {
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		return err
	}
	defer s.Close()
	for _, a := range said {
		var kept floor.Receipt
		row, err := s.Result(context.Background(), a.Table, a.By)
		if errors.Is(err, store.ErrNone) && a.Receipt.Waits { // somebody who was leaving already
			continue
		}
		if err == nil {
			err = json.Unmarshal(row.Data, &kept)
		}
		if err != nil || kept != a.Receipt {
			return fmt.Errorf("%s, order %s was answered %+v; now it is %+v, %v", a.Table, a.By, a.Receipt, kept, err)
		}
	}
	return nil
}
