import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { optionalPurposes } from '#app/data/device/storage-consent.ts';
import { CookieBanner } from '#app/features/cookie-banner/cookie-banner.tsx';
import { copy as cookiesEn } from '#content/dictionaries/en/cookies.ts';
import { copy as cookiesEs } from '#content/dictionaries/es/cookies.ts';
import { copy as en } from '#content/sentences/legal/en/legal.ts';
import { copy as privacyEn } from '#content/dictionaries/en/profile-privacy.ts';
import { copy as es } from '#content/sentences/legal/es/legal.ts';
import { copy as privacyEs } from '#content/dictionaries/es/profile-privacy.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import { constants } from '#domain/constants.ts';
import { readMigrations } from '#server/database/migrations.ts';

const root = resolve(import.meta.dirname, '../..');
const texts = { es: JSON.stringify(es), en: JSON.stringify(en) };
const units = {
  es: { Hours: 'horas', Days: 'días', Months: 'meses' },
  en: { Hours: 'hours', Days: 'days', Months: 'months' },
};

/** Which figure each step of the server's retention goes by; `short` ones last a day or two at most. */
const figures: Record<string, keyof typeof constants | 'by the ledger' | 'short'> = {
  'erased-before': 'by the ledger',
  'erased-centres-before': 'by the ledger',
  'closed-centres': 'closingCentreDays',
  'ended-classes': 'classDays',
  'counted-classes': 'short',
  'staff-invitations': 'short',
  rosters: 'rosterMonths',
  'meeting-links': 'meetingDays',
  'unconfirmed-accounts': 'unconfirmedAccountDays',
  'held-attempts': 'heldAttemptHours',
  'used-again': 'inactiveNoticeDays',
  'uses-seen': 'inactiveMonths',
  'unused-accounts': 'inactiveNoticeDays',
  'unused-account-notices': 'inactiveMonths',
  'ended-sessions': 'sessionIdleDays',
  'known-devices': 'knownDeviceMonths',
  'withdrawn-markers': 'withdrawnMarkerDays',
  'ended-shares': 'endedShareDays',
  'expired-guesses': 'short',
  'guest-link-guesses': 'short',
  'guest-link-summaries': 'guestLinkDays',
  'guest-links': 'endedShareDays',
  'request-askers': 'outsideRequestDays',
  'outside-requests': 'outsideRequestDays',
  outbox: 'outboxDays',
  'suppressed-addresses': 'suppressedAddressDays',
  'rate-limits': 'short',
  'client-salts': 'short',
  'one-time-tokens': 'short',
  'provider-flows': 'short',
  'unproved-factors': 'short',
  audit: 'auditMonths',
  'job-runs': 'jobRunDays',
  'policy-reports': 'policyReportDays',
  'step-counts': 'stepCountMonths',
  'erasure-ledger': 'erasureLedgerMonths',
  withdrawals: 'withdrawalDays',
};

test('every step of retention goes by a figure that is named here', () => {
  const steps = inserted('private.retention_rules').map(([step = '']) => step);
  expect(steps.toSorted()).toEqual(Object.keys(figures).toSorted());
});

test('the database keeps each thing as long as the figure says', () => {
  const spans = inserted('private.retention_spans').map(([name = '', span = '']) => {
    const [count, unit = ''] = span.slice(1, -1).split(' ');
    return [name, Number(count), name.toLowerCase().endsWith(unit)];
  });
  const named = new Set(Object.values(figures));
  const expected = Object.entries(constants).filter(([name]) =>
    [...named].some((each) => each === name),
  );
  // Of these the row itself, or a function of its own, knows the end.
  const elsewhere = ['guestLinkDays', 'heldAttemptHours', 'sessionIdleDays'];
  expect(spans.map(String).toSorted()).toEqual(
    expected
      .filter(([name]) => !elsewhere.includes(name))
      .map(([name, count]) => `${name},${String(count)},true`)
      .toSorted(),
  );
});

