package phh

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// The TOML library tells times without a zone from others by the names of their locations.
const (
	localDateTime = "datetime-local"
	localDate     = "date-local"
	localTime     = "time-local"
)

// clockLayout is how a time of day is written. Fractions of a second are written if there are
// any.
const clockLayout = "15:04:05.999999999"

// appendValue writes any TOML value on one line.
func appendValue(b []byte, value any) ([]byte, error) {
	switch v := value.(type) {
	case string:
		return appendText(b, v)
	case int64:
		return strconv.AppendInt(b, v, 10), nil
	case float64:
		return append(b, formatFloat(v)...), nil
	case bool:
		return strconv.AppendBool(b, v), nil
	case time.Time:
		return append(b, formatTime(v)...), nil
	case []any:
		return appendList(b, v, appendValue)
	case []map[string]any:
		return appendList(b, v, func(b []byte, m map[string]any) ([]byte, error) { return appendValue(b, m) })
	case map[string]any:
		return appendTable(b, v)
	}
	return nil, fmt.Errorf("a %T cannot be written", value)
}

func appendList[T any](b []byte, all []T, one func([]byte, T) ([]byte, error)) ([]byte, error) {
	b = append(b, '[')
	for i, element := range all {
		if i > 0 {
			b = append(b, ", "...)
		}
		var err error
		if b, err = one(b, element); err != nil {
			return nil, err
		}
	}
	return append(b, ']'), nil
}

// appendTable writes a table on one line, its keys in order.
func appendTable(b []byte, table map[string]any) ([]byte, error) {
	b = append(b, '{')
	for i, key := range slices.Sorted(maps.Keys(table)) {
		if i > 0 {
			b = append(b, ", "...)
		}
		var err error
		if b, err = appendPair(b, key, table[key]); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}

// appendPair writes a key and its value. A key is in quotes where it must be.
func appendPair(b []byte, key string, value any) ([]byte, error) {
	var err error
	if bare(key) {
		b = append(b, key...)
	} else if b, err = appendText(b, key); err != nil {
		return nil, err
	}
	return appendValue(append(b, " = "...), value)
}

func bare(key string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
	return key != "" && strings.Trim(key, letters) == ""
}

// appendText writes a text in quotes.
func appendText(b []byte, s string) ([]byte, error) {
	if !utf8.ValidString(s) {
		return nil, fmt.Errorf("%q is not valid UTF-8", s)
	}
	b = append(b, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c == '\n':
			b = append(b, `\n`...)
		case c == '\t':
			b = append(b, `\t`...)
		case c < ' ' || c == 0x7f:
			b = fmt.Appendf(b, `\u%04X`, c)
		default:
			b = append(b, c)
		}
	}
	return append(b, '"'), nil
}

// formatFloat writes a float such that it is read as one: with a point.
func formatFloat(f float64) string {
	switch {
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	s := strconv.FormatFloat(f, 'f', -1, 64)
	if strings.Contains(s, ".") {
		return s
	}
	return s + ".0"
}

func formatTime(t time.Time) string {
	switch t.Location().String() {
	case localDateTime:
		return t.Format("2006-01-02T" + clockLayout)
	case localDate:
		return t.Format(time.DateOnly)
	case localTime:
		return t.Format(clockLayout)
	}
	return t.Format(time.RFC3339Nano)
}
