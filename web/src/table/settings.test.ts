import { describe, expect, it } from 'vitest'
import { alternatives, coached, moved, sameHand, type Setting, settingOf, worthOf } from './settings'

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
  it('finds the setting that the coach names, and what another one is worth', () => {
    const faces = ['Ks', '9h', '4d', 'Jk', '2c', '2s', '7d']
    const ways = [way('set', [0, 1]), way('set', [2, 0])]
    const values = [
      { choice: 'house-way', ev: 0.2, cost: 0 },
      { choice: 'set', ev: 0.2, cost: 0, low: 'Ks 4d', high: 'Jk 9h 7d 2c 2s' },
      { choice: 'set', ev: 0.05, cost: 0.15, low: '9h Ks', high: 'Jk 7d 4d 2c 2s' },
    ]
    expect(coached(values, ways, faces)).toBe(ways[1])
    expect(worthOf(values, ways[0]!, faces)).toBe(0.05)
    expect(coached([], ways, faces)).toBeUndefined()
    expect(sameHand('Ks 4d', '4d Ks')).toBe(true)
    expect(sameHand('6-6 6-6', '6-6 4-5')).toBe(false)
  })
  it('tells ways apart that have the same cards and divide them otherwise', () => {
    const faces = ['Ks', '9h', '4d', 'Jk', '2c', '2s', '7d']
    const ways = [way('lowest', [0, 1, 2]), way('middle', [0, 2, 1]), way('lowest', [0, 1, 3])]
    expect(alternatives(ways, ways[1])).toEqual([ways[0], ways[1]])
    expect(alternatives(ways, undefined)).toEqual([])
    const values = [
      { choice: 'middle', ev: 0.3, cost: 0, low: 'Ks 4d 9h', high: 'Jk 7d 2c 2s' },
      { choice: 'lowest', ev: 0.1, cost: 0.2, low: 'Ks 9h 4d', high: 'Jk 7d 2c 2s' },
    ]
    expect(coached(values, ways, faces)).toBe(ways[1])
    expect(worthOf(values, ways[0]!, faces)).toBe(0.1)
  })
})
