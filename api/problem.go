package api

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/people"
	"boardwalk/store"
)

// Problem is how every error is told: RFC 9457, and for a refusal the paragraph
// that forbids it and the reason.
type Problem struct {
	Type   string              `json:"type,omitempty" doc:"What kind of problem it is" example:"about:blank"`
	Title  string              `json:"title" doc:"The same for all problems of the kind"`
	Status int                 `json:"status"`
	Detail string              `json:"detail,omitempty" doc:"What is wrong, as a sentence"`
	Law    string              `json:"law,omitempty" doc:"Of a refusal: the paragraph that forbids it" example:"19:47-1.3(c)"`
	Text   string              `json:"text,omitempty" doc:"Of a refusal: what may not be done, without the paragraph"`
	Reason string              `json:"reason,omitempty" doc:"Of a refusal: why, in one word; rule means that only the text says more" example:"maximum"`
	Bound  int64               `json:"bound,omitempty" doc:"Of a refusal for an amount: the minimum, maximum or unit that it did not meet, in cents"`
	Errors []*huma.ErrorDetail `json:"errors,omitempty" doc:"What is wrong with each part of the request"`

	retry time.Duration
}

// The kinds of problems.
const (
	refusalType = "urn:boardwalk:refusal"
	plainType   = "about:blank"
)

// Error is the detail.
func (p *Problem) Error() string { return p.Detail }

// GetStatus is the status of the answer.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders says when to try again, if that is known.
func (p *Problem) GetHeaders() http.Header {
	h := http.Header{}
	if p.retry > 0 {
		h.Set("Retry-After", strconv.Itoa(int(p.retry/time.Second)+1))
	}
	return h
}

// ContentType is that of problems.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

var (
	_ huma.StatusError       = (*Problem)(nil)
	_ huma.ContentTypeFilter = (*Problem)(nil)
)

// Every error of huma's own is told as ours are. Huma wants it in a variable of
// its package.
func init() {
	huma.NewError = func(status int, detail string, errs ...error) huma.StatusError {
		p := newProblem(status, detail)
		for _, err := range errs {
			var detail huma.ErrorDetailer
			switch {
			case err == nil:
			case errors.As(err, &detail):
				d := *detail.ErrorDetail()
				d.Value = nil // nobody needs to be told what was sent, and logs not at all
				p.Errors = append(p.Errors, &d)
			default:
				p.Errors = append(p.Errors, &huma.ErrorDetail{Message: err.Error()})
			}
		}
		return p
	}
}

func newProblem(status int, detail string) *Problem {
	return &Problem{Type: plainType, Title: http.StatusText(status), Status: status, Detail: detail}
}

// problem is what is told of an error. Of what nobody outside can help nothing
// is told but that it happened.
func (s *Server) problem(ctx context.Context, err error) *Problem {
	var (
		told    *Problem
		refusal *law.Refusal
		back    *people.BackOff
		kept    *people.Kept
		again   *store.Repeated
	)
	switch {
	case errors.As(err, &told):
		return told
	case errors.As(err, &refusal):
		p := newProblem(http.StatusConflict, refusal.Error())
		p.Type, p.Title, p.Law, p.Text, p.Reason, p.Bound = refusalType, "Refused", "", refusal.Text, refusal.Reason.String(), refusal.Bound
		if refusal.By != "" {
			p.Law = refusal.By.Full()
		} else {
			p.Detail = refusal.Text
		}
		return p
	case errors.As(err, &back):
		p := newProblem(http.StatusTooManyRequests, back.Error())
		p.retry = back.Until.Sub(s.Store.Now())
		return p
	case errors.As(err, &kept):
		return newProblem(http.StatusForbidden, kept.Error())
	case errors.As(err, &again):
		return newProblem(http.StatusConflict, again.Error())
	case errors.Is(err, store.ErrReused), errors.Is(err, floor.ErrReused):
		return newProblem(http.StatusUnprocessableEntity, err.Error())
	case errors.Is(err, people.ErrWrong):
		return newProblem(http.StatusUnauthorized, err.Error())
	case errors.Is(err, people.ErrNobody), errors.Is(err, store.ErrNone):
		return newProblem(http.StatusNotFound, err.Error())
	case errors.Is(err, floor.ErrClosed), errors.Is(err, store.ErrClosed):
		return newProblem(http.StatusServiceUnavailable, "the house is closed")
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return newProblem(http.StatusServiceUnavailable, "the table did not come to it in time; with the same Idempotency-Key it can be asked again")
	}
	s.Log.ErrorContext(ctx, "request failed", "err", err)
	return newProblem(http.StatusInternalServerError, "something went wrong in the house; it is written down")
}

// write writes a problem outside of an operation.
func (p *Problem) write(w http.ResponseWriter) {
	for k, v := range p.GetHeaders() {
		w.Header()[k] = v
	}
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false) // as huma does
	_ = e.Encode(p)
}

// missing answers where there is nothing, or nothing that can be asked so.
func missing(mux *http.ServeMux, own string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var allowed []string
		for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodDelete} {
			other := *r
			other.Method = method
			if _, pattern := mux.Handler(&other); pattern != own {
				allowed = append(allowed, method)
			}
		}
		if len(allowed) == 0 {
			newProblem(http.StatusNotFound, "there is nothing of that name").write(w)
			return
		}
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		newProblem(http.StatusMethodNotAllowed, "that cannot be asked with "+r.Method).write(w)
	}
}
