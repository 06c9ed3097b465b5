// What lies on a table, made from its events and nothing else.
import type { Event } from '../api/client'
import { hidden } from '../lib/cards'
import { type Award, hear, type Side } from './pots'

export interface Pile {
  seat: number
  area: string
  amount: number
  coupon: number // of match play, beside the chips
  on: boolean // an "on" button lies on it
}

export interface Held {
  box: number
  hand: number
  seat: number
  cards: { key: string; face: string; up: boolean }[]
  gone: boolean // folded, or in the discard rack
}

export interface Mark {
  kind: 'won' | 'lost' | 'back'
  amount: number
  event: Event
}

export interface Outcome {
  n: number
  faces: number[]
  text: string
}

export interface Stage {
  bets: Record<string, Pile>
  hands: Held[]
  marks: Record<string, Mark>
  stacks: Record<number, number> // chips in front of every player
  net: number // of oneself, in the round
  wagered: boolean // one takes part in the round
  outcome: Outcome | null
  outcomes: Outcome[]
  over: boolean // the round is, and what lies there is about to be cleared away
  pot: number // where players play against each other, with what is bet now
  gathered: number // what lies in the pots, when it was last counted
  sides: Side[]
  awards: Award[]
  street: Record<number, number> // bets that are not in the pot yet
  did: Record<number, string>
  drawing: number[] // seats that get new cards for discarded ones
}

export const newStage = (): Stage => ({
  bets: {}, hands: [], marks: {}, stacks: {}, net: 0, wagered: false, outcome: null, outcomes: [], over: false, pot: 0, gathered: 0, sides: [], awards: [], street: {}, did: {}, drawing: [],
})

export const pileKey = (seat: number, area: string) => `${seat}|${area}`

const remembered = 24

/** The paragraphs of two steps that move what is drawn. */
export const betsInPot = '19:47-14.1[betting round]'
const split = '19:47-2.11(b)'

/** What only happens in a round, and so ends what is left of the one before; wagers are made before it, but blind bets in it. */
const begins = new Set(['deal', 'burn', 'announce', 'outcome', 'offer'])
const isPot = (area = '') => area === 'ante' || area === 'bet'

/** apply follows an event. Money is followed only if it is new to the stage: what lay there before is told by the table itself. */
export function apply(s: Stage, e: Event, me: number, money = true) {
  if (e.kind === 'reveal') {
    s.over = true
    return
  }
  if (s.over && (begins.has(e.kind) || (e.kind === 'bet' && isPot(e.area)))) clear(s)
  if (money) follow(s, e, me)
  const seat = e.seat ?? 0
  switch (e.kind) {
    case 'deal':
      deal(s, e)
      break
    case 'turn':
      turn(s, e)
      break
    case 'answer':
      s.did[seat] = e.text ?? ''
      if (e.text === 'discard') s.drawing.push(seat)
      break
    case 'outcome':
      s.outcome = { n: e.n, faces: e.faces ?? [], text: e.text ?? '' }
      s.outcomes = [...s.outcomes, s.outcome].slice(-remembered)
      break
    case 'note':
      note(s, e, seat)
      break
    case 'award':
      s.awards.push({ pot: e.text ?? '', seat, amount: e.amount ?? 0 })
      break
    case 'void':
      s.over = true
      break
  }
}

/** clear takes away what is left of the round before. */
function clear(s: Stage) {
  s.over = false
  s.hands = []
  s.marks = {}
  s.outcome = null
  s.net = 0
  s.pot = 0
  s.gathered = 0
  s.sides = []
  s.awards = []
  s.street = {}
  s.did = {}
  s.drawing = []
  s.wagered = false
}

