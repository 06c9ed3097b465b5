// Package study answers what a designer asks of rules: how several sets of them compare, what each pay line and option
// is worth, how long a bankroll lasts, and what somebody gains who counts the cards.
//
// A [RuleSet] is a game under options and what is supposed of it. [Compare] finds the figures of many, [Every] lists all
// lawful combinations of options, and [Sensitivities], [Ruin] and [Counting] look closer at one. Every answer is a plain value,
// which is printed, written as JSON or drawn. Nothing here knows a rule: all figures are those of package odds and, for a
// wager from a text, of beside/worth.
//
//	sets, err := study.Parse("six to five = blackjack; blackjack pays 6 to 5", os.ReadFile)
//	found, err := study.Compare(ctx, &study.Request{Sets: sets})
//
// # Files
//
// In reading order:
//
//   - Rule sets: ruleset.go, parse.go (read from a text), every.go (all lawful combinations).
//   - What is known of one: figures.go, kept.go (what was found before), comparison.go (several beside each other), compare.go.
//   - How a comparison is shown: table.go, picture.go.
//   - A closer look at one: sensitivity.go, counting.go (cards that are gone), plan.go, ruin.go and sessions.go (bankrolls),
//     hourly.go.
package study
