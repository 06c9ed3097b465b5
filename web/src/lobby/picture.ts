// Where the cards of a small picture of a table lie.
import type { S } from '../api/client'

type Laid = S['FeltLaid']

export interface Card {
  x: number
  y: number
  scale: number
  down: boolean
  tile?: number[]
  rank: string
  suit: string
  sign: string
}

export interface Hand {
  cards: Card[]
}

const signs: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣', j: '★' }

/** shown lays out the hands of a picture: with the cards that lie at the table now where there are any, and its own otherwise. */
export function shown(places: readonly Laid[], live: readonly S['ShownHand'][]): Hand[] {
  const shared = new Set(places.filter((p) => !p.own).map((p) => p.box))
  const players = live.filter((h) => !shared.has(h.box) && h.cards.length > 0)
  let next = 0
  return places.map((p) => {
    if (live.length === 0) return hand(p, p.cards)
    const now = p.own ? players[next++] : live.find((h) => h.box === p.box)
    return hand(p, now?.cards ?? [])
  })
}

function hand(p: Laid, cards: readonly string[]): Hand {
  const tiles = cards.some((c) => c.includes('-'))
  const wide = tiles ? p.card * 0.72 : p.card
  const step = cards.length > 1 ? Math.min(wide * 1.06, (Math.max(p.room, wide) - wide) / (cards.length - 1)) : 0
  const left = p.x - (wide + step * (cards.length - 1)) / 2
  const high = wide * (tiles ? 1.8 : 1.4)
  return { cards: cards.map((c, i) => card(c, left + i * step, p.y - high / 2, wide / 100)) }
}

function card(c: string, x: number, y: number, scale: number): Card {
  const at = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, scale: Math.round(scale * 1000) / 1000 }
  if (c.includes('-')) return { ...at, down: false, tile: c.split('-').map(Number), rank: '', suit: '', sign: '' }
  if (c.includes('?')) return { ...at, down: true, rank: '', suit: '', sign: '' }
  const joker = c === 'Jk' || c === 'J2'
  const suit = joker ? 'j' : c.slice(-1)
  return { ...at, down: false, rank: joker ? '' : c.slice(0, -1).replace('T', '10'), suit, sign: signs[suit] ?? '' }
}
