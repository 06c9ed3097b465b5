import type en from '../en/table'
import type { Part } from '../part'

export default {
  // saved bets
  savedBets: 'Apuestas guardadas',
  noSavedBets: 'Todavía no ha guardado apuestas en este juego. Ponga sus apuestas y guárdelas aquí.',
  putDown: 'Poner',
  putDownName: (name: Part) => `Poner ${name}`,
  remove: 'Borrar',
  removeName: (name: Part) => `Borrar ${name}`,
  saveAs: 'Guardar las apuestas de la mesa como',
  save: 'Guardar',
  close: 'Cerrar',
  nameMissing: 'Escriba un nombre para estas apuestas.',

  // the next hand
  sitOut: 'No jugar la próxima mano',
  dealtSoon: 'Se le reparte sin que haga nada; deje esto sin marcar para seguir.',

  // dice
  roll: 'Tirar los dados',

  // roulette
  racetrack: 'La rueda como pista',
  neighbours: (n: Part) => `${n} a cada lado`,
  neighboursOf: (label: Part, n: Part) => `${label} y sus ${n} vecinos`,
  fewer: 'Menos vecinos',
  more: 'Más vecinos',
  hot: 'Los más frecuentes',
  ofLast: (n: Part) => `de las últimas ${n} tiradas`,

  // baccarat
  bigRoad: 'Camino grande',
  beadPlate: 'Plato de cuentas',
  bigEyeBoy: 'Ojo grande',
  smallRoad: 'Camino pequeño',
  cockroach: 'Cucaracha',
  repeats: (red: Part, blue: Part) => `${red} iguales, ${blue} distintos`,

  // pay tables
  payTables: 'Tablas de pago',
} satisfies typeof en
