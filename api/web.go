package api

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// policy is what a page of ours may do in a browser: nothing but what this
// server gives it. An answer that is no page may do nothing.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// pages serves the web app: its files, no listing of them, and its first page
// for every address that the app itself makes something of.
func pages(files fs.FS) http.Handler {
	serve := http.FileServerFS(files)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			newProblem(http.StatusMethodNotAllowed, "pages are only read").write(w)
			return
		}
		w.Header().Set("Content-Security-Policy", policy)
		w.Header().Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()")
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		info, err := fs.Stat(files, name)
		switch {
		case err == nil && !info.IsDir() && name != "index.html":
			if strings.HasPrefix(name, "assets/") { // their names change with what is in them
				w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
			}
			serve.ServeHTTP(w, r)
		case name == "" || name == "." || name == "index.html" || path.Ext(name) == "":
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			http.ServeFileFS(w, page(r), files, "index.html")
		default:
			newProblem(http.StatusNotFound, "there is no such page").write(w)
		}
	})
}

// page is a request for the first page, whatever was asked for: the file server
// would send who asks for index.html elsewhere.
func page(r *http.Request) *http.Request {
	again := r.Clone(r.Context())
	again.URL.Path = "/"
	return again
}
