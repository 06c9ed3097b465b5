// Package beside reads wagers that somebody designed, from a text, and decides them. Such a wager lies beside the
// wagers of a game; the table settles it when the round is over, from what the round's events told:
//
//	wager   Royal Match, at blackjack
//	looks at player's first two cards
//	pays    king and queen of one suit   25
//	        same suit                     5/2
//	otherwise loses
//
// [Parse] reads a text, and [Join] returns rules of a game that carry its wager. What such a wager is worth is found
// by package beside/worth; docs/design.md describes the language.
//
// A wager from a text is never lawful at a public table: 8.1 and the sections of the games list the wagers that are.
package beside
