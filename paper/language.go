package paper

import (
	"strings"

	"boardwalk/web/src/words"
)

// Language is what a paper is written in.
type Language string

// The languages.
const (
	English Language = "en"
	Spanish Language = "es"
)

// Languages are all of them.
func Languages() []Language { return []Language{English, Spanish} }

// Say returns an English text in the language: the papers' own words, or those of the games. A text that there is no
// Spanish for stays as it is; a test reads the papers of every game for those.
func (l Language) Say(text string) string {
	said, _ := l.Find(text)
	return said
}

// Find returns a text in the language, and false if there is none in it.
func (l Language) Find(text string) (string, bool) {
	if l != Spanish {
		return text, true
	}
	for _, list := range []map[string]string{spanish, spanishPetition, spanishRecords} {
		if said, ok := list[text]; ok {
			return said, true
		}
		if said, ok := words.Listed(list, text); ok {
			return said, true
		}
	}
	if said, ok := words.Spanish(text); ok {
		return said, true
	}
	return text, false
}

// Bets returns what bets of a kind are called, by their group or name.
func (l Language) Bets(kind string) string {
	if l == Spanish {
		if said, ok := words.Bets(kind); ok {
			return words.Capital(said)
		}
		return l.Say(kind)
	}
	return words.Capital(kind)
}

// Option returns what people call an option.
func (l Language) Option(name, title string) string {
	if l == Spanish {
		if said, ok := words.Option(name); ok {
			return said
		}
	}
	return words.Capital(title)
}

// Value returns the value of an option as a person reads it: "hole-card-reader" is "hole card reader".
func (l Language) Value(value string) string {
	if strings.ContainsAny(value, " $%") || !strings.ContainsAny(value, "abcdefghijklmnopqrstuvwxyz") {
		return l.Say(value)
	}
	plain := strings.ReplaceAll(value, "-", " ")
	if said, ok := l.Find(plain); ok {
		return said
	}
	return l.Say(value)
}

// Odds returns odds as they are read: "9 to 5" is "9 a 5".
func (l Language) Odds(pays string) string {
	if l == Spanish {
		return strings.Replace(pays, " to ", " a ", 1)
	}
	return pays
}
