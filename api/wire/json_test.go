package wire

import (
	"testing"

	"boardwalk/internal/jsontext/jsontexttest"
)

func TestMessagesAreWrittenAsTheLibraryDoes(t *testing.T) {
	jsontexttest.Same(t, func(e *Event) []byte { return e.AppendJSON(nil) })
	jsontexttest.Same(t, func(s *Status) []byte { return s.AppendJSON(nil) })
	jsontexttest.Same(t, func(r *Receipt) []byte { return r.AppendJSON(nil) })
}
