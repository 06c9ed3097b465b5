import type { Part } from '../part'

export default {
  // bytes
  notHexadecimalDigits: 'not hexadecimal digits',
  notBytesInHexadecimal: (size: Part) => `not ${size} bytes in hexadecimal digits`,
  notBytesInBase64: (size: Part) => `not ${size} bytes in base64`,
  notNumberProtocol: (n: Part) => `${n} is not a number of the protocol`,

  // check
  seat: (seat: Part, person: Part) => `seat ${seat} (${person})`,
  thisBrowserWasShown: (short: Part, short2: Part) =>
    `This browser was shown another hash before the round: ${short}, and not ${short2}.`,
  thisBrowserWasShownAnotherRootFor: (series: Part, short: Part, short2: Part) =>
    `This browser was shown another root for series ${series}: ${short}, and not ${short2}.`,
  hashSeedOneThis: 'The hash of the seed is the one that this browser was shown before the bets were closed.',
  rootSeriesOneThis: (series: Part) =>
    `The root of series ${series} is the one that this browser was shown before the round.`,
  thisBrowserWasNot:
    'This browser was not at the table before the round, so it does not know that the hash was there before the ' +
    'bets.',
  seedWasFixedTogether: (series: Part) =>
    `The seed was fixed together with those of 255 other rounds: its hash leads to the root of series ${series}.`,
  hashSeedDoesNot: (series: Part) => `The hash of the seed does not lead to the root of series ${series}.`,
  seedPublishedHasHash: 'The seed is published and has that hash.',
  publishedSeedAnotherThan: 'The published seed is another than the one that was fixed.',
  seedPublishedWhenThis:
    'The seed is published when this shoe is over, because burned cards follow from it. Check the round again ' +
    'then.',
  seedForAuditorsAlone:
    'The seed is for auditors alone, because hands that nobody had to show follow from it: boardwalk audit verify ' +
    'deals them again.',
  seedPublishedWhenRound: 'The seed is published when the round is over.',
  houseTellsTwoCuts: (what: Part) => `The house tells of two cuts of the same ${what}.`,
  cutWasOpenedWith: (who: Part) => `The cut of ${who} was opened with another secret than its hash promised.`,
  openedAsPromised: (several: Part, opened: Part) => `${several} opened as promised: ${opened}.`,
  cutWasNotOpened: (who: Part) => `The cut of ${who} was not opened, so the round was void and nothing was dealt.`,
  cutWasNotOpenedGaveNoChoice: (who: Part) =>
    `The cut of ${who} was not opened. That gave no choice, since the beacon’s value came later.`,
  whoeverHeldKnewBeacons: 'Whoever held it and knew the beacon’s value',
  whoeverHeld: 'Whoever held it',
  cutWasNotOpenedDrawGoesWithout: (who: Part, choice: Part) =>
    `The cut of ${who} was not opened, and the draw goes without it. ${choice} could choose between two outcomes.`,
  thisBrowserGaveCut: 'This browser gave a cut for this round, and the house does not show it.',
  houseToldThisBrowser: 'The house told this browser that your cut was opened, and now shows it as not opened.',
  thisBrowserSentSecret:
    'This browser sent the secret of your cut when bets were closed, and the house did not take it in time.',
  yourOwnCutWas: 'Your own cut was not opened in time, so it is not part of the draw.',
  houseShowsAnotherSecret: 'The house shows another secret for your own cut than this browser chose.',
  yourOwnCutPart: 'Your own cut is part of the draw, with the secret that this browser chose.',
  beaconsValueDidNot: 'The beacon’s value did not come, so the round was void.',
  beaconsValueAwaited: 'The beacon’s value is awaited.',
  valueBeaconsRoundNot: (round: Part) => `The value of the beacon’s round ${round} is not signed by the beacon’s key.`,
  beaconsValueItsRound: (round: Part) => `The beacon’s value of its round ${round} is signed by the beacon’s key.`,
  beaconsRoundNotFirst: (round: Part) => `The beacon’s round ${round} is not the first after the cuts were closed.`,
  thisBrowserWasTold: (several: Part) =>
    `This browser was told that bets were closed ${several} before that value was due.`,
  byThisBrowsersClock: 'By this browser’s clock bets were closed only when the beacon’s value was due already.',
  thisPageDoesNot:
    'This page does not know whose beacon it is. A test beacon proves nothing: whoever runs it knows its values ' +
    'in advance.',
  thisBrowserWasShownAnotherChainRounds: 'This browser was shown another chain of rounds before.',
  roundNotChainedRound: 'The round is not chained to the round before.',
  roundAfterNotChained: 'The round after is not chained to this one.',
  roundBefore: 'to the round before',
  roundAfter: 'to the round after',
  roundsBeforeAfterNot: 'The rounds before and after are not at hand, so the chain of rounds was not checked.',
  roundChainedNoneCan: (links: Part) => `The round is chained ${links}: none can be left out or changed alone.`,
  nothingWasDecidedBy: 'Nothing was decided by this seed: the round was void.',
  seedWasUsedFor: 'The seed was used for an act at the table and not for a round, so nobody could cut.',
  houseDidNotChoose:
    'That the house did not choose the seed afterwards is not proven here: its signed record shows it to ' +
    'auditors.',
  soNobodyCouldKnow:
    'So nobody could know the outcome before the beacon’s value came, and by then the bets were closed.',
  soNobodyCouldKnowOutcomeBeforeYou:
    'So nobody could know the outcome before you opened your cut, and by then the bets were closed.',
  whoeverOpenedCutAfter:
    'Whoever opened a cut after yours could have left it unopened, and so chosen between two outcomes. Unopened ' +
    'cuts are shown and counted.',
  houseTogetherWithAll: 'The house together with all who cut',
  house: 'The house',
  couldHaveKnownOutcome: (others: Part) =>
    `${others} could have known the outcome before the bets: this browser gave no cut of its own. Turn on “Cut ` +
    `every round”.`,

  // digest
  roundNotOneIts: 'the round is not one of its series',
}
