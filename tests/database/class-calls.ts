/** Functions of classes that ask for no second factor, and why. */
export const classAnyway: Record<string, string> = {
  change_seat_sharing: 'is for the holder of a card, without an account',
  class_half_way: 'is for pupils without an account',
  class_session: 'is for whoever has a code, without an account',
  look_at_invitation: 'is for the holder of the link, without signing in',
  my_seat: 'is for the holder of a card, without an account',
  submit_class: 'is for pupils without an account',
  end_meeting: 'is for the holder of the link, without an account',
  withdraw_seat: 'is for the holder of a card, without an account',
};

const none = '00000000-0000-4000-8000-000000000000';
const hash = 'e'.repeat(64);

/** Every other function of classes as it is called, of things that are not there. */
export const classCalls: Record<string, [string, unknown[]]> = {
  accept_agreement: [`accept_agreement($1, '1', $2, 'public-task', true, false, 14)`, [none, hash]],
  accept_invitation: [`accept_invitation('none')`, []],
  class_board: ['class_board($1)', [none]],
  close_class_session: ['close_class_session($1)', [none]],
  create_centre: [`create_centre('School', 'ES', 'school')`, []],
  create_group: [`create_group($1, '4A')`, [none]],
  invite_staff: [`invite_staff($1, 'counsellor', '{}', $2)`, [none, hash]],
  join_class: [`join_class('00000000', 'Ana', $1)`, [hash]],
  my_centres: ['my_centres()', []],
  open_class_session: [
    `open_class_session($1, array['riasec'], 'full', 1, 35, 'now', 'personal')`,
    [none],
  ],
  release_results: ['release_results($1)', [none]],
  remove_group: ['remove_group($1)', [none]],
  remove_staff: ['remove_staff($1, $1)', [none]],
  rename_group: [`rename_group($1, '4B')`, [none]],
  revoke_invitation: ['revoke_invitation($1)', [none]],
  set_group_staff: [`set_group_staff($1, '{}')`, [none]],
  set_staff_role: [`set_staff_role($1, $1, 'lead')`, [none]],
  shared_sheet: ['shared_sheet($1)', [none]],
  shared_sheets: ['shared_sheets($1)', [none]],
  claim_seat: [`claim_seat('none')`, []],
  close_centre: [`close_centre($1)`, [none]],
  end_my_meeting: [`end_my_meeting($1)`, [none]],
  group_report: [`group_report($1)`, [none]],
  leave_seat: [`leave_seat($1)`, [none]],
  my_meetings: [`my_meetings()`, []],
  my_seats: [`my_seats()`, []],
  open_meeting: [`open_meeting('none')`, []],
  remove_appointment: [`remove_appointment($1)`, [none]],
  reopen_centre: [`reopen_centre($1)`, [none]],
  roster: [`roster($1)`, [none]],
  set_appointment: [`set_appointment($1, now(), '')`, [none]],
  set_agreed_steps: [`set_agreed_steps($1, 'text')`, [none]],
  set_roster: [`set_roster($1, '{}')`, [none]],
  share_my_seat: [`share_my_seat($1, 'nothing')`, [none]],
  write_seat_note: [`write_seat_note($1, 'text', 0)`, [none]],
  create_meeting_link: [`create_meeting_link($1, '{"name":"Ana"}')`, [hash]],
};
