package study

import (
	"bufio"
	"fmt"
	"strings"
)

// ReadFile reads a file that a text names.
type ReadFile func(name string) (string, error)

// Parse reads rule sets, one a line:
//
//	# a remark
//	usual       = blackjack
//	six to five = blackjack decks=8; blackjack pays 6 to 5; dealer hits soft 17
//	a wager     = blackjack; wager royal-match.wager; decks 2
//
// The name and the sign may be left out. What follows the first semicolon is supposed, as package whatif reads it; a piece that
// begins with "wager" names the file of a wager of one's own.
func Parse(text string, read ReadFile) ([]RuleSet, error) {
	var list []RuleSet
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line, _, _ := strings.Cut(lines.Text(), "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		s, err := ParseSet(line, read)
		if err == nil {
			_, err = s.Read()
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, *s)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("there is no rule set: write one a line, like: blackjack decks=8; blackjack pays 6 to 5")
	}
	return list, lines.Err()
}

// ParseSet reads one rule set.
func ParseSet(line string, read ReadFile) (*RuleSet, error) {
	head, rest, _ := strings.Cut(line, ";")
	s := &RuleSet{}
	if name, what, ok := strings.Cut(head, " = "); ok {
		s.Name, head = strings.TrimSpace(name), what
	}
	words := strings.Fields(head)
	if len(words) == 0 {
		return nil, fmt.Errorf("no game is named")
	}
	s.Game = words[0]
	for _, word := range words[1:] {
		name, value, ok := strings.Cut(word, "=")
		if !ok || name == "" || value == "" {
			return nil, fmt.Errorf("%q is no option like decks=8; what is supposed stands after a semicolon", word)
		}
		if s.Options == nil {
			s.Options = map[string]string{}
		}
		s.Options[name] = value
	}
	var supposed []string
	for piece := range strings.SplitSeq(rest, ";") {
		piece = strings.TrimSpace(piece)
		file, isWager := strings.CutPrefix(piece, "wager ")
		switch {
		case piece == "":
		case isWager:
			text, err := read(strings.TrimSpace(file))
			if err != nil {
				return nil, err
			}
			s.Beside = text
		default:
			supposed = append(supposed, piece)
		}
	}
	s.WhatIf = strings.Join(supposed, "; ")
	return s, nil
}
