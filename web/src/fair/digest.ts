// The hashes of the protocol of fair draws.
import { type Bytes, hex, hmac, join, number, sha256, text, unbase64, unhex } from './bytes'
import type { Proof } from './types'
import { words } from '../words/fair'

/** How many rounds a series has, and the height of the tree over them. */
export const seriesLength = 256
const height = 8

/** cutHash is what is shown of a secret while bets are made. */
export const cutHash = async (table: string, round: number, seat: number, person: string, secret: string): Promise<string> =>
  hex(await sha256(text('boardwalk cut v1'), text(table), number(round), number(seat), text(person), unhex(secret, 32)))

/** leafHash is what is shown of a seed before its round. */
export const leafHash = async (table: string, round: number, seed: string): Promise<string> =>
  hex(await sha256(Uint8Array.of(0), text('boardwalk leaf v1'), text(table), number(round), unhex(seed, 32)))

/** rootOf is the root that a path leads to from a leaf at an index of the series. */
export async function rootOf(leaf: string, index: number, path: string): Promise<string> {
  if (!Number.isInteger(index) || index < 0 || index >= seriesLength) throw new Error(words.notOfItsSeries)
  const siblings = unbase64(path, 32 * height)
  let node = unhex(leaf, 32)
  for (let i = 0; i < height; i++) {
    const other = siblings.slice(32 * i, 32 * (i + 1))
    const right = (index >> i) & 1
    node = await sha256(Uint8Array.of(1), right ? other : node, right ? node : other)
  }
  return hex(node)
}

type Mixed = Pick<Proof, 'cuts' | 'beacon'>

/** mixture is what players and the beacon gave to a round: the opened cuts by seat, and the beacon's value. */
async function mixture({ cuts, beacon }: Mixed): Promise<Bytes> {
  const opened = cuts.flatMap((c) => (c.secret ? [{ ...c, secret: c.secret }] : [])).sort((a, b) => a.seat - b.seat)
  const given = opened.map((c) => join(number(c.seat), text(c.person), unhex(c.secret, 32)))
  const outside = beacon?.value ? join(number(beacon.round), await sha256(unhex(beacon.value))) : number(0)
  return join(number(opened.length), ...given, outside)
}

/** firstChain is what the first round of a table is chained to. */
export const firstChain = async (table: string): Promise<string> => hex(await sha256(text('boardwalk chain v1'), text(table)))

/** chainAfter is the chain up to a round. */
export const chainAfter = async (r: Mixed & Pick<Proof, 'chain' | 'hash'>): Promise<string> =>
  hex(await sha256(text('boardwalk chain v1'), unhex(r.chain, 32), unhex(r.hash, 32), await mixture(r)))

/** roundKey is the key of the stream that a round's outcomes are drawn from. */
export const roundKey = async (table: string, r: Mixed & Pick<Proof, 'round' | 'chain' | 'seed'>): Promise<Bytes> =>
  hmac(unhex(r.seed ?? '', 32), text('boardwalk draw v2'), text(table), number(r.round), unhex(r.chain, 32), await mixture(r))
