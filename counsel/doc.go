// Package counsel says what the choices of a question are worth, for hints and
// for the cost of a decision, from what whoever is asked can see and nothing
// else.
//
// [Eye] keeps what somebody sees of the cards, from events as that person may
// see them; [Situation.Counsel] values the choices of a question that is open,
// [Choices] those of any hand with any cards left, and [Strategy] those of
// every hand that a chart has.
//
// Other modules should not build on this package: it may change in every version.
package counsel
