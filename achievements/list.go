package achievements

import (
	"cmp"
	"slices"

	"boardwalk/game"
	"boardwalk/table"
)

// Achievement is a lesson with where it is learned.
type Achievement struct {
	table.Lesson
	Game string // the first game that has it; "" for one of the whole house
}

// The lessons of the house. What a player does for them is counted by [Progress].
const (
	FirstRound = "first-round"
	FiveGames  = "five-games"
	AheadOfIt  = "leave-ahead"
	ReadWhy    = "read-why"
	Proved     = "proved"
	Reviewed   = "well-played"
)

var ofTheHouse = []table.Lesson{
	{ID: FirstRound, Name: "The first round", Task: "Play a round of any game.",
		Why: "Every round is kept with each step, so you can look at it again in your history."},
	{ID: ReadWhy, Name: "Ask why", Task: "Look up the rule behind a step of the game.",
		Why: "Every payment and refusal names its paragraph, and \"Why?\" shows what it says."},
	{ID: FiveGames, Name: "Around the floor", Task: "Play five different games.", Times: 5,
		Why: "Games differ more in what they cost than in how they look. The odds page compares them."},
	{ID: AheadOfIt, Name: "Leave while ahead", Task: "Leave a table with more than you brought.",
		Why: "Over many rounds the house wins. A session ends well when you choose the end."},
	{ID: Proved, Name: "Trust, but check", Task: "Check the proof of a round.",
		Why: "The cards follow from a seed that was fixed before the bets. Your own computer can work them out again."},
	{ID: Reviewed, Name: "Well played", Task: "Look back at a round of two or more decisions in which each was the best.",
		Why: "The review of a round values every choice by what you could see then: luck does not count."},
}

// All returns the achievements: those of the house, then those of the games in their order.
func All() []Achievement {
	var list []Achievement
	for _, l := range ofTheHouse {
		list = append(list, Achievement{Lesson: l})
	}
	for _, r := range game.All {
		for _, l := range r.About.Lessons {
			if !slices.ContainsFunc(list, func(a Achievement) bool { return a.ID == l.ID }) {
				list = append(list, Achievement{l, r.ID})
			}
		}
	}
	for i := range list {
		list[i].Times = cmp.Or(list[i].Times, 1)
	}
	return list
}
