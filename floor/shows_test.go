package floor

import (
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/money"
)

// While somebody watches the lobby, bots play at as many tables as the house shows; they
// leave when nobody has looked for a while, and make room for whoever sits down.
func TestBotsPlayWhileSomebodyWatchesTheLobby(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		h := open(t, casinoOf(2, "craps", "blackjack", "hold-em", "roulette"), log, Shows(3), BotsAside())
		defer h.Close()
		playing := func() (tables, rounds int) {
			for _, l := range h.Lobby() {
				if l.Bots > 0 {
					tables++
				}
				rounds += len(l.Results)
			}
			return tables, rounds
		}
		if n, _ := playing(); n != 0 {
			t.Fatalf("bots sit at %d tables before anybody has come", n)
		}
		watch := func(times int) {
			for range times {
				h.Watched()
				time.Sleep(5 * time.Second)
			}
			synctest.Wait()
		}
		watch(20)
		if tables, rounds := playing(); tables != 3 || rounds < 3 {
			t.Errorf("bots play at %d tables, and have played %d rounds that are told of", tables, rounds)
		}
		must(t)(at(t, h, "blackjack").Sit(ctx, party("ann"), 1, 100*money.Dollar))
		watch(4)
		if l := at(t, h, "blackjack").Listing(); l.SeatOf("ann") != 1 {
			t.Errorf("ann has not got the seat: %+v", l.People)
		}
		must(t)(at(t, h, "blackjack").Leave(ctx, party("ann")))
		time.Sleep(5 * time.Minute) // a bot at craps stays until its pass bet is decided
		synctest.Wait()
		if n, _ := playing(); n != 0 {
			t.Errorf("bots still sit at %d tables when nobody looks", n)
		}
	})
}
