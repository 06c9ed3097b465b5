import type { Part } from '../part'

export default {
  // AreaOdds
  beingCounted: (percent: Part) => `The odds of this bet are being counted, ${percent}% so far. Look again in a moment.`,
  houseAdvantageOf: 'house advantage',
  advantagePer: (readable: Part, per: Part, strategy: Part) => `${readable}per ${per}${strategy}`,
  figurePer: (figure: Part, per: Part, strategy: Part) => `${figure} per ${per}${strategy}`,
  on: (on: Part) => ` on ${on}`,
  pays: (on: Part, pays: Part) => `Pays ${on}${pays}`,
  winsOften: (percent: Part) => `Wins ${percent} of the time`,
  bancoHelp:
    'You cover all that the bank wagers, and nobody else a part of it. It is paid as any wager against the bank.',
  noOddsOfItsOwn: 'This bet has no odds of its own: it is part of another bet.',

  // Bars
  someOf: (shown: Part, all: Part) => ` (${shown} of ${all})`,
  barsCaption: (count: Part) => `House advantage, the least first${count}`,
  barsSay: (list: Part) => `House advantage by wager: ${list}`,
  perSuffix: (per: Part) => ` per ${per}`,

  // Coach
  coach: 'Coach',
  coachOn: 'on',
  coachOff: 'off',
  lowHand: (name: Part) => `low hand ${name}`,
  costs: (amount: Part) => `costs ${amount}`,
  coachSays: (choice: Part) => `The coach: best is to ${choice}.`,

  // Compare
  onlyWhatDiffers: 'only what differs',
  comparison: 'Comparison',
  wager: 'Wager',
  perLine: (per: Part, strategy: Part) => `per ${per}${strategy}`,
  notOffered: 'not offered',
  theyAllWorthSame: 'All wagers are worth the same under both.',

  // Convergence
  afterRounds: (advantage: Part, rounds: Part) => `: ${advantage} after ${rounds}`,
  commaExactly: (exact: Part) => `, exactly ${exact}`,
  convergenceSays: (after: Part, exact: Part) => `House advantage by rounds played${after}${exact}`,
  simulatedInterval: 'simulated, with its 95% interval',
  exactlyFigure: (exact: Part, fraction: Part) => `exactly ${exact}${fraction}`,
  roundsOnLogarithmicScale: '; rounds on a logarithmic scale',

  // Figures
  tableFigures: 'Table of figures',
  alikeWagers: (count: Part, list: Part, rest: Part) => `${count} wagers are worth the same: ${list}${rest}`,
  varianceStandardDeviationFor: (variance: Part, standard_deviation: Part) =>
    `Variance ${variance}, standard deviation ${standard_deviation} for each dollar.`,
  houseAdvantageExactly: 'House advantage exactly',
  simulate: 'Simulate it',
  advantageColumn: 'House advantage',
  advantageHelp: 'Lost on average for each dollar',
  perColumn: 'Per',
  perHelp: 'What the house advantage is a fraction of',
  riskColumn: 'Element of risk',
  riskHelp: 'The same loss over all that is wagered',
  winsColumn: 'Wins',
  winsHelp: 'The chance to win something',
  deviationColumn: 'Std. deviation',
  deviationHelp: 'Of the result of one dollar; its square is the variance',

  // HandValue
  dealerShows: 'Dealer shows',
  cardsGone: 'Cards gone',
  value: 'Value it',
  against: (dealer: Part) => ` against ${dealer}`,
  handBest: (hand: Part, against: Part) => `${hand}${against}: best is to`,
  perDollarOfHand: (of: Part) => `. Worth for each dollar of ${of}:`,
  insurance: 'insurance',
  perDollarOfInsurance: 'for each dollar of it',

  // Histogram
  sessionsRounds: (count: Part, rounds: Part) => `${count} sessions of ${rounds} rounds`,
  sessionsSay: (low: string, high: string, middle: string) =>
    `nine of ten end between ${low} and ${high}, half of them below ${middle}`,
  histogramSays: (low: string, middle: string, high: string) =>
    `How sessions ended: one in twenty below ${low}, half below ${middle}, one in twenty above ${high}`,
  sessions: (from: string, to: string, count: Part) => `${from} to ${to}: ${count} sessions`,

  // Law
  close: 'Close',

  // Odds
  titleOf: (game: Part) => `Odds: ${game}`,
  pageTitle: 'Odds',
  pageHelp: 'Worked out exactly, as fractions, by the same rules that deal the game.',
  game: 'Game',
  choose: 'choose …',
  bestPlay: 'Best play',
  rules: 'Rules',
  compareWithOtherRules: 'Compare with other rules',
  whatIf: 'What if, lawful or not, a line each',
  unlawful: (says: Part) => `Not lawful in New Jersey: ${says}`,
  sideBySide: 'Side by side',
  sameAsA: (letter: Part) => `${letter} has the same rules as A. Choose what should be different.`,
  figuresOfA: 'Figures of A',
  figures: 'Figures',
  certificate: 'Certificate of these figures: method, ways, simulations',
  search: 'Search',
  searchWagers: 'Search wagers',
  everyBasis: 'all ways to count the house advantage',
  howMuchCounted: 'How much is counted',
  barChart: 'Bar chart',
  simulation: 'Simulation',
  simulateHelp: 'Play a wager millions of times at the real table, and watch it approach the exact figure.',
  simulateTitle: 'Simulate',
  lessThanMillisecond: 'less than a millisecond',
  milliseconds: (ms: Part) => `${ms} ms`,
  countingDeals: (percent: Part) => `Counting every deal; this takes about a minute the first time: ${percent}% …`,
  workingOut: 'Being worked out; this may take a few seconds …',
  rowsFound: (rows: Part, time: Part) => `${rows} rows, found in ${time}`,

  // Results
  wonForEachDollar: 'Won for each dollar',
  ways: (total_ways: Part) => `Ways of ${total_ways}`,
  chance: 'Chance',
  exactlyColumn: 'exactly',
  won: ' won',
  lost: ' lost',
  returned: ' returned',
  resultsOnlyPerBet: 'Results are listed only for the figure per bet.',

  // Simulation
  strategy: 'Strategy',
  rounds: 'Rounds',
  roundsSession: 'Rounds of a session',
  seed: 'Seed',
  stop: 'Stop',
  run: 'Run',
  roundsPlayed: 'Rounds played',
  roundsDone: (played: Part, rounds: Part) => `${played} of ${rounds} rounds`,
  second: (rate: Part) => `, ${rate} a second`,
  sLeft: (seconds: Part) => `, ${seconds} s left`,
  stopped: ', stopped',
  interval95: '95% interval',
  to: (low: Part, high: Part) => `${low} to ${high}`,
  exactlyLabel: 'Exactly',
  errorsAway: (errors: Part) => `${errors} standard errors away`,
  wagersDecided: 'Wagers decided',
  betsOfStake: (bets: Part, stake: string) => `${bets} of ${stake}`,
  wonLostReturned: 'Won, lost, returned',
  variance: 'Variance',
  simulationHasBegun: 'The simulation has begun.',
  simulationDone: (advantage: Part, error: Part) =>
    `Done: the house advantage is ${advantage}, give or take ${error}.`,
  stoppedAfterRounds: (played: Part) => `Stopped after ${played} rounds.`,

  // Strategy
  bestPlayOf: (game: Part) => `${game}: best play`,
  gamesWithStrategy: 'Games with a strategy',
  houseWayRules: 'The house way: the first rule that fits a hand sets it',
  anyHandAnyCards: 'Any hand, any cards gone',
  whatEveryWagerWorth: 'What every wager is worth under these rules',
  chartComing: 'Being worked out …',
  bestPlayBoardwalk: (name: Part) => `${name}: best play · Boardwalk`,

  // StrategyGrid
  valueEachChoice: 'The value of each choice',
  bestMark: '✓ best',
  averageHelp: (of: Part) => `On average, for each dollar of ${of}, from a fresh shoe.`,
  chartHelp:
    'Point at a place of the chart, or reach it with the arrow keys, to see what every choice is worth.',

  // VariantForm
  noOptions: 'There are no options: the law leaves nothing to the casino here.',
  payAboveList: 'Pay above the list',
  oddsExample: '3 to 1',
  post: 'Post',
  paidOn: (wager: Part, on: Part) => `${wager} on ${on}`,
  paysFor: (wager: Part, odds: Part) => `${wager} pays ${odds}`,
  useUsualOdds: 'use the standard odds',
  takeColumnAway: (letter: Part) => `Remove column ${letter}`,

  // odds
  no: (k: Part) => `no ${k}`,
  asUsual: 'standard rules',

  // rows
  alike: (title: Part, count: Part) => `${title} (${count} alike)`,
  onlyHere: 'only here',
  same: 'the same',
  points: (sign: Part, points: Part, how: Part) => `${sign}${points} points, ${how}`,
}
