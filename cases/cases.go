// Package cases has the book of cases as files, a directory a game, so that programs carry it with them.
package cases

import "embed"

// Files are all cases, below the name of their game: "craps/1.2-a-1.case".
//
//go:embed */*.case
var Files embed.FS
