package advice

import (
	"testing"

	"boardwalk/game/blackjack"
	"boardwalk/odds/twentyone"
)

// TestOneStrategyDoesNotHoldUpAnother has a strategy that is not found yet. Who asks
// for another one does not wait for it.
func TestOneStrategyDoesNotHoldUpAnother(t *testing.T) {
	known := findBasic
	defer func() { findBasic = known }()
	slow, quick := *blackjack.DefaultOptions(), *blackjack.DefaultOptions()
	slow.Decks, quick.Decks = 5, 3
	begun, found, asked := make(chan struct{}), make(chan struct{}), 0
	findBasic = func(o *blackjack.Options) (*twentyone.Strategy, error) {
		asked++
		if *o == slow {
			close(begun)
			<-found
		}
		return new(twentyone.Strategy), nil
	}
	ready := make(chan struct{})
	go func() {
		prepareBlackjack(&slow)
		close(ready)
	}()
	<-begun
	if s, err := basicOf(&quick); s == nil || err != nil {
		t.Errorf("the other strategy: %v, %v", s, err)
	}
	close(found)
	<-ready
	if s, err := basicOf(&slow); s == nil || err != nil || asked != 2 {
		t.Errorf("after its preparation: %v, %v, found %d times in all", s, err, asked)
	}
	basics.Lock()
	delete(basics.known, slow)
	delete(basics.known, quick)
	basics.Unlock()
}
