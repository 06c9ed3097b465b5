// Events in words, with the arithmetic of what moved.
import type { Event, S, Wager } from '../api/client'
import type { Mark } from './stage'
import { cardName } from '../lib/cards'
import { tileName } from '../lib/tiles'
import { dealt } from '../lib/dealt.svelte'
import { dollars } from '../lib/money'
import { inWords } from '../words/rules'
import { toldOf } from './toldof'

/** faceName is the card of an event in words, or its tile. */
const faceName = (e: Event) => (e.tile ? tileName(e.tile) : cardName(e.card ?? ''))

export interface Names {
  seat(n: number): string // "You", or what somebody is called
  area(id: string): string
  isMain(id: string): boolean // the bet of the game, which a sentence need not name
  box(n: number): string
}

/** choiceName is a choice as a button and a sentence say it: "hit" for "draw", "discard first" for "discard-first". */
export const choiceName = (choice: string) => inWords(dealt.game?.called?.[choice] ?? choice.replaceAll('-', ' '))

/** priceSays is what a choice costs, after its name: " $10", ", $5 back" of a wager that is withdrawn, or nothing. */
export function priceSays(cost: number): string {
  if (cost === 0) return ''
  return cost > 0 ? ` ${dollars(cost)}` : `, ${dollars(-cost)} back`
}

/** Outcomes of which there are more than so many are counted and not listed. */
const listed = 7

/** outlookSays is what wins a wager and what loses it: "8 wins $5, 7 loses". */
export function outlookSays(o: S['Outlook']): string {
  const outcomes = (on: string[]) => (on.length > listed ? `${on.length} numbers` : on.join(' '))
  const verb = (on: string[], one: string, many: string) => (on.length === 1 ? one : many)
  const all = o.wins.reduce((sum, w) => sum + w.on.length, 0) + o.loses.length
  const parts = o.wins.map((w) => `${outcomes(w.on)} ${verb(w.on, 'wins', 'win')} ${dollars(w.amount)}`)
  if (o.loses.length > listed && all > 2 * listed) parts.push('the others lose')
  else if (o.loses.length > 0) parts.push(`${outcomes(o.loses)} ${verb(o.loses, 'loses', 'lose')}`)
  return parts.join(', ')
}

/** oddsOf is what is printed on a betting area: "40 to 1", "to 40 to 1" of a pay table; nothing of even money. */
export function oddsOf(w: Pick<Wager, 'pays'>): string {
  const ratio = (odds: string) => {
    const [to, one] = odds.split(' to ').map(Number)
    return (to ?? 0) / (one || 1)
  }
  const all = (w.pays ?? []).map((p) => p.odds).filter((o) => / to /.test(o))
  const best = all.toSorted((a, b) => ratio(b) - ratio(a))[0]
  if (!best || best === '1 to 1') return ''
  return all.length > 1 ? `up to ${best}` : best
}

/** markSays is what became of a wager, with a sign: "▲ $10", "✕ lost", "= back", "↩ back" of one that was withdrawn. */
export function markSays(m: Mark): string {
  if (m.kind === 'won') return `▲ ${dollars(m.amount)}`
  if (m.kind === 'lost') return '✕ lost'
  return m.event.why === 'withdrawn' ? '↩ back' : '= back'
}

/** markName is the same for those who do not see it: "won $10", "lost $5", "returned", "withdrawn". */
export function markName(m: Mark): string {
  if (m.kind === 'back') return m.event.why === 'withdrawn' ? 'withdrawn' : 'returned'
  return `${m.kind} ${dollars(m.amount)}`
}

/** plain begins a text with a capital letter. */
export const plain = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What lies on an area: chips, and a match play coupon beside them. */
export const withCoupon = (amount: number, coupon: number) => dollars(amount) + (coupon > 0 ? ` and a match play coupon of ${dollars(coupon)}` : '')

/** waitingFor says whose answers the table waits for: "Waiting for Ann and 2 others". */
export function waitingFor(seats: number[], name: (seat: number) => string): string {
  const [first, second] = seats.map((n) => (name(n) === 'You' ? 'you' : name(n)))
  if (seats.length <= 1) return `Waiting for ${first ?? 'players'}`
  return `Waiting for ${first} and ${seats.length === 2 ? second : `${seats.length - 1} others`}`
}

/** partyOf says whose money it is: "Ann", "Ann and the house, half each"; nothing where it is the house's alone. */
function partyOf(e: Event, names: Names): string {
  const bank = names.seat(e.bank ?? 0)
  const who = bank === 'You' ? 'you' : bank
  switch (e.against) {
    case 'bank':
      return who
    case 'half':
      return `${who} and the house, half each`
    case 'centre':
      return 'the centre of the table'
    default:
      return ''
  }
}

