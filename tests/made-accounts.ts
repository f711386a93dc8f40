import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { signUpConsent } from './database/consent-words.ts';
import { guestAttempt } from './device.ts';
import { password, type Language } from './people.ts';
import type { OutboxMail, RunningServer } from './serve.ts';

/** What the sign-in protocol hands out: the part that tests look at. */
export type Session = {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
};

/** The browser that signs up and confirms: with it, the password counts that was typed. */
const browserKey = 'made-account'.padEnd(43, '-');

/** A confirmed account, made by the protocol itself, as our forms make it, or as others do: without a consent. */
export async function makeAccount(
  server: RunningServer,
  email: string,
  language: Language = 'es',
  consent: object | undefined = signUpConsent(language),
): Promise<Session> {
  await ask(server, '/auth/v1/signup', {
    email,
    password,
    data: { full_name: 'Ana Pérez', locale: language, consent },
  });
  const [mail] = await mailsTo(server, email, 1);
  const token = new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('token_hash');
  return ask(server, '/auth/v1/verify', { type: 'signup', token_hash: token });
}

/** Puts a session into the browser, as if the person had signed in here before. */
export async function bringSession(page: Page, server: RunningServer, session: Session) {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(
    (text) => localStorage.setItem('faro-session', text),
    JSON.stringify(session),
  );
}

/** The attempts that the server keeps for a person, oldest first. */
export async function attemptsOf(
  server: RunningServer,
  { access_token }: Session,
): Promise<{ id: string; state: string; answers: Record<string, number> }[]> {
  const path = '/rest/v1/attempts?select=id,state,answers&order=created_at.asc';
  const { url, headers } = await backendOf(server, access_token);
  return (await fetch(url + path, { headers })).json();
}

/** Answers kept in the account already, as another device would have sent them. */
export async function saveAnswers(
  server: RunningServer,
  { access_token }: Session,
  attempt: { id: string; locale: Language },
  answers: Record<string, number>,
): Promise<void> {
  const patch = Object.fromEntries(
    Object.entries(answers).map(([item, value]) => [item, { value, at: 1_000, ms: 1_000 }]),
  );
  const about = { instrument: 'riasec', version: 1, form: 'full', ...attempt };
  await ask(server, '/rest/v1/rpc/save_answers', { attempt: about, patch }, access_token);
}

/** Finishes an attempt that the account has. */
export async function submitAttempt(
  server: RunningServer,
  { access_token }: Session,
  attempt: string,
): Promise<void> {
  await ask(server, '/rest/v1/rpc/submit_attempt', { attempt }, access_token);
}

/** A finished attempt of the first test in the account, as another device would have left it. */
export async function giveResult(server: RunningServer, session: Session): Promise<void> {
  const { id, answers } = guestAttempt('es').attempt;
  const given = Object.entries(answers).flatMap(([item, value]) =>
    value === null ? [] : [[item, value] as const],
  );
  await saveAnswers(server, session, { id, locale: 'es' }, Object.fromEntries(given));
  await submitAttempt(server, session, id);
}

/** A month in which no step of a pathway is late yet, and which the database still takes. */
export const farStart = `${new Date().getFullYear() + 5}-09`;

/** The pathway to Spain that the account keeps. */
export async function savePlan(
  server: RunningServer,
  { access_token }: Session,
  plan: Record<'country' | 'diploma' | 'aim' | 'start', string> & { ticks: object },
): Promise<void> {
  await ask(server, '/rest/v1/plans', plan, access_token);
}

/** The pathway that the account keeps, if it keeps one. */
export async function plansOf(
  server: RunningServer,
  { access_token }: Session,
): Promise<
  { country: string; ticks: Record<string, string>; stay: string | null; region: string | null }[]
> {
  const path = '/rest/v1/plans?select=country,ticks,stay,region';
  const { url, headers } = await backendOf(server, access_token);
  return (await fetch(url + path, { headers })).json();
}

/** One of the rights, as a person asks for it in their profile. */
export async function askForRight(
  server: RunningServer,
  { access_token }: Session,
  right: { kind: 'access' | 'rectification' | 'erasure'; text: string },
): Promise<void> {
  await ask(server, '/rest/v1/requests', right, access_token);
}

/** Makes an account an admin's, as the holder of the machine does: with the server at rest. */
export async function grantAdmin(server: RunningServer, email: string): Promise<void> {
  await server.stop();
  const granted = await promisify(execFile)(
    process.execPath,
    ['tools/operate/admin.ts', 'grant', email],
    { cwd: resolve(import.meta.dirname, '..'), env: { ...process.env, ...server.env } },
  );
  expect(granted.stdout).toContain(email);
  await server.restart();
}

/**
 * The mails to an address, once there are `count` of them: they leave off the request path. Without
 * those that tell of a sign-in on a new device, which to an account made here every browser is.
 */
export async function mailsTo(
  server: RunningServer,
  email: string,
  count: number,
): Promise<OutboxMail[]> {
  let mails: OutboxMail[] = [];
  await expect(async () => {
    mails = (await server.outbox()).filter((mail) => mail.to === email && !isDeviceNotice(mail));
    expect(mails.map(({ subject }) => subject)).toHaveLength(count);
  }).toPass();
  return mails;
}

export function isDeviceNotice({ subject }: { subject: string }): boolean {
  return /^(Inicio de sesión en|Signed in on) /.test(subject);
}

export function linkIn(mail: OutboxMail | undefined): string {
  return mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
}

/** One POST of the protocol, as a person when a token is given; throws what is no answer. */
export async function ask(server: RunningServer, path: string, body: object, token?: string) {
  const { url, headers } = await backendOf(server, token);
  const response = await fetch(url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
  return answer === '' ? undefined : JSON.parse(answer);
}

/** Where the site says that its backend is, and what every question to it carries. */
export async function backendOf(
  server: RunningServer,
  token?: string,
): Promise<{ url: string; headers: Record<string, string> }> {
  const { url, anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${token ?? anonKey}`,
    'content-type': 'application/json',
    'x-browser-key': browserKey,
  };
  return { url, headers };
}
