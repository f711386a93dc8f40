// What a visitor of a hosted project may not call or read: every function and table of the public schema but the open ones.
import type { Database } from '#supabase/database.types.ts';
import { closedClassFunctions, type OpenClassFunction } from './class-functions.ts';
import { closedGuestLinks, type OpenGuestLink } from './guest-links.ts';

type Public = Database['public'];
type OpenFunction =
  | 'answer_follow_up'
  | 'guess_share'
  | 'hold_guest_attempt'
  | 'jobs_state'
  | 'open_share'
  | OpenGuestLink
  | 'requests_state'
  | 'stop_follow_ups'
  | 'stop_guess_mails'
  | OpenClassFunction;

/** Functions that the migrations make and that a visitor may not call, with arguments of their names. */
export const closedFunctions: Record<Exclude<keyof Public['Functions'], OpenFunction>, object> = {
  save_answers: { attempt: {}, patch: {} },
  save_second_look: {
    attempt: '00000000-0000-4000-8000-000000000000',
    version: 1,
    patch: {},
  },
  submit_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  claim_held_attempt: { secret: '' },
  look_at_held_attempt: { secret: '' },
  set_admin: { person: '00000000-0000-4000-8000-000000000000', make_admin: false },
  is_admin: {},
  withdraw_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  withdraw_my_attempts: {},
  limit_processing: { kind: 'objection', wanted: false },
  my_data: {},
  delete_my_account: {},
  forget_typed_password: {},
  create_share: { what: [], token_hash: '', label: '', days: 7, with_plan: false },
  ask_guess: { share: '00000000-0000-4000-8000-000000000000', wanted: true },
  agree_guess: { share: '00000000-0000-4000-8000-000000000000' },
  revoke_share: { share: '00000000-0000-4000-8000-000000000000' },
  admin_add_note: { person: '00000000-0000-4000-8000-000000000000', text: '' },
  admin_remove_note: { note: 0 },
  admin_requests: { is_open: true },
  admin_answer_request: { request: 0, outcome: '' },
  my_sessions: {},
  end_my_session: { session: '00000000-0000-4000-8000-000000000000' },
  make_recovery_codes: {},
  my_recovery_codes: {},
  use_recovery_code: { code: 'check' },
  admin_correct_person: {
    person: '00000000-0000-4000-8000-000000000000',
    changes: { locale: 'es' },
    why: 'check',
  },
  admin_freeze_person: {
    person: '00000000-0000-4000-8000-000000000000',
    is_minor: false,
    why: 'check',
  },
  admin_unfreeze_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_erase_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_enter_request: {
    kind: 'access',
    channel: 'letter',
    received: '2026-01-01',
    account: '',
    who: 'person',
    asked_by: 'check',
    wish: '',
  },
  admin_note_asker: { request: 0, step: 'proof-asked' },
  admin_overview: { weeks: 4 },
  admin_people: { search: '', filter: 'all', sort: 'newest', page: 1 },
  admin_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_glance: {},
  admin_faults: { days: 7 },
  admin_jobs: {},
  admin_research: {},
  admin_accept_calibration: { calibration: 0, why: 'check' },
  admin_export: { kind: 'people', why: 'check', after: '00000000-0000-4000-8000-000000000000' },
  admin_export_withdrawals: { why: 'check' },
  admin_withdrawals: {},
  admin_withdrawals_done: { withdrawals: [] },
  admin_audit: { action: '', before: 1 },
  ...closedGuestLinks,
  ...closedClassFunctions,
};

/** Tables of which a visitor may read nothing; a new one does not compile until it stands here. */
export const closedTables = Object.keys({
  attempts: true,
  consents: true,
  directions: true,
  plans: true,
  profiles: true,
  reactions: true,
  requests: true,
  second_looks: true,
  shares: true,
} satisfies Record<Exclude<keyof Public['Tables'], 'research_releases'>, true>);
