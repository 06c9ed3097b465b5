// Package wagers holds the files of side wagers that many casinos know.
package wagers

import "embed"

// Files has the texts, each under the name of its file.
//
//go:embed *.wager
var Files embed.FS
