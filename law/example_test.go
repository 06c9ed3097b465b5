package law_test

import (
	"errors"
	"fmt"

	"boardwalk/law"
)

func ExampleCite() {
	cite := law.Cite("1.3(c)") // the short form leaves out the chapter
	fmt.Println(cite, cite.Known())
	fmt.Println(law.Cite("13:69F-42.5(a)"))
	// Output:
	// 19:47-1.3(c) true
	// 13:69F-42.5(a)
}

func ExampleLookup() {
	row, ok := law.Lookup("1.1[come out point]")
	fmt.Println(ok, row.Game, row.How)
	fmt.Println(row.Duty)
	fmt.Println(row.Edition.Description())
	// Output:
	// true craps enforce
	// Come out point means 4, 5, 6, 8, 9 or 10 rolled on the come out roll.
	// N.J.A.C. 19:47, supplement of October 1995; not claimed to be current law
}

func ExampleParse() {
	c, err := law.Parse("20.10(b)[collect][1998]")
	fmt.Println(err, c)
	fmt.Println(c.Subchapter, c.Section, c.Paragraph, c.Split, c.Edition.Year())

	_, err = law.Parse("20.10(b")
	fmt.Println(err)
	// Output:
	// <nil> 19:47-20.10(b)[collect][1998]
	// 20 10 (b) collect 1998
	// citation "20.10(b": expected ")", found nothing
}

func ExampleCitation_Contains() {
	pass, _ := law.Parse("1.2(a)1")
	lost, _ := law.Parse("1.2(a)1iii(1)")
	tenth, _ := law.Parse("1.2(a)10")
	fmt.Println(pass.Contains(lost), pass.Contains(tenth))
	// Output: true false
}

func ExampleRefuse() {
	var err error = law.Refuse("1.3(c)", "a %s may not be taken down after the point", "Pass Bet")
	fmt.Println(err)

	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		fmt.Println(refusal.By)
	}
	// Output:
	// a Pass Bet may not be taken down after the point: 19:47-1.3(c)
	// 19:47-1.3(c)
}

func ExampleFault() {
	fault := &law.Fault{By: "20.11(a)2[B]", Where: "casino.txt:12", Text: "there is no ledger Z"}
	fmt.Println(fault)
	// Output: casino.txt:12: there is no ledger Z: 19:47-20.11(a)2[B]
}

func ExampleCoverage() {
	fmt.Println(len(law.Coverage()) == len(law.Index()))
	// Output: true
}

func ExampleCite_Covers() {
	fmt.Println(law.Cite("1.4(b)").Covers("1.4(b)[Pass Bet]"), law.Cite("1.2(a)1").Covers("1.2(a)10"),
		law.Cite("1.4(b)[Field 2]").Covers("1.4(b)"))
	// Output: true false false
}
