import { afterEach, expect, test, vi } from 'vitest';
import AssertionReporter from './assertion-reporter.ts';

afterEach(() => vi.restoreAllMocks());

test.fails('Vitest: a loop of assertions over an empty list is red', () => {
  const lines: readonly string[] = '\n'.split('\n').filter((line) => line !== '');
  for (const line of lines) expect(line).not.toBe('');
});

const assertion = { category: 'expect', steps: [] };
const press = { category: 'pw:api', steps: [] };

/** What a run comes to whose only test ends so, and what is printed. */
async function runWith(status: string, steps: readonly { category: string; steps: never[] }[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const reporter = new AssertionReporter();
  reporter.onTestEnd({ titlePath: () => ['a.spec.ts', 'a title'] }, { status, steps });
  return { end: await reporter.onEnd(), printed: log.mock.calls.flat() };
}

test('Playwright: a test that passes without an assertion fails the run and is named', async () => {
  const { end, printed } = await runWith('passed', [press]);
  expect(end).toEqual({ status: 'failed' });
  expect(printed).toEqual(['passed without an assertion:\na.spec.ts a title']);
});

test('Playwright: an assertion counts in whatever step it stands', async () => {
  expect((await runWith('passed', [press, assertion])).end).toBeUndefined();
  const reporter = new AssertionReporter();
  const step = { category: 'test.step', steps: [press, assertion] };
  reporter.onTestEnd({ titlePath: () => ['a.spec.ts'] }, { status: 'passed', steps: [step] });
  expect(await reporter.onEnd()).toBeUndefined();
});

test('Playwright: what failed or was left out needs none', async () => {
  expect((await runWith('failed', [])).end).toBeUndefined();
  expect((await runWith('skipped', [])).end).toBeUndefined();
});
