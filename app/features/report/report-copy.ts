import type { Copy } from '#content/dictionaries/es/results.ts';

/** The words of a report, and those of the six types. */
export type ReportCopy = Pick<Copy, 'report' | 'types' | 'quality'>;
