package phh

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"boardwalk/money"
)

// fieldError is what is wrong with one field of a hand.
type fieldError struct {
	field string
	err   error
}

func (e *fieldError) Error() string { return e.field + ": " + e.err.Error() }
func (e *fieldError) Unwrap() error { return e.err }

// document is the fields of a hand in the order in which they stand. They are asked for in much the same order, so the next
// one is nearly always found at once.
type document struct {
	fields []field
	next   int // behind the one that was found last
}

// field is one of them, and whether somebody took it.
type field struct {
	name  string
	value any
	taken bool
}

func (d *document) add(name string, value any) {
	d.fields = append(d.fields, field{name: name, value: value})
}

// find returns a field that nobody took, or nil.
func (d *document) find(name string) *field {
	for i := range d.fields {
		at := d.next + i
		if at >= len(d.fields) {
			at -= len(d.fields)
		}
		if f := &d.fields[at]; f.name == name && !f.taken {
			d.next = at + 1
			return f
		}
	}
	return nil
}

// left is what nobody took, or nil.
func (d *document) left() (left map[string]any) {
	for _, f := range d.fields {
		if !f.taken {
			if left == nil {
				left = map[string]any{}
			}
			left[f.name] = f.value
		}
	}
	return left
}

// fields are the fields of a hand that are still to be taken, and the first trouble with one.
type fields struct {
	*document
	err error
}

// take takes a field, if it is there, whatever its value.
func (f *fields) take(name string) (value any, there bool) {
	found := f.find(name)
	if found == nil {
		return nil, false
	}
	found.taken = true
	return found.value, true
}

// takeAs takes a field if it is there and of a type.
func takeAs[T any](f *fields, name string) (value T, ok bool) {
	if found := f.find(name); found != nil {
		if value, ok = found.value.(T); ok {
			found.taken = true
		}
	}
	return value, ok
}

func (f *fields) fail(name string, err error) {
	if f.err == nil && err != nil {
		f.err = &fieldError{name, err}
	}
}

// take takes a field that must be of type T if it is there.
func take[T any](f *fields, name, want string) (value T, ok bool) {
	v, there := f.take(name)
	if !there {
		return value, false
	}
	if value, ok = v.(T); !ok {
		f.fail(name, fmt.Errorf("%s is not %s", describe(v), want))
	}
	return value, ok
}

func (f *fields) text(name string) string {
	s, _ := take[string](f, name, "a text")
	return s
}

func (f *fields) flag(name string) bool {
	b, _ := take[bool](f, name, "true or false")
	return b
}

func (f *fields) number(name string) int {
	n, _ := take[int64](f, name, "a whole number")
	return int(n)
}

func (f *fields) label(name string) Label {
	if n, ok := takeAs[int64](f, name); ok {
		return Label{strconv.FormatInt(n, 10), true}
	}
	s, _ := take[string](f, name, "a name or a whole number")
	return Label{Text: s}
}

// clock takes a time of day, which TOML knows as such.
func (f *fields) clock(name string) string {
	t, ok := take[time.Time](f, name, "a time of day")
	if !ok {
		return ""
	}
	if t.Location().String() != localTime {
		f.fail(name, fmt.Errorf("%s is not a time of day", describe(t)))
	}
	return t.Format(clockLayout)
}

func (f *fields) amount(name string) money.Cents {
	v, there := f.take(name)
	if !there {
		return 0
	}
	amount, err := toCents(v)
	f.fail(name, err)
	return amount
}

// seconds takes a stretch of time, which may be without end.
func (f *fields) seconds(name string) float64 {
	v, there := f.take(name)
	if !there {
		return 0
	}
	s, err := toSeconds(v)
	f.fail(name, err)
	return s
}

func toSeconds(value any) (float64, error) {
	var s float64
	switch v := value.(type) {
	case int64:
		s = float64(v)
	case float64:
		s = v
	default:
		return 0, fmt.Errorf("%s is not a number", describe(value))
	}
	if s < 0 || math.IsNaN(s) {
		return 0, fmt.Errorf("%s is not a time to think", formatFloat(s))
	}
	return s, nil
}

// toStack is toCents for a starting stack, of which inf is one that is not known.
func toStack(value any) (money.Cents, error) {
	if v, ok := value.(float64); ok && math.IsInf(v, 1) {
		return UnknownStack, nil
	}
	c, err := toCents(value)
	if err == nil && c < 0 {
		err = fmt.Errorf("%s is below zero", appendAmount(nil, c))
	}
	return c, err
}

func toText(value any) (string, error) {
	if s, ok := value.(string); ok {
		return s, nil
	}
	return "", fmt.Errorf("%s is not a text", describe(value))
}

func toNumber(value any) (int, error) {
	if n, ok := value.(int64); ok {
		return int(n), nil
	}
	return 0, fmt.Errorf("%s is not a whole number", describe(value))
}

// list takes a list. One that is there and empty is not nil. One that was read as a list of T needs no converting.
func list[T any](f *fields, name string, convert func(any) (T, error)) []T {
	if all, ok := takeAs[[]T](f, name); ok {
		return all
	}
	if texts, ok := takeAs[[]string](f, name); ok { // which convert may refuse
		f.add(name, plain(texts))
	}
	values, ok := take[[]any](f, name, "a list")
	if !ok {
		return nil
	}
	all := make([]T, len(values))
	for i, v := range values {
		element, err := convert(v)
		if err != nil {
			f.fail(name, err)
			break
		}
		all[i] = element
	}
	return all
}

// texts takes a list of texts.
func (f *fields) texts(name string) []string {
	if all, ok := takeAs[[]string](f, name); ok {
		return all
	}
	return list(f, name, toText)
}

// actions takes the list of actions. Its errors say which it was.
func (f *fields) actions(name string) []Action {
	if texts, ok := takeAs[[]string](f, name); ok {
		all := make([]Action, len(texts))
		for i, text := range texts {
			var err error
			if all[i], err = ParseAction(text); err != nil {
				f.fail(name, actionError(i, text, err))
				break
			}
		}
		return all
	}
	i := -1
	return list(f, name, func(v any) (Action, error) {
		i++
		text, err := toText(v)
		if err != nil {
			return Action{}, fmt.Errorf("action %d: %w", i+1, err)
		}
		a, err := ParseAction(text)
		if err != nil {
			return Action{}, actionError(i, text, err)
		}
		return a, nil
	})
}
