import type { AuthAnswer } from './auth.ts';
import { readFailure } from '#app/data/backend/auth-failure.ts';
import { askAuth } from '#app/data/backend/backend.ts';

/** Whose account a live access token is of; fails where it is over. The session of this browser is not touched. */
export async function ownerOfToken(accessToken: string): Promise<AuthAnswer<{ email: string }>> {
  const answer = await askWith(accessToken, 'GET');
  if (answer.kind === 'failed') return answer;
  const email: unknown = Reflect.get(answer.value, 'email');
  return { kind: 'done', value: { email: typeof email === 'string' ? email : '' } };
}

/** Sets the password of the account that the token is of, and opens no session with it (threat A23). */
export async function setPasswordByToken(
  accessToken: string,
  password: string,
): Promise<AuthAnswer<undefined>> {
  const answer = await askWith(accessToken, 'PUT', { password });
  return answer.kind === 'failed' ? answer : { kind: 'done', value: undefined };
}

async function askWith(
  bearer: string,
  method: 'GET' | 'PUT',
  body?: { password: string },
): Promise<AuthAnswer<object>> {
  try {
    const answer = await askAuth('/user', { method, bearer, ...(body && { body }) });
    const said: unknown = await answer.json();
    const value = typeof said === 'object' && said !== null ? said : {};
    if (answer.ok) return { kind: 'done', value };
    const read = (name: string): unknown => Reflect.get(value, name);
    const weak = read('weak_password');
    const reasons: unknown = typeof weak === 'object' && weak ? Reflect.get(weak, 'reasons') : [];
    const code = read('error_code') ?? read('code');
    const message = [read('msg'), read('message')].find((each) => typeof each === 'string');
    throw Object.assign(new Error(message), {
      code,
      reasons,
      status: answer.status,
    });
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  }
}
