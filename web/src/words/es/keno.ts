import type en from '../en/keno'
import type { Part } from '../part'

export default {
  // BoardPage
  kenoBoard: (hotel: Part) => `Tablero de keno${hotel}`,
  race20: (race: Part, x: Part) => `Sorteo ${race}: ${x} de 20`,
  showAllAtOnce: 'Mostrar todo de una vez',
  fullScreen: 'Pantalla completa',
  lounge: 'Sala',
  inOrderInWhich: 'En el orden en que salieron',
  kenoBoardBoardwalk: (hotel: Part) => `Tablero de keno: ${hotel} · Boardwalk`,
  kenoBoardBoardwalkText: 'Tablero de keno · Boardwalk',

  // Countdown
  race: 'Sorteo',
  secondsUntilLockOut: (left: Part) => `${left} segundos hasta el cierre de ventas`,
  closesIn: 'cierra en',
  youHaveDrawn: 'usted decide cuándo se sortea',
  supervisorStarts: 'lo inicia un supervisor',
  onSale: (youHaveDrawn: Part) => `está a la venta; ${youHaveDrawn}`,
  closed: 'Cerrado',
  lockedOutNoMore: 'Ventas cerradas: no hay más boletos',
  numbersDrawn: 'Se sortean los números',

  // Grid
  numbers180Arrow: 'Números del 1 al 80; las flechas mueven, la barra espaciadora marca',
  king: (n: Part) => `${n}, rey`,
  group: (n: Part, nameOf: Part) => `${n}, grupo ${nameOf}`,

  // Lamps
  boardNoNumberDrawn: 'El tablero: aún no ha salido ningún número',
  board: (drawn: Part) => `El tablero: ${drawn}`,
  youCaughtYourNumbers: (x: Part, x2: Part) => `Acertó ${x} de sus ${x2} números.`,

  // Lounge
  keno: 'Keno',
  boardOnLargeScreen: 'Tablero en pantalla grande',
  boardOf: (place: Part) => `Tablero: ${place}`,
  rateCard: 'Tabla de pagos',
  gameYourOwn: 'Una partida para usted solo',
  writersStation: 'Puesto del vendedor',
  connectionLostTriedAgain: 'Se perdió la conexión. Reconectando …',
  boardText: 'El tablero',
  numbersRace: (race: Part) => `Números del sorteo ${race}`,
  noRaceHasBeen: 'Todavía no hubo ningún sorteo',
  drawNow: 'Sortear ahora',
  buy: 'Comprar',
  loadingGame: 'Cargando el juego …',
  gameClosed: 'El juego está cerrado.',

  // OddsOf
  youWinSomethingRaces: (hit: Part) => `gana algo en ${hit} sorteos, `,
  oddsHouseKeeps: (youWinSomethingRaces: Part, advantage: Part) =>
    `Probabilidades: ${youWinSomethingRaces}la casa se queda con ${advantage}`,
  houseAdvantageExactlyPrice: (exact: Part) =>
    `Ventaja de la casa: exactamente ${exact} del precio de un sorteo. Las cifras no tienen en cuenta el límite ` +
    `para todos los ganadores de un sorteo.`,
  oneWay: 'Una combinación',
  eachWays: (ways: Part) => `Cada una de ${ways} combinaciones`,
  spot: 'número',
  spots: 'números',
  atHouseAdvantage: (oneWay: Part, spots: Part, spot: Part, wager: string, advantage: Part) =>
    `${oneWay} de ${spots} ${spot} a ${wager}: ventaja de la casa ${advantage}`,
  catch: 'Aciertos',
  pays: 'Paga',
  chance: 'Probabilidad',
  x1In: (x: Part) => `1 de cada ${x}`,
  never: 'nunca',

  // Paper
  kenoTicket: (number: Part) => `Boleto de keno ${number}`,
  kenoText: 'KENO',
  no: (number: Part) => `N.º ${number}`,
  conditioning: 'Combinaciones',
  ways: 'Cantidad',
  rate: 'Tarifa',
  spotOf: (spots: Part) => `${spots} números`,
  at: (x: Part, wager: string) => `${x} a ${wager}`,
  games: 'Sorteos',
  firstLast: (races: Part, first: Part, last: Part) => `${races}, primero ${first}, último ${last}`,
  price: 'Precio',
  station: 'Puesto',
  writer: 'Vendedor',
  kingText: 'Rey',
  numbers: 'Números',

  // RacePage
  kenoRace: (number: Part) => `Sorteo de keno ${number}`,
  ticketsWon: (time: Part, winners: Part, tickets: Part, pays: string) =>
    `${time}: ${winners} de ${tickets} boletos ganaron ${pays}`,
  inOrderInWhichTheyCame: 'En el orden en que salieron:',
  fairPlay: 'Juego limpio',
  hashSeedWasShown: 'El hash de la semilla se mostró antes de vender el primer boleto:',
  seedPublishedAfterDraw: 'La semilla, publicada después del sorteo:',
  secretsPlayersMixedIn: (count: Part, x: Part) =>
    `Se mezclan secretos de los jugadores, que la casa no conocía antes del cierre de ventas: se abrieron ` +
    `${count} de ${x}.`,
  valueOutsideBeaconMixed: (round: Part) => `Se mezcla el valor de un faro externo: su ronda ${round}.`,
  draw20NumbersAgain: 'Sacar de nuevo los 20 números aquí',
  kenoRaceBoardwalk: (number: Part) => `Sorteo de keno ${number} · Boardwalk`,

  // RatesPage
  kenoRateCard: 'Tabla de pagos de keno',
  print: 'Imprimir',
  kenoRates: (name: Part) => `${name}: pagos de keno`,
  minimumWagerOnOne: (min: string, max: string, maxSpots: Part, maxRaces: Part, min2: string) =>
    `Apuesta mínima por combinación ${min}, máxima ${max}. Hasta ${maxSpots} números por combinación y hasta ` +
    `${maxRaces} sorteos por boleto. Los pagos de abajo son para ${min2}; otras apuestas se pagan en proporción.`,
  houseAdvantage: (x: Part) => `ventaja de la casa ${x} %`,
  winningTicketsPaidWithin: (claim: Part, authorized: string) =>
    `Los boletos ganadores se pagan dentro de ${claim} después de su último sorteo. Un pago de ${authorized} o ` +
    `más lo autoriza un supervisor de keno. Compare su boleto con su solicitud: el premio se paga según el boleto ` +
    `(N.J.A.C. 19:47-15.3(c)).`,
  kenoRateCardBoardwalk: 'Tabla de pagos de keno · Boardwalk',

  // Recent
  pastRaces: 'Sorteos anteriores',
  raceOf: (race: Part) => `Sorteo ${race}`,

  // Slip
  kenoRequest: 'Solicitud de keno',
  markYourNumbers: 'Marque sus números',
  clear: 'Borrar',
  groups: 'Grupos',
  groupOf: (nameOf: Part) => `Grupo ${nameOf}`,
  kingOf: (x: Part) => `rey ${x}`,
  groupText: (nameOf: Part) => `grupo ${nameOf}`,
  remove: (called: Part) => `Quitar ${called}`,
  group2: '+ Grupo',
  king2: '+ Rey',
  quickPick: 'Al azar',
  myOwnNumbers: 'mis propios números',
  wagerOnEachWay: 'Apuesta por combinación ($)',
  races: 'Sorteos',
  conditioningWhichWaysYou: 'Combinaciones que juega',
  oneWayText: 'una combinación',
  waysOf: (ways: Part) => `${ways} combinaciones`,
  ofText: (oneWayText: Part, spots: Part, spot: Part) => `${oneWayText} de ${spots} ${spot}`,
  wagerOnEachWaySpots: (spots: Part) => `Apuesta por cada combinación de ${spots} números ($)`,
  chooseSingleWays: 'Elegir combinaciones una por una',
  ticket: (kind: Part, oneWayText: Part, conditioning: Part, several: Part) =>
    `boleto ${kind}, ${oneWayText}, ${conditioning}${several}`,
  winsUpRace: (most: string) => `gana hasta ${most} por sorteo`,
  pricing: 'Calculando el precio …',
  forText: (price: string) => ` por ${price}`,
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
  hasPaidTicketsIn: (yourDrawer: Part, cash: string, sold: Part, retained: Part) =>
    `${yourDrawer} tiene ${cash}. ${sold}, ${retained} boletos pagados en la caja.`,
  openDrawer: 'Abrir la caja',
  cashCounted: 'Efectivo contado ($)',
  closeDrawer: 'Cerrar la caja',
  voidedHereToday: (voided: Part) => `Anulados aquí hoy: ${voided}`,
  oneTicketSold: 'Un boleto vendido',
  ticketsSold: (x: Part) => `${x} boletos vendidos`,
  drawerOpenWith: (x: string) => `La caja está abierta con ${x}.`,
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
  systemDownText: 'Sistema caído',
  takeYourKeyOut: 'Retirar su llave',
  putYourKeyIn: 'Poner su llave',
  paymentsAuthorize: 'Pagos por autorizar',
  ticketOf: (ticket: Part) => `Boleto ${ticket}`,
  noPaymentWaitsFor: 'No hay pagos pendientes de autorizar.',
  noKeyIn: 'No hay ninguna llave puesta.',
  oneKeyIn: 'Hay una llave puesta.',
  bothKeysInGenerator: 'Las dos llaves están puestas: el generador está abierto y no sortea.',
  announcedGameWillClose: 'Se anunció que el juego va a cerrar.',
  workStationsLockedOut: 'Las ventas están cerradas.',
  lockOutOverridden: 'Se anuló el cierre de ventas.',
  systemDownTicketsPaid: 'El sistema no funciona; los boletos se pagan a mano.',
  systemOperationalAgain: 'El sistema funciona otra vez.',
  yourKeyIn: 'Su llave está puesta.',
  yourKeyOut: 'Su llave está retirada.',

  // StationTicket
  ticketText: 'Un boleto',
  number: 'Número',
  lookUp: 'Buscar',
  ticket2: (n: Part) => `Boleto ${n}:`,
  won: (won: string) => `, ${won} ganados`,
  authorizedBy: (authorized: Part) => `, autorizado por ${authorized}`,
  pay: (won: string) => `Pagar ${won}`,
  authorize: 'Autorizar',
  voidText: 'Anular',
  refund: 'Reembolsar',
  sellAgain: 'Vender de nuevo',
  paidByHand: 'Pagado a mano ($)',
  payByHand: 'Pagar a mano',
  byCasinoCheck: ' con un cheque del casino',
  paidForTicket: (x: string, n: Part, byCasinoCheck: Part) => `Pagados ${x} por el boleto ${n}${byCasinoCheck}.`,
  paymentTicketAuthorized: (n: Part) => `El pago del boleto ${n} está autorizado.`,
  ticketVoid: (n: Part) => `El boleto ${n} está anulado.`,
  gamesTicketNotDrawn: (n: Part) => `Se reembolsaron los sorteos pendientes del boleto ${n}.`,
  soldAgainAsTicket: (number: Part) => `Vendido de nuevo como boleto ${number}.`,
  ticketPaidByHand: (n: Part) => `El boleto ${n} se pagó a mano.`,

  // Tickets
  yourTickets: 'Sus boletos',
  redeemAllWon: (x: Part) => `Cobrar todos los premiados (${x})`,
  redeemChosen: (size: Part) => `Cobrar los ${size} elegidos`,
  youHaveNoTickets: 'Todavía no tiene boletos.',
  chooseTicket: (number: Part) => `Elegir el boleto ${number}`,
  raceText: (first: Part) => `sorteo ${first}`,
  racesOf: (first: Part, last: Part) => `sorteos ${first} a ${last}`,
  supervisorMustAuthorize: ', debe autorizarlo un supervisor',
  wonOf: (won: string) => `, ganó ${won}`,
  caught: (x: Part, caught: Part, wonOf: Part) => `: ${x} aciertos${caught}${wonOf}`,
  each: (ways: Part, caught: Part, spots: Part, pays: string) => `${ways} × ${caught} de ${spots}: ${pays} cada una`,
  redeem: (won: string) => `Cobrar ${won}`,
  refundWhatNotDrawn: 'Reembolsar lo que falta por sortear',
  playAgain: 'Jugar otra vez',
  olderTickets: 'Boletos anteriores',
  waitsForItsRace: 'espera su sorteo',
  played: 'en juego',
  didNotWin: 'no ganó',
  overText: 'terminado',
  stateWon: 'ganó',
  statePaid: 'pagado',
  stateVoid: 'anulado',
  stateExpired: 'vencido',
  oneTicket: 'un boleto',
  tickets: (good: Part) => `${good} boletos`,
  paidFor: (sum: string, oneTicket: Part) => `Pagados ${sum} por ${oneTicket}.`,
  ticketVoidBackIn: (number: Part, price: string) =>
    `El boleto ${number} está anulado; ${price} volvieron a su cuenta.`,
  racesTicketNotDrawn: (number: Part, x: string) =>
    `Se reembolsaron los sorteos pendientes del boleto ${number}: ${x}.`,
  boughtAgainAsTicket: (number: Part) => `Comprado otra vez como boleto ${number}.`,

  // desk
  chooseWorkStation: 'Elija un puesto de trabajo.',
  openYourDrawerFirst: 'Primero abra su caja.',
  enterNumberTicket: 'Escriba el número de un boleto.',
  enterAmountInDollars: 'Escriba una cantidad en dólares, por ejemplo 500 o 12.50.',

  // ops
  thisHouseHasNo: 'Esta casa no tiene sala de keno.',

  // proof
  drawnAgainHere20: (text: Part) => `Sorteados de nuevo aquí, los 20 números son los mismos: ${text}.`,
  drawnAgainHere20NumbersOthers: (text: Part) => `Sorteados de nuevo aquí, los 20 números son otros: ${text}.`,

  // slip
  and: (join: Part, x: Part) => `${join} y ${x}`,
} satisfies typeof en
