// The game at whose table one is: the foot of every page says by which rules it is dealt, and its choices are called as
// its players call them.
import type { Game } from '../api/client'

class Dealt {
  game = $state.raw<Game>()
}

export const dealt = new Dealt()
