package api

import (
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strings"

	"boardwalk/api/wire"
)

// policy is the Content-Security-Policy of pages: they may load things from this
// server alone. Other answers have a policy that allows nothing (see headers).
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// appPages are how the addresses of the app's pages begin: the lobby, a table, and those of web/src/lib/pages.ts.
var appPages = []string{"", ".", "index.html", "table", "history", "keno", "rules", "odds", "design", "settings", "strategy",
	"desk", "people", "inspector", "surveillance", "reports", "papers", "sign", "me"}

// hasPage reports whether the app has a page at a path, or one that begins so: what there is of tables and games it asks itself.
func hasPage(name string) bool {
	first, _, _ := strings.Cut(name, "/")
	return slices.Contains(appPages, first)
}

// missing is an answer with the app, which says that there is no such page, and so is not found.
type missing struct {
	http.ResponseWriter
	begun bool
}

func (m *missing) WriteHeader(code int) {
	if code == http.StatusOK {
		code = http.StatusNotFound
	}
	m.begun = true
	m.ResponseWriter.WriteHeader(code)
}

func (m *missing) Write(b []byte) (int, error) {
	m.end()
	return m.ResponseWriter.Write(b)
}

// end answers a request for the head alone, which has written nothing.
func (m *missing) end() {
	if !m.begun {
		m.WriteHeader(http.StatusOK)
	}
}

// pages serves the web app: its files without listings of directories, and index.html
// for every path without an extension, which the app itself interprets.
func pages(files fs.FS) http.Handler {
	serve := http.FileServerFS(files)
	small := &compressedFiles{from: files, kept: map[string][]byte{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			wire.NewProblem(http.StatusMethodNotAllowed, "pages are only read").Write(w)
			return
		}
		w.Header().Set("Content-Security-Policy", policy)
		w.Header().Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()")
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		info, err := fs.Stat(files, name)
		switch {
		case err == nil && !info.IsDir() && name != "index.html":
			switch ext := path.Ext(name); {
			case strings.HasPrefix(name, "assets/"): // their names change with their content
				w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
			case ext == ".png" || ext == ".svg" || ext == ".webmanifest": // icons, which seldom change
				w.Header().Set("Cache-Control", "public, max-age=86400")
			}
			if !small.serve(w, r, name) {
				serve.ServeHTTP(w, r)
			}
		case name == "" || name == "." || name == "index.html" || path.Ext(name) == "":
			if !hasPage(name) {
				m := &missing{ResponseWriter: w}
				defer m.end()
				w = m
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			if !small.serve(w, r, "index.html") {
				http.ServeFileFS(w, atRoot(r), files, "index.html")
			}
		default:
			wire.NewProblem(http.StatusNotFound, "there is no such page").Write(w)
		}
	})
}

// atRoot returns a request with the path /, because the file server would redirect a
// request for index.html to it.
func atRoot(r *http.Request) *http.Request {
	again := r.Clone(r.Context())
	again.URL.Path = "/"
	return again
}
