import type { Part } from '../part'

export default {
  // Eye
  round: (round: Part) => `round ${round}`,
  live: '● Live',
  backLive: 'Back to live',
  reconnecting: 'The connection is lost. Trying to reconnect …',
  seenBy: 'Seen by',
  surveillanceAllCards: 'Surveillance: all cards',
  seat: (seat: Part, name: Part) => `Seat ${seat}: ${name}`,
  spectator: 'A spectator',
  noCardOnFelt: 'no card on the felt is hidden',
  oneCardHidden: 'one card is hidden',
  cardsHidden: (facedown: Part) => `${facedown} cards are hidden`,
  seenSays: (viewer: Part, hidden: Part) => `Seen by ${viewer}: ${hidden}.`,
  loadingTables: 'Loading the tables …',
  allCards: 'surveillance',
  aSpectator: 'a spectator',

  // Surveillance
  surveillance: 'Surveillance',
  backToAll: 'Back to all tables',
  wall: 'All tables',
  search: 'Search',
  tableGameOrPit: 'table, game or pit',
  tables: (total: Part) => `${total} tables`,
  back: '‹ Back',
  more: 'More ›',
  onLayout: (layout: string) => ` · ${layout} on the layout`,
  seats: (id: Part, pit: Part, taken: Part, seats: Part, onLayout: Part) =>
    `${id} · ${pit} · ${taken} of ${seats} seats${onLayout}`,
  closed: 'Closed',
  waiting: 'Waiting',
  bets: 'Taking bets',
  noMoreBets: 'No more bets',
  inPlay: 'In play',

  // Track
  roundsThisTable: 'The rounds of this table',
  timeline: 'Timeline',
  legend: '⚠ incident · → arrival · ← departure ·',
  roundByRound: 'round by round',
  older: '‹ Older',
  now: 'now',
  commaRound: ', round',
  momentInRound: (moment: Part, round: Part) => `${moment}, in round ${round}`,

  // ops
  moment: { round: 'Round', incident: 'Incident', arrive: 'Arrival', depart: 'Departure', floor: 'Table', setup: 'Set up' },
  roundNumber: (round: Part) => `Round ${round}`,
}
