package housepoker

import (
	"testing"

	"boardwalk/money"
	"boardwalk/poker"
)

// A fingerprint is the same each time, and another one as soon as a rule of the game or of a strategy differs.
func TestFingerprintsTellRulesApart(t *testing.T) {
	texas, ultimate := &Texas{Ante: 1, AntePays: poker.Flush}, &Ultimate{Ante: 2}
	ultimate.Blind[poker.Flush] = money.Odds{To: 3, One: 2}
	seen := map[string]string{}
	for _, x := range []struct{ name, print, again string }{
		{"texas", texas.Fingerprint(texasUsual), (&Texas{Ante: 5, AntePays: poker.Flush}).Fingerprint(texasUsual)},
		{"texas from a straight", (&Texas{Ante: 1, AntePays: poker.Straight}).Fingerprint(texasUsual), ""},
		{"texas by another rule", texas.Fingerprint(func(h *TexasHand) bool { return h.Shown != 4 && texasUsual(h) }), ""},
		{"texas without a rule", texas.Fingerprint(), ""},
		{"ultimate", ultimate.Fingerprint(ultimateUsual), (&Ultimate{Ante: 9, Blind: ultimate.Blind}).Fingerprint(ultimateUsual)},
		{"ultimate without the blind", (&Ultimate{Ante: 2}).Fingerprint(ultimateUsual), ""},
		{"ultimate by another rule", ultimate.Fingerprint(func(h *UltimateHand) bool { return h.Shown == 5 || ultimateUsual(h) }), ""},
	} {
		if x.again != "" && x.again != x.print {
			t.Errorf("%s has another fingerprint with another ante", x.name)
		}
		if other, ok := seen[x.print]; ok {
			t.Errorf("%s has the fingerprint of %s", x.name, other)
		}
		seen[x.print] = x.name
	}
}

func BenchmarkFingerprint(b *testing.B) {
	u := &Ultimate{Ante: 2}
	for b.Loop() {
		u.Fingerprint(ultimateUsual)
	}
}
