/**
 * The walk from the landing page to one's own profile in the other language, in Chromium, Firefox and WebKit, with a real
 * pointer and real keys, on a phone's window and a wide one. An engine that this machine does not have is left out, and
 * said so; `apt-get install firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb` brings the two others to a Debian.
 *
 *     npm run engines [-- --pictures=FOLDER] [--only=firefox]
 *
 * FOLDER gets a picture of every step. Exits 1 where a step fails.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/serve.ts';
import type { Engine, Size } from './driver.ts';
import { missingFeatures } from './missing-features.ts';
import { visitor } from './visitor.ts';
import { steps } from './walk.ts';
import { chromium, firefox } from './with-puppeteer.ts';
import { webkit } from './with-webkit.ts';

const { values: given } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
});
const engines = [chromium, firefox, webkit].filter(({ name }) => (given.only ?? name) === name);
const sizes: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
type Walked = { name: string; times: Map<string, number>; failure?: string };

const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const walks: Walked[] = [];
try {
  for (const engine of engines) {
    const missing = engine.missing();
    if (missing) console.log(`skipped  ${engine.name}: ${missing}`);
    else for (const size of sizes) walks.push(await walkIn(engine, size));
  }
} finally {
  await server.remove();
}
printTable();
const failures = walks.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));
for (const failure of failures) console.error(`FAILED  ${failure}`);
process.exit(failures.length > 0 || walks.length === 0 ? 1 : 0);

async function walkIn(engine: Engine, size: Size): Promise<Walked> {
  const name = `${engine.name} ${size.width}`;
  const walked: Walked = { name, times: new Map() };
  const folder = await mkdtemp(join(tmpdir(), `faro-${engine.name}-`));
  const driver = await engine.open(size, folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const person = visitor(driver);
  const email = `ana.${engine.name}.${size.width}@example.com`;
  let [number, at] = [0, 'start'];
  try {
    for (const step of steps) {
      [number, at] = [number + 1, step.name];
      const begun = performance.now();
      await step.walk(person, server, email);
      walked.times.set(step.name, performance.now() - begun);
      await keep(`${name} ${String(number).padStart(2, '0')} ${step.name}`);
      if (number > 1) continue;
      const lacks = await driver.run(missingFeatures);
      const seen = await driver.run(() => `${innerWidth} × ${innerHeight}`);
      console.log(`${name}: ${driver.version}, ${seen}, lacks ${lacks.join(', ') || 'nothing'}`);
    }
  } catch (error) {
    walked.failure = `${at}: ${error instanceof Error ? error.message : String(error)}`;
    await keep(`${name} ${String(number).padStart(2, '0')} ${at} FAILED`).catch(() => {});
  } finally {
    await driver.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return walked;

  async function keep(title: string): Promise<void> {
    if (!given.pictures) return;
    await mkdir(given.pictures, { recursive: true });
    const file = `${title.replaceAll(' ', '-')}.png`;
    await writeFile(join(given.pictures, file), await driver.picture());
  }
}

/** Steps down, engines across, in seconds. */
function printTable(): void {
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, n) => (n ? cell.padStart(16) : cell.padEnd(10))).join(''));
  row(['', ...walks.map(({ name }) => name)]);
  for (const step of steps) {
    const cells = walks.map(({ times }) => {
      const time = times.get(step.name);
      return time === undefined ? '–' : `${(time / 1_000).toFixed(1)} s`;
    });
    row([step.name, ...cells]);
  }
}
