import { beforeEach, expect, it } from 'vitest'
import { cutHash } from '../fair/digest'
import { KenoCuts } from './cutting'
import type { Status } from './ops'

const hash = 'a'.repeat(64)
const status = (more: Partial<Status>): Status => ({
  event: 5, now: '2026-11-16T12:00:00Z', race: 3, phase: 'open', round: 4, hash, chain: hash, tickets: 1,
  series: [{ series: 1, first: 1, root: hash }, { series: 2, first: 257, root: hash }], ...more,
})

beforeEach(() => {
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})

it('cuts a game in which one has a ticket, once, and opens the cut when the game is locked out', async () => {
  const given: [number, string][] = []
  const opened: [number, string][] = []
  const asks = {
    id: 'keno-1',
    cut: async (round: number, h: string) => (given.push([round, h]), status({})),
    openCut: async (round: number, secret: string) => (opened.push([round, secret]), status({})),
  }
  const settled = () => new Promise((done) => setTimeout(done, 20))
  const cuts = new KenoCuts(asks, () => 'ann')
  cuts.hears(status({}))
  await settled()
  expect(given).toEqual([])
  cuts.bought(3)
  cuts.hears(status({ event: 6 }))
  await settled()
  expect(given).toHaveLength(1)
  expect(opened).toEqual([])
  cuts.hears(status({ event: 7, phase: 'locked', opening: '2026-11-16T12:00:05Z' }))
  cuts.hears(status({ event: 8, phase: 'locked', opening: '2026-11-16T12:00:05Z' }))
  await settled()
  expect(opened).toHaveLength(1)
  expect(await cutHash('keno-1', 4, 0, 'ann', opened[0]![1])).toBe(given[0]![1])
  cuts.hears(status({ event: 9, race: 4, round: 5 }))
  await settled()
  expect(given).toHaveLength(1)
})
