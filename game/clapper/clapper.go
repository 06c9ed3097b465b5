// Package clapper is a vertical wheel with a clapper, as several games have
// one: the dealer spins it for at least three revolutions, and where the clapper
// rests between two sections the licensee's posted option decides. A game gives
// its own [Paragraphs].
//
// Other modules should not build on this package: it may change in every version.
package clapper

import (
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/wheel"
)

// The licensee's two ways where the clapper rests between two sections.
const (
	Previous = "previous" // the section previously passed wins
	Respin   = "respin"   // the spin is void and the wheel is spun again
)

// The directions in which the dealer may spin the wheel, as a report of the
// clapper states them. The spin's direction matters nowhere else.
const (
	Clockwise        = 1
	CounterClockwise = 2
)

// Paragraphs are where a game speaks of its wheel, and in which words.
type Paragraphs struct {
	Spin     law.Cite // the wheel is spun in either direction, for at least three revolutions
	Short    law.Cite // fewer than three revolutions are no valid spin
	Call     string   // what the dealer then announces; empty for nothing
	Previous law.Cite // the section previously passed wins
	Respin   law.Cite // the wheel is spun again
	Sign     law.Cite // the way in effect is posted
	Section  string   // what a section is called: "number"
}

// Option declares the licensee's option.
func (p *Paragraphs) Option(to *string) table.Option {
	return table.OneOf("clapper", p.Previous, to, []string{Previous, Respin},
		"between two "+p.Section+"s: the "+p.Section+" previously passed wins, or the spin is void and the wheel is spun again").Procedural()
}

// Incidents are what may go wrong with a spin under an option.
func (p *Paragraphs) Incidents(option string) []table.Declared {
	by := p.Previous
	if option == Respin {
		by = p.Respin
	}
	return []table.Declared{
		{ID: "short-spin", Law: p.Short, Staff: true, Help: "the wheel made fewer than three revolutions"},
		{ID: "between", Law: by, Staff: true, Args: "DIRECTION",
			Help: "the clapper rests between the " + p.Section +
				" before it and the one passed last; the wheel was spun 1 clockwise, 2 counter-clockwise"},
	}
}

// Check refuses a report of the clapper that does not say which way the wheel
// turned.
func (p *Paragraphs) Check(a *table.Act) *law.Refusal {
	if a.Kind == table.Report && a.Word == "between" && a.Args[0] != Clockwise && a.Args[0] != CounterClockwise {
		return law.Refuse(p.Spin, "say which way the wheel was spun: 1 clockwise, 2 counter-clockwise")
	}
	return nil
}

// Conduct has the wheel spun and returns the section that wins. A spin that
// does not count ends the round, with every wager where it lay, and the wheel is
// spun again in the next one.
func (p *Paragraphs) Conduct(d *table.Dealer, w *wheel.Wheel, option string) int {
	d.Cite(p.Spin)
	d.Note("wheel-spun", "the dealer spins the wheel")
	section := d.Spin(w)
	if d.Reports().Untroubled() {
		return section
	}
	if _, ok := d.Reports().Reported("short-spin"); ok {
		d.Cite(p.Short)
		if p.Call != "" {
			d.Announce("result", p.Call)
		}
		d.Void("fewer than three revolutions: no valid spin")
	}
	if report, ok := d.Reports().Reported("between"); ok {
		return p.between(d, w, section, report.Args[0], option)
	}
	return section
}

// between decides a spin whose clapper rests between two sections: the one
// drawn, which is still before the clapper, and the one that it passed last.
func (p *Paragraphs) between(d *table.Dealer, w *wheel.Wheel, section, direction int, option string) int {
	if option == Respin {
		d.Cite(p.Respin)
		d.Void("the clapper rests between two " + p.Section + "s: the wheel is spun again")
	}
	d.Cite(p.Previous)
	d.Note("clapper-between", "the clapper rests between two "+p.Section+"s: the one previously passed wins")
	return passed(len(w.Pockets), section, direction)
}

// passed returns the section of so many that went past the clapper just before
// the given one. Sections are listed clockwise, so while the wheel turns
// clockwise under a clapper that stands still, a section's clockwise neighbour
// gets there first.
func passed(sections, section, direction int) int {
	if direction == Clockwise {
		return (section + 1) % sections
	}
	return (section + sections - 1) % sections
}

// Notice says which of the two ways is in effect.
func (p *Paragraphs) Notice(option string) table.Notice {
	if option == Respin {
		return table.Notice{By: p.Sign, Text: "if the clapper rests between two " + p.Section + "s, the spin is void and the wheel is spun again"}
	}
	return table.Notice{By: p.Sign, Text: "if the clapper rests between two " + p.Section + "s, the " + p.Section + " previously passed wins"}
}
