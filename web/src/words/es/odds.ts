import type en from '../en/odds'
import type { Part } from '../part'

export default {
  // AreaOdds
  beingCounted: (percent: Part) =>
    `Se están calculando sus probabilidades: ${percent} % hasta ahora. Vuelva a mirar en un momento.`,
  houseAdvantageOf: 'ventaja de la casa',
  advantagePer: (readable: Part, per: Part, strategy: Part) => `${readable}por ${per}${strategy}`,
  figurePer: (figure: Part, per: Part, strategy: Part) => `${figure} por ${per}${strategy}`,
  on: (on: Part) => ` con ${on}`,
  pays: (on: Part, pays: Part) => `Paga ${on}${pays}`,
  winsOften: (percent: Part) => `Gana el ${percent} de las veces`,
  bancoHelp:
    'Usted cubre todo lo que apuesta la banca y nadie más cubre una parte. Se paga como cualquier apuesta contra ' +
    'la banca.',
  noOddsOfItsOwn: 'No tiene probabilidades propias: pertenece a otra apuesta.',

  // Bars
  someOf: (shown: Part, all: Part) => ` (${shown} de ${all})`,
  barsCaption: (count: Part) => `Ventaja de la casa, la menor primero${count}`,
  barsSay: (list: Part) => `Ventaja de la casa por apuesta: ${list}`,
  perSuffix: (per: Part) => ` por ${per}`,

  // Coach
  coach: 'Entrenador',
  coachOn: 'activado',
  coachOff: 'desactivado',
  lowHand: (name: Part) => `mano baja ${name}`,
  costs: (amount: Part) => `cuesta ${amount}`,
  coachSays: (choice: Part) => `El entrenador: lo mejor es ${choice}.`,

  // Compare
  onlyWhatDiffers: 'solo lo que cambia',
  comparison: 'Comparación',
  wager: 'Apuesta',
  perLine: (per: Part, strategy: Part) => `por ${per}${strategy}`,
  notOffered: 'no se ofrece',
  theyAllWorthSame: 'Todas valen lo mismo.',

  // Convergence
  afterRounds: (advantage: Part, rounds: Part) => `: ${advantage} después de ${rounds}`,
  commaExactly: (exact: Part) => `, exactamente ${exact}`,
  convergenceSays: (after: Part, exact: Part) => `Ventaja de la casa según las rondas jugadas${after}${exact}`,
  simulatedInterval: 'simulada, con su intervalo del 95 %',
  exactlyFigure: (exact: Part, fraction: Part) => `exactamente ${exact}${fraction}`,
  roundsOnLogarithmicScale: '; rondas en escala logarítmica',

  // Figures
  tableFigures: 'Tabla de cifras',
  alikeWagers: (count: Part, list: Part, rest: Part) => `${count} apuestas valen lo mismo: ${list}${rest}`,
  varianceStandardDeviationFor: (variance: Part, standard_deviation: Part) =>
    `Varianza ${variance}, desviación típica ${standard_deviation} por cada dólar.`,
  houseAdvantageExactly: 'Ventaja de la casa, exactamente',
  simulate: 'Simularla',
  advantageColumn: 'Ventaja de la casa',
  advantageHelp: 'Lo que se pierde en promedio por cada dólar',
  perColumn: 'Por',
  perHelp: 'De qué es una fracción la ventaja de la casa',
  riskColumn: 'Riesgo',
  riskHelp: 'La misma pérdida sobre todo lo apostado',
  winsColumn: 'Gana',
  winsHelp: 'La probabilidad de ganar algo',
  deviationColumn: 'Desv. típica',
  deviationHelp: 'Del resultado de un dólar; su cuadrado es la varianza',

  // HandValue
  dealerShows: 'Carta del crupier',
  cardsGone: 'Cartas que ya salieron',
  value: 'Calcular',
  against: (dealer: Part) => ` contra ${dealer}`,
  handBest: (hand: Part, against: Part) => `${hand}${against}: lo mejor es`,
  perDollarOfHand: (of: Part) => `. Por cada dólar de ${of}:`,
  insurance: 'seguro',
  perDollarOfInsurance: 'por cada dólar de ello',

  // Histogram
  sessionsRounds: (count: Part, rounds: Part) => `${count} sesiones de ${rounds} rondas`,
  sessionsSay: (low: string, high: string, middle: string) =>
    `nueve de cada diez terminan entre ${low} y ${high}, la mitad por debajo de ${middle}`,
  histogramSays: (low: string, middle: string, high: string) =>
    `Cómo terminaron las sesiones: una de cada veinte por debajo de ${low}, la mitad por debajo de ${middle}, una ` +
    `de cada veinte por encima de ${high}`,
  sessions: (from: string, to: string, count: Part) => `${from} a ${to}: ${count} sesiones`,

  // Law
  close: 'Cerrar',

  // Odds
  titleOf: (game: Part) => `Probabilidades: ${game}`,
  pageTitle: 'Probabilidades',
  pageHelp: 'Calculadas exactamente, como fracciones, con las mismas reglas que dirigen el juego.',
  game: 'Juego',
  choose: 'elija …',
  bestPlay: 'La mejor jugada',
  rules: 'Reglas',
  compareWithOtherRules: 'Comparar con otras reglas',
  whatIf: 'Qué pasaría si, legal o no, una cosa por línea',
  unlawful: (says: Part) => `No es legal en Nueva Jersey: ${says}`,
  sideBySide: 'Lado a lado',
  sameAsA: (letter: Part) => `Elija qué cambia en ${letter}: ahora tiene las mismas reglas que A.`,
  figuresOfA: 'Cifras de A',
  figures: 'Cifras',
  certificate: 'Certificado de estas cifras: método, maneras, simulaciones',
  search: 'Buscar',
  searchWagers: 'Buscar apuestas',
  everyBasis: 'todas las formas de medir',
  howMuchCounted: 'Cuánto está calculado',
  barChart: 'Gráfico de barras',
  simulation: 'Simulación',
  simulateHelp:
    'Juegue una apuesta millones de veces en la mesa real y vea cómo se acerca a la cifra exacta.',
  simulateTitle: 'Simular',
  lessThanMillisecond: 'menos de un milisegundo',
  milliseconds: (ms: Part) => `${ms} ms`,
  countingDeals: (percent: Part) =>
    `se cuentan todos los repartos, la primera vez tarda cerca de un minuto: ${percent} % …`,
  workingOut: 'se está calculando, puede tardar unos segundos …',
  rowsFound: (rows: Part, time: Part) => `${rows} filas, calculadas en ${time}`,

  // Results
  wonForEachDollar: 'Ganado por cada dólar',
  ways: (total_ways: Part) => `Casos de ${total_ways}`,
  chance: 'Probabilidad',
  exactlyColumn: 'exactamente',
  won: ' ganadas',
  lost: ' perdidas',
  returned: ' devueltas',
  resultsOnlyPerBet: 'Los resultados se muestran solo para la cifra por apuesta.',

  // Simulation
  strategy: 'Estrategia',
  rounds: 'Rondas',
  roundsSession: 'Rondas por sesión',
  seed: 'Semilla',
  stop: 'Detener',
  run: 'Empezar',
  roundsPlayed: 'Rondas jugadas',
  roundsDone: (played: Part, rounds: Part) => `${played} de ${rounds} rondas`,
  second: (rate: Part) => `, ${rate} por segundo`,
  sLeft: (seconds: Part) => `, faltan ${seconds} s`,
  stopped: ', detenida',
  interval95: 'Intervalo del 95 %',
  to: (low: Part, high: Part) => `${low} a ${high}`,
  exactlyLabel: 'Exactamente',
  errorsAway: (errors: Part) => `a ${errors} errores típicos`,
  wagersDecided: 'Apuestas decididas',
  betsOfStake: (bets: Part, stake: string) => `${bets} de ${stake}`,
  wonLostReturned: 'Ganadas, perdidas, devueltas',
  variance: 'Varianza',
  simulationHasBegun: 'La simulación empezó.',
  simulationDone: (advantage: Part, error: Part) =>
    `Listo: la ventaja de la casa es ${advantage}, con un margen de ${error}.`,
  stoppedAfterRounds: (played: Part) => `Detenida después de ${played} rondas.`,

  // Strategy
  bestPlayOf: (game: Part) => `${game}: la mejor jugada`,
  gamesWithStrategy: 'Juegos con estrategia',
  houseWayRules: 'El modo de la casa: la primera regla que corresponde a una mano la ordena',
  anyHandAnyCards: 'Cualquier mano, cualquier carta que ya salió',
  whatEveryWagerWorth: 'Cuánto vale cada apuesta con estas reglas',
  chartComing: 'Se está calculando …',
  bestPlayBoardwalk: (name: Part) => `${name}: la mejor jugada · Boardwalk`,

  // StrategyGrid
  valueEachChoice: 'Lo que vale cada opción',
  bestMark: '✓ la mejor',
  averageHelp: (of: Part) => `En promedio, por cada dólar de ${of}, con un zapato nuevo.`,
  chartHelp:
    'Señale una casilla de la tabla, o llegue a ella con las flechas, para ver cuánto vale cada opción.',

  // VariantForm
  noOptions: 'Aquí la ley no deja nada a elección del casino.',
  payAboveList: 'Pagar más que la lista',
  oddsExample: '3 a 1',
  post: 'Aplicar',
  paidOn: (wager: Part, on: Part) => `${wager} con ${on}`,
  paysFor: (wager: Part, odds: Part) => `${wager} paga ${odds}`,
  useUsualOdds: 'usar el pago normal',
  takeColumnAway: (letter: Part) => `Quitar la columna ${letter}`,

  // odds
  no: (k: Part) => `sin ${k}`,
  asUsual: 'reglas normales',

  // rows
  alike: (title: Part, count: Part) => `${title} (${count} iguales)`,
  onlyHere: 'solo aquí',
  same: 'igual',
  points: (sign: Part, points: Part, how: Part) => `${sign}${points} puntos, ${how}`,
} satisfies typeof en
