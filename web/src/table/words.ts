// Events in words, with the arithmetic of what moved.
import type { Event, S, Wager } from '../api/client'
import type { Mark } from './stage'
import { cardName, cardSign } from '../lib/cards'
import { hiddenTile, tileName } from '../lib/tiles'
import { dealt } from '../lib/dealt.svelte'
import { dollars } from '../lib/money'
import { inWords, noticeSays } from '../words/rules'
import type { Line } from './lines'
import { toldOf } from './toldof'
import { words } from '../words/table'

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
  return cost > 0 ? ` ${dollars(cost)}` : words.back(dollars(-cost))
}

/** Outcomes of which there are more than so many are counted and not listed. */
const listed = 7

/** outlookSays is what wins a wager and what loses it: "8 wins $5, 7 loses". */
export function outlookSays(o: S['Outlook']): string {
  const signed = (outcome: string) => (/^[2-9TJQKA][cdhs]$/.test(outcome) ? cardSign(outcome) : outcome)
  const outcomes = (on: string[]) => (on.length > listed ? (/^\d-\d/.test(on[0] ?? '') ? words.rolls : words.numbers)(on.length) : on.map(signed).join(' '))
  const verb = (on: string[], one: string, many: string) => (on.length === 1 ? one : many)
  const all = o.wins.reduce((sum, w) => sum + w.on.length, 0) + o.loses.length
  const parts = o.wins.map((w) => `${outcomes(w.on)} ${verb(w.on, words.winOne, words.winMany)} ${dollars(w.amount)}`)
  if (o.loses.length > listed && all > 2 * listed) parts.push(words.othersLose)
  else if (o.loses.length > 0) parts.push(`${outcomes(o.loses)} ${verb(o.loses, words.loseOne, words.loseMany)}`)
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
  return all.length > 1 ? words.upToOdds(inWords(best)) : inWords(best)
}

/** markSays is what became of a wager, with a sign: "+$10", "−$5", "= back", "↩ back" of one that was withdrawn. */
export function markSays(m: Mark): string {
  if (m.kind === 'won') return words.wonMark(dollars(m.amount))
  if (m.kind === 'lost') return words.lostMark(dollars(m.amount))
  return m.event.why === 'withdrawn' ? words.markWithdrawn : words.markBack
}

/** markName is the same for those who do not see it: "won $10", "lost $5", "returned", "withdrawn". */
export function markName(m: Mark): string {
  if (m.kind === 'back') return m.event.why === 'withdrawn' ? words.withdrawn : words.returned
  return m.kind === 'won' ? words.wonAmount(dollars(m.amount)) : words.lostAmount(dollars(m.amount))
}

/** plain begins a text with a capital letter. */
export const plain = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What lies on an area: chips, and a match play coupon beside them. */
export const withCoupon = (amount: number, coupon: number) => dollars(amount) + (coupon > 0 ? words.matchPlayCoupon(dollars(coupon)) : '')

/** waitingFor says whose answers the table waits for: "Waiting for Ann and 2 others". */
export function waitingFor(seats: number[], name: (seat: number) => string): string {
  const [first, second] = seats.map((n) => (name(n) === words.you ? words.youSmall : name(n)))
  if (seats.length <= 1) return words.waitingFor(first ?? words.playersSmall)
  return words.waitingForSeveral(first ?? '', seats.length === 2 ? (second ?? '') : words.others(seats.length - 1))
}

/** partyOf says whose money it is: "Ann", "Ann and the house, half each"; nothing where it is the house's alone. */
function partyOf(e: Event, names: Names): string {
  const bank = names.seat(e.bank ?? 0)
  const who = bank === words.you ? words.youSmall : bank
  switch (e.against) {
    case 'bank':
      return who
    case 'half':
      return words.houseHalfEach(who)
    case 'centre':
      return words.centreTable
    default:
      return ''
  }
}

/** Choices that are verbs, as somebody would tell of them: "Ann raises". */
const verbs = new Set([
  'accept', 'bet', 'bid', 'call', 'check', 'concede', 'cut', 'decline', 'double', 'draw', 'fold', 'insure', 'pass', 'play', 'raise',
  'show', 'split', 'stand', 'surrender', 'withdraw',
])

/** sayOf is a choice as it reads after "to", in the words of the game: "draw for the first card". */
function sayOf(choice: string): string {
  const said = dealt.game?.offers.flatMap((o) => o.choices).find((c) => c.choice === choice)?.say
  return said && said !== choice ? said : choiceName(choice)
}

/** told says who made a choice: "You hit", "Ann draws for the first card"; "Ann: second" where it is no verb. */
function told(choice: string, who: string): string {
  const say = verbs.has(choice) ? choiceName(choice) : sayOf(choice)
  if (!verbs.has(choice) && say === choiceName(choice)) return `${who}: ${say}`
  return who === words.you ? words.youChoose(say) : words.theyChoose(who, say)
}

