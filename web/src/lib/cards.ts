// Cards in words and signs.
const ranks: Record<string, string> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', '9': 'nine', '8': 'eight', '7': 'seven', '6': 'six', '5': 'five', '4': 'four', '3': 'three', '2': 'two',
}
const suits: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
export const signs: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }

export const hidden = '??'
/** The jokers, which have no suit; of two the second is told apart. */
const jokers: Record<string, string> = { Jk: 'joker', J2: 'second joker' }
export const isJoker = (card: string) => card in jokers
export const isRed = (card: string) => card[1] === 'h' || card[1] === 'd'
export const rankOf = (card: string) => (isJoker(card) ? '★' : card[0] === 'T' ? '10' : (card[0] ?? ''))

export function cardName(card: string): string {
  if (card === hidden) return 'a card face down'
  if (jokers[card]) return `the ${jokers[card]}`
  const rank = ranks[card[0] ?? '']
  const suit = suits[card[1] ?? '']
  return rank && suit ? `${rank} of ${suit}` : card
}

export const cardSign = (card: string) => (card === hidden ? '🂠' : rankOf(card) + (signs[card[1] ?? ''] ?? ''))

/** How high a card stands when a hand is put in order: the joker, then from the ace down. All tiles stand alike. */
export function strength(card: string): number {
  if (isJoker(card)) return 13
  return suits[card[1] ?? ''] ? '23456789TJQKA'.indexOf(card[0] ?? '') : 0
}
