package api

import (
	"testing"

	"boardwalk/internal/jsontext/jsontexttest"
)

func TestMessagesAreWrittenAsTheLibraryDoes(t *testing.T) {
	jsontexttest.Same(t, func(e *Event) []byte { return e.text(nil) })
	jsontexttest.Same(t, func(s *Status) []byte { return s.text(nil) })
	jsontexttest.Same(t, func(r *Receipt) []byte { return r.text(nil) })
}
