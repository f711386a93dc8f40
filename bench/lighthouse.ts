/**
 * Lighthouse (mobile, simulated throttling) over the built public pages, medians of 5 runs, against
 * what the site promises. `--runs=1` for a quick look, `--pages=/,/legal` for a choice. Exits 1 over a limit.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { startServer } from '#tests/serve.ts';
import { shownRoutes } from '#tests/shown-routes.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const options = Object.fromEntries(
  process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=')),
);
const runs = Number(options.runs ?? 5);
const articles = shownRoutes
  .filter(({ page }) => page.startsWith('blog-'))
  .flatMap(({ es, en }) => [es, en]);
const pages: string[] = options.pages?.split(',') ?? [
  '/',
  '/en',
  '/legal',
  '/carreras',
  '/me-llega-y-cuanto-cuesta',
  ...articles,
];
const known: string[] = shownRoutes.flatMap(({ es, en }) => [es, en]);
for (const page of pages)
  if (!known.includes(page)) throw new Error(`${page} is no page of the site`);

/** `worst` fails the run; `aim` is what we want and only gets a mark. Higher is better where `up`. */
const measures = [
  { name: 'performance', unit: '', aim: 100, worst: 98, up: true },
  { name: 'accessibility', unit: '', aim: 100, worst: 100, up: true },
  { name: 'best-practices', unit: '', aim: 100, worst: 100, up: true },
  { name: 'seo', unit: '', aim: 100, worst: 100, up: true },
  { name: 'LCP', unit: ' ms', aim: 1200, worst: 1500, up: false },
  { name: 'TBT', unit: ' ms', aim: 50, worst: 50, up: false },
  { name: 'CLS', unit: '', aim: 0, worst: 0, up: false },
  { name: 'kB', unit: '', aim: 100, worst: Infinity, up: false },
] as const;
type Values = Record<(typeof measures)[number]['name'], number>;

slownessNow();
const port = 4290;
const server = await startServer({ RATE_LIMITS: 'all=100000/60' });
const browser = await chromium.launch({
  ...chromiumOptions(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
const failures: string[] = [];
try {
  console.log(
    `${'page'.padEnd(34)}${measures.map(({ name }) => name.padStart(15)).join('')}   medians of ${runs}`,
  );
  for (const page of pages) {
    const seen: Values[] = [];
    while (seen.length < runs) seen.push(await measure(server.url + page));
    const cells = measures.map((measure) => {
      const value = median(seen.map((values) => values[measure.name]));
      const isWithin = (limit: number) => (measure.up ? value >= limit : value <= limit);
      if (!isWithin(measure.worst)) {
        failures.push(`${page}: ${measure.name} ${value}, limit ${measure.worst}`);
      }
      const mark = isWithin(measure.aim) ? ' ' : isWithin(measure.worst) ? '~' : '!';
      return `${value}${measure.unit}${mark}`.padStart(15);
    });
    console.log(page.padEnd(34) + cells.join(''));
  }
} finally {
  await browser.close();
  await server.remove();
}
for (const failure of failures) console.error(`OVER THE LIMIT  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function measure(url: string): Promise<Values> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse gave up on ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
  for (const { id, score, scoreDisplayMode, title } of Object.values(audits)) {
    const isScored = scoreDisplayMode === 'binary' && score === 0;
    if (isScored && process.env.VERBOSE) console.log(`  ${url}: ${id}: ${title}`);
  }
  const points = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    LCP: Math.round(number('largest-contentful-paint')),
    TBT: Math.round(number('total-blocking-time')),
    CLS: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    kB: Math.round(number('total-byte-weight') / 100) / 10,
  };
}
