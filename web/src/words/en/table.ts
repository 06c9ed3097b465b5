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

  // baccarat
  bigRoad: 'Big road',
  beadPlate: 'Bead plate',
  bigEyeBoy: 'Big eye boy',
  smallRoad: 'Small road',
  cockroach: 'Cockroach pig',
  repeats: (red: Part, blue: Part) => `${red} alike, ${blue} not`,

  // pay tables
  payTables: 'Pay tables',
}
