package phh

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"boardwalk/money"
)

// Most hands are written in a small part of TOML: a key, an equals sign, and a plain text, a
// number, a truth, a time of day or a list of those. readLines reads that part directly, which
// takes a fraction of the time of the TOML library. It reports false if it finds anything else,
// and the library then reads the hand: so errors are the library's.
func readLines(text []byte) (*document, bool) {
	if !plainText(text) {
		return nil, false
	}
	l := lines{text: string(text)} // of which every text of the hand is a part
	d := &document{fields: make([]field, 0, 24)}
	for {
		if l.skip(); l.at == len(l.text) {
			return d, true
		}
		key := l.word()
		l.blanks()
		if key == "" || !l.take('=') {
			return nil, false
		}
		l.blanks()
		value, ok := l.value(key)
		if !ok || d.find(key) != nil || !l.endOfLine() {
			return nil, false
		}
		d.add(key, value)
	}
}

// plainText reports whether the text is valid and has no control characters but tabs and ends of
// lines, and no escapes.
func plainText(text []byte) bool {
	all := byte(0)
	for _, c := range text {
		if notPlain[c] {
			return false
		}
		all |= c
	}
	return all < utf8.RuneSelf || utf8.Valid(text)
}

// notPlain are the characters that no plain text has.
var notPlain = func() (not [256]bool) {
	for c := range byte(' ') {
		not[c] = c != '\n' && c != '\t'
	}
	not[0x7f], not['\\'] = true, true
	return not
}()

// lines reads a text from a place on.
type lines struct {
	text string
	at   int
}

// blanks goes past spaces and tabs.
func (l *lines) blanks() {
	for l.at < len(l.text) && (l.text[l.at] == ' ' || l.text[l.at] == '\t') {
		l.at++
	}
}

// comment goes past a comment, if there is one, up to the end of its line.
func (l *lines) comment() {
	if l.at < len(l.text) && l.text[l.at] == '#' {
		end := strings.IndexByte(l.text[l.at:], '\n')
		if end < 0 {
			end = len(l.text) - l.at
		}
		l.at += end
	}
}

// skip goes past blanks, comments and ends of lines.
func (l *lines) skip() {
	for {
		l.blanks()
		l.comment()
		if !l.take('\n') {
			return
		}
	}
}

// endOfLine goes past what may stand behind a value, and reports whether that is all.
func (l *lines) endOfLine() bool {
	l.blanks()
	l.comment()
	return l.at == len(l.text) || l.take('\n')
}

func (l *lines) take(c byte) bool {
	if l.at < len(l.text) && l.text[l.at] == c {
		l.at++
		return true
	}
	return false
}

// word takes a key, or a value that is neither a text nor a list.
func (l *lines) word() string {
	from := l.at
	for l.at < len(l.text) && inWord[l.text[l.at]] {
		l.at++
	}
	return l.text[from:l.at]
}

// inWord are the characters of bare keys. Those of numbers and times that are not among them
// make a value end too soon, which number knows.
var inWord = func() (in [256]bool) {
	for _, c := range "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-" {
		in[c] = true
	}
	return in
}()

// amountLists are the keys of lists of amounts.
var amountLists = [...]string{"antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings"}

// value takes the value of a key.
func (l *lines) value(key string) (any, bool) {
	if l.take('[') {
		if slices.Contains(amountLists[:], key) {
			from := l.at
			if amounts, ok := l.amounts(); ok {
				return amounts, true
			}
			l.at = from
		}
		return l.list()
	}
	if key == "time" {
		return l.clock()
	}
	return l.scalar()
}

// list takes the rest of a list of plain values. One of texts alone is a []string.
func (l *lines) list() (any, bool) {
	if l.skip(); l.quote() != 0 {
		return l.texts()
	}
	all := make([]any, 0, 10)
	for {
		if l.skip(); l.take(']') {
			return all, true
		}
		value, ok := l.scalar()
		if !ok {
			return nil, false
		}
		all = append(all, value)
		if l.skip(); !l.take(',') {
			return all, l.take(']')
		}
	}
}

// amounts takes the rest of a list of plain amounts, as toCents would make them of the numbers that list takes. It reports
// false for anything else.
func (l *lines) amounts() ([]money.Cents, bool) {
	all := make([]money.Cents, 0, 10)
	for {
		if l.skip(); l.take(']') {
			return all, true
		}
		amount, ok := l.amount()
		if !ok {
			return nil, false
		}
		all = append(all, amount)
		if l.skip(); !l.take(',') {
			return all, l.take(']')
		}
	}
}

