import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const cruiser = join(root, 'node_modules/.bin/depcruise');
const order: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  join(root, '.folder-order.cjs'),
);

/** A forbidden import in each room, and the rule that it breaks. */
const planted: [room: string, source: string, rule: string][] = [
  ['domain', `import '#content/site.ts';`, 'domain-knows-only-itself-and-zod'],
  ['domain', `import 'react';`, 'domain-knows-only-itself-and-zod'],
  ['domain', `import 'node:fs';`, 'domain-knows-only-itself-and-zod'],
  ['content', `import '#server/clock.ts';`, 'content-builds-on-domain-only'],
  ['server', `import '#app/routes.ts';`, 'server-never-imports-app'],
  ['server', `import '#tools/demo/random.ts';`, 'products-know-no-tools'],
  ['server/mail', `import '#server/auth/error.ts';`, 'server-runs-one-way'],
  ['server/limits', `import '#server/rest/rest-answer.ts';`, 'server-runs-one-way'],
  ['server/auth/mails', `import '#server/auth/mfa/totp.ts';`, 'sign-in-runs-one-way'],
  ['server/jobs', `import '#server/backend.ts';`, 'server-folders-know-no-start'],
  ['app/data', `import '../../ui/button.tsx';`, 'data-shows-nothing'],
  ['app/data/device', `import '#app/data/account/session.ts';`, 'data-runs-one-way'],
  [
    'domain/instruments',
    `import type { Release } from '#domain/research/release.ts';`,
    'domain-runs-one-way',
  ],
  ['content/wording', `import '#content/dictionaries/es/site.ts';`, 'content-runs-one-way'],
  [
    'content/instruments',
    `import type { ToldPlan } from '#content/report/plan-lines.ts';`,
    'content-runs-one-way',
  ],
  ['app/ui', `import '#content/site.ts';`, 'ui-knows-nothing-of-ours'],
  ['app/features', `import '../sign-in/auth-form.tsx';`, 'features-never-meet'],
  [
    'app/instruments',
    `import '#app/features/report/use-report.ts';`,
    'instruments-stay-below-features',
  ],
  ['app/instruments', `import '#app/instruments/values/view.tsx';`, 'an-instrument-knows-no-other'],
  ['app/features', `import '#server/clock.ts';`, 'app-never-imports-server'],
];

/** The names of the rules that each planted file breaks; one run reads them all. */
function brokenRules(): string[][] {
  const folders = planted.map(([room]) => mkdtempSync(join(root, room, 'planted-')));
  try {
    return readPlanted(folders);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

function readPlanted(folders: readonly string[]): string[][] {
  folders.forEach((folder, index) => {
    writeFileSync(join(folder, 'planted.ts'), planted[index]?.[1] ?? '');
  });
  const names = folders.map((folder) => relative(root, folder));
  const { stdout } = spawnSync(
    cruiser,
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...names],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
    JSON.parse(stdout);
  return names.map((name) =>
    report.summary.violations
      .filter(({ from }) => from.startsWith(`${name}/`))
      .map(({ rule }) => rule.name),
  );
}

test(
  'a forbidden import planted in a room breaks the rule of that room',
  { timeout: 60_000 },
  () => {
    const broken = brokenRules();
    for (const [index, [room, source, rule]] of planted.entries())
      expect({ room, source, breaks: broken[index] }).toMatchObject({
        breaks: expect.arrayContaining([rule]),
      });
  },
);

test('every folder of a room with an order has its place in it', () => {
  const foldersOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() &&
      !entry.name.startsWith('planted-') &&
      holdsCode(join(folder, entry.name))
        ? [entry.name]
        : [],
    );
  for (const [name, folder] of [
    ['serverFolders', 'server'],
    ['authFolders', 'server/auth'],
    ['dataFolders', 'app/data'],
    ['domainFolders', 'domain'],
    ['contentFolders', 'content'],
  ] as const)
    expect({ name, folders: order[name]?.toSorted() }).toEqual({
      name,
      folders: foldersOf(folder).toSorted(),
    });
});

/** Of content, some folders hold records alone, and one what is made of them. */
function holdsCode(folder: string): boolean {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.some((name) => /(?<!\.d)\.tsx?$/.test(name));
}

test('the house as it stands breaks no import rule and is really read', { timeout: 60_000 }, () => {
  const report: { summary: { totalCruised: number; violations: unknown[] } } = JSON.parse(
    execFileSync(
      cruiser,
      [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'app',
        'content',
        'domain',
        'server',
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    ),
  );
  expect(report.summary.violations).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThan(100);
});
