import type en from '../en/fair'
import type { Part } from '../part'

export default {
  // bytes
  notHex: 'no son cifras hexadecimales',
  notHexBytes: (size: Part) => `no son ${size} bytes en cifras hexadecimales`,
  notBytesInBase64: (size: Part) => `no son ${size} bytes en base64`,
  notANumber: (number: Part) => `${number} no es un número del protocolo`,

  // check
  seat: (seat: Part, person: Part) => `asiento ${seat} (${person})`,
  anotherHash: (shown: Part, now: Part) =>
    `A este navegador se le mostró otro hash antes de la ronda: ${shown}, y no ${now}.`,
  anotherRoot: (series: Part, shown: Part, now: Part) =>
    `A este navegador se le mostró otra raíz para la serie ${series}: ${shown}, y no ${now}.`,
  hashSeenBefore: 'El hash de la semilla es el que se mostró a este navegador antes de cerrar las apuestas.',
  rootSeenBefore: (series: Part) =>
    `La raíz de la serie ${series} es la que se mostró a este navegador antes de la ronda.`,
  notSeenBefore:
    'Este navegador no estaba en la mesa antes de la ronda, así que no sabe si el hash ya estaba antes de las ' +
    'apuestas.',
  inSeries: (series: Part) =>
    `La semilla se fijó junto con las de otras 255 rondas: su hash lleva a la raíz de la serie ${series}.`,
  notInSeries: (series: Part) => `El hash de la semilla no lleva a la raíz de la serie ${series}.`,
  seedMatches: 'La semilla está publicada y tiene ese hash.',
  seedDiffers: 'La semilla publicada no es la que se fijó.',
  seedAfterShoe:
    'La semilla se publica cuando se termina este zapato, porque revela las cartas quemadas. Compruebe la ronda ' +
    'entonces.',
  seedForAuditors:
    'La semilla es solo para los auditores, porque revela manos que nadie tenía que mostrar: boardwalk audit ' +
    'verify las reparte de nuevo.',
  seedAfterRound: 'La semilla se publica cuando termina la ronda.',
  twoCuts: (what: Part) => `La casa informa de dos cortes del mismo ${what}.`,
  cutDiffers: (who: Part) => `El corte de ${who} se abrió con un secreto distinto del que prometía su hash.`,
  cutsOpened: (cuts: Part, who: Part) => `${cuts} abiertos como se prometió: ${who}.`,
  unopenedVoid: (who: Part) => `El corte de ${who} no se abrió, por eso la ronda fue nula y no se repartió nada.`,
  unopenedNoChoice: (who: Part) =>
    `El corte de ${who} no se abrió. Eso no dejaba elegir, porque el valor de la baliza llegó después.`,
  holderWithBeacon: 'Quien lo tenía y conocía el valor de la baliza',
  holder: 'Quien lo tenía',
  unopenedChoice: (who: Part, chooser: Part) =>
    `El corte de ${who} no se abrió y el sorteo va sin él. ${chooser} podía elegir entre dos resultados.`,
  ownCutMissing: 'Este navegador dio un corte para esta ronda y la casa no lo muestra.',
  ownCutDenied: 'La casa dijo a este navegador que su corte se abrió, y ahora lo muestra sin abrir.',
  ownCutTooLate:
    'Este navegador envió el secreto de su corte al cerrarse las apuestas, y la casa no lo tomó a tiempo.',
  ownCutUnopened: 'Su propio corte no se abrió a tiempo, así que no forma parte del sorteo.',
  ownCutDiffers: 'La casa muestra para su corte un secreto distinto del que eligió este navegador.',
  ownCutUsed: 'Su propio corte forma parte del sorteo, con el secreto que eligió este navegador.',
  beaconVoid: 'El valor de la baliza no llegó, por eso la ronda fue nula.',
  beaconAwaited: 'Se espera el valor de la baliza.',
  beaconUnsigned: (round: Part) =>
    `El valor de la ronda ${round} de la baliza no está firmado con la clave de la baliza.`,
  beaconSigned: (round: Part) => `El valor de la baliza en su ronda ${round} está firmado con la clave de la baliza.`,
  beaconNotFirst: (round: Part) => `La ronda ${round} de la baliza no es la primera después de cerrarse los cortes.`,
  closedBeforeBeacon: (ahead: Part) =>
    `Este navegador supo que las apuestas se cerraron ${ahead} antes de que se esperara ese valor.`,
  closedAfterBeacon:
    'Según el reloj de este navegador, las apuestas se cerraron cuando ya se esperaba el valor de la baliza.',
  beaconUnknown:
    'Esta página no sabe de quién es la baliza. Una baliza de prueba no prueba nada: quien la maneja conoce sus ' +
    'valores de antemano.',
  anotherChain: 'A este navegador se le mostró antes otra cadena de rondas.',
  notChainedBefore: 'La ronda no está encadenada a la anterior.',
  notChainedAfter: 'La ronda siguiente no está encadenada a esta.',
  toRoundBefore: 'a la ronda anterior',
  toRoundAfter: 'a la ronda siguiente',
  chainUnchecked: 'No están disponibles las rondas anterior y siguiente, así que no se comprobó la cadena.',
  chained: (links: Part) =>
    `La ronda está encadenada ${links}: ninguna se puede quitar ni cambiar por separado.`,
  nothingDecided: 'Esta semilla no decidió nada: la ronda fue nula.',
  usedForAct: 'La semilla se usó para un acto en la mesa y no para una ronda, así que nadie podía cortar.',
  notChosenAfterwards:
    'Aquí no se prueba que la casa no eligió la semilla después: su registro firmado lo muestra a los auditores.',
  unknownBeforeBeacon:
    'Así nadie podía conocer el resultado antes de que llegara el valor de la baliza, y entonces las apuestas ya ' +
    'estaban cerradas.',
  unknownBeforeCut:
    'Así nadie podía conocer el resultado antes de que usted abriera su corte, y entonces las apuestas ya estaban ' +
    'cerradas.',
  laterCuts:
    'Quien abrió un corte después del suyo pudo dejarlo sin abrir y así elegir entre dos resultados. Los cortes ' +
    'sin abrir se muestran y se cuentan.',
  houseWithCutters: 'La casa junto con todos los que cortaron',
  house: 'La casa',
  couldHaveKnown: (who: Part) =>
    `${who} podía conocer el resultado antes de las apuestas: este navegador no dio un corte propio. Active ` +
    `«Cortar en cada ronda».`,

  // digest
  notOfItsSeries: 'la ronda no es de su serie',
} satisfies typeof en
