import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from './slow-network.ts';

/** Seconds of a page's main thread, by the browser's own counters. */
export type ProcessorTime = { style: number; layout: number; script: number; thread: number };

const counters = {
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  script: 'ScriptDuration',
  thread: 'TaskDuration',
} as const;

/** Quiet is a second in which the main thread worked less than this share of it. */
const quietShare = 0.02;
const longestWait = 20;

/** What one visit of an address costs on a slow phone, from the request until the page is quiet. */
export async function processorTime(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<ProcessorTime> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await prepare(page);
    // Not from a page of the same site: a new one begins with its own counters.
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    await slowDown(session);
    const before = await read(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    const after = await whenQuiet(session, url);
    return {
      style: after.style - before.style,
      layout: after.layout - before.layout,
      script: after.script - before.script,
      thread: after.thread - before.thread,
    };
  } finally {
    await context.close();
  }
}

async function whenQuiet(session: CDPSession, url: string): Promise<ProcessorTime> {
  let last = await read(session);
  for (let second = 0; second < longestWait; second += 1) {
    await new Promise((passed) => setTimeout(passed, 1_000));
    const now = await read(session);
    if (now.thread - last.thread < quietShare) return now;
    last = now;
  }
  throw new Error(`${url} was not quiet within ${longestWait} s`);
}

async function read(session: CDPSession): Promise<ProcessorTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    style: of(counters.style),
    layout: of(counters.layout),
    script: of(counters.script),
    thread: of(counters.thread),
  };
}
