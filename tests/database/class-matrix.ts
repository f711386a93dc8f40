/** Who asks. A lead who is not assigned to the group manages it and reads no sheet; an administrator is nobody at a centre. */
export const classCallers = [
  'anonymous',
  'pupil',
  'counsellorA',
  'counsellorB',
  'lead',
  'otherLead',
  'admin',
] as const;
export type ClassCaller = (typeof classCallers)[number];

/** What the caller is told, in the order of `classCallers`: done, or the code of the refusal. */
type Row = readonly [string, string, string, string, string, string, string];

const OWN_GROUP: Row = ['42501', 'PT403', 'done', 'PT404', 'done', 'PT404', 'PT404'];
const ASSIGNED: Row = ['42501', 'PT403', 'done', 'PT404', 'PT404', 'PT404', 'PT404'];
const OWN_CENTRE: Row = ['42501', 'PT403', 'done', 'done', 'done', 'PT404', 'PT404'];
const LEADS: Row = ['42501', 'PT403', '42501', '42501', 'done', 'PT404', 'PT404'];
const LEADS_OF_GROUP: Row = ['42501', 'PT403', '42501', 'PT404', 'done', 'PT404', 'PT404'];
const STAFF: Row = ['42501', 'PT403', 'done', 'done', 'done', 'done', 'done'];
const ADMINS: Row = ['42501', '42501', '42501', '42501', '42501', '42501', 'done'];
const HOLDER: Row = ['done', 'done', 'done', 'done', 'done', 'done', 'done'];
const ACCOUNT: Row = ['42501', 'done', 'done', 'done', 'done', 'done', 'done'];
/** A seat of the pupil's own account. */
const OWN_SEAT: Row = ['42501', 'done', 'PT409', 'PT409', 'PT409', 'PT409', 'PT409'];

/**
 * Every function of classes, called on group A of the first centre, its session, its seat and what belongs to them (`$name` is put in):
 * counsellor A is assigned to the group, B to another of the same centre.
 */
export const classMatrix: Record<string, readonly [call: string, row: Row]> = {
  accept_agreement: [`accept_agreement('$centre', '1', '$hash', 'consent', true, true, 12)`, LEADS],
  accept_invitation: [`accept_invitation('$invitationSecret')`, STAFF],
  admin_centre: [`admin_centre('$centre', 'a request')`, ADMINS],
  admin_centres: ['admin_centres()', ADMINS],
  agree_family_guess: [`agree_family_guess('$guess', '$secret', '$places')`, HOLDER],
  change_seat_sharing: [`change_seat_sharing('$secret', 'nothing')`, HOLDER],
  claim_seat: [`claim_seat('$secret')`, ['42501', 'done', ...five('PT409')]],
  class_board: [`class_board('$session')`, OWN_GROUP],
  class_half_way: [`class_half_way('$secret')`, HOLDER],
  class_session: [`class_session('$code')`, HOLDER],
  close_centre: [`close_centre('$centre')`, LEADS],
  close_class_session: [`close_class_session('$session')`, OWN_GROUP],
  create_centre: [`create_centre('New', 'ES', 'school')`, STAFF],
  create_group: [`create_group('$centre', 'New')`, OWN_CENTRE],
  create_meeting_link: [`create_meeting_link('$hash', '{"name":"Ana"}')`, HOLDER],
  drop_family_guess: [`drop_family_guess('$guess', '$secret')`, HOLDER],
  end_meeting: [`end_meeting('$meetingSecret')`, HOLDER],
  end_my_meeting: [`end_my_meeting('$meeting')`, ACCOUNT],
  group_report: [`group_report('$session')`, OWN_GROUP],
  guess_in_evening: [`guess_in_evening('$eveningCode', 'Ana-of-A', 'SAIREC', '$hash')`, HOLDER],
  invite_staff: [`invite_staff('$centre', 'counsellor', array['$group']::uuid[], '$hash')`, LEADS],
  join_class: [`join_class('$code', 'Zoe', '$hash')`, HOLDER],
  leave_seat: [`leave_seat('$seat')`, ACCOUNT],
  look_at_invitation: [`look_at_invitation('$invitationSecret')`, HOLDER],
  my_centres: ['my_centres()', STAFF],
  my_meetings: ['my_meetings()', ACCOUNT],
  my_seat: [`my_seat('$secret')`, HOLDER],
  my_seats: ['my_seats()', ACCOUNT],
  open_class_session: [
    `open_class_session('$group', array['riasec'], 'full', 1, 35, 'now', 'personal')`,
    OWN_GROUP,
  ],
  open_evening: [`open_evening('$session', 3)`, OWN_GROUP],
  open_family_guess: [`open_family_guess('$parentSecret')`, HOLDER],
  open_meeting: [
    `open_meeting('$meetingSecret')`,
    ['42501', 'PT403', 'done', 'done', 'done', 'done', '42501'],
  ],
  release_results: [`release_results('$session')`, OWN_GROUP],
  remove_appointment: [`remove_appointment('$seat')`, ASSIGNED],
  remove_group: [`remove_group('$group')`, LEADS_OF_GROUP],
  remove_staff: [
    `remove_staff('$centre', '$counsellorB')`,
    ['42501', 'PT403', '42501', 'done', 'done', 'PT404', 'PT404'],
  ],
  rename_group: [`rename_group('$group', '4B')`, OWN_GROUP],
  reopen_centre: [`reopen_centre('$centre')`, LEADS],
  revoke_invitation: [`revoke_invitation('$invitation')`, LEADS],
  roster: [`roster('$group')`, OWN_GROUP],
  set_agreed_steps: [`set_agreed_steps('$seat', 'Steps')`, ASSIGNED],
  set_appointment: [`set_appointment('$seat', now(), '')`, ASSIGNED],
  set_group_staff: [`set_group_staff('$group', '{}')`, LEADS_OF_GROUP],
  set_roster: [`set_roster('$group', array['Ana'])`, OWN_GROUP],
  set_staff_role: [`set_staff_role('$centre', '$counsellorB', 'lead')`, LEADS],
  share_my_seat: [`share_my_seat('$seat', 'nothing')`, OWN_SEAT],
  shared_sheet: [`shared_sheet('$seat')`, ASSIGNED],
  shared_sheets: [`shared_sheets('$session')`, ASSIGNED],
  submit_class: [
    `submit_class('$secret', '[]', 'null', 'nothing')`,
    ['PT409', 'PT409', ...five('PT409')],
  ],
  withdraw_seat: [`withdraw_seat('$secret')`, HOLDER],
  write_seat_note: [`write_seat_note('$seat', 'Text', 0)`, ASSIGNED],
};

function five(code: string): [string, string, string, string, string] {
  return [code, code, code, code, code];
}
