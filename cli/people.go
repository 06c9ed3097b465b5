package cli

import (
	"fmt"

	"boardwalk/people"
)

type peopleCommand struct {
	Unlock   peopleUnlockCommand   `cmd:"" help:"Let somebody in again who was locked out."`
	Password peoplePasswordCommand `cmd:"" help:"Give somebody a new password, and print it."`
	Locked   peopleLockedCommand   `cmd:"" help:"List who is locked out, and why."`
	Forget   peopleForgetCommand   `cmd:"" help:"Erase what is kept of somebody, but for the id in the records."`
	Export   peopleExportCommand   `cmd:"" help:"Write everything that is kept of somebody to a file."`
}

// Help is printed by boardwalk people --help.
func (peopleCommand) Help() string {
	return `For whoever has the machine, while the house is closed: nobody in the house can
lock everybody out for good. What is done is in the record of the house. While it is open
people are forgotten on their account page or at the cage. An export only reads.

Examples:

    boardwalk people locked --data /srv/casino
    boardwalk people unlock boss --data /srv/casino
    boardwalk people password boss --data /srv/casino
    boardwalk people forget ann --data /srv/casino
    boardwalk people export ann --data /srv/casino --out ann.json`
}

type peopleUnlockCommand struct {
	ID string `arg:"" help:"Who."`
	houseData
}

// Help is printed by boardwalk people unlock --help.
func (peopleUnlockCommand) Help() string {
	return `Lets somebody in again, whoever it is and whoever locked them out. Whoever is no
longer in the casino file is let in again by the file.

Example:

    boardwalk people unlock boss --data /srv/casino`
}

// Run unlocks somebody.
func (cmd *peopleUnlockCommand) Run(c *console) error {
	return cmd.register(func(known *people.Register) error {
		p, ok := known.Named(cmd.ID)
		if !ok {
			return fmt.Errorf("%s: %w", cmd.ID, people.ErrNobody)
		}
		if p.Locked == "" {
			fmt.Fprintf(c.out, "%s is not locked out\n", p.ID)
			return nil
		}
		if _, err := known.UnlockOffline(p.ID); err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%s is let in again\n", p.ID)
		return nil
	})
}

type peoplePasswordCommand struct {
	ID string `arg:"" help:"Who."`
	houseData
}

// Help is printed by boardwalk people password --help.
func (peoplePasswordCommand) Help() string {
	return `Gives somebody a new password and prints it once. It must be changed at the next
sign-in, and all sessions of the person are over.

Example:

    boardwalk people password boss --data /srv/casino`
}

// Run gives somebody a new password.
func (cmd *peoplePasswordCommand) Run(c *console) error {
	return cmd.register(func(known *people.Register) error {
		p, _ := known.Named(cmd.ID)
		password, err := known.Renew(p.ID)
		if err != nil {
			return fmt.Errorf("%s: %w", cmd.ID, err)
		}
		fmt.Fprintf(c.out, "%s has the password %s\n", p.ID, password)
		return nil
	})
}

type peopleLockedCommand struct{ houseData }

// Help is printed by boardwalk people locked --help.
func (peopleLockedCommand) Help() string {
	return `Lists everybody who is locked out, and why.

Example:

    boardwalk people locked --data /srv/casino`
}

// Run lists who is locked out.
func (cmd *peopleLockedCommand) Run(c *console) error {
	return cmd.register(func(known *people.Register) error {
		for _, p := range known.List("", known.Count(), func(p *people.Person) bool { return p.Locked != "" }) {
			fmt.Fprintf(c.out, "%s (%s): %s\n", p.ID, p.Role, p.Locked)
		}
		return nil
	})
}
