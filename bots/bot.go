package bots

import (
	"fmt"
	"strings"
)

// Level is how well a bot plays.
type Level uint8

// The levels of bots.
const (
	Beginner Level = iota // errs often and believes nobody's bets
	Regular               // errs now and then, and respects bets
	Expert                // plays by the book, and judges others by what they do
)

var levels = [...]string{"beginner", "regular", "expert"}

func (l Level) String() string { return levels[l] }

// Levels lists the names of all levels, the lowest first.
func Levels() []string { return levels[:] }

// ParseLevel reads the name of a level.
func ParseLevel(name string) (Level, error) {
	for i, l := range levels {
		if l == name {
			return Level(i), nil
		}
	}
	return 0, fmt.Errorf("bots are of level %s, not %q", strings.Join(levels[:], ", "), name)
}

// Temper is what a bot likes to risk.
type Temper uint8

// The tempers of bots.
const (
	Careful Temper = iota
	Steady
	Bold
)

func (t Temper) String() string { return [...]string{"careful", "steady", "bold"}[t] }

// Drive is whether a bot would rather bet or call, where players play against each other.
type Drive uint8

// The drives of bots.
const (
	Aggressive Drive = iota
	Passive
)

func (d Drive) String() string { return [...]string{"aggressive", "passive"}[d] }

// Bot is a player whom the program plays.
type Bot struct {
	Name   string // without a title
	Level  Level
	Temper Temper
	Drive  Drive
}

// names are people who thought about chance before it was an industry.
var names = []string{"Ada", "Blaise", "Pierre", "Emmy", "Jakob", "Sofia", "Andrei", "Gerolamo", "Hypatia", "Christiaan",
	"Florence", "Abraham", "Maryam", "Kolya", "Thomas", "Simone"}

// mixed is the company of a table for which nobody chose a level.
var mixed = []Level{Regular, Expert, Beginner, Regular, Beginner, Expert, Regular}

// At returns the bot of a number, from 0 on, at a table whose bots are of a level; of
// different ones if the level is empty or unknown.
func At(i int, level string) Bot {
	b := Bot{Name: names[i%len(names)], Level: mixed[i%len(mixed)], Temper: Temper((i + i/3) % 3), Drive: Drive((i + i/2) % 2)}
	if i >= len(names) {
		b.Name += fmt.Sprintf(" %d", i/len(names)+1)
	}
	if l, err := ParseLevel(level); err == nil {
		b.Level = l
	}
	return b
}
