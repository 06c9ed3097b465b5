// Package achievements finds out what a person has learned at the tables: the lessons that
// games declare ([table.Lesson]) and some of the house's own.
//
// Nothing is believed that a page says. A [Progress] follows from the events of the tables
// at which the person sat, each of which is heard once ([Progress.Hear]), and from what the
// house itself was asked ([Progress.Did]). It is kept with the account.
//
//	p := person.Learned.Clone()
//	p.Hear("ann", "craps-1", rules, layout, events)
//	for _, a := range achievements.All() {
//		fmt.Println(a.Name, p.Counts[a.ID], p.Earned[a.ID])
//	}
//
// Other modules should not build on this package: it may change in every version.
package achievements
