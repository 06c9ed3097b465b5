// What happened at a table as a person tells it: one line a hand, an answer with its bet and its card.
import type { Event } from '../api/client'
import { hidden } from '../lib/cards'
import { hiddenTile } from '../lib/tiles'

/** What is told in one line: an event, and what was told with it. */
export interface Line extends Event {
  cards?: Event[] // the cards that were dealt or shown with it
  posted?: boolean // a bet that its player had to make: an ante, a blind, the bring-in
}

/** Steps that one asks for: everything that is seen on the felt, or that is only procedure. */
const steps = new Set([
  'note', 'post', 'burn', 'offer', 'shuffle', 'discard', 'form', 'gather', 'pot', 'button', 'begins',
  'series', 'commit', 'cut', 'no-more-bets', 'open', 'beacon', 'reveal', 'sit', 'leave',
])

/** asTold is the log of a table in few lines. Where players play against each other, a bet without a word is posted. */
export function asTold(events: Event[], eachOther: boolean): Line[] {
  return byHand(inOneLine(toldOnce(events), eachOther), eachOther)
}

/** What tells of itself what somebody answered: a hand that is folded, conceded or shown. */
const tells = new Set(['fold', 'concede', 'turn'])

/** toldOnce leaves out answers that the table then tells of itself: who answers by folding is told to fold. */
export function toldOnce(events: Event[]): Event[] {
  return events.filter((e, i) => {
    if (e.kind !== 'answer') return true
    for (const next of events.slice(i + 1)) {
      if (next.kind === 'offer' || next.kind === 'answer') return true
      if (tells.has(next.kind) && next.seat === e.seat) return false
    }
    return true
  })
}

/** What may come between an answer and the bet that is made by it: the cards of a pair are parted first. */
const beforeItsBet = new Set(['form', 'note', 'bet'])

/**
 * inOneLine tells an answer and the one bet that is made by it together: "Ann calls $2", and not "Ann calls", "Ann bets
 * $2". What is answered between two rounds, as a cut, makes no bet: the next one is of the round to come.
 */
export function inOneLine(events: Event[], eachOther = false): Line[] {
  const lines: Line[] = []
  let [answer, bets] = [-1, 0] // where the answer stands that a bet may belong to, and how many its player has made since
  for (const e of events) {
    if (e.kind === 'answer') [answer, bets] = [e.interlude ? -1 : lines.length, 0]
    else if (!beforeItsBet.has(e.kind)) answer = -1
    const by = lines[answer]
    if (e.kind === 'bet' && by && e.seat === by.seat && bets++ === 0) lines[answer] = { ...by, amount: by.amount || e.amount || 0 }
    else lines.push(eachOther && e.kind === 'bet' ? { ...e, posted: true } : e)
  }
  return lines
}

/**
 * byHand leaves the steps out, and what is declined before there are cards, as the cut that the law has offered. It tells the
 * cards of a hand in one line, those that are dealt and those that are shown.
 * A card for which somebody has asked is told with the answer; at poker nobody asks for one.
 */
function byHand(events: Line[], eachOther: boolean): Line[] {
  const lines: Line[] = []
  let hands = new Map<string, number>() // the line of each hand that cards were dealt to, or shown of, since anything else was told
  let answer = -1 // the line of an answer that a card may follow
  let begun = false // whether cards or tiles were dealt since bets were closed
  const dealt = new Set<number>() // the hands that have cards: whoever has none has cut, and asked for nothing
  for (const [i, e] of events.entries()) {
    if (e.kind === 'no-more-bets' || e.kind === 'begins') begun = false
    else if (e.kind === 'deal') begun = true
    if (!begun && e.kind === 'answer' && e.word === 'decline') continue
    const shown = e.kind === 'turn' && events[i - 1]?.kind !== 'burn' // a card that is shown as it is burned is a step
    if (!shown && e.kind !== 'deal') {
      if (steps.has(e.kind) || e.kind === 'turn') continue
      hands = new Map()
      if (e.kind === 'bet') dealt.clear()
      answer = e.kind === 'answer' ? lines.push(e) - 1 : (lines.push(e), -1)
      continue
    }
    const asked = !eachOther && dealt.has(e.box ?? 0) ? lines[answer] : undefined
    dealt.add(e.box ?? 0)
    if (e.tile ? e.tile === hiddenTile : (e.card ?? hidden) === hidden) continue
    const key = `${e.kind} ${e.box ?? 0}`
    const at = hands.get(key)
    if (at !== undefined) lines[at] = withCard(lines[at]!, e)
    else if (e.kind === 'deal' && asked && asked.seat === e.seat && (e.seat ?? 0) > 0) lines[answer] = withCard(asked, e)
    else hands.set(key, lines.push({ ...e, cards: [e] }) - 1)
  }
  return lines
}

const withCard = (line: Line, e: Event): Line => ({ ...line, cards: [...(line.cards ?? []), e] })

