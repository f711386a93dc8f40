/**
 * `npm run bench:results`: how long a finished test keeps people waiting. The result page of a signed-in person, on a
 * phone's processor (four times slower) and slow 4G: from its data having arrived to the scores being painted and a
 * press at a fold being answered. And "send me my report": the whole request, whose mail leaves later. Medians of 5;
 * exits 1 when a limit is missed.
 */
import { chromium, type Browser } from '@playwright/test';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import {
  bringSession,
  makeAccount,
  saveAnswers,
  submitAttempt,
  type Session,
} from '#tests/made-accounts.ts';
import { startServer } from '#tests/serve.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const slowness = slownessNow();
const limits = {
  usable: Math.round(1_000 * slowness),
  report: Math.round(500 * slowness),
};
const runs = 5;
const slowdown = 4;
/** Lighthouse's "slow 4G", in bytes a second and milliseconds. */
const slow4G = { downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };

const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const browser = await chromium.launch(chromiumOptions());
const failures: string[] = [];
try {
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const usable: number[] = [];
  const reports: number[] = [];
  // The first of each warms the caches and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const { session, attempt } = await finishTest(`bench${run}@example.com`);
    const [page, report] = [await openResult(browser, session), await sendReport(session, attempt)];
    if (run === 0) continue;
    usable.push(page);
    reports.push(report);
  }
  row(`data to a usable result page, CPU ${slowdown}x slower`, usable, limits.usable);
  row('send-report, without the mail', reports, limits.report);

  async function sendReport({ access_token }: Session, attempt: string): Promise<number> {
    const started = performance.now();
    const answer = await fetch(`${server.url}/functions/v1/send-report`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ attempts: [attempt], level: 'both' }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 202) throw new Error(`send-report answered ${answer.status}`);
    return performance.now() - started;
  }
} finally {
  await browser.close();
  await server.remove();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function finishTest(email: string): Promise<{ session: Session; attempt: string }> {
  const session = await makeAccount(server, email);
  const attempt = crypto.randomUUID();
  const likes: Record<string, number> = { r: 3, i: 4, a: 3, s: 1, e: 0, c: 1 };
  const answers = Object.fromEntries(fullOrder.map((item) => [item, likes[item.charAt(0)] ?? 0]));
  await saveAnswers(server, session, { id: attempt, locale: 'es' }, answers);
  await submitAttempt(server, session, attempt);
  return { session, attempt };
}

/** Milliseconds from the arrival of the attempts to the frame that answers a press at the first fold. */
async function openResult(on: Browser, session: Session): Promise<number> {
  const context = await on.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await bringSession(page, server, session);
  await page.addInitScript(measure);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await page.goto(`${server.url}/results`);
  const took = await page.waitForFunction((): unknown => Reflect.get(globalThis, 'usableAfter'));
  const milliseconds = Number(await took.jsonValue());
  await context.close();
  return milliseconds;
}

/** Runs in the page: presses the first fold as soon as it is painted, and notes when that was answered. */
function measure(): void {
  const observer = new MutationObserver(() => {
    const fold = document.querySelector<HTMLElement>('main details summary');
    if (!fold || !document.querySelector('main table')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        fold.click();
        requestAnimationFrame(() =>
          setTimeout(() => {
            const asked = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/rest/v1/attempts'))
              .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
            Reflect.set(globalThis, 'usableAfter', performance.now() - Math.max(...asked));
          }),
        );
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true });
}

function row(what: string, values: number[], limit: number): void {
  const middle = median(values);
  console.log(
    `${what.padEnd(48)}${values.map((each) => each.toFixed(0)).join(' ')}  median ${middle.toFixed(0)} ms of ${limit}`,
  );
  if (!(middle < limit)) failures.push(`${what}: ${middle.toFixed(0)} ms`);
}
