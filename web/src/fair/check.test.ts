import { beforeEach, expect, it, vi } from 'vitest'
import { quicknet, scheme } from './beacon'
import { checkDecided } from './check'
import { chainAfter, cutHash } from './digest'
import { keepCut, note, noteClosed } from './kept'
import type { Proof } from './types'
import vectors from '../../../journal/testdata/fairness.json'

const { table, series } = vectors
const { series: number, first, root } = series

const beacon = { scheme, key: quicknet, genesis: 1692803367, period: 3 }
const rounds = vectors.rounds.map((r): Proof => ({
  round: r.round, series: { series: number, first, root }, hash: r.leaf, path: r.path, chain: r.chain, seed: r.seed,
  cuts: r.cuts.map((c) => ({ ...c, name: c.person.toUpperCase() })), ...(r.beacon ? { beacon: { ...beacon, ...r.beacon } } : {}),
}))
const [alone, one, three, lit] = rounds as [Proof, Proof, Proof, Proof]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) })
})

/** Remembers what a browser at the table would have: the root, and one's own cut as ann. */
function was(p: Proof, mine = true) {
  note('root', table, number, root, p.round)
  const c = p.cuts.find((c) => c.person === 'ann')
  if (mine && c) keepCut({ table, round: p.round, seat: c.seat, person: c.person, hash: c.hash, secret: c.secret ?? '', given: true })
}
const found = async (p: Proof, around = {}) => await checkDecided(table, p, around)
const texts = async (p: Proof, is: string, around = {}) => (await found(p, around)).filter((c) => c.is === is).map((c) => c.text).join('\n')

it('with one’s own cut nobody could know the outcome', async () => {
  was(one)
  expect(await texts(one, 'wrong')).toBe('')
  const proven = /Your own cut is part of the draw[^]*chained to the round before and to the round after[^]*before you opened your cut/
  expect(await texts(one, 'proven', { before: alone, chainNow: three.chain })).toMatch(proven)
  expect(await texts(one, 'unproven', { before: alone })).toBe('')
})

it('without a cut of one’s own and a beacon it says that the house could have known', async () => {
  was(alone)
  expect(await texts(alone, 'unproven')).toMatch(/The house could have known the outcome/)
  was(one, false)
  expect(await texts(one, 'unproven')).toMatch(/The house together with all who cut could have known/)
  expect(await texts(one, 'proven')).not.toMatch(/nobody could know/)
})

it('who was not there before cannot know that the seed was fixed', async () => {
  keepCut({ table, round: one.round, seat: 2, person: 'ann', hash: one.cuts[0]!.hash, secret: one.cuts[0]!.secret!, given: true })
  note('root', table, number, root, one.round + 1) // seen only afterwards
  expect(await texts(one, 'unproven')).toMatch(/was not at the table before the round[^]*is not proven here/)
  expect(await texts(one, 'proven')).not.toMatch(/nobody could know/)
})

it('with others at the table it says what the last to open could do', async () => {
  was(three)
  expect(await texts(three, 'unproven')).toMatch(/could have left it unopened/)
  expect(await texts(three, 'proven')).toMatch(/3 cuts opened as promised: seat 2 \(ANN\)/)
})

it('a cut that was not opened is named with seat and name, and what it means', async () => {
  was(lit)
  expect(await texts(lit, 'unproven')).toMatch(/seat 9 \(ZOË\) was not opened. That gave no choice/)
  const dark = { ...lit, beacon: undefined } as unknown as Proof
  expect(await texts(dark, 'unproven')).toMatch(/seat 9 \(ZOË\) was not opened[^]*between two outcomes/)
  expect(await texts({ ...dark, void: 'unopened' }, 'unproven')).toMatch(/seat 9 \(ZOË\)[^]*the round was void/)
})

it('the beacon is verified, and its time', async () => {
  was(lit, false)
  const closed = (seconds: number) => ({ until: new Date(1000 * (beacon.genesis + seconds)).toISOString() })
  expect(await texts(lit, 'proven', closed(999 * 3 - 1))).toMatch(/signed by the beacon’s key[^]*before the beacon’s value came/)
  expect(await texts(lit, 'wrong', closed(999 * 3))).toMatch(/not the first after/)
  expect(await texts(lit, 'wrong', closed(998 * 3 - 1))).toMatch(/not the first after/)
  expect(await texts({ ...lit, beacon: { ...lit.beacon!, round: 1001 } }, 'wrong')).toMatch(/not signed/)
  const test = { ...lit, beacon: { ...lit.beacon!, key: 'c0' + '00'.repeat(95) } }
  expect(await texts(test, 'wrong')).toMatch(/not signed/)
})

