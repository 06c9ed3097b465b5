import { afterEach, expect, it, vi } from 'vitest'
import { hex } from './bytes'
import { chainAfter, cutHash, firstChain, leafHash, rootOf, roundKey } from './digest'
import vectors from '../../../journal/testdata/fairness.json'
import { Draws } from '../table/proof'
import type { BeaconValue } from './types'

// The vectors of docs/fairness.md, which the house's own tests are held to as well.
const { table, series, rounds, of } = vectors

const proofOf = (r: (typeof rounds)[number]) => ({ ...r, hash: r.leaf, beacon: r.beacon as BeaconValue | undefined })

afterEach(() => vi.unstubAllGlobals())

it('the first round of a table is chained to its name', async () => {
  expect(await firstChain(table)).toBe(vectors.chain0)
})

it.each(rounds)('round $round: leaf, path, cuts, chain, key and draws', async (r) => {
  const p = proofOf(r)
  expect(await leafHash(table, r.round, r.seed)).toBe(r.leaf)
  expect(await rootOf(r.leaf, r.round - series.first, r.path)).toBe(series.root)
  for (const c of r.cuts) if (c.secret) expect(await cutHash(table, r.round, c.seat, c.person, c.secret)).toBe(c.hash)
  expect(await chainAfter(p)).toBe(r.next)
  const key = await roundKey(table, p)
  expect(hex(key)).toBe(r.key)
  const draws = new Draws(key)
  expect(r.draws.map(() => draws.next(of))).toEqual(r.draws)
})

it('the order in which cuts are told does not matter', async () => {
  const r = proofOf(rounds[2]!)
  expect(hex(await roundKey(table, { ...r, cuts: r.cuts.toReversed() }))).toBe(r.key)
})

it('hashes alike where the browser has no hashing of its own', async () => {
  vi.stubGlobal('crypto', {})
  const r = rounds[3]!
  expect(await leafHash(table, r.round, r.seed)).toBe(r.leaf)
  expect(hex(await roundKey(table, proofOf(r)))).toBe(r.key)
})

it('a path leads nowhere from another place, or by another length', async () => {
  const r = rounds[0]!
  expect(await rootOf(r.leaf, r.round - series.first + 1, r.path)).not.toBe(series.root)
  await expect(rootOf(r.leaf, 256, r.path)).rejects.toThrow()
  await expect(rootOf(r.leaf, -1, r.path)).rejects.toThrow()
  await expect(rootOf(r.leaf, 0, r.path.slice(0, 44))).rejects.toThrow()
})
