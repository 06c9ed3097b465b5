package pokerodds

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
)

// keepLines reads lines like "play flush" and "keep suited 2", for three card draw: the
// least hand that is played as it is, and which two cards are kept of others, the best
// first. What no line is about is folded.
type keepLines struct {
	least poker.Rank
	plays bool
	keep  []condition
	text  []string
}

func (k *keepLines) Line(words []string) error {
	k.text = append(k.text, strings.Join(words, " "))
	switch words[0] {
	case "play":
		if k.plays {
			return errors.New("there is a hand to play already")
		}
		k.plays = true
		if len(words) == 2 && words[1] == "all" {
			return nil
		}
		least, used, err := parseThree(words[1:])
		if err == nil && used != len(words)-1 {
			err = fmt.Errorf("%s is too much for a hand", strings.Join(words[1+used:], " "))
		}
		k.least = least
		return err
	case "keep":
		c, err := parseConditions(words[1:])
		k.keep = append(k.keep, c)
		return err
	}
	return errors.New(`a line says which hand or a better one to play, like "play flush", or which two cards to keep, like "keep suited 2"`)
}

func (k *keepLines) Strategy() (sim.Strategy, error) {
	if !k.plays {
		return sim.Strategy{}, errors.New(`it does not say from which hand on to play: "play all" always plays`)
	}
	return threeDrawStrategy(strings.Join(k.text, "; "), k.choose), nil
}

// choose plays, keeps two cards, or folds. Where several pairs meet a line, the higher
// one is kept.
func (k *keepLines) choose(h *[3]card.Card) int {
	if poker.ThreeAt(h) >= k.least {
		return housepoker.DrawStay
	}
	for _, c := range k.keep {
		best, out := -1, housepoker.DrawFold
		for i := range h {
			two := [2]card.Card{h[(i+1)%3], h[(i+2)%3]}
			high := int(max(two[0].Rank(), two[1].Rank()))<<4 | int(min(two[0].Rank(), two[1].Rank()))
			if high > best && c(&view{own: two[:]}) {
				best, out = high, i
			}
		}
		if out != housepoker.DrawFold {
			return out
		}
	}
	return housepoker.DrawFold
}
