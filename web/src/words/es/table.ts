import type en from '../en/table'
import type { Part } from '../part'

export default {
  // the bar, the rail and the drawer
  menu: 'Menú',
  moreChipsKey: 'Más fichas (tecla b)',
  besideTable: 'Junto a la mesa',
  coachSits: 'El entrenador ayuda a quien se sienta a la mesa.',
  noCoachHere: 'Aquí no hay nada que decidir, así que no hay entrenador.',
  keysTitle: 'Teclas',
  oddsHere: 'Lo que se queda la casa',
  noHouseEdge: 'Aquí los jugadores juegan entre sí: la casa no toma parte en las apuestas.',
  houseKeeps: 'De media, de cada dólar apostado. Primero lo mínimo.',
  allOdds: 'Todas las probabilidades de este juego',
  whyThese: '¿Por qué estas?',
  sureAgain: 'pulse otra vez para hacerlo',
  forLess: 'Por menos',
  lessMoney: 'Menos',
  moreMoney: 'Más',
  tabs: { log: 'Historia', coach: 'Guía', odds: 'Cuotas', chat: 'Chat', rules: 'Reglas', seats: 'Mesa' },
  keyNames: {
    go: 'Espacio',
    nth: '1 – 9',
    move: 'Flechas',
    put: 'Enter',
    take: 'Retroceso',
    bets: 'A / Z / X',
    hand: 'H / S / D / P',
    poker: 'F / C / R',
    give: 'U / W',
    yes: 'I / Y / N',
    more: 'B',
    drawer: 'L K O T ?',
    close: 'M / Esc',
  },
  keyHelp: {
    go: 'el botón dorado: listo, tirar, formar las manos',
    nth: 'la ficha, carta o cantidad de ese número',
    move: 'moverse por el tapete',
    put: 'poner una ficha',
    take: 'quitarla',
    bets: 'las mismas apuestas / deshacer / doblar las apuestas',
    hand: 'carta / plantarse / doblar / separar',
    poker: 'retirarse / pasar o igualar / apostar o subir',
    give: 'rendirse / a la manera de la casa',
    yes: 'seguro / sí / no',
    more: 'más fichas',
    drawer: 'historia, guía, cuotas, chat, reglas y teclas',
    close: 'sonidos / cerrar',
  },
  toAmount: (amount: string) => `a ${amount}`,
  staked: (amount: string) => `${amount} en la mesa`,
  // saved bets
  savedBets: 'Apuestas guardadas',
  noSavedBets: 'Todavía no ha guardado apuestas en este juego. Ponga sus apuestas y guárdelas aquí.',
  putDown: 'Poner',
  putDownName: (name: Part) => `Poner ${name}`,
  remove: 'Borrar',
  removeName: (name: Part) => `Borrar ${name}`,
  saveAs: 'Guardar las apuestas de la mesa como',
  save: 'Guardar',
  close: 'Cerrar',
  nameMissing: 'Escriba un nombre para estas apuestas.',

  // the next hand
  sitOut: 'No jugar la próxima mano',
  sitsOut: 'no juega',
  dealtSoon: 'Se le reparte sin que haga nada; deje esto sin marcar para seguir.',

  // dice
  roll: 'Tirar los dados',

  // roulette
  racetrack: 'La rueda como pista',
  neighbours: (n: Part) => `${n} a cada lado`,
  neighboursOf: (label: Part, n: Part) => `${label} y sus ${n} vecinos`,
  fewer: 'Menos vecinos',
  more: 'Más vecinos',
  hot: 'Los más frecuentes',
  ofLast: (n: Part) => `de las últimas ${n} tiradas`,
  neighboursCost: (amount: Part) => `(${amount})`,
  callBetsText: 'Apuestas anunciadas',
  callBets: { voisins: 'Voisins', tiers: 'Tiers', orphelins: 'Orphelins' },
  callBetsOn: {
    voisins: 'Voisins du zéro: los 17 números alrededor del cero, del 22 al 25, con nueve fichas',
    tiers: 'Tiers du cylindre: los 12 números frente al cero, del 27 al 33, con seis fichas',
    orphelins: 'Orphelins: los ocho números entre ambos, con cinco fichas',
  },

  // baccarat
  bigRoad: 'Camino grande',
  beadPlate: 'Camino de perlas',
  bigEyeBoy: 'Ojo grande',
  smallRoad: 'Camino pequeño',
  cockroach: 'Cucaracha',
  repeats: (red: Part, blue: Part) => `${red} iguales, ${blue} distintos`,

  // the squeeze, what is owed, a streak
  squeezeCard: 'Doble la carta: arrástrela hacia arriba o use las flechas; Intro la vuelve, Escape muestra todas',
  turnCard: 'Volverla',
  turnAll: 'Mostrar todas',
  owes: (name: Part) => `${name}, debe`,
  streak: (n: Part) => `${n} ganadas seguidas`,

  // pay tables
  payTables: 'Tablas de pago',
  doesNotQualify: 'no califica',
  dealerDoesNotQualify: 'El crupier no califica.',
  payTablesShort: 'Pagos',
  anyWin: 'cualquier otra ganancia',
  bonusOf: (name: Part) => `${name}, bono`,

  // TablePage
  noTableHere: 'Aquí no hay ninguna mesa',
  backLobby: 'Volver a la sala',
  loadingTable: 'Cargando la mesa …',
  lobby: 'Sala',
  connectionLostTryingReconnect: 'Se perdió la conexión. Reconectando …',
  noMoreBets: 'No va más',
  closed: (why: Part) => `Cerrada${why}`,
  yourTurn: 'Su turno',
  beforeNextRound: 'Antes de la próxima ronda. ',
  waiting: (text: Part) => `En espera: ${text}`,
  noMoreBetsWaiting: 'No va más: se espera la baliza',
  noMoreBetsCuts: 'No va más: se abren los cortes',
  roundInProgress: 'Ronda en curso',
  youHaveBankOthers: 'Usted tiene la banca: apuestan los demás',
  nextHandSoon: 'La próxima mano empieza pronto',
  placeYourBets: 'Hagan sus apuestas',
  waitingForPlayers: 'Esperando jugadores',
  noLimit: 'sin límite',
  youWon: (net: string) => `Ganó ${net}`,
  youLost: (net: string) => `Perdió ${net}`,
  youBrokeEven: 'Quedó igual',

  // layouts/Layout
  layout: 'El tapete de la mesa',
  inCentreTable: (centre: string) => `En el centro de la mesa: ${centre}`,

  // layouts/Ring
  board: 'La mesa',
  yourSeat: 'Su asiento',
  seat: (n: Part, name: Part) => `Asiento ${n}, ${name}`,
  yourCards: 'Sus cartas',
  cardsOf: (name: Part) => `Cartas de ${name}`,
  you: 'Usted',
  wins: (wonBy: Part) => `▲ gana ${wonBy}`,
  hasBet: (who: Part) => `${who} apostó`,
  youHaveBet: 'Usted apostó',
  folded: 'se retiró',
  notDealtIn: 'no juega esta mano',
  forHigh: (high: string) => `${high} por la alta`,
  forLow: (low: string) => `${low} por la baja`,
  allIn: 'all in',

  // layouts/Stacked
  yourCardsHand: (hand: Part) => `Sus cartas, mano ${hand}`,
  hand: (seat: Part, hand: Part) => `${seat}, mano ${hand}`,
  chipsOn: (withCoupon: Part, area: Part) => `${withCoupon} en ${area}`,

  // parts/Bets
  yourWagers: 'Sus apuestas',
  yourLastWagers: 'Sus últimas apuestas',
  coupon: (coupon: string) => ` + cupón ${coupon}`,
  onButtonKeepsWorking: 'Con el botón «on» sigue en juego en un tiro de salida',
  calledOn: 'On ✓',
  callOn: 'Poner en juego',
  takeDown: (area: Part) => `Retirar ${area}`,
  onWaitsForFloor: (amount: string, area: Part) => `${amount} en ${area} espera al supervisor`,
  takeBackOn: (amount: string, area: Part) => `Retirar ${amount} de ${area}`,

  // parts/Calls
  dealersCalls: 'Lo que canta el crupier',

  // parts/Card
  joker: 'Comodín',

  // parts/Checks
  round: (round: Part, said: Part) => `Ronda ${round}: ${said}`,
  wrong: 'Incorrecto',
  provenHere: 'Probado aquí',
  stillCome: 'Pendiente',
  notProvenHere: 'No probado aquí',

  // parts/Coming
  why: 'Por qué',

  // parts/CouponArt
  match: 'MATCH',

  // parts/Coupons
  layCouponChosenChips: 'Ponga un cupón del valor de la ficha elegida junto a fichas de al menos ese valor',
  matchPlay: 'match play',
  withCoupon: '✓ con un cupón',
  withoutCoupon: 'con un cupón',
  bringInCoupons: (mine: string) => `Traer ${mine} en cupones`,

  // parts/Dice
  diceRoll: 'ruedan los dados',
  dice: (faces: Part) => `dados: ${faces}`,
  lastRolls: 'Últimos tiros',
  hasTheDice: (thrower: Part, has: Part) => `${thrower} ${has} los dados`,
  newShooter: 'Nuevo tirador',
  diceOut: 'Los dados están en el aire …',

  // parts/Felt
  arrowKeysMoveEnter: (label: Part) => `${label}. Las flechas mueven, Enter pone una ficha, Supr la quita.`,

  // parts/Hand
  tiles: (count: Part) => `${count} piezas`,

  // parts/Invite
  inviteFriends: 'Invitar amigos',
  whoeverOpensThisLink: 'Quien abra este enlace puede sentarse en su mesa.',
  linkYourTable: 'El enlace a su mesa',
  copied: 'Copiado ✓',
  copyLink: 'Copiar el enlace',
  inviteSomebodyWhoHas: 'Invitar a alguien que tiene cuenta aquí',
  userName: 'Nombre de usuario',
  invite: 'Invitar',

  // parts/Leaving
  leaveInMiddleHand: '¿Irse en medio de una mano?',
  ifYouLeaveYour:
    'Si se va, su mano pasa donde es gratis y se retira en cuanto alguien apueste. Lo que apostó se queda en el ' +
    'bote.',
  stay: 'Quedarse',
  leave: 'Irse',

  // parts/Log
  whatHappened: 'Lo que pasó',
  everyStep: 'todos los pasos',
  whyLabel: 'Por qué:',

  // parts/MoreChips
  bringMoreChips: 'Traer más fichas',
  youHaveOnTable: (stack: string, balance: string) => `Tiene ${stack} en la mesa y ${balance} en su cuenta.`,
  getPlayMoney: (lacking: string) => `Pedir ${lacking} de dinero ficticio`,
  bring: 'Traer ($)',
  bringIt: 'Traer',
  cancel: 'Cancelar',
  enterAmountInDollars: 'Escriba una cantidad en dólares, por ejemplo 100.',
  youHaveInYour: (balance: string) => `Tiene ${balance} en su cuenta.`,

  // parts/Notices
  whyUnder: (law: Part) => `¿Por qué? ${law}`,
  unread: (n: number) => ` (${n} ${n === 1 ? 'nuevo' : 'nuevos'})`,
  needs: (what: string) => `con ${what}`,
  betInstead: (amount: string) => `Apostar ${amount} en su lugar`,
  askFloorAcceptOn: (amount: string, area: Part) => `Pedir al supervisor que acepte ${amount} en ${area}`,
  dismiss: 'Cerrar',

  // parts/Place
  onWhy: (markName: Part, id: Part) => `${markName} en ${id}: ¿por qué?`,

  // parts/Plate
  setAsideAsBank: 'Apartado como banca, para pagar las apuestas de los demás',

  // parts/Pots
  pots: 'Botes',
  wonBy: (names: Part) => `ganado por ${names}`,
  mayBeWonBy: (names: Part) => `lo puede ganar ${names}`,
  betNow: (street: string) => `y ${street} apostados ahora`,
  pot: (pot: string) => `Bote ${pot}`,
  partBetNow: (street: string) => `de ello ${street} apostados ahora`,

  // parts/Proof
  fairPlay: 'Juego limpio',
  cutEveryRoundI: 'Cortar en cada ronda en la que apuesto',
  thisPageThenAdds:
    'Esta página agrega entonces un secreto propio al sorteo. La mesa solo ve su hash mientras se apuesta, así ' +
    'que nadie puede conocer el resultado; cuando se cierran las apuestas, la página lo abre.',
  cutThisRound: 'Cortar en esta ronda',
  yourCutWasNot: (refused: Part) => `Su corte no fue aceptado: ${refused}`,
  cutsRound: (round: Part) => `Cortes de la ronda ${round}`,
  cutOpened: 'corte abierto',
  cutNotOpened: 'corte sin abrir',
  cutGiven: 'corte dado',
  cutsLeftUnopenedIn: 'Cortes sin abrir en las últimas 64 rondas:',
  unopenedCuts: 'Cortes sin abrir',
  unopenedBySeat: (seat: Part, person: Part, count: Part) => `Asiento ${seat}, ${person}: ${count}`,
  seedRoundFixedIts: (round: Part) => `La semilla de la ronda ${round} está fijada. Su hash:`,
  one256SeedsSeries: (series: Part, first: Part) =>
    `Es una de las 256 semillas de la serie ${series}, fijadas juntas antes de la ronda ${first} con esta raíz:`,
  roundWaitsForRound: (round: Part) => `La ronda espera la ronda ${round} de la baliza.`,
  checkRoundHere: (round: Part) => `Comprobar la ronda ${round} aquí`,
  houseDidNotSay: 'La casa no dijo cómo se decidió la ronda. Intente de nuevo, o compruébela en Sus rondas.',

  // parts/Question
  youAsked: 'Su decisión',
  beforeNextRoundTitle: 'Antes de la próxima ronda',
  chooseCards: (cards: Part, chosen: Part) => `Elija las cartas para ${cards}${chosen}.`,
  howManyCardsFrom: 'Cuántas cartas desde arriba',
  any: 'cualquiera',
  amountInDollarsFrom: (least: string, most: string) => `Cantidad en dólares, de ${least} a ${most}`,
  amount: 'Cantidad',
  min: 'Mín.',
  halfPot: '½ bote',
  betThePot: 'Bote',
  most: 'Máx.',
  enterAmountFrom: (least: string, most: string) => `Escriba una cantidad de ${least} a ${most}.`,
  choiceTo: (amount: Part) => ` a ${amount}`,

  // parts/Rack
  inFrontYou: 'Ante usted',
  chipWagerWith: 'Ficha para apostar',
  chipKey: (chip: string, key: Part) => `ficha de ${chip}, tecla ${key}`,
  key: (chip: string, key: Part) => `${chip} (tecla ${key})`,
  moreChips: 'Más fichas',
  chips: 'Fichas',
  leaveTable: 'Dejar la mesa',
  ready: 'Listo',
  repeat: 'Repetir',
  repeatGo: 'Repetir y seguir',
  sameAgain: 'Lo mismo',
  undo: 'Deshacer',
  double: 'Doblar',
  clear: 'Quitar',
  takeAllDown: 'Quitar todo',

  // parts/Roads
  last: (lately: Part) => ` Las últimas: ${lately}.`,

  // parts/Seats
  players: 'Jugadores',
  wagered: 'apostado',
  bot: (level: Part, temper: Part) => `Un bot: ${level}, ${temper}`,
  levels: { beginner: 'principiante', regular: 'habitual', expert: 'experto' },
  tempers: { careful: 'prudente', steady: 'constante', bold: 'audaz' },
  bank: (cover: string) => `banca ${cover}`,
  act: 'su turno',
  isReady: 'listo',
  leaving: 'se va',
  away: 'ausente',
  watching: (people: number) => (people === 1 ? '1 persona mira' : `${people} personas miran`),
  nobodySitsHereYet: 'Aún no hay nadie sentado.',

  // parts/SetHands
  high: 'alta',
  low: 'baja',
  cardToHand: (nameOf: Part, high: Part) => `${nameOf}, a la mano ${high}`,
  thisHandFoulLoses: 'Esta mano es nula y pierde.',
  pressAgainSetAll: 'Pulse otra vez para armarla de todos modos.',
  foulLowHandHigher: 'Nula: la mano baja supera a la alta, y pierde.',
  asHouseWouldSet: 'Como la armaría la casa.',
  lowHand: 'mano baja',
  chooseFor: (count: Part, hand: Part) => `Elija ${count} para la ${hand}.`,
  howLowCardsDivided: 'Cómo se reparten las cartas bajas',
  foul: ' (nula)',
  coach: (lowHand: Part) => `Entrenador: ${lowHand}`,
  asLies: ', tal como está.',
  thisOneCostsWager: (cost: Part) => `; esta cuesta ${cost} de la apuesta.`,
  setHands: 'Armar las manos',
  setFoulHand: 'Armar la mano nula',
  setThoughFoul: 'Armarla, aunque sea nula',
  showHouseWay: 'Mostrar el modo de la casa',
  takeCoachs: 'Usar la del entrenador',
  highHand: 'Mano alta',

  // parts/Sign
  moreYouMayDo: 'Otras cosas que puede hacer',
  signAtThisTable: 'El letrero de esta mesa',
  options: 'Opciones',

  // parts/Sit
  youWatching: 'Está mirando.',
  seatLabel: 'Asiento',
  bringUpTo: (balance: string) => `Traer ($), de ${balance}`,
  sitDown: 'Sentarse',
  somebodyWaitsForLast: ': alguien espera el último',
  youWatchingNoSeat: (empty: Part) => `Está mirando. No hay asientos libres${empty}.`,
  somebodyWaitsFor: ' (alguien lo espera)',
  botMakesRoom: ' (un bot deja su lugar)',
  enterAmountInDollarsSuchAs200: 'escriba una cantidad en dólares, por ejemplo 200',

  // parts/Sound
  sounds: 'Sonidos',
  soundsOn: 'Los sonidos están activados',
  soundsOff: 'Los sonidos están desactivados',

  // parts/Spot
  onButton: 'ON',
  pressWhyOnArea: (markName: Part) => `${markName}; pulse ? en el área para saber por qué`,

  // parts/Stand
  lastHand: 'Última mano',
  emptyLastCardsWere: (names: Part) => `vacío; las últimas cartas fueron ${names}`,

  // parts/Timer
  secondsLeft: (seconds: Part) => `quedan ${seconds} segundos`,

  // parts/Waiting
  seatYoursWhenRound: (seat: Part) => `El asiento ${seat} es suyo cuando termine la ronda.`,
  setAsideForUntil: (amount: string) => `Hasta entonces se apartan ${amount} para él.`,
  moreComesYouWhen: (amount: string) => `Recibirá ${amount} más cuando termine la ronda.`,
  setAsideUntilThen: 'Se aparta hasta entonces.',
  doNotTakeSeat: (seat: Part) => `no ocupar el asiento ${seat}`,
  doNotBring: (amount: string) => `no traer ${amount}`,
  cancelWaiting: (what: Part) => `Cancelar: ${what}`,

  // parts/Wheel
  lastResults: 'Últimos resultados',
  ballSpun: 'La bola gira …',
  wheelTurns: 'La rueda gira …',

  // parts/WhyBox
  thisRuleThisWebsite: 'Es una regla de este sitio, no un párrafo de la ley.',

  // pots
  mainPot: 'Bote principal',
  sidePot: (number: Part) => `Bote secundario ${number}`,
  onlySidePot: 'Bote secundario',

  // proof
  drawnAgainHereOutcome: (text: Part) => `Sacado de nuevo aquí, el resultado es el mismo: ${text}.`,
  drawnAgainHereOutcomeAnother: (text: Part) => `Sacado de nuevo aquí, el resultado es otro: ${text}.`,

  // proofcards
  houseDoesNotSay: (round: Part) => `La casa no dice qué salió en la ronda ${round}.`,
  houseTellsFullShoe: 'La casa habla de un zapato completo, y nadie vio barajar las cartas.',
  houseNowNamesAnother: 'La casa nombra ahora para esta ronda un hash distinto del que mostró antes.',
  discardsWereShuffledIn: 'se mezclaron descartes, hay varios zapatos, o el zapato es anterior a lo que se sabe de él',
  cardsThisRoundCannot: (why: Part) => `Las cartas de esta ronda no se pueden repartir de nuevo aquí: ${why}.`,
  houseTellsShoeCards: (full: Part, different: Part) =>
    `La casa habla de un zapato de ${full} cartas, que no son barajas completas de ${different} cartas distintas.`,
  inRoundCardWas: (round: Part, from: Part, left: Part) =>
    `En la ronda ${round} se sacó una carta de ${from}, cuando quedaban ${left}.`,
  dealtAgainHereCard: (number: Part, round: Part, card: Part, told: Part) =>
    `Repartida de nuevo aquí, la carta ${number} de la ronda ${round} es ${card} y no ${told}.`,
  dealtAgainHereCardThisRoundYou: (number: Part, card: Part, seen: Part) =>
    `Repartida de nuevo aquí, la carta ${number} de esta ronda es ${card}, y a usted se le mostró ${seen}.`,
  youSawCardsLeave: (seen: Part, told: Part) => `Usted vio salir ${seen} cartas del zapato, y la casa habla de ${told}.`,
  rounds: (drawn: Part) => `${drawn} rondas`,
  afterInSinceShuffle: (before: Part, drawn: Part) => `, después de ${before} en las ${drawn} desde que se barajó`,
  seeds: 'las semillas',
  seed: 'la semilla',
  dealtAgainHereFrom: (drawn: Part, cards: Part, since: Part) =>
    `Repartidas de nuevo aquí solo con ${drawn}, las ${cards} cartas son las mismas${since}.`,
  roundMissingAmongThose: (round: Part) => `Falta la ronda ${round} entre las que siguieron al barajado.`,
  cardsDealtAgainHere: 'Las cartas se reparten de nuevo aquí cuando el zapato termina y se publican sus semillas.',
  wouldGiveAwayCards: 'revelaría cartas que no se mostraron a nadie',
  seedRoundKeptFor: (round: Part, why: Part) =>
    `La semilla de la ronda ${round} se guarda para los auditores, porque ${why}. Desde ahí no se puede seguir el ` +
    `zapato aquí.`,
  seedRoundNotOne: (round: Part) => `La semilla de la ronda ${round} no es la prometida.`,
  roundNotChainedRound: (round: Part) => `La ronda ${round} no está encadenada a la anterior.`,
  inRoundThereDraws: (round: Part, draws: Part, cards: Part) =>
    `En la ronda ${round} hay ${draws} extracciones para ${cards} cartas.`,

  // proofdraws
  seedThisRoundKept:
    'La semilla de esta ronda se guarda para los auditores, porque se entregó una mano que no se mostró a nadie.',
  seedThisRoundNot: 'La semilla de esta ronda no es la prometida.',
  houseTellsNotIn: (full: Part, word: Part) =>
    `La casa habla de ${full} ${word}, y no en el orden en que vienen nuevas.`,
  houseTellsOutcomesWhere: (outcomes: Part, seen: Part) =>
    `La casa habla de ${outcomes} resultados, y de dónde se vieron ${seen} de ellos.`,
  houseTellsOutcomeAt: (outcome: Part) => `La casa habla del resultado ${outcome} en un suceso del que esta página no supo.`,
  drawnAgainHereComes: (face: Part, nothing: Part) =>
    `Sacado de nuevo aquí, sale ${face}, y a usted se le mostró ${nothing}.`,
  houseTellsAtEvent: (sign: Part) => `La casa habla de ${sign} en un suceso en el que no se repartió nada.`,
  dealtAgainHereComes: (comes: Part, shown: Part) =>
    `Repartida de nuevo aquí, sale ${comes} y no ${shown}, que se le mostró a usted.`,
  moreLayFaceDown: (blank: Part) => ` Otras ${blank} estaban boca abajo y nadie las vio.`,
  drawnAgainHereFrom: (thrown: Part, count: Part, word: Part, rest: Part) =>
    `Sacado de nuevo aquí solo con la semilla, el resultado es el mismo: ${thrown}, y las ${count} ` +
    `${word}.${rest}`,
  diceWereShownNobody: 'Se mostraron dados que nadie tiró.',
  wasDealtNotDrawn: (sign: Part) => `${sign} se repartió y no se sacó.`,
  wasTurnedUpWhere: (sign: Part, nothing: Part) =>
    `Se descubrió ${sign} donde, repartida de nuevo aquí, está ${nothing}.`,

  // proofrun
  houseDoesNotSayWhatWasDrawn: (err: Part) => `La casa no dice qué salió: ${err}.`,
  betWasTakenAfter: 'Se aceptó una apuesta después de que este navegador supo que estaban cerradas y abrió su corte.',

  // table
  takeSeatFirstThen: 'primero tome asiento, después puede apostar',
  floorAskedAcceptOn: (amount: string, area: Part) => `se pide al supervisor que acepte ${amount} en ${area}`,
  youDoNotAsk: (amount: string, area: Part) => `ya no pide ${amount} en ${area}`,
  comesYourSeatWhen: (amount: string) => `${amount} llegan a su asiento cuando termine la ronda`,
  seatYoursWhenRoundOverSetAside: (seat: Part, amount: string) =>
    `el asiento ${seat} es suyo cuando termine la ronda: se apartan ${amount} para él`,
  youDoNotWait: (seat: Part) => `ya no espera el asiento ${seat}`,
  chipsStayInYour: 'las fichas se quedan en su cuenta',
  youWillLeaveAs: 'Se irá en cuanto la ronda lo permita',
  onWager: (on: Part) => ` en ${on}`,
  pays: (pays: Part) => `paga ${pays}`,
  youHave: (withCoupon: Part) => `usted tiene ${withCoupon}`,
  othersHave: (withCoupon: Part) => `los demás tienen ${withCoupon}`,

  // watch
  dealer: 'El crupier',
  seatNumber: (n: Part) => `Asiento ${n}`,

  // words
  youSmall: 'usted',
  playersSmall: 'jugadores',
  winOne: 'gana',
  winMany: 'ganan',
  loseOne: 'pierde',
  loseMany: 'pierden',
  wonMark: (amount: string) => `+${amount}`,
  lostMark: (amount: string) => `−${amount}`,
  markWithdrawn: '↩ de vuelta',
  markBack: '= de vuelta',
  withdrawn: 'retirada',
  returned: 'devuelta',
  wonAmount: (amount: string) => `ganó ${amount}`,
  lostAmount: (amount: string) => `perdió ${amount}`,
  wagerOn: 'en juego',
  wagerOff: 'fuera de juego',
  haveDice: 'tiene',
  hasDice: 'tiene',

  // What you do, and what somebody else does.
  own: {
    bet: 'apuesta', put: 'pone', pay: 'paga', owe: 'debe', take: 'retira', win: 'gana', lose: 'pierde', set: 'aparta', get: 'recibe', withdraw: 'retira',
    show: 'muestra',
    post: 'pone la apuesta obligada de',
  },
  other: {
    bet: 'apuesta', put: 'pone', pay: 'paga', owe: 'debe', take: 'retira', win: 'gana', lose: 'pierde', set: 'aparta', get: 'recibe', withdraw: 'retira',
    show: 'muestra', post: 'pone la apuesta obligada de',
  },

  // Who made a choice: "You hit", "Ann hits".
  youChoose: (choice: string) => `Usted: ${choice}`,
  theyChoose: (who: string, choice: string) => `${who}: ${choice}`,
  back: (cost: string) => `, ${cost} de vuelta`,
  numbers: (count: Part) => `${count} números`,
  rolls: (count: Part) => `${count} tiradas`,
  othersLose: 'los demás pierden',
  matchPlayCoupon: (coupon: string) => ` y un cupón match play de ${coupon}`,
  waitingFor: (players: Part) => `Esperando a ${players}`,
  others: (seats: Part) => `${seats} más`,
  waitingForSeveral: (first: Part, seats: Part) => `Esperando a ${first} y ${seats}`,
  houseHalfEach: (who: Part) => `${who} y la casa, la mitad cada uno`,
  centreTable: 'el centro de la mesa',
  diceShow: (dice: Part, sum: Part) => `Los dados muestran ${dice}: ${sum}`,
  incident: (what: Part) => `Incidente: ${what}`,
  bringsMatchPlayCoupons: (name: Part, coupon: string) => `${name} trae cupones match play por ${coupon}`,
  takesSeatWith: (name: Part, seat: Part, amount: Part) => `${name} ocupa el asiento ${seat} con ${amount}`,
  somebody: 'Alguien',
  correctionAsked: (name: Part, amount: Part, round: Part) => `Se pide una corrección: ${amount}, ${name}, ronda ${round}`,
  correctionPaid: (name: Part, amount: Part, round: Part) => `Pago corregido: ${name} recibe ${amount} por la ronda ${round}`,
  correctionTaken: (name: Part, amount: Part, round: Part) => `Pago corregido: ${name} devuelve ${amount} de la ronda ${round}`,
  correctionDeclined: (name: Part, amount: Part, round: Part) => `Se rechaza una corrección: ${amount}, ${name}, ronda ${round}`,
  leavesSeat: (somebody: Part, seat: Part) => `${somebody} deja el asiento ${seat}`,
  matchPlayCouponOn: (verb: Part, amount: Part, area: Part) => `${verb} un cupón match play de ${amount} en ${area}`,
  vigorish: (verb: Part, amount: Part, onOf: Part) => `${verb} ${amount} de comisión${onOf}`,
  takesFrom: (verb: Part, amount: Part, area: Part) => `${verb} ${amount} de ${area}`,
  isOnOrOff: (who: Part, area: Part, off: Part) => `${who}: ${area} está ${off}`,
  moves: (who: Part, area: Part, to: Part) => `${who}: ${area} pasa a ${to}`,
  atOdds: (odds: Part) => ` a ${odds}`,
  fromParty: (party: Part) => ` de ${party}`,
  asideAsBankPay: (verb: Part, amount: Part) => `${verb} ${amount} como banca, para pagar las apuestas de los demás`,
  backWasSetAside: (verb: Part, amount: Part) => `${verb} ${amount} que estaban apartados como banca`,
  house: 'la casa',
  goesFromCentreTable: (amount: string, owner: Part) => `${amount} pasa del centro de la mesa a ${owner}`,
  goesToCentreTable: (amount: Part, owner: Part) => `${amount} pasa de ${owner} al centro de la mesa`,
  comesOffProgressiveMeter: (amount: string) => `${amount} sale del contador progresivo`,
  goesOnProgressiveMeter: (amount: Part) => `${amount} va al contador progresivo`,
  housePutsOnProgressive: (amount: Part) => `La casa pone ${amount} en el contador progresivo`,
  takesBack: (verb: Part, amount: string, fromOf: Part) => `${verb} ${amount} de vuelta${fromOf}`,
  asked: (who: Part, text: Part) => `${who}: ${text}`,
  cardsShuffled: 'se barajan las cartas',
  discarded: (who: Part, faceName: Part) => `${who}: se descarta ${faceName}`,
  formsAnotherHand: (who: Part, faceName: Part) => `${who}: ${faceName} forma otra mano`,
  theSidePot: (pot: Part) => `bote secundario ${pot}`,
  theMainPot: 'el bote principal',
  showsCard: (who: Part, shows: Part, faceName: Part) => `${who} ${shows}: ${faceName}`,
  cardBurned: 'Se quema una carta',
  burned: (faceName: Part) => `Se quema ${faceName}`,
  forTheLow: ' por la baja',
  withHand: (worth: Part) => ` con ${worth}`,
  rake: (amount: Part) => `Comisión de la casa ${amount}`,
  roundVoid: (text: Part) => `La ronda es nula: ${text}`,
  refused: (text: Part) => `Rechazado: ${text}`,
  refusedTo: (who: Part, text: Part) => `Rechazado a ${who}: ${text}`,
  seedsRoundsFixed: (round: Part, last: Part) => `Las semillas de las rondas ${round} a ${last} están fijadas`,
  hashSeedRoundShown: (round: Part) => `Se muestra el hash de la semilla de la ronda ${round}`,
  youCut: 'Usted corta',
  cuts: (who: Part) => `${who} corta`,
  noMoreBetsBeacons: (beacon: Part) => `No va más; se espera la ronda ${beacon} de la baliza`,
  noMoreBetsCutsOpened: 'No va más; se abren los cortes',
  youOpenYourCut: 'Usted abre su corte',
  opensCut: (who: Part) => `${who} abre el corte`,
  seatAndName: (seat: Part, name: Part) => `asiento ${seat}, ${name}`,
  cutsWereNotOpened: (list: Part) => `Cortes que no se abrieron a tiempo: ${list}`,
  beaconsValueItsRound: (beacon: Part) => `Llegó el valor de la ronda ${beacon} de la baliza`,
  gamingCeases: (text: Part) => `Se suspende el juego: ${text}`,
  seedRoundKeptForAuditors: (round: Part) => `La semilla de la ronda ${round} se guarda para los auditores`,
  seedRoundPublished: (round: Part) => `Se publica la semilla de la ronda ${round}`,
  seedsRoundsPublished: (round: Part, last: Part) => `Se publican las semillas de las rondas ${round} a ${last}`,
  paidByOdds: (stake: string, odds: Part, staked: string, pays: Part, each: Part, exact: string) =>
    `${stake} a ${odds}: ${staked} × ${pays}/${each} = ${exact}`,
  paidOnPartWager: (amount: string) => `pagado: ${amount}, por la parte de la apuesta que ganó`,
  paidAtWagerStays: (odds: Part, amount: string) => `pagado a ${odds}: ${amount}; la apuesta sigue en juego`,
  paid: (amount: string) => `pagado: ${amount}`,
  withWagerBack: (stake: string, all: string) => `con la apuesta de ${stake} de vuelta: ${all}`,
  forCoupon: (coupon: string) => `de ello por un cupón: ${coupon}`,
  fromBankFromHouse: (bank: string, house: string) => `de ello de la banca: ${bank}, de la casa: ${house}`,
  lost: (stake: string) => `perdido: ${stake}`,
  bankHouse: (bank: string, house: string) => `de ello para la banca: ${bank}, para la casa: ${house}`,
  takenBackBeforeWas: (stake: string) => `retirado antes de decidirse: ${stake}`,
  backNeitherWonNor: (amount: string) => `devuelto, ni ganado ni perdido: ${amount}`,
  wageredAmount: (amount: string) => `apostado: ${amount}`,
  wageredMoreInAll: (amount: string, stake: string) => `apostado: ${amount} más, ${stake} en total`,
  outPot: (amount: string) => `del bote: ${amount}`,
  charged: (amount: string) => `cobrado: ${amount}`,
  plainAmount: (amount: string) => `cantidad: ${amount}`,
  upToOdds: (odds: Part) => `hasta ${odds}`,

  // Tournaments
  tournament: 'Torneo',
  tournamentChips: (chips: string) => `Todos empiezan con ${chips} en fichas de torneo.`,
  everybodyBeginsWith: (chips: string) => `Todos empiezan con ${chips} en fichas de torneo. Su propio dinero se queda donde está.`,
  tournamentLevel: (level: number) => `Nivel ${level}`,
  ranking: 'Clasificación',
  place: (n: number) => `${n}.º`,
  placeOf: (place: string, all: number) => `${place} de ${all}`,
  outOfTournament: 'fuera',
  tournamentOver: 'Fin del torneo',
  tournamentSoon: 'Empieza pronto',
  tournamentRuns: 'El torneo ha empezado',
  tournamentRounds: (rounds: number) => (rounds === 1 ? '1 ronda' : `${rounds} rondas`),
  tournamentMinutes: (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
  stakesRiseEvery: (minutes: number) => (minutes === 1 ? 'las apuestas suben cada minuto' : `las apuestas suben cada ${minutes} minutos`),
  roundsPlayed: (played: number, all: number) => `ronda ${played} de ${all}`,
  timeLeft: (time: string) => `quedan ${time}`,
  stakesRiseIn: (time: string) => `las apuestas suben en ${time}`,
  youCameIn: (place: string) => `Ha quedado en el ${place} puesto`,
  youAreIn: (chips: string) => `Participa, con ${chips} en fichas de torneo`,
  playersHere: (n: number) => (n === 1 ? 'Hay 1 jugador.' : `Hay ${n} jugadores.`),
  startWhenAllAreHere: 'Empiece cuando estén todos: después nadie más puede sentarse.',
  hostStarts: 'El anfitrión empieza el torneo.',
  startTournament: 'Empezar el torneo',
  watchTheRest: 'Puede mirar el resto y seguir la clasificación.',
  leaveTournament: '¿Dejar el torneo?',
  ifYouLeaveTournament: 'Si se va ahora queda fuera: sus fichas vuelven a la caja y queda detrás de todos los que siguen.',
} satisfies typeof en
