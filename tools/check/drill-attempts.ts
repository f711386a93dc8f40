import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import type { Session } from '#tests/made-accounts.ts';

export type Written = { id: string; status: number; code: string; answers: number };

/** A new attempt with all its answers in one request, and what the server said. */
export async function writeAttempt(
  { url }: { url: string },
  { access_token }: Session,
): Promise<Written> {
  const id = crypto.randomUUID();
  const about = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
  const items = interestsV1.forms.full;
  const patch = Object.fromEntries(items.map((item) => [item, { value: 3, at: 1_000, ms: 1_000 }]));
  const { anonKey } = await (await fetch(`${url}/config.json`)).json();
  const response = await fetch(`${url}/rest/v1/rpc/save_answers`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ attempt: about, patch }),
  });
  const said: { code?: string } = await response.json().catch(() => ({}));
  return { id, status: response.status, code: said.code ?? '', answers: items.length };
}
