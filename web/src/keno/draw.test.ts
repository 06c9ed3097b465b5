import { expect, test } from 'vitest'
import { drawFrom, drawTwenty } from './draw'

// The same places and numbers stand in keno/draw_test.go of the house.
const places = [0, 0, 77, 5, 0, 74, 73, 10, 20, 30, 40, 50, 60, 3, 2, 1, 0, 62, 61, 60]
const numbers = [1, 80, 78, 6, 79, 75, 74, 11, 21, 31, 41, 51, 61, 4, 3, 2, 76, 63, 62, 68]

test('places among those left give the numbers that the house draws', () => {
  const asked: number[] = []
  const left = [...places]
  expect(drawFrom((among) => (asked.push(among), left.shift() ?? 0))).toEqual(numbers)
  expect(asked).toEqual(Array.from({ length: 20 }, (_, i) => 80 - i))
})

test('a key gives 20 different numbers, always the same', () => {
  const key = new Uint8Array(32).fill(7)
  const drawn = drawTwenty(key)
  expect(new Set(drawn).size).toBe(20)
  expect(drawn.every((n) => n >= 1 && n <= 80)).toBe(true)
  expect(drawTwenty(key)).toEqual(drawn)
})
