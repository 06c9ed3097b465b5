// Cards in words and signs.
import { words } from '../words/common'

export const signs: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }

export const hidden = '??'
/** The jokers, which have no suit; of two the second is told apart. */
export const isJoker = (card: string) => card === 'Jk' || card === 'J2'
export const isRed = (card: string) => card[1] === 'h' || card[1] === 'd'
export const rankOf = (card: string) => (isJoker(card) ? '★' : card[0] === 'T' ? '10' : (card[0] ?? ''))

export function cardName(card: string): string {
  if (card === hidden) return words.cardFaceDown
  if (isJoker(card)) return card === 'J2' ? words.secondJoker : words.joker
  const rank = (words.ranks as Record<string, string>)[card[0] ?? '']
  const suit = (words.suits as Record<string, string>)[card[1] ?? '']
  return rank && suit ? words.cardOf(rank, suit) : card
}

export const cardSign = (card: string) => (card === hidden ? '🂠' : rankOf(card) + (signs[card[1] ?? ''] ?? ''))

/** How high a card stands when a hand is put in order: the joker, then from the ace down. All tiles stand alike. */
export function strength(card: string): number {
  if (isJoker(card)) return 13
  return signs[card[1] ?? ''] ? '23456789TJQKA'.indexOf(card[0] ?? '') : 0
}
