package wire

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Problem is the form of every error, as RFC 9457 describes it. A refusal under
// the rules of a game also has the paragraph that forbids the act and the reason.
type Problem struct {
	Type   string         `json:"type,omitempty" doc:"What kind of problem it is" example:"about:blank"`
	Title  string         `json:"title" doc:"The same for all problems of the kind"`
	Status int            `json:"status"`
	Detail string         `json:"detail,omitempty" doc:"What is wrong, as a sentence"`
	Law    string         `json:"law,omitempty" doc:"Of a refusal: the paragraph that forbids it" example:"19:47-1.3(c)"`
	Text   string         `json:"text,omitempty" doc:"Of a refusal: what may not be done, without the paragraph"`
	Reason string         `json:"reason,omitempty" doc:"Of a refusal: why, in one word; rule means that only the text says more" example:"maximum"`
	Bound  int64          `json:"bound,omitempty" doc:"Of a refusal for an amount: the minimum, maximum or unit that it did not meet, in cents"`
	See    string         `json:"see,omitempty" doc:"Of what is gone: where to look instead" example:"/api/tables/craps-1"`
	Done   *float64       `json:"done,omitempty" doc:"Of what is being worked out: how much of it is done, from 0 to 1" example:"0.37"`
	Errors []*ErrorDetail `json:"errors,omitempty" doc:"What is wrong with each part of the request"`

	// RetryAfter is how long to wait before asking again; 0 if that is not known.
	// It is sent as the header Retry-After.
	RetryAfter time.Duration `json:"-"`
}

// ErrorDetail is what is wrong with one part of a request.
type ErrorDetail struct {
	Message  string `json:"message,omitempty" doc:"Error message text"`
	Location string `json:"location,omitempty" doc:"Where the error occurred, e.g. 'body.items[3].tags' or 'path.thing-id'"`
	Value    any    `json:"value,omitempty" doc:"The value at the given location"`
}

// The values of [Problem].Type.
const (
	PlainProblem   = "about:blank"           // the status says what kind it is
	RefusalProblem = "urn:boardwalk:refusal" // the rules of a game forbid it
)

// Sentence says what is wrong with a part of a request, and with which.
func (d *ErrorDetail) Sentence() string {
	where := strings.TrimPrefix(d.Location, "body.")
	if where == "" || where == "body" {
		return d.Message
	}
	return where + ": " + d.Message
}

// NewProblem makes a problem of an HTTP status, with a sentence that says what is
// wrong.
func NewProblem(status int, detail string) *Problem {
	return &Problem{Type: PlainProblem, Title: http.StatusText(status), Status: status, Detail: detail}
}

// TooMany makes a problem of status 429, with how long to wait before asking again.
func TooMany(detail string, wait time.Duration) *Problem {
	p := NewProblem(http.StatusTooManyRequests, detail)
	p.RetryAfter = wait
	return p
}

// NotYet makes a problem of status 503 for something that is being worked out, with how much of it is done and how long
// to wait before asking again.
func NotYet(what string, done float64, wait time.Duration) *Problem {
	p := NewProblem(http.StatusServiceUnavailable,
		fmt.Sprintf("%s being worked out, and %.0f%% is done. Ask again in a few seconds.", what, 100*done))
	p.Done, p.RetryAfter = &done, wait
	return p
}

// Error returns the detail.
func (p *Problem) Error() string { return p.Detail }

// GetStatus returns the HTTP status. The HTTP framework calls it.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders returns the header Retry-After, if the problem has one. The HTTP
// framework calls it.
func (p *Problem) GetHeaders() http.Header {
	h := http.Header{}
	if p.RetryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(int(p.RetryAfter/time.Second)+1))
	}
	return h
}

// ContentType returns the media type of problems. The HTTP framework calls it.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// Write answers a request with the problem. It is for answers that the HTTP
// framework does not write.
func (p *Problem) Write(w http.ResponseWriter) {
	for k, v := range p.GetHeaders() {
		w.Header()[k] = v
	}
	w.Header().Set("Content-Type", p.ContentType(""))
	w.WriteHeader(p.Status)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false) // as the framework does
	_ = e.Encode(p)
}
