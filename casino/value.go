package casino

import (
	"strconv"
	"strings"
	"time"
)

// kindOf says what a value is instead.
func kindOf(v any) string {
	switch v := v.(type) {
	case string:
		return strconv.Quote(shorten(v))
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return shorten(strconv.FormatFloat(v, 'f', -1, 64))
	case time.Time:
		return "a date"
	case []any, []map[string]any:
		return "a list"
	}
	return "a table of keys"
}

// plain writes a value as the declarations of options and the parsers of
// amounts and rates want it: yes and no, digits, amounts apart by blanks.
func plain(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case bool:
		if v {
			return "yes"
		}
		return "no"
	case int64, float64:
		return kindOf(v)
	case []any:
		words := make([]string, len(v))
		for i := range v {
			if _, nested := v[i].([]any); nested {
				return ""
			}
			words[i] = plain(v[i])
		}
		return strings.Join(words, " ")
	}
	return ""
}

// single is plain for what is no list.
func single(v any) string {
	if _, list := v.([]any); list {
		return ""
	}
	return plain(v)
}