/** The first two values of every row that migrations insert into a table, in their order. */
function inserted(table: string): string[][] {
  const statements = readMigrations().flatMap(({ sql }) => [
    ...sql.matchAll(new RegExp(`insert into ${table} [^;]*?values\\n(.*?\\));\\n`, 'gs')),
  ]);
  return statements.flatMap(([, rows = '']) =>
    [...rows.matchAll(/^ {2}\('([A-Za-z-]+)', ([^,)]+)/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

test.each(['es', 'en'] as const)(
  'the legal page (%s) gives each figure with its unit',
  (locale) => {
    const named = [...Object.values(figures), 'sessionMaxDays', 'logDays', 'backupDays'] as const;
    for (const name of named) {
      if (name === 'by the ledger' || name === 'short') continue;
      const unit = Object.entries(units[locale]).find(([ending]) => name.endsWith(ending))?.[1];
      expect(texts[locale]).toContain(`${constants[name]} ${unit}`);
    }
  },
);

test('every purpose that the database knows is on the legal page and in the profile', () => {
  const sql = readFileSync(
    join(root, 'supabase/migrations/20261122143000_recontact_consent.sql'),
    'utf8',
  );
  const [, list = ''] = /purpose in \(([^)]*)\)/.exec(sql) ?? [];
  const purposes = [...list.matchAll(/'(\w+)'/g)].map(([, purpose]) => purpose);
  const named = {
    account: 'tu cuenta',
    marketing: 'correos de orientación',
    research: 'investigación anónima',
    recontact: 'volver a preguntarte',
  };
  expect(purposes).toEqual(Object.keys(named));
  for (const words of Object.values(named)) expect(texts.es).toContain(words);
  for (const words of ['your account', 'guidance emails', 'anonymous research', 'ask you again'])
    expect(texts.en).toContain(words);
  for (const { consents } of [privacyEs, privacyEn])
    expect(['account', ...Object.keys(consents.purposes)]).toEqual(purposes);
});

test('what a session keeps of a browser is on the legal page, with its end', () => {
  const kept = readFileSync(join(root, 'server/auth/sessions/sessions.ts'), 'utf8');
  expect(kept).toContain('user_agent');
  expect(texts.es.match(/cómo se presenta tu navegador/g)).toHaveLength(2);
  expect(texts.en.match(/how your browser introduces itself/g)).toHaveLength(2);
});

test('every name under which the code keeps something in the browser is in the table', () => {
  const elsewhere = [
    'faro-tab', // a lock, which ends with its document
    'faro-proof', // never stored: the client that holds it keeps no session
    ...(site.providers ? [] : ['faro-provider']), // off as shipped: not kept
  ];
  const sources = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, 'app', file), 'utf8'))
    .join('\n');
  const names = new Set(
    [...sources.matchAll(/['"`](faro-[a-z]+(?:-[a-z]+)*)/g)].map(([, name]) => name ?? ''),
  );
  for (const locale of ['es', 'en'] as const) {
    const missing = [...names].filter(
      (name) => !elsewhere.includes(name) && !texts[locale].includes(name),
    );
    expect(missing).toEqual([]);
  }
  expect(sources).not.toMatch(/document\.cookie\s*=(?!.*max-age=0)/);
});

test.each([
  [undefined, []],
  ['/count.js', [...optionalPurposes]],
] as const)(
  'P13: with analytics %s the banner asks for what a choice keeps, by the same names, and for nothing else',
  (analytics, asked) => {
    for (const copy of [cookiesEs, cookiesEn]) {
      const html = renderToStaticMarkup(CookieBanner({ copy, policyUrl: '/legal', analytics }));
      const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => box);
      const names = (of: readonly string[]) => of.map((box) => /name="([^"]+)"/.exec(box)?.[1]);
      expect(names(boxes.filter((box) => box.includes('disabled')))).toEqual(['technical']);
      expect(names(boxes.filter((box) => !box.includes('disabled')))).toEqual(asked);
      expect(html.includes(copy.nothingOptional)).toBe(asked.length === 0);
      expect(html.includes(copy.asks)).toBe(asked.length > 0);
      expect(html).not.toMatch(/undefined|\{\w+\}/);
    }
  },
);

test('P13: what starts with permission is asked for by name, in the one file that starts anything', () => {
  const boot = readFileSync(join(root, 'app/consent-boot.ts'), 'utf8');
  const started = [...boot.matchAll(/isAllowed\(choice, '(\w+)'\)/g)].map(([, purpose]) => purpose);
  expect(started).toEqual([...optionalPurposes]);
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, 'app', file), 'utf8'))
    .join('\n');
  // Frames and embedded players are how the content of others comes into a page; one frame has no address and runs nothing (decision 194).
  const own = /<iframe (?=[^<>]*sandbox="allow-same-origin")(?![^<>]*src)[^<>]*\/>/gi;
  expect(pages.match(own)).toHaveLength(1);
  expect(pages.replaceAll(own, '')).not.toMatch(
    /<(iframe|embed|video|audio)\b|<object\s|createElement\('(iframe|script)'\)/,
  );
});

test.each(['es', 'en'] as const)(
  'the cookie policy (%s) says of each of the three kinds whether it is in use',
  (locale) => {
    const { sections } = locale === 'es' ? es : en;
    const points = sections
      .find(({ id }) => id === 'cookies')
      ?.blocks.flatMap((block) => block.points);
    const kinds = {
      es: [/^Técnicas: sí/, /^De analítica: no usamos/, /^De terceros: no usamos/],
      en: [/^Technical: yes/, /^Analytics: we use none/, /^Third-party: we use none/],
    };
    expect(points).toHaveLength(3);
    for (const [index, kind] of kinds[locale].entries()) expect(points?.[index]).toMatch(kind);
  },
);

test('every host that the server or the site speaks to belongs to a named processor', () => {
  const kinds = people.processors.value.map(({ kind }) => kind);
  expect(kinds).toEqual(['backend', 'email', 'mailing', 'forms', 'workspace']);
  expect(site.analytics).toBeUndefined();
});
