package warodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// warCards is how many cards decide a round in which there is a war. The three
// that are burned nobody sees.
const warCards = 4

// casinoWarFigures plays one round from a fresh shoe on every deal of the ranks
// that matter: the ante with the best choice on a tie, the ante with a surrender
// on every tie, and the tie wager.
func casinoWarFigures(a *odds.Asked) ([]*odds.Figure, error) {
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	shoe := card.NewShoe(odds.OptionNumber(t.Options(), "decks"))
	t.Game().(*casinowar.Game).Stack(shoe)
	stake, err := makeWager(t, "ante")
	if err != nil {
		return nil, err
	}
	deals := func() *odds.Deals {
		d := odds.NewDeals(&shoe, byRank)
		d.IgnoreBurned()
		return d
	}
	ends, chosen, err := odds.BestPlay(t, deals, warCards, "war", casinowar.Surrender, casinowar.War)
	if err != nil {
		return nil, err
	}
	ante := ends.Figure("ante", "bet made", stake)
	ante.Strategy = wars(chosen)
	ends, _, err = odds.BestPlay(t, deals, warCards, "war", casinowar.Surrender)
	if err != nil {
		return nil, err
	}
	surrender := ends.Figure("ante", "bet made", stake)
	surrender.Strategy = "surrender on every tie"
	tie, err := tieFigure(t, deals())
	return []*odds.Figure{ante, surrender, tie}, err
}

func byRank(c card.Card) int { return int(c.Rank()) }

// makeWager puts a hundred of the least amounts on a wager of seat 1.
func makeWager(t *table.Table, name string) (money.Cents, error) {
	area, _ := t.Area(1, name)
	stake := t.Unit(area) * 100
	return stake, t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: stake})
}

// wars says in words on which ties it is best to go to war.
func wars(chosen map[string]table.Choice) string {
	for _, c := range chosen {
		if c != casinowar.War {
			return "best choice by the cards"
		}
	}
	return "go to war on every tie"
}

// tieFigure is the figure of the tie wager beside the ante that it needs.
func tieFigure(t *table.Table, deals *odds.Deals) (*odds.Figure, error) {
	stake, err := makeWager(t, "tie")
	if err != nil {
		return nil, err
	}
	r := &roundOn{}
	r.area, _ = t.Area(1, "tie")
	table.To(r)(t)
	table.With(odds.Always{Choice: casinowar.Surrender})(t)
	ends := odds.Tallies{}
	err = odds.EachDeal(t, deals, func() {
		ends[odds.End{Net: r.Net, Wagered: r.Wagered}] += deals.Ways(warCards)
		r.RoundNet = odds.RoundNet{}
	})
	return ends.Figure("tie", "bet made", stake), err
}

// roundOn keeps account of what a round brings on one area.
type roundOn struct {
	odds.RoundNet
	area table.Area
}

func (r *roundOn) Event(e *table.Event) {
	if e.Area == r.area {
		r.RoundNet.Event(e)
	}
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
		d := odds.NewDeals(&rest, byRank)
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
