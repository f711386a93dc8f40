import type { PageId } from '#app/routes.ts';

/** Where each test is taken; its results all stand on one page. */
export const testPages = {
  riasec: 'assessment',
  values: 'values-test',
  personality: 'personality-test',
} as const satisfies Record<string, PageId>;

export type TestId = keyof typeof testPages;

export const testIds = ['riasec', 'values', 'personality'] as const satisfies readonly TestId[];

export function isTestId(id: string | null | undefined): id is TestId {
  return testIds.some((known) => known === id);
}
