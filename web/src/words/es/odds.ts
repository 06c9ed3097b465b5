import type en from '../en/odds'
import type { Part } from '../part'

export default {
  // AreaOdds
  itsOddsBeingCounted: (x: Part) =>
    `Se están calculando sus probabilidades: ${x} % hasta ahora. Vuelva a mirar en un momento.`,
  houseAdvantage: 'ventaja de la casa',
  per: (readable: Part, per: Part, strategy: Part) => `${readable}por ${per}${strategy}`,
  perOf: (x: Part, per: Part, strategy: Part) => `${x} por ${per}${strategy}`,
  on: (on: Part) => ` con ${on}`,
  pays: (on: Part, pays: Part) => `Paga ${on}${pays}`,
  winsTime: (x: Part) => `Gana el ${x} de las veces`,
  youCoverAllBank:
    'Usted cubre todo lo que apuesta la banca y nadie más cubre una parte. Se paga como cualquier apuesta contra ' +
    'la banca.',
  hasNoOddsIts: 'No tiene probabilidades propias: pertenece a otra apuesta.',

  // Bars
  ofText: (x: Part, x2: Part) => ` (${x} de ${x2})`,
  houseAdvantageLeastFirst: (rows: Part) => `Ventaja de la casa, la menor primero${rows}`,
  houseAdvantageByWager: (join: Part) => `Ventaja de la casa por apuesta: ${join}`,
  perText: (per: Part) => ` por ${per}`,

  // Coach
  coach: 'Entrenador',
  onText: 'activado',
  off: 'desactivado',
  coachOf: (onText: Part) => `Entrenador ${onText}`,
  best: 'Lo mejor es',
  lowHand: (name: Part) => `mano baja ${name}`,
  costs: (x: Part) => `cuesta ${x}`,
  bestText: 'Lo mejor es',
  forEachDollar: (x: Part, unit: Part) => `Por cada dólar de ${x}${unit}. `,
  decisionsSoFarWhich: (decisions: Part, onAverage: Part) =>
    `${decisions} decisiones hasta ahora, que cuestan ${onAverage} en promedio.`,
  seesWhatYouSee: 'Ve lo mismo que usted y nada más.',
  coachBest: (say: Part) => `El entrenador: lo mejor es ${say}.`,
  wasBest: 'Fue lo mejor.',
  costOnAverageBest: (cost: Part, x: Part, onAverage: Part, say: Part) =>
    `Eso costó ${cost} de ${x}${onAverage} en promedio: lo mejor era ${say}.`,

  // Compare
  onlyWhatDiffers: 'solo lo que cambia',
  comparison: 'Comparación',
  wager: 'Apuesta',
  per2: (per: Part, strategy: Part) => `por ${per}${strategy}`,
  notOffered: 'no se ofrece',
  theyAllWorthSame: 'Todas valen lo mismo.',

  // Convergence
  after: (advantage: Part, rounds: Part) => `: ${advantage} después de ${rounds}`,
  exactly: (exact: Part) => `, exactamente ${exact}`,
  houseAdvantageByRounds: (after: Part, exact: Part) => `Ventaja de la casa según las rondas jugadas${after}${exact}`,
  simulatedWithIts95: 'simulada, con su intervalo del 95 %',
  exactlyOf: (exact: Part, fraction: Part) => `exactamente ${exact}${fraction}`,
  roundsOnLogarithmicScale: '; rondas en escala logarítmica',

  // Figures
  tableFigures: 'Tabla de cifras',
  wagersWorthSame: (x: Part, join: Part, wagers: Part) => `${x} apuestas valen lo mismo: ${join}${wagers}`,
  varianceStandardDeviationFor: (variance: Part, standard_deviation: Part) =>
    `Varianza ${variance}, desviación típica ${standard_deviation} por cada dólar.`,
  houseAdvantageExactly: 'Ventaja de la casa, exactamente',
  simulate: 'Simularla',
  houseAdvantageText: 'Ventaja de la casa',
  lostOnAverageFor: 'Lo que se pierde en promedio por cada dólar',
  per3: 'Por',
  whatHouseAdvantageFraction: 'De qué es una fracción la ventaja de la casa',
  elementRisk: 'Riesgo',
  sameLossOverAll: 'La misma pérdida sobre todo lo apostado',
  wins: 'Gana',
  chanceWinSomething: 'La probabilidad de ganar algo',
  stdDeviation: 'Desv. típica',
  resultOneDollarIts: 'Del resultado de un dólar; su cuadrado es la varianza',

  // HandValue
  dealerShows: 'Carta del crupier',
  cardsGone: 'Cartas que ya salieron',
  value: 'Calcular',
  against: (split: Part) => ` contra ${split}`,
  bestOf: (split: Part, against: Part) => `${split}${against}: lo mejor es`,
  forEachDollarOf: (x: Part) => `. Por cada dólar de ${x}:`,
  insurance: 'seguro',
  forEachDollarText: 'por cada dólar de ello',

  // Histogram
  sessionsRounds: (count: Part, rounds: Part) => `${count} sesiones de ${rounds} rondas`,
  nineTenEndBetween: (low: string, high: string, middle: string) =>
    `nueve de cada diez terminan entre ${low} y ${high}, la mitad por debajo de ${middle}`,
  howSessionsEndedOne: (low: string, middle: string, high: string) =>
    `Cómo terminaron las sesiones: una de cada veinte por debajo de ${low}, la mitad por debajo de ${middle}, una ` +
    `de cada veinte por encima de ${high}`,
  sessions: (from: string, to: string, count: Part) => `${from} a ${to}: ${count} sesiones`,

  // Law
  close: 'Cerrar',

  // Odds
  odds: (name: Part) => `Probabilidades: ${name}`,
  oddsText: 'Probabilidades',
  workedOutExactlyAs: 'Calculadas exactamente, como fracciones, con las mismas reglas que dirigen el juego.',
  game: 'Juego',
  choose: 'elija …',
  bestPlay: 'La mejor jugada',
  rules: 'Reglas',
  compareWithOtherRules: 'Comparar con otras reglas',
  sideBySide: 'Lado a lado',
  chooseWhatBeDifferent: (alike: Part) => `Elija qué cambia en ${alike}: ahora tiene las mismas reglas que A.`,
  figures: 'Cifras de A',
  figuresText: 'Cifras',
  search: 'Buscar',
  searchWagers: 'Buscar apuestas',
  everyDenominator: 'todas las formas de medir',
  howMuchCounted: 'Cuánto está calculado',
  barChart: 'Gráfico de barras',
  simulation: 'Simulación',
  playWagerMillionsTimes:
    'Juegue una apuesta millones de veces en la mesa real y vea cómo se acerca a la cifra exacta.',
  simulateText: 'Simular',
  lessThanMillisecond: 'menos de un milisegundo',
  ms: (x: Part) => `${x} ms`,
  everyDealBeingCounted: (x: Part) =>
    `se cuentan todos los repartos, la primera vez tarda cerca de un minuto: ${x} % …`,
  beingWorkedOutWhich: 'se está calculando, puede tardar unos segundos …',
  rowsFoundIn: (x: Part, took: Part) => `${x} filas, calculadas en ${took}`,

  // Results
  wonForEachDollar: 'Ganado por cada dólar',
  ways: (total_ways: Part) => `Casos de ${total_ways}`,
  chance: 'Probabilidad',
  exactlyText: 'exactamente',
  won: ' ganadas',
  lost: ' perdidas',
  returned: ' devueltas',
  resultsListedOnlyFor: 'Los resultados se muestran solo para la cifra por apuesta.',

  // Simulation
  strategy: 'Estrategia',
  rounds: 'Rondas',
  roundsSession: 'Rondas por sesión',
  seed: 'Semilla',
  stop: 'Detener',
  run: 'Empezar',
  roundsPlayed: 'Rondas jugadas',
  roundsOf: (played: Part, rounds: Part) => `${played} de ${rounds} rondas`,
  second: (rate: Part) => `, ${rate} por segundo`,
  sLeft: (seconds: Part) => `, faltan ${seconds} s`,
  stopped: ', detenida',
  x95Interval: 'Intervalo del 95 %',
  to: (low: Part, high: Part) => `${low} a ${high}`,
  exactly2: 'Exactamente',
  standardErrorsAway: (replace: Part) => `a ${replace} errores típicos`,
  wagersDecided: 'Apuestas decididas',
  ofTextOf: (bets: Part, stake: string) => `${bets} de ${stake}`,
  wonLostReturned: 'Ganadas, perdidas, devueltas',
  variance: 'Varianza',
  simulationHasBegun: 'La simulación empezó.',
  doneHouseAdvantageGive: (advantage: Part, error: Part) =>
    `Listo: la ventaja de la casa es ${advantage}, con un margen de ${error}.`,
  stoppedAfterRounds: (played: Part) => `Detenida después de ${played} rondas.`,

  // Strategy
  bestPlayOf: (name: Part) => `${name}: la mejor jugada`,
  gamesWithStrategy: 'Juegos con estrategia',
  anyHandAnyCards: 'Cualquier mano, cualquier carta que ya salió',
  whatEveryWagerWorth: 'Cuánto vale cada apuesta con estas reglas',
  beingWorkedOut: 'Se está calculando …',
  bestPlayBoardwalk: (name: Part) => `${name}: la mejor jugada · Boardwalk`,

  // StrategyGrid
  valueEachChoice: 'Lo que vale cada opción',
  best2: '✓ la mejor',
  onAverageForEach: (x: Part) => `En promedio, por cada dólar de ${x}, con un zapato nuevo.`,
  pointAtPlaceChart:
    'Señale una casilla de la tabla, o llegue a ella con las flechas, para ver cuánto vale cada opción.',

  // VariantForm
  lawLeavesNothingCasino: 'Aquí la ley no deja nada a elección del casino.',
  payAboveList: 'Pagar más que la lista',
  x31: '3 a 1',
  post: 'Aplicar',
  paysOf: (name: Part, value: Part) => `${name} paga ${value}`,
  useUsualOdds: 'usar el pago normal',
  takeColumnAway: (letter: Part) => `Quitar la columna ${letter}`,

  // odds
  no: (k: Part) => `sin ${k}`,
  asUsual: 'reglas normales',

  // rows
  alike: (title: Part, x: Part) => `${title} (${x} iguales)`,
  onlyHere: 'solo aquí',
  same: 'igual',
  points: (x: Part, x2: Part, cheaper: Part) => `${x}${x2} puntos, ${cheaper}`,
} satisfies typeof en
