/** What the four kinds of caller may do. A table, view or function without a line here fails. */
export type Caller = 'anonymous' | 'owner' | 'other' | 'admin';

/** Rows of the owner's data that a caller sees, or 'refused'. `writes` lists what is granted at all, whole rows without a column. */
export const relationAccess: Record<
  string,
  { sees: Record<Caller, number | 'refused'>; writes: string[] }
> = {
  attempts: { sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 }, writes: [] },
  consents: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: [
      'INSERT channel',
      'INSERT granted',
      'INSERT locale',
      'INSERT purpose',
      'INSERT text_hash',
      'INSERT text_version',
    ],
  },
  directions: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: ['DELETE', 'INSERT family', 'UPDATE family'],
  },
  plans: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: [
      'DELETE',
      'INSERT aim',
      'INSERT country',
      'INSERT diploma',
      'INSERT region',
      'INSERT start',
      'INSERT stay',
      'INSERT ticks',
      'UPDATE aim',
      'UPDATE country',
      'UPDATE diploma',
      'UPDATE region',
      'UPDATE start',
      'UPDATE stay',
      'UPDATE ticks',
    ],
  },
  profiles: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: [
      'UPDATE age_band',
      'UPDATE country',
      'UPDATE full_name',
      'UPDATE locale',
      'UPDATE study_level',
    ],
  },
  reactions: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: ['DELETE', 'INSERT career', 'INSERT reaction', 'UPDATE career', 'UPDATE reaction'],
  },
  requests: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: ['INSERT kind', 'INSERT text'],
  },
  second_looks: {
    sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 },
    writes: ['DELETE'],
  },
  shares: { sees: { anonymous: 'refused', owner: 1, other: 0, admin: 0 }, writes: [] },
  // Rows of no person: one published release for all, one that is not published for none.
  research_releases: { sees: { anonymous: 1, owner: 1, other: 1, admin: 1 }, writes: [] },
};

/** Who may call a function at all; what it then does is tested where it belongs. */
export const functionAccess: Record<string, Record<Caller, boolean>> = {
  // Signed-in people may call these; a person who is no admin is refused inside (admin.db.test.ts).
  admin_accept_calibration: { anonymous: false, owner: true, other: true, admin: true },
  admin_add_note: { anonymous: false, owner: true, other: true, admin: true },
  admin_answer_request: { anonymous: false, owner: true, other: true, admin: true },
  admin_correct_person: { anonymous: false, owner: true, other: true, admin: true },
  admin_enter_request: { anonymous: false, owner: true, other: true, admin: true },
  admin_erase_person: { anonymous: false, owner: true, other: true, admin: true },
  admin_freeze_person: { anonymous: false, owner: true, other: true, admin: true },
  admin_note_asker: { anonymous: false, owner: true, other: true, admin: true },
  admin_unfreeze_person: { anonymous: false, owner: true, other: true, admin: true },
  admin_audit: { anonymous: false, owner: true, other: true, admin: true },
  admin_export: { anonymous: false, owner: true, other: true, admin: true },
  admin_glance: { anonymous: false, owner: true, other: true, admin: true },
  admin_faults: { anonymous: false, owner: true, other: true, admin: true },
  admin_jobs: { anonymous: false, owner: true, other: true, admin: true },
  admin_overview: { anonymous: false, owner: true, other: true, admin: true },
  admin_people: { anonymous: false, owner: true, other: true, admin: true },
  admin_person: { anonymous: false, owner: true, other: true, admin: true },
  admin_research: { anonymous: false, owner: true, other: true, admin: true },
  admin_remove_note: { anonymous: false, owner: true, other: true, admin: true },
  admin_requests: { anonymous: false, owner: true, other: true, admin: true },
  admin_export_withdrawals: { anonymous: false, owner: true, other: true, admin: true },
  admin_withdrawals: { anonymous: false, owner: true, other: true, admin: true },
  admin_withdrawals_done: { anonymous: false, owner: true, other: true, admin: true },
  agree_guess: { anonymous: false, owner: true, other: true, admin: true },
  ask_guess: { anonymous: false, owner: true, other: true, admin: true },
  answer_follow_up: { anonymous: true, owner: true, other: true, admin: true },
  stop_follow_ups: { anonymous: true, owner: true, other: true, admin: true },
  claim_held_attempt: { anonymous: false, owner: true, other: true, admin: true },
  delete_my_account: { anonymous: false, owner: true, other: true, admin: true },
  create_share: { anonymous: false, owner: true, other: true, admin: true },
  end_my_session: { anonymous: false, owner: true, other: true, admin: true },
  forget_typed_password: { anonymous: false, owner: true, other: true, admin: true },
  guess_share: { anonymous: true, owner: true, other: true, admin: true },
  hold_guest_attempt: { anonymous: true, owner: true, other: true, admin: true },
  // One word about no person, for monitoring from outside.
  jobs_state: { anonymous: true, owner: false, other: false, admin: false },
  requests_state: { anonymous: true, owner: false, other: false, admin: false },
  is_admin: { anonymous: false, owner: true, other: true, admin: true },
  limit_processing: { anonymous: false, owner: true, other: true, admin: true },
  look_at_held_attempt: { anonymous: false, owner: true, other: true, admin: true },
  make_recovery_codes: { anonymous: false, owner: true, other: true, admin: true },
  my_data: { anonymous: false, owner: true, other: true, admin: true },
  my_recovery_codes: { anonymous: false, owner: true, other: true, admin: true },
  my_sessions: { anonymous: false, owner: true, other: true, admin: true },
  open_share: { anonymous: true, owner: true, other: true, admin: true },
  revoke_share: { anonymous: false, owner: true, other: true, admin: true },
  save_answers: { anonymous: false, owner: true, other: true, admin: true },
  save_second_look: { anonymous: false, owner: true, other: true, admin: true },
  set_admin: { anonymous: false, owner: true, other: true, admin: true },
  submit_attempt: { anonymous: false, owner: true, other: true, admin: true },
  use_recovery_code: { anonymous: false, owner: true, other: true, admin: true },
  withdraw_attempt: { anonymous: false, owner: true, other: true, admin: true },
  withdraw_my_attempts: { anonymous: false, owner: true, other: true, admin: true },
};
