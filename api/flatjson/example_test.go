package flatjson_test

import (
	"fmt"
	"reflect"

	"boardwalk/api/flatjson"
)

// A body that is flat is read. One that is not may be valid, but is left to others.
func ExampleForm_Read() {
	type sitDown struct {
		Seat   int   `json:"seat" minimum:"1" maximum:"64"`
		Amount int64 `json:"amount" minimum:"1"`
	}
	form := flatjson.New(reflect.TypeFor[sitDown]())
	for _, text := range []string{`{"seat": 3, "amount": 10000}`, `{"seat": 3, "amount": 1e4}`, `{"seat": 65, "amount": 10000}`} {
		var in sitDown
		fmt.Println(form.Read([]byte(text), reflect.ValueOf(&in).Elem()), in.Seat)
	}
	// Output:
	// true 3
	// false 3
	// false 65
}