function follow(s: Stage, e: Event, me: number) {
  const seat = e.seat ?? 0
  const own = seat === me && me !== 0
  const amount = e.amount ?? 0
  const stake = e.stake ?? 0
  const area = e.area ?? ''
  const key = pileKey(seat, area)
  const moves = (change: number) => {
    if (seat) s.stacks[seat] = (s.stacks[seat] ?? 0) + change
  }
  const won = (change: number) => {
    if (own) {
      s.net += change
      s.wagered = true
    }
  }
  switch (e.kind) {
    case 'bet':
      if (e.text === 'coupon') {
        if (s.bets[key]) s.bets[key].coupon = e.coupon ?? 0 // the chips stay as they are
        break
      }
      if (isPot(area)) {
        s.pot += amount
        s.street[seat] = (s.street[seat] ?? 0) + amount
        won(-amount)
      } else {
        if (s.over) delete s.marks[key]
        s.bets[key] = { seat, area, amount: stake, coupon: e.coupon ?? 0, on: s.bets[key]?.on ?? false }
      }
      moves(-amount)
      break
    case 'vigorish':
      moves(-amount)
      won(-amount)
      break
    case 'reduce':
      settle(s, key, amount, e.coupon)
      moves(amount)
      break
    case 'call':
      if (s.bets[key]) s.bets[key].on = e.text === 'on'
      break
    case 'move': {
      const pile = s.bets[key]
      delete s.bets[key]
      if (pile && e.to) s.bets[pileKey(seat, e.to)] = { ...pile, area: e.to }
      break
    }
    case 'pay':
      settle(s, key, stake, e.coupon)
      s.marks[key] = { kind: 'won', amount, event: e }
      moves(amount + stake)
      won(amount)
      break
    case 'collect':
      settle(s, key, stake, e.coupon)
      s.marks[key] = { kind: 'lost', amount: stake, event: e }
      won(-stake)
      break
    case 'return':
      if (isPot(area)) {
        s.pot -= amount || stake
        won(amount || stake)
      } else if (e.text !== 'vigorish') {
        settle(s, key, stake, e.coupon)
        s.marks[key] = { kind: 'back', amount: stake, event: e }
        won(0)
      } else {
        won(stake || amount)
      }
      moves(stake || amount)
      break
    case 'award':
      s.pot = Math.max(0, s.pot - amount)
      s.marks[pileKey(seat, 'pot')] = { kind: 'won', amount: amount + (s.marks[pileKey(seat, 'pot')]?.amount ?? 0), event: e }
      moves(amount)
      won(amount)
      break
    case 'arrive':
      moves(amount)
      break
    case 'depart':
      delete s.stacks[seat]
      break
    case 'rake':
      if (seat) moves(-amount)
      else s.pot = Math.max(0, s.pot - amount)
      break
  }
}

function settle(s: Stage, key: string, amount: number, coupon = 0) {
  const pile = s.bets[key]
  if (!pile) return
  pile.amount -= amount
  pile.coupon -= coupon
  if (pile.amount <= 0) delete s.bets[key]
}

export const handOf = (s: Stage, box: number, hand = 0) => s.hands.find((h) => h.box === box && h.hand === hand)

function deal(s: Stage, e: Event) {
  if (e.box === undefined) return
  const seat = e.seat ?? 0
  const face = e.card ?? hidden
  const card = { key: `c${e.n}`, face, up: face !== hidden }
  let held = handOf(s, e.box, e.hand)
  if (!held) {
    s.hands.push({ box: e.box, hand: e.hand ?? 0, seat, cards: [], gone: false })
    held = s.hands[s.hands.length - 1]!
  }
  if (e.law === split && held.cards.length === 2 && held.cards[0]?.face !== hidden) {
    // the second card of a pair becomes a hand of its own before the first gets another
    const number = s.hands.filter((h) => h.box === held.box).length
    const moved = held.cards.splice(1)
    s.hands.push({ box: held.box, hand: number, seat, cards: moved, gone: false })
  }
  if (s.drawing.includes(seat)) {
    const at = held.cards.findIndex((c) => c.key.startsWith('x'))
    if (at >= 0) {
      held.cards[at] = card
      return
    }
  }
  held.cards.push(card)
}

/** discard marks one's own cards that are to be exchanged. Which ones others exchange nobody sees. */
export function discard(s: Stage, box: number, faces: string[]) {
  for (const c of handOf(s, box)?.cards ?? []) if (faces.includes(c.face)) c.key = 'x' + c.key
}

function turn(s: Stage, e: Event) {
  if (e.box === undefined) return
  const cards = handOf(s, e.box, e.hand)?.cards
  const card = cards?.find((c) => c.face === e.card && c.face !== hidden) ?? cards?.find((c) => c.face === hidden)
  if (!card) return
  card.face = e.card ?? hidden
  card.up = true
}

function note(s: Stage, e: Event, seat: number) {
  const text = e.text ?? ''
  hear(s.sides, e)
  if (e.law === betsInPot) {
    s.street = {}
    if (e.amount) s.pot = s.gathered = e.amount
  } else if (seat && /^(folds|concedes)|go to the discard rack/.test(text)) {
    for (const h of s.hands) if (h.seat === seat) h.gone = true
  } else if (seat && /^\w+ cards? discarded$/.test(text)) {
    const cards = s.hands.find((h) => h.box === seat)?.cards ?? []
    const number = ['', 'one', 'two', 'three', 'four', 'five'].indexOf(text.split(' ')[0] ?? '')
    const known = cards.filter((c) => c.key.startsWith('x')).length
    for (const c of cards.slice(0, Math.max(0, number - known))) c.key = 'x' + c.key
  }
}
