// What has become of a keno ticket, in the language of the page.
import type { S } from '../api/client'
import { words } from '../words/keno'

export function stateText(state: S['KenoTicket']['state']): string {
  return {
    waiting: words.stateWaiting, playing: words.statePlaying, won: words.stateWon, lost: words.stateLost,
    paid: words.statePaid, void: words.stateVoid, expired: words.stateExpired, past: words.stateOver,
  }[state]
}