it.each<[string, (p: Proof) => Proof, RegExp]>([
  ['another seed', (p) => ({ ...p, seed: alone.seed! }), /another than the one that was fixed/],
  ['another leaf', (p) => ({ ...p, hash: alone.hash }), /does not lead to the root/],
  ['another place in the series', (p) => ({ ...p, series: { ...p.series, first: p.series.first + 1 } }), /does not lead to the root/],
  ['another root', (p) => ({ ...p, series: { ...p.series, root: alone.hash } }), /another root/],
  ['no path', (p) => ({ ...p, path: '' }), /does not lead to the root/],
  ['another secret', (p) => ({ ...p, cuts: p.cuts.map((c) => ({ ...c, secret: alone.seed! })) }), /another secret/],
  ['a cut of somebody else', (p) => ({ ...p, cuts: [] }), /the house does not show it/],
  ['two of a seat', (p) => ({ ...p, cuts: [...p.cuts, { ...p.cuts[0]!, person: 'bob' }] }), /two cuts of the same seat/],
  ['two of a person', (p) => ({ ...p, cuts: [...p.cuts, { ...p.cuts[0]!, seat: 7 }] }), /two cuts of the same person/],
])('%s is found', async (_name, forge, want) => {
  was(one)
  expect(await texts(forge(one), 'wrong')).toMatch(want)
})

it('a cut that was swapped for one that fits itself is still not mine', async () => {
  was(one)
  const secret = alone.seed!
  const hash = await cutHash(table, one.round, 2, 'ann', secret)
  const another = await texts({ ...one, cuts: [{ seat: 2, person: 'ann', hash, secret }] }, 'wrong')
  expect(another).toMatch(/gave a cut for this round, and the house does not show it/)
})

it('a broken chain is found, on both sides and from what was shown', async () => {
  was(one)
  expect(await texts(one, 'wrong', { before: three })).toMatch(/not chained to the round before/)
  expect(await texts(one, 'wrong', { chainNow: one.chain })).toMatch(/after is not chained/)
  expect(await texts({ ...one, round: 1 }, 'wrong')).toMatch(/not chained to the round before/)
  note('chain', table, one.round + 1, await chainAfter(alone), one.round + 1)
  expect(await texts(one, 'wrong')).toMatch(/after is not chained/)
})

it('a seed that is not published is awaited, or for auditors', async () => {
  was(one)
  const { seed: _, ...rest } = one
  expect(await texts({ ...rest, due: 'shoe' }, 'later')).toMatch(/when this shoe is over/)
  expect(await texts({ ...rest, due: 'round' }, 'later')).toMatch(/when the round is over/)
  expect(await texts({ ...rest, due: 'never' }, 'unproven')).toMatch(/for auditors alone/)
})

it('a cut of mine that is shown as not opened is held against what this browser did', async () => {
  was(one)
  const shut = { ...one, cuts: one.cuts.map(({ secret: _, ...c }) => c) }
  const own = { table, round: one.round, ...one.cuts[0]!, secret: one.cuts[0]!.secret!, given: true }
  expect(await texts(shut, 'unproven')).toMatch(/Your own cut was not opened in time/)
  keepCut({ ...own, sent: true })
  expect(await texts(shut, 'unproven')).toMatch(/sent the secret of your cut when bets were closed/)
  keepCut({ ...own, sent: true, opened: true })
  expect(await texts(shut, 'wrong')).toMatch(/told this browser that your cut was opened/)
})

it('it is said whether bets were closed before the beacon’s value was due', async () => {
  const due = 1000 * (beacon.genesis + 999 * 3)
  noteClosed(table, lit.round, due - 5000)
  expect(await texts(lit, 'proven')).toMatch(/told that bets were closed 5 seconds before that value was due/)
  noteClosed(table, three.round, due + 1000)
  const late = { ...lit, round: three.round }
  expect(await texts(late, 'unproven')).toMatch(/only when the beacon’s value was due already/)
})
