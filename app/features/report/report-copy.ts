import type { Copy } from '#content/dictionaries/es/results.ts';

/** The words around the result of any test. */
export type ReportCopy = Pick<Copy, 'report' | 'quality'>;
