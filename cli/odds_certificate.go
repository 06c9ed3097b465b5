package cli

import (
	"errors"
	"strings"

	"boardwalk/proof"
	"boardwalk/table"
)

// certificate prints the certificate of the figures that comes with the program.
func (cmd *oddsCommand) certificate(c *console, rules *table.Rules) error {
	if cmd.Wager != "" || len(cmd.Hand) > 0 || cmd.Decks != "" || cmd.Exact || cmd.Chart != "" || len(cmd.Pays) > 0 || cmd.Stake != "" ||
		cmd.WagerFile != "" || len(cmd.WhatIf) > 0 {
		return misusef("--certificate is of a game and its options alone: leave everything out but -o and --json")
	}
	options, err := setOptions(rules, cmd.Option)
	if err != nil {
		return err
	}
	found, err := proof.Kept(rules, options)
	switch {
	case errors.Is(err, proof.ErrNone) && proof.Sets(rules) == nil:
		return misusef("what a wager at %s is worth depends on how the others play: there are no figures to certify", rules.Name)
	case errors.Is(err, proof.ErrNone):
		return misusef("%v; there are those of %s", err, certified(rules))
	case err != nil:
		return err
	}
	if err := found.Check(); err != nil {
		return err
	}
	if cmd.JSON {
		return printObject(c.out, found)
	}
	return found.Print(c.out)
}

// certified lists the sets of options that have certificates.
func certified(rules *table.Rules) string {
	var list []string
	for _, set := range proof.Sets(rules) {
		if set == "" {
			set = "the usual options"
		}
		list = append(list, set)
	}
	return strings.Join(list, "; ")
}
