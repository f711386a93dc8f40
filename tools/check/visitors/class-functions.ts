/** Functions of classes that a pupil calls without an account: by a code, a card or a link. */
export type OpenClassFunction =
  | 'agree_family_guess'
  | 'change_seat_sharing'
  | 'class_half_way'
  | 'class_session'
  | 'drop_family_guess'
  | 'guess_in_evening'
  | 'join_class'
  | 'look_at_invitation'
  | 'my_seat'
  | 'open_family_guess'
  | 'submit_class'
  | 'create_meeting_link'
  | 'end_meeting'
  | 'withdraw_seat';

const none = '00000000-0000-4000-8000-000000000000';

/** Functions of classes that a visitor may not call, with arguments of their names. */
export const closedClassFunctions = {
  accept_agreement: {
    centre: none,
    version: '1',
    text_hash: '',
    legal_basis: 'consent',
    notice_given: true,
    authorisations: false,
    minimum_age: 18,
  },
  accept_invitation: { secret: '' },
  class_board: { id: none },
  close_class_session: { id: none },
  create_centre: { name: '', country: '', kind: '' },
  create_group: { centre: none, name: '' },
  invite_staff: { centre: none, role: 'lead', groups: [], secret_hash: '' },
  my_centres: {},
  open_class_session: {
    group: none,
    tests: [],
    form: 'full',
    hours: 1,
    cap: 1,
    results: 'now',
    mode: 'count',
    kind: 'class',
  },
  open_evening: { session: none, hours: 1 },
  release_results: { id: none },
  remove_group: { group: none },
  remove_staff: { centre: none, user: none },
  rename_group: { group: none, name: '' },
  revoke_invitation: { invitation: none },
  set_group_staff: { group: none, users: [] },
  set_staff_role: { centre: none, user: none, role: 'lead' },
  shared_sheet: { seat: none },
  shared_sheets: { session: none },
  claim_seat: { secret: '' },
  close_centre: { centre: none },
  end_my_meeting: { id: none },
  group_report: { session: none },
  leave_seat: { seat: none },
  my_meetings: {},
  my_seats: {},
  open_meeting: { secret: '' },
  remove_appointment: { seat: none },
  reopen_centre: { centre: none },
  roster: { group: none },
  set_agreed_steps: { seat: none, text: '' },
  set_appointment: { seat: none, at: '2026-11-27T00:00:00Z', link: '' },
  set_roster: { group: none, aliases: [] },
  share_my_seat: { seat: none, shared: 'nothing' },
  write_seat_note: { seat: none, text: '', based_on_version: 0 },
  admin_centres: {},
  admin_centre: { centre: none, why: 'check' },
};
