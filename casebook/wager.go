package casebook

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/beside"
)

// wagerText is a wager that is written in a case, from its first line to the one that begins with "otherwise".
type wagerText struct{ line *line }

func (t *wagerText) begin(text string) { t.line.words = []word{{text: text, quoted: true}} }

// add adds a line, and reports whether it was the last.
func (t *wagerText) add(text string) bool {
	t.line.words[0].text += "\n" + text
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return first == "otherwise"
}

// wager lays a wager from a text beside those of the game: the text itself, or the file that it is in.
func (r *run) wager() error {
	if r.live != nil {
		return errors.New("expected this line before the first wager")
	}
	if len(r.line.words) != 1 {
		return errors.New("expected a file, or a wager: wager Royal Match, at blackjack")
	}
	name, text := fmt.Sprintf("%s:%d", r.c.File, r.line.no), r.line.words[0].text
	if !beside.IsText(text) {
		if r.c.Read == nil {
			return &cannotGoOn{errors.New("this case may name no files: write the wager itself")}
		}
		read, err := r.c.Read(text)
		if err != nil {
			return &cannotGoOn{err}
		}
		name, text = text, read
	}
	w, err := beside.Parse(name, text)
	if err != nil {
		return &cannotGoOn{err}
	}
	joined, err := beside.Join(r.rules, w)
	if err != nil {
		return &cannotGoOn{err}
	}
	r.rules = joined
	return nil
}
