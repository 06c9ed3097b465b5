import { describe, expect, it } from 'vitest'
import { moved, type Setting, settingOf } from './settings'

const way = (choice: string, low: number[]): Setting => ({ choice, low, lowWorth: '', highWorth: '' })

describe('setting a hand', () => {
  it('moves cards to the low hand and back, and keeps as many there as it has', () => {
    expect(moved([], 4, 2)).toEqual([4])
    expect(moved([4], 1, 2)).toEqual([4, 1])
    expect(moved([4, 1], 6, 2)).toEqual([1, 6])
    expect(moved([4, 1], 4, 2)).toEqual([1])
  })
  it('finds the way that is meant, in whatever order the cards were chosen', () => {
    const ways = [way('a', [0, 1]), way('b', [0, 2])]
    expect(settingOf(ways, [2, 0], 7)?.choice).toBe('b')
    expect(settingOf(ways, [2, 1], 7)).toBeUndefined()
    expect(settingOf(ways, [2], 7)).toBeUndefined()
  })
  it('takes the other hand for the low one where both are as large', () => {
    expect(settingOf([way('a', [0, 1]), way('b', [1, 3])], [0, 2], 4)?.choice).toBe('b')
  })
})
