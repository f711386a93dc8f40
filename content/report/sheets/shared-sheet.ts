// What a counsellor may read of one pupil, as the sheets tell it.
import type { Copy as FamilyCopy } from '#content/dictionaries/es/shared-result.ts';
import type { Copy } from '#content/dictionaries/es/sheets.ts';
import { fill } from '#content/wording/fill.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Report } from '#domain/report/report.ts';
import type { ReportWords } from '#content/report/report-words.ts';

/** What the pupil's browser summed up. */
export type SharedSummary = {
  readonly letters: readonly RiasecLetter[];
  readonly isUndecided: boolean;
  /** Ids of families of careers. */
  readonly families: readonly string[];
  readonly values: readonly WorkValue[];
};

export type SharedSheet = {
  readonly alias: string;
  readonly centre: string;
  readonly group: string;
  /** ISO 8601. */
  readonly finishedAt: string | null;
  readonly summary: SharedSummary;
  /** Only where everything was shared. */
  readonly report: Report | undefined;
  /** When to meet next, ISO 8601. */
  readonly appointment: string | null;
  /** What was agreed, step by step. */
  readonly agreed: readonly string[];
};

export type SheetWords = {
  readonly words: ReportWords;
  readonly family: FamilyCopy['parents'];
  readonly copy: Copy;
};

/** How sentences call a pupil: by the alias, or as the one of that seat. */
export function calledBy(alias: string, { seat }: Pick<Copy, 'seat'>): string {
  return /^\d+$/.test(alias) ? fill(seat, { n: alias }) : alias;
}
