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
  nothingYetAccountExists: 'nada todavía: la cuenta existe solo en este navegador',
  role: 'Función',
  youWorkIn: 'Trabaja en',
  playMoneyOutsideTables: 'Dinero ficticio fuera de las mesas',
  yourSeat: 'Su asiento',
  seat: (table: Part, seat: Part) => `${table}, asiento ${seat}`,
  choosePasswordYourOwn: 'Primero elija su propia contraseña.',
  othersHaveSeenOne: 'Otras personas vieron la contraseña con la que entró, por eso solo sirve para elegir una nueva.',
  keepThisAccount: 'Conservar esta cuenta',
  guestAccountExistsOnly:
    'Una cuenta de invitado existe solo en este navegador: si borra sus cookies o no vuelve en varios días, la ' +
    'cuenta se pierde. Con un nombre de usuario y una contraseña puede entrar desde cualquier lugar, con el mismo ' +
    'dinero, asientos e historial.',
  userName: 'Nombre de usuario',
  smallLettersDigitsHyphens: 'minúsculas, cifras y guiones; primero una letra',
  whatYouCalledAt: 'Su nombre en la mesa',
  password10CharactersOr: 'Contraseña de 10 caracteres o más',
  makeMine: 'Guardar la cuenta',
  yourOwnPassword: 'Su propia contraseña',
  changeYourPassword: 'Cambiar su contraseña',
  oneYouWereGiven: 'La contraseña que le dieron',
  oldOne: 'Contraseña actual',
  newOne10Characters: 'Contraseña nueva, de 10 caracteres o más',
  change: 'Cambiar',
  yourAccountBoardwalk: 'Su cuenta · Boardwalk',
  accountYoursYouCan:
    'La cuenta es suya: puede entrar desde cualquier lugar con su nombre de usuario y su contraseña. Conserva su ' +
    'dinero y sus asientos.',
  yourPasswordChangedEverywhere: 'Su contraseña cambió. Se cerró su sesión en todos los demás lugares.',

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
  matchPlayCountsBeside: (name: Part, had: string) =>
    `Los cupones match play acompañan a las fichas y no son dinero. ${name} tiene ${had}`,
  accountHas: (had: string) => `La cuenta tiene ${had}`,
  afterwardsRecordedUnderYour: (x: string) => `, y ${x} después. Se registra a su nombre.`,
  cancel: 'Cancelar',
  inCoupons: ' en cupones',
  enterAmountInDollars: 'escriba una cantidad en dólares, por ejemplo 50 o 12.50',
  couponsIssuedHasIn: (amount: string, name: Part, x: string) =>
    `Se emitieron cupones por ${amount}; ${name} tiene ${x} en match play.`,
  inAccount: (amount: string, given: Part, x: string) => `${amount} ${given}; la cuenta tiene ${x}.`,

  // Forgotten
  forgottenPassword: 'Contraseña olvidada',
  getsAnotherForOne: (name: Part) => `${name} recibe otra que solo sirve para elegir una nueva en la próxima entrada.`,
  giveAnotherPassword: 'Dar otra contraseña',
  hasAnotherPassword: (name: Part) => `${name} tiene otra contraseña`,
  newPassword: 'Contraseña nueva',
  done: 'Listo',
  giveAnotherPasswordOf: (name: Part) => `¿Dar otra contraseña a ${name}?`,
  signedOutEverywhereOld: (name: Part, name2: Part) =>
    `Se cierran todas las sesiones de ${name}. La contraseña anterior deja de servir, y con la nueva ${name2} ` +
    `debe elegir otra antes de hacer nada más. Queda registrado que usted la dio.`,
  giveText: 'Darla',

  // Handed
  signsInWith: 'Entra con',
  handOverNowNot: 'Entréguela ahora: no se guarda y nadie puede consultarla después.',

  // NewPerson
  hasAccount: (name: Part) => `${name} tiene una cuenta`,
  firstPassword: 'Primera contraseña',
  makeAccount: 'Crear una cuenta',
  whatPersonCalledAt: 'Nombre de la persona en la mesa',
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
  peopleText: '‹ Personas',
  nothingGuestAccountExists: 'nada: una cuenta de invitado existe solo en su navegador',
  signsInWithOf: (nothingGuestAccountExists: Part) => `entra con ${nothingGuestAccountExists}`,
  idInRecords: 'Identificador en los registros',
  byCasinoFile: ', según el archivo del casino',
  worksIn: 'Trabaja en',
  knownSince: 'Cuenta desde',
  matchPlayCoupons: 'Cupones match play',
  keptOutText: 'Entrada prohibida',
  roleNowPersonSigns: (role: Part) => `La función es ahora ${role}; la persona debe entrar de nuevo.`,
  giveRole: 'Dar la función',
  personMayComeIn: 'La persona puede volver a entrar.',
  letInAgain: (name: Part) => `Dejar entrar de nuevo a ${name}`,
  keepOutBecause: (name: Part) => `Prohibir la entrada a ${name} porque`,
  keepOut: 'Prohibir la entrada',
  personKeptOutSigned: 'La persona tiene la entrada prohibida y se cerraron sus sesiones.',
} satisfies typeof en
