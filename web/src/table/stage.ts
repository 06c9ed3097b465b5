// What lies on a table, made from its events and nothing else.
import type { Event, Wager } from '../api/client'
import { hidden } from '../lib/cards'
import { hiddenTile } from '../lib/tiles'
import type { Award, Formed } from './pots'

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
  shown: boolean // its cards were turned face up: they stay in sight until the next round
  worth: string // as it is announced, by the cards that one sees; empty if that is not known
  unqualified: boolean // it is the dealer's and does not play, as the house says
  made: string // the cards that make it for high and for low, as in: As Kd; empty if all its cards do
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
  charged: Record<string, number> // vigorish of the round on what is won, taken before it is paid
  owes: Record<string, number> // vigorish that is taken later, of this round and those before
  stacks: Record<number, number> // chips in front of every player
  net: number // of oneself, in the round
  wagered: boolean // one takes part in the round
  outcome: Outcome | null
  outcomes: Outcome[]
  over: boolean // the round is, and what lies there is about to be cleared away
  next: number // the round after the one that is over
  pot: number // where players play against each other, with what is bet now
  gathered: number // what lies in the pots, when it was last counted
  pots: Formed[] // as the house told of them, the main pot first
  awards: Award[]
  street: Record<number, number> // bets that are not in the pot yet
  did: Record<number, string>
  said: string // what the dealer announced last in the round
  toPot: string[] // wagers that go to a pot
  covers: Record<number, number> // chips that a player who has the bank has set aside to pay others
  centre: number // what lies in the centre of the table
}

/** An empty stage, at a game with these wagers. */
export const newStage = (wagers: Wager[] = []): Stage => ({
  bets: {}, hands: [], marks: {}, charged: {}, owes: {}, stacks: {}, net: 0, wagered: false, outcome: null, outcomes: [], over: false, next: 0,
  pot: 0, gathered: 0, pots: [], awards: [], street: {}, did: {}, said: '', covers: {}, centre: 0,
  toPot: wagers.filter((w) => w.pot).map((w) => w.id),
})

export const pileKey = (seat: number, area: string) => `${seat}|${area}`

const remembered = 24

/** What only happens in a round, and so ends what is left of the one before; wagers are made before it, but blind bets in it. */
const begins = new Set(['deal', 'burn', 'announce', 'outcome', 'offer', 'button', 'begins', 'cover', 'centre'])
/** What ends it between two rounds already: questions are asked there while the last round is still seen. */
const beginsBetween = new Set(['deal', 'burn', 'outcome'])
const startsNew = (s: Stage, e: Event) => (e.interlude ? beginsBetween : begins).has(e.kind) || (e.kind === 'bet' && isPot(s, e.area))
const isPot = (s: Stage, area = '') => s.toPot.includes(area)

/** apply follows an event. Money is followed only if it is new to the stage: what lay there before is told by the table itself. */
export function apply(s: Stage, e: Event, me: number, money = true) {
  if (e.kind === 'commit') { // of the next round, so this one is over
    s.over = true
    s.next = e.round ?? 0
    return
  }
  if (s.over && startsNew(s, e)) clear(s)
  if (money) follow(s, e, me)
  const seat = e.seat ?? 0
  switch (e.kind) {
    case 'deal':
      deal(s, e)
      break
    case 'turn':
      turn(s, e, me)
      break
    case 'form':
      form(s, e)
      break
    case 'discard':
      discard(s, e)
      break
    case 'fold':
    case 'concede':
      for (const h of s.hands) {
        if (e.box === undefined ? h.seat === seat : h.box === e.box && h.hand === (e.hand ?? 0)) [h.gone, h.worth, h.made] = [true, '', '']
      }
      break
    case 'answer':
      s.did[seat] = e.word ?? ''
      break
    case 'announce':
      s.said = e.text ?? ''
      break
    case 'outcome':
      s.outcome = { n: e.n, faces: e.faces ?? [], text: e.text ?? '' }
      s.outcomes = [...s.outcomes, s.outcome].slice(-remembered)
      break
    case 'gather':
      s.street = {}
      if (e.amount) s.pot = s.gathered = e.amount
      break
    case 'pot':
      s.pots[e.pot ?? 0] = { amount: e.amount ?? 0, seats: e.seats ?? [] }
      break
    case 'award':
      s.awards.push({ pot: e.pot ?? 0, seat, amount: e.amount ?? 0, low: e.low ?? false, made: (e.low ? e.madeLow : e.made) ?? '' })
      break
    case 'void':
      s.over = true
      break
    case 'arrive':
      if (!e.coupon) vacate(s, seat)
      break
  }
}

