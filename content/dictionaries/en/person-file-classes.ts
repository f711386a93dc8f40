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
  'private.seat_notes': {
    title: 'Notes of your counsellor in a class',
    columns: {
      seat_id: 'Number of your seat',
      version: 'Version',
      text: 'Note',
      author: 'Who wrote it',
      at: 'Written',
    },
  },
  'private.seat_steps': {
    title: 'What you agreed with your counsellor in a class',
    columns: {
      seat_id: 'Number of your seat',
      text: 'Steps',
      author: 'Who wrote them',
      at: 'Written',
    },
  },
  'private.family_guesses': {
    title: 'What your family guessed in an evening',
    columns: {
      seat_id: 'Number of your seat',
      session_id: 'Number of the evening',
      guess: 'Their order of the six areas',
      at: 'Sent',
      agreed_at: 'You agreed that they see both views',
      places: 'What their phone shows',
    },
  },
  'private.seat_appointments': {
    title: 'Next talk with your counsellor',
    columns: {
      seat_id: 'Number of your seat',
      next_at: 'When',
      link: 'Where it is booked',
      author: 'Who set it',
    },
  },
  'private.meeting_links': {
    title: 'Links for your first meeting',
    columns: {
      what: 'What it shows',
      created_at: 'Made',
      expires_at: 'Ends',
      opened_at: 'Opened',
    },
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
