import type en from '../en/learn'

const or = (list: string[]) => list.join(', ').replace(/, ([^,]*)$/, ' o $1')

export default {
  title: 'Reglas · Boardwalk',
  titleOf: (game: string) => `${game}: reglas · Boardwalk`,
  rules: 'Reglas de los juegos',
  allGames: 'Todos los juegos',
  loading: 'Cargando las reglas …',
  round: 'Cómo se juega una ronda',
  bets: 'Las apuestas',
  showLaw: 'mostrar los párrafos',
  tableOfBets: 'Tabla de apuestas',
  bet: 'Apuesta',
  pays: 'Paga',
  keeps: 'La casa se queda con',
  paragraph: 'Párrafo',
  places: (n: number) => `${n} casillas`,
  later: 'se hace durante la ronda',
  win: 'si gana',
  always: 'siempre',
  bonus: 'Bono',
  ofEach: (what: string) => `por cada ${what}`,
  asked: 'Lo que le pueden preguntar',
  youMay: (choices: string[]) => `Puede elegir: ${or(choices)}.`,
  tips: 'Conviene saber',
  figures: 'Todas las cifras',
  strategy: 'La mejor jugada',
  lesson: 'Jugar una primera ronda guiada',
} satisfies typeof en
