// Package design reads designs: what somebody supposes of a game's rules, and wagers of one's own beside those of the game, in
// one text that can be kept, sent and dealt.
//
//	design   Six to five, with Royal Match
//	game     blackjack
//	what-if  blackjack pays 6 to 5
//	what-if  dealer hits soft 17
//	wager    Royal Match, at blackjack
//	looks at player's first two cards
//	pays     king and queen of one suit   25
//	         same suit                     5/2
//	otherwise loses
//
// [Parse] reads one, [Design.Read] holds it against the game that it names, and [Design.Case] writes it as the beginning of a
// case. [Library] is the designs that come with the program. A text that is nothing but a wager is a design, too.
package design
