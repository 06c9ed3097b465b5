package tiletest

import (
	"boardwalk/game/deal"
	"boardwalk/law"
)

// paragraphs are where pai gow says how tiles are handled. They are what the kit
// is given by a real game, and nothing more: this game does not answer for them.
// So they are converted from text, which keeps them out of the coverage of the law.
var paragraphs = &deal.TileParagraphs{
	Set: at("10.2(a)"), Dice: at("10.3(a)"), DiceHours: at("10.3(c)"),
	Inspect: at("10.4(a)"), Pairs: at("10.4(a)1"), Alike: at("10.4(a)2"), Unmarked: at("10.4(a)3"),
	Substitute: at("10.4(a)3i"), Sealed: at("10.4(a)3ii"),
	Spread: at("10.4(b)"), Wash: at("10.4(c)"),
	Shuffle: at("10.4(d)"), Stacks: at("10.4(d)[stacks]"), TurnedOver: at("10.4(e)"), After: at("10.4(f)"),
	Idle: at("10.4(g)"), Arrival: at("10.4(g)"),
	Deadline: at("10.5(c)"), DeadlineFor: "wagers",
	House: deal.TileWay{Announce: at("10.6(a)"), Shake: at("10.6(a)"), Total: at("10.6(b)"), Count: at("10.6(c)"), DeadCounts: true,
		Deal: at("10.6(d)"), Marker: at("10.6(d)[marker]"), Collect: at("10.6(e)"), Cover: at("10.6(f)")},
	Irregularities: deal.TileIrregularities{NotFlat: at("10.9(a)"), FellOut: at("10.9(b)"), WrongTotal: at("10.9(c)"), Player: at("10.9(d)"),
		Others: at("10.9(e)"), Locked: at("10.5(c)"), Stay: at("10.5(b)")},
}

func at(paragraph string) law.Cite { return law.Cite(paragraph) }
