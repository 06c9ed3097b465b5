// The game at whose table one is: the foot of every page says by which rules it is dealt.
class Dealt {
  game = $state.raw<{ name: string; subchapter: string }>()
}

export const dealt = new Dealt()
