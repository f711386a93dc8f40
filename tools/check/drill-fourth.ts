// npm run drill:fourth: adds an instrument to a copy of this house by the recipe of docs/adding.md, builds the copy
// whole, and looks for the instrument in a browser wherever the others are. Exit code 1 when it is missing somewhere.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findInRelease, findOnPersonPage } from '#tests/fourth-instrument/admin-places.ts';
import { places, type Visit } from '#tests/fourth-instrument/places.ts';
import { recipeFor } from '#tests/house/recipes.ts';
import { createScratchHouse } from '#tests/house/scratch-house.ts';
import { startTemplateCluster } from '#tests/database/template-cluster.ts';
import { makeAccount } from '#tests/made-accounts.ts';
import { startServer } from '#tests/serve.ts';
import { chromiumFlags } from '#tools/launch/find-chromium.mjs';
import { getChromium } from '#tools/launch/get-chromium.ts';

const house = createScratchHouse();
let isMissing = false;

async function row(name: string, look: () => unknown): Promise<void> {
  const started = performance.now();
  const why = await Promise.resolve()
    .then(look)
    .then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${why ? 'MISSING' : 'found  '} ${name.padEnd(18)} ${seconds} s`);
  if (why) console.log(why.replace(/^/gm, '        '));
  if (why) isMissing = true;
}

function release(settings: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/operate/research-release.ts'],
    { cwd: house.folder, encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  if (status !== 0 || !/^toy: .*published\.$/m.test(stdout)) throw new Error(stdout + stderr);
}

async function lookEverywhere(): Promise<void> {
  const server = await startServer({ RATE_LIMITS: 'all=1000000/60' }, { root: house.folder });
  const executablePath = await getChromium(house.folder);
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({
      // A phone asks one question at a time.
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const person = await makeAccount(server, 'fourth@example.com');
    const visit: Visit = { browser, page, server, person };
    for (const { name, find } of places) await row(name, () => find(visit));
    await context.close();
    await row('a person’s page', () => findOnPersonPage(visit));
    await row('research release', () => findInRelease(visit, release));
  } finally {
    await browser.close();
    await server.remove();
  }
}

try {
  house.follow(recipeFor('An instrument'), { id: 'toy' });
  await row('types', async () => {
    const errors = await house.typeErrors();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  await row('published version', async () => {
    const faults = await house.instrumentFaults();
    if (faults) throw new Error(faults);
  });
  await row('build', () => house.run('tools/build/build.ts'));
  // People come into it past its rules, which takes a superuser.
  const cluster = await startTemplateCluster();
  process.env['SHARED_CLUSTER'] = cluster.url;
  try {
    await lookEverywhere();
  } finally {
    await cluster.stop();
  }
} finally {
  house.remove();
}
process.exitCode = isMissing ? 1 : 0;
