package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// strictJSON reads bodies more strictly than encoding/json does: names of members
// must be written exactly, and an object may not have the same member twice. A body
// that two programs could read differently is refused.
var strictJSON = huma.Format{Marshal: huma.DefaultJSONFormat.Marshal, Unmarshal: unmarshal}

// The framework has the setting for names in a variable of its package.
func init() { huma.ValidateStrictCasing = true }

// unmarshal reads a body. When the framework reads it into an any, it also checks
// that no object has two members of the same name.
func unmarshal(data []byte, v any) error {
	err := json.Unmarshal(data, v)
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind): // without the names of Go types
		return fmt.Errorf("%s cannot be a %s", kind.Field, kind.Value)
	case err != nil:
		return err
	}
	if parsed, ok := v.(*any); ok && countColons(data) != countMembers(*parsed) {
		return errors.New("an object has two members of the same name")
	}
	return nil
}

// countColons returns how many members the objects of a JSON text have in all,
// counting those of the same name: there is one colon outside of strings for each.
func countColons(text []byte) (n int) {
	quoted := false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			quoted = !quoted
		case !quoted && c == ':':
			n++
		case quoted && c == '\\':
			i++
		}
	}
	return n
}

// countMembers returns how many members the objects of a value have in all. When a
// JSON text is read, of two members of the same name one is left.
func countMembers(v any) (n int) {
	switch v := v.(type) {
	case map[string]any:
		n = len(v)
		for _, m := range v {
			n += countMembers(m)
		}
	case []any:
		for _, m := range v {
			n += countMembers(m)
		}
	}
	return n
}

// isJSON reports whether a Content-Type is JSON in UTF-8.
func isJSON(header string) bool {
	if header == "application/json" {
		return true
	}
	kind, says, err := mime.ParseMediaType(header)
	charset, more := says["charset"]
	return err == nil && kind == "application/json" && (len(says) == 0 || len(says) == 1 && more && strings.EqualFold(charset, "utf-8"))
}
