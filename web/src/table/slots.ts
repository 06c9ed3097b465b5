// Each answer has its slot: it does not come under a finger that was meant for another because a third one is not open now.

interface Kind {
  slots: string[][] // what shares a slot is never open together
  always: number // so many are there whether something is open in them or not
}
/** Of a hand against the dealer's, as at blackjack, and of a round of betting among players. */
const hand: Kind = { slots: [['draw'], ['stand'], ['double'], ['split'], ['surrender']], always: 4 }
const betting: Kind = { slots: [['fold'], ['check', 'call'], ['bet', 'raise']], always: 3 }

export interface Slot {
  id: string
  choice?: string // none if it is not open now
}

/**
 * slotsOf puts the choices of a question into their slots; the first of a slot's names stands there when none is open.
 * What was open once at the table has a slot from then on.
 */
export function slotsOf(choices: string[], poker: boolean, had: string[] = []): Slot[] {
  const kind = poker && ['check', 'call', 'bet', 'raise'].some((c) => choices.includes(c)) ? betting
    : choices.includes('draw') && choices.includes('stand') ? hand : undefined
  if (!kind) return choices.map((c) => ({ id: c, choice: c }))
  const slots = kind.slots.flatMap((names, i): Slot[] => {
    const open = names.filter((n) => choices.includes(n))
    if (open.length === 0) return i < kind.always || names.some((n) => had.includes(n)) ? [{ id: names[0]! }] : []
    return open.map((c) => ({ id: c, choice: c }))
  })
  const rest = choices.filter((c) => !slots.some((s) => s.choice === c))
  return [...slots, ...rest.map((c) => ({ id: c, choice: c }))]
}
