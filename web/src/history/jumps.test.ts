import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { before, decisions, next, pauseAt, streets } from './jumps'

const events = ['bet', 'burn', 'deal', 'deal', 'offer', 'answer', 'bet', 'offer', 'answer', 'burn', 'deal', 'collect', 'outcome']
  .map((kind, n) => ({ kind, n }) as Event)

describe('the places of a round', () => {
  it('are where somebody answers, with what was known before', () => {
    expect(decisions(events)).toEqual([5, 8])
  })
  it('are where cards have come, a row at a time', () => {
    expect(streets(events)).toEqual([4, 11, 13])
  })
  it('are gone to from anywhere', () => {
    expect([next([5, 8], 0), next([5, 8], 5), next([5, 8], 8)]).toEqual([5, 8, undefined])
    expect([before([5, 8], 8), before([5, 8], 13), before([5, 8], 5)]).toEqual([5, 8, undefined])
  })
  it('follow each other faster', () => {
    expect(pauseAt(2)).toBe(400)
  })
})
