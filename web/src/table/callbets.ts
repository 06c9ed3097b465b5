// Bets that are called by name at roulette: parts of the wheel, covered with chips on the layout. They are those of a wheel
// whose numbers lie as these bets suppose, which is the one with a single zero.
import type { Area } from './felt'
import { straightOf } from './racetrack'

export interface CallBet {
  id: 'voisins' | 'tiers' | 'orphelins'
  /** The numbers under each pile of chips, and how many chips. */
  piles: { on: string[]; chips: number }[]
}

const pile = (text: string, chips = 1) => ({ on: text.split(' '), chips })

export const callBets: CallBet[] = [
  {
    id: 'voisins', // the zero's neighbours, from 22 to 25
    piles: [
      // the regulation has no wager on 0, 2 and 3 together: two splits of the zero cover them with as many chips
      pile('0 2'), pile('0 3'), pile('4 7'), pile('12 15'), pile('18 21'), pile('19 22'), pile('32 35'), pile('25 26 28 29', 2),
    ],
  },
  { id: 'tiers', piles: [pile('5 8'), pile('10 11'), pile('13 16'), pile('23 24'), pile('27 30'), pile('33 36')] },
  { id: 'orphelins', piles: [pile('1'), pile('6 9'), pile('14 17'), pile('17 20'), pile('31 34')] },
]

/** chipsOf is how many chips a call bet takes. */
export const chipsOf = (bet: CallBet) => bet.piles.reduce((sum, p) => sum + p.chips, 0)

/** The parts of the wheel that a call bet covers: one for the zero's neighbours and the third across, two for the orphans. */
const parts = { voisins: 1, tiers: 1, orphelins: 2 }

/** fits says whether the pockets of a call bet lie beside each other on a wheel, as they must. */
export function fits(bet: CallBet, stops: { label: string }[]): boolean {
  const covered = new Set(bet.piles.flatMap((p) => p.on))
  const on = stops.map((s) => covered.has(s.label))
  const begins = on.filter((is, i) => is && !on.at(i - 1)).length
  return on.filter(Boolean).length === covered.size && begins === parts[bet.id]
}

/** areaOf is the wager on numbers together: its id ends with them, in whatever order. */
export function areaOf(numbers: string[], areas: Area[]): string | undefined {
  if (numbers.length === 1) return straightOf(numbers[0] ?? '', areas)
  const wanted = numbers.toSorted().join()
  return areas.find((a) => a.wager.split('-').slice(1).toSorted().join() === wanted)?.wager
}

/** stakesOf are the wagers of a call bet with a chip; none if the wheel or the layout has no such places. */
export function stakesOf(bet: CallBet, stops: { label: string }[], areas: Area[], chip: number): { area: string; amount: number }[] | null {
  if (!fits(bet, stops)) return null
  const stakes = bet.piles.flatMap((p) => {
    const area = areaOf(p.on, areas)
    return area ? [{ area, amount: p.chips * chip }] : []
  })
  return stakes.length === bet.piles.length ? stakes : null
}
