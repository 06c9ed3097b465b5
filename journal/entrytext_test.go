package journal

import (
	"testing"

	"boardwalk/internal/jsontext/jsontexttest"
)

func TestEntriesAreWrittenAsTheLibraryDoes(t *testing.T) {
	jsontexttest.Same(t, func(w *entry) []byte {
		text, err := w.text(nil)
		if err != nil {
			t.Fatal(err)
		}
		return text
	})
}
