package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// strictJSON reads bodies: what one program takes for one thing and the next for
// another is no request. Huma wants part of it in a variable of its package.
var strictJSON = huma.Format{Marshal: huma.DefaultJSONFormat.Marshal, Unmarshal: unmarshal}

func init() { huma.ValidateStrictCasing = true }

func unmarshal(data []byte, v any) error {
	err := json.Unmarshal(data, v)
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind): // in words of ours, not of the program's
		return fmt.Errorf("%s cannot be a %s", kind.Field, kind.Value)
	case err != nil:
		return err
	}
	if parsed, ok := v.(*any); ok && names(data) != members(*parsed) {
		return errors.New("an object has two members of the same name")
	}
	return nil
}

// names is how many members the objects of a JSON text have, those of the same
// name included: there is a colon for each.
func names(text []byte) (n int) {
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

// members is how many are left once the text was read: of two of the same name
// one is.
func members(v any) (n int) {
	switch v := v.(type) {
	case map[string]any:
		n = len(v)
		for _, m := range v {
			n += members(m)
		}
	case []any:
		for _, m := range v {
			n += members(m)
		}
	}
	return n
}

// wantJSON refuses a body that does not say that it is JSON, or that says more of
// it than we understand.
func (s *Server) wantJSON(ctx huma.Context, next func(huma.Context)) {
	if ctx.Operation().RequestBody != nil {
		if r, _ := humago.Unwrap(ctx); r.ContentLength != 0 && !isJSON(r.Header.Get("Content-Type")) {
			_ = huma.WriteErr(s.api, ctx, http.StatusUnsupportedMediaType, "a body is application/json, in UTF-8")
			return
		}
	}
	next(ctx)
}

func isJSON(header string) bool {
	if header == "application/json" {
		return true
	}
	kind, says, err := mime.ParseMediaType(header)
	charset, more := says["charset"]
	return err == nil && kind == "application/json" && (len(says) == 0 || len(says) == 1 && more && strings.EqualFold(charset, "utf-8"))
}
