// What the house tells of how a round was decided.

/** A cut that somebody gave. */
export interface Cut {
  seat: number
  person: string
  name: string
  hash: string
  /** Empty if it was not opened. */
  secret: string
}

/** The beacon of a round, and its value. */
export interface BeaconValue {
  scheme: string
  key: string
  genesis: number
  period: number
  round: number
  value: string
}

/** Everything that a round's outcomes follow from. */
export interface Proof {
  round: number
  series: number
  /** The first round of the series. */
  first: number
  root: string
  hash: string
  path: string
  /** The chain up to the round before. */
  chain: string
  /** Empty while it is not published. */
  seed: string
  /** When the seed is published: "round" when the round is over, "shoe" when the shoe is, "sealed" never but for auditors. */
  due: '' | 'round' | 'shoe' | 'sealed'
  cuts: Cut[]
  beacon?: BeaconValue
  /** Why the round was void; empty if it was not. */
  void: '' | 'unopened' | 'beacon' | 'restored'
  /** No round of play used the seed, so nobody could cut. */
  free?: boolean
}

/** What was drawn under a seed. */
export interface Drawn {
  proof: Proof
  of: number[]
  cards: string[]
  deck: string[]
  full: number
  followed: boolean
}

/** A cut of the round to come, as the table shows it. */
export interface GivenCut {
  seat: number
  person: string
  hash: string
  opened: boolean
}

/** How the table stands, as far as it concerns the draw. */
export interface Standing {
  cuts: GivenCut[]
  chain: string
  series?: { series: number; first: number; root: string }
  next?: { series: number; first: number; root: string }
  beacon?: { round: number; due: string }
  unopened?: { seat: number; person: string; name: string; count: number }[]
}