/** toldOnce leaves out answers that the table then tells of itself: who answers by folding is told to fold. */
export function toldOnce(events: Event[]): Event[] {
  return events.filter((e, i) => {
    if (e.kind !== 'answer') return true
    for (const next of events.slice(i + 1)) {
      if (next.kind === 'offer' || next.kind === 'answer') return true
      if (next.kind === 'fold' && next.seat === e.seat) return false
    }
    return true
  })
}

/** Choices that are verbs, as somebody would tell of them: "Ann raises". */
const verbs = new Set([
  'accept', 'bet', 'bid', 'call', 'check', 'concede', 'cut', 'decline', 'double', 'draw', 'fold', 'insure', 'pass', 'play', 'raise',
  'show', 'split', 'stand', 'surrender', 'withdraw',
])

/** told says who made a choice: "You draw", "Ann draws"; "Ann: discard first" where it is no verb. */
function told(choice: string, who: string): string {
  if (!verbs.has(choice)) return `${who}: ${choiceName(choice)}`
  return who === 'You' ? `You ${choice}` : `${who} ${choice}${choice.endsWith('s') ? 'es' : 's'}`
}

/** tell says what happened, in a sentence. */
export function tell(e: Event, names: Names): string {
  const who = names.seat(e.seat ?? 0)
  const you = who === 'You'
  const verb = (one: string, many: string) => `${who} ${you ? one : many}`
  const area = e.area ? names.area(e.area) : ''
  const on = area && !names.isMain(e.area ?? '') ? ` on ${area}` : ''
  const amount = dollars(e.amount ?? 0)
  const stake = dollars(e.stake ?? 0)
  const party = partyOf(e, names)
  switch (e.kind) {
    case 'announce':
      return `“${e.text}”`
    case 'outcome': {
      const dice = e.faces ?? []
      const sum = String(dice.reduce((a, b) => a + b, 0))
      if (dice.length > 1 && e.text === sum) return `The dice show ${dice.join(', ')}: ${sum}`
      return plain(e.text ?? '')
    }
    case 'incident':
      return `Incident: ${(e.word ?? '').replaceAll('-', ' ')}`
    case 'note':
    case 'post':
      return e.seat ? toldOf(who, e.text ?? '') : plain(e.text ?? '')
    case 'arrive':
      if (e.coupon) return `${e.name} brings match play coupons of ${dollars(e.coupon)}`
      return `${e.name} takes seat ${e.seat} with ${amount}`
    case 'depart':
      return `${e.name || 'Somebody'} leaves seat ${e.seat}`
    case 'bet':
      if (e.tender === 'coupon') return `${verb('put', 'puts')} a match play coupon of ${amount} on ${area}`
      return `${verb('bet', 'bets')} ${amount}${on}`
    case 'vigorish':
      return `${verb('pay', 'pays')} ${amount} vigorish${area ? ` on ${area}` : ''}`
    case 'marker':
      return `${verb('owe', 'owes')} ${stake} vigorish${area ? ` on ${area}` : ''}`
    case 'reduce':
      return `${verb('take', 'takes')} ${amount} from ${area}`
    case 'call':
      return `${who}: ${area} is ${e.on ? 'on' : 'off'}`
    case 'move':
      return `${who}: ${area} moves to ${names.area(e.to ?? '')}`
    case 'pay':
      return `${verb('win', 'wins')} ${amount}${on}${e.odds ? ` at ${e.odds}` : ''}${party && ` from ${party}`}`
    case 'collect':
      return `${verb('lose', 'loses')} ${stake}${on}${party && ` to ${party}`}`
    case 'cover':
      return `${verb('set', 'sets')} ${amount} aside as the bank, to pay the others' bets`
    case 'release':
      return `${verb('get', 'gets')} ${amount} back that was set aside as the bank`
    case 'centre': {
      const owner = party || 'the house'
      if ((e.amount ?? 0) < 0) return `${dollars(-(e.amount ?? 0))} goes from the centre of the table to ${owner}`
      return `${amount} goes from ${owner} to the centre of the table`
    }
    case 'feed':
      if ((e.amount ?? 0) < 0) return `${dollars(-(e.amount ?? 0))} comes off the progressive meter`
      return `${amount} goes on the progressive meter`
    case 'refill':
      return `The house puts ${amount} on the progressive meter`
    case 'return':
      if (e.why === 'withdrawn') return `${verb('withdraw', 'withdraws')} ${stake}${area && ` from ${area}`}`
      return `${verb('get', 'gets')} ${dollars(e.stake || e.amount || 0)} back${area ? ` from ${area}` : ''}`
    case 'offer':
      return `${who}${you ? ' are' : ' is'} asked: ${e.text}`
    case 'answer':
      return `${told(e.word ?? '', who)}${e.amount ? ` ${amount}` : ''}`
    case 'shuffle':
      return plain(e.text || 'the cards are shuffled')
    case 'fold':
    case 'concede':
    case 'all-in':
    case 'button':
    case 'begins':
      return e.seat ? toldOf(who, e.text || e.kind) : plain(e.text || e.kind)
    case 'discard':
      return `${names.box(e.box ?? 0)}: ${faceName(e)} is discarded`
    case 'form':
      return `${names.box(e.toBox ?? 0)}: ${faceName(e)} forms another hand`
    case 'pot':
      return `${plain(e.text || (e.pot ? `side pot ${e.pot}` : 'the main pot'))}${e.amount ? `: ${amount}` : ''}`
    case 'deal':
      return `${names.box(e.box ?? 0)}: ${faceName(e)}`
    case 'turn':
      return `${names.box(e.box ?? 0)} ${names.box(e.box ?? 0) === 'You' ? 'show' : 'shows'} the ${faceName(e)}`
    case 'burn':
      return e.card === '??' ? 'A card is burned' : `The ${faceName(e)} is burned`
    case 'award':
      return `${verb('win', 'wins')} ${amount}${e.low ? ' for low' : ''}${e.worth ? ` with ${e.worth}` : ''}: ${e.text}`
    case 'rake':
      return e.seat ? `${verb('pay', 'pays')} ${amount}: ${e.text}` : `Rake ${amount}`
    case 'void':
      return `The round is void: ${e.text}`
    case 'refuse':
      return `Refused: ${e.text}`
    case 'series':
      return `The seeds of rounds ${e.round} to ${(e.round ?? 0) + 255} are fixed`
    case 'commit':
      return `The hash of the seed of round ${e.round} is shown`
    case 'reveal':
      return revealed(e)
    case 'cut':
      return `${you ? 'You cut' : `${e.name || who} cuts`}`
    case 'no-more-bets':
      return e.beacon ? `No more bets; the beacon’s round ${e.beacon} is awaited` : 'No more bets; the cuts are opened'
    case 'open':
      return you ? 'You open your cut' : `${e.name || who} opens the cut`
    case 'unopened':
      return `Cuts that were not opened in time: ${(e.seats ?? []).map((n) => `seat ${n}, ${names.seat(n)}`).join('; ')}`
    case 'beacon':
      return `The beacon’s value of its round ${e.beacon} is here`
    case 'floor':
      return e.name || e.person ? `${e.name || e.person} ${e.text}` : plain(e.text ?? '')
    case 'close':
      return `Gaming ceases: ${e.text}`
    default:
      return plain(e.text ?? e.kind)
  }
}

