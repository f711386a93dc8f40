import type { Queries } from './queries.ts';

type Lock = {
  /** What the database locks; `$1` is the id of the person whose requests take turns. */
  key: string;
  /** The functions of the migrations that take it; none where only the server does. */
  functions?: readonly string[];
};

/**
 * Every advisory lock of the product. Two purposes with one number would wait for each other, so that a new lock takes a
 * new number here first; a test compares this list with the server and with the migrations.
 */
export const locks = {
  /** Two servers that start at once migrate one after the other. */
  start: { key: '7204, 0' },
  /** Held by every process that uses the database, for as long as it does; a restore needs it alone. */
  serving: { key: '7204, 2' },
  /** The last admin stays, even if others leave at the same moment. */
  adminRights: {
    key: '7204, 1',
    functions: [
      'private.change_admin',
      'public.delete_my_account',
      'private.erase_for_controller',
      'private.remove_made_up',
    ],
  },
  /** Two releases made at once would each compare with the same older one. */
  researchRelease: { key: '7204, 40' },
  /** Two studies made at once would each compare with the same older one. */
  researchStudy: { key: '7204, 41' },
  /** Of two sets of recovery codes that are made at once, one replaces the other. */
  recoveryCodes: { key: '7205, hashtext($1)', functions: ['public.make_recovery_codes'] },
  /** Shared links are counted before another one is made. */
  shares: { key: 'hashtextextended($1, 7211)', functions: ['public.create_share'] },
  /** Consents are counted before another one is added. */
  consents: { key: 'hashtextextended($1, 7212)', functions: ['private.cap_consents'] },
  /** Requests are counted before another one is added. */
  requests: { key: 'hashtextextended($1, 7213)', functions: ['private.keep_register_readable'] },
  /** Requests that came from outside are counted before another one is entered. */
  enteredRequests: { key: '7214, 1', functions: ['private.keep_register_readable'] },
  /** Two sign-ins at once would both be the first by a new device, or both be told. */
  knownDevices: { key: 'hashtextextended($1, 7214)' },
  /** Centres of a person are counted before another one is made. */
  centres: { key: 'hashtextextended($1, 7231)', functions: ['public.create_centre'] },
  /** A guest's links are counted before another one is made. */
  guestLinks: { key: 'hashtextextended($1, 7242)', functions: ['public.keep_guest_link'] },
  /** Links for a first meeting are counted before another one is made. */
  meetingLinks: { key: 'hashtextextended($1, 7241)', functions: ['public.create_meeting_link'] },
  /** Mails that strangers can cause are counted before another one waits. */
  mailBudget: { key: '4150001' },
  /** Of several processes one runs the job of the day. */
  jobRuns: { key: '4150002', functions: ['private.claim_job'] },
} as const satisfies Record<string, Lock>;

export type LockName = keyof typeof locks;

/** Waits for its turn, which lasts until the transaction ends. `person` where each person has a lock of their own. */
export async function takeLock(tx: Queries, name: LockName, person?: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(${locks[name].key})`,
    person === undefined ? [] : [person],
  );
}

/** Holds the lock together with others that do, until the connection ends. False where one has it alone. */
export async function shareLock(connection: Queries, name: LockName): Promise<boolean> {
  return tryLock(connection, `pg_try_advisory_lock_shared(${locks[name].key})`);
}

/** Has the lock alone until the connection ends. False where another connection has it. */
export async function takeLockAlone(connection: Queries, name: LockName): Promise<boolean> {
  return tryLock(connection, `pg_try_advisory_lock(${locks[name].key})`);
}

async function tryLock(connection: Queries, call: string): Promise<boolean> {
  const [row] = await connection.query<{ taken: boolean }>(`select ${call} as taken`);
  return row?.taken === true;
}
