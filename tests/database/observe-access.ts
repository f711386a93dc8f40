import type { Database } from '#server/database/database.ts';
import { transactionSetupFor } from '#server/rest/rest-transaction-setup.ts';
import type { Caller, functionAccess, relationAccess } from './access-expectations.ts';
import { makeAccessPeople } from './access-people.ts';
import { startRest, type RestAnswer } from './rest-client.ts';

type Row = Record<string, unknown>;
/** Whether a caller may write there, and how many of the owner's rows that reaches. */
type Reach = number | 'refused';
type Observed = { relations: typeof relationAccess; functions: typeof functionAccess };

const CALLERS = ['anonymous', 'owner', 'other', 'admin'] as const satisfies Caller[];
const WHOLE = { prefer: 'return=representation' };

/**
 * What each kind of caller really sees, writes and calls through the data API of an empty database, in the shape of the
 * expectations: every relation and function of the schema, every verb, every column. Changes the owner's rows.
 */
export async function observeAccess(database: Database): Promise<Observed> {
  const { call } = startRest(database);
  const { callers, ownerId } = await makeAccessPeople(database);

  async function relation(name: string): Promise<(typeof relationAccess)[string]> {
    // Releases belong to no person, so all of them are asked for.
    const isNobodys = name === 'research_releases';
    const key = isNobodys ? 'id' : name === 'profiles' ? 'id' : 'user_id';
    const path = `/rest/v1/${name}?select=${key}&${key}=${isNobodys ? 'not.is.null' : `eq.${ownerId}`}`;
    const [kept] = await database.query<{ row: Row }>(
      `select to_json(kept) as row from public.${name} as kept ${isNobodys ? '' : `where ${key} = $1`} limit 1`,
      isNobodys ? [] : [ownerId],
    );
    const row = kept?.row ?? {};
    const ask = (caller: Caller, method: string, body?: Row) =>
      call(callers[caller], method, path, body, WHOLE).then(reachOf);

    const sees = await ofEach((caller) => ask(caller, 'GET'));
    const writes: string[] = [];
    const note = async (what: string, write: (caller: Caller) => Promise<Reach>) =>
      writes.push(...told(what, await ofEach(write)));
    for (const [column, value] of Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await note(`INSERT ${column}`, async (caller) => {
        const made = await ask(caller, 'POST', { [column]: value });
        // Of whom it would be is not for the caller to say; a caller who may insert at all makes a row of their own.
        return made === 'refused' || caller === 'owner' ? made : 0;
      });
      await note(`UPDATE ${column}`, (caller) => ask(caller, 'PATCH', { [column]: value }));
    }
    await note('DELETE', (caller) => ask(caller, 'DELETE'));
    return { sees, writes: writes.toSorted() };
  }

  async function mayCall(caller: Caller, name: string, args: string[]): Promise<boolean> {
    const asked = `select bool_and(has_function_privilege(current_user, oid, 'execute')) as may
      from pg_proc where pronamespace = 'public'::regnamespace and proname = $1::text`;
    const claims = { sub: '', ...callers[caller] };
    const opening = transactionSetupFor(claims, 0);
    const { may } = await database.rest.run(opening, () => ({ text: asked, values: [name] }));
    if (may === true) return true;
    const nothing = Object.fromEntries(args.map((arg) => [arg, null]));
    const { status } = await call(callers[caller], 'POST', `/rest/v1/rpc/${name}`, nothing);
    return status !== 401 && status !== 403;
  }

  const relations = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r','p','v','m','f')`,
  );
  const functions = await database.query<{ name: string; args: string[] | null }>(
    `select proname as name, proargnames as args from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const observed: Observed = { relations: {}, functions: {} };
  for (const { name } of relations) observed.relations[name] = await relation(name);
  for (const { name, args } of functions) {
    observed.functions[name] = await ofEach((caller) => mayCall(caller, name, args ?? []));
  }
  return observed;
}

async function ofEach<Result>(ask: (caller: Caller) => Promise<Result>) {
  // The owner comes last: after a deletion there is nothing left to reach.
  const [anonymous, other, admin] = [
    await ask('anonymous'),
    await ask('other'),
    await ask('admin'),
  ];
  return { anonymous, owner: await ask('owner'), other, admin };
}

/** What the database refuses to a role (42501), or to everybody because it writes the column itself (428C9). */
function reachOf({ status, body }: RestAnswer): Reach {
  const isRefused = status === 401 || status === 403 || JSON.stringify(body).includes('"428C9"');
  if (isRefused) return 'refused';
  return Array.isArray(body) ? body.length : 0;
}

/** A write that the owner may do, in the words of the expectations; what others may do beside that shows. */
function told(what: string, reach: Record<Caller, Reach>): string[] {
  const strangers = CALLERS.filter((caller) => caller !== 'owner');
  const more = strangers.flatMap((caller) => {
    const found = reach[caller];
    const isAlike =
      caller === 'anonymous' ? found === 'refused' : isGranted(found) === isGranted(reach.owner);
    return isAlike && (found === 'refused' || found === 0)
      ? []
      : [`${what} by ${caller}: ${found}`];
  });
  return isGranted(reach.owner) ? [what, ...more] : more;
}

const isGranted = (reach: Reach) => reach !== 'refused';
