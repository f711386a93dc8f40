/**
 * Every column that holds a time, or JSON in which one may be, and what keeps impossible ones out (threat D16). A column
 * without a line here fails.
 *
 * `refused`: the database refuses an impossible time, whoever writes it. `put right`: it is replaced, because refusing
 * would cost a person something. `ours`: no role of the API may name the column; the database writes its own clock, or
 * our server does. `no time`: JSON without one.
 */
export const timeBounds: Record<string, 'refused' | 'put right' | 'ours' | 'no time'> = {
  'private.attempt_counts.day': 'ours',
  'private.audit.at': 'ours',
  'private.client_salts.day': 'ours',
  'private.consent_texts.shipped_on': 'ours',
  'private.erasures.at': 'ours',
  'private.held_attempts.created_at': 'ours',
  'private.held_attempts.expires_at': 'ours',
  'private.held_attempts.payload': 'put right',
  'private.inactivity_notices.at': 'ours',
  'private.job_runs.finished_at': 'ours',
  'private.job_runs.outcome': 'ours',
  'private.job_runs.started_at': 'ours',
  'private.known_devices.first_seen': 'ours',
  'private.known_devices.last_seen': 'ours',
  'private.last_uses.at': 'ours',
  'private.mail_outbox.created_at': 'ours',
  'private.mail_outbox.data': 'ours',
  'private.mail_outbox.dead_at': 'ours',
  'private.mail_outbox.next_at': 'ours',
  'private.mail_outbox.sent_at': 'ours',
  'private.notes.at': 'ours',
  'private.people.confirmed_at': 'ours',
  'private.people.created_at': 'ours',
  // The newest of attempts.submitted_at, which is bounded there.
  'private.people.finished_at': 'ours',
  'private.people_counts.day': 'ours',
  'private.policy_reports.day': 'ours',
  'private.recovery_codes.made_at': 'ours',
  'public.attempts.answers': 'no time',
  // From outside by a claim: when a guest began and handed in.
  'public.attempts.created_at': 'refused',
  'public.attempts.item_times': 'refused',
  'public.attempts.submitted_at': 'refused',
  'public.attempts.updated_at': 'ours',
  'public.consents.at': 'ours',
  'public.plans.created_at': 'ours',
  'public.plans.start': 'refused',
  'public.plans.ticks': 'put right',
  'public.plans.updated_at': 'ours',
  'public.profiles.created_at': 'ours',
  'public.profiles.objected_at': 'ours',
  'public.profiles.restricted_at': 'ours',
  'public.profiles.updated_at': 'ours',
  'public.reactions.at': 'ours',
  'public.requests.answered_at': 'ours',
  'public.requests.at': 'ours',
  'public.requests.due_at': 'ours',
  'public.research_releases.made_at': 'ours',
  'public.research_releases.period_end': 'refused',
  'public.research_releases.period_start': 'refused',
  'public.research_releases.published_at': 'ours',
  'public.research_releases.tables': 'ours',
  'public.shares.created_at': 'ours',
  // By the days that the caller names.
  'public.shares.expires_at': 'refused',
  'public.shares.opened_at': 'ours',
  'public.shares.revoked_at': 'ours',
  'public.shares.what': 'no time',
};
