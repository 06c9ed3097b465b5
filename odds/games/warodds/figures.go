package warodds

import (
	"errors"
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// casinoWarFigures are those of best play, with that of a player who always surrenders after the ante's.
func casinoWarFigures(a *odds.Asked) ([]*odds.Figure, error) {
	best, err := odds.Played(a)
	if err != nil {
		return nil, err
	}
	surrender, err := odds.Played(a, casinowar.Surrender)
	if err != nil {
		return nil, err
	}
	surrender[0].Strategy = "surrender on every tie"
	return slices.Insert(best, 1, surrender[0]), nil
}

// makeWager puts a hundred of the least amounts on a wager of seat 1.
func makeWager(t *table.Table, name string) (money.Cents, error) {
	area, _ := t.Area(1, name)
	stake := t.Unit(area) * 100
	return stake, t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: stake})
}

// wars says in words on which ties it is best to go to war.
func wars(best []odds.Decision) string {
	for _, d := range best {
		if d.Answer.Choice != casinowar.War {
			return "best choice by the cards"
		}
	}
	return "go to war on every tie"
}

// CasinoWarChoices returns what it is worth to surrender and to go to war with a
// card that equals the dealer's, for each dollar of the ante, for who knows which
// cards may still come. The game itself deals every war.
func CasinoWarChoices(a *odds.Asked, mine, dealers card.Card, toCome []card.Card) ([]odds.Worth, error) {
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	decks := odds.OptionNumber(t.Options(), "decks")
	shoe, rest := card.NewShoe(decks), card.NewShoe(decks)
	if err := errors.Join(odds.KeepOnly(&shoe, append([]card.Card{mine, dealers}, toCome...)), odds.KeepOnly(&rest, toCome)); err != nil {
		return nil, err
	}
	if !warCanBeDealt(toCome) {
		return nil, errors.New("too few cards are left to value a war")
	}
	t.Game().(*casinowar.Game).Stack(shoe)
	stake, err := makeWager(t, "ante")
	if err != nil {
		return nil, err
	}
	var list []odds.Worth
	before := t.Snapshot()
	for _, choice := range []table.Choice{casinowar.Surrender, casinowar.War} {
		r := &odds.RoundNet{}
		table.With(odds.Always{Choice: choice})(t)
		table.To(r)(t)
		d := odds.NewDeals(&rest, odds.ByRank)
		d.IgnoreBurned()
		sum, total := new(big.Int), new(big.Int)
		for d.Next() {
			*r = odds.RoundNet{}
			t.Restore(before)
			table.From(&afterTie{Deals: d, tie: odds.InOrder{Cards: []card.Card{mine, dealers}}})(t)
			if err := t.Round(); err != nil {
				return nil, err
			}
			ways := new(big.Int).SetUint64(d.Ways(2))
			total.Add(total, ways)
			sum.Add(sum, ways.Mul(ways, big.NewInt(int64(r.Net))))
		}
		ev := new(big.Rat).SetFrac(sum, total)
		list = append(list, odds.Worth{Choice: choice, EV: ev.Quo(ev, new(big.Rat).SetInt64(int64(stake)))})
	}
	return list, nil
}

// warCanBeDealt reports whether three cards can be burned that no war would
// miss, which takes two of a rank at most.
func warCanBeDealt(toCome []card.Card) bool {
	var count [13]int
	spare := 0
	for _, c := range toCome {
		if count[c.Rank()]++; count[c.Rank()] > 2 {
			spare++
		}
	}
	return spare >= 3
}

// afterTie deals two given cards first, and then every war.
type afterTie struct {
	*odds.Deals
	tie odds.InOrder
}

func (s *afterTie) Pick(pool []card.Card, box int) int {
	if len(s.tie.Cards) > 0 {
		return s.tie.Pick(pool, box)
	}
	return s.Deals.Pick(pool, box)
}
