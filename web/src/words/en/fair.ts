import type { Part } from '../part'

export default {
  // bytes
  notHex: 'not hexadecimal digits',
  notHexBytes: (size: Part) => `not ${size} bytes in hexadecimal digits`,
  notBytesInBase64: (size: Part) => `not ${size} bytes in base64`,
  notANumber: (number: Part) => `${number} is not a number of the protocol`,

  // check
  seat: (seat: Part, person: Part) => `seat ${seat} (${person})`,
  anotherHash: (shown: Part, now: Part) =>
    `This browser was shown another hash before the round: ${shown}, and not ${now}.`,
  anotherRoot: (series: Part, shown: Part, now: Part) =>
    `This browser was shown another root for series ${series}: ${shown}, and not ${now}.`,
  hashSeenBefore: 'The hash of the seed is the one that this browser was shown before the bets were closed.',
  rootSeenBefore: (series: Part) =>
    `The root of series ${series} is the one that this browser was shown before the round.`,
  notSeenBefore:
    'This browser was not at the table before the round, so it does not know that the hash was there before the ' +
    'bets.',
  inSeries: (series: Part) =>
    `The seed was fixed together with those of 255 other rounds: its hash leads to the root of series ${series}.`,
  notInSeries: (series: Part) => `The hash of the seed does not lead to the root of series ${series}.`,
  seedMatches: 'The seed is published and has that hash.',
  seedDiffers: 'The published seed is another than the one that was fixed.',
  seedAfterShoe:
    'The seed is published when this shoe is over, because burned cards follow from it. Check the round again ' +
    'then.',
  seedForAuditors:
    'The seed is for auditors alone, because hands that nobody had to show follow from it: boardwalk audit verify ' +
    'deals them again.',
  seedAfterRound: 'The seed is published when the round is over.',
  twoCuts: (what: Part) => `The house tells of two cuts of the same ${what}.`,
  cutDiffers: (who: Part) => `The cut of ${who} was opened with another secret than its hash promised.`,
  cutsOpened: (cuts: Part, who: Part) => `${cuts} opened as promised: ${who}.`,
  unopenedVoid: (who: Part) => `The cut of ${who} was not opened, so the round was void and nothing was dealt.`,
  unopenedNoChoice: (who: Part) =>
    `The cut of ${who} was not opened. That gave no choice, since the beacon’s value came later.`,
  holderWithBeacon: 'Whoever held it and knew the beacon’s value',
  holder: 'Whoever held it',
  unopenedChoice: (who: Part, chooser: Part) =>
    `The cut of ${who} was not opened, and the draw goes without it. ${chooser} could choose between two outcomes.`,
  ownCutMissing: 'This browser gave a cut for this round, and the house does not show it.',
  ownCutDenied: 'The house told this browser that your cut was opened, and now shows it as not opened.',
  ownCutTooLate:
    'This browser sent the secret of your cut when bets were closed, and the house did not take it in time.',
  ownCutUnopened: 'Your own cut was not opened in time, so it is not part of the draw.',
  ownCutDiffers: 'The house shows another secret for your own cut than this browser chose.',
  ownCutUsed: 'Your own cut is part of the draw, with the secret that this browser chose.',
  beaconVoid: 'The beacon’s value did not come, so the round was void.',
  beaconAwaited: 'The beacon’s value is awaited.',
  beaconUnsigned: (round: Part) => `The value of the beacon’s round ${round} is not signed by the beacon’s key.`,
  beaconSigned: (round: Part) => `The beacon’s value of its round ${round} is signed by the beacon’s key.`,
  beaconNotFirst: (round: Part) => `The beacon’s round ${round} is not the first after the cuts were closed.`,
  closedBeforeBeacon: (ahead: Part) =>
    `This browser was told that bets were closed ${ahead} before that value was due.`,
  closedAfterBeacon: 'By this browser’s clock bets were closed only when the beacon’s value was due already.',
  beaconUnknown:
    'This page does not know whose beacon it is. A test beacon proves nothing: whoever runs it knows its values ' +
    'in advance.',
  anotherChain: 'This browser was shown another chain of rounds before.',
  notChainedBefore: 'The round is not chained to the round before.',
  notChainedAfter: 'The round after is not chained to this one.',
  toRoundBefore: 'to the round before',
  toRoundAfter: 'to the round after',
  chainUnchecked: 'The rounds before and after are not at hand, so the chain of rounds was not checked.',
  chained: (links: Part) => `The round is chained ${links}: none can be left out or changed alone.`,
  nothingDecided: 'Nothing was decided by this seed: the round was void.',
  usedForAct: 'The seed was used for an act at the table and not for a round, so nobody could cut.',
  notChosenAfterwards:
    'That the house did not choose the seed afterwards is not proven here: its signed record shows it to ' +
    'auditors.',
  unknownBeforeBeacon:
    'So nobody could know the outcome before the beacon’s value came, and by then the bets were closed.',
  unknownBeforeCut:
    'So nobody could know the outcome before you opened your cut, and by then the bets were closed.',
  laterCuts:
    'Whoever opened a cut after yours could have left it unopened, and so chosen between two outcomes. Unopened ' +
    'cuts are shown and counted.',
  houseWithCutters: 'The house together with all who cut',
  house: 'The house',
  couldHaveKnown: (who: Part) =>
    `${who} could have known the outcome before the bets: this browser gave no cut of its own. Turn on “Cut ` +
    `every round”.`,

  // digest
  notOfItsSeries: 'the round is not one of its series',
}
