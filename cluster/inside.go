package cluster

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"net/http"
	"runtime/debug"
	"strconv"
)

// Inside returns what asks the owner of a shard on behalf of the house, and not of people. It may be this process itself. If the owner
// goes away the next one is asked, as for people: if that is harmless. There is an error if no node has the shard in time.
func (n *Node) Inside(shard int) http.RoundTripper { return inside{node: n, shard: shard} }

// FromHall is [Node.Inside] for the hall of an epoch, shard 0. The owner of another shard that has heard of a later hall refuses what an
// earlier one asks or orders, which does not know yet that it was overtaken.
func (n *Node) FromHall(epoch int64) func(shard int) http.RoundTripper {
	return func(shard int) http.RoundTripper { return inside{n, shard, epoch} }
}

type inside struct {
	node  *Node
	shard int
	hall  int64 // the epoch of the hall that asks; 0 if it is not the hall
}

// hallHeader is the header of what a hall asks that says the hall's epoch. It counts in what nodes ask alone, and nodes that do not know
// it answer as they always did.
const hallHeader = "Boardwalk-Hall-Epoch"

// handler returns what answers a request for a shard that this process owns.
func (n *Node) handler(own *Own, asked *request) http.Handler {
	if !asked.inside {
		return own.server
	}
	if text := asked.header.Get(hallHeader); text != "" {
		if epoch, err := strconv.ParseInt(text, 10, 64); err != nil || !n.roster.isLastHall(epoch) {
			return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				http.Error(w, "there is a later hall", http.StatusServiceUnavailable)
			})
		}
	}
	return own.inside
}

// RoundTrip implements [http.RoundTripper].
func (i inside) RoundTrip(r *http.Request) (answer *http.Response, err error) {
	asked := &request{shard: i.shard, inside: true, method: cmp.Or(r.Method, http.MethodGet), uri: r.URL.RequestURI(),
		host: r.URL.Host, header: r.Header}
	if i.hall != 0 {
		asked.header = asked.header.Clone()
		asked.header.Set(hallHeader, strconv.FormatInt(i.hall, 10))
	}
	if r.Body != nil {
		defer r.Body.Close()
		if asked.body, err = io.ReadAll(r.Body); err != nil {
			return nil, err
		}
	}
	defer func() { // this process may be the one that answers
		if fault := recover(); fault != nil {
			if fault != http.ErrAbortHandler {
				i.node.bus.log.Error("a fault of the program", "fault", fault, "stack", string(debug.Stack()))
			}
			answer, err = nil, errBroken
		}
	}()
	answer = &http.Response{Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: http.Header{}, Request: r}
	kept := &keeper{answer: answer}
	err = i.node.exchange(r.Clone(r.Context()), asked, &reader{ResponseWriter: kept, control: http.NewResponseController(kept)})
	if err == errBroken && r.Context().Err() != nil {
		err = r.Context().Err()
	}
	if err != nil {
		return nil, err
	}
	kept.WriteHeader(http.StatusOK)
	answer.Status = fmt.Sprint(answer.StatusCode, " ", http.StatusText(answer.StatusCode))
	answer.Body, answer.ContentLength = io.NopCloser(&kept.body), int64(kept.body.Len())
	return answer, nil
}

// keeper keeps an answer.
type keeper struct {
	answer *http.Response
	body   bytes.Buffer
}

// Header implements [http.ResponseWriter].
func (k *keeper) Header() http.Header { return k.answer.Header }

// WriteHeader sets the status, the first time.
func (k *keeper) WriteHeader(status int) {
	if k.answer.StatusCode == 0 {
		k.answer.StatusCode = status
	}
}

// Write implements [http.ResponseWriter].
func (k *keeper) Write(text []byte) (int, error) {
	k.WriteHeader(http.StatusOK)
	return k.body.Write(text)
}
