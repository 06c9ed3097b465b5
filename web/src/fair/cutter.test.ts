import { beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '../api/client'
import { Cutter, type Own, type Place } from './cutter'
import { cutHash } from './digest'
import { noted, ownCuts } from './kept'

class Storage {
  private readonly kept = new Map<string, string>()
  getItem = (k: string) => this.kept.get(k) ?? null
  setItem = (k: string, v: string) => void this.kept.set(k, v)
}

beforeEach(() => vi.stubGlobal('localStorage', new Storage()))

const status = { phase: 'betting' as const, round: 7, hash: 'aa', chain: 'bb', cuts: [],
  series: { series: 1, first: 1, root: 'cc' }, next: { series: 2, first: 257, root: 'dd' } }

function house(over: Partial<Place> = {}) {
  const sent: string[] = []
  const heard: Own[] = []
  const place: Place = {
    table: 'w-1',
    sits: () => ({ seat: 2, person: 'ann' }),
    wants: () => true,
    give: (round, hash) => Promise.resolve(sent.push(`cut ${round} ${hash}`)),
    open: (round, secret) => Promise.resolve(sent.push(`open ${round} ${secret}`)),
    told: (now) => heard.push(now),
    ...over,
  }
  return { cutter: new Cutter(place), sent, heard }
}

it('gives a hash while bets are made, and its secret when they are closed', async () => {
  const { cutter, sent, heard } = house()
  cutter.hears(status)
  cutter.hears(status)
  await cutter.settled()
  const [own] = ownCuts('w-1', 7)
  expect(own).toMatchObject({ seat: 2, person: 'ann', given: true })
  expect(own!.hash).toBe(await cutHash('w-1', 7, 2, 'ann', own!.secret))
  expect(sent).toEqual([`cut 7 ${own!.hash}`])
  cutter.closed(7, 41)
  cutter.hears({ ...status, phase: 'opening' as const, cuts: [{ seat: 2, person: 'ann', hash: own!.hash, opened: false }] })
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toBe(`open 7 ${own!.secret}`)
  await vi.waitFor(() => expect(heard.map((h) => h.is)).toEqual(['given', 'opened']))
  expect(ownCuts('w-1', 7)[0]).toMatchObject({ closed: 41, sent: true, opened: true })
})

it('chooses another secret for every round', async () => {
  const { cutter } = house()
  for (const round of [7, 8]) {
    cutter.hears({ ...status, round })
    await cutter.settled()
  }
  expect(ownCuts('w-1', 7)[0]!.secret).not.toBe(ownCuts('w-1', 8)[0]!.secret)
})

it('opens after a reload what it gave before', async () => {
  const first = house()
  first.cutter.hears(status)
  await first.cutter.settled()
  const [own] = ownCuts('w-1', 7)
  const second = house() // the page is loaded again: nothing is left but what the browser stores
  second.cutter.hears(status)
  await second.cutter.settled()
  expect(second.sent).toEqual([])
  second.cutter.hears({ ...status, phase: 'opening' as const, cuts: [{ seat: 2, person: 'ann', hash: own!.hash, opened: false }] })
  await vi.waitFor(() => expect(second.sent).toEqual([`open 7 ${own!.secret}`]))
})

it('keeps the secret before the house hears of the hash', async () => {
  let kept = 0
  const { cutter } = house({ give: () => Promise.reject(new Error((kept = ownCuts('w-1', 7).length) ? 'lost' : '')) })
  cutter.hears(status)
  await cutter.settled()
  expect(kept).toBe(1)
})

it('does not wait for a cut that was refused, and says why', async () => {
  const { cutter, heard } = house({ give: () => Promise.reject(new Refused(409, 'you may cut again in 16 rounds')) })
  cutter.hears(status)
  await cutter.settled()
  expect(heard).toEqual([{ round: 7, is: 'refused', text: 'you may cut again in 16 rounds' }])
  expect(ownCuts('w-1', 7)[0]).toMatchObject({ given: false })
})

it('sends an opening again if the connection was lost', async () => {
  let lost = 2
  const opened: string[] = []
  const { cutter } = house({ open: (_, secret) => (lost-- > 0 ? Promise.reject(new Refused(0, 'no answer')) : Promise.resolve(opened.push(secret))) })
  cutter.hears(status)
  await cutter.settled()
  cutter.closed(7, 41)
  await vi.waitFor(() => expect(opened).toEqual([ownCuts('w-1', 7)[0]!.secret]), 3000)
})

it('does not cut for onlookers, without a bet, or when bets are closed', async () => {
  for (const { cutter, sent } of [house({ sits: () => undefined }), house({ wants: () => false })]) {
    cutter.hears(status)
    await cutter.settled()
    expect(sent).toEqual([])
  }
  const { cutter, sent } = house()
  cutter.hears({ ...status, phase: 'playing' as const })
  await cutter.give()
  expect(sent).toEqual([])
})

it('remembers what was shown, and since which round', () => {
  const { cutter } = house()
  cutter.hears({ ...status, phase: 'playing' as const })
  expect(noted('root', 'w-1', 1)).toEqual(expect.objectContaining({ hash: 'cc', round: 8 }))
  expect(noted('seed', 'w-1', 7)).toBeUndefined()
  cutter.hears({ ...status, round: 8, hash: 'ee', chain: 'ff' })
  expect(noted('seed', 'w-1', 8)?.hash).toBe('ee')
  cutter.hears({ ...status, round: 8, hash: 'another' })
  expect(noted('seed', 'w-1', 8)?.hash).toBe('ee')
})
