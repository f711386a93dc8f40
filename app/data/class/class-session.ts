import { isWhole, listOf, moment, oneOf, partsOf, textOf } from '#domain/parsers.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { backend } from '#app/data/backend/backend.ts';

/** The tests of a session, as an attempt names its instrument. */
export const classTests = ['riasec', 'values', 'personality'] as const;
export type ClassTest = (typeof classTests)[number];

/** What runs under a code. Times in ISO 8601. */
export type ClassSession = {
  readonly id: string;
  readonly centre: string;
  readonly group: string;
  /** `evening`: parents join by the same code as the pupils did. */
  readonly kind: 'class' | 'evening';
  readonly tests: readonly ClassTest[];
  readonly form: Form;
  readonly results: 'now' | 'released';
  /** `count`: nothing personal is kept, and nobody is asked for an alias. */
  readonly mode: 'personal' | 'count';
  readonly closesAt: string;
  readonly standing: 'open' | 'full';
};

/** Asks what runs under a code; `null` for a wrong one and for one that has ended, alike. Rejects when it is refused. */
export async function lookAtClass(code: string): Promise<ClassSession | null> {
  const { data, error } = await (await backend()).rpc('class_session', { code });
  if (error) throw error;
  if (data === null) return null;
  const session = readSession(data);
  if (session === undefined) throw new Error('answered with something else than a class session');
  return session;
}

function readSession(data: unknown): ClassSession | undefined {
  const from = partsOf(data);
  const session = {
    id: textOf()(from['id']),
    centre: textOf()(from['centre']),
    group: textOf()(from['group']),
    kind: oneOf(['class', 'evening'])(from['kind']),
    tests: listOf(oneOf(classTests))(from['tests']),
    form: oneOf(['full', 'short'])(from['form']),
    results: oneOf(['now', 'released'])(from['results']),
    mode: oneOf(['personal', 'count'])(from['mode']),
    closesAt: moment(from['closes_at']),
    standing: oneOf(['open', 'full'])(from['standing']),
  };
  return isWhole(session) ? session : undefined;
}

/** What a pupil sits under: the alias as it was given, with a number behind it where it was taken; `null` where nobody is named. */
export type Seat = {
  readonly id: string;
  readonly alias: string | null;
  readonly closesAt: string;
};

/**
 * Takes a seat. `secretHash` is of a secret that this device keeps (`makeSecret`); asked again with the same one, it answers
 * with the same seat. `showName`: whoever is signed in is called by the account's name. Rejects with what `joinRefusal` reads.
 */
export async function joinClass(wanted: {
  code: string;
  alias: string;
  secretHash: string;
  showName: boolean;
}): Promise<Seat> {
  const { data, error } = await (
    await backend()
  ).rpc('join_class', {
    code: wanted.code,
    alias: wanted.alias,
    secret_hash: wanted.secretHash,
    show_name: wanted.showName,
  });
  if (error) throw error;
  const from = partsOf(data);
  const [id, closesAt] = [textOf()(from['seat']), moment(from['closes_at'])];
  if (id === undefined || closesAt === undefined) throw new Error('answered with no seat');
  return { id, alias: textOf()(from['alias']) ?? null, closesAt };
}

/** Says once, at the best, that this seat is half way; a failure is nobody's concern. */
export async function reportHalfWay(secret: string): Promise<void> {
  await (await backend()).rpc('class_half_way', { secret }).then(
    () => {},
    () => {},
  );
}
