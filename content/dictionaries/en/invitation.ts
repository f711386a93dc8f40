import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/invitation.ts';
import { copy as centre } from './centre.ts';

const { eyebrow, create, signIn, loading, gate } = centre;

export const copy: Copy = {
  head: {
    title: `Invitation to a centre · ${site.brand}`,
    description: 'A link for joining the staff of a school or of a consultancy on Faro Vocacional.',
  },
  eyebrow,
  create,
  signIn,
  loading,
  gate,
  unreachable: 'We could not reach the server.',
  retry: 'Try again',
  invitation: {
    eyebrow: 'Invitation',
    title: 'You are invited to {name}',
    role: {
      lead: 'You will run the centre: groups, staff and sessions.',
      counsellor:
        'You will counsel: open sessions with your groups and read what is shared with you.',
    },
    signIn:
      'Sign in, or create an account, and come back to this page: the invitation waits for you.',
    accept: 'Accept the invitation',
    accepting: 'Accepting…',
    failed: 'It could not be accepted. Check your connection and try again.',
    over: {
      title: 'This invitation is over',
      text: 'It works once and lasts seven days. Ask whoever sent it for another.',
    },
  },
};
