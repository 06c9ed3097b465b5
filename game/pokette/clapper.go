package pokette

import "boardwalk/game/clapper"

// spin is the wheel and its clapper, by 12.7(b) and 12.9.
var spin = clapper.Paragraphs{
	Spin: "12.7(b)", Short: "12.9(c)", Call: "No spin", Previous: "12.9(a)1", Respin: "12.9(a)2", Sign: "12.9(b)", Section: "card",
}