// amount takes an amount of no more than twelve digits, and perhaps one or two behind a point.
func (l *lines) amount() (money.Cents, bool) {
	whole, n := l.digits()
	if n == 0 || n > 12 || n > 1 && l.text[l.at-n] == '0' {
		return 0, false
	}
	cents := whole * 100
	if l.take('.') {
		switch small, n := l.digits(); n {
		case 1:
			cents += 10 * small
		case 2:
			cents += small
		default:
			return 0, false
		}
	}
	more := l.at < len(l.text) && (inWord[l.text[l.at]] || l.text[l.at] == '.')
	return cents, !more
}

// digits takes digits, and returns their number and how many they are.
func (l *lines) digits() (value money.Cents, n int) {
	for ; l.at < len(l.text) && l.text[l.at]-'0' < 10; l.at++ {
		value = 10*value + money.Cents(l.text[l.at]-'0')
		n++
	}
	return value, n
}

// texts takes the rest of a list of texts.
func (l *lines) texts() (any, bool) {
	all := make([]string, 0, 24)
	for {
		if l.skip(); l.take(']') {
			return all, true
		}
		quote := l.quote()
		if quote == 0 {
			return nil, false
		}
		text, ok := l.quoted(quote)
		if !ok {
			return nil, false
		}
		all = append(all, text)
		if l.skip(); !l.take(',') {
			return all, l.take(']')
		}
	}
}

// quote is the quote that comes next, or 0 if there is none.
func (l *lines) quote() byte {
	if l.at < len(l.text) && (l.text[l.at] == '"' || l.text[l.at] == '\'') {
		return l.text[l.at]
	}
	return 0
}

// scalar takes a text in quotes, a truth or a number.
func (l *lines) scalar() (any, bool) {
	if quote := l.quote(); quote != 0 {
		return l.quoted(quote)
	}
	from := l.at
	for l.at < len(l.text) && (inWord[l.text[l.at]] || l.text[l.at] == '.') {
		l.at++
	}
	return number(l.text[from:l.at])
}

// quoted takes a text on one line.
func (l *lines) quoted(quote byte) (string, bool) {
	l.at++
	rest := l.text[l.at:]
	end := strings.IndexByte(rest, quote)
	switch {
	case end < 0, strings.IndexByte(rest[:end], '\n') >= 0:
		return "", false
	case end == 0 && len(rest) > 1 && rest[1] == quote: // a text on several lines
		return "", false
	}
	l.at += end + 1
	return rest[:end], true
}

// number returns the value of a word: a truth, a whole number, a decimal one, or inf.
func number(word string) (any, bool) {
	switch word {
	case "true":
		return true, true
	case "false":
		return false, true
	case "inf":
		return math.Inf(1), true
	}
	digits := word
	if digits != "" && digits[0] == '-' {
		digits = digits[1:]
	}
	point := -1
	for i := range len(digits) {
		switch c := digits[i]; {
		case c >= '0' && c <= '9':
		case c == '.' && point < 0 && i > 0 && i < len(digits)-1:
			point = i
		default:
			return nil, false
		}
	}
	whole := len(digits)
	if point >= 0 {
		whole = point
	}
	if whole == 0 || whole > 1 && digits[0] == '0' {
		return nil, false
	}
	if point >= 0 {
		f, err := strconv.ParseFloat(word, 64)
		return f, err == nil
	}
	n, err := strconv.ParseInt(word, 10, 64)
	return n, err == nil
}

// ofDay is the place of a time of day, by the name that the TOML library gives it.
var ofDay = time.FixedZone(localTime, 0)

// clockForm is a time of day in whole seconds.
const clockForm = "15:04:05"

// clock takes a time of day in whole seconds.
func (l *lines) clock() (any, bool) {
	if len(l.text)-l.at < len(clockForm) {
		return nil, false
	}
	text := l.text[l.at : l.at+len(clockForm)]
	if !isClock(text) {
		return nil, false
	}
	t, err := time.ParseInLocation(clockForm, text, ofDay)
	l.at += len(clockForm)
	return t, err == nil
}

// isClock reports whether a text is a time of day in whole seconds.
func isClock(text string) bool {
	two := func(at int, most byte) bool {
		return text[at]-'0' < 10 && text[at+1]-'0' < 10 && 10*(text[at]-'0')+text[at+1]-'0' <= most
	}
	return len(text) == len(clockForm) && text[2] == ':' && text[5] == ':' && two(0, 23) && two(3, 59) && two(6, 59)
}
