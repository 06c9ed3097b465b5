// Package records writes what 19:46 and the games want a house to keep of a gaming day, as forms to print: card and
// dice changes, unsuitable sets, inspections, incidents, notices, poker revenue, keno lists and progressive payouts.
// Each line names the record that it was taken from.
//
// [Gather] reads a day of a house: the report of the day, and what the report does not list, from the same records.
// [Day.Document] makes the paper. What the data of a house does not know, such as the number on a seal or a signature,
// is an empty box for a person's hand.
//
// The map: gather.go (reading a day), equipment.go, happenings.go, keno.go (the forms), document.go (how a form is
// made).
//
// Other modules should not build on this package: it may change in every version.
package records
