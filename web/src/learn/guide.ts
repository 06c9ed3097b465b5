// What a beginner does next in a guided round, from how the table stands and what the game declares.
import type { Wager } from '../api/client'

export type Step = 'sit' | 'bet' | 'ready' | 'answer' | 'watch' | 'again' | 'over'

export interface Standing {
  seated: boolean
  /** Players play for a pot: nobody bets before the cards. */
  poker: boolean
  asked: boolean
  betting: boolean
  /** One has something on the layout. */
  staked: boolean
  ready: boolean
  /** A round that one wagered in has ended since the guide began. */
  played: boolean
}

/** stepOf is what comes next. A wager that a round did not decide is followed to its end. */
export function stepOf(s: Standing): Step {
  if (!s.seated) return 'sit'
  if (s.asked) return 'answer'
  if (s.played && !(s.staked && !s.poker)) return 'over'
  if (!s.betting || s.ready) return 'watch'
  if (s.poker) return 'ready'
  if (!s.staked) return 'bet'
  return s.played ? 'again' : 'ready'
}

/** firstBet is the area of the first bet in front of one's own seat. */
export function firstBet(wagers: Wager[], first: string, seat: number): Wager | undefined {
  const declared = wagers.find((w) => w.id === first)
  if (!declared?.seat) return declared
  return wagers.find((w) => w.seat === seat && !w.never && (w.group || w.id) === (declared.group || declared.id))
}
