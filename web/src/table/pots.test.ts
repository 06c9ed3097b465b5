import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { potBet, potsOf } from './pots'
import { apply, newStage } from './stage'

const told = (kind: string, more: Partial<Event>): Event => ({ n: 1, time: '', kind, ...more }) as Event

/** Four players, of whom the first and the second are all-in for less. */
function allIn() {
  const s = newStage()
  for (const seat of [1, 2, 3, 4]) apply(s, told('deal', { seat, box: seat, card: '??' }), 4)
  apply(s, told('gather', { amount: 48_000 }), 4)
  for (const [pot, amount, seats] of [[0, 8000, [1, 2, 3, 4]], [1, 12_000, [2, 3, 4]], [2, 28_000, [3, 4]]] as const)
    apply(s, told('pot', { ...(pot ? { pot } : {}), amount, seats: [...seats] }), 4)
  return s
}

describe('pots', () => {
  it('are told apart by who may win them', () => {
    expect(potsOf(allIn())).toEqual([
      { name: 'Main pot', amount: 8000, seats: [1, 2, 3, 4], won: [] },
      { name: 'Side pot 1', amount: 12_000, seats: [2, 3, 4], won: [] },
      { name: 'Side pot 2', amount: 28_000, seats: [3, 4], won: [] },
    ])
  })
  it('that the same players contend for are one', () => {
    const s = allIn()
    apply(s, told('fold', { seat: 2, box: 2 }), 4)
    expect(potsOf(s).map((p) => [p.name, p.amount, p.seats.join()])).toEqual([
      ['Main pot', 8000, '1,3,4'],
      ['Side pot', 40_000, '3,4'],
    ])
  })
  it('are won one by one, and cleared away', () => {
    const s = allIn()
    apply(s, told('award', { seat: 3, amount: 28_000, pot: 2 }), 4)
    apply(s, told('award', { seat: 1, amount: 4000 }), 4)
    apply(s, told('award', { seat: 2, amount: 4000 }), 4)
    expect(potsOf(s).map((p) => p.won.map((a) => a.seat))).toEqual([[1, 2], [], [3]])
    apply(s, told('commit', {}), 4)
    expect(potsOf(s)).toHaveLength(3) // how they were won stays to be seen
    apply(s, told('burn', {}), 4)
    expect(potsOf(s)).toHaveLength(1)
  })
  it('without a side pot are one', () => {
    expect(potsOf(newStage())).toMatchObject([{ amount: 0, seats: [] }])
  })
})

describe('a bet of a part of the pot', () => {
  const bets = (list: [number, number][], gathered = 0) => {
    const s = newStage([{ id: 'bet', pot: true } as Parameters<typeof newStage>[0] extends (infer W)[] | undefined ? W : never])
    if (gathered) apply(s, told('gather', { amount: gathered }), 1)
    for (const [seat, amount] of list) apply(s, told('bet', { seat, area: 'bet', amount }), 1)
    return s
  }
  it('is that part of what lies there, if nobody has bet', () => {
    const s = bets([], 1200)
    expect([potBet(s, 1, 1 / 2), potBet(s, 1, 1)]).toEqual([600, 1200])
  })
  it('is a raise by the pot after a call', () => {
    // blinds of 100 and 200: with a call of 200 there would be 500
    const s = bets([[2, 100], [3, 200]])
    expect([potBet(s, 1, 1 / 2), potBet(s, 1, 1)]).toEqual([450, 700])
    // who has 100 in front of him already calls with another 100
    expect(potBet(s, 2, 1)).toBe(600)
  })
})
