package ring

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/counsel"
)

// At the side of the table there are 16 columns. However many cards lie there,
// as many are seen as there are.
func TestEveryHiddenCardIsDrawn(t *testing.T) {
	up, err := card.ParseAll("9c Kd 2s 3h")
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]string{2: "░░ ░░ 9♣ K♦", 4: "░ ░ 9♣ K♦ 2♠ 3♥"} {
		h := counsel.Hand{Cards: append([]card.Card{card.Unknown, card.Unknown}, up[:n]...)}
		var words []string
		for _, w := range smallCards(h, sideWidth-1, "") {
			words = append(words, w.Text)
		}
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%d cards are drawn as %q, not %q", n+2, got, want)
		}
	}
}
