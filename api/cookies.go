package api

import (
	"net/http"
	"strings"
	"time"

	"boardwalk/people"
)

// The cookie of a session. Over TLS its name binds it to this host.
const (
	cookieName   = "boardwalk"
	secureCookie = "__Host-boardwalk"
)

// tokenOf returns the token of a request's session cookie, or "".
func tokenOf(r *http.Request) string {
	if lines := r.Header["Cookie"]; len(lines) == 1 { // the usual case, without parsing all cookies
		if token, ok := strings.CutPrefix(lines[0], cookieName+"="); ok && !strings.ContainsAny(token, `;" `) {
			return token
		}
	}
	token := ""
	for _, c := range r.Cookies() {
		switch {
		case c.Name == secureCookie:
			return c.Value
		case c.Name == cookieName && token == "":
			token = c.Value
		}
	}
	return token
}

// cookie returns the cookie of a session. An empty token deletes it.
func (c *caller) cookie(token string, until time.Time) http.Cookie {
	cookie := http.Cookie{Name: cookieName, Value: token, Path: "/", Expires: until, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if c.secure {
		cookie.Name, cookie.Secure = secureCookie, true
	}
	if token == "" {
		cookie.MaxAge = -1
	}
	return cookie
}

// The cookie of a device with which somebody has signed in, see [people.Register.Device].
// It is sent to sign in and not with other requests.
const (
	deviceName   = "boardwalk-device"
	secureDevice = "__Secure-boardwalk-device"
	devicePath   = "/api/session"
)

// deviceCookie returns the cookie of a device.
func (c *caller) deviceCookie(device string, until time.Time) http.Cookie {
	cookie := http.Cookie{Name: deviceName, Value: device, Path: devicePath, Expires: until, HttpOnly: true, SameSite: http.SameSiteStrictMode}
	if c.secure {
		cookie.Name, cookie.Secure = secureDevice, true
	}
	return cookie
}

// from returns where a password comes from that the caller sends.
func (c *caller) from() people.From {
	from := people.From{Addr: c.addr}
	for _, cookie := range (&http.Request{Header: c.header}).Cookies() {
		if cookie.Name == secureDevice || cookie.Name == deviceName && from.Device == "" {
			from.Device = cookie.Value
		}
	}
	return from
}
