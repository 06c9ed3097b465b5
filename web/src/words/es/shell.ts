import type en from '../en/shell'

export default {
  skip: 'Ir al contenido',
  pages: 'Páginas',
  account: 'Su cuenta',
  balance: ' de dinero ficticio en su cuenta',
  filledUpTo: (amount: string) => `Completa su cuenta hasta ${amount}`,
  more: (amount: string) => `Pedir ${amount} más`,
  ofPlayMoney: ' de dinero ficticio',
  signIn: 'Entrar',
  signOut: 'Salir',
  loading: 'Cargando …',
  pageFailed: 'No se pudo cargar esta página.',
  tryAgain: 'Intentar de nuevo',
  playMoney: 'Solo dinero ficticio.',
  language: 'Idioma',
  page: {
    history: 'Sus partidas',
    keno: 'Keno',
    rules: 'Reglas',
    settings: 'Ajustes',
    odds: 'Probabilidades',
    desk: 'Mesa del supervisor',
    people: 'Personas',
    inspector: 'Inspector',
    surveillance: 'Vigilancia',
  },
} satisfies typeof en
