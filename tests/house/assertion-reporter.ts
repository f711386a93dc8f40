// Playwright loads a reporter by its default export.
import type { Reporter } from '@playwright/test/reporter';

type Step = { readonly category: string; readonly steps: readonly Step[] };
type Titled = { titlePath(): string[] };
type Ended = { readonly status: string; readonly steps: readonly Step[] };

/**
 * Fails a run of Playwright in which a test passed without an assertion, and prints its title: a loop over an empty list
 * asserts nothing. Vitest has `requireAssertions` for it, Playwright nothing.
 */
export default class AssertionReporter implements Reporter {
  readonly #titles: string[] = [];

  onTestEnd(test: Titled, { status, steps }: Ended): void {
    if (status === 'passed' && !steps.some(asserts)) this.#titles.push(test.titlePath().join(' '));
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#titles.length === 0) return undefined;
    console.log(['passed without an assertion:', ...this.#titles].join('\n'));
    return { status: 'failed' };
  }
}

/** Whether `expect` was called in a step, or in one below it. */
function asserts({ category, steps }: Step): boolean {
  return category === 'expect' || steps.some(asserts);
}
