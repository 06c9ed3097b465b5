import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { toldOnce } from './words'

const told = (kind: string, seat: number): Event => ({ n: 1, time: '', kind, seat }) as Event
const kinds = (events: Event[]) => toldOnce(events).map((e) => `${e.kind} ${e.seat}`)

describe('what was told', () => {
  it('says of a fold once', () => {
    expect(kinds([told('answer', 2), told('fold', 2), told('answer', 3), told('bet', 3)])).toEqual(['fold 2', 'answer 3', 'bet 3'])
  })
  it('says of a fold once though wagers are collected before it', () => {
    expect(kinds([told('answer', 2), told('collect', 2), told('fold', 2)])).toEqual(['collect 2', 'fold 2'])
  })
  it('keeps an answer that a later fold has nothing to do with', () => {
    expect(kinds([told('answer', 2), told('offer', 3), told('answer', 2), told('fold', 2)])).toEqual(['answer 2', 'offer 3', 'fold 2'])
  })
})
