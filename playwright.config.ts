import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';

/** How many times slower than a quiet machine this one is: what waits for a state waits so much longer. */
const pace = Number(process.env.TEST_PACE ?? 1);

/** Journeys in a real browser against the built site and the product's own server. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A file's tests share its server; files that use the worker's own server say that they may spread.
  fullyParallel: false,
  globalSetup: './tests/data-template.ts',
  // `npm test` gives the number that suits the machine.
  workers: 3,
  forbidOnly: true,
  // A machine with two cores may lose a click between press and release. What needs it is named at the end.
  retries: 1,
  // Only what hangs takes so long: some stop the server, ask a command, and start it again, five times over.
  timeout: 300_000 * pace,
  expect: { timeout: 10_000 * pace },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '.cache/browser.json' }],
    ['./tests/house/assertion-reporter.ts'],
  ],
  use: {
    // Long enough for a slowed phone; a press that never lands says so before the test's own end.
    actionTimeout: 30_000 * pace,
    // Each test's new browser would fetch the whole offline copy; the tests about that copy allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
});
