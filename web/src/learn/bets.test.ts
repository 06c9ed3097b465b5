import { describe, expect, it } from 'vitest'
import type { Game } from '../api/client'
import type { Line } from '../odds/odds'
import { betsOf, keeps } from './bets'

const game = {
  wagers: [
    { id: 'ante-1', name: 'Ante 1', group: 'ante', seat: 1, law: '20.6(a)1', pays: [{ odds: '1 to 1' }] },
    { id: 'play-1', name: 'Play 1', group: 'play', seat: 1, law: '20.6(b)', never: true, pays: [{ odds: '1 to 1' }] },
    { id: 'ante-2', name: 'Ante 2', group: 'ante', seat: 2, law: '20.6(a)1', pays: [{ odds: '1 to 1' }] },
    { id: 'split-1-2', name: 'Split 1 2', group: 'split', law: '5.1', pays: [{ odds: '17 to 1' }] },
    { id: 'split-2-3', name: 'Split 2 3', group: 'split', law: '5.1', pays: [{ odds: '17 to 1' }] },
    { id: 'moved', name: 'Moved', law: '1.2', never: true },
  ],
} as unknown as Game
const line = (wager: string, house_advantage: number, strategy = '') => ({ wager, per: 'bet made', house_advantage, strategy }) as Line

describe('the bets of a game', () => {
  const rows = betsOf(game, [line('ante', 0.0337, 'best play'), line('ante', 0.0765, 'play every hand'), line('split-1-2', 0.05), line('split-2-3', 0.08)])
  it('are a row for each kind, and none for what comes about by itself', () => {
    expect(rows.map((r) => [r.name, r.count, r.asked])).toEqual([['Ante', 1, false], ['Play', 1, true], ['Split', 2, false]])
  })
  it('are a row for those of a kind that pay alike', () => {
    const odds = (n: number, pays: string) => ({ id: `dont-pass-odds-${n}`, name: `Don't Pass odds on ${n}`, group: 'dont-pass-odds', pays: [{ odds: pays }] })
    const craps = { wagers: [odds(4, '1 to 2'), odds(5, '2 to 3'), odds(9, '2 to 3'), odds(10, '1 to 2')] } as unknown as Game
    expect(betsOf(craps, []).map((r) => [r.name, r.pays[0]?.odds])).toEqual([
      ["Don't Pass odds on 4, Don't Pass odds on 10", '1 to 2'],
      ["Don't Pass odds on 5, Don't Pass odds on 9", '2 to 3'],
    ])
    const same = { wagers: [odds(4, '1 to 1'), odds(5, '1 to 1')] } as unknown as Game
    expect(betsOf(same, []).map((r) => [r.name, r.count])).toEqual([["Don't pass odds", 2]])
  })
  it('cost what the best play costs', () => {
    expect(rows.map((r) => keeps(r.lines))).toEqual(['3.37%', '', '5.00% to 8.00%'])
  })
})
