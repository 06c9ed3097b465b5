package cli

// lawCommand groups the commands about the regulation itself.
type lawCommand struct {
	Coverage coverageCommand `cmd:"" help:"Which paragraphs code and tests answer for."`
	Show     showCommand     `cmd:"" help:"Show a paragraph and everything below it."`

	Additions additionsCommand `cmd:"" help:"What this house adds to the law: refusals that no paragraph asks for."`
}

// Help is printed by boardwalk law --help.
func (lawCommand) Help() string {
	return `Every separate duty, right or number of the regulation is one row of an index.

Example:

    boardwalk law show 1.3`
}
