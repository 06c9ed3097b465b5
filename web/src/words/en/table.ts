import type { Part } from '../part'

export default {
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
  dealtSoon: 'You are dealt in by yourself; leave this off to go on.',

  // dice
  roll: 'Roll the dice',

  // roulette
  racetrack: 'The wheel as a track',
  neighbours: (n: Part) => `${n} on each side`,
  neighboursOf: (label: Part, n: Part) => `${label} and its ${n} neighbours`,
  fewer: 'Fewer neighbours',
  more: 'More neighbours',
  hot: 'Most often lately',
  ofLast: (n: Part) => `of the last ${n} spins`,
  neighboursCost: (amount: Part) => `(${amount})`,
  callBetsText: 'Call bets',
  callBets: { voisins: 'Voisins', tiers: 'Tiers', orphelins: 'Orphelins' },
  callBetsOn: {
    voisins: 'Voisins du zéro: the 17 numbers around the zero, from 22 to 25, with nine chips',
    tiers: 'Tiers du cylindre: the 12 numbers across from the zero, from 27 to 33, with six chips',
    orphelins: 'Orphelins: the eight numbers between the two, with five chips',
  },
  noCallBet: (name: Part) => `${name} is a bet on part of a wheel with a single zero. The numbers of this wheel lie otherwise.`,

  // baccarat
  bigRoad: 'Big road',
  beadPlate: 'Bead plate',
  bigEyeBoy: 'Big eye boy',
  smallRoad: 'Small road',
  cockroach: 'Cockroach pig',
  repeats: (red: Part, blue: Part) => `${red} alike, ${blue} not`,

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
  noTableHere: 'No table here',
  backLobby: 'Back to the lobby',
  loadingTable: 'Loading the table …',
  lobby: 'Lobby',
  connectionLostTryingReconnect: 'The connection is lost. Trying to reconnect …',
  noMoreBets: 'No more bets',
  closed: (closed: Part) => `Closed${closed}`,
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
  youWon: (net: string) => `▲ You won ${net}`,
  youLost: (net: string) => `▼ You lost ${net}`,
  youBrokeEven: '= You broke even',

  // layouts/Layout
  layout: 'The layout of the table',
  inCentreTable: (centre: string) => `In the centre of the table: ${centre}`,

  // layouts/Ring
  board: 'The board',
  yourSeat: 'Your seat',
  seat: (n: Part, name: Part) => `Seat ${n}, ${name}`,
  yourCards: 'Your cards',
  sCards: (name: Part) => `${name}'s cards`,
  you: 'You',
  wins: (wonBy: Part) => `▲ wins ${wonBy}`,
  hasBet: (name: Part) => `${name} has bet`,
  youHaveBet: 'You have bet',
  notDealtIn: 'not dealt in',
  forHigh: (high: string) => `${high} for high`,
  forLow: (low: string) => `${low} for low`,
  allIn: 'all in',

  // layouts/Stacked
  yourCardsHand: (x: Part) => `Your cards, hand ${x}`,
  hand: (seat: Part, x: Part) => `${seat}, hand ${x}`,
  on: (withCoupon: Part, area: Part) => `${withCoupon} on ${area}`,

  // parts/Bets
  yourWagers: 'Your wagers',
  yourLastWagers: 'Your last wagers',
  coupon: (coupon: string) => ` + coupon ${coupon}`,
  onButtonKeepsWorking: 'An “on” button keeps it working on a come out roll',
  onText: 'On ✓',
  callOn: 'Call on',
  takeDown: (area: Part) => `Take down ${area}`,
  onWaitsForFloor: (amount: string, area: Part) => `${amount} on ${area} waits for the floor`,
  takeBackOn: (amount: string, area: Part) => `Take back ${amount} on ${area}`,

  // parts/Calls
  dealersCalls: "The dealer's calls",

  // parts/Card
  joker: 'Joker',

  // parts/Checks
  round: (round: Part, toLowerCase: Part) => `Round ${round}: ${toLowerCase}`,
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
  withCouponText: 'with a coupon',
  bringInCoupons: (mine: string) => `Bring ${mine} in coupons`,

  // parts/Dice
  diceRoll: 'the dice roll',
  dice: (faces: Part) => `dice: ${faces}`,
  lastRolls: 'Last rolls',
  diceOf: (thrower: Part, has: Part) => `${thrower} ${has} the dice`,
  newShooter: 'A new shooter',
  diceOut: 'The dice are out …',

  // parts/Felt
  arrowKeysMoveEnter: (label: Part) => `${label}. Arrow keys move, Enter puts a chip, Delete takes it away.`,

  // parts/Hand
  tiles: (x: Part) => `${x} tiles`,

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
    'If you leave, your hand is checked where that is free, and folded as soon as somebody bets. What you have ' +
    'bet stays in the pot.',
  stay: 'Stay',
  leave: 'Leave',

  // parts/Log
  whatHappened: 'What happened',
  everyStep: 'every step',
  whyText: 'Why:',

  // parts/MoreChips
  bringMoreChips: 'Bring more chips',
  youHaveOnTable: (stack: string, balance: string) => `You have ${stack} on the table and ${balance} in your account.`,
  getPlayMoney: (lacking: string) => `Get ${lacking} of play money`,
  bring: 'Bring ($)',
  bringText: 'Bring it',
  cancel: 'Cancel',
  enterAmountInDollars: 'Enter an amount in dollars, such as 100.',
  youHaveInYour: (balance: string) => `You have ${balance} in your account.`,

  // parts/Notices
  whyOf: (law: Part) => `Why? ${law}`,
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
  betNowOf: (street: string) => `${street} of it bet now`,

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
  seatOf: (seat: Part, person: Part, count: Part) => `Seat ${seat}, ${person}: ${count}`,
  seedRoundFixedIts: (round: Part) => `The seed of round ${round} is fixed. Its hash:`,
  one256SeedsSeries: (series: Part, first: Part) =>
    `It is one of the 256 seeds of series ${series}, fixed together before round ${first} by this root:`,
  roundWaitsForRound: (round: Part) => `The round waits for round ${round} of the beacon.`,
  checkRoundHere: (round: Part) => `Check round ${round} here`,
  houseDidNotSay: 'The house did not say how the round was decided. Try again, or check it under Your rounds.',

  // parts/Question
  youAsked: 'You are asked',
  beforeNextRoundText: 'Before the next round',
  chooseCards: (cards: Part, chosen: Part) => `Choose the cards to ${cards}${chosen}.`,
  howManyCardsFrom: 'How many cards from the top',
  any: 'any',
  amountInDollarsFrom: (x: string, x2: string) => `Amount in dollars, from ${x} to ${x2}`,
  amount: 'Amount',
  min: 'Min',
  halfPot: '½ pot',
  potText: 'Pot',
  most: 'Most',
  enterAmountFrom: (least: string, most: string) => `Enter an amount from ${least} to ${most}.`,
  to: (amount: Part) => ` to ${amount}`,

  // parts/Rack
  inFrontYou: 'In front of you',
  chipWagerWith: 'Chip to wager with',
  chipKey: (c: string, x: Part) => `${c} chip, key ${x}`,
  key: (c: string, x: Part) => `${c} (key ${x})`,
  moreChips: 'More chips',
  chips: 'Chips',
  leaveTable: 'Leave the table',
  readyBeDealt: 'Ready to be dealt',
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
  bank: (cover: string) => `bank ${cover}`,
  act: 'to act',
  readyText: 'ready',
  leaving: 'leaving',
  away: 'away',
  nobodySitsHereYet: 'Nobody sits here yet.',

  // parts/SetHands
  high: 'high',
  low: 'low',
  handOf: (nameOf: Part, high: Part) => `${nameOf}, to the ${high} hand`,
  thisHandFoulLoses: 'This hand is foul and loses.',
  pressAgainSetAll: 'Press again to set it all the same.',
  foulLowHandHigher: 'Foul: the low hand is higher than the high one, and loses.',
  asHouseWouldSet: 'As the house would set it.',
  lowHand: 'low hand',
  chooseFor: (count: Part, lowHand: Part) => `Choose ${count} for the ${lowHand}.`,
  howLowCardsDivided: 'How the low cards are divided',
  foul: ' (foul)',
  coach: (lowHand: Part) => `Coach: ${lowHand}`,
  asLies: ', as it lies.',
  thisOneCostsWager: (cost: Part) => `; this one costs ${cost} of the wager.`,
  setHands: 'Set the hands',
  setFoulHand: 'Set the foul hand',
  setThoughFoul: 'Set it, though foul',
  showHouseWay: 'Show the house way',
  takeCoachs: 'Take the coach’s',
  highHand: 'High hand',

  // parts/Sign
  moreYouMayDo: 'More that you may do',
  signAtThisTable: 'The sign at this table',
  options: 'Options',

  // parts/Sit
  youWatching: 'You are watching.',
  seatText: 'Seat',
  bringOf: (balance: string) => `Bring ($), of ${balance}`,
  sitDown: 'Sit down',
  somebodyWaitsForLast: ': somebody waits for the last one',
  youWatchingNoSeat: (empty: Part) => `You are watching. No seat is free${empty}.`,
  somebodyWaitsFor: ' (somebody waits for it)',
  botMakesRoom: ' (a bot makes room)',
  enterAmountInDollarsSuchAs200: 'enter an amount in dollars, such as 200',

  // parts/Sound
  sounds: 'Sounds',
  soundsOn: 'Sounds are on',
  soundsOff: 'Sounds are off',

  // parts/Spot
  on2: 'ON',
  pressWOnArea: (markName: Part) => `${markName}; press W on the area for why`,

  // parts/Stand
  lastHand: 'Last hand',
  emptyLastCardsWere: (names: Part) => `empty; the last cards were ${names}`,

  // parts/Timer
  secondsLeft: (x: Part) => `${x} seconds left`,

  // parts/Waiting
  seatYoursWhenRound: (seat: Part) => `Seat ${seat} is yours when the round is over.`,
  setAsideForUntil: (amount: string) => `${amount} is set aside for it until then.`,
  moreComesYouWhen: (amount: string) => `${amount} more comes to you when the round is over.`,
  setAsideUntilThen: 'It is set aside until then.',
  doNotTakeSeat: (seat: Part) => `do not take seat ${seat}`,
  doNotBring: (amount: string) => `do not bring ${amount}`,
  cancelOf: (doNotTakeSeat: Part) => `Cancel: ${doNotTakeSeat}`,

  // parts/Wheel
  lastResults: 'Last results',
  ballSpun: 'The ball is spun …',
  wheelTurns: 'The wheel turns …',

  // parts/WhyBox
  thisRuleThisWebsite: 'This is a rule of this website, not a paragraph of the law.',
  closeText: 'Close',

  // pots
  mainPot: 'Main pot',
  sidePot: (i: Part) => `Side pot ${i}`,
  sidePotText: 'Side pot',

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
  houseTellsShoeCards: (full: Part, x: Part) =>
    `The house tells of a shoe of ${full} cards, which is no number of decks of ${x} different cards.`,
  inRoundCardWas: (round: Part, x: Part, left: Part) =>
    `In round ${round} a card was drawn from ${x}, where ${left} were left.`,
  dealtAgainHereCard: (x: Part, round: Part, card: Part, told: Part) =>
    `Dealt again here, card ${x} of round ${round} is ${card} and not ${told}.`,
  dealtAgainHereCardThisRoundYou: (x: Part, card: Part, seen: Part) =>
    `Dealt again here, card ${x} of this round is ${card}, and you were shown ${seen}.`,
  youSawCardsLeave: (x: Part, x2: Part) => `You saw ${x} cards leave the shoe, and the house tells of ${x2}.`,
  rounds: (drawn: Part) => `${drawn} rounds`,
  afterInSinceShuffle: (before: Part, drawn: Part) => `, after ${before} in the ${drawn} since the shuffle`,
  seeds: 'the seeds',
  seed: 'the seed',
  dealtAgainHereFrom: (drawn: Part, x: Part, since: Part) =>
    `Dealt again here from ${drawn} alone, all ${x} cards are the same${since}.`,
  roundMissingAmongThose: (x: Part) => `Round ${x} is missing among those since the shuffle.`,
  cardsDealtAgainHere: 'The cards are dealt again here when the shoe is over and its seeds are published.',
  wouldGiveAwayCards: 'it would give away cards that nobody was shown',
  seedRoundKeptFor: (round: Part, why: Part) =>
    `The seed of round ${round} is kept for auditors, since ${why}. From there on the shoe cannot be followed ` +
    `here.`,
  seedRoundNotOne: (round: Part) => `The seed of round ${round} is not the one that was promised.`,
  roundNotChainedRound: (round: Part) => `Round ${round} is not chained to the round before.`,
  inRoundThereDraws: (round: Part, x: Part, x2: Part) => `In round ${round} there are ${x} draws for ${x2} cards.`,

  // proofdraws
  seedThisRoundKept:
    'The seed of this round is kept for auditors, since a hand was given up in it that nobody was shown.',
  seedThisRoundNot: 'The seed of this round is not the one that was promised.',
  houseTellsNotIn: (full: Part, word: Part) =>
    `The house tells of ${full} ${word}, and not in the order in which new ones lie.`,
  houseTellsOutcomesWhere: (x: Part, x2: Part) =>
    `The house tells of ${x} outcomes, and where ${x2} of them were seen.`,
  houseTellsOutcomeAt: (x: Part) => `The house tells of outcome ${x} at an event that this page was not told of.`,
  drawnAgainHereComes: (face: Part, nothing: Part) => `Drawn again here, ${face} comes, and you were shown ${nothing}.`,
  houseTellsAtEvent: (sign: Part) => `The house tells of ${sign} at an event in which nothing was dealt.`,
  dealtAgainHereComes: (sign: Part, sign2: Part) =>
    `Dealt again here, ${sign} comes and not ${sign2}, which you were shown.`,
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
  youDoNotAsk: (amount: string, area: Part) => `you do not ask for ${amount} on ${area} any more`,
  comesYourSeatWhen: (amount: string) => `${amount} comes to your seat when the round is over`,
  seatYoursWhenRoundOverSetAside: (seat: Part, amount: string) =>
    `seat ${seat} is yours when the round is over: ${amount} is set aside for it`,
  youDoNotWait: (seat: Part) => `you do not wait for seat ${seat} any more`,
  chipsStayInYour: 'the chips stay in your account',
  youWillLeaveAs: 'You will leave as soon as the round allows it',
  onOf: (on: Part) => ` on ${on}`,
  pays: (pays: Part) => `pays ${pays}`,
  youHave: (withCoupon: Part) => `you have ${withCoupon}`,
  othersHave: (withCoupon: Part) => `others have ${withCoupon}`,

  // watch
  dealer: 'The dealer',
  seat2: (n: Part) => `Seat ${n}`,

  // words
  youSmall: 'you',
  playersSmall: 'players',
  winOne: 'wins',
  winMany: 'win',
  loseOne: 'loses',
  loseMany: 'lose',
  markLost: '✕ lost',
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
  },
  other: {
    bet: 'bets', put: 'puts', pay: 'pays', owe: 'owes', take: 'takes', win: 'wins', lose: 'loses', set: 'sets', get: 'gets', withdraw: 'withdraws',
    show: 'shows',
  },
  // Who made a choice: "You hit", "Ann hits".
  youChoose: (choice: string) => `You ${choice}`,
  theyChoose: (who: string, choice: string) => `${who} ${choice.replace(/^\w+/, (verb) => (/s$/.test(verb) ? `${verb}es` : `${verb}s`))}`,
  back: (cost: string) => `, ${cost} back`,
  numbers: (x: Part) => `${x} numbers`,
  othersLose: 'the others lose',
  matchPlayCoupon: (coupon: string) => ` and a match play coupon of ${coupon}`,
  waitingFor: (players: Part) => `Waiting for ${players}`,
  others: (seats: Part) => `${seats} others`,
  waitingForOf: (first: Part, seats: Part) => `Waiting for ${first} and ${seats}`,
  houseHalfEach: (who: Part) => `${who} and the house, half each`,
  centreTable: 'the centre of the table',
  diceShow: (dice: Part, sum: Part) => `The dice show ${dice}: ${sum}`,
  incident: (replaceAll: Part) => `Incident: ${replaceAll}`,
  bringsMatchPlayCoupons: (name: Part, coupon: string) => `${name} brings match play coupons of ${coupon}`,
  takesSeatWith: (name: Part, seat: Part, amount: Part) => `${name} takes seat ${seat} with ${amount}`,
  somebody: 'Somebody',
  leavesSeat: (somebody: Part, seat: Part) => `${somebody} leaves seat ${seat}`,
  matchPlayCouponOn: (verb: Part, amount: Part, area: Part) => `${verb} a match play coupon of ${amount} on ${area}`,
  vigorish: (verb: Part, amount: Part, onOf: Part) => `${verb} ${amount} vigorish${onOf}`,
  from: (verb: Part, amount: Part, area: Part) => `${verb} ${amount} from ${area}`,
  is: (who: Part, area: Part, off: Part) => `${who}: ${area} is ${off}`,
  moves: (who: Part, area: Part, to: Part) => `${who}: ${area} moves to ${to}`,
  at: (odds: Part) => ` at ${odds}`,
  fromOf: (party: Part) => ` from ${party}`,
  asideAsBankPay: (verb: Part, amount: Part) => `${verb} ${amount} aside as the bank, to pay the others' bets`,
  backWasSetAside: (verb: Part, amount: Part) => `${verb} ${amount} back that was set aside as the bank`,
  house: 'the house',
  goesFromCentreTable: (x: string, owner: Part) => `${x} goes from the centre of the table to ${owner}`,
  goesFromCentreTableOf: (amount: Part, owner: Part) => `${amount} goes from ${owner} to the centre of the table`,
  comesOffProgressiveMeter: (x: string) => `${x} comes off the progressive meter`,
  goesOnProgressiveMeter: (amount: Part) => `${amount} goes on the progressive meter`,
  housePutsOnProgressive: (amount: Part) => `The house puts ${amount} on the progressive meter`,
  backOf: (verb: Part, x: string, fromOf: Part) => `${verb} ${x} back${fromOf}`,
  asked: (who: Part, text: Part) => `${who}: ${text}`,
  cardsShuffled: 'the cards are shuffled',
  discarded: (x: Part, faceName: Part) => `${x}: ${faceName} is discarded`,
  formsAnotherHand: (x: Part, faceName: Part) => `${x}: ${faceName} forms another hand`,
  sidePotOf: (pot: Part) => `side pot ${pot}`,
  mainPotText: 'the main pot',
  the: (x: Part, shows: Part, faceName: Part) => `${x} ${shows} the ${faceName}`,
  cardBurned: 'A card is burned',
  burned: (faceName: Part) => `The ${faceName} is burned`,
  forLowText: ' for low',
  withText: (worth: Part) => ` with ${worth}`,
  rake: (amount: Part) => `Rake ${amount}`,
  roundVoid: (text: Part) => `The round is void: ${text}`,
  refused: (text: Part) => `Refused: ${text}`,
  seedsRoundsFixed: (round: Part, x: Part) => `The seeds of rounds ${round} to ${x} are fixed`,
  hashSeedRoundShown: (round: Part) => `The hash of the seed of round ${round} is shown`,
  youCut: 'You cut',
  cuts: (who: Part) => `${who} cuts`,
  noMoreBetsBeacons: (beacon: Part) => `No more bets; the beacon’s round ${beacon} is awaited`,
  noMoreBetsCutsOpened: 'No more bets; the cuts are opened',
  youOpenYourCut: 'You open your cut',
  opensCut: (who: Part) => `${who} opens the cut`,
  seat3: (n: Part, n2: Part) => `seat ${n}, ${n2}`,
  cutsWereNotOpened: (join: Part) => `Cuts that were not opened in time: ${join}`,
  beaconsValueItsRound: (beacon: Part) => `The beacon’s value of its round ${beacon} is here`,
  gamingCeases: (text: Part) => `Gaming ceases: ${text}`,
  seedRoundKeptForAuditors: (round: Part) => `The seed of round ${round} is kept for auditors`,
  seedRoundPublished: (round: Part) => `The seed of round ${round} is published`,
  seedsRoundsPublished: (round: Part, x: Part) => `The seeds of rounds ${round} to ${x} are published`,
  atOf: (stake: string, odds: Part, stake2: string, odds2: Part, odds3: Part, exact: string) =>
    `${stake} at ${odds}: ${stake2} × ${odds2}/${odds3} = ${exact}`,
  paidOnPartWager: (amount: string) => `paid: ${amount}, on the part of the wager that won`,
  paidAtWagerStays: (odds: Part, amount: string) => `paid at ${odds}: ${amount}; the wager stays up`,
  paid: (amount: string) => `paid: ${amount}`,
  withWagerBack: (stake: string, stake2: string) => `with the wager of ${stake} back: ${stake2}`,
  forCoupon: (coupon: string) => `of it for a coupon: ${coupon}`,
  fromBankFromHouse: (x: string, x2: string) => `of it from the bank: ${x}, from the house: ${x2}`,
  lost: (stake: string) => `lost: ${stake}`,
  bankHouse: (x: string, x2: string) => `of it to the bank: ${x}, to the house: ${x2}`,
  takenBackBeforeWas: (stake: string) => `taken back before it was decided: ${stake}`,
  backNeitherWonNor: (amount: string) => `back, neither won nor lost: ${amount}`,
  wageredOf: (amount: string) => `wagered: ${amount}`,
  wageredMoreInAll: (amount: string, stake: string) => `wagered: ${amount} more, ${stake} in all`,
  outPot: (amount: string) => `out of the pot: ${amount}`,
  charged: (amount: string) => `charged: ${amount}`,
  amountOf: (amount: string) => `amount: ${amount}`,
  upToOdds: (odds: Part) => `up to ${odds}`,
}
