import { signInWithTyped } from '#app/data/account/typed-credentials.ts';
import { factorOf } from '#app/data/account/assurance.ts';
import { ask, signedInPerson, type AuthAnswer } from '#app/data/account/auth.ts';
import { readFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { passingClient, type Backend } from '#app/data/backend/backend.ts';
import { giveCodeTo } from '#app/data/account/second-factor.ts';

/** What proves that the owner asks: their password, and the code of a second factor if they have one. */
export type Proof = { password: string; code: string };

/** What `my_data()` gives; its published description is `/my-data.schema.json`. */
export type MyData = {
  format: string;
  version: number;
  exported_at: string;
  person: string;
  tables: Record<string, Record<string, unknown>[]>;
};

/** Everything the account keeps about the person, after their proof. */
export function fetchMyData(proof: Proof): Promise<AuthAnswer<MyData>> {
  return withProof(proof, async (client) => {
    const { data, error } = await client.rpc('my_data');
    if (error) throw error;
    return readMyData(data);
  });
}

export type Erasing =
  { kind: 'done' } | { kind: 'lastAdmin' } | { kind: 'failed'; failure: AuthFailure };

/** Erases the account and all that hangs on it, after the proof. There is no way back. */
export async function eraseMyAccount(proof: Proof): Promise<Erasing> {
  const answer = await withProof(proof, async (client) => {
    const { error } = await client.rpc('delete_my_account');
    // PT409: the database keeps the last admin.
    if (error?.code === 'PT409') return 'lastAdmin' as const;
    if (error) throw error;
    return 'done' as const;
  });
  return answer.kind === 'failed' ? answer : { kind: answer.value };
}

/** A factor that this page did not know of: switched on elsewhere a moment ago. */
const codeNeeded: AuthFailure = { kind: 'codeNeeded', message: '', status: undefined };

/**
 * Signs in once more beside the session of this browser, does one thing, and signs that session out:
 * the database looks at how young it is. The browser's own session is left as it was.
 */
async function withProof<Value>(
  { password, code }: Proof,
  work: (client: Backend) => Promise<Value>,
): Promise<AuthAnswer<Value>> {
  const client = await passingClient().catch(() => undefined);
  const proof = await ask('/token', async () => {
    if (!client) throw new TypeError('Failed to fetch configuration');
    const email = signedInPerson()?.email ?? '';
    const { data, error } = await signInWithTyped(client.auth, { email, password });
    return { error, value: { client, factor: data.session ? factorOf(data.session) : undefined } };
  });
  if (proof.kind === 'failed') return proof;
  const { client: passing, factor } = proof.value;
  try {
    if (factor && code === '') return { kind: 'failed', failure: codeNeeded };
    if (factor) {
      const given = await ask('/verify', () => giveCodeTo(passing, factor.id, code));
      if (given.kind === 'failed') return given;
    }
    return { kind: 'done', value: await work(passing) };
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  } finally {
    await passing.auth.signOut({ scope: 'local' });
  }
}

function readMyData(data: unknown): MyData {
  const text = JSON.stringify(data) ?? 'null';
  const file: MyData | null = JSON.parse(text);
  if (file === null || typeof file.tables !== 'object') throw new TypeError('my_data gave no file');
  return file;
}
