// Cards in words and signs.
const ranks: Record<string, string> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', '9': 'nine', '8': 'eight', '7': 'seven', '6': 'six', '5': 'five', '4': 'four', '3': 'three', '2': 'two',
}
const suits: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
export const signs: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }

export const hidden = '??'
export const isRed = (card: string) => card[1] === 'h' || card[1] === 'd'
export const rankOf = (card: string) => (card[0] === 'T' ? '10' : (card[0] ?? ''))

export function cardName(card: string): string {
  if (card === hidden) return 'a card face down'
  const rank = ranks[card[0] ?? '']
  const suit = suits[card[1] ?? '']
  return rank && suit ? `${rank} of ${suit}` : card
}

export const cardSign = (card: string) => (card === hidden ? '🂠' : rankOf(card) + (signs[card[1] ?? ''] ?? ''))

/** The count of a blackjack hand, "soft" while an ace counts eleven; nothing if a card is hidden. */
export function count21(cards: string[]): string {
  if (cards.length < 2) return ''
  let sum = 0
  let ace = false
  for (const c of cards) {
    if (c === hidden) return ''
    const r = c[0] ?? ''
    if (r === 'A') ace = true
    sum += r === 'A' ? 1 : 'TJQK'.includes(r) ? 10 : Number(r)
  }
  if (ace && sum + 10 <= 21) return cards.length === 2 && sum + 10 === 21 ? 'blackjack' : `soft ${sum + 10}`
  return sum > 21 ? `${sum}, over` : String(sum)
}

/** The count of a hand as it is announced, in the way that the layout names; nothing if it names none. */
export const counted = (how: string | undefined, cards: string[]): string => (how === '21' ? count21(cards) : how === '9' ? countBaccarat(cards) : '')

/** The count of a baccarat hand. */
export function countBaccarat(cards: string[]): string {
  if (cards.length === 0 || cards.includes(hidden)) return ''
  return String(cards.reduce((sum, c) => sum + ('TJQK'.includes(c[0] ?? '') ? 0 : c[0] === 'A' ? 1 : Number(c[0])), 0) % 10)
}
