// Package backup copies a house, and builds one from what was shipped.
//
// [Copy] copies the directory of a house that may be open meanwhile, and [Verify] holds the copy against itself as the house
// does when it opens. [Build] puts a house together from a directory that another house ships to (package store/ship), as of
// its last moment or an earlier one, and [Follower] keeps such a house up to date.
//
//	done, err := backup.Copy(ctx, "/srv/casino", "/mnt/backup/monday", backup.Options{})
//	faults, err := backup.Verify(ctx, "/mnt/backup/monday")
//
// Other modules should not build on this package: it may change in every version.
package backup
