import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copy as en } from '#content/sentences/legal/en/legal.ts';
import { copy as es } from '#content/sentences/legal/es/legal.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import { constants } from '#domain/constants.ts';

const root = resolve(import.meta.dirname, '../..');

/** Asked only where the owner switched it on, about no person: the legal page names it then, as no processor. */
const askedOnWish = 'the service of known breaches';

/** The files that open a connection to another machine, and which processor of the legal page it belongs to. */
const reached: Record<string, string> = {
  'server/auth/passwords/breached-passwords.ts': askedOnWish,
  'server/functions/hosted-reports.ts': 'backend',
  'server/jobs/jobs-state.ts': 'backend',
  'server/database/connections.ts': 'backend',
  'server/mail/mail-transport.ts': 'email',
  'server/withdrawals/post-once.ts': 'mailing',
};

/** Whom the server never talks to: people go there by a link, or write to the owner. */
const byPeople: Record<string, string> = {
  forms: site.bookingUrl.value,
  workspace: site.owner.value.email,
};

/** The settings that take the address of another machine, and who is behind it. */
const processorOf: Record<string, string> = {
  BACKEND_URL: 'backend',
  BREACHED_PASSWORDS_URL: askedOnWish,
  CONTACTS_WEBHOOK_URL: 'mailing',
  DATABASE_URL: 'backend',
  POOL_URL: 'backend',
  READ_URL: 'backend',
  SMTP_URL: 'email',
  SITE_URL: 'this server itself',
};

const OPENS =
  /(?<![.\w'])fetch\(`|import (?!type).*'(nodemailer|@supabase\/lite\/postgres)'|import \{ (Client|Pool)\b.*'pg'|\b(net|tls|dgram|https?)\.(connect|createSocket|get|request)\(/;

test('P12: each host the server connects to stands in the list of processors, and the list names no other', () => {
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

test('P12: the owner’s list for art. 28 has a row for each processor, as the site file and the code have it', () => {
  const text = readFileSync(resolve(root, 'docs/processors.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, kind, rest = '']) => {
    const [provider, region, seen, by, contract, transfer] = rest
      .split('|')
      .map((cell) => cell.trim());
    return { kind, provider, region, seen, by, contract, transfer };
  });
  expect(rows.map(({ kind, provider, region }) => ({ kind, provider, region }))).toEqual(
    people.processors.value,
  );
  for (const row of rows) expect(Object.values(row).filter((cell) => !cell)).toEqual([]);
  // The settings that lead to another machine stand in the row of the company behind it.
  for (const [setting, processor] of Object.entries(processorOf)) {
    if (!people.processors.value.some(({ kind }) => kind === processor)) continue;
    expect(rows.find(({ kind }) => kind === processor)?.by).toContain(`\`${setting}\``);
  }
});

test('the record of processing has a row for each permission, and its terms are those of the constants', () => {
  const record = readFileSync(resolve(root, 'docs/record-of-processing.md'), 'utf8');
  const rows = [...record.matchAll(/^\| (?!activity|-)(.+?) +\|(.*)\|$/gm)].map(
    ([, name, rest = '']) => ({
      name,
      basis: rest.split('|')[2]?.trim() ?? '',
      until: rest.split('|')[3]?.trim() ?? '',
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ basis }) => basis === 'a').map(({ name }) => name)).toEqual([
    "a guest's link",
    'guidance mails',
    'research',
    'asking again',
  ]);
  expect(rows.filter(({ basis, until }) => !/^[a-f]\b/.test(basis) || until === '')).toEqual([]);
  const terms: Record<string, string> = {
    account: `${constants.inactiveMonths} months unused and ${constants.inactiveNoticeDays} days of notice; unconfirmed after ${constants.unconfirmedAccountDays} days`,
    'result held for sign-up': `${constants.heldAttemptHours} hours`,
    'what one adds': `${constants.endedShareDays} days after its end`,
    "a guest's link": `${constants.guestLinkDays} days, its empty row ${constants.endedShareDays} more`,
    'mails of the account': `${constants.outboxDays} days`,
    'rights and requests': `${constants.outsideRequestDays} days after the answer`,
    'guidance mails': `${constants.withdrawalDays} days`,
    security: `${constants.sessionIdleDays} days unused; ${constants.knownDeviceMonths} months unseen`,
    'looks and changes': `${constants.auditMonths} months`,
    'proof of erasure': `${constants.erasureLedgerMonths} months`,
    'backups, technical log': `${constants.backupDays} and ${constants.logDays} days`,
  };
  for (const [activity, term] of Object.entries(terms))
    expect(rows.find(({ name }) => name === activity)?.until).toContain(term);
});

test('P12: every address that the configuration takes for another machine has its processor', () => {
  const source = ['server/config.ts', 'server/contacts-webhook.ts']
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  const named = new Set(source.match(/\b[A-Z_]+_URL\b/g));
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
