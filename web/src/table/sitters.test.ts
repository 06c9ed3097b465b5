import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { Sitters } from './sitters'

const move = (n: number, kind: string, seat: number, person: string) => ({ n, time: '', kind, seat, person, name: person }) as Event
const ann = { person: 'ann', name: 'ann' }

function seen(...moves: Event[]): Sitters {
  const s = new Sitters()
  for (const m of moves) s.see(m)
  return s
}

describe('who sat at a seat', () => {
  it('is who sits there now, if nobody came or left', () => {
    expect(seen().at(2, 5, ann)).toBe(ann)
    expect(seen(move(3, 'arrive', 1, 'bob')).at(2, 5, ann)).toBe(ann)
  })
  it('is who left before the one who sits there now came', () => {
    const s = seen(move(20, 'depart', 2, 'bob'), move(30, 'arrive', 2, 'ann'))
    expect(s.at(2, 10, ann)?.name).toBe('bob')
    expect(s.at(2, 20, ann)?.name).toBe('bob')
    expect(s.at(2, 25, ann)?.name).toBe('bob')
    expect(s.at(2, 30, ann)?.name).toBe('ann')
    expect(s.at(2, 99, ann)?.name).toBe('ann')
  })
  it('is not known where somebody came and we did not see who left', () => {
    expect(seen(move(30, 'arrive', 2, 'ann')).at(2, 10, ann)).toBeUndefined()
  })
  it('does not depend on the order in which it was heard', () => {
    const s = seen(move(30, 'arrive', 2, 'ann'), move(20, 'depart', 2, 'bob'), move(30, 'arrive', 2, 'ann'))
    expect(s.at(2, 10, ann)?.name).toBe('bob')
  })
})
