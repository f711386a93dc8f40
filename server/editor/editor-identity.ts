// Who asks, and whether they may edit or publish: asked of the database at each request, with the second factor.
import type { Context } from 'hono';
import type { Identify } from '#server/auth/identity.ts';
import type { Claims } from '#server/auth/sessions/claims.ts';
import type { AppEnv } from '#server/context.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { AppError, type AppErrorCode } from '#server/error.ts';

export type EditorRole = 'editor' | 'publisher';

export type EditorIdentity = {
  /** The account that asks. To whoever may not, there is nothing here. */
  require(c: Context<AppEnv>, role: EditorRole): Promise<string>;
  /** Runs work of the database as whoever asks: it judges. */
  as<Value>(c: Context<AppEnv>, work: (tx: Queries) => Promise<Value>): Promise<Value>;
};

const refusals: Readonly<Record<string, AppErrorCode>> = {
  '42501': 'not_found',
  PT403: 'insufficient_aal',
  PT404: 'not_found',
  PT428: 'fresh_code',
};

export function editorIdentity(parts: {
  database: Database;
  identify: Identify;
  anonKey: string;
}): EditorIdentity {
  const { database, identify, anonKey } = parts;

  async function claimsOf(c: Context<AppEnv>): Promise<Claims> {
    const authorization = c.req.header('authorization');
    if (authorization === undefined) throw new AppError('not_found');
    const headers = { apikey: anonKey, authorization };
    const who = await identify(new Request('http://editor.internal/', { headers }));
    if (who['code'] === 'insufficient_aal') throw new AppError('insufficient_aal');
    if (!isPerson(who)) throw new AppError('unauthorized');
    return who;
  }

  async function as<Value>(
    c: Context<AppEnv>,
    work: (tx: Queries) => Promise<Value>,
  ): Promise<Value> {
    const claims = JSON.stringify(await claimsOf(c));
    try {
      return await database.transaction(async (tx) => {
        await tx.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
        return work(tx);
      });
    } catch (error) {
      const code = codeOf(error);
      const refused = code === undefined ? undefined : refusals[code];
      throw refused === undefined ? error : new AppError(refused);
    }
  }

  async function require(c: Context<AppEnv>, role: EditorRole): Promise<string> {
    const [row] = await as(c, (tx) =>
      tx.query<{ who: string }>('select private.require_editor($1) as who', [role]),
    );
    if (!row) throw new AppError('not_found');
    return row.who;
  }

  return { require, as };
}

function isPerson(who: Awaited<ReturnType<Identify>>): who is Claims {
  return 'role' in who && who.role === 'authenticated';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
