package pokerodds

import (
	"testing"

	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

// A count is not believed if a part of the deals is missing, as in one of another version of the program.
func TestCountsOfTexasAreWhole(t *testing.T) {
	plan := texasCounts.Get(texasRules(&housepoker.Texas{Ante: 1, AntePays: poker.Flush}),
		func() *texasKept { t.Fatal("no such count comes with the program"); return nil }).Flops
	texas := func() *texasKept {
		c := &texasKept{Holes: make([]housepoker.TexasValue, housepoker.HoleClasses), Flops: plan}
		for range 1 + len(housepoker.TexasRules) {
			c.Ends = append(c.Ends, []texasEnd{{-1, 1, 1000}, {3, 3, housepoker.TexasDeals - 1000}})
		}
		return c
	}
	if !texas().whole() {
		t.Fatal("a whole count is not believed")
	}
	for name, spoil := range map[string]func(*texasKept){
		"most deals":      func(c *texasKept) { c.Ends[1] = c.Ends[1][:1] },
		"a rule":          func(c *texasKept) { c.Ends = c.Ends[1:] },
		"some hole cards": func(c *texasKept) { c.Holes = c.Holes[1:] },
		"some flops":      func(c *texasKept) { c.Flops = c.Flops[:len(c.Flops)/2] },
	} {
		if c := texas(); true {
			if spoil(c); c.whole() {
				t.Errorf("texas hold 'em bonus without %s was believed", name)
			}
		}
	}
	a, b := &housepoker.Texas{Ante: 1, AntePays: poker.Flush}, &housepoker.Texas{Ante: 1, AntePays: poker.Straight}
	if texasRules(a) == texasRules(b) {
		t.Error("other rules have the same checksum")
	}
}
