// Package web holds the files of the browser app. What is committed under dist
// is a page that shows the tables; building the app puts the app beside it,
// under dist/app, and that is served then.
//
// Other modules should not build on this package: it may change in every version.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Files are the files of the app.
var Files = func() fs.FS {
	dir := "dist"
	if _, err := fs.Stat(dist, "dist/app/index.html"); err == nil {
		dir = "dist/app"
	}
	files, err := fs.Sub(dist, dir)
	if err != nil {
		panic(err)
	}
	return files
}()
