import type { Part } from '../part'

export default {
  // What the house calls roles, and what people do.
  roles: {
    guest: 'guest',
    player: 'player',
    floorperson: 'floorperson',
    'pit boss': 'pit boss',
    'dealer school': 'dealer school',
    cage: 'cage',
    surveillance: 'surveillance',
    inspector: 'inspector',
    'keno writer': 'keno writer',
    'keno supervisor': 'keno supervisor',
  } as Record<string, string>,

  // Account
  signInWith: 'Sign in with',
  onlyThisBrowser: 'nothing yet: the account exists only in this browser',
  role: 'Role',
  youWorkIn: 'You work in',
  playMoneyOutsideTables: 'Play money outside the tables',
  yourSeat: 'Your seat',
  seat: (table: Part, seat: Part) => `${table}, seat ${seat}`,
  choosePasswordYourOwn: 'Choose a password of your own first.',
  givenPasswordHelp: 'Staff have seen the password you signed in with, so you cannot go on before you choose another.',
  keepThisAccount: 'Keep this account',
  guestHelp:
    'A guest account exists only in this browser: delete its cookies or stay away for days, and the account is ' +
    'gone. With a user name and a password you can sign in from anywhere, with the same money, seats and history.',
  userName: 'User name',
  userNameHelp: 'small letters, digits and hyphens, a letter first',
  nameAtTable: 'Your name at the tables',
  passwordHelp: 'Password, 10 characters or more',
  makeMine: 'Keep the account',
  yourOwnPassword: 'Your own password',
  changeYourPassword: 'Change your password',
  givenPassword: 'The password you were given',
  oldPassword: 'Old password',
  newPasswordHelp: 'New password, 10 characters or more',
  change: 'Change the password',
  yourAccountBoardwalk: 'Your account · Boardwalk',
  accountKept:
    'The account is yours: you can sign in from anywhere with your user name and password. You keep your money ' +
    'and your seats.',
  passwordChanged: 'Your password is changed. You are signed out in all other browsers.',

  // What is kept of oneself, and an end to it
  ownData: 'What the house keeps of you',
  ownDataHelp: 'The file has everything: your account, settings, sessions, money, rounds and designs. Nobody else is in it.',
  ownDataFile: 'Get the file',
  forgetMe: 'Have the house forget me',
  forgetMeTitle: 'Have the house forget you?',
  forgetMeGoes:
    'Your name, picture, password, settings, designs and what you have learned are erased, and you are signed out everywhere. Your ' +
    'money goes back to the cage, and keno tickets that you have not presented are forfeited. This cannot be undone.',
  forgetMeStays: (id: Part) =>
    `What stays: your id, ${id}, in the records of the rounds that you played. They are kept for good so that they can be verified, and have no ` +
    'name. Nobody else can have the id.',
  forgetMeConfirm: 'Forget me for good',
  yourPassword: 'Your password',
  forgetPerson: 'Forget this person',
  forgetThem: 'Forget for good',
  forgetPersonHelp: (name: Part) => `${name} asks for it: everything but the id in the records is erased.`,
  forgetPersonTitle: (name: Part) => `Forget ${name}?`,
  forgetPersonConfirm: (id: Part) =>
    `Everything but the id ${id} in the records is erased, the money goes back to the cage, and all sessions are over. It is on record ` +
    'that you did so. This cannot be undone.',
  nowForgotten: 'Forgotten. Only the id is left.',

  // Cage
  cage: 'The cage',
  amount: 'Amount ($)',
  forWhat: 'For what',
  give: 'Give',
  take: 'Take',
  issue: 'Issue',
  given: 'given',
  taken: 'taken',
  issueAsCoupons: 'Issue as coupons',
  from: 'from',
  to: 'to',
  couponsHelp: (name: Part, had: string) =>
    `Match play counts beside chips, and is no money. ${name} has ${had} of it`,
  accountHas: (had: string) => `The account has ${had}`,
  andAfterwards: (amount: string) => `, and ${amount} afterwards. It is recorded under your name.`,
  cancel: 'Cancel',
  inCoupons: ' in coupons',
  enterAmountInDollars: 'enter an amount in dollars, such as 50 or 12.50',
  couponsIssuedHasIn: (amount: string, name: Part, x: string) =>
    `Coupons of ${amount} issued; ${name} has ${x} in match play.`,
  inAccount: (amount: string, given: Part, x: string) => `${amount} ${given}; ${x} are in the account.`,

  // Forgotten
  forgottenPassword: 'A forgotten password',
  forgottenHelp: (name: Part) => `${name} gets another, for one purpose: to choose a new one at the next sign-in.`,
  giveAnotherPassword: 'Give another password',
  hasAnotherPassword: (name: Part) => `${name} has another password`,
  newPassword: 'New password',
  done: 'Done',
  giveAnotherPasswordTo: (name: Part) => `Give ${name} another password?`,
  forgottenConfirm: (name: Part, again: Part) =>
    `${name} is signed out everywhere. The old password is good for nothing any more, and with the new one ` +
    `${again} has to choose another before doing anything else. It stands in the record that you gave it.`,
  confirmGive: 'Give it',

  // Handed
  signsInWith: 'Signs in with',
  handOver: 'Hand it over now: it is not stored, and nobody can look it up later.',

  // NewPerson
  hasAccount: (name: Part) => `${name} has an account`,
  firstPassword: 'First password',
  makeAccount: 'Make an account',
  theirNameAtTable: 'What the person is called at a table',
  make: 'Make it',

  // People
  people: 'People',
  search: 'Search',
  idOrName: 'an id or a name',
  any: 'any',
  onlyThoseWhoKept: 'only those who are kept out',
  keptOut: (locked: Part) => `kept out: ${locked}`,
  since: (time: Part) => `since ${time}`,
  nobodyMatches: 'Nobody matches.',
  more: 'More',

  // PersonPage
  backToPeople: '‹ People',
  onlyItsBrowser: 'nothing: a guest account exists only in its browser',
  signsInWithId: (id: Part) => `signs in with ${id}`,
  idInRecords: 'Id in the records',
  byCasinoFile: ', by the casino file',
  worksIn: 'Works in',
  knownSince: 'Known since',
  matchPlayCoupons: 'Match play coupons',
  keptOutLabel: 'Kept out',
  roleGiven: (role: Part) => `The role is ${role} now; the person signs in again.`,
  giveRole: 'Give the role',
  nowLetIn: 'The person may come in again.',
  letInAgain: (name: Part) => `Let ${name} in again`,
  keepOutBecause: (name: Part) => `Keep ${name} out because`,
  keepOut: 'Keep out',
  nowKeptOut: 'The person is kept out, and signed out everywhere.',

  // Slip
  yourSession: 'Your session',
  brought: 'Brought',
  takenAway: 'Taken away',
  result: 'Result',
  expectedHelp: 'What your bets were worth on average, by the exact odds',
  expected: 'Expected',
  luckHelp: 'The result without what was expected',
  luck: 'Luck',
  rounds: 'Rounds',
  wagered: (rounds: Part, wagered: string) => `${rounds}, ${wagered} wagered`,
  bestRound: 'Best round',
  close: 'Close',

  // Profile
  profile: 'How others see you',
  portrait: ['Background', 'Face', 'Hair', 'Eyes', 'Mouth', 'Worn'], // the parts of a picture, in their order
  profileSaved: 'Saved. Others see it from your next seat on.',
  profileName: 'Name at a table',
  save: 'Save',

  // Achievements
  achievements: 'Achievements',
  achievementsHelp: 'Each teaches a rule or good play. The house finds them in the record of your own rounds.',
  earnedOf: (earned: Part, all: Part) => `${earned} of ${all} earned`,
  next: 'Next',
  later: 'Later',
  earnedList: 'Earned',
  allEarned: 'You have earned them all.',
  anyGame: 'Any game',
  timesDone: (count: Part, times: Part) => `${count} of ${times}`,
  earnedOn: (day: string) => `Earned on ${day}`,
  earned: (name: string) => `You earned “${name}”.`,
  yourAchievements: 'Your achievements',
}
