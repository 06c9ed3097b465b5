package api

import (
	"net/http"
	"strings"
)

// PlaceOf returns the id of the table or keno lounge that a request is about, whose part of the house answers it. It returns "" for
// what the house as a whole answers. A change of a table's terms is among that, because the house must know how all tables stand.
func PlaceOf(r *http.Request) string {
	rest, ok := strings.CutPrefix(r.URL.Path, "/api/")
	if !ok {
		return ""
	}
	kind, rest, _ := strings.Cut(rest, "/")
	id, rest, _ := strings.Cut(rest, "/")
	switch kind {
	case "tables":
		what, _, _ := strings.Cut(rest, "/")
		if what == "notices" && r.Method != http.MethodGet {
			return ""
		}
		return id
	case "surveillance", "keno":
		return id
	}
	return ""
}
