import { site } from '#content/site.ts';
import { momentIn, type MailBook } from './mail-book.ts';
import { ownMails } from './own-mails.ts';
import { requestMails } from './request-mails.ts';
import { rightsWords } from './rights-words.ts';

const { brand } = site;
/** All mails in Spanish. */
export const es: MailBook = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  codeHint: 'Si la página dice que el enlace llegó incompleto, copia en ella este código:',
  stop: 'Si no quieres que te volvamos a preguntar, basta con abrir este enlace y tocar un botón, sin iniciar sesión:',
  signature: `El equipo de ${brand}`,
  signIn: (signIn) => {
    const { at = '', browser, system } = signIn ?? {};
    const named =
      browser && system
        ? `con ${browser} en ${system}`
        : `con ${browser ?? system ?? 'un navegador que no dice su nombre'}`;
    return `el ${momentIn('es', at)} (hora UTC), ${named}`;
  },
  mails: (newEmail, signIn, facts = {}) => ({
    ...requestMails('es', facts),
    ...ownMails('es', { newEmail, signIn, ...rightsWords('es', facts) }),
  }),
};
