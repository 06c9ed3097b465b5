package wire

import (
	"boardwalk/money"
)

// KenoRedemption is an order to pay tickets.
type KenoRedemption struct {
	Tickets []uint64 `json:"tickets" minItems:"1" maxItems:"100" nullable:"false"`
}

// KenoPaid is what came of having one ticket paid: an amount or a problem.
type KenoPaid struct {
	Ticket   uint64      `json:"ticket"`
	Amount   money.Cents `json:"amount,omitempty"`
	Check    bool        `json:"check,omitempty" doc:"By a casino check, and not from the drawer"`
	Repeated bool        `json:"repeated,omitempty" doc:"It was paid before under the same key, and is now only confirmed"`
	Problem  *Problem    `json:"problem,omitempty"`
}

// KenoPayments are what came of having tickets paid, in the order in which they were sent.
type KenoPayments struct {
	Payments []KenoPaid `json:"payments"`
}

// KenoPurchase is a request for a ticket and what it is paid with.
type KenoPurchase struct {
	KenoRequest
	Tender string `json:"tender,omitempty" enum:"chips,coupons" doc:"Chips, which is play money of one's account, or match play coupons"`
}

// KenoSale is a request that a writer puts in.
type KenoSale struct {
	KenoRequest
	Tender string `json:"tender,omitempty" enum:"currency,coin,chips,coupons,tokens" doc:"What the patron pays with; currency if empty"`
	Holder string `json:"holder,omitempty" maxLength:"64" doc:"The id of the patron, from whose account it is paid; none for whoever has the ticket"`
}

// KenoOfTicket is an order about one ticket.
type KenoOfTicket struct {
	Ticket uint64 `json:"ticket" minimum:"1" maximum:"9007199254740991"`
}

// KenoClaim is an order to pay tickets at a work station.
type KenoClaim struct {
	Tickets []uint64 `json:"tickets" minItems:"1" maxItems:"100" nullable:"false"`
	Check   bool     `json:"check,omitempty" doc:"By a casino check"`
	Typed   bool     `json:"typed,omitempty" doc:"The system cannot read the ticket, and the writer has put it in"`
}

// KenoManual is a payment by hand while the system is down.
type KenoManual struct {
	Ticket uint64      `json:"ticket" minimum:"1" maximum:"9007199254740991"`
	Amount money.Cents `json:"amount" minimum:"1" doc:"What the writer found that the ticket has won"`
}

// KenoCount is what was counted in a drawer at the end of a shift.
type KenoCount struct {
	Amount money.Cents `json:"amount" minimum:"0"`
}

// KenoLockOut is an order to lock out the work stations and so to start the game.
type KenoLockOut struct {
	Approved string `json:"approved,omitempty" maxLength:"64" doc:"The supervisor who told a writer to"`
}

// KenoOverride is an order to override the lock-out.
type KenoOverride struct {
	Why     string `json:"why" minLength:"1" maxLength:"200"`
	Seconds int    `json:"seconds" minimum:"1" maximum:"3600" doc:"For how much longer tickets are sold"`
}

// KenoDown says that the system is not operational.
type KenoDown struct {
	Why string `json:"why" minLength:"1" maxLength:"200"`
}

// KenoKey is a turn of a key of the generator.
type KenoKey struct {
	In bool `json:"in"`
}

// KenoDesk is a lounge as its staff see it.
type KenoDesk struct {
	Stations []KenoStation `json:"stations"`
	Waiting  []KenoWaiting `json:"waiting" doc:"Winning tickets whose payment a supervisor must authorize"`
	Down     string        `json:"down,omitempty" doc:"Why the system is down, and tickets are paid by hand"`
	Keys     []string      `json:"keys" doc:"Who has a key in the generator: the Commission's inspector, a supervisor"`
	Status   KenoStatus    `json:"status"`
	Repeated bool          `json:"repeated,omitempty" doc:"Of an answer to an order: it was carried out before, and now only confirmed"`
}

// KenoWaiting is a winning ticket whose payment a supervisor must authorize.
type KenoWaiting struct {
	Ticket uint64      `json:"ticket"`
	Amount money.Cents `json:"amount"`
}

// KenoStation is a work station.
type KenoStation struct {
	Number    int         `json:"number"`
	Booth     string      `json:"booth"`
	Satellite bool        `json:"satellite,omitempty"`
	Auto      bool        `json:"auto,omitempty" doc:"The house's own writer works there"`
	Voided    []uint64    `json:"voided" doc:"Tickets that were voided there in the gaming day"`
	Drawer    *KenoDrawer `json:"drawer,omitempty" doc:"None while no writer works there"`
}

// KenoDrawer is the drawer of a writer who works at a station.
type KenoDrawer struct {
	Writer   string      `json:"writer" doc:"The identification code of the writer"`
	Cash     money.Cents `json:"cash" doc:"What it holds"`
	Sold     int         `json:"sold" doc:"How many tickets"`
	Retained int         `json:"retained" doc:"How many paid tickets lie in it, which stay there until the end of the shift"`
}

// KenoClosedDrawer is a drawer at the end of a shift.
type KenoClosedDrawer struct {
	Difference money.Cents `json:"difference" doc:"What was counted, less what it held; below zero if it was short"`
	Repeated   bool        `json:"repeated,omitempty"`
}
