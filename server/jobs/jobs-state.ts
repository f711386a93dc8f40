import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';

const PATIENCE_MS = 2_000;
const KEPT_MS = 60_000;

/** How it stands with what has to run each day, as `public.jobs_state()` says it: the worst of all jobs. */
export type JobsState = z.infer<typeof jobsState>;
const jobsState = z.enum(['ok', 'never', 'failed', 'late']);

/**
 * Asks the database, or the hosted project that has it, by its public key. Anybody may ask us, so that we ask at most once
 * a minute. Rejects where nobody answers.
 */
export function createJobsState(
  clock: Clock,
  source: Queries | Pick<Config, 'backendUrl' | 'anonKey'>,
): () => Promise<JobsState> {
  let kept: { until: number; state: Promise<JobsState> } | undefined;
  return function state() {
    const now = clock.now().getTime();
    if (kept === undefined || now >= kept.until) {
      const asked = 'query' in source ? askDatabase(source) : askProject(source);
      kept = { until: now + KEPT_MS, state: asked };
    }
    return kept.state;
  };
}

async function askDatabase(database: Queries): Promise<JobsState> {
  const [row] = await database.query<{ state: string }>('select public.jobs_state() as state');
  return jobsState.parse(row?.state);
}

async function askProject({
  backendUrl,
  anonKey,
}: Pick<Config, 'backendUrl' | 'anonKey'>): Promise<JobsState> {
  const answer = await fetch(`${backendUrl}/rest/v1/rpc/jobs_state`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the project answered ${answer.status}`);
  return jobsState.parse(await answer.json());
}
