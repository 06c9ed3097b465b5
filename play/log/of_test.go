package log

import "testing"

func TestWhatIsToldOfAPlayer(t *testing.T) {
	for _, x := range []struct{ text, you, ada string }{
		{"has the bank: a marker lies before the player", "You have the bank: a marker lies before you.",
			"Ada has the bank: a marker lies before the player."},
		{"passed the bank and takes no part in the first round of bidding", "You passed the bank and take no part in the first round of bidding.",
			"Ada passed the bank and takes no part in the first round of bidding."},
		{"passes the shoe", "You pass the shoe.", "Ada passes the shoe."},
		{"the high hand is lower", "You: the high hand is lower.", "Ada: the high hand is lower."},
		{"stand", "You: stand.", "Ada: stand."},
	} {
		if got := Of("You", "You", x.text); got != x.you {
			t.Errorf("%q, and not %q", got, x.you)
		}
		if got := Of("Ada", "You", x.text); got != x.ada {
			t.Errorf("%q, and not %q", got, x.ada)
		}
	}
}
