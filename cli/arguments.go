package cli

import (
	"io"
	"os"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/internal/nearest"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// findGame finds a game, or says which there are.
func findGame(id string) (*table.Rules, error) {
	if rules, ok := game.Find(id); ok {
		return rules, nil
	}
	if id == odds.KenoID {
		return nil, misusef("keno is not played at a table: see boardwalk keno, odds keno and simulate keno")
	}
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return nil, misusef("there is no game %q; nearest: %s", id, strings.Join(nearest.Names(id, ids, nearest.Any), ", "))
}

// knownGame is nil for a game of the index.
func knownGame(game string) error {
	if games := law.Games(); !slices.Contains(games, game) {
		return misusef("the index has no game %q; nearest: %s", game, strings.Join(nearest.Names(game, games, nearest.Any), ", "))
	}
	return nil
}

// amount reads the money of a flag.
func amount(flag, text string) (money.Cents, error) {
	c, err := money.Parse(text)
	if err != nil || c <= 0 {
		return 0, misusef("--%s %s is no amount above zero", flag, text)
	}
	return c, nil
}

// closeCards reads cards that may be written without blanks: AsKd.
func closeCards(text string) ([]card.Card, error) {
	joined := strings.NewReplacer(" ", "", ",", "").Replace(strings.ReplaceAll(text, "10", "T"))
	var spaced []string
	for len(joined) > 2 {
		spaced, joined = append(spaced, joined[:2]), joined[2:]
	}
	return card.ParseAll(strings.Join(append(spaced, joined), " "))
}

// posted are the usual terms of a game with other odds for some wagers.
func posted(rules *table.Rules, words []string) (table.Terms, error) {
	terms := rules.Terms()
	for _, word := range words {
		name, text, ok := strings.Cut(word, "=")
		paid, err := money.ParseOdds(strings.TrimSpace(text))
		if !ok || err != nil {
			return terms, misusef("posted odds are written WAGER=ODDS, like 'field on 12=3 to 1', not %q", word)
		}
		if terms.Pays == nil {
			terms.Pays = map[string]money.Odds{}
		}
		terms.Pays[strings.TrimSpace(name)] = paid
	}
	return terms, nil
}

// setOptions makes options of a game from words like decks=6.
func setOptions(rules *table.Rules, words []string) (table.Options, error) {
	options := rules.Options()
	for _, word := range words {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, misusef("an option is written NAME=VALUE, not %q", word)
		}
		if err := table.SetOption(options, name, value); err != nil {
			return nil, misusef("%v", err)
		}
	}
	return options, nil
}

// fileText returns what is in a file.
func fileText(name string) (string, error) {
	data, err := os.ReadFile(name)
	return string(data), err
}

// readRates reads a rate card; no name is the standard one. It need not be lawful:
// figures of cards from elsewhere are of interest too.
func readRates(name string, read func(string) (string, error)) (*keno.Rates, error) {
	if name == "" {
		return keno.Standard(), nil
	}
	text, err := read(name)
	if err != nil {
		return nil, misusef("%v", err)
	}
	card, err := keno.ReadRates(name, text)
	if err != nil {
		return nil, misusef("%v", err)
	}
	return card, nil
}

// writeTicket makes a ticket of a request under a rate card. Which numbers a
// quick-pick has makes no difference, so it gets the first.
func writeTicket(card *keno.Rates, text string) (*keno.Ticket, error) {
	r, err := keno.Parse(text)
	if err != nil {
		return nil, misusef("%v", err)
	}
	if r.Quick > 0 {
		r.Groups = []keno.Set{{}}
		for n := 1; n <= r.Quick; n++ {
			r.Groups[0] = r.Groups[0].With(n)
		}
		r.Quick = 0
	}
	made, err := card.Ticket(r)
	if err != nil {
		return nil, misusef("%v", err)
	}
	return made, nil
}

// readCasino reads no more of a file than could be a casino.
func readCasino(name string, in io.Reader) ([]byte, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, misusef("%v", err)
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, casino.MaxSize+1))
	if err != nil {
		return nil, misusef("%v", err)
	}
	return data, nil
}
