// Package law holds the index of the regulation: N.J.A.C. 19:47, "Rules of the
// Games", and the parts of 13:69 that we have, one row for each separate duty,
// right or number, in our own words.
//
// A game whose regulation we do not hold has a book of house rules instead, a
// file below books/, with rows of the same kind ([Book]). A citation says which
// book it is of. What several such games have in common stands once in a book on which
// theirs stand ([StandingOn]); in the index each of them has those rows under its own name.
//
// The rest of the program points at that index. Code that answers a paragraph
// carries its [Cite]; a refusal carries one ([Refusal]), and so does a fault in
// what a licensee asked for ([Fault]). Package lawtest notes which tests cite
// what, and [Coverage] puts the two side by side.
//
// The index is drawn from several editions, of 1995 and later ([Edition]).
// None of them is claimed to be current law.
package law
