import type en from '../en/chat'
import type { Part } from '../part'

export default {
  // Chat
  chat: 'Chat',
  lines: 'Lo que se dice',
  you: 'Usted',
  watching: '(mirando)',
  muteName: (name: Part) => `Silenciar a ${name}`,
  muteShort: 'silenciar',
  nothingSaid: 'Todavía nadie dijo nada.',
  saySomething: 'Diga algo',
  send: 'Enviar',
  muteFilter: 'Silenciar y filtrar',
  hiddenWords: 'Ocultar las líneas con estas palabras',
  hiddenWordsHelp: 'separadas por comas',
  muted: (name: Part) => `${name} está silenciado.`,
  unmute: 'Dejar de silenciar',

  // filter
  hello: 'Hola',
  niceHand: 'Buena mano',
  goodLuck: 'Buena suerte',
  wow: '¡Guau!',
  ouch: '¡Ay!',
  thanks: 'Gracias',
} satisfies typeof en
