import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/centre.ts';

export const copy: Copy = {
  head: {
    title: `Your centre · ${site.brand}`,
    description:
      'Open a guidance session with your group: a code on the wall, no accounts, no emails.',
  },
  eyebrow: 'Guidance for groups',
  title: 'Your group answers today',
  lead: 'You show a code and every pupil answers on a phone, without an account or an email. You see who has finished; each pupil decides the rest.',
  stepsLabel: 'How to begin',
  steps: [
    'Create your account and protect it with a second step.',
    'Enter the name of your centre and of your group.',
    'Open the session and show the code.',
  ],
  time: 'The first time takes about ten minutes. After that, one.',
  create: 'Create my account',
  signIn: 'I have an account',
  loading: 'Opening your centre…',
  gate: {
    title: 'Protect your account and we begin',
    lead: 'Pupils’ answers are seen here. So besides the password we ask for a code from your phone. You set it up once.',
  },
};
