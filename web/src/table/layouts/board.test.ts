import { expect, it } from 'vitest'
import type { around, Drawn } from '../felt'
import { roomFor } from './board'

type Seat = ReturnType<typeof around>[number]

const felt = { width: 24, height: 36 } as Drawn
const at = (seat: number, x: number, y: number) => ({ player: { seat }, at: { x, y }, bet: { x, y } }) as unknown as Seat
const me = at(1, 12, 32)

/** Six players around a phone's table, oneself at the bottom. */
const six = [me, at(2, 3.4, 21), at(3, 5, 10), at(4, 12, 5), at(5, 19, 10), at(6, 20.6, 21)]

it('gives the board all the room between the players, and none of theirs', () => {
  const found = roomFor(six, felt, 24, 1)!
  expect(found.card).toBeGreaterThan(2.4)
  const [half, high] = [(5 * found.card) / 2, 0.7 * found.card]
  for (const s of six.slice(1)) {
    const beside = s.at.x + 2.75 < 12 - half || s.at.x - 2.75 > 12 + half
    const clear = s.at.y + 3.2 < found.y - high || s.at.y - 0.3 > found.y + high
    expect(beside || clear, `seat ${s.player.seat}`).toBe(true)
  }
  expect(Math.abs(found.pot - found.y)).toBeGreaterThan(high)
})

it('makes the board larger where fewer play, and gives up where it could not be read', () => {
  const three = [me, at(3, 5, 10), at(5, 19, 10)]
  expect(roomFor(three, felt, 24, 1)!.card).toBeGreaterThan(roomFor(six, felt, 24, 1)!.card)
  const crowd = [me, ...[0, 1, 2, 3].flatMap((row) => [6, 12, 18].map((x, i) => at(2 + 3 * row + i, x, 5 + 6 * row)))]
  expect(roomFor(crowd, felt, 24, 1)).toBeUndefined()
})
