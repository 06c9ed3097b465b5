import type { Part } from '../part'

export default {
  // client
  houseDoesNotAnswer: 'The casino does not answer. Check your connection.',

  // Paragraphs
  thereNoDescriptionThis: 'There is no description of this paragraph.',
  ourReading: 'Our reading:',

  // cards
  joker: 'joker',
  secondJoker: 'second joker',
  ranks: {
    A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five', 4: 'four', 3: 'three', 2: 'two',
  },
  suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
  cardFaceDown: 'a card face down',
  cardOf: (rank: Part, suit: Part) => `${rank} of ${suit}`,

  // law
  and: ' and ',
  houseRules: 'house rules',
  houseRulesOf: (game: Part) => `house rules, ${game}`,
  rule: (title: Part, rule: Part) => `${title}, rule ${rule}`,
  dealtUnderNJ: (chapter: Part, more: Part) =>
    `Dealt under N.J.A.C. ${chapter}, New Jersey's rules of the games${more}.`,
  by: (titles: Part) => `, and by ${titles}`,
  dealtUnderHouseRules: (name: Part) =>
    `${name} is dealt under house rules, which are this casino's own and not N.J.A.C. 19:47.`,
  edition: (edition: Part) => `${edition} edition`,
  confidence: { high: 'high confidence', medium: 'medium confidence', low: 'low confidence' },

  // tiles
  tileFaceDown: 'a tile face down',
  tile: (low: Part, high: Part) => `tile ${low} and ${high}`,
}
