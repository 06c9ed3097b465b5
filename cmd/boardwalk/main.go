// Boardwalk is New Jersey's "Rules of the Games" as software: it deals every
// game and names the paragraph behind every chip that moves.
package main

import (
	"os"

	"boardwalk/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
