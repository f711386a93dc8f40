import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { createClient, fieldOf, type Answer, type Call, type Site } from './flood-client.ts';

/** One answered request: what for, how it ended, how long it took. */
export type Seen = { action: string; status: number; ms: number };

const password = 'una ballena en el tejado';
const newPassword = 'tres faros junto al mar';
/** One mail a minute goes to a mailbox. */
const BETWEEN_MAILS = 62_000;

/**
 * One of the others: signs up, opens the mailed link, answers a test, recovers the password after a good minute, and
 * goes on answering until the time is over. Never pauses longer than three seconds but for a mail. Returns how many
 * acknowledged answers are not there in the end.
 */
export async function livePerson(
  who: { site: Site; n: number; until: number; newLink: (to: string) => Promise<string> },
  note: (seen: Seen) => void,
): Promise<number> {
  const { site, n, until, newLink } = who;
  const email = emailOf(n);
  const { ask, close } = createClient(site, `10.9.${n}.1`, 4);
  await pause(Math.random() * 5_000);

  const link = newLink(email);
  await act('sign up', { path: '/auth/v1/signup', body: { email, password } });
  const signedUp = Date.now();
  let token = await verify('confirm', 'signup', await link);

  const id = crypto.randomUUID();
  const given = new Map<string, number>();
  let hasRecovered = false;
  for (let item = 0; Date.now() < until; item += 1) {
    if (!hasRecovered && Date.now() > signedUp + BETWEEN_MAILS) {
      hasRecovered = true;
      const recovery = newLink(email);
      await act('recover', { path: '/auth/v1/recover', body: { email } });
      token = await verify('open recovery', 'recovery', await recovery);
      const body = { password: newPassword };
      await act('new password', { method: 'PUT', path: '/auth/v1/user', token, body });
    }
    await save(fullOrder[item % fullOrder.length] ?? '', item % 5);
    if (item % 4 === 0) await act('read', { path: '/rest/v1/profiles?select=full_name', token });
  }
  if (!hasRecovered && until - signedUp > BETWEEN_MAILS)
    note({ action: 'recover', status: 0, ms: 0 });
  const kept: unknown = JSON.parse((await send({})).text);
  close();
  const answers = kept && typeof kept === 'object' && 'answers' in kept ? Object(kept.answers) : {};
  return [...given].filter(([item, value]) => answers[item] !== value).length;

  async function save(item: string, value: number): Promise<void> {
    const answer = await send({ [item]: { value, at: Date.now(), ms: 900 } });
    note({ action: 'answer', status: answer.status, ms: answer.ms });
    if (answer.status === 200) given.set(item, value);
    await pause(500 + Math.random() * 2_500);
  }

  function send(patch: object): Promise<Answer> {
    const attempt = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
    return ask({ path: '/rest/v1/rpc/save_answers', token, body: { attempt, patch } });
  }

  async function verify(action: string, type: string, token_hash: string): Promise<string> {
    const { text } = await act(action, { path: '/auth/v1/verify', body: { type, token_hash } });
    return fieldOf(text, 'access_token');
  }

  async function act(action: string, call: Call): Promise<Answer> {
    const answer = await ask(call);
    note({ action, status: answer.status, ms: answer.ms });
    await pause(Math.random() * 2_000);
    return answer;
  }
}

/** The address of person `n`. */
export function emailOf(n: number): string {
  return `person-${n}@example.test`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
