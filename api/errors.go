package api

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/people"
	"boardwalk/store"
)

var (
	_ huma.StatusError       = (*wire.Problem)(nil)
	_ huma.ContentTypeFilter = (*wire.Problem)(nil)
)

// The framework's own errors are problems too. It takes the function that makes them
// from a variable of its package.
func init() {
	huma.NewError = func(status int, detail string, errs ...error) huma.StatusError {
		p := wire.NewProblem(status, detail)
		for _, err := range errs {
			var detail huma.ErrorDetailer
			switch {
			case err == nil:
			case errors.As(err, &detail):
				d := detail.ErrorDetail() // without the value that was sent: it may be a password
				p.Errors = append(p.Errors, &wire.ErrorDetail{Message: d.Message, Location: d.Location})
			default:
				p.Errors = append(p.Errors, &wire.ErrorDetail{Message: err.Error()})
			}
		}
		if len(p.Errors) > 0 && detail == "validation failed" { // which says nothing to a person
			p.Detail = p.Errors[0].Sentence()
		}
		return p
	}
}

// problem makes the problem that a caller is told of an error. An error that the
// caller cannot do anything about is logged, and the caller is told only that
// something went wrong.
func (s *Server) problem(ctx context.Context, err error) *wire.Problem {
	var (
		problem  *wire.Problem
		refusal  *law.Refusal
		back     *people.BackOff
		kept     *people.Kept
		repeated *store.Repeated
	)
	switch {
	case errors.As(err, &problem):
		return problem
	case errors.As(err, &refusal):
		p := wire.NewProblem(http.StatusConflict, refusal.Error())
		p.Type, p.Title, p.Law, p.Text, p.Reason, p.Bound = wire.RefusalProblem, "Refused", "", refusal.Text,
			refusal.Reason.String(), refusal.Bound
		if refusal.By != "" {
			p.Law = refusal.By.Full()
		} else {
			p.Detail = refusal.Text
		}
		if system.NoTicket(refusal) {
			p.Status = http.StatusNotFound
		}
		return p
	case errors.As(err, &back):
		return wire.TooMany(back.Error(), back.Until.Sub(s.Store.Now()))
	case errors.As(err, &kept):
		return wire.NewProblem(http.StatusForbidden, kept.Error())
	case errors.As(err, &repeated):
		return wire.NewProblem(http.StatusConflict, repeated.Error())
	case errors.Is(err, store.ErrReused), errors.Is(err, floor.ErrReused), errors.Is(err, system.ErrReused):
		return wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
	case errors.Is(err, people.ErrWrong):
		return wire.NewProblem(http.StatusUnauthorized, err.Error())
	case errors.Is(err, people.ErrNobody), errors.Is(err, store.ErrNone):
		return wire.NewProblem(http.StatusNotFound, err.Error())
	case errors.Is(err, people.ErrFull):
		return wire.TooMany(err.Error(), time.Minute)
	case errors.Is(err, floor.ErrBusy):
		return wire.TooMany(err.Error(), 5*time.Second)
	case errors.Is(err, floor.ErrClosed), errors.Is(err, store.ErrClosed), errors.Is(err, lounge.ErrClosed):
		return wire.NewProblem(http.StatusServiceUnavailable, "the house is closed")
	case errors.Is(err, floor.ErrSilent):
		p := wire.NewProblem(http.StatusServiceUnavailable, floor.ErrSilent.Error())
		p.RetryAfter = time.Second
		return p
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return wire.NewProblem(http.StatusServiceUnavailable,
			"the table did not come to it in time; with the same Idempotency-Key it can be asked again")
	case s.Store.Err() != nil, store.Unreachable(err): // whatever failed, it failed because of that
		p := wire.NewProblem(http.StatusServiceUnavailable,
			"the house has stopped, and opens again soon; with the same Idempotency-Key it can be asked again")
		p.RetryAfter = time.Second
		return p
	}
	s.Log.ErrorContext(ctx, "request failed", "err", err)
	return wire.NewProblem(http.StatusInternalServerError, "something went wrong in the house; it is written down")
}

// notFound answers a request for which the server has no operation: 404, or 405 if
// the path has operations of other methods. own is the pattern under which this
// handler is registered.
func notFound(mux *http.ServeMux, own string) http.HandlerFunc {
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
			wire.NewProblem(http.StatusNotFound, "there is nothing of that name").Write(w)
			return
		}
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		wire.NewProblem(http.StatusMethodNotAllowed, "that cannot be asked with "+r.Method).Write(w)
	}
}
