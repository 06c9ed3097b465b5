// Rules, lessons, charts, the coach and what goes with them.

/** "hit, stand or double down" */
const or = (list: string[]) => list.join(', ').replace(/, ([^,]*)$/, ' or $1')

export default {
  title: 'Rules · Boardwalk',
  titleOf: (game: string) => `${game}: rules · Boardwalk`,
  rules: 'Rules of the games',
  allGames: 'All games',
  loading: 'Loading the rules …',
  round: 'How a round goes',
  bets: 'The bets',
  showLaw: 'show the paragraphs',
  tableOfBets: 'Table of bets',
  bet: 'Bet',
  pays: 'Pays',
  keeps: 'The house keeps',
  paragraph: 'Paragraph',
  places: (n: number) => `${n} places`,
  later: 'made in the course of the round',
  win: 'a win',
  always: 'always',
  bonus: 'Bonus',
  ofEach: (what: string) => `of each ${what}`,
  asked: 'What you may be asked',
  youMay: (choices: string[]) => `You may ${or(choices)}.`,
  tips: 'Good to know',
  figures: 'Every figure',
  strategy: 'Best play',
  lesson: 'Play a guided first round',
}
