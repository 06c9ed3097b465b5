import type { Part } from '../part'

/** third is a verb as it is said of somebody else: "goes", "passes", "has". */
const third = (verb: string) => (verb === 'have' ? 'has' : /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`)

export default {
  // the bar, the rail and the drawer
  menu: 'Menu',
  moreChipsKey: 'More chips (key b)',
  besideTable: 'Beside the table',
  coachSits: 'The coach helps whoever sits at the table.',
  noCoachHere: 'There is nothing to decide here, so there is no coach.',
  keysTitle: 'Keys',
  oddsHere: 'What the house keeps',
  noHouseEdge: 'Players play against each other here: the house takes no side of a bet.',
  houseKeeps: 'On average, of each dollar bet. The least first.',
  allOdds: 'All odds of this game',
  whyThese: 'Why these?',
  sureAgain: 'press again to do it',
  forLess: 'For less',
  lessMoney: 'Less',
  moreMoney: 'More',
  tabs: { log: 'Log', coach: 'Coach', odds: 'Odds', chat: 'Chat', rules: 'Rules', seats: 'Seats' },
  keyNames: {
    go: 'Space',
    nth: '1 – 9',
    move: 'Arrows',
    put: 'Enter',
    take: 'Backspace',
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
    go: 'the brass button: ready, roll, set the hands',
    nth: 'the nth chip, card or amount',
    move: 'move over the felt',
    put: 'put a chip down',
    take: 'take it off',
    bets: 'same bets again / undo / double the bets',
    hand: 'hit / stand / double / split',
    poker: 'fold / check or call / bet or raise',
    give: 'surrender / house way',
    yes: 'insurance / yes / no',
    more: 'more chips',
    drawer: 'log, coach, odds, chat, rules and keys',
    close: 'sounds / close',
  },
  toAmount: (amount: string) => `to ${amount}`,
  staked: (amount: string) => `${amount} on the table`,
  // saved bets
  savedBets: 'Saved bets',
  noSavedBets: 'You have saved no bets at this game yet. Put your wagers down, then save them here.',
  putDown: 'Put down',
  putDownName: (name: Part) => `Put down ${name}`,
  remove: 'Delete',
  removeName: (name: Part) => `Delete ${name}`,
  saveAs: 'Save the wagers on the table as',
  save: 'Save',
  close: 'Close',
  nameMissing: 'Enter a name for these bets.',

  // the next hand
  sitOut: 'Sit out next hand',
  sitsOut: 'sits out',
  dealtSoon: 'You are dealt into every hand unless you turn this on.',

  // dice
  roll: 'Roll the dice',

  // roulette
  racetrack: 'Racetrack',
  neighbours: (n: Part) => `${n} on each side`,
  neighboursOf: (label: Part, n: Part) => `${label} and its ${n} neighbors`,
  fewer: 'Fewer neighbors',
  more: 'More neighbors',
  hot: 'Most frequent lately',
  ofLast: (n: Part) => `of the last ${n} spins`,
  neighboursCost: (amount: Part) => `(${amount})`,
  callBetsText: 'Call bets',
  callBets: { voisins: 'Voisins', tiers: 'Tiers', orphelins: 'Orphelins' },
  callBetsOn: {
    voisins: 'Voisins du zéro: the 17 numbers around the zero, from 22 to 25, with nine chips',
    tiers: 'Tiers du cylindre: the 12 numbers across from the zero, from 27 to 33, with six chips',
    orphelins: 'Orphelins: the eight numbers between the two, with five chips',
  },

  // baccarat
  bigRoad: 'Big road',
  beadPlate: 'Bead plate',
  bigEyeBoy: 'Big eye boy',
  smallRoad: 'Small road',
  cockroach: 'Cockroach pig',
  repeats: (red: Part, blue: Part) => `${red} repeating, ${blue} changing`,

  // the squeeze, what is owed, a streak
  squeezeCard: 'Bend the card up: drag it upwards, or use the arrow keys; Enter turns it over, Escape shows all',
  turnCard: 'Turn it over',
  turnAll: 'Show all cards',
  owes: (name: Part) => `${name}, owes`,
  streak: (n: Part) => `${n} wins in a row`,

  // pay tables
  payTables: 'Pay tables',
  doesNotQualify: 'does not qualify',
  dealerDoesNotQualify: 'The dealer does not qualify.',
  payTablesShort: 'Pays',
  anyWin: 'any other win',
  bonusOf: (name: Part) => `${name}, bonus`,

  // TablePage
  noTableHere: 'There is no such table',
  backLobby: 'Back to the lobby',
  loadingTable: 'Loading the table …',
  lobby: 'Lobby',
  connectionLostTryingReconnect: 'The connection is lost. Trying to reconnect …',
  noMoreBets: 'No more bets',
  closed: (why: Part) => `Closed${why}`,
  yourTurn: 'Your turn',
  beforeNextRound: 'Before the next round. ',
  waiting: (text: Part) => `Waiting: ${text}`,
  noMoreBetsWaiting: 'No more bets: waiting for the beacon',
  noMoreBetsCuts: 'No more bets: cuts are opened',
  roundInProgress: 'Round in progress',
  youHaveBankOthers: 'You have the bank: the others bet',
  nextHandSoon: 'Next hand soon',
  placeYourBets: 'Place your bets',
  waitingForPlayers: 'Waiting for players',
  noLimit: 'no limit',
  youWon: (net: string) => `You won ${net}`,
  youLost: (net: string) => `You lost ${net}`,
  youBrokeEven: 'You broke even',

  // layouts/Layout
  layout: 'The layout of the table',
  inCentreTable: (centre: string) => `In the center of the table: ${centre}`,

  // layouts/Ring
  board: 'The board',
  yourSeat: 'Your seat',
  seat: (n: Part, name: Part) => `Seat ${n}, ${name}`,
  yourCards: 'Your cards',
  cardsOf: (name: Part) => `${name}'s cards`,
  you: 'You',
  wins: (wonBy: Part) => `▲ wins ${wonBy}`,
  hasBet: (who: Part) => `${who} has bet`,
  youHaveBet: 'You have bet',
  folded: 'folded',
  notDealtIn: 'not dealt in',
  forHigh: (high: string) => `${high} for high`,
  forLow: (low: string) => `${low} for low`,
  allIn: 'all in',

  // layouts/Stacked
  yourCardsHand: (hand: Part) => `Your cards, hand ${hand}`,
  hand: (seat: Part, hand: Part) => `${seat}, hand ${hand}`,
  chipsOn: (withCoupon: Part, area: Part) => `${withCoupon} on ${area}`,

  // parts/Bets
  yourWagers: 'Your wagers',
  yourLastWagers: 'Your last wagers',
  coupon: (coupon: string) => ` + coupon ${coupon}`,
  onButtonKeepsWorking: 'Turn this bet on for the come-out roll',
  calledOn: 'On ✓',
  callOn: 'Call on',
  takeDown: (area: Part) => `Take down ${area}`,
  onWaitsForFloor: (amount: string, area: Part) => `${amount} on ${area} waits for the floor`,
  takeBackOn: (amount: string, area: Part) => `Take back ${amount} on ${area}`,

  // parts/Calls
  dealersCalls: "The dealer's calls",

  // parts/Card
  joker: 'Joker',

  // parts/Checks
  round: (round: Part, said: Part) => `Round ${round}: ${said}`,
  wrong: 'Wrong',
  provenHere: 'Proven here',
  stillCome: 'Still to come',
  notProvenHere: 'Not proven here',

  // parts/Coming
  why: 'Why',

  // parts/CouponArt
  match: 'MATCH',

  // parts/Coupons
  layCouponChosenChips: "Lay a coupon of the chosen chip's amount beside chips of at least as much",
  matchPlay: 'match play',
  withCoupon: '✓ with a coupon',
  withoutCoupon: 'with a coupon',
  bringInCoupons: (mine: string) => `Bring ${mine} in coupons`,

  // parts/Dice
  diceRoll: 'the dice roll',
  dice: (faces: Part) => `dice: ${faces}`,
  lastRolls: 'Last rolls',
  hasTheDice: (thrower: Part, has: Part) => `${thrower} ${has} the dice`,
  newShooter: 'A new shooter',
  diceOut: 'The dice are out …',

  // parts/Felt
  arrowKeysMoveEnter: (label: Part) => `${label}. Arrow keys move, Enter puts a chip, Delete takes it away.`,

  // parts/Hand
  tiles: (count: Part) => `${count} tiles`,

  // parts/Invite
  inviteFriends: 'Invite friends',
  whoeverOpensThisLink: 'Whoever opens this link may sit down at your table.',
  linkYourTable: 'The link to your table',
  copied: 'Copied ✓',
  copyLink: 'Copy the link',
  inviteSomebodyWhoHas: 'Invite somebody who has an account here',
  userName: 'User name',
  invite: 'Invite',

  // parts/Leaving
  leaveInMiddleHand: 'Leave in the middle of a hand?',
  ifYouLeaveYour:
    'If you leave now, your hand checks as long as that is free and folds as soon as somebody bets. What you have ' +
    'bet stays in the pot.',
  stay: 'Stay',
  leave: 'Leave',

  // parts/Log
  whatHappened: 'What happened',
  everyStep: 'every step',
  whyLabel: 'Why:',

  // parts/MoreChips
  bringMoreChips: 'Bring more chips',
  youHaveOnTable: (stack: string, balance: string) => `You have ${stack} on the table and ${balance} in your account.`,
  getPlayMoney: (lacking: string) => `Get ${lacking} of play money`,
  bring: 'Bring ($)',
  bringIt: 'Bring it',
  cancel: 'Cancel',
  enterAmountInDollars: 'Enter an amount in dollars, such as 100.',
  youHaveInYour: (balance: string) => `You have ${balance} in your account.`,

  // parts/Notices
  whyUnder: (law: Part) => `Why? ${law}`,
  unread: (n: number) => ` (${n} new)`,
  needs: (what: string) => `needs ${what}`,
  betInstead: (amount: string) => `Bet ${amount} instead`,
  askFloorAcceptOn: (amount: string, area: Part) => `Ask the floor to accept ${amount} on ${area}`,
  dismiss: 'Dismiss',

  // parts/Place
  onWhy: (markName: Part, id: Part) => `${markName} on ${id}: why?`,

  // parts/Plate
  setAsideAsBank: "Set aside as the bank, to pay the others' bets",

  // parts/Pots
  pots: 'Pots',
  wonBy: (names: Part) => `won by ${names}`,
  mayBeWonBy: (names: Part) => `may be won by ${names}`,
  betNow: (street: string) => `and ${street} bet now`,
  pot: (pot: string) => `Pot ${pot}`,
  partBetNow: (street: string) => `${street} of it bet now`,

  // parts/Proof
  fairPlay: 'Fair play',
  cutEveryRoundI: 'Cut every round that I bet on',
  thisPageThenAdds:
    'This page then adds a secret of its own to the draw. The table sees only its hash while bets are made, so ' +
    'nobody can know the outcome; when bets are closed the page opens it.',
  cutThisRound: 'Cut this round',
  yourCutWasNot: (refused: Part) => `Your cut was not accepted: ${refused}`,
  cutsRound: (round: Part) => `Cuts of round ${round}`,
  cutOpened: 'cut opened',
  cutNotOpened: 'cut not opened',
  cutGiven: 'cut given',
  cutsLeftUnopenedIn: 'Cuts left unopened in the last 64 rounds:',
  unopenedCuts: 'Unopened cuts',
  unopenedBySeat: (seat: Part, person: Part, count: Part) => `Seat ${seat}, ${person}: ${count}`,
  seedRoundFixedIts: (round: Part) => `The seed of round ${round} is fixed. Its hash:`,
  one256SeedsSeries: (series: Part, first: Part) =>
    `It is one of the 256 seeds of series ${series}, fixed together before round ${first} by this root:`,
  roundWaitsForRound: (round: Part) => `The round waits for round ${round} of the beacon.`,
  checkRoundHere: (round: Part) => `Check round ${round} here`,
  houseDidNotSay: 'The house did not say how the round was decided. Try again, or check it under Your rounds.',

  // parts/Question
  youAsked: 'You are asked',
  beforeNextRoundTitle: 'Before the next round',
  chooseCards: (cards: Part, chosen: Part) => `Choose the cards to ${cards}${chosen}.`,
  howManyCardsFrom: 'How many cards from the top',
  any: 'any',
  amountInDollarsFrom: (least: string, most: string) => `Amount in dollars, from ${least} to ${most}`,
  amount: 'Amount',
  min: 'Min',
  halfPot: '½ pot',
  betThePot: 'Pot',
  most: 'Most',
  enterAmountFrom: (least: string, most: string) => `Enter an amount from ${least} to ${most}.`,
  choiceTo: (amount: Part) => ` to ${amount}`,

  // parts/Rack
  inFrontYou: 'In front of you',
  chipWagerWith: 'Chip to wager with',
  chipKey: (chip: string, key: Part) => `${chip} chip, key ${key}`,
  key: (chip: string, key: Part) => `${chip} (key ${key})`,
  moreChips: 'More chips',
  chips: 'Chips',
  leaveTable: 'Leave the table',
  ready: 'Ready',
  repeat: 'Repeat',
  repeatGo: 'Repeat and go',
  sameAgain: 'Same again',
  undo: 'Undo',
  double: 'Double',
  clear: 'Clear',
  takeAllDown: 'Take all down',

  // parts/Roads
  last: (lately: Part) => ` The last: ${lately}.`,

  // parts/Seats
  players: 'Players',
  wagered: 'wagered',
  bot: (level: Part, temper: Part) => `A bot: ${level}, ${temper}`,
  levels: { beginner: 'beginner', regular: 'regular', expert: 'expert' },
  tempers: { careful: 'careful', steady: 'steady', bold: 'bold' },
  bank: (cover: string) => `bank ${cover}`,
  act: 'to act',
  isReady: 'ready',
  leaving: 'leaving',
  away: 'away',
  watching: (people: number) => `${people} watching`,
  nobodySitsHereYet: 'Nobody sits here yet.',

  // parts/SetHands
  high: 'high',
  low: 'low',
  cardToHand: (nameOf: Part, high: Part) => `${nameOf}, to the ${high} hand`,
  thisHandFoulLoses: 'This hand is foul and loses.',
  pressAgainSetAll: 'Press again to set it anyway.',
  foulLowHandHigher: 'Foul: the low hand is higher than the high one, and loses.',
  asHouseWouldSet: 'As the house would set it.',
  lowHand: 'low hand',
  chooseFor: (count: Part, hand: Part) => `Choose ${count} for the ${hand}.`,
  howLowCardsDivided: 'How the low cards are divided',
  foul: ' (foul)',
  coach: (lowHand: Part) => `Coach: ${lowHand}`,
  asLies: ', as it lies.',
  thisOneCostsWager: (cost: Part) => `; this one costs ${cost} of the wager.`,
  setHands: 'Set the hands',
  setFoulHand: 'Set the foul hand',
  setThoughFoul: 'Set it although it is foul',
  showHouseWay: 'Show the house way',
  takeCoachs: 'Set it as the coach says',
  highHand: 'High hand',

  // parts/Sign
  moreYouMayDo: 'Other things you can do',
  signAtThisTable: 'The sign at this table',
  options: 'Options',

  // parts/Sit
  youWatching: 'You are watching.',
  seatLabel: 'Seat',
  bringUpTo: (balance: string) => `Bring ($), of ${balance}`,
  sitDown: 'Sit down',
  somebodyWaitsForLast: ': somebody is waiting for the last one',
  youWatchingNoSeat: (empty: Part) => `You are watching. No seat is free${empty}.`,
  somebodyWaitsFor: ' (somebody is waiting for it)',
  botMakesRoom: ' (a bot makes room)',
  enterAmountInDollarsSuchAs200: 'enter an amount in dollars, such as 200',

  // parts/Sound
  sounds: 'Sounds',
  soundsOn: 'Sounds are on',
  soundsOff: 'Sounds are off',

  // parts/Spot
  onButton: 'ON',
  pressWhyOnArea: (markName: Part) => `${markName}; press ? on the area for why`,

  // parts/Stand
  lastHand: 'Last hand',
  emptyLastCardsWere: (names: Part) => `empty; the last cards were ${names}`,

  // parts/Timer
  secondsLeft: (seconds: Part) => `${seconds} seconds left`,

  // parts/Waiting
  seatYoursWhenRound: (seat: Part) => `Seat ${seat} is yours when the round is over.`,
  setAsideForUntil: (amount: string) => `${amount} is set aside for it until then.`,
  moreComesYouWhen: (amount: string) => `${amount} more comes to you when the round is over.`,
  setAsideUntilThen: 'It is set aside until then.',
  doNotTakeSeat: (seat: Part) => `do not take seat ${seat}`,
  doNotBring: (amount: string) => `do not bring ${amount}`,
  cancelWaiting: (what: Part) => `Cancel: ${what}`,

  // parts/Wheel
  lastResults: 'Last results',
  ballSpun: 'The ball is spun …',
  wheelTurns: 'The wheel turns …',

  // parts/WhyBox
  thisRuleThisWebsite: 'This is a rule of this website, not a paragraph of the law.',

  // pots
  mainPot: 'Main pot',
  sidePot: (number: Part) => `Side pot ${number}`,
  onlySidePot: 'Side pot',

  // proof
  drawnAgainHereOutcome: (text: Part) => `Drawn again here, the outcome is the same: ${text}.`,
  drawnAgainHereOutcomeAnother: (text: Part) => `Drawn again here, the outcome is another: ${text}.`,

  // proofcards
  houseDoesNotSay: (round: Part) => `The house does not say what was drawn in round ${round}.`,
  houseTellsFullShoe: 'The house tells of a full shoe, and nobody saw the cards shuffled.',
  houseNowNamesAnother: 'The house now names another hash for this round than it showed before.',
  discardsWereShuffledIn:
    'discards were shuffled in, there are several shoes, or the shoe is older than what is known of it',
  cardsThisRoundCannot: (why: Part) => `The cards of this round cannot be dealt again here: ${why}.`,
  houseTellsShoeCards: (full: Part, different: Part) =>
    `The house tells of a shoe of ${full} cards, which is no number of decks of ${different} different cards.`,
  inRoundCardWas: (round: Part, from: Part, left: Part) =>
    `In round ${round} a card was drawn from ${from}, where ${left} were left.`,
  dealtAgainHereCard: (number: Part, round: Part, card: Part, told: Part) =>
    `Dealt again here, card ${number} of round ${round} is ${card} and not ${told}.`,
  dealtAgainHereCardThisRoundYou: (number: Part, card: Part, seen: Part) =>
    `Dealt again here, card ${number} of this round is ${card}, and you were shown ${seen}.`,
  youSawCardsLeave: (seen: Part, told: Part) => `You saw ${seen} cards leave the shoe, and the house tells of ${told}.`,
  rounds: (drawn: Part) => `${drawn} rounds`,
  afterInSinceShuffle: (before: Part, drawn: Part) => `, after ${before} in the ${drawn} since the shuffle`,
  seeds: 'the seeds',
  seed: 'the seed',
  dealtAgainHereFrom: (drawn: Part, cards: Part, since: Part) =>
    `Dealt again here from ${drawn} alone, all ${cards} cards are the same${since}.`,
  roundMissingAmongThose: (round: Part) => `Round ${round} is missing among those since the shuffle.`,
  cardsDealtAgainHere: 'The cards are dealt again here when the shoe is over and its seeds are published.',
  wouldGiveAwayCards: 'it would give away cards that nobody was shown',
  seedRoundKeptFor: (round: Part, why: Part) =>
    `The seed of round ${round} is kept for auditors, since ${why}. From there on the shoe cannot be followed ` +
    `here.`,
  seedRoundNotOne: (round: Part) => `The seed of round ${round} is not the one that was promised.`,
  roundNotChainedRound: (round: Part) => `Round ${round} is not chained to the round before.`,
  inRoundThereDraws: (round: Part, draws: Part, cards: Part) => `In round ${round} there are ${draws} draws for ${cards} cards.`,

  // proofdraws
  seedThisRoundKept:
    'The seed of this round is kept for auditors, since a hand was given up in it that nobody was shown.',
  seedThisRoundNot: 'The seed of this round is not the one that was promised.',
  houseTellsNotIn: (full: Part, word: Part) =>
    `The house tells of ${full} ${word}, and not in the order in which new ones lie.`,
  houseTellsOutcomesWhere: (outcomes: Part, seen: Part) =>
    `The house tells of ${outcomes} outcomes, and where ${seen} of them were seen.`,
  houseTellsOutcomeAt: (outcome: Part) => `The house tells of outcome ${outcome} at an event that this page was not told of.`,
  drawnAgainHereComes: (face: Part, nothing: Part) => `Drawn again here, ${face} comes, and you were shown ${nothing}.`,
  houseTellsAtEvent: (sign: Part) => `The house tells of ${sign} at an event in which nothing was dealt.`,
  dealtAgainHereComes: (comes: Part, shown: Part) =>
    `Dealt again here, ${comes} comes and not ${shown}, which you were shown.`,
  moreLayFaceDown: (blank: Part) => ` ${blank} more lay face down, and nobody looked at them.`,
  drawnAgainHereFrom: (thrown: Part, count: Part, word: Part, rest: Part) =>
    `Drawn again here from the seed alone, the outcome is the same: ${thrown}, and all ${count} ${word}.${rest}`,
  diceWereShownNobody: 'Dice were shown that nobody has drawn.',
  wasDealtNotDrawn: (sign: Part) => `${sign} was dealt and not drawn.`,
  wasTurnedUpWhere: (sign: Part, nothing: Part) => `${sign} was turned up where, dealt again here, ${nothing} lies.`,

  // proofrun
  houseDoesNotSayWhatWasDrawn: (err: Part) => `The house does not say what was drawn: ${err}.`,
  betWasTakenAfter: 'A bet was taken after this browser was told that bets were closed and had opened its cut.',

  // table
  takeSeatFirstThen: 'take a seat first, then you can wager',
  floorAskedAcceptOn: (amount: string, area: Part) => `the floor is asked to accept ${amount} on ${area}`,
  youDoNotAsk: (amount: string, area: Part) => `your request for ${amount} on ${area} is withdrawn`,
  comesYourSeatWhen: (amount: string) => `${amount} comes to your seat when the round is over`,
  seatYoursWhenRoundOverSetAside: (seat: Part, amount: string) =>
    `seat ${seat} is yours when the round is over: ${amount} is set aside for it`,
  youDoNotWait: (seat: Part) => `you are no longer waiting for seat ${seat}`,
  chipsStayInYour: 'the chips stay in your account',
  youWillLeaveAs: 'You will leave when the round is over',
  onWager: (on: Part) => ` on ${on}`,
  pays: (pays: Part) => `pays ${pays}`,
  youHave: (withCoupon: Part) => `you have ${withCoupon}`,
  othersHave: (withCoupon: Part) => `others have ${withCoupon}`,

  // watch
  dealer: 'The dealer',
  seatNumber: (n: Part) => `Seat ${n}`,

  // words
  youSmall: 'you',
  playersSmall: 'players',
  winOne: 'wins',
  winMany: 'win',
  loseOne: 'loses',
  loseMany: 'lose',
  wonMark: (amount: string) => `+${amount}`,
  lostMark: (amount: string) => `−${amount}`,
  markWithdrawn: '↩ back',
  markBack: '= back',
  withdrawn: 'withdrawn',
  returned: 'returned',
  wonAmount: (amount: string) => `won ${amount}`,
  lostAmount: (amount: string) => `lost ${amount}`,
  wagerOn: 'on',
  wagerOff: 'off',
  haveDice: 'have',
  hasDice: 'has',
  // What you do, and what somebody else does.
  own: {
    bet: 'bet', put: 'put', pay: 'pay', owe: 'owe', take: 'take', win: 'win', lose: 'lose', set: 'set', get: 'get', withdraw: 'withdraw', show: 'show',
    post: 'post',
  },
  other: {
    bet: 'bets', put: 'puts', pay: 'pays', owe: 'owes', take: 'takes', win: 'wins', lose: 'loses', set: 'sets', get: 'gets', withdraw: 'withdraws',
    show: 'shows', post: 'posts',
  },
  // Who made a choice: "You hit", "Ann hits".
  youChoose: (choice: string) => `You ${choice}`,
  theyChoose: (who: string, choice: string) => `${who} ${choice.replace(/^\w+/, third)}`,
  back: (cost: string) => `, ${cost} back`,
  numbers: (count: Part) => `${count} numbers`,
  rolls: (count: Part) => `${count} rolls`,
  othersLose: 'the others lose',
  matchPlayCoupon: (coupon: string) => ` and a match play coupon of ${coupon}`,
  waitingFor: (players: Part) => `Waiting for ${players}`,
  others: (seats: Part) => `${seats} others`,
  waitingForSeveral: (first: Part, seats: Part) => `Waiting for ${first} and ${seats}`,
  houseHalfEach: (who: Part) => `${who} and the house, half each`,
  centreTable: 'the center of the table',
  diceShow: (dice: Part, sum: Part) => `The dice show ${dice}: ${sum}`,
  incident: (what: Part) => `Incident: ${what}`,
  bringsMatchPlayCoupons: (name: Part, coupon: string) => `${name} brings match play coupons of ${coupon}`,
  takesSeatWith: (name: Part, seat: Part, amount: Part) => `${name} takes seat ${seat} with ${amount}`,
  somebody: 'Somebody',
  correctionAsked: (name: Part, amount: Part, round: Part) => `A correction is asked for: ${amount}, ${name}, round ${round}`,
  correctionPaid: (name: Part, amount: Part, round: Part) => `Payment corrected: ${name} gets ${amount} for round ${round}`,
  correctionTaken: (name: Part, amount: Part, round: Part) => `Payment corrected: ${name} gives back ${amount} of round ${round}`,
  correctionDeclined: (name: Part, amount: Part, round: Part) => `A correction is declined: ${amount}, ${name}, round ${round}`,
  leavesSeat: (somebody: Part, seat: Part) => `${somebody} leaves seat ${seat}`,
  matchPlayCouponOn: (verb: Part, amount: Part, area: Part) => `${verb} a match play coupon of ${amount} on ${area}`,
  vigorish: (verb: Part, amount: Part, onOf: Part) => `${verb} ${amount} vigorish${onOf}`,
  takesFrom: (verb: Part, amount: Part, area: Part) => `${verb} ${amount} from ${area}`,
  isOnOrOff: (who: Part, area: Part, off: Part) => `${who}: ${area} is ${off}`,
  moves: (who: Part, area: Part, to: Part) => `${who}: ${area} moves to ${to}`,
  atOdds: (odds: Part) => ` at ${odds}`,
  fromParty: (party: Part) => ` from ${party}`,
  asideAsBankPay: (verb: Part, amount: Part) => `${verb} ${amount} aside as the bank, to pay the others' bets`,
  backWasSetAside: (verb: Part, amount: Part) => `${verb} ${amount} back that was set aside as the bank`,
  house: 'the house',
  goesFromCentreTable: (amount: string, owner: Part) => `${amount} goes from the center of the table to ${owner}`,
  goesToCentreTable: (amount: Part, owner: Part) => `${amount} goes from ${owner} to the center of the table`,
  comesOffProgressiveMeter: (amount: string) => `${amount} comes off the progressive meter`,
  goesOnProgressiveMeter: (amount: Part) => `${amount} goes on the progressive meter`,
  housePutsOnProgressive: (amount: Part) => `The house puts ${amount} on the progressive meter`,
  takesBack: (verb: Part, amount: string, fromOf: Part) => `${verb} ${amount} back${fromOf}`,
  asked: (who: Part, text: Part) => `${who}: ${text}`,
  cardsShuffled: 'the cards are shuffled',
  discarded: (who: Part, faceName: Part) => `${who}: ${faceName} is discarded`,
  formsAnotherHand: (who: Part, faceName: Part) => `${who}: ${faceName} forms another hand`,
  theSidePot: (pot: Part) => `side pot ${pot}`,
  theMainPot: 'the main pot',
  showsCard: (who: Part, shows: Part, faceName: Part) => `${who} ${shows} the ${faceName}`,
  cardBurned: 'A card is burned',
  burned: (faceName: Part) => `The ${faceName} is burned`,
  forTheLow: ' for low',
  withHand: (worth: Part) => ` with ${worth}`,
  rake: (amount: Part) => `Rake ${amount}`,
  roundVoid: (text: Part) => `The round is void: ${text}`,
  refused: (text: Part) => `Refused: ${text}`,
  refusedTo: (who: Part, text: Part) => `Refused to ${who}: ${text}`,
  seedsRoundsFixed: (round: Part, last: Part) => `The seeds of rounds ${round} to ${last} are fixed`,
  hashSeedRoundShown: (round: Part) => `The hash of the seed of round ${round} is shown`,
  youCut: 'You cut',
  cuts: (who: Part) => `${who} cuts`,
  noMoreBetsBeacons: (beacon: Part) => `No more bets; the beacon’s round ${beacon} is awaited`,
  noMoreBetsCutsOpened: 'No more bets; the cuts are opened',
  youOpenYourCut: 'You open your cut',
  opensCut: (who: Part) => `${who} opens the cut`,
  seatAndName: (seat: Part, name: Part) => `seat ${seat}, ${name}`,
  cutsWereNotOpened: (list: Part) => `Cuts that were not opened in time: ${list}`,
  beaconsValueItsRound: (beacon: Part) => `The beacon’s value of its round ${beacon} is here`,
  gamingCeases: (text: Part) => `The table closes: ${text}`,
  seedRoundKeptForAuditors: (round: Part) => `The seed of round ${round} is kept for auditors`,
  seedRoundPublished: (round: Part) => `The seed of round ${round} is published`,
  seedsRoundsPublished: (round: Part, last: Part) => `The seeds of rounds ${round} to ${last} are published`,
  paidByOdds: (stake: string, odds: Part, staked: string, pays: Part, each: Part, exact: string) =>
    `${stake} at ${odds}: ${staked} × ${pays}/${each} = ${exact}`,
  paidOnPartWager: (amount: string) => `paid: ${amount}, on the part of the wager that won`,
  paidAtWagerStays: (odds: Part, amount: string) => `paid at ${odds}: ${amount}; the wager stays up`,
  paid: (amount: string) => `paid: ${amount}`,
  withWagerBack: (stake: string, all: string) => `with the wager of ${stake} back: ${all}`,
  forCoupon: (coupon: string) => `of it for a coupon: ${coupon}`,
  fromBankFromHouse: (bank: string, house: string) => `of it from the bank: ${bank}, from the house: ${house}`,
  lost: (stake: string) => `lost: ${stake}`,
  bankHouse: (bank: string, house: string) => `of it to the bank: ${bank}, to the house: ${house}`,
  takenBackBeforeWas: (stake: string) => `taken back before it was decided: ${stake}`,
  backNeitherWonNor: (amount: string) => `back, neither won nor lost: ${amount}`,
  wageredAmount: (amount: string) => `wagered: ${amount}`,
  wageredMoreInAll: (amount: string, stake: string) => `wagered: ${amount} more, ${stake} in all`,
  outPot: (amount: string) => `out of the pot: ${amount}`,
  charged: (amount: string) => `charged: ${amount}`,
  plainAmount: (amount: string) => `amount: ${amount}`,
  upToOdds: (odds: Part) => `up to ${odds}`,

  // Tournaments
  tournament: 'Tournament',
  tournamentChips: (chips: string) => `Everybody starts with ${chips} in tournament chips.`,
  everybodyBeginsWith: (chips: string) => `Everybody starts with ${chips} in tournament chips. Your own money stays where it is.`,
  tournamentLevel: (level: number) => `Level ${level}`,
  ranking: 'Ranking',
  place: (n: number) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`,
  placeOf: (place: string, all: number) => `${place} of ${all}`,
  outOfTournament: 'out',
  tournamentOver: 'Tournament over',
  tournamentSoon: 'Starting soon',
  tournamentRuns: 'The tournament has begun',
  tournamentRounds: (rounds: number) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
  tournamentMinutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  stakesRiseEvery: (minutes: number) => (minutes === 1 ? 'stakes go up every minute' : `stakes go up every ${minutes} minutes`),
  roundsPlayed: (played: number, all: number) => `round ${played} of ${all}`,
  timeLeft: (time: string) => `${time} left`,
  stakesRiseIn: (time: string) => `stakes go up in ${time}`,
  youCameIn: (place: string) => `You finished ${place}`,
  youAreIn: (chips: string) => `You are in, with ${chips} in tournament chips`,
  playersHere: (n: number) => (n === 1 ? '1 player is here.' : `${n} players are here.`),
  startWhenAllAreHere: 'Start when everybody has joined: nobody can sit down after that.',
  hostStarts: 'The host starts the tournament.',
  startTournament: 'Start the tournament',
  watchTheRest: 'You can watch the rest, and follow the ranking.',
  leaveTournament: 'Leave the tournament?',
  ifYouLeaveTournament: 'If you leave now, you are out: your chips go back to the cage, and your place is behind all who are still in.',
}
