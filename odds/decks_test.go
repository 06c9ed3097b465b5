package odds_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// Baccarat from any number of decks, in percent, and in how many ways each wager
// wins. For four decks and more both are printed (the Wizard of Odds on baccarat,
// casinoexploit.com/baccarat.html); of fewer the ways, and the percents that
// follow, are from a program of thirty lines that shares nothing with ours.
func TestBaccaratFromAnyDecks(t *testing.T) {
	punto, _ := game.Find("punto-banco")
	for _, x := range []struct {
		decks                        int
		banker, player, tie          string
		bankerWins, playerWins, ties uint64
	}{
		{1, "1.01", "1.29", "15.75", 6_737_232_640, 6_548_674_432, 1_372_227_328},
		{2, "1.04", "1.26", "15.02", 501_543_728_128, 487_816_735_232, 103_154_274_240},
		{4, "1.05", "1.24", "14.59", 34_543_624_867_840, 33_608_344_225_792, 7_145_601_996_928},
		{6, "1.0558", "1.2374", "14.4382", 403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288},
		{8, "1.0579", "1.2351", "14.3596", 2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216},
	} {
		r, err := odds.ForDecks(punto, nil, punto.Terms(), 0, x.decks)
		if err != nil {
			t.Fatal(err)
		}
		for wager, want := range map[string]string{"banker": x.banker, "player": x.player, "tie": x.tie} {
			_, digits, _ := strings.Cut(want, ".")
			if got := fmt.Sprintf("%.*f", len(digits), 100*r.Find(wager, "").HouseAdvantage()); got != want {
				t.Errorf("%d decks, %s: %s, want %s", x.decks, wager, got, want)
			}
		}
		for wager, want := range map[string]uint64{"banker": x.bankerWins, "player": x.playerWins, "tie": x.ties} {
			if won := r.Find(wager, "").Results[0].Probability; want > 0 && won.Cmp(deals(x.decks, want)) != 0 {
				t.Errorf("%d decks, %s: wins with a chance of %v", x.decks, wager, won)
			}
		}
	}
}

// deals is so many of all deals of six cards.
func deals(decks int, ways uint64) *big.Rat {
	all := new(big.Int).MulRange(int64(52*decks-5), int64(52*decks))
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(ways), all)
}

// With as many decks as the options have it is the same figure; and what cannot
// be analysed is said to be so.
func TestForDecks(t *testing.T) {
	for _, id := range []string{"minibaccarat", "blackjack"} {
		rules, _ := game.Find(id)
		usual := report(t, rules.ID, "decks=7")
		same, err := odds.ForDecks(rules, nil, rules.Terms(), 0, 7)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range usual.Figures {
			if same.Figures[i].HouseAdvantage() != f.HouseAdvantage() {
				t.Errorf("%s, %s: %v and %v", rules.ID, f.Wager, same.Figures[i].HouseAdvantage(), f.HouseAdvantage())
			}
		}
	}
	for _, x := range []struct {
		id    string
		decks int
		want  string
	}{
		{"punto-banco", 0, "1 to 30 decks"}, {"punto-banco", 31, "1 to 30 decks"}, {"punto-banco", odds.Infinite, "1 to 30 decks"},
		{"blackjack", 101, "1 to 100 decks, or infinitely many"}, {"craps", 1, "is for baccarat and blackjack"},
	} {
		rules, _ := game.Find(x.id)
		if _, err := odds.ForDecks(rules, nil, rules.Terms(), 0, x.decks); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%d decks of %s: %v", x.decks, x.id, err)
		}
	}
}
