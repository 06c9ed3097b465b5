// The game at whose table one is: the foot of every page says by which rules it is dealt.
import type { GameTitle } from '../api/client'

class Dealt {
  game = $state.raw<GameTitle>()
}

export const dealt = new Dealt()
