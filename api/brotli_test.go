package api

import (
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

// Whoever reads Brotli gets a file as the build compressed it, everybody else as before.
func TestFilesAreSentByBrotli(t *testing.T) {
	whole := make([]byte, 2000)
	files := fstest.MapFS{"app.js": {Data: whole}, "app.js.br": {Data: []byte("small")}, "other.js": {Data: whole}}
	small := &compressedFiles{from: files, kept: map[string][]byte{}}
	for _, tt := range []struct{ name, codings, want string }{
		{"app.js", "gzip, deflate, br, zstd", "br"},
		{"app.js", "gzip", "gzip"},
		{"app.js", "gzip, br;q=0", "gzip"},
		{"app.js", "", ""},
		{"other.js", "gzip, br", "gzip"},
	} {
		r, w := httptest.NewRequest("GET", "/"+tt.name, nil), httptest.NewRecorder()
		r.Header.Set("Accept-Encoding", tt.codings)
		served := small.serve(w, r, tt.name)
		if got := w.Header().Get("Content-Encoding"); got != tt.want || served != (tt.want != "") {
			t.Errorf("%s to who reads %q comes by %q", tt.name, tt.codings, got)
		}
		if tt.want == "br" && w.Body.String() != "small" {
			t.Errorf("%s is %q", tt.name, w.Body)
		}
	}
}
