import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { PageId } from '#app/routes.ts';

/** Where each test is taken; its results all stand on one page. */
export const testPages = {
  interests: 'assessment',
  values: 'values-test',
  personality: 'personality-test',
} as const satisfies Record<InstrumentId, PageId>;
