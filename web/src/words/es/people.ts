import type en from '../en/people'
import type { Part } from '../part'

export default {
  // What the house calls roles, and what people do.
  roles: {
    guest: 'invitado',
    player: 'jugador',
    floorperson: 'supervisor de mesas',
    'pit boss': 'jefe de sector',
    'dealer school': 'escuela de crupieres',
    cage: 'caja',
    surveillance: 'vigilancia',
    inspector: 'inspector',
    'keno writer': 'vendedor de keno',
    'keno supervisor': 'supervisor de keno',
  } as Record<string, string>,

  // Account
  signInWith: 'Entra con',
  onlyThisBrowser: 'nada todavía: la cuenta existe solo en este navegador',
  role: 'Función',
  youWorkIn: 'Trabaja en',
  playMoneyOutsideTables: 'Dinero ficticio fuera de las mesas',
  yourSeat: 'Su asiento',
  seat: (table: Part, seat: Part) => `${table}, asiento ${seat}`,
  choosePasswordYourOwn: 'Primero elija su propia contraseña.',
  givenPasswordHelp: 'Otras personas vieron la contraseña con la que entró, por eso solo sirve para elegir una nueva.',
  keepThisAccount: 'Conservar esta cuenta',
  guestHelp:
    'Una cuenta de invitado existe solo en este navegador: si borra sus cookies o no vuelve en varios días, la ' +
    'cuenta se pierde. Con un nombre de usuario y una contraseña puede entrar desde cualquier lugar, con el mismo ' +
    'dinero, asientos e historial.',
  userName: 'Nombre de usuario',
  userNameHelp: 'minúsculas, cifras y guiones; primero una letra',
  nameAtTable: 'Su nombre en la mesa',
  passwordHelp: 'Contraseña de 10 caracteres o más',
  makeMine: 'Guardar la cuenta',
  yourOwnPassword: 'Su propia contraseña',
  changeYourPassword: 'Cambiar su contraseña',
  givenPassword: 'La contraseña que le dieron',
  oldPassword: 'Contraseña actual',
  newPasswordHelp: 'Contraseña nueva, de 10 caracteres o más',
  change: 'Cambiar',
  yourAccountBoardwalk: 'Su cuenta · Boardwalk',
  accountKept:
    'La cuenta es suya: puede entrar desde cualquier lugar con su nombre de usuario y su contraseña. Conserva su ' +
    'dinero y sus asientos.',
  passwordChanged: 'Su contraseña cambió. Se cerró su sesión en todos los demás lugares.',

  // What is kept of oneself, and an end to it
  ownData: 'Lo que la casa guarda de usted',
  ownDataHelp: 'El archivo lo contiene todo: su cuenta, ajustes, sesiones, dinero, rondas y diseños. No contiene a nadie más.',
  ownDataFile: 'Obtener el archivo',
  forgetMe: 'Que la casa me olvide',
  forgetMeTitle: '¿Que la casa le olvide?',
  forgetMeGoes:
    'Se borran su nombre, imagen, contraseña, ajustes, diseños y lo que ha aprendido, y se cierra su sesión en todas partes. Su dinero ' +
    'vuelve a la caja, y los boletos de keno que no haya presentado se pierden. No se puede deshacer.',
  forgetMeStays: (id: Part) =>
    `Lo que queda: su identificador, ${id}, en los registros de las rondas que jugó. Se guardan para siempre para que puedan verificarse, y no ` +
    'tienen nombres. Nadie más puede tener ese identificador.',
  forgetMeConfirm: 'Olvidarme para siempre',
  yourPassword: 'Su contraseña',
  forgetPerson: 'Olvidar a esta persona',
  forgetThem: 'Olvidar para siempre',
  forgetPersonHelp: (name: Part) => `${name} lo pide: se borra todo salvo el identificador en los registros.`,
  forgetPersonTitle: (name: Part) => `¿Olvidar a ${name}?`,
  forgetPersonConfirm: (id: Part) =>
    `Se borra todo salvo el identificador ${id} en los registros, el dinero vuelve a la caja y se cierran todas las sesiones. Queda registrado ` +
    'que usted lo hizo. No se puede deshacer.',
  nowForgotten: 'Olvidado. Solo queda el identificador.',

  // Cage
  cage: 'La caja',
  amount: 'Cantidad ($)',
  forWhat: 'Motivo',
  give: 'Entregar',
  take: 'Retirar',
  issue: 'Emitir',
  given: 'entregados',
  taken: 'retirados',
  issueAsCoupons: 'Emitir como cupones',
  from: 'de',
  to: 'a',
  couponsHelp: (name: Part, had: string) =>
    `Los cupones match play acompañan a las fichas y no son dinero. ${name} tiene ${had}`,
  accountHas: (had: string) => `La cuenta tiene ${had}`,
  andAfterwards: (amount: string) => `, y ${amount} después. Se registra a su nombre.`,
  cancel: 'Cancelar',
  inCoupons: ' en cupones',
  enterAmountInDollars: 'escriba una cantidad en dólares, por ejemplo 50 o 12.50',
  couponsIssuedHasIn: (amount: string, name: Part, x: string) =>
    `Se emitieron cupones por ${amount}; ${name} tiene ${x} en match play.`,
  inAccount: (amount: string, given: Part, x: string) => `${amount} ${given}; la cuenta tiene ${x}.`,

  // Forgotten
  forgottenPassword: 'Contraseña olvidada',
  forgottenHelp: (name: Part) => `${name} recibe otra que solo sirve para elegir una nueva en la próxima entrada.`,
  giveAnotherPassword: 'Dar otra contraseña',
  hasAnotherPassword: (name: Part) => `${name} tiene otra contraseña`,
  newPassword: 'Contraseña nueva',
  done: 'Listo',
  giveAnotherPasswordTo: (name: Part) => `¿Dar otra contraseña a ${name}?`,
  forgottenConfirm: (name: Part, again: Part) =>
    `Se cierran todas las sesiones de ${name}. La contraseña anterior deja de servir, y con la nueva ${again} ` +
    `debe elegir otra antes de hacer nada más. Queda registrado que usted la dio.`,
  confirmGive: 'Darla',

  // Handed
  signsInWith: 'Entra con',
  handOver: 'Entréguela ahora: no se guarda y nadie puede consultarla después.',

  // NewPerson
  hasAccount: (name: Part) => `${name} tiene una cuenta`,
  firstPassword: 'Primera contraseña',
  makeAccount: 'Crear una cuenta',
  theirNameAtTable: 'Nombre de la persona en la mesa',
  make: 'Crear',

  // People
  people: 'Personas',
  search: 'Buscar',
  idOrName: 'un usuario o un nombre',
  any: 'cualquiera',
  onlyThoseWhoKept: 'solo quienes tienen la entrada prohibida',
  keptOut: (locked: Part) => `entrada prohibida: ${locked}`,
  since: (time: Part) => `desde ${time}`,
  nobodyMatches: 'Nadie coincide.',
  more: 'Más',

  // PersonPage
  backToPeople: '‹ Personas',
  onlyItsBrowser: 'nada: una cuenta de invitado existe solo en su navegador',
  signsInWithId: (id: Part) => `entra con ${id}`,
  idInRecords: 'Identificador en los registros',
  byCasinoFile: ', según el archivo del casino',
  worksIn: 'Trabaja en',
  knownSince: 'Cuenta desde',
  matchPlayCoupons: 'Cupones match play',
  keptOutLabel: 'Entrada prohibida',
  roleGiven: (role: Part) => `La función es ahora ${role}; la persona debe entrar de nuevo.`,
  giveRole: 'Dar la función',
  nowLetIn: 'La persona puede volver a entrar.',
  letInAgain: (name: Part) => `Dejar entrar de nuevo a ${name}`,
  keepOutBecause: (name: Part) => `Prohibir la entrada a ${name} porque`,
  keepOut: 'Prohibir la entrada',
  nowKeptOut: 'La persona tiene la entrada prohibida y se cerraron sus sesiones.',

  // Slip
  yourSession: 'Su sesión',
  brought: 'Traído',
  takenAway: 'Llevado',
  result: 'Resultado',
  expectedHelp: 'Lo que valían sus apuestas en promedio, según las probabilidades exactas',
  expected: 'Esperado',
  luckHelp: 'El resultado sin lo esperado',
  luck: 'Suerte',
  rounds: 'Rondas',
  wagered: (rounds: Part, wagered: string) => `${rounds}, ${wagered} apostados`,
  bestRound: 'Mejor ronda',
  close: 'Cerrar',

  // Profile
  profile: 'Cómo le ven los demás',
  portrait: ['Fondo', 'Cara', 'Pelo', 'Ojos', 'Boca', 'Adorno'], // the parts of a picture, in their order
  profileSaved: 'Guardado. Los demás lo ven desde su próximo asiento.',
  profileName: 'Nombre en la mesa',
  save: 'Guardar',

  // Achievements
  achievements: 'Logros',
  achievementsHelp: 'Cada uno enseña una regla o una buena jugada. La casa los encuentra en el registro de sus propias rondas.',
  earnedOf: (earned: Part, all: Part) => `${earned} de ${all} conseguidos`,
  next: 'Lo próximo',
  later: 'Más adelante',
  earnedList: 'Conseguidos',
  allEarned: 'Los ha conseguido todos.',
  anyGame: 'Cualquier juego',
  timesDone: (count: Part, times: Part) => `${count} de ${times}`,
  earnedOn: (day: string) => `Conseguido el ${day}`,
  earned: (name: string) => `Ha conseguido «${name}».`,
  yourAchievements: 'Sus logros',
} satisfies typeof en
