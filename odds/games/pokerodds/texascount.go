package pokerodds

import (
	"bytes"
	"cmp"
	"compress/flate"
	"io"
	"slices"

	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// texasFound is what was counted of texas hold 'em bonus: how best play and each rule end, and what hole cards are
// worth.
type texasFound struct {
	Best *housepoker.TexasCount
	By   []housepoker.Ends
}

// texasKept is what is kept of it, for an ante of one cent.
type texasKept struct {
	Ends  [][]texasEnd // of best play, and of each rule
	Holes []housepoker.TexasValue
	Flops keptPlan
}

type texasEnd struct {
	Net, Wagered money.Cents
	Ways         uint64
}

var texasCounts = odds.KeptCounts[texasKept]{Name: "texas-holdem-bonus", Whole: (*texasKept).whole}

// texasCounted returns what is counted under some rules. It comes with the program for those that a table may have.
func texasCounted(t *housepoker.Texas, tell housepoker.Progress) *texasFound {
	return texasCounts.Get(texasRules(t), func() *texasKept { return countTexas(t, tell) }).scaled(t.Ante)
}

// texasRules is the checksum of everything that the count depends on: the rules of the game, the order of hands, the
// strategies, and how it is counted.
func texasRules(t *housepoker.Texas) string {
	return texasPrints.of(t.AntePays, func() string {
		words := []any{"counted as of 4", t.AntePays, housepoker.FiveRanks(), t.Fingerprint(rulesOf(housepoker.TexasRules)...)}
		for _, r := range housepoker.TexasRules {
			words = append(words, r.Name, r.Text)
		}
		return odds.Checksum(words...)
	})
}

var texasPrints remembered[poker.Class, string]

func countTexas(t *housepoker.Texas, tell housepoker.Progress) *texasKept {
	cent := &housepoker.Texas{Ante: 1, AntePays: t.AntePays}
	best, by := cent.Count(tell, rulesOf(housepoker.TexasRules)...)
	found := &texasKept{Holes: best.Values, Flops: keepPlan(best.Flops)}
	for _, ends := range append([]housepoker.Ends{best.Ends}, by...) {
		found.Ends = append(found.Ends, sortedEnds(ends))
	}
	return found
}

// sortedEnds lists ends, always in the same order.
func sortedEnds(ends housepoker.Ends) (list []texasEnd) {
	for k, ways := range ends {
		list = append(list, texasEnd{k.Net, k.Wagered, ways})
	}
	slices.SortFunc(list, func(a, b texasEnd) int { return cmp.Or(cmp.Compare(b.Net, a.Net), cmp.Compare(a.Wagered, b.Wagered)) })
	return list
}

// whole reports whether best play and each rule are there, each over all deals, and every class of hole cards.
func (k *texasKept) whole() bool {
	for _, ends := range k.Ends {
		ways := uint64(0)
		for _, e := range ends {
			ways += e.Ways
		}
		if ways != housepoker.TexasDeals {
			return false
		}
	}
	return len(k.Ends) == 1+len(housepoker.TexasRules) && len(k.Holes) == housepoker.HoleClasses && k.Flops.plan().Whole()
}

// scaled makes ends of another ante of those with one cent.
func (k *texasKept) scaled(ante money.Cents) *texasFound {
	list := make([]housepoker.Ends, len(k.Ends))
	for i, ends := range k.Ends {
		list[i] = housepoker.Ends{}
		for _, e := range ends {
			list[i][housepoker.End{Net: e.Net * ante, Wagered: e.Wagered * ante}] += e.Ways
		}
	}
	return &texasFound{&housepoker.TexasCount{Ends: list[0], Values: k.Holes, Flops: k.Flops.plan()}, list[1:]}
}

// keptPlan is a plan for the flop as it is kept, compressed.
type keptPlan []byte

func keepPlan(p housepoker.FlopPlan) keptPlan {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	_, _ = w.Write(p) // to memory
	_ = w.Close()
	return b.Bytes()
}

// plan is what was kept. One that is damaged is not whole.
func (k keptPlan) plan() housepoker.FlopPlan {
	p, _ := io.ReadAll(flate.NewReader(bytes.NewReader(k)))
	return p
}

// texasKeptCounts are the counts that come with the program.
func texasKeptCounts(rules *table.Rules) (list []odds.KeptCount, err error) {
	err = odds.EachValue(rules, "ante-pays-on", func(on string, t *table.Table) error {
		x := newTexas(t, 1)
		list = append(list, texasCounts.Comes("texas hold 'em bonus, the ante pays on a "+on, texasRules(x),
			func() *texasKept { return countTexas(x, nil) }))
		return nil
	})
	return list, err
}
