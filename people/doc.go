// Package people knows who somebody is and what somebody may do: players,
// guests who are known by nothing but a cookie, and the staff of the casino
// file. It keeps passwords and sessions, and the one table of who may do what
// ([May]). Nobody gives more than he has: a boss of some pits gives roles in
// those, and decides about nobody who works in others. What happens to a person
// is a record of the journal; passwords and sessions are not, since the journal
// is for others to read.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// What is known of somebody, and what somebody may do: settings.go, person.go, rights.go.
//
// Passwords and names: password.go, tries.go (how often one may be wrong), reserved.go (names that only staff have).
//
// The register of everybody: register.go (where it is kept), change.go (one change, with its record), follow.go (in a
// house of several nodes).
//
// What people do: account.go (guests, signing up and in), names.go (a guest becomes a player), profile.go, designs.go (kept with
// an account), learned.go,
// guests.go (those who are not seen again), forget.go (all but the id is erased), device.go, sessionseal.go, session.go.
//
// What staff do: reset.go (a forgotten password), cage.go (money and coupons).
package people
