package sitting

import (
	"testing"

	"boardwalk/internal/jsontext/jsontexttest"
)

func TestReceiptsAreWrittenAsTheLibraryDoes(t *testing.T) {
	jsontexttest.Same(t, (*Receipt).text)
}
