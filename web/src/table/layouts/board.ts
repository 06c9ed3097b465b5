// Where the board of a poker table has the most room on a phone.
import type { around, Drawn } from '../felt'

type Seat = ReturnType<typeof around>[number]

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** What somebody's cards and plate take about the point of a seat, in rem. */
const other = { up: 3.1, plate: 0.3, down: 3.2, cards: 1.9, wide: 2.75 }
/** One's own cards are larger, and reach further up. */
const ownUp = 5
/** The board has five cards with gaps between them; below or above it stands the pot. */
const [cards, gaps, pot] = [5, 1.4, { high: 1.9, wide: 8 }]

interface Board {
  card: number
  y: number
  pot: number
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * roomFor returns the largest board that lies over no player of a table so many rem wide: the width of its cards in rem, and how far
 * down board and pot lie in inches of the felt. It is undefined where only cards that cannot be read would fit. What a hand is worth
 * hangs below a plate when the round is over: the room for it is kept free if there is any.
 */
export function roomFor(seats: Seat[], felt: Drawn, wide: number, me: number): Board | undefined {
  const inch = wide / felt.width
  const taken = (worth: number): Box[] =>
    seats.flatMap((s) => {
      const [x, y] = [s.at.x * inch, s.at.y * inch]
      if (s.player.seat === me) return [{ left: 0, right: wide, top: y - ownUp, bottom: felt.height * inch }]
      return [
        { left: x - other.cards, right: x + other.cards, top: y - other.up, bottom: y },
        { left: x - other.wide, right: x + other.wide, top: y - other.plate, bottom: y + other.down + worth },
      ]
    })
  const middle = (half: number, y: number, high: number): Box =>
    ({ left: wide / 2 - half, right: wide / 2 + half, top: y - high / 2, bottom: y + high / 2 })
  const end = felt.height * inch
  for (const [worth, least] of [[2.5, 2.7], [1.3, 2.4], [0, 2.1]] as const) {
    const boxes = taken(worth)
    const free = (b: Box) => b.top > 0 && boxes.every((x) => !meet(b, x))
    for (let card = 3.8; card > least; card -= 0.1) {
      const [half, high] = [(cards * card + gaps) / 2, 1.4 * card + 0.5]
      for (let y = high / 2; y < end; y += 0.2) {
        if (!free(middle(half, y, high))) continue
        const apart = (high + pot.high) / 2
        const by = [y + apart, y - apart].find((p) => free(middle(pot.wide / 2, p, pot.high)))
        if (by !== undefined) return { card, y: y / inch, pot: by / inch }
      }
    }
  }
  return undefined
}
