import type { Part } from '../part'

export default {
  // AreaOdds
  itsOddsBeingCounted: (x: Part) => `Its odds are being counted, ${x}% so far. Look again in a moment.`,
  houseAdvantage: 'house advantage',
  per: (readable: Part, per: Part, strategy: Part) => `${readable}per ${per}${strategy}`,
  perOf: (x: Part, per: Part, strategy: Part) => `${x} per ${per}${strategy}`,
  on: (on: Part) => ` on ${on}`,
  pays: (on: Part, pays: Part) => `Pays ${on}${pays}`,
  winsTime: (x: Part) => `Wins ${x} of the time`,
  youCoverAllBank:
    'You cover all that the bank wagers, and nobody else a part of it. It is paid as any wager against the bank.',
  hasNoOddsIts: 'It has no odds of its own: it belongs to another wager.',

  // Bars
  ofText: (x: Part, x2: Part) => ` (${x} of ${x2})`,
  houseAdvantageLeastFirst: (rows: Part) => `House advantage, the least first${rows}`,
  houseAdvantageByWager: (join: Part) => `House advantage by wager: ${join}`,
  perText: (per: Part) => ` per ${per}`,

  // Coach
  coach: 'Coach',
  onText: 'on',
  off: 'off',
  coachOf: (onText: Part) => `Coach ${onText}`,
  best: 'Best is',
  lowHand: (name: Part) => `low hand ${name}`,
  costs: (x: Part) => `costs ${x}`,
  bestText: 'Best is to',
  forEachDollar: (x: Part, unit: Part) => `For each dollar of ${x}${unit}. `,
  decisionsSoFarWhich: (decisions: Part, onAverage: Part) =>
    `${decisions} decisions so far, which cost ${onAverage} on average.`,
  seesWhatYouSee: 'Sees what you see, and nothing else.',
  coachBest: (say: Part) => `The coach: best is to ${say}.`,
  wasBest: 'That was the best.',
  costOnAverageBest: (cost: Part, x: Part, onAverage: Part, say: Part) =>
    `That cost ${cost} of ${x}${onAverage} on average: the best was to ${say}.`,

  // Compare
  onlyWhatDiffers: 'only what differs',
  comparison: 'Comparison',
  wager: 'Wager',
  per2: (per: Part, strategy: Part) => `per ${per}${strategy}`,
  notOffered: 'not offered',
  theyAllWorthSame: 'They are all worth the same.',

  // Convergence
  after: (advantage: Part, rounds: Part) => `: ${advantage} after ${rounds}`,
  exactly: (exact: Part) => `, exactly ${exact}`,
  houseAdvantageByRounds: (after: Part, exact: Part) => `House advantage by rounds played${after}${exact}`,
  simulatedWithIts95: 'simulated, with its 95% interval',
  exactlyOf: (exact: Part, fraction: Part) => `exactly ${exact}${fraction}`,
  roundsOnLogarithmicScale: '; rounds on a logarithmic scale',

  // Figures
  tableFigures: 'Table of figures',
  wagersWorthSame: (x: Part, join: Part, wagers: Part) => `${x} wagers are worth the same: ${join}${wagers}`,
  varianceStandardDeviationFor: (variance: Part, standard_deviation: Part) =>
    `Variance ${variance}, standard deviation ${standard_deviation} for each dollar.`,
  houseAdvantageExactly: 'House advantage exactly',
  simulate: 'Simulate it',
  houseAdvantageText: 'House advantage',
  lostOnAverageFor: 'Lost on average for each dollar',
  per3: 'Per',
  whatHouseAdvantageFraction: 'What the house advantage is a fraction of',
  elementRisk: 'Element of risk',
  sameLossOverAll: 'The same loss over all that is wagered',
  wins: 'Wins',
  chanceWinSomething: 'The chance to win something',
  stdDeviation: 'Std. deviation',
  resultOneDollarIts: 'Of the result of one dollar; its square is the variance',

  // HandValue
  dealerShows: 'Dealer shows',
  cardsGone: 'Cards gone',
  value: 'Value it',
  against: (split: Part) => ` against ${split}`,
  bestOf: (split: Part, against: Part) => `${split}${against}: best is to`,
  forEachDollarOf: (x: Part) => `. For each dollar of ${x}:`,
  insurance: 'insurance',
  forEachDollarText: 'for each dollar of it',

  // Histogram
  sessionsRounds: (count: Part, rounds: Part) => `${count} sessions of ${rounds} rounds`,
  nineTenEndBetween: (low: string, high: string, middle: string) =>
    `nine of ten end between ${low} and ${high}, half of them below ${middle}`,
  howSessionsEndedOne: (low: string, middle: string, high: string) =>
    `How sessions ended: one in twenty below ${low}, half below ${middle}, one in twenty above ${high}`,
  sessions: (from: string, to: string, count: Part) => `${from} to ${to}: ${count} sessions`,

  // Law
  close: 'Close',

  // Odds
  odds: (name: Part) => `Odds: ${name}`,
  oddsText: 'Odds',
  workedOutExactlyAs: 'Worked out exactly, as fractions, by the same rules that deal the game.',
  game: 'Game',
  choose: 'choose …',
  bestPlay: 'Best play',
  rules: 'Rules',
  compareWithOtherRules: 'Compare with other rules',
  sideBySide: 'Side by side',
  chooseWhatBeDifferent: (alike: Part) => `Choose what is to be different in ${alike}: now it has the same rules as A.`,
  figures: 'Figures of A',
  figuresText: 'Figures',
  search: 'Search',
  searchWagers: 'Search wagers',
  everyDenominator: 'every denominator',
  howMuchCounted: 'How much is counted',
  barChart: 'Bar chart',
  simulation: 'Simulation',
  playWagerMillionsTimes: 'Play a wager millions of times at the real table, and watch it approach the exact figure.',
  simulateText: 'Simulate',
  lessThanMillisecond: 'less than a millisecond',
  ms: (x: Part) => `${x} ms`,
  everyDealBeingCounted: (x: Part) => `every deal is being counted, which takes about a minute the first time: ${x}% …`,
  beingWorkedOutWhich: 'is being worked out, which may take some seconds …',
  rowsFoundIn: (x: Part, took: Part) => `${x} rows, found in ${took}`,

  // Results
  wonForEachDollar: 'Won for each dollar',
  ways: (total_ways: Part) => `Ways of ${total_ways}`,
  chance: 'Chance',
  exactlyText: 'exactly',
  won: ' won',
  lost: ' lost',
  returned: ' returned',
  resultsListedOnlyFor: 'Results are listed only for the figure per bet.',

  // Simulation
  strategy: 'Strategy',
  rounds: 'Rounds',
  roundsSession: 'Rounds of a session',
  seed: 'Seed',
  stop: 'Stop',
  run: 'Run',
  roundsPlayed: 'Rounds played',
  roundsOf: (played: Part, rounds: Part) => `${played} of ${rounds} rounds`,
  second: (rate: Part) => `, ${rate} a second`,
  sLeft: (seconds: Part) => `, ${seconds} s left`,
  stopped: ', stopped',
  x95Interval: '95% interval',
  to: (low: Part, high: Part) => `${low} to ${high}`,
  exactly2: 'Exactly',
  standardErrorsAway: (replace: Part) => `${replace} standard errors away`,
  wagersDecided: 'Wagers decided',
  ofTextOf: (bets: Part, stake: string) => `${bets} of ${stake}`,
  wonLostReturned: 'Won, lost, returned',
  variance: 'Variance',
  simulationHasBegun: 'The simulation has begun.',
  doneHouseAdvantageGive: (advantage: Part, error: Part) =>
    `Done: the house advantage is ${advantage}, give or take ${error}.`,
  stoppedAfterRounds: (played: Part) => `Stopped after ${played} rounds.`,

  // Strategy
  bestPlayOf: (name: Part) => `${name}: best play`,
  gamesWithStrategy: 'Games with a strategy',
  anyHandAnyCards: 'Any hand, any cards gone',
  whatEveryWagerWorth: 'What every wager is worth under these rules',
  beingWorkedOut: 'It is being worked out …',
  bestPlayBoardwalk: (name: Part) => `${name}: best play · Boardwalk`,

  // StrategyGrid
  valueEachChoice: 'The value of each choice',
  best2: '✓ best',
  onAverageForEach: (x: Part) => `On average, for each dollar of ${x}, from a fresh shoe.`,
  pointAtPlaceChart:
    'Point at a place of the chart, or reach it with the arrow keys, to see what every choice is worth.',

  // VariantForm
  lawLeavesNothingCasino: 'The law leaves nothing to the casino here.',
  payAboveList: 'Pay above the list',
  x31: '3 to 1',
  post: 'Post',
  paysOf: (name: Part, value: Part) => `${name} pays ${value}`,
  useUsualOdds: 'use the usual odds',
  takeColumnAway: (letter: Part) => `Take column ${letter} away`,

  // odds
  no: (k: Part) => `no ${k}`,
  asUsual: 'as usual',

  // rows
  alike: (title: Part, x: Part) => `${title} (${x} alike)`,
  onlyHere: 'only here',
  same: 'the same',
  points: (x: Part, x2: Part, cheaper: Part) => `${x}${x2} points, ${cheaper}`,
}
