import { namesIn } from '#content/instruments/registry.ts';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import { copy as agreement } from './centre-agreement.ts';
import { copy as people } from './centre-people.ts';
import { copy as session } from './centre-session.ts';
import { copy as start } from './centre-start.ts';

export const copy: Copy = {
  agreement,
  people,
  session,
  start,
  nav: {
    label: 'Sections of the centre',
    sessions: 'Sessions',
    groups: { school: 'Groups', consultancy: 'Families' },
    staff: 'Staff',
    centre: 'Centre',
  },
  choose: 'Centre',
  instruments: namesIn('en', 'name'),
  loading: 'Asking…',
  unreachable: 'We could not reach the server.',
  retry: 'Try again',
  gone: 'There is nothing here that you can see. If your permissions have just changed, that is as it should be.',
  limit: 'Too often. Wait a moment and try again.',
};
