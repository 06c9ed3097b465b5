// Package phh reads and writes poker hands in the open PHH format (Poker Hand History, a
// dialect of TOML): one hand in a .phh file, many in a .phhs file as the tables [1], [2] and
// so on. https://phh.readthedocs.io has the specification.
//
// It knows the notation, not the game: that an action is well written and by one of the
// players, not that it was theirs to take. Amounts are exact cents, and what cannot be held
// exactly is an error. A hand that is broken is reported with its place in the file, and the
// hands after it are read all the same.
//
// Players are numbered from 1 in the order in which they are dealt to. In a game with a button
// the first is in the small blind and the last has the button; heads-up the lists of antes
// and blinds stand the other way round, for which there are [Hand.Ante] and [Hand.Blind].
//
// Three things that the specification does not foresee stand in millions of published hands,
// and are read: stacks of inf, which are unknown ([UnknownStack]); negative blinds, which are
// posted by players who come in or missed theirs; and players who show unknown cards.
package phh
