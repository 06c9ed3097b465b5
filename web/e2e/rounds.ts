// A round of every game: what is bet on at seat 1, and whatever is answered. Where nothing is bet players play against each other.

export interface Round {
  game: string
  areas: string[]
  /** How many others play where nobody can play alone. */
  bots: number
}

const bets: Record<string, string[]> = {
  blackjack: ['main-1'],
  roulette: ['straight-17', 'red'],
  'hold-em': [],
  craps: ['pass', 'field'],
  'punto-banco': ['banker', 'player'],
  'three-card-poker': ['ante-1'],
  // The games above are tried in the short set, too: one of every family.
  minibaccarat: ['banker'],
  'big-six': ['one'],
  'red-dog': ['original-1'],
  'sic-bo': ['big', 'combo-1-2'],
  'pai-gow': ['wager-1'],
  'pai-gow-poker': ['wager-1'],
  'asia-poker': ['wager-1'],
  pokette: ['straight-7c'],
  'seven-card-stud': [],
  'seven-card-stud-high-low': [],
  'seven-card-stud-eight-or-better': [],
  omaha: [],
  'omaha-eight-or-better': [],
  'five-card-draw': [],
  'five-card-draw-low': [],
  'five-card-stud': [],
  'caribbean-stud': ['ante-1'],
  'double-down-stud': ['original-1'],
  'let-it-ride': ['bet-one-1', 'bet-two-1', 'bet-three-1'],
  'spanish-21': ['main-1'],
  'double-attack-blackjack': ['main-1'],
  'four-card-poker': ['ante-1', 'aces-up-1'],
  'texas-holdem-bonus': ['ante-1'],
  'mini-tex': ['ante-1'],
  'three-card-draw': ['ante-1'],
  'casino-war': ['ante-1', 'tie-1'],
  'mississippi-stud': ['ante-1'],
  'ultimate-texas-holdem': ['ante-1', 'blind-1'],
  'boston-5-stud': ['ante-1'],
  'high-card-flush': ['ante-1'],
  'flop-poker': ['ante-1'],
  'mini-dice': ['field'],
  'mini-craps': ['pass', 'field'],
  'chemin-de-fer': ['player'], // a bot has the bank
}

export const rounds: Round[] = Object.entries(bets).map(([game, areas]) => ({
  game,
  areas,
  bots: areas.length === 0 || game === 'chemin-de-fer' ? 3 : 0,
}))
const short = 6

/** A game of every family, in the short set of tests. */
export const families = rounds.slice(0, short)

/** How a test of one game is marked that is not in the short set. */
export const tagOf = (r: Round) => (families.includes(r) ? [] : ['@long'])

/** What is chosen, the first of these that can be: it goes on with the round. */
export const answers = [
  'House way', 'Ride', 'Cut', 'Accept', 'Check', 'Call', 'Play', 'Bet 1x', 'Bet', 'Stand', 'Decline', 'In to win', 'Flop', 'War', 'Stay', 'Draw',
  'Card', 'Natural', 'Show', 'Fold',
]
