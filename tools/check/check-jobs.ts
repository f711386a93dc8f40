// Looks whether the jobs of a site ran when they should have.
import { judge, type Fetch, type Finding } from './finding.ts';

const RUN_THEM_DAILY =
  'have the daily jobs run every day: docs/operating.md, "Every day by itself"';
const MEANINGS: Record<string, string> = {
  never: 'no run yet',
  failed: 'the last run failed',
  late: 'a run is missing',
};

/** Whether what has to be done every day was done: the database says one word about it in public. */
export async function checkJobs(
  url: string,
  headers: Record<string, string>,
  fetch: Fetch,
): Promise<Finding> {
  const response = await fetch(`${url}/rpc/jobs_state`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const state: unknown = response.ok ? await response.json() : `status ${response.status}`;
  const detail = MEANINGS[String(state)] ?? String(state);
  return judge('the daily jobs have run', state === 'ok', detail, RUN_THEM_DAILY);
}
