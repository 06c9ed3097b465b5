package flatjson

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Form reads bodies of one type.
type Form struct {
	fields   []field
	required uint // the fields that a body must have, one bit each
}

// field is a member of the object, with the bounds that the struct tags give it.
type field struct {
	name     string
	kind     reflect.Kind // String, Int64, Bool, or Invalid for a field that is never read here
	min, max int64        // of a number, or of the length of a string
	enum     []string
}

// New makes the form of a struct type from its tags. A field without omitempty
// is required.
func New(t reflect.Type) *Form {
	f := &Form{}
	for i := range t.NumField() {
		tag := t.Field(i).Tag
		name, omit, _ := strings.Cut(tag.Get("json"), ",")
		if omit == "" {
			f.required |= 1 << i
		}
		f.fields = append(f.fields, fieldOf(name, t.Field(i).Type, tag))
	}
	return f
}

// fieldOf makes a field from its type and tags. A field with a tag that is not
// known here is never read here, because the tag may restrict its values.
func fieldOf(name string, t reflect.Type, tag reflect.StructTag) field {
	f := field{name: name, min: math.MinInt64, max: math.MaxInt64}
	least, most := "minimum", "maximum"
	switch {
	case reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()):
	case t.Kind() == reflect.String:
		f.kind, least, most = reflect.String, "minLength", "maxLength"
	case t.Kind() == reflect.Int, t.Kind() == reflect.Int64:
		f.kind = reflect.Int64
	case t.Kind() == reflect.Bool:
		f.kind = reflect.Bool
	}
	known := 0
	for _, name := range []string{"json", "doc", "enum", least, most} {
		value, ok := tag.Lookup(name)
		if !ok {
			continue
		}
		known++
		switch n, err := strconv.ParseInt(value, 10, 64); {
		case name == "enum":
			f.enum = strings.Split(value, ",")
		case name == least && err == nil:
			f.min = n
		case name == most && err == nil:
			f.max = n
		}
	}
	if known != strings.Count(string(tag), `:"`) {
		f.kind = reflect.Invalid
	}
	return f
}

// Read reads a body into a struct that is zero, and reports whether the body is flat
// and valid. If it reports false, the struct may be half filled and must be thrown
// away.
func (f *Form) Read(text []byte, into reflect.Value) bool {
	s := scanner{text}
	if !s.is('{') {
		return false
	}
	had := uint(0)
	for more := !s.is('}'); more; more = !s.is('}') {
		if had != 0 && !s.is(',') {
			return false
		}
		name, ok := s.string()
		if !ok || !s.is(':') {
			return false
		}
		i := slices.IndexFunc(f.fields, func(m field) bool { return m.name == string(name) })
		if i < 0 || had&(1<<i) != 0 || !f.fields[i].read(&s, into.Field(i)) {
			return false
		}
		had |= 1 << i
	}
	s.space()
	return len(s.rest) == 0 && had&f.required == f.required
}

// read reads the value of a field, and reports whether it is valid.
func (f *field) read(s *scanner, into reflect.Value) bool {
	switch f.kind {
	case reflect.String:
		text, ok := s.string()
		if !ok || int64(len(text)) < f.min || int64(len(text)) > f.max {
			return false
		}
		if f.enum != nil {
			i := slices.IndexFunc(f.enum, func(e string) bool { return e == string(text) })
			if i >= 0 {
				into.SetString(f.enum[i])
			}
			return i >= 0
		}
		into.SetString(string(text))
		return true
	case reflect.Int64:
		n, ok := s.number()
		into.SetInt(n)
		return ok && n >= f.min && n <= f.max
	case reflect.Bool:
		value, ok := s.bool()
		into.SetBool(value)
		return ok
	}
	return false
}

// scanner reads flat JSON from the front of a text.
type scanner struct{ rest []byte }

// space skips white space.
func (s *scanner) space() {
	for len(s.rest) > 0 && (s.rest[0] == ' ' || s.rest[0] == '\t' || s.rest[0] == '\n' || s.rest[0] == '\r') {
		s.rest = s.rest[1:]
	}
}

// is reads one character, and reports false if another one comes next.
func (s *scanner) is(c byte) bool {
	s.space()
	if len(s.rest) == 0 || s.rest[0] != c {
		return false
	}
	s.rest = s.rest[1:]
	return true
}

// string reads a string of printable ASCII without escapes.
func (s *scanner) string() ([]byte, bool) {
	if !s.is('"') {
		return nil, false
	}
	for i, c := range s.rest {
		switch {
		case c == '"':
			text := s.rest[:i]
			s.rest = s.rest[i+1:]
			return text, true
		case c < ' ' || c > '~' || c == '\\':
			return nil, false
		}
	}
	return nil, false
}

// number reads a whole number that is not negative and has at most 15 digits.
func (s *scanner) number() (n int64, ok bool) {
	s.space()
	digits := 0
	for digits < len(s.rest) && '0' <= s.rest[digits] && s.rest[digits] <= '9' {
		n = n*10 + int64(s.rest[digits]-'0')
		if digits++; digits > 15 {
			return 0, false
		}
	}
	if digits == 0 || digits > 1 && s.rest[0] == '0' {
		return 0, false
	}
	s.rest = s.rest[digits:] // a fraction or exponent fails at the next character
	return n, true
}

// bool reads true or false.
func (s *scanner) bool() (value, ok bool) {
	s.space()
	rest, value := bytes.CutPrefix(s.rest, []byte("true"))
	if !value {
		if rest, ok = bytes.CutPrefix(s.rest, []byte("false")); !ok {
			return false, false
		}
	}
	s.rest = rest
	return value, true
}
