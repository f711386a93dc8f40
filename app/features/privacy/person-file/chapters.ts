// Where each table of `my_data` is told, and which of its columns only serve the machine.

/** In the order of reading; what stands nowhere here is told among other data. */
export const tablesOf = {
  you: ['auth.users', 'public.profiles', 'auth.identities', 'private.content_editors'],
  tests: ['public.attempts', 'public.second_looks', 'public.directions', 'public.reactions'],
  way: ['public.plans'],
  shared: ['public.shares', 'private.guest_links'],
  classes: [
    'private.class_seats',
    'private.seat_results',
    'private.seat_notes',
    'private.seat_steps',
    'private.family_guesses',
    'private.seat_appointments',
    'private.meeting_links',
    'private.centre_staff',
    'private.group_staff',
  ],
  agreed: [
    'public.consents',
    'private.follow_ups',
    'private.exported_contacts',
    'private.withdrawals',
  ],
  asked: ['public.requests', 'private.request_askers'],
  mails: ['private.mail_outbox', 'private.inactivity_notices', 'private.suppressed_addresses'],
  looks: ['private.audit', 'private.notes', 'private.people'],
  sessions: [
    'auth.sessions',
    'private.known_devices',
    'private.last_uses',
    'auth.mfa_factors',
    'private.recovery_codes',
    'private.pending_sign_ups',
  ],
  more: [],
  internal: [
    'auth.refresh_tokens',
    'auth.mfa_amr_claims',
    'auth.mfa_challenges',
    'auth.flow_state',
    'auth.one_time_tokens',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ChapterId = keyof typeof tablesOf;

/** Told in the chapter of the tests by themselves: answers beside their questions. */
export const answered = ['answers', 'item_times'];

const machine = [
  'aud',
  'role',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'identity_data',
  'email_change_confirm_status',
  'is_super_admin',
  'is_sso_user',
  'is_anonymous',
  'is_synthetic',
  'source',
  'rev',
  'attempt',
  'request',
  'person',
  'actor',
  'actor_pseudonym',
  'message',
  'receipt',
  'dedupe_key',
  'mailbox',
  'data',
  'next_at',
  'last_error',
  'attempts',
  'words',
  'tag',
  'last_totp_step',
];

/** Numbers, fingerprints and marks: told last, where nothing is missing and it need not be read. */
export function isForMachine(column: string): boolean {
  return /(^|_)(id|hash)$/.test(column) || machine.includes(column);
}
