package keno_test

import (
	"fmt"

	"boardwalk/keno"
)

func ExampleRates_Ticket() {
	request, err := keno.Parse("1 2 | 3 4 | 5 6: 3/4 @ $1 x 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	ticket, err := keno.Standard().Ticket(request)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(ticket.Kind, len(ticket.Ways), ticket.Price)
	drawn := keno.NewSet(1, 2, 3, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46)
	for _, r := range ticket.Results(drawn) {
		fmt.Println(ticket.WayName(r.Way), r.Caught, r.Pays)
	}
	fmt.Println("wins", ticket.Won(drawn))
	// Output:
	// way 3 $6
	// A+B 3 $4
	// A+C 2 $1
	// B+C 1 $0
	// wins $5
}

func ExampleParse_refused() {
	_, err := keno.Parse("1 2 81 @ $1")
	fmt.Println(err)
	// Output: 81 is not a number from 1 to 80: 19:47-15.2(a)
}
