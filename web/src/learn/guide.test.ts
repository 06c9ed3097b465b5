import { describe, expect, it } from 'vitest'
import type { Wager } from '../api/client'
import { firstBet, stepOf, type Standing } from './guide'

const start: Standing = { seated: false, poker: false, asked: false, betting: true, staked: false, ready: false, played: false }

describe('a guided round', () => {
  it('goes from the seat to the result', () => {
    expect(stepOf(start)).toBe('sit')
    expect(stepOf({ ...start, seated: true })).toBe('bet')
    expect(stepOf({ ...start, seated: true, staked: true })).toBe('ready')
    expect(stepOf({ ...start, seated: true, staked: true, ready: true })).toBe('watch')
    expect(stepOf({ ...start, seated: true, staked: true, betting: false })).toBe('watch')
    expect(stepOf({ ...start, seated: true, staked: true, betting: false, asked: true })).toBe('answer')
    expect(stepOf({ ...start, seated: true, played: true })).toBe('over')
  })
  it('rolls again while a bet is not decided', () => {
    expect(stepOf({ ...start, seated: true, staked: true, played: true })).toBe('again')
  })
  it('asks for no bet where the cards come first', () => {
    expect(stepOf({ ...start, seated: true, poker: true })).toBe('ready')
    expect(stepOf({ ...start, seated: true, poker: true, staked: true, played: true })).toBe('over')
  })
  it('answers before anything else, also between two rounds', () => {
    expect(stepOf({ ...start, seated: true, asked: true })).toBe('answer')
  })
})

describe('the first bet', () => {
  const bets = [
    { id: 'ante-1', group: 'ante', seat: 1 }, { id: 'ante-3', group: 'ante', seat: 3 }, { id: 'main-3-hand-2', group: 'main', seat: 3, never: true },
    { id: 'main-1', group: 'main', seat: 1 }, { id: 'main-3', group: 'main', seat: 3 }, { id: 'place-6', group: 'place' },
  ] as Wager[]
  it('is at one\'s own seat', () => {
    expect(firstBet(bets, 'ante-1', 3)?.id).toBe('ante-3')
    expect(firstBet(bets, 'main-1', 3)?.id).toBe('main-3')
    expect(firstBet(bets, 'place-6', 3)?.id).toBe('place-6')
    expect(firstBet(bets, '', 3)).toBeUndefined()
  })
})