/** faces are cards in signs, as somebody would write them down: "A♠ 8♦", and tiles by their spots: "3-6 5-5". */
const faces = (of: Event[]) => of.map((e) => (e.tile === hiddenTile ? tileName(e.tile) : (e.tile ?? cardSign(e.card ?? '')))).join(' ')

/** tell says what happened, in a sentence. */
export function tell(e: Line, names: Names): string {
  const who = names.seat(e.seat ?? 0)
  const you = who === words.you
  const verb = (does: keyof typeof words.own) => `${who} ${(you ? words.own : words.other)[does]}`
  const area = e.area ? names.area(e.area) : ''
  const on = area && !names.isMain(e.area ?? '') ? words.onWager(area) : ''
  const amount = dollars(e.amount ?? 0)
  const stake = dollars(e.stake ?? 0)
  const party = partyOf(e, names)
  switch (e.kind) {
    case 'announce':
      return `“${noticeSays(e.text ?? '')}”`
    case 'outcome': {
      const dice = (e.faces ?? []).filter((f) => f > 0) // of those that were thrown
      const sum = String(dice.reduce((a, b) => a + b, 0))
      if (dice.length > 1 && e.text === sum) return words.diceShow(dice.join(', '), sum)
      return plain(e.text ?? '')
    }
    case 'incident':
      return words.incident((e.word ?? '').replaceAll('-', ' '))
    case 'note':
    case 'post':
      return e.seat ? toldOf(who, e.text ?? '') : plain(noticeSays(e.text ?? ''))
    case 'arrive':
      if (e.coupon) return words.bringsMatchPlayCoupons(e.name ?? '', dollars(e.coupon))
      return words.takesSeatWith(e.name ?? '', e.seat ?? 0, amount)
    case 'depart':
      return words.leavesSeat(e.name || words.somebody, e.seat ?? 0)
    case 'bet':
      if (e.tender === 'coupon') return words.matchPlayCouponOn(verb('put'), amount, area)
      return `${verb(e.posted ? 'post' : 'bet')} ${amount}${on}`
    case 'vigorish':
      return words.vigorish(verb('pay'), amount, on)
    case 'marker':
      return words.vigorish(verb('owe'), stake, on)
    case 'reduce':
      return words.takesFrom(verb('take'), amount, area)
    case 'call':
      return words.isOnOrOff(who, area, e.on ? words.wagerOn : words.wagerOff)
    case 'move':
      return words.moves(who, area, names.area(e.to ?? ''))
    case 'pay':
      return `${verb('win')} ${amount}${on}${e.odds ? words.atOdds(inWords(e.odds)) : ''}${party && words.fromParty(party)}`
    case 'collect':
      return `${verb('lose')} ${stake}${on}${party && words.choiceTo(party)}`
    case 'cover':
      return words.asideAsBankPay(verb('set'), amount)
    case 'release':
      return words.backWasSetAside(verb('get'), amount)
    case 'centre': {
      const owner = party || words.house
      if ((e.amount ?? 0) < 0) return words.goesFromCentreTable(dollars(-(e.amount ?? 0)), owner)
      return words.goesToCentreTable(amount, owner)
    }
    case 'feed':
      if ((e.amount ?? 0) < 0) return words.comesOffProgressiveMeter(dollars(-(e.amount ?? 0)))
      return words.goesOnProgressiveMeter(amount)
    case 'refill':
      return words.housePutsOnProgressive(amount)
    case 'return':
      if (e.why === 'withdrawn') return `${verb('withdraw')} ${stake}${area && words.fromParty(area)}`
      return words.takesBack(verb('get'), dollars(e.stake || e.amount || 0), area ? words.fromParty(area) : '')
    case 'offer':
      return words.asked(who, e.text ?? '')
    case 'answer':
      return `${told(e.word ?? '', who)}${e.amount ? (e.word === 'raise' ? words.choiceTo(amount) : ` ${amount}`) : ''}${e.cards ? `: ${faces(e.cards)}` : ''}`
    case 'shuffle':
      return plain(e.text || words.cardsShuffled)
    case 'fold':
    case 'concede':
    case 'all-in':
    case 'button':
    case 'begins':
      return e.seat ? toldOf(who, e.text || e.kind) : plain(e.text || e.kind)
    case 'discard':
      return words.discarded(names.box(e.box ?? 0), faceName(e))
    case 'form':
      return words.formsAnotherHand(names.box(e.toBox ?? 0), faceName(e))
    case 'pot':
      return `${plain(e.text || (e.pot ? words.theSidePot(e.pot) : words.theMainPot))}${e.amount ? `: ${amount}` : ''}`
    case 'deal':
      return `${names.box(e.box ?? 0)}: ${e.cards ? faces(e.cards) : faceName(e)}`
    case 'turn': {
      const box = names.box(e.box ?? 0)
      const shows = (box === words.you ? words.own : words.other).show
      return e.cards ? `${box} ${shows} ${faces(e.cards)}` : words.showsCard(box, shows, faceName(e))
    }
    case 'burn':
      return e.card === '??' ? words.cardBurned : words.burned(faceName(e))
    case 'award':
      return `${verb('win')} ${amount}${e.low ? words.forTheLow : ''}${e.worth ? words.withHand(e.worth) : ''}: ${e.text}`
    case 'rake':
      return e.seat ? `${verb('pay')} ${amount}: ${e.text}` : words.rake(amount)
    case 'void':
      return words.roundVoid(e.text ?? '')
    case 'refuse':
      return e.seat && !you ? words.refusedTo(who, e.text ?? '') : words.refused(e.text ?? '')
    case 'series':
      return words.seedsRoundsFixed(e.round ?? 0, (e.round ?? 0) + 255)
    case 'commit':
      return words.hashSeedRoundShown(e.round ?? 0)
    case 'reveal':
      return revealed(e)
    case 'cut':
      return `${you ? words.youCut : words.cuts(e.name || who)}`
    case 'no-more-bets':
      return e.beacon ? words.noMoreBetsBeacons(e.beacon ?? 0) : words.noMoreBetsCutsOpened
    case 'open':
      return you ? words.youOpenYourCut : words.opensCut(e.name || who)
    case 'unopened':
      return words.cutsWereNotOpened((e.seats ?? []).map((n) => words.seatAndName(n, names.seat(n))).join('; '))
    case 'beacon':
      return words.beaconsValueItsRound(e.beacon ?? 0)
    case 'floor':
      return e.name || e.person ? `${e.name || e.person} ${e.text}` : plain(e.text ?? '')
    case 'correction':
      return corrected(e)
    case 'close':
      return words.gamingCeases(e.text ?? '')
    default:
      return plain(e.text ?? e.kind)
  }
}

