import type { AgeBand, Country, StudyLevel } from '#domain/about-person.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database, Queries } from './database.ts';

/** What of an account can be corrected; `null` takes away what was said. The address is the person's own to change. */
export type Correction = {
  full_name?: string;
  locale?: Locale;
  country?: Country | null;
  age_band?: AgeBand | null;
  study_level?: StudyLevel | null;
};

export type ControlAct =
  | { kind: 'correct'; changes: Correction }
  | { kind: 'freeze'; isMinor: boolean }
  | { kind: 'unfreeze' }
  | { kind: 'erase' };

/** `last`: the last admin stays. `named`: the reason of an erasure stays, so it may name no person. */
export type ControlOutcome = 'done' | 'unchanged' | 'last' | 'named';

/** An account as far as it has to be recognised before something is done with it. */
export type ControlledAccount = {
  id: string;
  email: string;
  name: string;
  since: Date;
  tests: number;
  isAdmin: boolean;
  isFrozen: boolean;
};

/** The account with this address, in whatever case it is written. */
export async function findAccount(
  database: Queries,
  email: string,
): Promise<ControlledAccount | undefined> {
  const [found] = await database.query<ControlledAccount>(
    `select account.id, account.email, profile.full_name as name, account.created_at as since,
       (select count(*)::int from public.attempts where user_id = account.id and state <> 'withdrawn') as tests,
       profile.is_admin as "isAdmin", profile.restricted_at is not null as "isFrozen"
     from auth.users as account join public.profiles as profile on profile.id = account.id
     where lower(account.email) = lower($1)`,
    [email.trim()],
  );
  return found;
}

/**
 * Does with an account what the admin area does (decision 109), for the holder of the machine: the audit has a row without
 * an actor, and the person gets the same mail.
 */
export async function controlPerson(
  database: Database,
  person: string,
  { act, why }: { act: ControlAct; why: string },
): Promise<ControlOutcome> {
  try {
    const [row] = await database.query<{ changed: boolean | null }>(
      `select ${statements[act.kind]} as changed`,
      [person, why, ...argumentsOf(act)],
    );
    return row?.changed === false ? 'unchanged' : 'done';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'PT409') return 'last';
    if (code === 'PT422') return 'named';
    throw error;
  }
}

const statements: Record<ControlAct['kind'], string> = {
  correct: 'cardinality(private.correct_person(null, $1::uuid, $3::text::jsonb, $2)) > 0',
  freeze: 'private.freeze_person(null, $1::uuid, $3::boolean, $2)',
  unfreeze: 'private.unfreeze_person(null, $1::uuid, $2)',
  erase: '(select true from private.erase_for_controller(null, $1::uuid, $2))',
};

function argumentsOf(act: ControlAct): (string | boolean)[] {
  if (act.kind === 'correct') return [JSON.stringify(act.changes)];
  return act.kind === 'freeze' ? [act.isMinor] : [];
}
