import type { Copy } from '../es/person-file-classes.ts';

export const copy: Copy = {
  'private.class_seats': {
    title: 'Classes that you joined with a code',
    columns: {
      alias: 'Name that you used',
      joined_at: 'You joined',
      half_at: 'You were half way',
      finished_at: 'You finished',
      shared: 'What your counsellor can see',
      withdrawn_at: 'You took the result back',
      sent_hash: 'Fingerprint of what you sent',
    },
  },
  'private.seat_results': {
    title: 'Results that you sent in a class',
    columns: { seat_id: 'Number of your seat', attempts: 'Answers', summary: 'Summary' },
  },
  'private.centre_staff': {
    title: 'Centres where you work',
    columns: { centre_id: 'Number of the centre', role: 'Role', joined_at: 'Since' },
  },
  'private.group_staff': {
    title: 'Groups that you counsel',
    columns: { group_id: 'Number of the group' },
  },
};