/** vacate takes away what is left before a seat of whoever sat there: somebody else sits there now. */
function vacate(s: Stage, seat: number) {
  s.hands = s.hands.filter((h) => h.seat !== seat)
  s.marks = Object.fromEntries(Object.entries(s.marks).filter(([, m]) => m.event.seat !== seat))
  delete s.did[seat]
}

/** clear takes away what is left of the round before. */
function clear(s: Stage) {
  s.over = false
  s.hands = []
  s.marks = {}
  s.charged = {}
  s.outcome = null
  s.net = 0
  s.pot = 0
  s.gathered = 0
  s.pots = []
  s.awards = []
  s.street = {}
  s.did = {}
  s.said = ''
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
      if (e.tender === 'coupon') {
        if (s.bets[key]) s.bets[key].coupon = e.coupon ?? 0 // the chips stay as they are
        break
      }
      if (isPot(s, area)) {
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
      if (!stake && !s.owes[key]) charge(s, key, amount) // with a stake it is for making the wager
      moves(-amount)
      won(-amount)
      break
    case 'marker':
      s.owes[key] = stake
      break
    case 'reduce':
      settle(s, key, amount, e.coupon)
      moves(amount)
      break
    case 'call':
      if (s.bets[key]) s.bets[key].on = e.on ?? false
      break
    case 'move': {
      const pile = s.bets[key]
      delete s.bets[key]
      if (pile && e.to) s.bets[pileKey(seat, e.to)] = { ...pile, area: e.to }
      break
    }
    case 'cover':
    case 'release':
      s.covers[seat] = stake
      moves(e.kind === 'cover' ? -amount : amount)
      won(0)
      break
    case 'centre':
      s.centre += amount
      banks(s, e, -1, me)
      break
    case 'pay':
      if (e.against === 'centre') s.centre -= amount
      banks(s, e, -1, me)
      settle(s, key, stake, e.coupon)
      s.marks[key] = { kind: 'won', amount: amount - (s.charged[key] ?? 0), event: e }
      delete s.charged[key]
      moves(amount + stake)
      won(amount)
      break
    case 'collect':
      if (e.against === 'centre') s.centre += stake
      banks(s, e, 1, me)
      settle(s, key, stake, e.coupon)
      s.marks[key] = { kind: 'lost', amount: stake, event: e }
      won(-stake)
      break
    case 'return':
      if (isPot(s, area) || e.why === 'uncalled' || e.why === 'pot') {
        s.pot -= amount || stake
        won(amount || stake)
      } else if (e.why !== 'vigorish') {
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

/** charge takes vigorish on what a wager has won from what stands at its circle, or keeps it until the wager is paid. */
function charge(s: Stage, key: string, amount: number) {
  const mark = s.marks[key]
  if (mark?.kind === 'won') s.marks[key] = { ...mark, amount: mark.amount - amount }
  else s.charged[key] = (s.charged[key] ?? 0) + amount
}

/** banks adds the bank's share of what moved to what that player has set aside, or takes it from there. */
function banks(s: Stage, e: Event, sign: 1 | -1, me: number) {
  if (!e.bank) return
  const share = sign * (e.share ?? 0)
  s.covers[e.bank] = (s.covers[e.bank] ?? 0) + share
  if (e.bank !== me) return
  s.net += share
  s.wagered = true
}

function settle(s: Stage, key: string, amount: number, coupon = 0) {
  const pile = s.bets[key]
  if (!pile) return
  pile.amount -= amount
  pile.coupon -= coupon
  if (pile.amount <= 0) delete s.bets[key]
}

/** Changes whenever a card goes from one hand to another: hands that are set are laid anew then, and none of their cards slides aside. */
export const laid = (hands: (Held | undefined)[], sets: boolean | undefined) =>
  sets && hands.length > 1 ? hands.map((h) => h?.cards.length).join() : ''

export const handOf = (s: Stage, box: number, hand = 0) => s.hands.find((h) => h.box === box && h.hand === hand)

/** hold finds a hand, or lays a new one down. */
function hold(s: Stage, box: number, hand: number, seat: number): Held {
  const held = handOf(s, box, hand)
  if (held) return held
  s.hands.push({ box, hand, seat, cards: [], gone: false, shown: false, worth: '', unqualified: false, made: '' })
  return s.hands[s.hands.length - 1]!
}

/** faceOf is the card of an event, or its tile. */
const faceOf = (e: Event) => e.card ?? e.tile ?? hidden
const isHidden = (face: string) => face === hidden || face === hiddenTile
const cardOf = (e: Event) => ({ key: `c${e.n}`, face: faceOf(e), up: !isHidden(faceOf(e)) })

function deal(s: Stage, e: Event) {
  if (e.box === undefined) return
  const held = hold(s, e.box, e.hand ?? 0, e.seat ?? 0)
  held.gone = false
  counts(held, e)
  withShared(s, e)
  const given = held.cards.findIndex((c) => c.key.startsWith('x'))
  if (given >= 0) held.cards[given] = cardOf(e) // it comes for one that was given away
  else held.cards.push(cardOf(e))
}

/** counts hears what a hand is worth, and by which cards. */
function counts(held: Held, e: Pick<Event, 'worth' | 'unqualified' | 'made' | 'madeLow'>) {
  held.worth = e.worth ?? ''
  held.unqualified = e.unqualified ?? false
  held.made = [e.made, e.madeLow].filter(Boolean).join(' ')
}

/** The cards that count: of the hands that win a pot, or as long as none is won of one's own. */
export function lit(s: Stage, me: number): Set<string> {
  const won = s.awards.map((a) => a.made)
  const own = me > 0 && won.length === 0 ? s.hands.filter((h) => h.seat === me && !h.gone).map((h) => h.made) : []
  return new Set([...won, ...own].join(' ').split(' ').filter(Boolean))
}

/** withShared hears what other hands are worth now: with a community card, or without the one that went elsewhere. */
function withShared(s: Stage, e: Event) {
  for (const w of e.worths ?? []) {
    const other = handOf(s, w.box, w.hand)
    if (other && !other.gone) counts(other, w)
  }
}

/** form moves a card to another hand; one that lay before no hand comes from nowhere. */
function form(s: Stage, e: Event) {
  if (e.toBox === undefined) return
  const from = e.box === undefined ? undefined : handOf(s, e.box, e.hand)
  const at = from ? from.cards.findLastIndex((c) => c.face === faceOf(e)) : -1
  const card = from && at >= 0 ? from.cards.splice(at, 1)[0]! : cardOf(e)
  if (from) counts(from, {})
  const to = hold(s, e.toBox, e.toHand ?? 0, e.seat ?? from?.seat ?? 0)
  to.cards.push(card)
  to.shown ||= from?.shown ?? false
  counts(to, e)
  withShared(s, e)
}

/**
 * discard marks a card that left the layout, until another comes for it; of those before the dealer, where none comes, it
 * is taken away. A hand that has lost all is gone, but one that everybody has seen is looked at until the next round.
 */
function discard(s: Stage, e: Event) {
  const held = e.box === undefined ? undefined : handOf(s, e.box, e.hand)
  if (held?.shown) return
  const left = held?.cards.filter((c) => !c.key.startsWith('x')) ?? []
  const card = left.find((c) => c.face === faceOf(e)) ?? left[0]
  if (!held || !card) return
  if (held.box === 0 && left.length > 1) {
    held.cards.splice(held.cards.indexOf(card), 1)
    counts(held, e)
    return
  }
  card.key = 'x' + card.key
  held.gone = left.length === 1
  counts(held, e)
}

/**
 * turn shows a card. Of one's own hand it is the one that one knows already; of another's it is one that was hidden, though
 * there may be the same tile, or the same card of another deck, beside it.
 */
function turn(s: Stage, e: Event, me: number) {
  if (e.box === undefined) return
  const held = handOf(s, e.box, e.hand)
  const known = held?.cards.find((c) => c.face === faceOf(e) && !isHidden(c.face))
  const unknown = held?.cards.find((c) => isHidden(c.face))
  const card = me > 0 && held?.seat === me ? (known ?? unknown) : (unknown ?? known)
  if (!held || !card) return
  counts(held, e)
  card.face = faceOf(e)
  card.up = true
  held.shown = held.cards.every((c) => c.up)
  withShared(s, e)
}
