import type en from '../en/history'
import type { Part } from '../part'

export default {
  // History
  yourRounds: 'Sus rondas',
  resultsAsCsv: 'Resultados en CSV',
  results: 'Sus resultados',
  allGames: 'Todos los juegos',
  wagered: (counted: Part, bet: string) => `${counted} · ${bet} apostados`,
  wonAndLost: (title: Part) => `${title}, ganancias y pérdidas con el tiempo`,
  noRounds: 'Todavía no jugó ninguna ronda.',
  findTable: 'Buscar una mesa',
  rounds: 'Rondas',
  game: 'Juego',
  newer: '‹ Más recientes',
  older: 'Anteriores ›',
  ended: 'Terminó',
  round: 'Ronda',
  wageredColumn: 'Apostado',
  corrected: (amount: Part) => `corregido: ${amount}`,
  backColumn: 'Devuelto',
  result: 'Resultado',
  roundAt: (round: Part, table: Part) => `, ronda ${round} en ${table}`,
  loadingYourRounds: 'Cargando sus rondas …',
  oneRound: 'una ronda',
  severalRounds: (count: Part) => `${count} rondas`,
  listTitle: 'Sus rondas · Boardwalk',

  // Line
  lineSays: (label: Part, low: string, high: string, now: string) => `${label}: de ${low} a ${high}, ahora ${now}`,

  // RoundPage
  backToRounds: '‹ Sus rondas',
  roundOfGame: (name: Part, round: Part) => `${name}, ronda ${round}`,
  roundTitle: (round: Part) => `Ronda ${round}`,
  youWon: (own: string) => `▲ Ganó ${own}`,
  youLost: (own: string) => `▼ Perdió ${own}`,
  youBrokeEven: '= Quedó igual',
  fairTitle: '¿Fue una ronda limpia?',
  fairHelp:
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
  handHistoryHelp: 'El historial tiene las cartas que usted vio; las demás son signos de interrogación.',
  loadingRound: 'Cargando la ronda …',
  pageTitle: (round: Part, name: Part) => `Ronda ${round} en ${name} · Boardwalk`,

  // Steps
  roundStepByStep: 'La ronda, paso a paso',
  replayControls: 'Recorrer la ronda',
  beginning: 'Al principio',
  oneStepBack: 'Un paso atrás',
  stop: 'Detener',
  play: 'Reproducir',
  oneStepOn: 'Un paso adelante',
  end: 'Al final',
  step: 'Paso',
  stepOf: (at: Part, last: Part, said: Part) => `${at} de ${last}: ${said}`,
  why: 'Por qué:',
  everyStep: 'Todos los pasos',
  beforeFirstWager: 'Antes de la primera apuesta',

  // keep
  tableRound: (title: Part, table: Part, round: Part) => `${title}, mesa ${table}, ronda ${round}`,
  endedAt: (time: Part) => `terminó ${time}`,
  fileSeat: (seat: Part, name: Part, chips: string) => `asiento ${seat}: ${name}, ${chips}`,
  seriesFromRoundRoot: (series: Part, first: Part, root: Part) =>
    `serie ${series} desde la ronda ${first}, raíz ${root}`,
  fileHash: (hash: Part) => `hash de la semilla ${hash}`,
  chain: (chain: Part) => `cadena ${chain}`,
  seed: (seed: Part) => `semilla ${seed}`,
  seedKeptForAuditors: 'la semilla se guarda para los auditores',
  seedNotPublishedYet: 'la semilla aún no se publicó',
  opened: (secret: Part) => `abierto ${secret}`,
  notOpened: 'sin abrir',
  cutSeat: (seat: Part, person: Part, hash: Part, opened: Part) =>
    `corte del asiento ${seat}, ${person}: ${hash}, ${opened}`,
  beaconRoundValue: (round: Part, value: Part) => `ronda ${round} de la baliza, valor ${value}`,

  // replay
  dealer: 'El crupier',
  you: 'Usted',
  seatNumber: (seat: Part) => `Asiento ${seat}`,
} satisfies typeof en