/** revealed says which seeds are published. */
function revealed(e: Event): string {
  const n = e.seeds?.length ?? 0
  if (n === 0) return `The seed of round ${e.round} is kept for auditors`
  return n === 1 ? `The seed of round ${e.round} is published` : `The seeds of rounds ${e.round} to ${(e.round ?? 0) + n - 1} are published`
}

/** arithmetic shows how an amount came about, a line for each step. */
export function arithmetic(e: Event): string[] {
  const stake = e.stake ?? 0
  const amount = e.amount ?? 0
  switch (e.kind) {
    case 'pay': {
      const lines: string[] = []
      const odds = /^(\d+) to (\d+)$/.exec(e.odds ?? '')
      if (odds && stake > 0) {
        const exact = (stake * Number(odds[1])) / Number(odds[2])
        lines.push(`${dollars(stake)} at ${e.odds}: ${dollars(stake)} × ${odds[1]}/${odds[2]} = ${dollars(Math.round(exact))}`)
        if (Math.round(exact) !== amount) lines.push(`paid: ${dollars(amount)}, on the part of the wager that won`)
      } else if (odds) {
        lines.push(`paid at ${e.odds}: ${dollars(amount)}; the wager stays up`)
      } else {
        lines.push(`paid: ${dollars(amount)}`)
      }
      if (stake > 0) lines.push(`with the wager of ${dollars(stake)} back: ${dollars(amount + stake)}`)
      if (e.coupon) lines.push(`of it for a coupon: ${dollars(e.coupon)}`)
      if (e.against === 'half') lines.push(`of it from the bank: ${dollars(e.share ?? 0)}, from the house: ${dollars(amount - (e.share ?? 0))}`)
      return lines
    }
    case 'collect':
      if (e.against !== 'half') return [`lost: ${dollars(stake)}`]
      return [`lost: ${dollars(stake)}`, `of it to the bank: ${dollars(e.share ?? 0)}, to the house: ${dollars(stake - (e.share ?? 0))}`]
    case 'return':
      if (e.why === 'withdrawn') return [`taken back before it was decided: ${dollars(stake)}`]
      return [`back, neither won nor lost: ${dollars(stake || amount)}`]
    case 'bet':
      return amount === stake ? [`wagered: ${dollars(amount)}`] : [`wagered: ${dollars(amount)} more, ${dollars(stake)} in all`]
    case 'award':
      return [`out of the pot: ${dollars(amount)}`]
    case 'vigorish':
      return [`charged: ${dollars(amount)}`]
    default:
      return amount ? [`amount: ${dollars(amount)}`] : []
  }
}
