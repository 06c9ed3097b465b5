// Package release cuts a version of the program, and makes and verifies what is handed out of it.
//
// [Cut] gives the tree its number, [Build] makes the files of a release in a directory, and [Verify] holds such a
// directory against the key of whoever made it. docs/releases.md says how they are used; cmd is the tool behind
// make cut, make release and make release-key.
//
//	err := release.Build(ctx, release.Options{Root: ".", Out: "dist", Key: signer, Say: os.Stdout})
//	report, err := release.Verify("dist/0.1.0", verifier)
//
// Nothing in a release depends on the machine: binaries are built by tools/binary from the archive of the sources that
// is part of the release, and archives have the time of the commit, sorted names and nobody's name.
package release
