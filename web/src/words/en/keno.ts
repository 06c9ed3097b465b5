import type { Part } from '../part'

export default {
  // BoardPage
  kenoBoard: (hotel: Part) => `Keno board${hotel}`,
  race20: (race: Part, x: Part) => `Race ${race}: ${x} of 20`,
  showAllAtOnce: 'Show all at once',
  fullScreen: 'Full screen',
  lounge: 'Lounge',
  inOrderInWhich: 'In the order in which they came',
  kenoBoardBoardwalk: (hotel: Part) => `Keno board: ${hotel} · Boardwalk`,
  kenoBoardBoardwalkText: 'Keno board · Boardwalk',

  // Countdown
  race: 'Race',
  secondsUntilLockOut: (left: Part) => `${left} seconds until lock-out`,
  closesIn: 'closes in',
  youHaveDrawn: 'you have it drawn',
  supervisorStarts: 'a supervisor starts it',
  onSale: (youHaveDrawn: Part) => `is on sale; ${youHaveDrawn}`,
  closed: 'Closed',
  lockedOutNoMore: 'Locked out: no more tickets',
  numbersDrawn: 'The numbers are drawn',

  // Grid
  numbers180Arrow: 'Numbers 1 to 80; the arrow keys move, Space marks',
  king: (n: Part) => `${n}, king`,
  group: (n: Part, nameOf: Part) => `${n}, group ${nameOf}`,

  // Lamps
  boardNoNumberDrawn: 'The board: no number is drawn yet',
  board: (drawn: Part) => `The board: ${drawn}`,
  youCaughtYourNumbers: (x: Part, x2: Part) => `You caught ${x} of your ${x2} numbers.`,

  // Lounge
  keno: 'Keno',
  boardOnLargeScreen: 'Board on a large screen',
  boardOf: (place: Part) => `Board: ${place}`,
  rateCard: 'Rate card',
  gameYourOwn: 'A game of your own',
  writersStation: "Writer's station",
  connectionLostTriedAgain: 'The connection is lost; it is tried again.',
  boardText: 'The board',
  numbersRace: (race: Part) => `Numbers of race ${race}`,
  noRaceHasBeen: 'No race has been drawn yet',
  drawNow: 'Draw now',
  buy: 'Buy',
  loadingGame: 'Loading the game …',
  gameClosed: 'The game is closed.',

  // OddsOf
  youWinSomethingRaces: (hit: Part) => `you win something ${hit} races, `,
  oddsHouseKeeps: (youWinSomethingRaces: Part, advantage: Part) =>
    `Odds: ${youWinSomethingRaces}the house keeps ${advantage}`,
  houseAdvantageExactlyPrice: (exact: Part) =>
    `House advantage exactly ${exact} of the price of one race. Figures are before the limit for all winners of a ` +
    `race.`,
  oneWay: 'One way',
  eachWays: (ways: Part) => `Each of ${ways} ways`,
  spot: 'spot',
  spots: 'spots',
  atHouseAdvantage: (oneWay: Part, spots: Part, spot: Part, wager: string, advantage: Part) =>
    `${oneWay} of ${spots} ${spot} at ${wager}: house advantage ${advantage}`,
  catch: 'Catch',
  pays: 'Pays',
  chance: 'Chance',
  x1In: (x: Part) => `1 in ${x}`,
  never: 'never',

  // Paper
  kenoTicket: (number: Part) => `Keno ticket ${number}`,
  kenoText: 'KENO',
  no: (number: Part) => `No. ${number}`,
  conditioning: 'Conditioning',
  ways: 'Ways',
  rate: 'Rate',
  spotOf: (spots: Part) => `${spots}-spot`,
  at: (x: Part, wager: string) => `${x} at ${wager}`,
  games: 'Games',
  firstLast: (races: Part, first: Part, last: Part) => `${races}, first ${first}, last ${last}`,
  price: 'Price',
  station: 'Station',
  writer: 'Writer',
  kingText: 'King',
  numbers: 'Numbers',

  // RacePage
  kenoRace: (number: Part) => `Keno race ${number}`,
  ticketsWon: (time: Part, winners: Part, tickets: Part, pays: string) =>
    `${time}: ${winners} of ${tickets} tickets won ${pays}`,
  inOrderInWhichTheyCame: 'In the order in which they came:',
  fairPlay: 'Fair play',
  hashSeedWasShown: 'The hash of the seed was shown before the first ticket was sold:',
  seedPublishedAfterDraw: 'The seed, published after the draw:',
  secretsPlayersMixedIn: (count: Part, x: Part) =>
    `Secrets of players are mixed in, which the house did not know before the lock-out: ${count} of ${x} were ` +
    `opened.`,
  valueOutsideBeaconMixed: (round: Part) => `The value of an outside beacon is mixed in: its round ${round}.`,
  draw20NumbersAgain: 'Draw the 20 numbers again here',
  kenoRaceBoardwalk: (number: Part) => `Keno race ${number} · Boardwalk`,

  // RatesPage
  kenoRateCard: 'Keno rate card',
  print: 'Print',
  kenoRates: (name: Part) => `${name}: keno rates`,
  minimumWagerOnOne: (min: string, max: string, maxSpots: Part, maxRaces: Part, min2: string) =>
    `Minimum wager on one way ${min}, maximum ${max}. Up to ${maxSpots} spots for one way, and up to ${maxRaces} ` +
    `races on one ticket. Payoffs below are for ${min2}; other wagers are paid in proportion.`,
  houseAdvantage: (x: Part) => `house advantage ${x} %`,
  winningTicketsPaidWithin: (claim: Part, authorized: string) =>
    `Winning tickets are paid within ${claim} after their last race. A payment of ${authorized} or more is ` +
    `authorized by a keno supervisor. Check your ticket against your request: winnings follow the ticket ` +
    `(N.J.A.C. 19:47-15.3(c)).`,
  kenoRateCardBoardwalk: 'Keno rate card · Boardwalk',

  // Recent
  pastRaces: 'Past races',
  raceOf: (race: Part) => `Race ${race}`,

  // Slip
  kenoRequest: 'Keno request',
  markYourNumbers: 'Mark your numbers',
  clear: 'Clear',
  groups: 'Groups',
  groupOf: (nameOf: Part) => `Group ${nameOf}`,
  kingOf: (x: Part) => `king ${x}`,
  groupText: (nameOf: Part) => `group ${nameOf}`,
  remove: (called: Part) => `Remove ${called}`,
  group2: '+ Group',
  king2: '+ King',
  quickPick: 'Quick-pick',
  myOwnNumbers: 'my own numbers',
  wagerOnEachWay: 'Wager on each way ($)',
  races: 'Races',
  conditioningWhichWaysYou: 'Conditioning: which ways you play',
  oneWayText: 'one way',
  waysOf: (ways: Part) => `${ways} ways`,
  ofText: (oneWayText: Part, spots: Part, spot: Part) => `${oneWayText} of ${spots} ${spot}`,
  wagerOnEachWaySpots: (spots: Part) => `Wager on each way of ${spots} spots ($)`,
  chooseSingleWays: 'Choose single ways',
  ticket: (kind: Part, oneWayText: Part, conditioning: Part, several: Part) =>
    `${kind} ticket, ${oneWayText}, ${conditioning}${several}`,
  winsUpRace: (most: string) => `wins up to ${most} a race`,
  pricing: 'Pricing …',
  forText: (price: string) => ` for ${price}`,
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
  hasPaidTicketsIn: (yourDrawer: Part, cash: string, sold: Part, retained: Part) =>
    `${yourDrawer} has ${cash}. ${sold}, ${retained} paid tickets in the drawer.`,
  openDrawer: 'Open the drawer',
  cashCounted: 'Cash counted ($)',
  closeDrawer: 'Close the drawer',
  voidedHereToday: (voided: Part) => `Voided here today: ${voided}`,
  oneTicketSold: 'One ticket sold',
  ticketsSold: (x: Part) => `${x} tickets sold`,
  drawerOpenWith: (x: string) => `The drawer is open with ${x}.`,
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
  systemDownText: 'System down',
  takeYourKeyOut: 'Take your key out',
  putYourKeyIn: 'Put your key in',
  paymentsAuthorize: 'Payments to authorize',
  ticketOf: (ticket: Part) => `Ticket ${ticket}`,
  noPaymentWaitsFor: 'No payment waits for you.',
  noKeyIn: 'No key is in.',
  oneKeyIn: 'One key is in.',
  bothKeysInGenerator: 'Both keys are in: the generator is open and draws nothing.',
  announcedGameWillClose: 'It is announced that the game will close.',
  workStationsLockedOut: 'The work stations are locked out.',
  lockOutOverridden: 'The lock-out is overridden.',
  systemDownTicketsPaid: 'The system is down; tickets are paid by hand.',
  systemOperationalAgain: 'The system is operational again.',
  yourKeyIn: 'Your key is in.',
  yourKeyOut: 'Your key is out.',

  // StationTicket
  ticketText: 'A ticket',
  number: 'Number',
  lookUp: 'Look up',
  ticket2: (n: Part) => `Ticket ${n}:`,
  won: (won: string) => `, ${won} won`,
  authorizedBy: (authorized: Part) => `, authorized by ${authorized}`,
  pay: (won: string) => `Pay ${won}`,
  authorize: 'Authorize',
  voidText: 'Void',
  refund: 'Refund',
  sellAgain: 'Sell again',
  paidByHand: 'Paid by hand ($)',
  payByHand: 'Pay by hand',
  byCasinoCheck: ' by a casino check',
  paidForTicket: (x: string, n: Part, byCasinoCheck: Part) => `Paid ${x} for ticket ${n}${byCasinoCheck}.`,
  paymentTicketAuthorized: (n: Part) => `The payment of ticket ${n} is authorized.`,
  ticketVoid: (n: Part) => `Ticket ${n} is void.`,
  gamesTicketNotDrawn: (n: Part) => `The games of ticket ${n} that are not drawn are refunded.`,
  soldAgainAsTicket: (number: Part) => `Sold again as ticket ${number}.`,
  ticketPaidByHand: (n: Part) => `Ticket ${n} is paid by hand.`,

  // Tickets
  yourTickets: 'Your tickets',
  redeemAllWon: (x: Part) => `Redeem all that won (${x})`,
  redeemChosen: (size: Part) => `Redeem ${size} chosen`,
  youHaveNoTickets: 'You have no tickets yet.',
  chooseTicket: (number: Part) => `Choose ticket ${number}`,
  raceText: (first: Part) => `race ${first}`,
  racesOf: (first: Part, last: Part) => `races ${first} to ${last}`,
  supervisorMustAuthorize: ', a supervisor must authorize it',
  wonOf: (won: string) => `, won ${won}`,
  caught: (x: Part, caught: Part, wonOf: Part) => `: caught ${x}${caught}${wonOf}`,
  each: (ways: Part, caught: Part, spots: Part, pays: string) => `${ways} × ${caught} of ${spots}: ${pays} each`,
  redeem: (won: string) => `Redeem ${won}`,
  refundWhatNotDrawn: 'Refund what is not drawn',
  playAgain: 'Play again',
  olderTickets: 'Older tickets',
  waitsForItsRace: 'waits for its race',
  played: 'is played',
  didNotWin: 'did not win',
  overText: 'is over',
  stateWon: 'won',
  statePaid: 'paid',
  stateVoid: 'void',
  stateExpired: 'expired',
  oneTicket: 'one ticket',
  tickets: (good: Part) => `${good} tickets`,
  paidFor: (sum: string, oneTicket: Part) => `Paid ${sum} for ${oneTicket}.`,
  ticketVoidBackIn: (number: Part, price: string) => `Ticket ${number} is void; ${price} is back in your account.`,
  racesTicketNotDrawn: (number: Part, x: string) =>
    `The races of ticket ${number} that are not drawn are refunded: ${x}.`,
  boughtAgainAsTicket: (number: Part) => `Bought again as ticket ${number}.`,

  // desk
  chooseWorkStation: 'Choose a work station.',
  openYourDrawerFirst: 'Open your drawer first.',
  enterNumberTicket: 'Enter the number of a ticket.',
  enterAmountInDollars: 'Enter an amount in dollars, such as 500 or 12.50.',

  // ops
  thisHouseHasNo: 'This house has no keno lounge.',

  // proof
  drawnAgainHere20: (text: Part) => `Drawn again here, the 20 numbers are the same: ${text}.`,
  drawnAgainHere20NumbersOthers: (text: Part) => `Drawn again here, the 20 numbers are others: ${text}.`,

  // slip
  and: (join: Part, x: Part) => `${join} and ${x}`,
}
