// Package jsontext writes the JSON that is written all the time. Package
// encoding/json finds out anew, for each value, what it is and how its type is
// written; a type whose values come by the thousand a second says it here itself,
// and a test holds that against the library.
package jsontext

import (
	"bytes"
	"encoding/json"
	"strconv"
	"sync"
	"time"
)

// Marshal writes a value as compact JSON without the escapes of HTML.
func Marshal(v any) ([]byte, error) {
	w := writers.Get().(*writer)
	defer writers.Put(w)
	w.text.Reset()
	if err := w.json.Encode(v); err != nil {
		return nil, err
	}
	return bytes.Clone(bytes.TrimRight(w.text.Bytes(), "\n")), nil
}

// writer writes again and again into the same memory.
type writer struct {
	text bytes.Buffer
	json *json.Encoder
}

var writers = sync.Pool{New: func() any {
	w := &writer{}
	w.json = json.NewEncoder(&w.text)
	w.json.SetEscapeHTML(false)
	return w
}}

// Plain reports whether JSON writes a text as it is, if all of it is ASCII.
func Plain[T string | []byte](text T) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			return false
		}
	}
	return true
}

// Quote adds a string to a text, without the escapes that only a page of HTML
// needs.
func Quote(text []byte, s string) []byte {
	if Plain(s) {
		return append(append(append(text, '"'), s...), '"')
	}
	quoted, err := Marshal(s)
	if err != nil {
		panic("jsontext: a string that is no JSON: " + err.Error())
	}
	return append(text, quoted...)
}

// Object writes an object, member by member, at the end of a text. The names are
// plain.
type Object struct {
	Text  []byte
	inner bool // a member was written
}

// Begin begins an object after a text.
func Begin(text []byte) Object { return Object{Text: append(text, '{')} }

// Name begins a member, whose value is to be added to the text.
func (o *Object) Name(name string) {
	if o.inner {
		o.Text = append(o.Text, ',')
	}
	o.inner = true
	o.Text = append(append(append(o.Text, '"'), name...), '"', ':')
}

// Open begins an object that is a member; Close ends it, and the whole.
func (o *Object) Open(name string) {
	o.Name(name)
	o.Text, o.inner = append(o.Text, '{'), false
}

// Close ends an object.
func (o *Object) Close() { o.Text, o.inner = append(o.Text, '}'), true }

// Int writes a number.
func (o *Object) Int(name string, n int64) {
	o.Name(name)
	o.Text = strconv.AppendInt(o.Text, n, 10)
}

// Uint writes a number.
func (o *Object) Uint(name string, n uint64) {
	o.Name(name)
	o.Text = strconv.AppendUint(o.Text, n, 10)
}

// String writes a text.
func (o *Object) String(name, s string) {
	o.Name(name)
	o.Text = Quote(o.Text, s)
}

// Time writes a time of a year of four digits.
func (o *Object) Time(name string, t time.Time) {
	o.Name(name)
	o.Text = append(t.AppendFormat(append(o.Text, '"'), time.RFC3339Nano), '"')
}

// Ints writes a list of numbers.
func (o *Object) Ints(name string, list ...int) {
	o.Name(name)
	o.Text = append(o.Text, '[')
	for i, n := range list {
		if i > 0 {
			o.Text = append(o.Text, ',')
		}
		o.Text = strconv.AppendInt(o.Text, int64(n), 10)
	}
	o.Text = append(o.Text, ']')
}

// SomeInt writes a number that is not zero.
func (o *Object) SomeInt(name string, n int64) {
	if n != 0 {
		o.Int(name, n)
	}
}

// SomeString writes a text that is not empty.
func (o *Object) SomeString(name, s string) {
	if s != "" {
		o.String(name, s)
	}
}

// SomeInts writes a list that is not empty.
func (o *Object) SomeInts(name string, list ...int) {
	if len(list) > 0 {
		o.Ints(name, list...)
	}
}

// True writes what is true.
func (o *Object) True(name string, v bool) {
	if v {
		o.Name(name)
		o.Text = append(o.Text, "true"...)
	}
}
