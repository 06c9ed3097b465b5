import type { Part } from '../part'

export default {
  // Chat
  chat: 'Chat',
  lines: 'What people say',
  you: 'You',
  watching: '(watching)',
  muteName: (name: Part) => `Mute ${name}`,
  muteShort: 'mute',
  nothingSaid: 'Nobody has said anything yet.',
  saySomething: 'Say something',
  send: 'Send',
  muteFilter: 'Mute and filter',
  hiddenWords: 'Hide lines with these words',
  hiddenWordsHelp: 'separated by commas',
  muted: (name: Part) => `${name} is muted.`,
  unmute: 'Unmute',

  // filter
  hello: 'Hello',
  niceHand: 'Nice hand',
  goodLuck: 'Good luck',
  wow: 'Wow',
  ouch: 'Ouch',
  thanks: 'Thanks',
}
