import type en from '../en/surveillance'
import type { Part } from '../part'

export default {
  // Eye
  round: (round: Part) => `ronda ${round}`,
  live: '● En vivo',
  backLive: 'Volver a en vivo',
  reconnecting: 'Se perdió la conexión. Reconectando …',
  seenBy: 'Visto por',
  surveillanceAllCards: 'Vigilancia: todas las cartas',
  seat: (seat: Part, name: Part) => `Asiento ${seat}: ${name}`,
  spectator: 'Un espectador',
  noCardOnFelt: 'no hay cartas ocultas',
  oneCardHidden: 'una carta oculta',
  cardsHidden: (facedown: Part) => `${facedown} cartas ocultas`,
  seenSays: (viewer: Part, hidden: Part) => `Visto por ${viewer}: ${hidden}.`,
  loadingTables: 'Cargando las mesas …',
  allCards: 'vigilancia',
  aSpectator: 'un espectador',

  // Surveillance
  surveillance: 'Vigilancia',
  backToAll: 'Volver a todas las mesas',
  wall: 'El mural',
  search: 'Buscar',
  tableGameOrPit: 'mesa, juego o sector',
  tables: (total: Part) => `${total} mesas`,
  back: '‹ Atrás',
  more: 'Más ›',
  onLayout: (layout: string) => ` · ${layout} apostados`,
  seats: (id: Part, pit: Part, taken: Part, seats: Part, onLayout: Part) =>
    `${id} · ${pit} · ${taken} de ${seats} asientos${onLayout}`,
  closed: 'Cerrada',
  waiting: 'En espera',
  bets: 'Apuestas',
  noMoreBets: 'No va más',
  inPlay: 'En juego',

  // Track
  roundsThisTable: 'Las rondas de esta mesa',
  timeline: 'Línea de tiempo',
  legend: '⚠ incidente · → llegada · ← salida ·',
  roundByRound: 'ronda por ronda',
  older: '‹ Anteriores',
  now: 'ahora',
  commaRound: ', ronda',
  momentInRound: (moment: Part, round: Part) => `${moment}, en la ronda ${round}`,

  // ops
  moment: { round: 'Ronda', incident: 'Incidente', arrive: 'Llegada', depart: 'Salida', floor: 'Mesa', setup: 'Preparación' },
  roundNumber: (round: Part) => `Ronda ${round}`,
} satisfies typeof en
