import type en from '../en/fair'
import type { Part } from '../part'

export default {
  // bytes
  notHexadecimalDigits: 'no son cifras hexadecimales',
  notBytesInHexadecimal: (size: Part) => `no son ${size} bytes en cifras hexadecimales`,
  notBytesInBase64: (size: Part) => `no son ${size} bytes en base64`,
  notNumberProtocol: (n: Part) => `${n} no es un número del protocolo`,

  // check
  seat: (seat: Part, person: Part) => `asiento ${seat} (${person})`,
  thisBrowserWasShown: (short: Part, short2: Part) =>
    `A este navegador se le mostró otro hash antes de la ronda: ${short}, y no ${short2}.`,
  thisBrowserWasShownAnotherRootFor: (series: Part, short: Part, short2: Part) =>
    `A este navegador se le mostró otra raíz para la serie ${series}: ${short}, y no ${short2}.`,
  hashSeedOneThis: 'El hash de la semilla es el que se mostró a este navegador antes de cerrar las apuestas.',
  rootSeriesOneThis: (series: Part) =>
    `La raíz de la serie ${series} es la que se mostró a este navegador antes de la ronda.`,
  thisBrowserWasNot:
    'Este navegador no estaba en la mesa antes de la ronda, así que no sabe si el hash ya estaba antes de las ' +
    'apuestas.',
  seedWasFixedTogether: (series: Part) =>
    `La semilla se fijó junto con las de otras 255 rondas: su hash lleva a la raíz de la serie ${series}.`,
  hashSeedDoesNot: (series: Part) => `El hash de la semilla no lleva a la raíz de la serie ${series}.`,
  seedPublishedHasHash: 'La semilla está publicada y tiene ese hash.',
  publishedSeedAnotherThan: 'La semilla publicada no es la que se fijó.',
  seedPublishedWhenThis:
    'La semilla se publica cuando se termina este zapato, porque revela las cartas quemadas. Compruebe la ronda ' +
    'entonces.',
  seedForAuditorsAlone:
    'La semilla es solo para los auditores, porque revela manos que nadie tenía que mostrar: boardwalk audit ' +
    'verify las reparte de nuevo.',
  seedPublishedWhenRound: 'La semilla se publica cuando termina la ronda.',
  houseTellsTwoCuts: (what: Part) => `La casa informa de dos cortes del mismo ${what}.`,
  cutWasOpenedWith: (who: Part) => `El corte de ${who} se abrió con un secreto distinto del que prometía su hash.`,
  openedAsPromised: (several: Part, opened: Part) => `${several} abiertos como se prometió: ${opened}.`,
  cutWasNotOpened: (who: Part) => `El corte de ${who} no se abrió, por eso la ronda fue nula y no se repartió nada.`,
  cutWasNotOpenedGaveNoChoice: (who: Part) =>
    `El corte de ${who} no se abrió. Eso no dejaba elegir, porque el valor del faro llegó después.`,
  whoeverHeldKnewBeacons: 'Quien lo tenía y conocía el valor del faro',
  whoeverHeld: 'Quien lo tenía',
  cutWasNotOpenedDrawGoesWithout: (who: Part, choice: Part) =>
    `El corte de ${who} no se abrió y el sorteo va sin él. ${choice} podía elegir entre dos resultados.`,
  thisBrowserGaveCut: 'Este navegador dio un corte para esta ronda y la casa no lo muestra.',
  houseToldThisBrowser: 'La casa dijo a este navegador que su corte se abrió, y ahora lo muestra sin abrir.',
  thisBrowserSentSecret:
    'Este navegador envió el secreto de su corte al cerrarse las apuestas, y la casa no lo tomó a tiempo.',
  yourOwnCutWas: 'Su propio corte no se abrió a tiempo, así que no forma parte del sorteo.',
  houseShowsAnotherSecret: 'La casa muestra para su corte un secreto distinto del que eligió este navegador.',
  yourOwnCutPart: 'Su propio corte forma parte del sorteo, con el secreto que eligió este navegador.',
  beaconsValueDidNot: 'El valor del faro no llegó, por eso la ronda fue nula.',
  beaconsValueAwaited: 'Se espera el valor del faro.',
  valueBeaconsRoundNot: (round: Part) =>
    `El valor de la ronda ${round} del faro no está firmado con la clave del faro.`,
  beaconsValueItsRound: (round: Part) => `El valor del faro en su ronda ${round} está firmado con la clave del faro.`,
  beaconsRoundNotFirst: (round: Part) => `La ronda ${round} del faro no es la primera después de cerrarse los cortes.`,
  thisBrowserWasTold: (several: Part) =>
    `Este navegador supo que las apuestas se cerraron ${several} antes de que se esperara ese valor.`,
  byThisBrowsersClock:
    'Según el reloj de este navegador, las apuestas se cerraron cuando ya se esperaba el valor del faro.',
  thisPageDoesNot:
    'Esta página no sabe de quién es el faro. Un faro de prueba no prueba nada: quien lo maneja conoce sus ' +
    'valores de antemano.',
  thisBrowserWasShownAnotherChainRounds: 'A este navegador se le mostró antes otra cadena de rondas.',
  roundNotChainedRound: 'La ronda no está encadenada a la anterior.',
  roundAfterNotChained: 'La ronda siguiente no está encadenada a esta.',
  roundBefore: 'a la ronda anterior',
  roundAfter: 'a la ronda siguiente',
  roundsBeforeAfterNot: 'No están disponibles las rondas anterior y siguiente, así que no se comprobó la cadena.',
  roundChainedNoneCan: (links: Part) =>
    `La ronda está encadenada ${links}: ninguna se puede quitar ni cambiar por separado.`,
  nothingWasDecidedBy: 'Esta semilla no decidió nada: la ronda fue nula.',
  seedWasUsedFor: 'La semilla se usó para un acto en la mesa y no para una ronda, así que nadie podía cortar.',
  houseDidNotChoose:
    'Aquí no se prueba que la casa no eligió la semilla después: su registro firmado lo muestra a los auditores.',
  soNobodyCouldKnow:
    'Así nadie podía conocer el resultado antes de que llegara el valor del faro, y entonces las apuestas ya ' +
    'estaban cerradas.',
  soNobodyCouldKnowOutcomeBeforeYou:
    'Así nadie podía conocer el resultado antes de que usted abriera su corte, y entonces las apuestas ya estaban ' +
    'cerradas.',
  whoeverOpenedCutAfter:
    'Quien abrió un corte después del suyo pudo dejarlo sin abrir y así elegir entre dos resultados. Los cortes ' +
    'sin abrir se muestran y se cuentan.',
  houseTogetherWithAll: 'La casa junto con todos los que cortaron',
  house: 'La casa',
  couldHaveKnownOutcome: (others: Part) =>
    `${others} podía conocer el resultado antes de las apuestas: este navegador no dio un corte propio. Active ` +
    `«Cortar en cada ronda».`,

  // digest
  roundNotOneIts: 'la ronda no es de su serie',
} satisfies typeof en
