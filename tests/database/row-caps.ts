/** What keeps a person, or a stranger, from filling a table (threat D18). A table that they can add to needs a line. */
export const rowCaps: Record<string, string> = {
  'private.accepted_calibrations': 'one row per calibration, by admins only',
  'private.attempt_counts':
    'one line per change of an attempt, drawn together every 500; attempts are capped',
  'private.audit': 'admins only, a row per person they look at; kept for 24 months',
  'private.centre_agreements': '20 a day of a centre, by its leads only',
  'private.centre_staff': '100 of a centre',
  'private.centres': 'three of a person who leads them',
  'private.class_groups': '1,000 of a centre',
  'private.class_seats': 'as many as the session has places, 500 at most',
  'private.class_sessions': '30 a day of a group; 90 days',
  'private.group_reports': 'one per session: its key',
  'private.meeting_links': 'five live ones of a person, 5,000 in all; 30 days',
  'private.roster_entries': '500 of a group',
  'private.seat_appointments': 'one per seat: its key',
  'private.seat_notes': '20 versions per seat',
  'private.guest_links':
    '60 in ten minutes and 300 a day of a client, 100,000 live ones in all; 60 days',
  'private.group_staff': '50 of a group',
  'private.seat_steps': 'one per seat: its key',
  'private.seat_results': 'one per seat: its key',
  'private.staff_invitations': '50 open ones of a centre',
  'private.client_salts': 'one row a day, for two days',
  'private.erasures': 'one row per account that is erased',
  'private.exported_contacts': 'one row per account that an admin exported',
  'private.held_attempts': '600 in five minutes and 20,000 in all; three days',
  'private.mail_outbox':
    'one mail per account that is erased; of requests that come ten an hour to each admin',
  'private.notes': '200 about one person, by admins only',
  'private.people': 'one row per account',
  'private.people_counts': 'one line per change of a person, drawn together every 500',
  'private.rate_limits':
    'one row per client that holds a result, until its window ends; a row a person for wrong recovery codes',
  'private.request_askers': 'one row per entered request: its key',
  'private.recovery_codes': 'ten per second factor: the old ones go when new ones are made',
  'private.withdrawals':
    'one row per exported contact that is taken back; exporting it again is the admin’s',
  'public.attempts': '500 per person',
  'public.consents': '30 a day and 300 a year, beside taking back what was granted',
  'public.directions': 'three per person: its key',
  'public.plans': 'one row per person: its key',
  'public.profiles': 'one row per account: its key',
  'public.reactions': '1,000 per person, one per career',
  'public.requests':
    '20 waiting, 20 a day and 200 a year; switches lifted 10 times a day, 100 a year; entered by admins: 500 waiting, 200 about one person',
  'public.second_looks': 'one per attempt: its key; 84 answers in each, those of the bank',
  'public.shares': '10 live, 30 a day, 200 ended ones remembered',
};
