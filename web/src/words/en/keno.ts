import type { Part } from '../part'

export default {
  // BoardPage
  boardTitle: (place: Part) => `Keno board${place}`,
  raceProgress: (race: Part, drawn: Part) => `Race ${race}: ${drawn} of 20`,
  showAllAtOnce: 'Show all at once',
  fullScreen: 'Full screen',
  lounge: 'Lounge',
  inOrder: 'In the order in which they came',
  boardPageTitleAt: (place: Part) => `Keno board: ${place} · Boardwalk`,
  boardPageTitle: 'Keno board · Boardwalk',

  // Countdown
  race: 'Race',
  secondsUntilLockOut: (left: Part) => `${left} seconds until lock-out`,
  closesIn: 'closes in',
  youDraw: 'you say when it is drawn',
  supervisorStarts: 'a supervisor starts it',
  onSale: (how: Part) => `is on sale; ${how}`,
  closed: 'Closed',
  lockedOutNoMore: 'Locked out: no more tickets',
  numbersDrawn: 'The numbers are drawn',

  // Grid
  gridHelp: 'Numbers 1 to 80; the arrow keys move, Space marks',
  numberIsKing: (number: Part) => `${number}, king`,
  numberInGroup: (number: Part, group: Part) => `${number}, group ${group}`,

  // Lamps
  boardEmpty: 'The board: no number is drawn yet',
  boardSays: (numbers: Part) => `The board: ${numbers}`,
  youCaught: (caught: Part, marked: Part) => `You caught ${caught} of your ${marked} numbers.`,

  // Lounge
  keno: 'Keno',
  boardOnLargeScreen: 'Board on a large screen',
  boardAt: (place: Part) => `Board: ${place}`,
  rateCard: 'Rate card',
  gameYourOwn: 'A game of your own',
  writersStation: "Writer's station",
  connectionLost: 'The connection is lost; it is tried again.',
  boardLabel: 'The board',
  numbersRace: (race: Part) => `Numbers of race ${race}`,
  noRaceYet: 'No race has been drawn yet',
  drawNow: 'Draw now',
  buy: 'Buy',
  loadingGame: 'Loading the game …',
  gameClosed: 'The game is closed.',

  // OddsOf
  winOften: (odds: Part) => `you win something ${odds} races, `,
  oddsSummary: (win: Part, advantage: Part) =>
    `Odds: ${win}the house keeps ${advantage}`,
  exactAdvantage: (exact: Part) =>
    `House advantage exactly ${exact} of the price of one race. Figures are before the limit for all winners of a ` +
    `race.`,
  oneWay: 'One way',
  eachWays: (ways: Part) => `Each of ${ways} ways`,
  spot: 'spot',
  spots: 'spots',
  waysCaption: (ways: Part, spots: Part, spotWord: Part, wager: string, advantage: Part) =>
    `${ways} of ${spots} ${spotWord} at ${wager}: house advantage ${advantage}`,
  catch: 'Catch',
  pays: 'Pays',
  chance: 'Chance',
  oneIn: (odds: Part) => `1 in ${odds}`,
  never: 'never',

  // Paper
  kenoTicket: (number: Part) => `Keno ticket ${number}`,
  paperTitle: 'KENO',
  no: (number: Part) => `No. ${number}`,
  conditioning: 'Conditioning',
  ways: 'Ways',
  rate: 'Rate',
  spotsOnly: (spots: Part) => `${spots}-spot`,
  rateAt: (what: Part, wager: string) => `${what} at ${wager}`,
  games: 'Games',
  firstLast: (races: Part, first: Part, last: Part) => `${races}, first ${first}, last ${last}`,
  price: 'Price',
  station: 'Station',
  writer: 'Writer',
  kingLabel: 'King',
  numbers: 'Numbers',

  // RacePage
  kenoRace: (number: Part) => `Keno race ${number}`,
  ticketsWon: (time: Part, winners: Part, tickets: Part, pays: string) =>
    `${time}: ${winners} of ${tickets} tickets won, ${pays} in all`,
  inOrderLabel: 'In the order in which they came:',
  fairPlay: 'Fair play',
  hashShown: 'The hash of the seed was shown before the first ticket was sold:',
  seedPublished: 'The seed, published after the draw:',
  secretsMixedIn: (opened: Part, all: Part) =>
    `Secrets of players are mixed in, which the house did not know before the lock-out: ${opened} of ${all} were ` +
    `opened.`,
  beaconMixedIn: (round: Part) => `The value of an outside beacon is mixed in: its round ${round}.`,
  draw20NumbersAgain: 'Draw the 20 numbers again here',
  kenoRaceBoardwalk: (number: Part) => `Keno race ${number} · Boardwalk`,

  // RatesPage
  kenoRateCard: 'Keno rate card',
  print: 'Print',
  kenoRates: (name: Part) => `${name}: keno rates`,
  rateCardLimits: (min: string, max: string, maxSpots: Part, maxRaces: Part, unit: string) =>
    `Minimum wager on one way ${min}, maximum ${max}. Up to ${maxSpots} spots for one way, and up to ${maxRaces} ` +
    `races on one ticket. Payoffs below are for ${unit}; other wagers are paid in proportion.`,
  houseAdvantage: (percent: Part) => `house advantage ${percent} %`,
  rateCardTerms: (claim: Part, authorized: string) =>
    `Winning tickets are paid within ${claim} after their last race. A payment of ${authorized} or more is ` +
    `authorized by a keno supervisor. Check your ticket against your request: winnings follow the ticket ` +
    `(N.J.A.C. 19:47-15.3(c)).`,
  kenoRateCardBoardwalk: 'Keno rate card · Boardwalk',

  // Recent
  pastRaces: 'Past races',
  raceNumber: (race: Part) => `Race ${race}`,

  // Slip
  kenoRequest: 'Keno request',
  markYourNumbers: 'Mark your numbers',
  clear: 'Clear',
  groups: 'Groups',
  groupLabel: (name: Part) => `Group ${name}`,
  kingNamed: (number: Part) => `king ${number}`,
  groupNamed: (name: Part) => `group ${name}`,
  remove: (called: Part) => `Remove ${called}`,
  addGroup: '+ Group',
  addKing: '+ King',
  quickPick: 'Quick-pick',
  myOwnNumbers: 'my own numbers',
  wagerOnEachWay: 'Wager on each way ($)',
  races: 'Races',
  whichWays: 'Conditioning: which ways you play',
  oneWaySmall: 'one way',
  severalWays: (ways: Part) => `${ways} ways`,
  waysOfSpots: (ways: Part, spots: Part, spotWord: Part) => `${ways} of ${spots} ${spotWord}`,
  wagerOnEachWaySpots: (spots: Part) => `Wager on each way of ${spots} spots ($)`,
  chooseSingleWays: 'Choose single ways',
  ticketSays: (kind: Part, ways: Part, conditioning: Part, races: Part) =>
    `${kind} ticket, ${ways}, ${conditioning}${races}`,
  winsUpRace: (most: string) => `wins up to ${most} a race`,
  pricing: 'Pricing …',
  forPrice: (price: string) => ` for ${price}`,
  racesAt: (races: Part, each: string) => `, ${races} races at ${each}`,
  markAtLeastOne: 'Mark at least one number, or take a quick-pick.',
  enterWagerInDollars: 'Enter a wager in dollars.',

  // Station
  sell: 'Sell',
  ticketSoldFor: (number: Part, price: string) => `Ticket ${number} is sold for ${price}.`,

  // StationDrawer
  drawer: 'Drawer',
  workStation: 'Work station',
  automatic: ': automatic',
  yourDrawer: 'Your drawer',
  drawerOf: (writer: Part) => `The drawer of ${writer}`,
  drawerHas: (drawer: Part, cash: string, sold: Part, retained: Part) =>
    `${drawer} has ${cash}. ${sold}, ${retained} paid tickets in the drawer.`,
  openDrawer: 'Open the drawer',
  cashCounted: 'Cash counted ($)',
  closeDrawer: 'Close the drawer',
  voidedHereToday: (voided: Part) => `Voided here today: ${voided}`,
  oneTicketSold: 'One ticket sold',
  ticketsSold: (count: Part) => `${count} tickets sold`,
  drawerOpenWith: (cash: string) => `The drawer is open with ${cash}.`,
  exact: ' and exact',
  over: (off: string) => `, ${off} over`,
  short: (off: string) => `, ${off} short`,
  drawerClosed: (exact: Part) => `The drawer is closed${exact}.`,

  // StationGame
  game: 'The game',
  announceClosing: 'Announce the closing',
  lockOutDraw: 'Lock out and draw',
  approvedBy: 'Approved by',
  whyLockOutOverridden: 'Why the lock-out is overridden',
  minutes: 'Minutes',
  override: 'Override',
  systemDown: (down: Part) => `The system is down: ${down}`,
  systemUpAgain: 'The system is up again',
  whySystemDown: 'Why the system is down',
  reportDown: 'System down',
  takeYourKeyOut: 'Take your key out',
  putYourKeyIn: 'Put your key in',
  paymentsAuthorize: 'Payments to authorize',
  ticketNumber: (ticket: Part) => `Ticket ${ticket}`,
  noPaymentWaits: 'No payments to authorize.',
  noKeyIn: 'No key is in.',
  oneKeyIn: 'One key is in.',
  bothKeysIn: 'Both keys are in: the generator is open and draws nothing.',
  closingAnnounced: 'The closing of the game is announced.',
  workStationsLockedOut: 'The work stations are locked out.',
  lockOutOverridden: 'The lock-out is overridden.',
  systemDownTicketsPaid: 'The system is down; tickets are paid by hand.',
  systemOperationalAgain: 'The system is operational again.',
  yourKeyIn: 'Your key is in.',
  yourKeyOut: 'Your key is out.',

  // StationTicket
  ticketTitle: 'Find a ticket',
  number: 'Number',
  lookUp: 'Look up',
  ticketState: (ticket: Part) => `Ticket ${ticket}:`,
  wonSoFar: (won: string) => `, ${won} won`,
  authorizedBy: (authorized: Part) => `, authorized by ${authorized}`,
  pay: (won: string) => `Pay ${won}`,
  authorize: 'Authorize',
  voidIt: 'Void',
  refund: 'Refund',
  sellAgain: 'Sell again',
  paidByHand: 'Paid by hand ($)',
  payByHand: 'Pay by hand',
  byCasinoCheck: ' by a casino check',
  paidForTicket: (amount: string, ticket: Part, how: Part) => `Paid ${amount} for ticket ${ticket}${how}.`,
  paymentTicketAuthorized: (n: Part) => `The payment of ticket ${n} is authorized.`,
  ticketVoid: (n: Part) => `Ticket ${n} is void.`,
  gamesRefunded: (ticket: Part) => `The races of ticket ${ticket} that are not drawn yet are refunded.`,
  soldAgainAsTicket: (number: Part) => `Sold again as ticket ${number}.`,
  ticketPaidByHand: (n: Part) => `Ticket ${n} is paid by hand.`,

  // Tickets
  yourTickets: 'Your tickets',
  redeemAll: (count: Part) => `Redeem all that won (${count})`,
  redeemChosen: (count: Part) => `Redeem ${count} chosen`,
  youHaveNoTickets: 'You have no tickets yet.',
  chooseTicket: (number: Part) => `Choose ticket ${number}`,
  raceSmall: (race: Part) => `race ${race}`,
  racesFromTo: (first: Part, last: Part) => `races ${first} to ${last}`,
  supervisorMustAuthorize: ', a supervisor must authorize it',
  andWon: (won: string) => `, won ${won}`,
  caughtSays: (count: Part, numbers: Part, won: Part) => `: caught ${count}${numbers}${won}`,
  each: (ways: Part, caught: Part, spots: Part, pays: string) => `${ways} × ${caught} of ${spots}: ${pays} each`,
  redeem: (won: string) => `Redeem ${won}`,
  refundRest: 'Refund the races not drawn yet',
  playAgain: 'Play again',
  olderTickets: 'Older tickets',
  stateWaiting: 'waiting for its race',
  statePlaying: 'in play',
  stateLost: 'did not win',
  stateOver: 'over',
  stateWon: 'won',
  statePaid: 'paid',
  stateVoid: 'void',
  stateExpired: 'expired',
  oneTicket: 'one ticket',
  tickets: (good: Part) => `${good} tickets`,
  paidFor: (sum: string, oneTicket: Part) => `Paid ${sum} for ${oneTicket}.`,
  ticketVoidBack: (ticket: Part, price: string) => `Ticket ${ticket} is void; ${price} is back in your account.`,
  racesRefunded: (ticket: Part, amount: string) =>
    `The races of ticket ${ticket} that are not drawn yet are refunded: ${amount}.`,
  boughtAgainAsTicket: (number: Part) => `Bought again as ticket ${number}.`,

  // desk
  chooseWorkStation: 'Choose a work station.',
  openYourDrawerFirst: 'Open your drawer first.',
  enterNumberTicket: 'Enter the number of a ticket.',
  enterAmountInDollars: 'Enter an amount in dollars, such as 500 or 12.50.',

  // ops
  noLounge: 'This house has no keno lounge.',

  // proof
  drawnSame: (numbers: Part) => `Drawn again here, the 20 numbers are the same: ${numbers}.`,
  drawnOthers: (numbers: Part) => `Drawn again here, the 20 numbers are others: ${numbers}.`,

  // slip
  listAnd: (list: Part, last: Part) => `${list} and ${last}`,
}
