import { site } from '#content/site.ts';
import { momentIn, type MailBook } from './mail-book.ts';
import { ownMails } from './own-mails.ts';
import { requestMails } from './request-mails.ts';
import { rightsWords } from './rights-words.ts';

const { brand } = site;
/** All mails in English. */
export const en: MailBook = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  linkHint: 'If the button does not work, copy this address into your browser:',
  codeHint: 'If the page says that the link arrived incomplete, copy this code into it:',
  stop: 'If you do not want to be asked again, open this link and press one button, without signing in:',
  signature: `The ${brand} team`,
  signIn: (signIn) => {
    const { at = '', browser, system } = signIn ?? {};
    const named =
      browser && system
        ? `with ${browser} on ${system}`
        : `with ${browser ?? system ?? 'a browser that does not say its name'}`;
    return `on ${momentIn('en', at)} (UTC), ${named}`;
  },
  mails: (newEmail, signIn, facts = {}) => ({
    ...requestMails('en', facts),
    ...ownMails('en', { newEmail, signIn, ...rightsWords('en', facts) }),
  }),
};
