import type en from '../en/history'
import type { Part } from '../part'

export default {
  // History
  yourRounds: 'Sus rondas',
  resultsAsCsv: 'Resultados en CSV',
  howYouHaveFared: 'Sus resultados',
  allGames: 'Todos los juegos',
  wagered: (counted: Part, bet: string) => `${counted} · ${bet} apostados`,
  wonLostInCourse: (title: Part) => `${title}, ganancias y pérdidas con el tiempo`,
  youHaveNotPlayed: 'Todavía no jugó ninguna ronda.',
  findTable: 'Buscar una mesa',
  rounds: 'Rondas',
  game: 'Juego',
  newer: '‹ Más recientes',
  older: 'Anteriores ›',
  ended: 'Terminó',
  round: 'Ronda',
  wageredText: 'Apostado',
  back: 'Devuelto',
  result: 'Resultado',
  roundAt: (round: Part, table: Part) => `, ronda ${round} en ${table}`,
  loadingYourRounds: 'Cargando sus rondas …',
  oneRound: 'una ronda',
  roundsOf: (n: Part) => `${n} rondas`,
  yourRoundsBoardwalk: 'Sus rondas · Boardwalk',

  // Line
  fromNow: (label: Part, low: string, top: string, end: string) => `${label}: de ${low} a ${top}, ahora ${end}`,

  // RoundPage
  yourRoundsText: '‹ Sus rondas',
  roundOf: (name: Part, round: Part) => `${name}, ronda ${round}`,
  roundText: (round: Part) => `Ronda ${round}`,
  youWon: (own: string) => `▲ Ganó ${own}`,
  youLost: (own: string) => `▼ Perdió ${own}`,
  youBrokeEven: '= Quedó igual',
  wasResultFixedBefore: '¿Fue una ronda limpia?',
  seedRoundWasFixed:
    'El azar de esta ronda quedó fijado mucho antes de jugarla, y los cortes de los jugadores mientras se ' +
    'apostaba. La comprobación se hace en esta página y dice qué prueba y qué no.',
  hashSeed: 'Hash de la semilla:',
  cuts: 'Cortes',
  cutOpened: 'corte abierto',
  cutNotOpened: 'corte sin abrir',
  seat: (seat: Part, person: Part, cutOpened: Part) => `Asiento ${seat}, ${person}: ${cutOpened}`,
  checkThisRound: 'Comprobar esta ronda',
  keep: 'Guardar',
  json: 'JSON',
  text: 'Texto',
  phhHandHistory: 'Historial de la mano en PHH',
  handHistoryHasCards: 'El historial tiene las cartas que usted vio; las demás son signos de interrogación.',
  loadingRound: 'Cargando la ronda …',
  roundAtBoardwalk: (round: Part, name: Part) => `Ronda ${round} en ${name} · Boardwalk`,

  // Steps
  roundStepByStep: 'La ronda, paso a paso',
  goThroughRound: 'Recorrer la ronda',
  beginning: 'Al principio',
  oneStepBack: 'Un paso atrás',
  stop: 'Detener',
  play: 'Reproducir',
  oneStepOn: 'Un paso adelante',
  end: 'Al final',
  step: 'Paso',
  ofText: (at: Part, last: Part, said: Part) => `${at} de ${last}: ${said}`,
  why: 'Por qué:',
  everyStep: 'Todos los pasos',
  beforeFirstWager: 'Antes de la primera apuesta',

  // keep
  tableRound: (title: Part, table: Part, round: Part) => `${title}, mesa ${table}, ronda ${round}`,
  endedOf: (time: Part) => `terminó ${time}`,
  seatOf: (seat: Part, seat2: Part, chips: string) => `asiento ${seat}: ${seat2}, ${chips}`,
  seriesFromRoundRoot: (series: Part, first: Part, root: Part) =>
    `serie ${series} desde la ronda ${first}, raíz ${root}`,
  hashSeedOf: (hash: Part) => `hash de la semilla ${hash}`,
  chain: (chain: Part) => `cadena ${chain}`,
  seed: (seed: Part) => `semilla ${seed}`,
  seedKeptForAuditors: 'la semilla se guarda para los auditores',
  seedNotPublishedYet: 'la semilla aún no se publicó',
  opened: (secret: Part) => `abierto ${secret}`,
  notOpened: 'sin abrir',
  cutSeat: (seat: Part, person: Part, hash: Part, opened: Part) =>
    `corte del asiento ${seat}, ${person}: ${hash}, ${opened}`,
  beaconRoundValue: (round: Part, value: Part) => `ronda ${round} del faro, valor ${value}`,

  // replay
  dealer: 'El crupier',
  you: 'Usted',
  seatText: (n: Part) => `Asiento ${n}`,
} satisfies typeof en
