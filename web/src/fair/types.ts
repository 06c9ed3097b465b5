// What the house tells of how a round was decided. The types are those of its OpenAPI description.
import type { S } from '../api/client'

/** Everything that a round's outcomes follow from. */
export type Proof = S['SeedProof']
/** A cut that somebody gave, with its secret if it was opened. */
export type Cut = S['CutProof']
/** The beacon of a round, and its value. */
export type BeaconValue = S['BeaconProof']
/** What was drawn under a seed. */
export type Drawn = S['Drawn']
