import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How `tests/beside-source.ts` calls comparisons with sources. */
const besideItsSource = 'beside its source';

/** What a suite came to; `end` is what it printed last. */
export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
  end?: string;
  /** How many tables and records were held against their source, and how many not because its files are absent. */
  compared?: { readonly held: number; readonly absent: number };
};

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z
    .array(
      z.object({
        assertionResults: z.array(
          z.object({ ancestorTitles: z.array(z.string()), status: z.string() }),
        ),
      }),
    )
    .default([]),
});
const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Reads Vitest's JSON report. A suite that fails without a failed test counts as one failure. */
export function vitestResult(name: string, file: string, exitCode: number): SuiteResult {
  const report = readReport(file, vitestReport);
  if (!report) return broken(name, 'ended without a report');
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  const result = { name, passed, failed, skipped, compared: comparedIn(report) };
  return complete(result, exitCode === 0 && report.success);
}

function comparedIn({ testResults }: z.infer<typeof vitestReport>) {
  const comparisons = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.includes(besideItsSource));
  const isHeld = ({ status }: { status: string }) => status === 'passed' || status === 'failed';
  const held = comparisons.filter(isHeld).length;
  return { held, absent: comparisons.length - held };
}

/** Reads Playwright's JSON report. A test that passed only when repeated counts as failed. */
export function playwrightResult(name: string, file: string, exitCode: number): SuiteResult {
  const report = readReport(file, playwrightReport);
  if (!report) return broken(name, 'ended without a report');
  const { expected, unexpected: failed, flaky, skipped } = report.stats;
  const result = { name, passed: expected + flaky, failed, skipped };
  const note = flaky > 0 ? { note: `${flaky} passed at the second try only: look at them` } : {};
  return complete({ ...result, ...note }, exitCode === 0 && report.errors.length === 0);
}

/** A check that is one step: passed by exit code 0. */
export function stepResult(name: string, exitCode: number): SuiteResult {
  const failed = exitCode === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, skipped: 0 };
}

/** A suite that should have run and did not. */
export function broken(name: string, note: string): SuiteResult {
  return { name, passed: 0, failed: 1, skipped: 0, note };
}

function complete(result: SuiteResult, isSuccess: boolean): SuiteResult {
  if (result.passed + result.failed === 0) return broken(result.name, 'ran no test');
  if (isSuccess || result.failed > 0) return result;
  return { ...result, failed: 1, note: 'failed outside of its tests' };
}

function readReport<T>(file: string, shape: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
