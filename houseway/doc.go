// Package houseway is how a house has its dealers set hands at pai gow and pai gow poker, as a text that people can
// read: an ordered list of rules, one a line.
//
//	house way of pai-gow
//
//	# a remark
//	any hand: high supreme pair
//	any hand: high pair or wong or gong, best low, best high
//
// Before the colon stand conditions of the hand that was dealt, after it wishes of how it is set, both separated by
// commas. A wish leaves only those settings that fulfil it. The first rule whose conditions hold, and that leaves a
// setting, decides. A text must decide every hand, and must leave one setting only, or several that rank alike:
// [Tiles.Check] and [Cards.Check] go through all hands.
//
// Start with [ForTiles] and [ForCards], which take the text of a licensee or the standard one of the program.
//
// Other modules should not build on this package: it may change in every version.
package houseway
