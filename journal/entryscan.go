package journal

import (
	"bytes"
	"strconv"
	"sync"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// scanEntry reads an entry that has nothing unusual in it, many times faster than a reader of any JSON. What is taken from
// the text need not be an entry; it is one if it is written as the same text again. Changes and times are left to the library.
func scanEntry(data []byte) (e table.Entry, ok bool) {
	s := scanner{rest: data, ok: true}
	s.past(`{"v":`)
	s.past(formNumber)
	s.past(`,"kind":"`)
	e.Kind = table.EntryKind(s.word(entryWords))
	e.Refused = s.has(`,"refused":true`)
	if s.has(`,"act":{`) {
		e.Act = s.act()
	}
	if s.has(`,"drawn":`) {
		pair := s.pair()
		e.Drawn = chance.Drawn{N: pair[0], Got: pair[1]}
	}
	e.Seat = table.Seat(s.some(`,"seat":`))
	e.Question = uint32(s.some(`,"question":`))
	if s.has(`,"answer":{`) {
		e.Answer = s.answer()
	}
	e.Meter = s.someText(`,"meter":"`)
	e.Amount = money.Cents(s.some(`,"amount":`))
	s.past("}")
	if !s.ok || len(s.rest) > 0 || e.Kind == table.Drew && !canBeDrawn(e.Drawn) {
		return table.Entry{}, false
	}
	if !isWritten(&e, data) {
		return table.Entry{}, false
	}
	return e, true
}

var formNumber = strconv.Itoa(EntryForm)

// entryText is memory to write an entry into that is only compared.
type entryText struct {
	form entryForm
	text []byte
}

var entryTexts = sync.Pool{New: func() any { return &entryText{} }}

// isWritten reports whether an entry is written as a text.
func isWritten(e *table.Entry, data []byte) bool {
	w := entryTexts.Get().(*entryText)
	defer entryTexts.Put(w)
	if w.form.of(e) != nil {
		return false
	}
	text, err := w.form.text(w.text[:0])
	w.text = text
	return err == nil && bytes.Equal(text, data)
}

func (s *scanner) act() (a table.Act) {
	s.past(`"kind":"`)
	a.Kind = table.ActKind(s.word(actWords))
	a.Seat = table.Seat(s.some(`,"seat":`))
	if s.has(`,"tender":"`) {
		a.Tender = table.Tender(s.word(tenderWords))
	}
	a.Late = s.has(`,"late":true`)
	a.Confirmed = s.has(`,"confirmed":true`)
	a.Accepted = s.has(`,"accepted":true`)
	a.Area = table.Area(s.some(`,"area":`))
	a.Amount = money.Cents(s.some(`,"amount":`))
	a.Cash = money.Cents(s.some(`,"cash":`))
	a.Coupon = money.Cents(s.some(`,"coupon":`))
	a.Person = s.someText(`,"person":"`)
	a.Word = s.someText(`,"word":"`)
	if s.has(`,"args":`) {
		a.Args = s.pair()
	}
	s.past("}")
	return a
}

// answer reads an answer. Commas in the wrong places show when it is written again.
func (s *scanner) answer() (a table.Answer) {
	a.Choice = table.Choice(s.someText(`"choice":"`))
	s.has(",")
	a.Amount = money.Cents(s.some(`"amount":`))
	s.has(",")
	if text := s.someText(`"cards":"`); text != "" {
		cards, err := parseCards(text)
		a.Cards, s.ok = cards, s.ok && err == nil
	}
	s.past("}")
	return a
}

// word reads one of some words, and returns its number.
func (s *scanner) word(words []string) int {
	end := max(0, bytes.IndexByte(s.rest, '"'))
	for i, w := range words {
		if string(s.rest[:end]) == w {
			s.rest = s.rest[end:]
			s.past(`"`)
			return i
		}
	}
	s.ok = false
	return 0
}

// pair reads two numbers that are not below zero.
func (s *scanner) pair() (pair [2]int) {
	s.past("[")
	pair[0] = int(s.number())
	s.past(",")
	pair[1] = int(s.number())
	s.past("]")
	return pair
}

// some reads a number after its name, which may be left out.
func (s *scanner) some(name string) uint64 {
	if !s.has(name) {
		return 0
	}
	return s.number()
}

// someText reads a text after its name, which may be left out.
func (s *scanner) someText(name string) string {
	if !s.has(name) {
		return ""
	}
	return s.text()
}
