// Package people knows who somebody is and what somebody may do: players,
// guests who are known by nothing but a cookie, and the staff of the casino
// file. It keeps passwords and sessions, and the one table of who may do what
// ([May]). Nobody gives more than he has: a boss of some pits gives roles in
// those, and decides about nobody who works in others. What happens to a person
// is a record of the journal; passwords and sessions are not, since the journal
// is for others to read.
package people
