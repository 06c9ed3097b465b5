package sse_test

import (
	"fmt"
	"net/http/httptest"
	"time"

	"boardwalk/api/sse"
)

// A stream of two messages, the second of which can be resumed from.
func Example() {
	answer := httptest.NewRecorder()
	out := sse.ToResponse(answer, time.Second)
	text := sse.Append(nil, 0, "ping", struct{}{})
	text = sse.Append(text, 17, "event", map[string]string{"text": "No more bets"})
	if err := out.Write(text); err != nil {
		fmt.Println(err)
	}
	fmt.Print(answer.Body)
	// Output:
	// event: ping
	// data: {}
	//
	// id: 17
	// event: event
	// data: {"text":"No more bets"}
}
