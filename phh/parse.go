package phh

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"boardwalk/card"
)

// ParseAction reads one action: "d dh p1 AcKd", "d db Jc3d5c", "p1 f", "p1 cc", "p1 cbr 7000",
// "p1 pb", "p1 sd 7hTc", "p1 sm AcKd", "p1 sm -", each with a commentary behind a # if there
// is one, or the commentary alone.
func ParseAction(s string) (Action, error) {
	var buffer [8]string
	words := buffer[:0]
	var comment string
	for rest := strings.TrimSpace(s); rest != ""; rest = strings.TrimSpace(rest) {
		if after, found := strings.CutPrefix(rest, "#"); found {
			comment = strings.TrimSpace(after)
			break
		}
		end := strings.IndexFunc(rest, unicode.IsSpace) // what TrimSpace trims, so that no word is empty
		if end < 0 {
			end = len(rest)
		}
		words, rest = append(words, rest[:end]), rest[end:]
	}
	a, err := parseWords(words)
	if err != nil {
		return Action{}, err
	}
	a.Comment = comment
	return a, nil
}

func parseWords(words []string) (Action, error) {
	if len(words) == 0 {
		return Action{}, nil
	}
	if words[0] == "d" {
		return parseDeal(words[1:])
	}
	player, err := parsePlayer(words[0])
	if err != nil {
		return Action{}, err
	}
	if len(words) == 1 {
		return Action{}, errors.New("it does not say what the player does")
	}
	a, err := parsePlay(words[1], words[2:])
	a.Player = player
	return a, err
}

// parseDeal reads what stands behind the d of the dealer.
func parseDeal(words []string) (Action, error) {
	switch {
	case len(words) == 2 && words[0] == "db":
		cards, err := parseCards(words[1])
		if err == nil && hasUnknown(cards) {
			err = errors.New("the cards on the board must be known")
		}
		return Action{Kind: DealBoard, Cards: cards}, err
	case len(words) == 3 && words[0] == "dh":
		player, err := parsePlayer(words[1])
		if err != nil {
			return Action{}, err
		}
		cards, err := parseCards(words[2])
		return Action{Kind: DealHole, Player: player, Cards: cards}, err
	}
	return Action{}, errors.New(`the dealer deals with "d db" and the cards or "d dh", the player and the cards`)
}

// parsePlay reads what stands behind the player.
func parsePlay(verb string, arguments []string) (Action, error) {
	one := len(arguments) == 1
	switch {
	case verb == "cbr" && one:
		amount, err := parseAmount(arguments[0])
		if err == nil && amount == 0 {
			err = errors.New("a bet of nothing is none")
		}
		return Action{Kind: BetOrRaise, Amount: amount}, err
	case verb == "cbr":
		return Action{}, errors.New("cbr takes one amount")
	case verb == "sm" && one && arguments[0] == "-":
		return Action{Kind: Show, AsDealt: true}, nil
	case (verb == "sm" || verb == "sd") && one:
		cards, err := parseCards(arguments[0])
		kind := Show
		if verb == "sd" {
			kind = Draw
		}
		return Action{Kind: kind, Cards: cards}, err
	case len(arguments) > 0:
		return Action{}, fmt.Errorf("there is %q too much", strings.Join(arguments, " "))
	}
	switch verb {
	case "f":
		return Action{Kind: Fold}, nil
	case "cc":
		return Action{Kind: CheckOrCall}, nil
	case "pb":
		return Action{Kind: BringIn}, nil
	case "sd":
		return Action{Kind: Draw}, nil
	case "sm":
		return Action{Kind: Muck}, nil
	}
	return Action{}, fmt.Errorf("%q is not an action: write f, cc, cbr, pb, sd or sm", verb)
}

func parsePlayer(word string) (int, error) {
	digits, found := strings.CutPrefix(word, "p")
	if n, err := strconv.ParseUint(digits, 10, 16); found && err == nil && n > 0 && digits[0] != '0' {
		return int(n), nil
	}
	return 0, fmt.Errorf("%q is neither the dealer, d, nor a player like p1", word)
}

// parseCards reads cards as the format has them: two characters each, nothing between them,
// the rank a capital and the suit not.
func parseCards(s string) ([]card.Card, error) {
	if len(s)%2 != 0 {
		return nil, fmt.Errorf("%q are not cards: write two characters for each", s)
	}
	cards := make([]card.Card, 0, len(s)/2)
	var seen uint64
	for ; s != ""; s = s[2:] {
		if s[:2] == "??" {
			cards = append(cards, card.Unknown)
			continue
		}
		rank, suit := strings.IndexByte("23456789TJQKA", s[0]), strings.IndexByte("cdhs", s[1])
		if rank < 0 || suit < 0 {
			return nil, fmt.Errorf("%q is not a card: write it like As, Td or ??", s[:2])
		}
		c := card.New(card.Rank(rank), card.Suit(suit))
		if seen&(1<<c) != 0 {
			return nil, fmt.Errorf("%v is there twice", c)
		}
		seen |= 1 << c
		cards = append(cards, c)
	}
	return cards, nil
}

func hasUnknown(cards []card.Card) bool {
	for _, c := range cards {
		if !c.Suited() {
			return true
		}
	}
	return false
}
