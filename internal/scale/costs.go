// Package scale estimates how many machines a house of many tables needs. It simulates one database with its nodes and
// shards ([Database]), and spreads viewers over the nodes that serve them ([Edges]). What each step costs is measured
// ([Costs]); how many people there are and how fast they act is assumed ([Crowd]). docs/scale.md has the conclusions.
//
//	go run ./internal/scale/cmd
package scale

import "time"

// Costs are what the parts of a house cost.
type Costs struct {
	Act         time.Duration // processor time of a node for one act, the streams of its table's players included
	Row         time.Duration // processor time of PostgreSQL for the rows of one act
	Transaction time.Duration // processor time of PostgreSQL for a transaction, however many acts are in it
	RoundTrip   time.Duration // between a node and its database
	Flush       time.Duration // until the disk of the database has the log
	Group       int           // acts in a transaction at most
	Write       time.Duration // processor time of a node to tell one browser what an act brought
	Stream      int           // bytes of memory of a node for each browser
	Table       int           // bytes of memory of the node that owns a table, its players included
	Kept        int           // bytes that an act adds to the database
}

// Measured are the costs by bench/results.md, but for RoundTrip and Flush, which are assumed: there both ends were on one
// machine. Write is a bound.
var Measured = Costs{
	Act: 245 * time.Microsecond, Row: 36 * time.Microsecond, Transaction: 530 * time.Microsecond,
	RoundTrip: 500 * time.Microsecond, Flush: 2 * time.Millisecond, Group: 96,
	Write:  80 * time.Microsecond, // not measured by itself: an act costs Act with three streams to write to
	Stream: 35_000, Table: 600_000, Kept: 750,
}

// Cores is how many cores the machine had on which nodes were measured.
const Cores = 2

// Crowd is who is in a house.
type Crowd struct {
	Tables  int
	Players int           // at each table
	Think   time.Duration // before each act, on average
	Viewers int           // of all tables together
	Shared  float64       // share of acts that touch the cage
}
