import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';

const PATIENCE_MS = 2_000;
const KEPT_MS = 60_000;

type Source = Queries | Pick<Config, 'backendUrl' | 'anonKey'>;

const jobsState = z.enum(['ok', 'never', 'failed', 'late']);
const requestsState = z.enum(['ok', 'overdue']);

/** How it stands with what has to run each day, as `public.jobs_state()` says it: the worst of all jobs. */
export function createJobsState(clock: Clock, source: Source) {
  return createState(clock, source, { name: 'jobs_state', parse: jobsState.parse });
}

/** Whether a request about data is overdue, as `public.requests_state()` says it. */
export function createRequestsState(clock: Clock, source: Source) {
  return createState(clock, source, { name: 'requests_state', parse: requestsState.parse });
}

/**
 * Asks the database, or the hosted project that has it, by its public key. We are asked in public, so we ask at most once
 * a minute. Rejects where no answer comes.
 */
function createState<State>(
  clock: Clock,
  source: Source,
  { name, parse }: { name: string; parse: (said: unknown) => State },
): () => Promise<State> {
  let kept: { until: number; state: Promise<State> } | undefined;
  return function state() {
    const now = clock.now().getTime();
    if (kept === undefined || now >= kept.until) {
      const asked = 'query' in source ? askDatabase(source, name) : askProject(source, name);
      kept = { until: now + KEPT_MS, state: asked.then(parse) };
    }
    return kept.state;
  };
}

async function askDatabase(database: Queries, name: string): Promise<unknown> {
  const [row] = await database.query<{ state: string }>(`select public.${name}() as state`);
  return row?.state;
}

async function askProject(
  { backendUrl, anonKey }: Pick<Config, 'backendUrl' | 'anonKey'>,
  name: string,
): Promise<unknown> {
  const answer = await fetch(`${backendUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the project answered ${answer.status}`);
  return answer.json();
}
