package chat

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxText is how many characters a line has at most.
const MaxText = 200

// maxMarks is how many marks may stand over one letter: more are there to cover other lines.
const maxMarks = 3

// Clean returns a text as it is shown to others: on one line, without characters that
// cannot be seen or that turn the direction of writing, and without towers of marks. It
// returns an error if nothing is left, or the text is too long. Signs such as < stay what
// they are: whoever shows the text shows it as text.
func Clean(text string) (string, error) {
	if !utf8.ValidString(text) {
		return "", errors.New("that is no text")
	}
	var b strings.Builder
	marks := 0
	for _, c := range text {
		switch {
		case unicode.IsSpace(c):
			c = ' '
		case unicode.Is(unicode.Mn, c) || unicode.Is(unicode.Me, c):
			if marks++; marks > maxMarks {
				continue
			}
			b.WriteRune(c)
			continue
		case c != '\u200d' && (unicode.IsControl(c) || unicode.Is(unicode.Cf, c)) || unicode.Is(unicode.Co, c): // a joiner is part of emoji
			continue
		}
		marks = 0
		b.WriteRune(c)
	}
	out := strings.Join(strings.Fields(b.String()), " ")
	switch n := utf8.RuneCountInString(out); {
	case strings.Trim(out, "\u200d ") == "":
		return "", errors.New("write something first")
	case n > MaxText:
		return "", fmt.Errorf("a line has at most %d characters, not %d", MaxText, n)
	}
	return out, nil
}
