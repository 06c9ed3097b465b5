import type en from '../en/common'
import type { Part } from '../part'

export default {
  // client
  houseDoesNotAnswer: 'la casa no responde; compruebe su conexión',

  // Paragraphs
  thereNoDescriptionThis: 'No hay descripción de este párrafo.',
  ourReading: 'Nuestra lectura:',

  // cards
  joker: 'comodín',
  secondJoker: 'segundo comodín',
  ranks: { A: 'as', K: 'rey', Q: 'reina', J: 'jota', T: 'diez', 9: 'nueve', 8: 'ocho', 7: 'siete', 6: 'seis', 5: 'cinco', 4: 'cuatro', 3: 'tres', 2: 'dos' },
  suits: { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' },
  cardFaceDown: 'una carta boca abajo',
  cardOf: (rank: Part, suit: Part) => `${rank} de ${suit}`,

  // law
  and: ' y ',
  houseRules: 'reglas de la casa',
  houseRulesOf: (game: Part) => `reglas de la casa, ${game}`,
  rule: (title: Part, rule: Part) => `${title}, regla ${rule}`,
  dealtUnderNJ: (chapter: Part, more: Part) =>
    `Se juega según N.J.A.C. ${chapter}, las reglas de juego de Nueva Jersey${more}.`,
  by: (titles: Part) => `, y según ${titles}`,
  dealtUnderHouseRules: (name: Part) =>
    `${name} se juega según reglas propias de este casino, no según N.J.A.C. 19:47.`,
  edition: (edition: Part) => `edición de ${edition}`,
  confidence: { high: 'confianza alta', medium: 'confianza media', low: 'confianza baja' },

  // tiles
  tileFaceDown: 'una pieza boca abajo',
  tile: (low: Part, high: Part) => `pieza ${low} y ${high}`,
} satisfies typeof en
