import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/legal.ts';
import { copy as es } from '#content/dictionaries/es/legal.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** Asked only where the owner switched it on, about no person: the legal page names it then, as no processor. */
const askedOnWish = 'the service of known breaches';

/** The files that open a connection to another machine, and which processor of the legal page it belongs to. */
const reached: Record<string, string> = {
  'server/auth/passwords/breached-passwords.ts': askedOnWish,
  'server/functions/hosted-reports.ts': 'backend',
  'server/jobs/jobs-state.ts': 'backend',
  'server/database/postgres.ts': 'backend',
  'server/database/rest-on-postgres.ts': 'backend',
  'server/mail/mail-transport.ts': 'email',
  'server/withdrawals/post-once.ts': 'mailing',
};

/** Whom the server never talks to: people go there by a link, or write to the owner. */
const byPeople: Record<string, string> = {
  forms: site.bookingUrl.value,
  workspace: site.owner.value.email,
};

const OPENS =
  /(?<![.\w'])fetch\(`|import (?!type).*'(nodemailer|postgres|@supabase\/lite\/postgres)'|\b(net|tls|dgram|https?)\.(connect|createSocket|get|request)\(/;

test('P12: whoever the server connects to stands in the list of processors, and the list names nobody else', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const opening = files.filter((file) => OPENS.test(readFileSync(resolve(root, file), 'utf8')));
  expect(opening.toSorted()).toEqual(Object.keys(reached).toSorted());
  const kinds = new Set([...Object.values(reached), ...Object.keys(byPeople)]);
  kinds.delete(askedOnWish);
  expect(people.processors.value.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
  expect(Object.values(byPeople).every((where) => where !== '')).toBe(true);
});

test('P12: every address that the configuration takes for another machine has its processor', () => {
  const source = ['server/config.ts', 'server/contacts-webhook.ts']
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  const named = new Set(source.match(/\b[A-Z_]+_URL\b/g));
  const processorOf: Record<string, string> = {
    BACKEND_URL: 'backend',
    BREACHED_PASSWORDS_URL: askedOnWish,
    CONTACTS_WEBHOOK_URL: 'mailing',
    DATABASE_URL: 'backend',
    POOL_URL: 'backend',
    SMTP_URL: 'email',
    SITE_URL: 'this server itself',
  };
  expect([...named].toSorted()).toEqual(Object.keys(processorOf).toSorted());
});

test.each([
  ['es', es],
  ['en', en],
] as const)('P12: the legal page (%s) shows each processor with its provider', (_, copy) => {
  const shown = JSON.stringify(copy);
  for (const { provider } of people.processors.value) expect(shown).toContain(provider);
});

test.each([
  ['es', es],
  ['en', en],
] as const)(
  'P12: the legal page (%s) names the service of known breaches where it is asked, and only there',
  (_, copy) => {
    expect(JSON.stringify(copy).includes('api.pwnedpasswords.com')).toBe(site.breachedPasswords);
    const source = readFileSync(resolve(root, 'server/config.ts'), 'utf8');
    expect(source).toContain('https://api.pwnedpasswords.com');
  },
);

test('P12: what the pages ask for is answered by the site or the backend, and by no other host', () => {
  // Seen from outside by every page's journey (public.spec.ts, consent.spec.ts); here so that none is added unseen.
  const elsewhere =
    /(?<![.\w'])fetch\(\s*['"`](https?:)?\/\/|new (WebSocket|EventSource)\(|sendBeacon\(/;
  const found = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    elsewhere.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
