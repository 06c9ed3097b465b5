import type en from '../en/keno'
import type { Part } from '../part'

export default {
  // BoardPage
  boardTitle: (place: Part) => `Tablero de keno${place}`,
  raceProgress: (race: Part, drawn: Part) => `Sorteo ${race}: ${drawn} de 20`,
  showAllAtOnce: 'Mostrar todo de una vez',
  fullScreen: 'Pantalla completa',
  lounge: 'Sala',
  inOrder: 'En el orden en que salieron',
  boardPageTitleAt: (place: Part) => `Tablero de keno: ${place} · Boardwalk`,
  boardPageTitle: 'Tablero de keno · Boardwalk',

  // Countdown
  race: 'Sorteo',
  secondsUntilLockOut: (left: Part) => `${left} segundos hasta el cierre de ventas`,
  closesIn: 'cierra en',
  youDraw: 'usted decide cuándo se sortea',
  supervisorStarts: 'lo inicia un supervisor',
  onSale: (how: Part) => `está a la venta; ${how}`,
  closed: 'Cerrado',
  lockedOutNoMore: 'Ventas cerradas: no hay más boletos',
  numbersDrawn: 'Se sortean los números',

  // Grid
  gridHelp: 'Números del 1 al 80; las flechas mueven, la barra espaciadora marca',
  numberIsKing: (number: Part) => `${number}, rey`,
  numberInGroup: (number: Part, group: Part) => `${number}, grupo ${group}`,

  // Lamps
  boardEmpty: 'El tablero: aún no ha salido ningún número',
  boardSays: (numbers: Part) => `El tablero: ${numbers}`,
  youCaught: (caught: Part, marked: Part) => `Acertó ${caught} de sus ${marked} números.`,

  // Lounge
  keno: 'Keno',
  boardOnLargeScreen: 'Tablero en pantalla grande',
  boardAt: (place: Part) => `Tablero: ${place}`,
  rateCard: 'Tabla de pagos',
  gameYourOwn: 'Una partida para usted solo',
  writersStation: 'Puesto del vendedor',
  connectionLost: 'Se perdió la conexión. Reconectando …',
  boardLabel: 'El tablero',
  numbersRace: (race: Part) => `Números del sorteo ${race}`,
  noRaceYet: 'Todavía no hubo ningún sorteo',
  drawNow: 'Sortear ahora',
  buy: 'Comprar',
  loadingGame: 'Cargando el juego …',
  gameClosed: 'El juego está cerrado.',

  // OddsOf
  winOften: (odds: Part) => `gana algo en ${odds} sorteos, `,
  oddsSummary: (win: Part, advantage: Part) =>
    `Probabilidades: ${win}la casa se queda con ${advantage}`,
  exactAdvantage: (exact: Part) =>
    `Ventaja de la casa: exactamente ${exact} del precio de un sorteo. Las cifras no tienen en cuenta el límite ` +
    `para todos los ganadores de un sorteo.`,
  oneWay: 'Una combinación',
  eachWays: (ways: Part) => `Cada una de ${ways} combinaciones`,
  spot: 'número',
  spots: 'números',
  waysCaption: (ways: Part, spots: Part, spotWord: Part, wager: string, advantage: Part) =>
    `${ways} de ${spots} ${spotWord} a ${wager}: ventaja de la casa ${advantage}`,
  catch: 'Aciertos',
  pays: 'Paga',
  chance: 'Probabilidad',
  oneIn: (odds: Part) => `1 de cada ${odds}`,
  never: 'nunca',

  // Paper
  kenoTicket: (number: Part) => `Boleto de keno ${number}`,
  paperTitle: 'KENO',
  no: (number: Part) => `N.º ${number}`,
  conditioning: 'Combinaciones',
  ways: 'Cantidad',
  rate: 'Tarifa',
  spotsOnly: (spots: Part) => `${spots} números`,
  rateAt: (what: Part, wager: string) => `${what} a ${wager}`,
  games: 'Sorteos',
  firstLast: (races: Part, first: Part, last: Part) => `${races}, primero ${first}, último ${last}`,
  price: 'Precio',
  station: 'Puesto',
  writer: 'Vendedor',
  kingLabel: 'Rey',
  numbers: 'Números',

  // RacePage
  kenoRace: (number: Part) => `Sorteo de keno ${number}`,
  ticketsWon: (time: Part, winners: Part, tickets: Part, pays: string) =>
    `${time}: ${winners} de ${tickets} boletos ganaron, ${pays} en total`,
  inOrderLabel: 'En el orden en que salieron:',
  fairPlay: 'Juego limpio',
  hashShown: 'El hash de la semilla se mostró antes de vender el primer boleto:',
  seedPublished: 'La semilla, publicada después del sorteo:',
  secretsMixedIn: (opened: Part, all: Part) =>
    `Se mezclan secretos de los jugadores, que la casa no conocía antes del cierre de ventas: se abrieron ` +
    `${opened} de ${all}.`,
  beaconMixedIn: (round: Part) => `Se mezcla el valor de una baliza externa: su ronda ${round}.`,
  draw20NumbersAgain: 'Sacar de nuevo los 20 números aquí',
  kenoRaceBoardwalk: (number: Part) => `Sorteo de keno ${number} · Boardwalk`,

  // RatesPage
  kenoRateCard: 'Tabla de pagos de keno',
  print: 'Imprimir',
  kenoRates: (name: Part) => `${name}: pagos de keno`,
  rateCardLimits: (min: string, max: string, maxSpots: Part, maxRaces: Part, unit: string) =>
    `Apuesta mínima por combinación ${min}, máxima ${max}. Hasta ${maxSpots} números por combinación y hasta ` +
    `${maxRaces} sorteos por boleto. Los pagos de abajo son para ${unit}; otras apuestas se pagan en proporción.`,
  houseAdvantage: (percent: Part) => `ventaja de la casa ${percent} %`,
  rateCardTerms: (claim: Part, authorized: string) =>
    `Los boletos ganadores se pagan dentro de ${claim} después de su último sorteo. Un pago de ${authorized} o ` +
    `más lo autoriza un supervisor de keno. Compare su boleto con su solicitud: el premio se paga según el boleto ` +
    `(N.J.A.C. 19:47-15.3(c)).`,
  kenoRateCardBoardwalk: 'Tabla de pagos de keno · Boardwalk',

  // Recent
  pastRaces: 'Sorteos anteriores',
  raceNumber: (race: Part) => `Sorteo ${race}`,

  // Slip
  kenoRequest: 'Solicitud de keno',
  markYourNumbers: 'Marque sus números',
  clear: 'Borrar',
  groups: 'Grupos',
  groupLabel: (name: Part) => `Grupo ${name}`,
  kingNamed: (number: Part) => `rey ${number}`,
  groupNamed: (name: Part) => `grupo ${name}`,
  remove: (called: Part) => `Quitar ${called}`,
  addGroup: '+ Grupo',
  addKing: '+ Rey',
  quickPick: 'Al azar',
  myOwnNumbers: 'mis propios números',
  wagerOnEachWay: 'Apuesta por combinación ($)',
  races: 'Sorteos',
  whichWays: 'Combinaciones que juega',
  oneWaySmall: 'una combinación',
  severalWays: (ways: Part) => `${ways} combinaciones`,
  waysOfSpots: (ways: Part, spots: Part, spotWord: Part) => `${ways} de ${spots} ${spotWord}`,
  wagerOnEachWaySpots: (spots: Part) => `Apuesta por cada combinación de ${spots} números ($)`,
  chooseSingleWays: 'Elegir combinaciones una por una',
  ticketSays: (kind: Part, ways: Part, conditioning: Part, races: Part) =>
    `boleto ${kind}, ${ways}, ${conditioning}${races}`,
  winsUpRace: (most: string) => `gana hasta ${most} por sorteo`,
  pricing: 'Calculando el precio …',
  forPrice: (price: string) => ` por ${price}`,
  racesAt: (races: Part, each: string) => `, ${races} sorteos a ${each}`,
  markAtLeastOne: 'Marque al menos un número o pida números al azar.',
  enterWagerInDollars: 'Escriba una apuesta en dólares.',

  // Station
  sell: 'Vender',
  ticketSoldFor: (number: Part, price: string) => `Boleto ${number} vendido por ${price}.`,

  // StationDrawer
  drawer: 'Caja',
  workStation: 'Puesto de trabajo',
  automatic: ': automático',
  yourDrawer: 'Su caja',
  drawerOf: (writer: Part) => `La caja de ${writer}`,
  drawerHas: (drawer: Part, cash: string, sold: Part, retained: Part) =>
    `${drawer} tiene ${cash}. ${sold}, ${retained} boletos pagados en la caja.`,
  openDrawer: 'Abrir la caja',
  cashCounted: 'Efectivo contado ($)',
  closeDrawer: 'Cerrar la caja',
  voidedHereToday: (voided: Part) => `Anulados aquí hoy: ${voided}`,
  oneTicketSold: 'Un boleto vendido',
  ticketsSold: (count: Part) => `${count} boletos vendidos`,
  drawerOpenWith: (cash: string) => `La caja está abierta con ${cash}.`,
  exact: ' y cuadra',
  over: (off: string) => `, sobran ${off}`,
  short: (off: string) => `, faltan ${off}`,
  drawerClosed: (exact: Part) => `La caja está cerrada${exact}.`,

  // StationGame
  game: 'El juego',
  announceClosing: 'Anunciar el cierre',
  lockOutDraw: 'Cerrar ventas y sortear',
  approvedBy: 'Aprobado por',
  whyLockOutOverridden: 'Motivo para anular el cierre de ventas',
  minutes: 'Minutos',
  override: 'Anular el cierre',
  systemDown: (down: Part) => `El sistema no funciona: ${down}`,
  systemUpAgain: 'El sistema funciona de nuevo',
  whySystemDown: 'Por qué no funciona el sistema',
  reportDown: 'Sistema caído',
  takeYourKeyOut: 'Retirar su llave',
  putYourKeyIn: 'Poner su llave',
  paymentsAuthorize: 'Pagos por autorizar',
  ticketNumber: (ticket: Part) => `Boleto ${ticket}`,
  noPaymentWaits: 'No hay pagos pendientes de autorizar.',
  noKeyIn: 'No hay ninguna llave puesta.',
  oneKeyIn: 'Hay una llave puesta.',
  bothKeysIn: 'Las dos llaves están puestas: el generador está abierto y no sortea.',
  closingAnnounced: 'Se anunció que el juego va a cerrar.',
  workStationsLockedOut: 'Las ventas están cerradas.',
  lockOutOverridden: 'Se anuló el cierre de ventas.',
  systemDownTicketsPaid: 'El sistema no funciona; los boletos se pagan a mano.',
  systemOperationalAgain: 'El sistema funciona otra vez.',
  yourKeyIn: 'Su llave está puesta.',
  yourKeyOut: 'Su llave está retirada.',

  // StationTicket
  ticketTitle: 'Un boleto',
  number: 'Número',
  lookUp: 'Buscar',
  ticketState: (ticket: Part) => `Boleto ${ticket}:`,
  wonSoFar: (won: string) => `, ${won} ganados`,
  authorizedBy: (authorized: Part) => `, autorizado por ${authorized}`,
  pay: (won: string) => `Pagar ${won}`,
  authorize: 'Autorizar',
  voidIt: 'Anular',
  refund: 'Reembolsar',
  sellAgain: 'Vender de nuevo',
  paidByHand: 'Pagado a mano ($)',
  payByHand: 'Pagar a mano',
  byCasinoCheck: ' con un cheque del casino',
  paidForTicket: (amount: string, ticket: Part, how: Part) => `Pagados ${amount} por el boleto ${ticket}${how}.`,
  paymentTicketAuthorized: (n: Part) => `El pago del boleto ${n} está autorizado.`,
  ticketVoid: (n: Part) => `El boleto ${n} está anulado.`,
  gamesRefunded: (ticket: Part) => `Se reembolsaron los sorteos pendientes del boleto ${ticket}.`,
  soldAgainAsTicket: (number: Part) => `Vendido de nuevo como boleto ${number}.`,
  ticketPaidByHand: (n: Part) => `El boleto ${n} se pagó a mano.`,

  // Tickets
  yourTickets: 'Sus boletos',
  redeemAll: (count: Part) => `Cobrar todos los premiados (${count})`,
  redeemChosen: (count: Part) => `Cobrar los ${count} elegidos`,
  youHaveNoTickets: 'Todavía no tiene boletos.',
  chooseTicket: (number: Part) => `Elegir el boleto ${number}`,
  raceSmall: (race: Part) => `sorteo ${race}`,
  racesFromTo: (first: Part, last: Part) => `sorteos ${first} a ${last}`,
  supervisorMustAuthorize: ', debe autorizarlo un supervisor',
  andWon: (won: string) => `, ganó ${won}`,
  caughtSays: (count: Part, numbers: Part, won: Part) => `: ${count} aciertos${numbers}${won}`,
  each: (ways: Part, caught: Part, spots: Part, pays: string) => `${ways} × ${caught} de ${spots}: ${pays} cada una`,
  redeem: (won: string) => `Cobrar ${won}`,
  refundRest: 'Reembolsar lo que falta por sortear',
  playAgain: 'Jugar otra vez',
  olderTickets: 'Boletos anteriores',
  stateWaiting: 'espera su sorteo',
  statePlaying: 'en juego',
  stateLost: 'no ganó',
  stateOver: 'terminado',
  stateWon: 'ganó',
  statePaid: 'pagado',
  stateVoid: 'anulado',
  stateExpired: 'vencido',
  oneTicket: 'un boleto',
  tickets: (good: Part) => `${good} boletos`,
  paidFor: (sum: string, oneTicket: Part) => `Pagados ${sum} por ${oneTicket}.`,
  ticketVoidBack: (ticket: Part, price: string) =>
    `El boleto ${ticket} está anulado; ${price} volvieron a su cuenta.`,
  racesRefunded: (ticket: Part, amount: string) =>
    `Se reembolsaron los sorteos pendientes del boleto ${ticket}: ${amount}.`,
  boughtAgainAsTicket: (number: Part) => `Comprado otra vez como boleto ${number}.`,

  // desk
  chooseWorkStation: 'Elija un puesto de trabajo.',
  openYourDrawerFirst: 'Primero abra su caja.',
  enterNumberTicket: 'Escriba el número de un boleto.',
  enterAmountInDollars: 'Escriba una cantidad en dólares, por ejemplo 500 o 12.50.',

  // ops
  noLounge: 'Esta casa no tiene sala de keno.',

  // proof
  drawnSame: (numbers: Part) => `Sorteados de nuevo aquí, los 20 números son los mismos: ${numbers}.`,
  drawnOthers: (numbers: Part) => `Sorteados de nuevo aquí, los 20 números son otros: ${numbers}.`,

  // slip
  listAnd: (list: Part, last: Part) => `${list} y ${last}`,
} satisfies typeof en