/** corrected says what becomes of a payment that was wrong. */
function corrected(e: Event): string {
  const of = [e.name || e.person || '', dollars(Math.abs(e.amount ?? 0)), e.round ?? 0] as const
  if (e.word === 'asked') return words.correctionAsked(...of)
  if (e.word === 'declined') return words.correctionDeclined(...of)
  return (e.amount ?? 0) < 0 ? words.correctionTaken(...of) : words.correctionPaid(...of)
}

/** revealed says which seeds are published. */
function revealed(e: Event): string {
  const n = e.seeds?.length ?? 0
  if (n === 0) return words.seedRoundKeptForAuditors(e.round ?? 0)
  return n === 1 ? words.seedRoundPublished(e.round ?? 0) : words.seedsRoundsPublished(e.round ?? 0, (e.round ?? 0) + n - 1)
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
        lines.push(words.paidByOdds(dollars(stake), inWords(e.odds ?? ''), dollars(stake), odds[1] ?? '', odds[2] ?? '', dollars(Math.round(exact))))
        if (Math.round(exact) !== amount) lines.push(words.paidOnPartWager(dollars(amount)))
      } else if (odds) {
        lines.push(words.paidAtWagerStays(inWords(e.odds ?? ''), dollars(amount)))
      } else {
        lines.push(words.paid(dollars(amount)))
      }
      if (stake > 0) lines.push(words.withWagerBack(dollars(stake), dollars(amount + stake)))
      if (e.coupon) lines.push(words.forCoupon(dollars(e.coupon)))
      if (e.against === 'half') lines.push(words.fromBankFromHouse(dollars(e.share ?? 0), dollars(amount - (e.share ?? 0))))
      return lines
    }
    case 'collect':
      if (e.against !== 'half') return [words.lost(dollars(stake))]
      return [words.lost(dollars(stake)), words.bankHouse(dollars(e.share ?? 0), dollars(stake - (e.share ?? 0)))]
    case 'return':
      if (e.why === 'withdrawn') return [words.takenBackBeforeWas(dollars(stake))]
      return [words.backNeitherWonNor(dollars(stake || amount))]
    case 'bet':
      return amount === stake ? [words.wageredAmount(dollars(amount))] : [words.wageredMoreInAll(dollars(amount), dollars(stake))]
    case 'award':
      return [words.outPot(dollars(amount))]
    case 'vigorish':
      return [words.charged(dollars(amount))]
    default:
      return amount ? [words.plainAmount(dollars(amount))] : []
  }
}
