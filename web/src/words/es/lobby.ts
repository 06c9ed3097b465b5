import type en from '../en/lobby'
import type { Part } from '../part'

export default {
  // Lobby
  lobby: 'La sala',
  search: 'Buscar',
  searchExample: 'ruleta, dados, …',
  game: 'Juego',
  allGames: 'todos los juegos',
  withFreeSeat: 'con un asiento libre',
  openPrivateTable: 'Abrir una mesa privada',
  noTableMatches: 'Ninguna mesa coincide.',
  keno: 'Keno',
  kenoLimits: (min: string, max: string) => `20 de 80 números, ${min} – ${max} por combinación`,
  race: (race: Part) => `Sorteo ${race}`,
  lastNumbers: 'Los últimos números',
  goIn: 'Entrar',
  toTable: (name: Part) => `a ${name}`,
  board: 'Tablero',
  ofTable: (name: Part) => `de ${name}`,
  seatsTaken: (taken: Part, seats: Part) => `${taken} de ${seats} asientos ocupados`,
  watching: (spectators: Part) => (`${spectators}` === '1' ? '1 persona mira' : `${spectators} personas miran`),
  lastRounds: 'Las últimas rondas, la más reciente primero',
  postedRules: 'Reglas publicadas',
  backToSeat: 'Volver a su asiento',
  atTable: (name: Part) => `en ${name}`,
  sit: 'Sentarse',
  watch: 'Mirar',
  privateTables: 'Tus mesas y las de tus amigos',
  playNow: 'Jugar ya',
  waitingForWager: 'esperando apuestas',
  betsTaken: 'se aceptan apuestas',
  noMoreBets: 'no va más',
  roundInPlay: 'ronda en curso',
  closed: 'cerrada',
  ticketsSold: 'boletos a la venta',
  numbersDrawn: 'se sortean los números',
  limitFrom: (min: string) => `desde ${min}, sin límite`,

  // NewTable
  privateTableHelp:
    'Solo pueden entrar usted y las personas que invite. Puede elegir todo lo que la ley deja a elección del ' +
    'casino.',
  name: 'Nombre',
  minimum: 'Mínimo ($)',
  usualLimit: 'normal',
  maximum: 'Máximo ($)',
  bots: 'Bots con los que jugar',
  botLevel: 'Cómo juegan',
  mixedBots: 'distintos niveles',
  beginnerBots: 'principiantes: cometen errores',
  regularBots: 'habituales',
  expertBots: 'expertos: difíciles de ganar',
  clock: 'Reloj',
  noClock: 'sin reloj: tómese su tiempo',
  clockSeconds: (seconds: Part) => `${seconds} segundos para apostar o decidir`,
  open: 'Abrir',
  cancel: 'Cancelar',

  // SignIn
  newAccount: 'Cuenta nueva',
  signIn: 'Entrar',
  userName: 'Nombre de usuario',
  userNameHelp: 'minúsculas, cifras y guiones',
  nameAtTable: 'Su nombre en la mesa',
  password: 'Contraseña',
  guestKeeps: 'Conserva el dinero, los asientos y las rondas que tiene como invitado.',
  staffHelp:
    'El personal también entra aquí: sus primeras contraseñas se imprimen al abrir la casa por primera vez.',
  makeAccount: 'Crear la cuenta',
  iHaveOne: 'Ya tengo una',
  newHere: '¿Es nuevo aquí?',
  back: 'Volver',
  enterAsGuest: 'Entrar como invitado',

  // Lobby
  noSeatFree: 'Ahora no hay asientos libres. Abra una mesa privada o mire un rato.',
} satisfies typeof en
